"""What is asked in a Battle."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.events.table import Artefact
from meadhall.games.lords_of_ragnarok.questions.armies import army_options
from meadhall.games.lords_of_ragnarok.rules.combat import loss_symbols, side_of
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.kernel import DONE, Option, Seat, question


@question("LR-909")
def rage_before(g: Lords, seat: int, region: b.Region) -> Iterator[Option]:
    """Beowulf may inflict an Injury on himself before the Battle."""
    yield o.DECLINE
    yield o.ACCEPT


@question("LR-704", secret=True)
def battle_card(g: Lords, seat: int) -> Iterator[Option]:
    """A card whose Losses one's Armies can bear, or pass (LR-707, LR-708, LR-945)."""
    yield o.PASS
    side = side_of(g, seat)
    if g.fight.cap[side] == 0:
        return
    room = g.strength(seat, g.fight.region) - loss_symbols(g, side)
    for card in dict.fromkeys(g.hands[seat]):
        if g.box.combat[card].losses <= max(room, 0):
            yield o.PLAY.base + card


def weakened(g: Lords, foe: int, region: int) -> list[int]:
    """Enemy Armies that have value to lose."""
    return [army for army in g.armies_at(foe, region) if g.army[foe][army] > 1]


@question("LR-940")
def weaken(g: Lords, seat: int, region: b.Region, foe: Seat) -> Iterator[Option]:
    """The enemy Army that loses 1."""
    yield from army_options(g, foe, o.STRIKE.base, weakened(g, foe, region))


@question("LR-842")
def spend_artefact(g: Lords, seat: int, artefact: Artefact) -> Iterator[Option]:
    """An Artefact may be discharged now."""
    yield o.DECLINE
    yield o.USE.base + artefact


@question("LR-983")
def blood_price(g: Lords, seat: int) -> Iterator[Option]:
    """How many Runes are paid for Battle value."""
    most = min(g.power(seat, w.BLOOD_PRICE), sum(g.runes[seat]))
    yield from range(o.OFFER.base, o.OFFER.base + most + 1)


@question("LR-947")
def spare_army(g: Lords, seat: int, region: b.Region, armies: tuple[int, ...]) -> Iterator[Option]:
    """An Army that the defeat does not touch, for Shields played."""
    yield DONE
    yield from army_options(g, seat, o.KEEP.base, list(armies))


@question("LR-947")
def ignore_losses(g: Lords, seat: int, most: int) -> Iterator[Option]:
    """How many Losses of one's cards are ignored, for Shields played."""
    yield from range(o.OFFER.base, o.OFFER.base + most + 1)


@question("LR-712")
def take_loss(g: Lords, seat: int, region: b.Region) -> Iterator[Option]:
    """The own Army that takes a Loss."""
    yield from army_options(g, seat, o.LOSE.base, g.armies_at(seat, region))


# -- rewards ------------------------------------------------------------------------------------------------


def won(g: Lords, seat: int, word: int) -> int:
    """What the cards a winner has played give him."""
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
    yield from army_options(g, seat, o.GROW.base, praised(g, seat, region))
