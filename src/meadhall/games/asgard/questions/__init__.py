"""Every question of Asgard, by chapter: a pure function of the table, the only place that knows what is legal.

Most say of one option why not, or of each thing they look at; where a question lists its options, `otherwise` gives
reasons for the rest. Only the action of a disc and its placing, asked most often, have a list and a `why` beside it.
"""
