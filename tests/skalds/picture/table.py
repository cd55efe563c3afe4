"""The Skalds' Wager as a picture: the general parts of the kernel, words of the locale, signs of the hall's sprite."""

from __future__ import annotations

from meadhall.kernel.picture import Badge, Face, Picture, Piece, Region, Said, Stage, Zone, named
from tests.skalds import board as b
from tests.skalds.sheet import SHEET
from tests.skalds.view import Table


def picture(table: Table) -> Picture:
    """The whole table."""
    return Picture(
        stages=tuple([_stage(table, number + 1) for number in range(b.ROUNDS)]),
        regions=tuple([_region(table, bench) for bench in range(len(b.BENCHES))]),
        pieces=tuple([piece for bench in range(len(b.BENCHES)) for piece in _pieces(table, bench)]),
        sheets=tuple([SHEET.sheet(skald.seat, skald, table) for skald in table.skalds]),
        zones=_zones(table),
    )


def _stage(table: Table, number: int) -> Stage:
    title = Said("stage-round", numbers={"round": number})
    if number != table.round:
        return Stage(str(number), "done" if number < table.round else "next", title=title)
    steps = tuple([named("phase", phase) for phase in b.PHASES])
    return Stage(str(number), "now", steps=steps, at=b.PHASES.index(table.phase), title=title)


def _region(table: Table, bench: int) -> Region:
    glory = Badge("crown", Said("badge-glory", numbers={"glory": b.GLORY[bench]}), str(b.GLORY[bench]))
    free = b.ROOM[bench] - len(table.benches[bench])
    return Region(b.BENCHES[bench], (glory,), facts=(Said("fact-room", numbers={"free": free, "of": b.ROOM[bench]}),))


def _pieces(table: Table, bench: int) -> list[Piece]:
    place = b.BENCHES[bench]
    sits = enumerate(table.benches[bench])
    return [Piece(f"{place}-{number}", place, seat, "skald", ("piece", "skald")) for number, seat in sits]


def _zones(table: Table) -> tuple[Zone, ...]:
    if table.me < 0:
        return ()
    return (Zone("verses", Said("zone-verses"), table.skalds[table.me].verses),)


def faces() -> dict[str, Face]:
    """The faces of the verses: the hall's plain frame, and no picture."""
    return {
        verse: Face("plain", "", Said("face-verse"), "hand", str(b.worth(number)), "ring", noun="verse")
        for number, verse in enumerate(b.VERSES)
    }
