"""How much work there is in a round of each contest."""

from attrs import frozen


@frozen
class Sizes:
    """Counts of deals, claims and so on."""

    typed_deals: int = 500
    peer_deals: int = 500
    play_outs: int = 20_000
    perft_deals: int = 20
    claims: int = 200
    scored: int = 10_000
    replayed: int = 10_000
    cases: int = 10_000
    loads: int = 5
    imports: int = 5
    states: int = 100_000
    growth: tuple[int, ...] = (1_000, 10_000, 100_000)


FULL = Sizes()
TINY = Sizes(2, 2, 3, 1, 3, 3, 2, 3, 1, 1, 60, (2, 4))
