"""What is asked in a Hunt."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.events.table import Card
from meadhall.games.lords_of_ragnarok.rules.injuries import ALL
from meadhall.games.lords_of_ragnarok.state import NOBODY, NOTHING, Lords
from meadhall.kernel import DONE, Option, question

BLOOD, FURY, FIRST = range(3)  # effects of the start of a Hunt that were used


# -- before it ----------------------------------------------------------------------------------------------


def starters(g: Lords, seat: int, done: tuple[int, ...]) -> list[Option]:
    """What the Hunter can still do before the first round (LR-909, LR-929, LR-973, LR-974)."""
    found = []
    if g.power(seat, w.BERSERKER) and BLOOD not in done and g.injuries(seat) < ALL:
        found.append(o.ACCEPT)
    if g.owns(seat, w.HUNT_DRAW) != NOTHING:
        found.append(o.USE.base + g.owns(seat, w.HUNT_DRAW))
    if g.power(seat, w.HUNTERS_DRAW) and FURY not in done:
        found.append(o.DRAW)
    if g.power(seat, w.FIRST_BLOOD) and FIRST not in done and g.chase.monster != b.LOKI and not g.injuries(seat):
        found += [o.BOX.base + box for box in bare_boxes(g, g.chase.monster)]
    return found


@question("LR-604")
def start_hunt(g: Lords, seat: int, done: tuple[int, ...]) -> Iterator[Option]:
    """An effect of the start of a Hunt, in the Hunter's order, or no more of them."""
    yield DONE
    yield from starters(g, seat, done)


def bare_boxes(g: Lords, monster: int) -> list[int]:
    """Open boxes without a Trophy."""
    boxes, wounds = g.box.monsters[monster].boxes, g.wounds[monster]
    return [n for n, box in enumerate(boxes) if box.trophy == NOTHING and wounds[n] == NOBODY]


def bare_boxes_covered(g: Lords, monster: int) -> bool:
    return not bare_boxes(g, monster)


# -- the Monster round --------------------------------------------------------------------------------------


@question("LR-609", secret=True)
def attack(g: Lords, seat: int) -> Iterator[Option]:
    """One Attack card of the Monster side's hand."""
    yield from [o.ATTACK.base + kind for kind in dict.fromkeys(g.chase.hand)]


@question("LR-610", secret=True)
def defend(g: Lords, seat: int, picks: tuple[Option, ...]) -> Iterator[Option]:
    """Any number of Combat cards, none included."""
    yield DONE
    for card in dict.fromkeys(g.hands[seat]):
        if g.hands[seat].count(card) > picks.count(o.DEFEND.base + card):
            yield o.DEFEND.base + card


def rage(g: Lords) -> int:
    """What a defence must reach: the printed Rage less what waits for it, at least 1 (LR-611, LR-653)."""
    return max(1, g.box.attacks[g.chase.attack].rage - g.chase.calm)


def defence_value(g: Lords) -> int:
    """What the cards of the defence add up to."""
    return sum([g.box.combat[card].value for card in g.chase.defence])


def is_defended(g: Lords) -> bool:
    """By value, or by a Shield against an Attack that Shields stop (LR-611 to LR-613)."""
    blocks = [word for card in g.chase.defence for word, _ in g.box.combat[card].hunt if word == w.BLOCK]
    return defence_value(g) >= rage(g) or (bool(blocks) and g.box.attacks[g.chase.attack].shield)


@question("LR-957")
def regenerate(g: Lords, seat: int) -> Iterator[Option]:
    """Which marker of the Hunter leaves the sheet; the Monster side says."""
    markers = g.wounds[g.chase.monster]
    yield from [o.BOX.base + box for box, whose in enumerate(markers) if whose == g.chase.hunter]


@question("LR-531")
def injury_or_discard(g: Lords, seat: int, count: int) -> Iterator[Option]:
    """An Injury, or so many Combat cards, if one has them."""
    yield o.ACCEPT
    if len(g.hands[seat]) >= count:
        yield o.DECLINE


# -- the Hero round -----------------------------------------------------------------------------------------


