"""What attacks and points add up to, how far Missions and Objectives are, and what forbids a purchase or a raid.

Pure functions of the state, below rules, questions, views and heuristics.
"""
