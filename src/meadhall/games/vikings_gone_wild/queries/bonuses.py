"""What End-game Bonuses count, and how their points are shared (VG-773 to VG-776, VG-992 to VG-999)."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.state import Vikings


def shares(counts: list[int], first: int, second: int) -> list[int]:
    """Equals share both places if they are first, and get at least 1 VP each if they are second (VG-774 to VG-776)."""
    ranked = sorted({has for has in counts if has}, reverse=True)  # who has nothing gets nothing
    worth = dict.fromkeys(counts, 0)
    if ranked and counts.count(ranked[0]) > 1:
        worth[ranked[0]] = (first + second) // counts.count(ranked[0])
    elif ranked:
        worth[ranked[0]] = first
        for next_most in ranked[1:2]:
            worth[next_most] = max(second // counts.count(next_most), 1)
    return [worth[has] for has in counts]


def count(g: Vikings, seat: int, bonus: int) -> int:
    """What a Bonus looks at (VG-992 to VG-999)."""
    counts = g.box.bonuses[bonus].counts
    if counts == w.MOST_BUILDINGS:
        return len(g.built[seat])
    if counts == w.MOST_INDUSTRY:
        return g.count(seat, b.BREWERY) + g.count(seat, b.GOLD_MINE)
    if counts == w.MOST_STORED:
        return sum(g.stored[seat])
    if counts == w.MOST_MISSIONS:
        return len(g.completed[seat])
    return count_cards(g, seat, counts)


def count_cards(g: Vikings, seat: int, counts: int) -> int:
    """Cards in draw pile, hand and discard; Viking Warriors are no Army (VG-992 to VG-994, VG-998)."""
    rows = [g.box.cards[card] for card in g.owned(seat)]
    if counts == w.MOST_MIGHT:
        return sum([row.attack for row in rows])
    if counts == w.MOST_PATH:
        return sum([row.family == w.PATH for row in rows])
    if counts == w.MOST_DEFENCES:
        return sum([row.defence > 0 for row in rows])
    return sum([row.attack > 0 and row.family != w.STARTER for row in rows])