def symbols(g: Lords, seat: int, card: int) -> tuple[int, ...]:
    """The weapon symbols a card can serve as in this Hunt; Shields deal no Damage (LR-630, LR-949, LR-978)."""
    weapon = g.box.combat[card].weapon
    if weapon == b.SHIELD:
        return ()
    hallowed = weapon == b.HAMMER and g.power(seat, w.ANY_HAMMER)
    return tuple(range(b.SHIELD)) if weapon == b.ANY or hallowed else (weapon,)


def may_strike(g: Lords) -> bool:
    """May another box be covered in this round (LR-527)?"""
    return g.chase.most_boxes == NOTHING or g.chase.boxes < g.chase.most_boxes


@question("LR-622", secret=True)
def strike_beast(g: Lords, seat: int) -> Iterator[Option]:
    """A card and the open box it covers, or the end of the round (LR-622 to LR-628)."""
    yield DONE
    if not may_strike(g):
        return
    boxes, wounds = g.box.monsters[g.chase.monster].boxes, g.wounds[g.chase.monster]
    for card in dict.fromkeys(g.hands[seat]):
        for number, box in enumerate(boxes):
            if wounds[number] == NOBODY and fits(g, seat, card, box.weapons):
                yield o.COVER.of(card, number)


def fits(g: Lords, seat: int, card: int, weapons: tuple[int, ...]) -> bool:
    """Can the card cover a box with these symbols; on the Boss's sheet, together with another card in hand?"""
    if len(weapons) == 1:
        return weapons[0] in symbols(g, seat, card)
    return bool(partners(g, seat, card, weapons))


def partners(g: Lords, seat: int, card: int, weapons: tuple[int, ...]) -> list[int]:
    """Cards that cover a box of two symbols together with this one (LR-547)."""
    one, two = weapons
    mine, rest = symbols(g, seat, card), g.hands[seat][:]
    rest.remove(card)
    return [
        other for other in dict.fromkeys(rest)
        if (one in mine and two in symbols(g, seat, other)) or (two in mine and one in symbols(g, seat, other))
    ]  # fmt: skip


@question("LR-547", secret=True)
def second_card(g: Lords, seat: int, card: Card, box: int) -> Iterator[Option]:
    """The card that goes with the first one, for a box of the Boss."""
    weapons = g.box.boss.boxes[box].weapons
    yield from [o.WITH.base + other for other in partners(g, seat, card, weapons)]


def has_use(g: Lords, seat: int, word: int, box: int) -> bool:
    """Would a Hunt effect do anything now?"""
    if word == w.CLEAVE:
        return bool(cleaved(g, seat, box))
    if word == w.SNATCH:
        return len(g.chase.hand) > 1
    return word in (w.HUNT_CARD, w.CALM)


def cleaved(g: Lords, seat: int, box: int) -> list[int]:
    """The other boxes that Berserker's Axe may cover too (LR-938)."""
    if g.chase.monster == b.LOKI or g.injuries(seat) == ALL:
        return []
    if g.chase.most_boxes != NOTHING and g.chase.boxes + 2 > g.chase.most_boxes:
        return []
    return [other for other in bare_boxes(g, g.chase.monster) if other != box]


@question("LR-938")
def cleave(g: Lords, seat: int, box: int) -> Iterator[Option]:
    """Another box without a Trophy, for an Injury, or none."""
    yield o.DECLINE
    yield from [o.BOX.base + other for other in cleaved(g, seat, box)]


@question("LR-624")
def use_effect(g: Lords, seat: int, card: Card) -> Iterator[Option]:
    """A card's Hunt effect, or not."""
    yield o.ACCEPT
    yield o.DECLINE


# -- Trophies -----------------------------------------------------------------------------------------------


def new_realms(g: Lords, seat: int) -> list[int]:
    """Realms the player is not allied with."""
    return [realm for realm in range(len(b.REALMS)) if not g.is_allied(seat, realm)]


@question("LR-633")
def realm_trophy(g: Lords, seat: int) -> Iterator[Option]:
    """Any Realm one is not allied with."""
    yield from [o.JOIN.base + realm for realm in new_realms(g, seat)]
