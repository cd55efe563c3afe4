"""What Battles and Hunts add up to, and how far the ways to win are.

Pure functions of the state, below rules, questions, views and heuristics.
"""
