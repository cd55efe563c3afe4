"""What is asked in a Hunt."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.events.table import Card
from meadhall.games.lords_of_ragnarok.queries.hunts import bare_boxes, partners, symbols
from meadhall.games.lords_of_ragnarok.state import NOBODY, NOTHING, Lords
from meadhall.kernel import DONE, Option, Seat, because, question

BLOOD, FURY, FIRST = range(3)  # effects of the start of a Hunt that were used


# -- before it ----------------------------------------------------------------------------------------------


def starters(g: Lords, seat: int, done: tuple[int, ...]) -> list[Option]:
    """What the Hunter can still do before the first round (LR-909, LR-929, LR-973, LR-974)."""
    found = []
    if not why_not_blood(g, seat, done):
        found.append(o.ACCEPT)
    if g.owns(seat, w.HUNT_DRAW) != NOTHING:
        found.append(o.USE.base + g.owns(seat, w.HUNT_DRAW))
    if not why_not_effect(g, seat, w.HUNTERS_DRAW, FURY in done):
        found.append(o.DRAW)
    if not why_not_first_blood(g, seat, done):
        found += [o.BOX.base + box for box in bare_boxes(g, g.chase.monster)]
    return found


def why_not_effect(g: Lords, seat: int, power: int, used: bool) -> str:
    """The rule against an effect of the start of a Hunt: one has it, and it serves once."""
    if not g.power(seat, power):
        return because("LR-604", "none")
    return because("LR-604", "used") if used else ""


def why_not_blood(g: Lords, seat: int, done: tuple[int, ...]) -> str:
    """The rule against Beowulf's Injury before a Hunt."""
    reason = why_not_effect(g, seat, w.BERSERKER, BLOOD in done)
    return reason or ("LR-997" if g.injuries(seat) == b.MOST_INJURIES else "")


def why_not_first_blood(g: Lords, seat: int, done: tuple[int, ...]) -> str:
    """The rule against a box that is covered before the first round."""
    reason = why_not_effect(g, seat, w.FIRST_BLOOD, FIRST in done)
    if not reason and g.chase.monster == b.LOKI:
        return because("LR-974", "boss")
    return reason or (because("LR-974", "hurt") if g.injuries(seat) else "")


@question("LR-604")
def start_hunt(g: Lords, seat: int, done: tuple[int, ...]) -> Iterator[Option]:
    """An effect of the start of a Hunt, in the Hunter's order, or no more of them."""
    yield DONE
    yield from starters(g, seat, done)


@start_hunt.why
def why_not_start(option: Option, g: Lords, seat: int, done: tuple[int, ...]) -> str | None:
    if option == DONE:
        return ""
    if option == o.ACCEPT:
        return why_not_blood(g, seat, done)
    if option == o.DRAW:
        return why_not_effect(g, seat, w.HUNTERS_DRAW, FURY in done)
    if option in o.BOX:
        return why_not_first_blood(g, seat, done) or why_not_bare(g, o.BOX.one(option), "LR-974")
    return why_not_used(g, seat, o.USE.one(option)) if option in o.USE else None


def why_not_used(g: Lords, seat: int, artefact: int) -> str:
    """The rule against an Artefact at the start of a Hunt."""
    if g.artefacts[artefact] != seat or g.box.artefacts[artefact].effect.word != w.HUNT_DRAW:
        return because("LR-604", "none")
    return "" if g.charged[artefact] else "LR-929"


def why_not_box(g: Lords, box: int) -> str:
    """The rule against a box of the hunted sheet: it is there, and open."""
    if box >= len(g.wounds[g.chase.monster]):
        return because("LR-623", "none")
    return "" if g.wounds[g.chase.monster][box] == NOBODY else "LR-623"


def why_not_bare(g: Lords, box: int, rule: str) -> str:
    """The rule against a box that, by this rule, must have no Trophy."""
    reason = why_not_box(g, box)
    if reason or g.box.monsters[g.chase.monster].boxes[box].trophy == NOTHING:
        return reason
    return because(rule, "trophy")


def bare_boxes_covered(g: Lords, monster: int) -> bool:
    return not bare_boxes(g, monster)


# -- the Monster round --------------------------------------------------------------------------------------


@question("LR-609", secret=True)
def attack(g: Lords, seat: int, monster: b.Monster, hunter: Seat) -> Iterator[Option]:
    """One Attack card of the Monster side's hand."""
    yield from [o.ATTACK.base + kind for kind in dict.fromkeys(g.chase.hand)]


@attack.why
def why_not_attack(option: Option, g: Lords, seat: int, monster: int, hunter: int) -> str | None:
    if option not in o.ATTACK:
        return None
    return "" if o.ATTACK.one(option) in g.chase.hand else because("LR-609", "hand")


@question("LR-610", secret=True)
def defend(g: Lords, seat: int, picks: tuple[Option, ...]) -> Iterator[Option]:
    """Any number of Combat cards, none included."""
    yield DONE
    for card in dict.fromkeys(g.hands[seat]):
        if g.hands[seat].count(card) > picks.count(o.DEFEND.base + card):
            yield o.DEFEND.base + card


@defend.why
def why_not_defend(option: Option, g: Lords, seat: int, picks: tuple[Option, ...]) -> str | None:
    if option == DONE:
        return ""
    if option not in o.DEFEND:
        return None
    held = g.hands[seat].count(o.DEFEND.one(option))
    if not held:
        return because("LR-610", "hand")
    return "" if held > picks.count(option) else because("LR-610", "laid")


