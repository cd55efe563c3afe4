"""Why something is not allowed, by rule.

Pure functions of the state, below rules, questions, views and heuristics.
"""
