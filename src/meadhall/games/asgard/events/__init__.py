"""What can happen in Asgard, by chapter, as the log, the animations and the screen reader are told it.

The class name is the message id (`event-TempleBuilt`), the fields are its arguments.
"""
