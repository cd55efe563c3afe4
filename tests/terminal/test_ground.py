"""A common field in the terminal: the row, stacks, what is built, fights and the purse, for any game."""

from __future__ import annotations

import msgspec
import pytest

from meadhall.kernel.picture import (
    Badge,
    Blow,
    Bout,
    Bouts,
    Copy,
    Field,
    Gauge,
    Goal,
    Goals,
    Heap,
    Held,
    Laid,
    Marker,
    Market,
    Number,
    Omen,
    Picture,
    Place,
    Played,
    Plot,
    Purse,
    Row,
    Said,
    Sheet,
    Shelf,
    Stack,
    Standing,
    Tableau,
    Tile,
    Track,
    named,
)
from meadhall.terminal import generic
from meadhall.terminal.generic.ground import aim
from meadhall.text import Speech
from tests.crew import GAME
from tests.crew.guest import invite
from tests.crew.table import SAILORS

HAND, CARD, BUILT = Said("zone-hand"), Said("face-card"), Said("number-built")
PLANK, KEEL, MAST = ("card", "plank"), ("card", "keel"), ("card", "mast")
PRICE = (Number("hand", 3, CARD), Number("crown", 2, BUILT))
SPARE = Copy("raised", Said("fact-deck", numbers={"deck": 6}), "", "hand")


def field() -> Field:
    places = (
        Place(1, Laid("plank"), over=Omen("", CARD, HAND), lives=Number("hand", 2, CARD, of=5)),
        Place(2, empty=BUILT, price=PRICE),
    )
    row = Row(HAND, places, Heap(CARD, 7, "back"), Heap(BUILT, 2, cards=("keel", "mast")))
    markers = (Marker(8, CARD, "hand"), Marker(13, BUILT, "crown"))
    track = Track(tuple(range(21)), markers, marks=((5, Badge("hand", HAND)),), note=HAND, meets=True)
    goal = Goal(MAST, CARD, (Standing(0, 1, 3, False), Standing(1, 3, 3, True)), BUILT, True)
    return Field(CARD, "", row, track, Goals(HAND, (goal,)), shelves=(Shelf((Tile(KEEL, "", HAND, PRICE),), CARD),))


def picture() -> Picture:
    """One of everything, in the words of the crew."""
    plots = (Plot(KEEL, "", (Copy(), SPARE), Badge("hand", CARD, "4")), Plot(MAST, ""))
    tableau = Tableau(0, HAND, plots)
    bout = Bout(CARD, 1, (Blow(KEEL, "", "4"),), (Blow(MAST, "", "+5"),), 4, 5, BUILT, "short", note=HAND)
    first = Sheet(0, (), (), (), (), tableau=tableau, held=Held(("mast",)))
    second = Sheet(1, (), (), (), (), held=Held((), 3))
    return Picture(
        (),
        (),
        (),
        (first, second),
        (),
        sections=(
            field(),
            Market(HAND, (Stack("plank", 4, PRICE, Badge("hand", BUILT, "+2"), CARD), Stack("keel", 0))),
            Bouts(CARD, (bout,), note=BUILT),
            tableau,
            Heap(CARD, 7),
            Played(("plank", "plank")),
            Purse(HAND, (Number("hand", 6, CARD, parts=(BUILT, named("card", "keel"))),)),
            Gauge("hand", CARD, 4, 5, foe="hand", enough=BUILT, short=HAND),
        ),
    )


@pytest.fixture
def speech(monkeypatch: pytest.MonkeyPatch) -> Speech:
    invite(monkeypatch)
    return Speech(GAME, "en", SAILORS[:2])


def lines(speech: Speech, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr("meadhall.terminal.generic.words.picture_of", lambda *_: picture())
    return [line.strip() for line in generic.describe(None, speech)]


@pytest.mark.parametrize(
    "told",
    [
        "Card 8 of 20; Built 13 of 20; Your cards; Your cards (5)",
        "1: Plank; Card 2 of 5; Card: Your cards",
        "2: Built; Card 3 + Built 2",
        "Card 7",
        "Built 2: Mast, Keel",
        "Mast: Card; Wolf 1 of 3; Bear met; Built",
        "Keel: Your cards; Card 3 + Built 2",
        "Plank: Card 3 + Built 2; Built +2; 4 left; Card",
        "Keel: none left",
        "Bear · Card: Keel 4 – Mast +5; 4 against 5; Built; Your cards",
        "Keel ×2: Card 4; 6 cards left",
        "Plank ×2",
        "Card 6: Built; Keel",
        "Card 4 against 5: Your cards",
        "In hand: Mast",
        "3 cards face down",
        "Your cards: Keel ×2 (Card 4, 6 cards left)",
    ],
)
def test_everything_is_said(told: str, speech: Speech, monkeypatch: pytest.MonkeyPatch) -> None:
    assert told in lines(speech, monkeypatch)


def test_an_aim_is_reached_or_must_be_passed(speech: Speech) -> None:
    reached = Gauge("hand", CARD, 5, 5, foe="hand", enough=BUILT, short=HAND)
    assert aim(reached, speech).endswith("Built")
    assert aim(msgspec.structs.replace(reached, over=True), speech).endswith("Your cards")
