"""Every question of Asgard, by chapter: a pure function of the table, and beside it which rule takes an option away.

What can be paid and built is worked out in `rules/prices`.
"""
