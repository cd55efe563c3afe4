"""Scenes of beasts: a Monster that is Activated, an Event, a Hunt at its Hero round or near its end."""

from __future__ import annotations

from typing import Any

from meadhall.games.lords_of_ragnarok import board as b
from tests.games.lords_of_ragnarok.hunting import hunt, stack_attacks
from tests.games.lords_of_ragnarok.names import index
from tests.games.lords_of_ragnarok.scene import Scene, scene
from tests.games.script import split

FACES = {"move": 0, "attack": 2, "either": 4}  # a roll of the Monster die that shows it


def say(s: Scene, *lines: str) -> Scene:
    """Play lines, but leave out those that go without saying because there was nothing else to do."""
    for line in lines:
        name, words = split(line)
        if words in s.options(name):
            s.play(line)
    return s


def roused(name: str, face: str = "move", region: int = 20, **rest: Any) -> Scene:
    """Green has Activated a Monster by the Monsters Action, and the die shows this face, if it is rolled."""
    rest.setdefault("monsters", {name: region})
    s = scene(step="special", dice=[FACES[face]], **rest)
    return say(s, "green: act monsters", f"green: rouse {name}")


def event(region: int, *faces: str, **rest: Any) -> Scene:
    """Green has built a Monument, and the Event of this Region was drawn; the die shows these faces in turn."""
    rest.setdefault("wheel", {"prepare": "green"})
    s = scene(step="special", events=[region], dice=[FACES[face] for face in faces], **rest)
    return say(s, "green: act build-monument", "green: erect odin")


def hero_round(name: str = "garm", attack: str = "", keeper: str = "black", **rest: Any) -> Scene:
    """Green's Hunt at its first Hero round, the Attack that is named not being defended.

    If none is named, Regeneration was stopped by a Shield Wall, and nothing has happened. The Hunter draws three
    Shields, two for Might and one in the Monster round, unless `deck` says else.
    """
    rest.setdefault("deck", "shield shield shield")
    if attack:
        return hunt(name, hand=attack, **rest).play(f"{keeper}: attack {attack}", "green: done")
    hands = {"green": "", **rest.pop("hands", {})}
    hands["green"] += " shield-wall"
    s = hunt(name, hand="regeneration", hands=hands, **rest)
    return s.play(f"{keeper}: attack regeneration", "green: defend shield-wall", "green: done")


def short_deck(s: Scene, left: int) -> Scene:
    """Leave `left` Attack cards in the deck of the Hunt; those below have been played."""
    chase = s.g.chase
    chase.discard += chase.deck[:-left] if left else chase.deck
    chase.deck = chase.deck[-left:] if left else []
    return s.checked()


def next_attacks(s: Scene, attacks: str, hand: str = "") -> Scene:
    """In the middle of a Hunt: what the Monster side holds, and what it draws next."""
    s.g.chase.discard = []
    return stack_attacks(s, attacks, hand)


def box_of(s: Scene, name: str) -> Any:
    """The sheet of a beast."""
    return s.g.box.monsters[index(s.g.box.monsters, name)]


def plain(s: Scene, name: str) -> list[int]:
    """The boxes of a sheet that have no Trophy."""
    return [number + 1 for number, box in enumerate(box_of(s, name).boxes) if box.trophy == b.NOTHING]
