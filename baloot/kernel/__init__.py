"""The hot path, in plain ints: lawful cards, trick winners, card points.

A card is an int from 0 to 31 (`Card.index`), a set of cards an int with those bits, a suit an
int from 0 to 3, and the trump suit is `NO_TRUMP` in Sun. The kernel knows no profile: it gets
`rules`, an int that `baloot.rules.compiled` made of one.
"""
