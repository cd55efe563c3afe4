"""Editions that people write: what is refused, with its place, and what is idle."""

from __future__ import annotations

import re
import shutil
from functools import partial
from pathlib import Path

import pytest

from meadhall.games.blood_rage.board import MOST_CARDS
from meadhall.games.blood_rage.cards.checking import FILES, check_edition
from meadhall.games.blood_rage.cards.loader import BASE
from tests.games import editing
from tests.games.editing import rewrite

mistakes = partial(editing.mistakes, check_edition)
remarks = partial(editing.remarks, check_edition)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the base edition, to be changed."""
    return Path(shutil.copytree(BASE, tmp_path / "mine"))


CARDS, MONSTERS, MAP, VALUES = FILES
BROKEN: list[tuple[str, str, str, str]] = [
    # a line, with its column
    (CARDS, "frigga|2|1 1 2|grace", "freya|2|1 1 2|grace", "2: god: 'freya' is none of frigga, heimdall, loki"),
    (CARDS, "1|battle|thor|1|1 1 1|win_glory(3)", "4|battle|thor|1|1 1 1|win_glory(3)", "6: age: '4' is no number"),
    (CARDS, "|battle|thor|1|1 1 1|win_glory(3)", "|hero|thor|1|1 1 1|win_glory(3)", "6: family: 'hero' is none of"),
    (CARDS, "thor|1|1 1 1|win_glory(3)", "thor|31|1 1 1|win_glory(3)", "6: value: '31' is no number from 0 to 30"),
    (CARDS, "thor|1|1 1 1|win_glory(3)", "thor|1|1 1|win_glory(3)", "6: copies: there are 3 numbers here, not 2"),
    (CARDS, "thor|1|1 1 1|win_glory(3)", "thor|1|2 1 1|win_glory(3)", "6: copies: more players never have fewer"),
    (CARDS, "win_glory(3)|public\ntyrs", "win_glory|public\ntyrs", "6: effect: win_glory needs a number, such as"),
    (CARDS, "win_glory(3)|public\ntyrs", "win_glory(0)|public\ntyrs", "6: effect: win_glory: a number from 1 to 19"),
    (CARDS, "win_glory(3)|public\ntyrs", "win glory|public\ntyrs", "6: effect: 'win glory' is no effect"),
    (CARDS, "win_glory(3)|public\ntyrs", "discount(1)|public\ntyrs", "6: effect: 'discount' is none of "),
    (CARDS, "win_rage(3); win_glory(3)", "win_rage(3); win_rage(1)", "effect: win_rage stands here twice"),
    (CARDS, "|primacy|", "|primacy(2)|", "effect: primacy stands alone"),
    (CARDS, "|smite|", "|smite; tide|", "5: effect: two of these act at the same moment"),
    (CARDS, "quest_bonus(5)", "quest_bonus(6)", "effect: quest_bonus: a number from 1 to 5"),
    (CARDS, "5|1 1 2|alfheim", "5|1 1 2|", "11: effect: a Quest asks for one thing"),
    (CARDS, "|0 1 1|succor", "|0 1 2|succor", "copies: an Upgrade is there once"),
    (CARDS, "|burn|", "|twice|", "twice: "),
    (CARDS, "|Marteau de Thor|", "||", "6: fr: a thing has a name in both languages"),
    (CARDS, "thors-hammer|", "tyrs-bash|", "7: tyrs-bash: "),
    (CARDS, "thors-hammer|", "thors-hammer-2|", "6: slug: 'thors-hammer-2' is not made of small letters"),
    (CARDS, "win_glory(3)|public\ntyrs", "win_glory(3)|rumour\ntyrs", "6: source: a source begins with one of"),
    (CARDS, "troll|Troll|Troll", "trull|Troll|Troll", "16: slug: there is no Monster in monsters.csv 'trull'"),
    (MONSTERS, "troll|m|Tr|Tr|2", "troll|x|Tr|Tr|2", "2: gender: 'x' is none of m, f"),
    (MONSTERS, "troll|m|Tr|Tr|2", "troll|m|Tro|Tr|2", "2: mark_en: 'Tro' is no mark of one or two letters"),
    (MONSTERS, "troll|m|Tr|Tr|2", "troll|m|Tr|Tr|0", "2: strength: '0' is no number from 1 to 9"),
    (MONSTERS, "troll|m|Tr", "trull|m|Tr", "2: slug: there is no Monster card 'trull'"),
    (MAP, "elvagar|manheim|4", "elvagar|midgard|4", "2: region: 'midgard' is none of manheim"),
    (MAP, "elvagar|manheim|4", "elvagar|manheim|0", "2: villages: '0' is no number from 1 to 9"),
    (MAP, "manheim|4|north", "manheim|4|reserve", "2: fjord: 'reserve' is none of north, east"),
    (MAP, "|myrkulor angerboda yggdrasil|", "|myrkulor asgard yggdrasil|", "2: borders: 'asgard' is none of"),
    (MAP, "yggdrasil||||", "yggdrasil||3||", "10: villages: Yggdrasil has none"),
    (VALUES, "rage|6 7 8 9 12 12", "rage|6 7 8 9 12", "2: value: there are 6 numbers here, not 5"),
    (VALUES, "pillage_glory|5", "pillage_glory|many", "6: value: 'many' is no number from 1 to 99"),
    (VALUES, "axes|3", "rage|3", "3: rage: "),
    # a table as a whole
    (MAP, "elvagar|manheim|4|north|myrkulor angerboda yggdrasil",
     "elvagar|manheim|4|north|myrkulor yggdrasil", " angerboda borders elvagar, but not the other way"),
    (MAP, "manheim|4|north", "manheim|4|south", " a fjord supports two provinces; the north one has 1"),
    (MAP, "\nhorgr|", "\n#horgr|", " the lines are, in this order, elvagar, angerboda"),
    (VALUES, "tokens|3 2 2 1", "tokens|3 2 2 2", " tokens: there is one for each of 8 provinces, not 9"),
    (VALUES, "horns|", "#horns|", " there is no value 'horns'"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "said"), BROKEN, ids=[f"{row[0]} {row[3]}" for row in BROKEN])
def test_a_broken_edition_is_refused_with_its_place(folder: Path, file: str, old: str, new: str, said: str) -> None:
    rewrite(folder, file, old, new)

    found = mistakes(folder)
    assert any(line.startswith(f"{file}:") and said in line for line in found), found


def test_every_age_has_cards_to_deal(folder: Path) -> None:
    path = folder / CARDS
    text = path.read_text(encoding="utf-8")
    path.write_text(re.sub(r"(\|2\|battle\|.*\|)\d (\d \d)\|", r"\g<1>0 \2|", text), encoding="utf-8")

    (mistake,) = mistakes(folder)
    assert mistake.startswith("cards.csv: 2 players are dealt 16 cards of Age 2, but there are ")


def test_an_edition_has_room_for_so_many_cards(folder: Path) -> None:
    path = folder / "cards.csv"
    lines = path.read_text(encoding="utf-8").splitlines()
    names = [f"{a}{b}" for a in "abcdefghij" for b in "abcdefghij"][: MOST_CARDS + 2 - len(lines)]
    more = [f"more-{name}|More {name}|Plus {name}|3|battle|odin|1|0 0 1|win_glory(1)|design" for name in names]
    path.write_text("\n".join([*lines, *more]) + "\n", encoding="utf-8")
    assert mistakes(folder) == [f"cards.csv: there are 1 to {MOST_CARDS} of these, not {MOST_CARDS + 1}"]

    path.write_text("\n".join([*lines, *more[:-1]]) + "\n", encoding="utf-8")
    assert check_edition(folder)  # the number there is room for is right


def test_all_mistakes_are_reported_at_once(folder: Path) -> None:
    rewrite(folder, "cards.csv", "steal_rage(1)", "steal_beer(1)")
    rewrite(folder, "provinces.csv", "elvagar|manheim|4", "elvagar|manheim|many")
    (folder / "values.csv").unlink()

    assert [line.partition(":")[0] for line in mistakes(folder)] == ["cards.csv", "provinces.csv", *["values.csv"] * 9]


@pytest.mark.parametrize("file", FILES)
def test_each_file_is_needed_and_begins_with_its_columns(folder: Path, file: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("|source", "|from", 1), encoding="utf-8")
    assert any(line.startswith(f"{file}:1: the first line names the columns: ") for line in mistakes(folder))

    path.unlink()
    assert f"{file}: there is no such file" in mistakes(folder)


# -- idle -------------------------------------------------------------------------------------------------------


def test_nothing_of_the_box_is_idle() -> None:
    assert not any("does nothing" in line for line in check_edition(BASE))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("thor|1|1 1 1|win_glory(3)", "thor|1|0 0 0|win_glory(3)", "6: copies: this does nothing: it is in no deck"),
        ("thor|1|1 1 1|win_glory(3)", "thor|1|1 1 1|white_disc", "6: effect: white_disc does nothing here: no card is"),
        ("strong(2)|", "strong(1)|", "effect: strong does nothing here: a Warrior has STR 1 without it"),
        ("quest_times(2)", "quest_times(1)", "effect: quest_times does nothing here: once is as much as without it"),
        ("|1 1 1|rise|", "|1 1 1||", "effect: this does nothing: there is no effect"),
        ("6|1 1 2|deaths(4)", "6|1 1 2|deaths(13)", "15: effect: deaths does nothing here: a clan has 12 figures"),
    ],
)  # fmt: skip
def test_idle_effects_are_reported(folder: Path, old: str, new: str, said: str) -> None:
    rewrite(folder, "cards.csv", old, new)

    (remark,) = remarks(folder)
    assert said in remark, remark
