"""Editions that people write: what is refused, with its place, and what is idle."""

from __future__ import annotations

import shutil
import string
from functools import partial
from itertools import product
from pathlib import Path

import pytest

from meadhall.games.vikings_gone_wild.cards.checking import FILES, check_edition
from meadhall.games.vikings_gone_wild.cards.loader import BASE
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
    ("cards.csv", "Archer Elfe|unit|8|3", "Archer Elfe|elf|8|3", "5: family: 'elf' is none of starter"),
    ("cards.csv", "Archer Elfe|unit|8|3", "Archer Elfe|unit|0|3", "5: copies: '0' is no number from 1 to 20"),
    ("cards.csv", "Archer Elfe|unit|8|3", "Archer Elfe|unit|8|3B", "5: beer: '3B' is no number from 0 to 19"),
    ("cards.csv", "Archer Elfe|unit|8|3||2", "Archer Elfe|unit|8|3||", "5: attack: a Unit has an ATK"),
    ("cards.csv", "Canon|defence|6||2||2", "Canon|defence|6||2||", "8: defence: a Defence card has a DEF"),
    ("cards.csv", "elf-archer|", "cannon|", "8: cannon: "),
    ("cards.csv", "elf-archer|", "Elf-Archer|", "5: slug: 'Elf-Archer' is not made of small letters"),
    ("cards.csv", "|Archer Elfe|", "||", "5: fr: a thing has a name in both languages"),
    ("cards.csv", "|Le petit déjeuner.|", "||", "2: quip_en: a joke is told in both languages, or in neither"),
    ("cards.csv", "beer_or_gold(2,1)", "beer_or_gold(2)", "35: play: beer_or_gold needs two numbers, such as beer_or"),
    ("cards.csv", "borrow", "borrow(1)", "30: play: borrow stands alone"),
    ("cards.csv", "arm_all(1)", "arm_all", "34: play: arm_all needs a number, such as arm_all(1)"),
    ("cards.csv", "arm_all(1)", "arm_all(0)", "34: play: arm_all: a number from 1 to 19, not 0"),
    ("cards.csv", "arm_all(1)", "sing(1)", "34: play: 'sing' is none of beer, gold"),
    ("cards.csv", "arm_all(1)", "arm_all 1", "34: play: 'arm_all 1' is no effect"),
    ("cards.csv", "beer(1); gold(1); draw(1)", "beer(1); beer(1)", "26: play: beer stands here twice"),
    ("cards.csv", "vanish", "every", "14: strike: 'every' is none of vanish, alone, draw, damage_point"),
    ("cards.csv", "thor|Thor|Thor|favour|1||", "thor|Thor|Thor|favour|1|3|", "28: beer: cards one begins with"),
    ("cards.csv", "Thor|favour|1|||6||||||", "Thor|favour|1|||6|||||points(1)|", "28: bought: cards one begins"),
    ("cards.csv", "Thor|favour|1|||6||||||", "Thor|favour|1|||6||draw(1)||||", "28: play: a Unit or a Defence"),
    ("cards.csv", "Thor|favour|1|||6||||||", "Thor|favour|1|||||||draw(1)||", "28: defence: a Defence card has a DEF"),
    ("cards.csv", "|Toc, toc.|public:name", "|Toc, toc.|memory", "28: source: a source begins"),
    ("buildings.csv", "Taverne|6|2|3|4|1", "Taverne|6|2|3|0|1", "7: defence: '0' is no number from 1 to 19"),
    ("buildings.csv", "Taverne|6|2|3|4|1", "Taverne|6|2|3|4|", "7: number: '' is no number from 1 to 9"),
    ("buildings.csv", "tavern|", "beer|", "7: beer: "),
    ("halls.csv", "\n2||4", "\n3||4", "3: level: levels are numbered in order: this is 2"),
    ("halls.csv", "3|2|6|6|3", "3|2|6|6|0", "4: limit: '0' is no number from 1 to 9"),
    ("undead.csv", "Draugr|unit|5|2", "Draugr|unit|5|", "2: attack: Units and Bosses attack, and no others"),
    ("undead.csv", "Crypte|building|1||4", "Crypte|building|1|2|4", "12: attack: Units and Bosses attack"),
    ("undead.csv", "Offrande de Bière|challenge|1|||1", "Offrande de Bière|challenge|1||2|1", "15: defence: a Boss"),
    ("undead.csv", "Offrande de Bière|challenge|1", "Offrande de Bière|challenge|2", "15: copies: a Challenge or"),
    ("undead.csv", "pay_beer(4)", "", "15: effect: a Challenge is met in one way"),
    ("undead.csv", "pay_beer(4)", "lose_beer", "15: effect: 'lose_beer' is none of pay_beer"),
    ("undead.csv", "lose_gold", "pay_gold(2)", "14: effect: 'pay_gold' is none of lose_beer, lose_gold"),
    ("undead.csv", "Draugr|unit|5|2|2|1||", "Draugr|unit|5|2|2|1|lose_beer|", "2: effect: Units and Bosses do"),
    ("undead.csv", "3 5 8 8", "3 5 8", "22: lives: a Boss has lives for one, two, three and four players"),
    ("undead.csv", "3 5 8 8", "1 5 8 8", "22: lives: '1' is no number from 2 to 19"),
    ("undead.csv", "Fenrir|boss|1|6|4", "Fenrir|boss|1|6|", "22: defence: a Boss has a DEF, a Challenge none"),
    ("objectives.csv", "types(4)", "kinds(4)", "8: condition: 'kinds' is none of hall"),
    ("missions.csv", "Chef de Guerre|3|3", "Chef de Guerre|4|3", "16: level: '4' is no"),
    ("missions.csv", "trade", "trade(2)", "9: condition: trade stands alone"),
    ("bonuses.csv", "|might|", "|units|", "3: units: "),
    ("ranks.csv", "Seigneur de Guerre|4", "Seigneur de Guerre|3", "5: glory: a rank is above the one before it"),
    ("values.csv", "hand|5", "hand|0", "2: value: '0' is no number from 1 to 9"),
    ("values.csv", "on_top", "beside", "3: value: 'beside' is none of on_top, fill_up"),
    ("values.csv", "18 21 24 28", "18 21 24", "6: value: there are 4 numbers here, not 3"),
    ("values.csv", "horns|2 5", "horns|5 2", "10: value: each number is above the one before"),
    ("values.csv", "goal|40 30 30", "aim|40 30 30", "25: name: 'aim' is none of hand"),
    # a table as a whole
    ("cards.csv", "Pigonator|Cochonator|unit|", "Pigonator|Cochonator|path|", " the lines are in this order: starter"),
    ("cards.csv", "\npigonator|", "\n#pigonator|", " there are 3 stacks of Units, not 2 (VG-110)"),
    ("cards.csv", "\nsheep-mortar|", "\n#sheep-mortar|", " there are 3 stacks of Defence cards, not 2 (VG-110)"),
    ("cards.csv", "\nthor|", "\n#thor|", " 4 players need 12 Favours, not 11 (VG-151)"),
    ("buildings.csv", "\ndrakkar|", "\n#drakkar|", " the lines are, in this order, brewery, gold-mine"),
    ("halls.csv", "\n3|2|6", "\n#3|2|6", " there are 3 of these, not 2"),
    ("objectives.csv", "\nvillage|Village|Village|types(4)|design\n", "\n#\n", " 5 may be in play, but there are "),
    ("missions.csv", "\nworker|", "\n#worker|", " 4 players begin with 8 of level 1, not 7 (VG-154)"),
    ("values.csv", "18 21 24 28", "18 21 24 38", " 38 cards are kept besides the Boss, but there are 37"),
    ("values.csv", "desolation|0", "desolation|6", " team: the Team token starts above the Desolation token"),
    ("values.csv", "least_team|6", "least_team|20", " least_team: no team starts below it"),
    ("values.csv", "glory|1", "hand|2", " there is no value 'glory'"),
]  # fmt: skip
ELSEWHERE = {"18 21 24 38": "undead.csv"}  # where another table is at fault


