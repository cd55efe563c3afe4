"""Editions that people write: what is refused, with its place, and what is idle."""

from __future__ import annotations

import shutil
from functools import partial
from pathlib import Path

import pytest

from meadhall.games.asgard.cards.checking import FILES, check_edition
from meadhall.games.asgard.cards.loader import BASE
from tests.games import editing
from tests.games.editing import rewrite

mistakes = partial(editing.mistakes, check_edition)
remarks = partial(editing.remarks, check_edition)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the base edition, to be changed."""
    return Path(shutil.copytree(BASE, tmp_path / "mine"))


BROKEN: list[tuple[str, str, str, str]] = [
    # a line, with its column
    ("gods.csv", "freyja|pink", "freyja|purple", "2: stone: 'purple' is none of pink, yellow"),
    ("gods.csv", "freyja|pink", "freyja|yellow", "3: yellow: "),
    ("gods.csv", "mimir||2", "mimir||6", "9: from: '6' is no number from 1 to 5"),
    ("gods.csv", "mimir||2||1|giant", "mimir||2||1|troll", "9: upper: 'troll' is none of white, orange, giant"),
    ("gods.csv", "mimir||2||1", "mimir||2||3", "9: requests: '3' is no number from 1 to 2"),
    ("gods.csv", "mimir||2||1", "mimir||2|dwarf|1", "9: first: 'dwarf' is none of white"),
    ("worlds.csv", "world-2|8", "world-2|many", "3: upper: 'many' is no number from 0 to 30"),
    ("weapons.csv", "weapon-2|2|2", "weapon-2|2|0", "2: copies: '0' is no number from 1 to 9"),
    ("spells.csv", "upper_bonus(10)", "upper_bonus", "5: effect: upper_bonus needs a number"),
    ("spells.csv", "no_god", "points(3)", "3: effect: 'points' is none of double_recruits"),
    ("spells.csv", "|no_god|", "|no_god; no_weapons|", "3: effect: a tile does one thing"),
    ("spells.csv", "|no_god|", "||", "3: effect: a tile does one thing"),
    ("spells.csv", "|Sortilège de Rouille|", "||", "2: fr: a thing has a name in both languages"),
    ("populations.csv", "points(4)", "points(31)", "7: effect: points: a number from 1 to 30, not 31"),
    ("populations.csv", "|discount|", "|discount(1)|", "8: effect: discount stands alone"),
    ("asgard_tiles.csv", "comrades(2)", "comrades(3)", "4: effect: comrades: a number from 1 to 2"),
    ("temples.csv", "3|pink pink", "3|pink", "2: cost: a Temple of this pile costs 2 stones, not 1"),
    ("temples.csv", "3|pink pink", "3|pink purple", "2: cost: 'purple' is none of pink"),
    ("ancestrals.csv", "ancestral-light-1|1", "ancestral-light-1|31", "2: strength: '31' is no number from 0 to 30"),
    ("god_tiles.csv", "freyja-1|1|rulebook", "freyja-1|1|rumour", "2: source: a source begins with one of"),
    ("values.csv", "seals|7 8 9", "seals|7 8", "value: there are 3 numbers here, not 2"),
    ("values.csv", "price_giant|1 1", "price_giant|1 9", "value: '9' is no number from 0 to 3"),
    # a table as a whole
    ("gods.csv", "\nodin|", "\n#odin|", " the lines are, in this order, freyja, baldr"),
    ("gods.csv", "hel|black", "hel|", " each of the six colours is the stone of one god"),
    ("gods.csv", "fenrir||4||1||", "fenrir||4||1|giant|giant", " upper: Fenrir takes no recruits"),
    ("gods.csv", "surtr||3||1|giant|white orange", "surtr||3||1|giant|", " upper: both Support slots of surtr"),
    ("spells.csv", "\nspell-7|", "\n#spell-7|", " the lines are, in this order, spell-1"),
    ("values.csv", "recruits|12 12 10", "recruits|5 12 10", " recruits: 5 of white are placed at the start"),
    ("values.csv", "valhalla|2 3 0", "valhalla|2 3 1", " valhalla: Giants are never there"),
    ("values.csv", "battle_values|3 5", "battle_values|5 3", " battle_values: no tile is worth less than"),
    ("values.csv", "row_seals|dark ", "row_seals|", " row_seals: there are 7 spaces, not 6"),
    ("values.csv", "asgard_out_3|asgard-3", "asgard_out_3|spell-1", " asgard_out_3: 1 of asgard-1 to asgard-5"),
    ("values.csv", "populations_out_2|population-2 population-8", "populations_out_2|population-2",
     " populations_out_2: 2 of population-1 to population-8"),
    ("values.csv", "asgard_row|1 2 3", "asgard_row|4 2 3", " asgard_row: with 2 players there are fewer tiles"),
    ("values.csv", "lower_world|", "#lower_world|", " there is no value 'lower_world'"),
]  # fmt: skip
EXACT = {"recruits|5 12 10": ("recruits|12 12 10", "valhalla|2 3 0", "valhalla|5 3 0")}


@pytest.mark.parametrize(("file", "old", "new", "said"), BROKEN, ids=[f"{row[0]} {row[3]}" for row in BROKEN])
def test_a_broken_edition_is_refused_with_its_place(folder: Path, file: str, old: str, new: str, said: str) -> None:
    if new in EXACT:
        rewrite(folder, file, *EXACT[new][1:])
        said = said.replace("5 of white", "8 of white")
    rewrite(folder, file, old, new)

    found = mistakes(folder)
    assert any(line.startswith(f"{file}:") and said in line for line in found), found


def test_all_mistakes_are_reported_at_once(folder: Path) -> None:
    rewrite(folder, "gods.csv", "freyja|pink", "freyja|purple")
    rewrite(folder, "spells.csv", "no_god", "no_gods")
    (folder / "worlds.csv").unlink()

    found = [line.partition(":")[0] for line in mistakes(folder)]
    assert found == ["gods.csv", "worlds.csv", "worlds.csv", "spells.csv"]


@pytest.mark.parametrize("file", FILES)
def test_each_file_is_needed_and_begins_with_its_columns(folder: Path, file: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("|source", "|from", 1), encoding="utf-8")
    assert any(line.startswith(f"{file}:1: the first line names the columns: ") for line in mistakes(folder))

    path.unlink()
    assert f"{file}: there is no such file" in mistakes(folder)


def test_nothing_of_the_box_is_idle() -> None:
    assert not any("does nothing" in line for line in check_edition(BASE))


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("weapons.csv", "weapon-2|2", "weapon-2|0", "weapons.csv:2: strength: this does nothing: it counts 0"),
        ("temples.csv", "|3|pink pink", "|0|pink pink", "temples.csv:2: points: this does nothing: it counts 0"),
        ("gods.csv", "surtr||3", "surtr||5", "gods.csv:10: from: this god does nothing until the last round"),
    ],
)
def test_idle_effects_are_reported(folder: Path, file: str, old: str, new: str, said: str) -> None:
    rewrite(folder, file, old, new)

    assert remarks(folder) == [said]