@question("LR-957")
def regenerate(g: Lords, seat: int) -> Iterator[Option]:
    """Which marker of the Hunter leaves the sheet; the Monster side says."""
    markers = g.wounds[g.chase.monster]
    yield from [o.BOX.base + box for box, whose in enumerate(markers) if whose == g.chase.hunter]


@regenerate.why
def why_not_regenerate(option: Option, g: Lords, seat: int) -> str | None:
    if option not in o.BOX:
        return None
    markers, box = g.wounds[g.chase.monster], o.BOX.one(option)
    if box >= len(markers) or markers[box] == NOBODY:
        return because("LR-957", "open")
    return "" if markers[box] == g.chase.hunter else because("LR-957", "other")


@question("LR-531")
def injury_or_discard(g: Lords, seat: int, count: int) -> Iterator[Option]:
    """An Injury, or so many Combat cards, if one has them."""
    yield o.ACCEPT
    if len(g.hands[seat]) >= count:
        yield o.DECLINE


@injury_or_discard.why
def why_not_discard(option: Option, g: Lords, seat: int, count: int) -> str | None:
    if option == o.ACCEPT:
        return ""
    if option != o.DECLINE:
        return None
    held = len(g.hands[seat])
    return "" if held >= count else because("LR-531", "cards", needs=count, has=held)


# -- the Hero round -----------------------------------------------------------------------------------------


@question("LR-622", secret=True)
def strike_beast(g: Lords, seat: int) -> Iterator[Option]:
    """A card and the open box it covers, or the end of the round (LR-622 to LR-628)."""
    yield DONE
    if why_no_more(g):
        return
    boxes = [box for box, whose in enumerate(g.wounds[g.chase.monster]) if whose == NOBODY]
    for card in dict.fromkeys(g.hands[seat]):
        yield from [o.COVER.of(card, box) for box in boxes if not why_not_fit(g, seat, card, box)]


@strike_beast.why
def why_not_cover(option: Option, g: Lords, seat: int) -> str | None:
    if option == DONE:
        return ""
    if option not in o.COVER:
        return None
    card, box = o.COVER.pair(option)
    if card not in g.hands[seat]:
        return because("LR-622", "hand")
    return why_no_more(g) or why_not_box(g, box) or why_not_fit(g, seat, card, box)


def why_no_more(g: Lords) -> str:
    """The rule against another box in this round (LR-527)."""
    most = g.chase.most_boxes
    return because("LR-527", most=most) if most != NOTHING and g.chase.boxes >= most else ""


def why_not_fit(g: Lords, seat: int, card: int, box: int) -> str:
    """The rule against a card for a box; the Boss's take another card in hand, too (LR-547)."""
    mine, weapons = symbols(g, seat, card), g.box.monsters[g.chase.monster].boxes[box].weapons
    if not mine:
        return "LR-630"
    if not any([weapon in mine for weapon in weapons]):
        return because("LR-622", "weapon")
    return "" if len(weapons) == 1 or partners(g, seat, card, weapons) else because("LR-547", "two")


@question("LR-547", secret=True)
def second_card(g: Lords, seat: int, card: Card, box: int) -> Iterator[Option]:
    """The card that goes with the first one, for a box of the Boss."""
    weapons = g.box.boss.boxes[box].weapons
    yield from [o.WITH.base + other for other in partners(g, seat, card, weapons)]


@second_card.why
def why_not_with(option: Option, g: Lords, seat: int, card: int, box: int) -> str | None:
    if option not in o.WITH:
        return None
    other = o.WITH.one(option)
    if g.hands[seat].count(other) <= int(other == card):
        return because("LR-547", "hand")
    return "" if other in partners(g, seat, card, g.box.boss.boxes[box].weapons) else because("LR-547", "weapon")


def has_use(g: Lords, seat: int, word: int, box: int) -> bool:
    """Would a Hunt effect do anything now?"""
    if word == w.CLEAVE:
        return bool(cleaved(g, seat, box))
    if word == w.SNATCH:
        return len(g.chase.hand) > 1
    return word in (w.HUNT_CARD, w.CALM)


def cleaved(g: Lords, seat: int, box: int) -> list[int]:
    """The other boxes that Berserker's Axe may cover too (LR-938)."""
    if g.chase.monster == b.LOKI or g.injuries(seat) == b.MOST_INJURIES:
        return []
    if g.chase.most_boxes != NOTHING and g.chase.boxes + 2 > g.chase.most_boxes:
        return []
    return [other for other in bare_boxes(g, g.chase.monster) if other != box]


@question("LR-938")
def cleave(g: Lords, seat: int, box: int) -> Iterator[Option]:
    """Another box without a Trophy, for an Injury, or none."""
    yield o.DECLINE
    yield from [o.BOX.base + other for other in cleaved(g, seat, box)]


@cleave.why
def why_not_cleave(option: Option, g: Lords, seat: int, box: int) -> str | None:
    if option == o.DECLINE:
        return ""
    if option not in o.BOX:
        return None
    if o.BOX.one(option) == box:
        return because("LR-938", "same")
    return why_not_bare(g, o.BOX.one(option), "LR-938")


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


@realm_trophy.why
def why_not_realm(option: Option, g: Lords, seat: int) -> str | None:
    if option not in o.JOIN:
        return None
    return "" if o.JOIN.one(option) in new_realms(g, seat) else because("LR-633", "allied")