@pytest.mark.parametrize(("file", "old", "new", "said"), BROKEN, ids=[f"{row[0]} {row[3]}" for row in BROKEN])
def test_a_broken_edition_is_refused_with_its_place(folder: Path, file: str, old: str, new: str, said: str) -> None:
    if file == "objectives.csv" and "village|" in old:
        for slug in ("rampart", "warband"):
            rewrite(folder, file, f"\n{slug}|", f"\n#{slug}|")
    rewrite(folder, file, old, new)

    at = ELSEWHERE.get(new, file)
    assert any(line.startswith(f"{at}:{said}") for line in mistakes(folder)), mistakes(folder)


@pytest.mark.parametrize(("file", "most"), [("cards.csv", 64), ("undead.csv", 40), ("missions.csv", 40)])
def test_an_edition_has_room_for_so_many_kinds(folder: Path, file: str, most: int) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    last = text.splitlines()[-1].split("|")
    names = ["".join(two) for two in product("abc", string.ascii_lowercase)]
    more = ["|".join([f"more-{name}", f"More {name}", f"Plus {name}", *last[3:]]) for name in names]
    lines = [*text.splitlines(), *more][: most + 2]  # one too many, after the names of the columns
    (folder / file).write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert f"{file}: there are 1 to {most} of these, not {most + 1}" in mistakes(folder)

    (folder / file).write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")
    assert check_edition(folder)  # the number that there is room for is right


