"""Hunts for the rule tests: green hunts a beast, and the Attack cards are stacked."""

from __future__ import annotations

from typing import Any

from tests.games.lords_of_ragnarok.names import index
from tests.games.lords_of_ragnarok.scene import Scene, scene


def hunt(
    monster_name: str = "garm", *, attacks: str = "", hand: str = "claw claw", might: int = 2, **rest: Any
) -> Scene:
    """Green's Hunt of a beast in Region 14, at the first choice of the Monster side, with the Attack cards named.

    `hand` is what the Monster side holds, `attacks` what it draws next; `hands`, `deck` and all else as for `scene`.
    The Hunter has drawn one of `deck` for each Might. Against Loki they have the Slayer tokens that it takes.
    """
    rest.setdefault("attributes", {"green": (2, might, 2)})
    rest.setdefault("monsters", {} if monster_name == "loki" else {monster_name: 14})
    rest.setdefault("at", {"green": 14, "red": 1, "black": 1})
    if monster_name == "loki":
        rest.setdefault("loki", 14)
        rest.setdefault("tokens", {"green": 2})
    s = scene(step="special", **rest)
    return start_hunt(s, monster_name, attacks, hand)


def start_hunt(s: Scene, name: str, attacks: str, hand: str) -> Scene:
    """Take the Monsters Action, Hunt, and stack the Attack cards when they have been dealt."""
    s.play("green: act monsters")
    if s.asked() == ["green: monsters"]:  # where there is nothing else to do, it goes without saying
        s.play(f"green: hunt {name}")
    return stack_attacks(s, attacks, hand)


def stack_attacks(s: Scene, attacks: str, hand: str) -> Scene:
    """The Monster side's hand and the next Attack cards, by name."""
    chase, rows = s.g.chase, s.g.box.attacks
    pool = [kind for kind, card in enumerate(rows) for _ in range(card.copies)]
    held, next_up = [index(rows, n) for n in hand.split()], [index(rows, n) for n in attacks.split()]
    for kind in (*held, *next_up):
        pool.remove(kind)
    chase.hand, chase.deck = sorted(held), pool + next_up[::-1]
    s.match.pending = [decision.again(s.g) for decision in s.match.pending]
    return s
