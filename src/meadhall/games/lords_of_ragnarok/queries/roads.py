"""How far the ways to win are, and how near Ragnarok is (LR-801 to LR-826)."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.state import Lords


def how_far(g: Lords, seat: int, road: int) -> int:
    """Whole Territories, Temples, kills, or Regions next to Yggdrasil."""
    if road == b.JARL_SUPREME:
        return g.lands_of(seat)
    if road == b.GREAT_GODI:
        return g.temples_of(seat)
    return g.kills(seat) if road == b.SLAYER else crown_regions(g, seat)


def how_long(g: Lords, road: int) -> int:
    """What is needed; of Regions next to Yggdrasil, the most."""
    if road == b.JARL_SUPREME:
        return b.TERRITORIES_TO_WIN
    if road == b.GREAT_GODI:
        return b.temples_to_win(g.seats)
    if road == b.SLAYER:
        return b.kills_to_hunt_loki(g.seats)
    return max([crown_regions(g, seat) for seat in range(g.seats)])


def crown_regions(g: Lords, seat: int) -> int:
    """Regions next to Yggdrasil that the player controls (LR-814)."""
    return sum([owner == seat for owner, near in zip(g.owner, g.map.yggdrasil, strict=True) if near])


def omen_holds(g: Lords, omen: int) -> bool:
    word, number = g.box.omens[omen].sign
    return omen_progress(g, word) >= number


def omen_progress(g: Lords, word: int) -> int:
    """How far an Omen of this kind is (LR-817 to LR-826)."""
    if word == w.LEVEL:
        return max(g.levels)
    if word == w.LEVELS:
        return sum(g.levels)
    if word == w.TERRITORIES:
        return max([g.lands_of(seat) for seat in range(g.seats)])
    if word == w.TEMPLES:
        return max([g.temples_of(seat) for seat in range(g.seats)])
    if word == w.KILLS:
        return max([g.kills(seat) for seat in range(g.seats)])
    return g.monster_at.count(b.SLAIN)
