"""Every question of Thorgal, by chapter: the only place that knows what is legal.

A question lists its options from the state. Beside it, where a refusal can say more than the question's own rule, a
`why` says of any option of its verbs what is against it, and is empty exactly for those there are; both rest on the
same functions, most of them in `queries/legality`. `card` is the card whose effect asks.
"""
