"""What can happen in Asgard, by chapter, for the log, the animations and the screen reader.

The class name is the message id (`event-TempleBuilt`), the fields are its arguments.
"""
