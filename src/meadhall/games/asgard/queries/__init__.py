"""What can be paid, built and received, what camps count, and why something is not allowed.

Pure functions of the state, below rules, questions, views and heuristics.
"""
