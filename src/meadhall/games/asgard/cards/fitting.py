"""Checks that the tables of an edition fit each other: nothing may run out before a match is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import box as x
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.reading import Reader

OUT = (2, 1)  # Populations of each camp, and Asgard tiles, that stay in the box with two and three players (AS-131)


class Misfit(NamedTuple):
    file: str
    reason: str


def check_fit(reader: Reader, gods: Sequence[x.God], faces: Sequence[x.Face], values: x.Values) -> None:
    """Refuse what cannot be played to its end."""
    for file, reason in [*_god_misfits(gods, values), *_value_misfits(values), *_out_misfits(values)]:
        reader.refuse(file, reason)


def _god_misfits(gods: Sequence[x.God], values: x.Values) -> Iterator[Misfit]:
    if len({god.stone for god in gods} - {-1}) != b.WHITE_STONE:
        yield Misfit("gods.csv", "each of the six colours is the stone of one god")
    at_first = [sum([god.active == 1 and t.CAMP[n] == camp for n, god in enumerate(gods)]) for camp in (0, 1)]
    if min(at_first) < 1 or max(at_first) > min(values.seals):
        yield Misfit("gods.csv", "from: every camp has a god from round 1, and a Seal for each of them")
    if gods[b.FENRIR].supports != ((), ()):
        yield Misfit("gods.csv", "upper: Fenrir takes no recruits")
    for god, row in enumerate(gods):
        if god != b.FENRIR and not all(row.supports):
            yield Misfit("gods.csv", f"upper: both Support slots of {row.slug} show a recruit")
    for recruit, word in enumerate(b.RECRUITS):
        placed = sum([god.first == recruit for god in gods]) + values.valhalla[recruit] + 1
        if placed > values.recruits[recruit]:
            yield Misfit("values.csv", f"recruits: {placed} of {word} are placed at the start")


def _value_misfits(values: x.Values) -> Iterator[Misfit]:
    if len(values.row_seals) != b.ROW:
        yield Misfit("values.csv", f"row_seals: there are {b.ROW} spaces, not {len(values.row_seals)}")
    if list(values.battle_values) != sorted(values.battle_values):
        yield Misfit("values.csv", "battle_values: no tile is worth less than the one before")
    if values.valhalla[b.GIANT]:
        yield Misfit("values.csv", "valhalla: Giants are never there")


def _out_misfits(values: x.Values) -> Iterator[Misfit]:
    rows = (
        ("asgard_out", (values.asgard_out_2, values.asgard_out_3), t.ASGARD_TILES),
        ("populations_out", (values.populations_out_2, values.populations_out_3), t.POPULATIONS),
    )
    for name, outs, tiles in rows:
        for players, out, count in zip((2, 3), outs, OUT, strict=True):
            if len(set(out) & set(tiles)) != len(out) or len(out) != count:
                yield Misfit("values.csv", f"{name}_{players}: {count} of {t.SLUGS[tiles[0]]} to {t.SLUGS[tiles[-1]]}")
    for players, row, out in zip((2, 3), values.asgard_row, rows[0][1], strict=False):
        if row > len(t.ASGARD_TILES) - len(out):
            yield Misfit("values.csv", f"asgard_row: with {players} players there are fewer tiles than that")
