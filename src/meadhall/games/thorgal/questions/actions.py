"""Action windows: what may be done, and what symbols reach (TH-303 to TH-353, TH-901 to TH-908)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal import options as o
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards.tables import Card
from meadhall.games.thorgal.queries import legality as legal
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import Noun, Option, Seat, Verdicts, because, question, question_with_reasons

Acts = Annotated[int, Noun("acts")]  # the activable effects of a card


@question("TH-305", secret=True)
def turn(g: Thorgal, seat: int) -> Iterator[Option]:
    """One action, or pass (TH-305, TH-306, TH-421, TH-422, TH-502, TH-503)."""
    yield o.PASS
    yield from o.each(o.PLAY, [card for card in g.hands[seat] if not legal.why_not_play(g, seat, card)])
    yield from _effects(g, seat)


@question("TH-305")
def open_turn(g: Thorgal, seat: int) -> Iterator[Option]:
    """The same for a seat without a hand: all see what it may do."""
    yield o.PASS
    yield from _effects(g, seat)


def _effects(g: Thorgal, seat: int) -> Iterator[Option]:
    """Activable cards of the Destiny player's group; Fenrir effects for a Scourge player."""
    if seat == g.destiny:
        for card in g.groups[seat]:
            if g.box.ACTS_IN[card] >> g.phase & 1 and not legal.why_not_activate(g, seat, card):
                yield o.ACTIVATE.base + card
    else:
        conquered = [place for place, who in enumerate(g.conquerors) if who != b.NOBODY]
        usable = [g.terrains[place] for place in conquered if not legal.why_not_fenrir(g, seat, place)]
        yield from o.each(o.FENRIR, usable)


@turn.why
@open_turn.why
def why_not_turn(option: Option, g: Thorgal, seat: int) -> str:
    """What is against an action; against anything else, the rule that lists the actions."""
    if option == o.PASS:
        return ""
    if option in o.PLAY:
        return _why_not_play(g, seat, o.card_of(g, option, o.PLAY))
    if option in o.ACTIVATE:
        return _why_not_activate(g, seat, o.card_of(g, option, o.ACTIVATE))
    if option in o.FENRIR:
        return _why_not_fenrir(g, seat, o.card_of(g, option, o.FENRIR))
    return "TH-412" if option in o.OPPOSE else legal.window_rule(g, seat)


def _why_not_play(g: Thorgal, seat: int, card: int) -> str:
    if card in g.hands[seat]:
        return legal.why_not_play(g, seat, card)
    own = seat == g.destiny
    foreign = (w.SCOURGE_CARD,) if own else (w.COMPANION, w.SUPPORT, w.EVENT)
    if card == b.NOTHING or g.box.KIND[card] not in foreign:
        return "TH-314"
    return "TH-308" if own else "TH-307"


def _why_not_activate(g: Thorgal, seat: int, card: int) -> str:
    if seat != g.destiny:
        return "TH-307"
    if card in g.groups[seat]:
        return legal.why_not_activate(g, seat, card)
    return "TH-416" if card == g.opposer != b.NOTHING else "TH-335"


def _why_not_fenrir(g: Thorgal, seat: int, card: int) -> str:
    """Of two equal terrains one that may be used is enough."""
    if seat == g.destiny:
        return "TH-308"
    found = [legal.why_not_fenrir(g, seat, place) for place, other in enumerate(g.terrains) if other == card]
    return "" if "" in found else found[0] if found else "TH-467"


@question_with_reasons("TH-920")
def ability(g: Thorgal, seat: int, card: Card, acts: Acts) -> Verdicts:
    """Which of several activable effects of a card is used."""
    for number, found in enumerate(g.box.ACTS[card]):
        yield o.BRANCH.of(number + 1), "" if found.phases >> g.phase & 1 else "TH-332"


# -- symbols ------------------------------------------------------------------------------------------------


@question_with_reasons("TH-907")
def elements(g: Thorgal, seat: int, card: Card) -> Verdicts:
    """Take an Exhausted token off any one card, or not (TH-903, TH-906)."""
    yield o.DECLINE, ""
    for found, _, tokens in legal.pieces(g):
        yield o.READY.of(found), "" if tokens else because("TH-907", "ready")


@question_with_reasons("TH-907")
def intrigue(g: Thorgal, seat: int, card: Card) -> Verdicts:
    """Put an Exhausted token on any one card, or not (TH-904, TH-906)."""
    yield o.DECLINE, ""
    for found, owner, _ in legal.pieces(g):
        yield o.EXHAUST.of(found), legal.why_not_exhausted(g, seat, owner, found)


@question("TH-907")
def whose(g: Thorgal, seat: int, card: Card, owners: tuple[Seat, ...]) -> Iterator[Option]:
    """Whose card is meant, where two players of built decks have the same one."""
    for owner in owners:
        yield o.seat_option(g, owner)


@whose.otherwise
def why_not_whose(option: Option, g: Thorgal, seat: int, card: Card, owners: tuple[Seat, ...]) -> str:
    return because("TH-907", "whose")
