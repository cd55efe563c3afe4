"""Every question of Thorgal, by chapter: the only place that knows what is legal.

A question lists its options from the state, or says of each thing it looks at what is against it; `otherwise` gives
reasons for what is not named. Only a turn, asked for most often, lists its options and has a `why` beside the list;
both rest on the same functions of `queries/legality`. `card` is the card whose effect asks.
"""