def test_all_mistakes_are_reported_at_once(folder: Path) -> None:
    rewrite(folder, "cards.csv", "Archer Elfe|unit|8|3", "Archer Elfe|elf|x|3")
    rewrite(folder, "undead.csv", "pay_beer(4)", "pray(4)")
    rewrite(folder, "values.csv", "hand|5", "hand|none")
    (folder / "bonuses.csv").unlink()

    found = [line.partition(":")[0] for line in mistakes(folder)]

    assert found == ["cards.csv", "cards.csv", "undead.csv", "bonuses.csv", "values.csv"]


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
    ("file", "old", "new", "said"),
    [
        ("cards.csv", "arm_all(1)", "", "34: play: this does nothing: there is no effect"),
        ("undead.csv", "Draugr|unit|5|2|2|1", "Draugr|unit|5|2|2|", "2: loss: a clash does nothing here"),
        ("undead.csv", "|1|pay_beer(4)", "||pay_beer(4)", "15: loss: a clash does nothing here"),
        ("objectives.csv", "hall(2)", "hall(4)", "2: condition: hall does nothing here but lose: there are 3 at most"),
        ("objectives.csv", "units(4)", "units(5)", "6: condition: units does nothing here but lose: there are 4"),
        ("objectives.csv", "beer(3)", "beer(10)", "4: condition: beer does nothing here but lose: there are 9 at most"),
        ("objectives.csv", "types(4)", "types(7)", "8: condition: types does nothing here but lose: there are 6"),
        ("missions.csv", "own(6)", "own(19)", "18: condition: own does nothing here: there are 18 at most"),
        ("ranks.csv", "Jarl|Jarl|5", "Jarl|Jarl|12", "6: glory: this does nothing: nobody has more than 11 Glory"),
        ("values.csv", "horns|2 5", "horns|2 22", "10: value: the second Horn does nothing here"),
    ],
)  # fmt: skip
def test_idle_effects_are_reported(folder: Path, file: str, old: str, new: str, said: str) -> None:
    rewrite(folder, file, old, new)

    (remark,) = remarks(folder)
    assert remark.startswith(f"{file}:{said}"), remark
