"""What is asked in a Hunt."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.events.table import Card
from meadhall.games.lords_of_ragnarok.queries.hunts import bare_boxes, partners, symbols
from meadhall.games.lords_of_ragnarok.questions.candidates import held
from meadhall.games.lords_of_ragnarok.state import NOBODY, NOTHING, Lords
from meadhall.kernel import DONE, Option, Seat, because, question, question_over

BLOOD, FURY, FIRST = range(3)  # effects of the start of a Hunt that were used


# -- before it ----------------------------------------------------------------------------------------------


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


@question_over("LR-604", DONE, o.ACCEPT, o.USE, o.DRAW, o.BOX)
def start_hunt(option: Option, g: Lords, seat: int, done: tuple[int, ...]) -> str:
    """An effect of the start of a Hunt, in the Hunter's order, or none (LR-909, LR-929, LR-973, LR-974)."""
    if option == DONE:
        return ""
    if option == o.ACCEPT:
        return why_not_blood(g, seat, done)
    if option == o.DRAW:
        return why_not_effect(g, seat, w.HUNTERS_DRAW, FURY in done)
    if option in o.BOX:
        return why_not_first_blood(g, seat, done) or why_not_bare(g, o.BOX.one(option), "LR-974")
    return why_not_used(g, seat, o.USE.one(option))


def can_start(g: Lords, seat: int, done: tuple[int, ...]) -> bool:
    """Is there anything left to do before the first round?"""
    return len(start_hunt.options(g, seat, done)) > 1


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


def attacks_held(g: Lords, *_: int) -> list[Option]:
    """Candidates: the kinds of Attack cards in the Monster side's hand."""
    return [o.ATTACK.base + kind for kind in dict.fromkeys(g.chase.hand)]


@question_over("LR-609", o.ATTACK, among=attacks_held, secret=True)
def attack(option: Option, g: Lords, seat: int, monster: b.Monster, hunter: Seat) -> str:
    """One Attack card of the Monster side's hand."""
    return "" if o.ATTACK.one(option) in g.chase.hand else because("LR-609", "hand")


@question_over("LR-610", DONE, o.DEFEND, among=held(o.DEFEND, DONE), secret=True)
def defend(option: Option, g: Lords, seat: int, picks: tuple[Option, ...]) -> str:
    """Any number of Combat cards, none included."""
    if option == DONE:
        return ""
    has = g.hands[seat].count(o.DEFEND.one(option))
    if not has:
        return because("LR-610", "hand")
    return "" if has > picks.count(option) else because("LR-610", "laid")


@question_over("LR-957", o.BOX)
def regenerate(option: Option, g: Lords, seat: int) -> str:
    """Which marker of the Hunter leaves the sheet; the Monster side says."""
    markers, box = g.wounds[g.chase.monster], o.BOX.one(option)
    if box >= len(markers) or markers[box] == NOBODY:
        return because("LR-957", "open")
    return "" if markers[box] == g.chase.hunter else because("LR-957", "other")


@question_over("LR-531", o.ACCEPT, o.DECLINE)
def injury_or_discard(option: Option, g: Lords, seat: int, count: int) -> str:
    """An Injury, or this number of Combat cards from a hand that has them."""
    has = len(g.hands[seat])
    return "" if option == o.ACCEPT or has >= count else because("LR-531", "cards", needs=count, has=has)


# -- the Hero round -----------------------------------------------------------------------------------------


def strikes(g: Lords, seat: int) -> list[Option]:
    """Candidates: each card of the hand with each box of the sheet."""
    boxes = range(len(g.wounds[g.chase.monster]))
    return [DONE, *[o.COVER.of(card, box) for card in dict.fromkeys(g.hands[seat]) for box in boxes]]


@question_over("LR-622", DONE, o.COVER, among=strikes, secret=True)
def strike_beast(option: Option, g: Lords, seat: int) -> str:
    """A card and the open box it covers, or the end of the round (LR-622 to LR-628)."""
    if option == DONE:
        return ""
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


@question_over("LR-547", o.WITH, among=held(o.WITH), secret=True)
def second_card(option: Option, g: Lords, seat: int, card: Card, box: int) -> str:
    """The card that goes with the first one, for a box of the Boss."""
    other = o.WITH.one(option)
    if g.hands[seat].count(other) <= int(other == card):
        return because("LR-547", "hand")
    return "" if other in partners(g, seat, card, g.box.boss.boxes[box].weapons) else because("LR-547", "weapon")


def has_use(g: Lords, seat: int, word: int, box: int) -> bool:
    """Would a Hunt effect do anything now?"""
    if word == w.CLEAVE:
        return can_cleave(g, seat, box)
    if word == w.SNATCH:
        return len(g.chase.hand) > 1
    return word in (w.HUNT_CARD, w.CALM)


def can_cleave(g: Lords, seat: int, box: int) -> bool:
    """Is there another box that Berserker's Axe may cover (LR-938)?"""
    if g.chase.monster == b.LOKI or g.injuries(seat) == b.MOST_INJURIES:
        return False
    if g.chase.most_boxes != NOTHING and g.chase.boxes + 2 > g.chase.most_boxes:
        return False
    return any([other != box for other in bare_boxes(g, g.chase.monster)])


@question_over("LR-938", o.DECLINE, o.BOX)
def cleave(option: Option, g: Lords, seat: int, box: int) -> str:
    """Another box without a Trophy, for an Injury, or none."""
    if option == o.DECLINE:
        return ""
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


@question_over("LR-633", o.JOIN)
def realm_trophy(option: Option, g: Lords, seat: int) -> str:
    """Any Realm the player is not allied with."""
    return because("LR-633", "allied") if g.is_allied(seat, o.JOIN.one(option)) else ""
