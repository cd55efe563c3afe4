"""What is asked in a Battle."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.events.table import Artefact
from meadhall.games.lords_of_ragnarok.queries.combat import loss_symbols, side_of
from meadhall.games.lords_of_ragnarok.questions.candidates import army_options, held
from meadhall.games.lords_of_ragnarok.state import NOTHING, Lords
from meadhall.kernel import DONE, Option, Seat, because, question, question_over


@question("LR-909")
def rage_before(g: Lords, seat: int, region: b.Region) -> Iterator[Option]:
    """Beowulf may take an Injury before the Battle."""
    yield o.DECLINE
    yield o.ACCEPT


@question_over("LR-704", o.PASS, o.PLAY, among=held(o.PLAY, o.PASS), secret=True)
def battle_card(option: Option, g: Lords, seat: int) -> str:
    """A card whose Losses one's Armies can bear, or pass (LR-707, LR-708, LR-945)."""
    return "" if option == o.PASS else why_not_played(g, seat, o.PLAY.one(option))


def why_not_played(g: Lords, seat: int, card: int) -> str:
    """What is against a card now: not in hand, Thunderclap, or more Losses than one's Armies can bear."""
    side = side_of(g, seat)
    if card not in g.hands[seat]:
        return because("LR-704", "hand")
    if g.fight.cap[side] == 0:
        return because("LR-945")
    losses, played, has = g.box.combat[card].losses, loss_symbols(g, side), g.strength(seat, g.fight.region)
    if not losses or losses + played <= has:
        return ""
    if losses > has:
        return because("LR-707", losses=losses, has=has)
    return because("LR-708", losses=losses, played=played, has=has)


def is_there(g: Lords, seat: int, region: int, where: int, value: int) -> bool:
    """Is the Army of an option in this Region? Options count values from 0."""
    return where == region and g.army_of(seat, region, value + 1) != NOTHING


def weakened(g: Lords, foe: int, region: int) -> list[int]:
    """Enemy Armies that have value to lose."""
    return [army for army in g.armies_at(foe, region) if g.army[foe][army] > 1]


@question("LR-940")
def weaken(g: Lords, seat: int, region: b.Region, foe: Seat) -> Iterator[Option]:
    """The enemy Army that loses 1."""
    yield from army_options(g, foe, o.STRIKE, weakened(g, foe, region))


@weaken.otherwise
def why_not_weaken(option: Option, g: Lords, seat: int, region: int, foe: int) -> str | None:
    if option not in o.STRIKE:
        return None
    there = is_there(g, foe, region, *o.STRIKE.pair(option))
    return because("LR-940", "least" if there else "absent")


@question("LR-842")
def spend_artefact(g: Lords, seat: int, artefact: Artefact) -> Iterator[Option]:
    """An Artefact may be discharged now."""
    yield o.DECLINE
    yield o.USE.base + artefact


@question_over("LR-983", o.OFFER)
def blood_price(option: Option, g: Lords, seat: int) -> str:
    """How many Runes are paid for Battle value."""
    runes, most, has = o.OFFER.one(option), g.power(seat, w.BLOOD_PRICE), sum(g.runes[seat])
    if runes > most:
        return because("LR-983", "most", most=most)
    return "" if runes <= has else because("LR-983", "runes", needs=runes, has=has)


@question("LR-947")
def spare_army(g: Lords, seat: int, region: b.Region, armies: tuple[int, ...]) -> Iterator[Option]:
    """An Army that the defeat does not touch, for Shields played."""
    yield DONE
    yield from army_options(g, seat, o.KEEP, list(armies))


@question_over("LR-947", o.OFFER)
def ignore_losses(option: Option, g: Lords, seat: int, limit: int) -> str:
    """How many Losses of one's cards are ignored, for Shields played."""
    return "" if o.OFFER.one(option) <= limit else because("LR-947", "most", most=limit)


@question("LR-712")
def take_loss(g: Lords, seat: int, region: b.Region) -> Iterator[Option]:
    """The player's Army that takes a Loss."""
    yield from army_options(g, seat, o.LOSE, g.armies_at(seat, region))


@take_loss.otherwise
def why_not_take_loss(option: Option, g: Lords, seat: int, region: int) -> str | None:
    return because("LR-712", "absent") if option in o.LOSE else None


# -- rewards ------------------------------------------------------------------------------------------------


def won(g: Lords, seat: int, word: int) -> int:
    """The reward of the cards that a winner has played."""
    cards = g.fight.cards[side_of(g, seat)]
    return sum([effect.number for card in cards for effect in g.box.combat[card].battle if effect.word == word])


def rewards(g: Lords, seat: int) -> tuple[int, ...]:
    """What is due to the winner."""
    due = []
    if won(g, seat, w.WIN_DRAW):
        due.append(b.CARD_REWARD)
    if won(g, seat, w.WIN_RUNE):
        due.append(b.RUNE_REWARD)
    if g.power(seat, w.SHIELDMAIDEN) and g.is_in_land(seat, g.fight.region):
        due.append(b.ARMY_REWARD)
    return tuple(due)


@question("LR-725")
def claim(g: Lords, seat: int, due: tuple[int, ...]) -> Iterator[Option]:
    """Which reward comes next."""
    yield from [o.CLAIM.base + reward for reward in due]


def praised(g: Lords, seat: int, region: int) -> list[int]:
    return [army for army in g.armies_at(seat, region) if g.army[seat][army] < b.STRONGEST]


@question("LR-907")
def praise(g: Lords, seat: int, region: b.Region) -> Iterator[Option]:
    """The Army that Lagertha raises."""
    yield from army_options(g, seat, o.GROW, praised(g, seat, region))


@praise.otherwise
def why_not_praise(option: Option, g: Lords, seat: int, region: int) -> str | None:
    if option not in o.GROW:
        return None
    there = is_there(g, seat, region, *o.GROW.pair(option))
    return because("LR-907", "full", most=b.STRONGEST) if there else because("LR-907", "absent")
