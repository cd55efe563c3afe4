"""The arithmetic of a Hunt: what a defence must reach and does, what weapons fit which box (LR-611 to LR-630)."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.state import NOBODY, NOTHING, Lords


def rage(g: Lords) -> int:
    """What a defence must reach: the printed Rage less what waits for it, at least 1 (LR-611, LR-653)."""
    return max(1, g.box.attacks[g.chase.attack].rage - g.chase.calm)


def defence_value(g: Lords) -> int:
    """What the cards of the defence add up to."""
    return sum([g.box.combat[card].value for card in g.chase.defence])


def insight(g: Lords) -> int:
    """What finds a Weak Point: the defence, and Wisdom (LR-616)."""
    return g.attribute(g.chase.hunter, b.WISDOM) + defence_value(g)


def is_defended(g: Lords) -> bool:
    """By value, or by a Shield against an Attack that Shields stop (LR-611 to LR-613)."""
    blocks = [word for card in g.chase.defence for word, _ in g.box.combat[card].hunt if word == w.BLOCK]
    return defence_value(g) >= rage(g) or (bool(blocks) and g.box.attacks[g.chase.attack].shield)


def symbols(g: Lords, seat: int, card: int) -> tuple[int, ...]:
    """The weapon symbols a card can serve as in this Hunt; Shields deal no Damage (LR-630, LR-949, LR-978)."""
    weapon = g.box.combat[card].weapon
    if weapon == b.SHIELD:
        return ()
    hallowed = weapon == b.HAMMER and g.power(seat, w.ANY_HAMMER)
    return tuple(range(b.SHIELD)) if weapon == b.ANY or hallowed else (weapon,)


def partners(g: Lords, seat: int, card: int, weapons: tuple[int, ...]) -> list[int]:
    """Cards that cover a box of two symbols together with this one (LR-547)."""
    one, two = weapons
    mine, rest = symbols(g, seat, card), g.hands[seat][:]
    rest.remove(card)
    return [
        other for other in dict.fromkeys(rest)
        if (one in mine and two in symbols(g, seat, other)) or (two in mine and one in symbols(g, seat, other))
    ]  # fmt: skip


def bare_boxes(g: Lords, monster: int) -> list[int]:
    """Open boxes without a Trophy."""
    boxes, wounds = g.box.monsters[monster].boxes, g.wounds[monster]
    return [n for n, box in enumerate(boxes) if box.trophy == NOTHING and wounds[n] == NOBODY]
