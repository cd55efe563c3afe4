"""The Crew as a picture: the shore with the boat and the water, a sheet for each sailor, and your cards."""

from __future__ import annotations

from meadhall.kernel.picture import Badge, Face, Number, Picture, Region, Said, Sheet, Zone
from tests.crew import table as t


def picture(view: t.CrewView) -> Picture:
    """The whole table."""
    return Picture(
        stages=(),
        regions=(_shore(view),),
        pieces=(),
        sheets=tuple([_sheet(view, seat) for seat in range(len(view.built))]),
        zones=(Zone("hand", Said("zone-hand"), view.hand),) if view.me >= 0 else (),
    )


def _shore(view: t.CrewView) -> Region:
    boat = Said("badge-boat", numbers={"boat": sum(view.built), "of": t.BUILT})
    water = Said("badge-water", numbers={"water": view.water, "of": t.FLOOD})
    badges = (Badge("crown", boat, str(sum(view.built))), Badge("warning", water, str(view.water)))
    return Region("shore", badges, facts=(boat, water, Said("fact-deck", numbers={"deck": view.deck})))


def _sheet(view: t.CrewView, seat: int) -> Sheet:
    return Sheet(seat, (Number("crown", view.built[seat], Said("number-built")),), tracks=(), slots=(), counts=())


def faces() -> dict[str, Face]:
    """The faces of the cards: the hall's plain frame, and no picture."""
    return {
        card: Face("plain", "", Said("face-card"), "hand", str(number + 1), "ring", noun="card")
        for number, card in enumerate(t.CARDS)
    }
