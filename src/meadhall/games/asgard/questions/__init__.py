"""Every question of Asgard, by chapter: a pure function of the table, the only place that knows what is legal.

Most are made of a `why_not`, which says what is legal and why the rest is not; where a list is faster, the reasons
stand beside it and ask the same functions of `queries/legality`.
"""
