"""What can be done against the Undead Army: whom to attack and with whom, and how Challenges are met."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild import options as o
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.cards.words import Effect
from meadhall.games.vikings_gone_wild.state import Vikings
from meadhall.kernel import DONE, Option, because, question

# -- attacks --------------------------------------------------------------------------------------------------


def attacks(g: Vikings, seat: int) -> list[Option]:
    """The cards of the row, in any slot, that the Units of the hand can beat (VG-404, VG-407, VG-412)."""
    attack, undead = g.hand_attack(seat), g.box.undead
    return [
        o.ATTACK.base + card * b.ROW + slot
        for slot, card in enumerate(g.row)
        if card >= 0 and 0 < undead[card].defence <= attack
    ]


def challenges(g: Vikings, seat: int) -> list[Option]:
    """The Challenges of the row that can be met now."""
    undead = g.box.undead
    lying = [card for card in g.row if card >= 0 and undead[card].family == w.CHALLENGE]
    return [o.MEET.base + card for card in lying if not why_not_meet(g, seat, card)]


def why_not(option: Option, g: Vikings, seat: int) -> str | None:
    """The reason against an attack on the Undead Army or against meeting a Challenge; None for anything else."""
    if option in o.ATTACK:
        card, slot = o.ATTACK.pair(option)
        return why_not_attack(g, seat, card, slot)
    return why_not_meet(g, seat, o.MEET.one(option)) if option in o.MEET else None


def why_not_attack(g: Vikings, seat: int, card: int, slot: int) -> str:
    """It lies there, has a DEF, and the hand is strong enough (VG-404, VG-409, VG-412, VG-427)."""
    if g.versus:
        return "VG-157"
    if g.row[slot] != card:
        return because("VG-407", "slot")
    row = g.box.undead[card]
    if not row.defence:
        return "VG-427" if row.family == w.CHALLENGE else "VG-409"
    attack = g.hand_attack(seat)
    return "" if attack >= row.defence else because("VG-412", attack=attack, defence=row.defence)


@question("VG-342", secret=True)
def send(g: Vikings, seat: int, picks: tuple[Option, ...], defence: int) -> Iterator[Option]:
    """Units of the hand that join in the attack, until they are enough (VG-342, VG-344, VG-412)."""
    if total(g, picks) >= defence:
        yield DONE
    yield from [o.SEND.base + card for card in dict.fromkeys(_left(g, seat, picks))]


@send.otherwise
def why_not_send(option: Option, g: Vikings, seat: int, picks: tuple[Option, ...], defence: int) -> str | None:
    if option == DONE:
        return because("VG-412", attack=total(g, picks), defence=defence)
    if option not in o.SEND:
        return None
    return because("VG-344", "hand") if g.box.attack[o.SEND.one(option)] else because("VG-342", "unit")


def total(g: Vikings, picks: tuple[Option, ...]) -> int:
    """What the Units picked so far add up to."""
    return g.force([o.SEND.one(pick) for pick in picks])


def _left(g: Vikings, seat: int, picks: tuple[Option, ...]) -> list[int]:
    """The Units that were not picked yet."""
    units = g.units(seat)
    for pick in picks:
        units.remove(o.SEND.one(pick))
    return units


# -- Challenges -----------------------------------------------------------------------------------------------


def condition(g: Vikings, card: int) -> Effect:
    """How a Challenge is met."""
    return g.box.undead[card].effects[0]


def why_not_meet(g: Vikings, seat: int, card: int) -> str:
    """It lies in the row, and this player alone can do now what it wants (VG-420 to VG-424, VG-932 to VG-937)."""
    if g.versus:
        return "VG-157"
    if g.box.undead[card].family != w.CHALLENGE:
        return because("VG-420", "challenge")
    if card not in g.row:
        return because("VG-420", "row")
    wanted = condition(g, card)
    if wanted.word in (w.HUNT, w.BUILDERS):
        return because("VG-424", done=g.deeds[b.KILLS if wanted.word == w.HUNT else b.WORKS], of=wanted.number)
    has = means(g, seat, wanted.word)
    return "" if has >= wanted.number else because(RULES[wanted.word], "means", needs=wanted.number, has=has)


RULES = {w.PAY_BEER: "VG-932", w.PAY_GOLD: "VG-933", w.SHIELDS: "VG-934", w.SACRIFICE: "VG-937"}


def means(g: Vikings, seat: int, word: int) -> int:
    """How much a player has of what a Challenge wants."""
    if word == w.PAY_BEER:
        return g.purse(seat, b.BEER)
    if word == w.PAY_GOLD:
        return g.purse(seat, b.GOLD)
    if word == w.SHIELDS:
        return len(g.shields(seat))
    return len(g.hands[seat]) + len(g.played[seat])


@question("VG-934")
def give_shields(g: Vikings, seat: int, picks: tuple[Option, ...]) -> Iterator[Option]:
    """A Defence card of the hand to discard."""
    yield from [o.DISCARD.base + card for card in dict.fromkeys(_unpicked(g.shields(seat), picks))]


@give_shields.otherwise
def why_not_give(option: Option, g: Vikings, seat: int, picks: tuple[Option, ...]) -> str | None:
    return because("VG-934", "hand") if option in o.DISCARD else None


def _unpicked(cards: list[int], picks: tuple[Option, ...]) -> list[int]:
    left = cards[:]
    for pick in picks:
        left.remove(o.DISCARD.one(pick))
    return left


@question("VG-937")
def sacrifice(g: Vikings, seat: int, picks: tuple[Option, ...]) -> Iterator[Option]:
    """A card of the hand, or one played in this turn, to remove from the game."""
    hand, played = _after(g, seat, picks)
    yield from [o.REMOVE.base + card for card in dict.fromkeys(hand)]
    yield from [o.REMOVE_PLAYED.base + card for card in dict.fromkeys(sorted(played))]


@sacrifice.otherwise
def why_not_sacrifice(option: Option, g: Vikings, seat: int, picks: tuple[Option, ...]) -> str | None:
    places = {"hand": o.REMOVE, "played": o.REMOVE_PLAYED, "discarded": o.REMOVE_DISCARDED}
    place = next((place for place, block in places.items() if option in block), "")
    return because("VG-937", place) if place else None


def _after(g: Vikings, seat: int, picks: tuple[Option, ...]) -> tuple[list[int], list[int]]:
    """Hand and play area without what was picked."""
    hand, played = g.hands[seat][:], g.played[seat][:]
    for pick in picks:
        if pick in o.REMOVE:
            hand.remove(o.REMOVE.one(pick))
        else:
            played.remove(o.REMOVE_PLAYED.one(pick))
    return hand, played
