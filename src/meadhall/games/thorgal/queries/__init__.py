"""What things add up to, which positions come back, and why something is not allowed.

Pure functions of the state, below rules, questions, views and heuristics.
"""
