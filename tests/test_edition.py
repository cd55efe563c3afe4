"""Editions that people write themselves: `meadhall edition check`, and playing them."""

from __future__ import annotations

import re
import shutil
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import meadhall
from meadhall.games import GUESTS, known_editions
from meadhall.games.editions import open_edition
from meadhall.games.reading import BadLine, row_of, rows_of
from meadhall.games.thorgal.board import FACTIONS
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards.checking import check_edition
from meadhall.games.thorgal.cards.loader import COLUMNS, read_card, read_rows
from meadhall.games.thorgal.cards.parser import Words
from meadhall.games.thorgal.cards.tables import BASE_FOLDER
from meadhall.games.thorgal.cards.wording import wording
from meadhall.kernel import BadEdition, BadOptions
from tests.games.thorgal.box import box_now, printed_rows
from tests.games.thorgal.scene import changed_cards
from tests.terminal.table import meadhall_says, run

PAGE = (Path(__file__).resolve().parent.parent / "docs" / "reference" / "edition-files.md").read_text(encoding="utf-8")
CELL = {name: number for number, name in enumerate(COLUMNS)}
SIGNS = st.text(alphabet="0123456789BCMEPDnoif()[]{}<>=&|;:/*@+-²٣ \x00é,_", max_size=30)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the base edition, to be spoilt."""
    return Path(shutil.copytree(BASE_FOLDER, tmp_path / "mine"))


def change(folder: Path, line: int, faction: str = "outlaws", **cells: str) -> None:
    """Write other cells into a line of a file."""
    path = folder / f"{faction}.csv"
    lines = path.read_text(encoding="utf-8").split("\n")
    row = lines[line - 1].split("|")
    for name, text in cells.items():
        row[CELL[name]] = text
    lines[line - 1] = "|".join(row)
    path.write_text("\n".join(lines), encoding="utf-8")


def mistakes(folder: Path) -> list[str]:
    """The mistakes, without the folder's name."""
    with pytest.raises(BadEdition) as caught:
        check_edition(folder)
    return [line.removeprefix(str(folder)).lstrip("/") for line in caught.value.mistakes]


# -- checking -------------------------------------------------------------------------------------------------


def test_a_good_edition_is_summed_up() -> None:
    said = meadhall_says("edition", "check", str(BASE_FOLDER))
    assert "An edition of Thorgal: The Card Game." in said
    assert f"260 cards, {len(printed_rows())} different ones" in said
    for faction in FACTIONS:
        assert f"{faction}: " in said
    assert said.count("24 Scourge cards, 5 terrains.") == len(FACTIONS)
    assert said.count("would do as a built deck, too (TH-152)") == len(FACTIONS)


def test_a_bad_edition_ends_with_status_1(folder: Path) -> None:
    change(folder, 2, cost="7", unique="maybe")
    done = run("edition", "check", str(folder))
    assert (done.returncode, done.stderr) == (1, "")
    *found, last = done.stdout.splitlines()
    assert found[0] == f"{folder / 'outlaws.csv'}:2: unique: 'maybe' is neither empty nor yes"
    assert last == "2 mistakes: this is no edition of Thorgal: The Card Game."


def test_all_mistakes_are_reported_with_their_places(folder: Path) -> None:
    change(folder, 2, cost="7", effect="ACT@JOUR: drink(1)", unique="maybe")
    change(folder, 3, upkeep="", band="1P")
    change(folder, 4, "lords", type="god")
    (folder / "stars.csv").unlink()
    found = mistakes(folder)
    assert found[0] == "outlaws.csv:2: unique: 'maybe' is neither empty nor yes"
    assert found[1] == "outlaws.csv:2: cost: a cost is a number from 0 to 3, not '7' (TH-106)"
    assert found[2].startswith("outlaws.csv:2: effect: 'drink' is no operation; there are: draw, ")
    assert "outlaws.csv:3: upkeep: companions have a condition, other cards none (TH-105)" in found
    assert "outlaws.csv:3: band: no P on a companion" in found
    assert "stars.csv: there is no such file" in found
    assert any(line.startswith("lords.csv:4: type: 'god' is none of companion, ") for line in found)
    assert not any("are needed" in line for line in found)  # the cards are there, if they could be read


def test_a_broken_line_is_all_that_is_reported(folder: Path) -> None:
    change(folder, 2, cost="7")
    assert mistakes(folder) == ["outlaws.csv:2: cost: a cost is a number from 0 to 3, not '7' (TH-106)"]


@pytest.mark.parametrize(
    ("cells", "reason"),
    [
        ({"no": "1-3"}, "no: a card has one or two copies, not 3"),
        ({"no": "²"}, "no: '²' is neither a number nor two with a hyphen"),
        ({"cost": "²"}, "cost: a cost is a number from 0 to 3, not '²' (TH-106)"),
        ({"slug": "Kriss"}, "slug: 'Kriss' is not made of small letters"),
        ({"fr": ""}, "fr: a thing has a name in both languages"),
        ({"band": "1000000B"}, "band: '1000000B' is no part of a band"),
        ({"source": "hearsay"}, "source: a source begins with one of rulebook, public, design"),
        ({"phase": "NIGHT"}, "phase: 'NIGHT' is none of DAWN, JOUR, DUSK"),
        ({"upkeep": "have(1,Horse)"}, "upkeep: 'Horse' is no filter; there are: comp, "),
        ({"effect": "ACT@JOUR: draw(100)"}, "effect: expected a number below 100, not '100'"),
        ({"effect": "ACT@JOUR: draw(0)"}, "effect: nothing is done 0 times"),
        ({"effect": "ACT@JOUR: convert(this,B>C,13)"}, "effect: at most 12 can be counted, not 13"),
        ({"effect": "ACT@JOUR*2: draw(1)"}, "effect: only Fenrir effects are used several times in a round"),
        ({"effect": "ACT@JOUR: " + "hurt(1){" * 50}, "effect: there are more than 8 braces in one another"),
        ({"effect": "ACT@JOUR: choose{" + "draw(1)/" * 5 + "draw(1)}"}, "effect: a choice has 2 to 4 branches"),
        ({"effect": "PERM: " + "if(success){" * 50}, "effect: a permanent effect has one condition at most"),
        ({"effect": "ACT@JOUR: draw(1"}, "effect: expected ')' before 'the end'"),
        ({"effect": "draw(1)"}, "effect: no PLAY on a companion"),
    ],
)
def test_a_mistake_says_what_is_wrong(folder: Path, cells: dict[str, str], reason: str) -> None:
    change(folder, 2, **cells)
    assert mistakes(folder)[0].startswith(f"outlaws.csv:2: {reason}")


def test_namesakes_and_missing_companions(folder: Path) -> None:
    change(folder, 3, slug="kriss-of-valnor", en="Kriss of Valnor")
    path = folder / "vikings.csv"
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([line for line in lines if "|companion|" not in line]), encoding="utf-8")
    found = mistakes(folder)
    assert "vikings.csv: a faction begins with a companion: at least one is needed (TH-123)" in found
    first = f"the other is in {folder / 'outlaws.csv'}:2"
    assert f"outlaws.csv:3: slug: kriss-of-valnor: two cards have this slug, {first}" in found
    named = "outlaws.csv:3: en: Kriss of Valnor: two cards of outlaws have this name"
    assert f"{named}, {first}; copies stand in one line" in found


def test_effects_that_never_do_anything_are_reported_but_are_no_mistake(folder: Path) -> None:
    at = line_of("brigands-lair", folder)
    change(folder, at, fenrir="ACT@DAWN: gain(this,1B)")
    done = run("edition", "check", str(folder))
    assert (done.returncode, done.stderr) == (0, "")
    reason = "its own card is in no group, and does not stay at a destination"
    assert done.stdout.splitlines()[-1] == f"{folder / 'outlaws.csv'}:{at}: fenrir: gain does nothing here: {reason}"


def line_of(slug: str, folder: Path) -> int:
    """The line of a card of the Outlaws."""
    lines = (folder / "outlaws.csv").read_text(encoding="utf-8").split("\n")
    return next(number for number, line in enumerate(lines, 1) if f"|{slug}|" in line)


COMPANION, EVENT, TERRAIN, SCOURGE = "kriss-of-valnor", "unknown-powers", "brigands-lair", "pickpocket"


@pytest.mark.parametrize(
    ("slug", "cells", "reason"),
    [
        (TERRAIN, {"fenrir": "ACT@DAWN+DUSK: recall()"}, "fenrir: recall does nothing here: there is no journey then"),
        (TERRAIN, {"fenrir": "ACT@JOUR: sac(this){draw(1)}"}, "fenrir: sac does nothing here: its own card is in"),
        (TERRAIN, {"fenrir": "ACT@DAWN: forbid(terrain)"}, "fenrir: forbid does nothing here: the foes of its player"),
        (TERRAIN, {"fenrir": "ACT@DAWN: place(comp,hand)"}, "fenrir: place does nothing here: a Scourge player has"),
        (TERRAIN, {"fenrir": "ACT@DAWN: search(2,event)"}, "fenrir: search does nothing here: no such card is in"),
        (TERRAIN, {"fenrir": "ACT@DAWN: tax(1,scourge)"}, "fenrir: tax does nothing here: the foes have no such cards"),
        (TERRAIN, {"effect": "gain(dest,1B)"}, "effect: gain does nothing here: there is no destination then"),
        (TERRAIN, {"effect": "discount(1,*)"}, "effect: discount does nothing here: it lasts until the end of"),
        (TERRAIN, {"effect": "if(fail){draw(1)}"}, "effect: if does nothing here: there is no reward after a failure"),
        (EVENT, {"effect": "draw(1); recall()", "phase": "DAWN"}, "effect: recall does nothing here: there is no"),
        (EVENT, {"effect": "gain(this,1B)", "phase": "DUSK"}, "effect: gain does nothing here: its own card is in no"),
        (EVENT, {"effect": "gain(this,1B)", "phase": "JOUR", "band": ""}, "effect: gain does nothing here: its own"),
        (EVENT, {"effect": "forbid(event)"}, "effect: forbid does nothing here: the foes of its player never do that"),
        (EVENT, {"effect": "if(success){draw(1)}", "phase": "JOUR"}, "effect: if does nothing here: the result of"),
        (EVENT, {"effect": "if(opposed){draw(1)}", "phase": "DUSK"}, "effect: if does nothing here: nobody opposes"),
        (EVENT, {"effect": "hurt(1){discount(1,scourge)}"}, "effect: discount does nothing here: no such card is in"),
        (EVENT, {"effect": "choose{draw(1)/detach(event)}", "phase": "JOUR"}, "effect: detach does nothing here: the"),
        (EVENT, {"effect": "keep(grp(sup))"}, "effect: keep does nothing here: only companions have an upkeep"),
        (COMPANION, {"effect": "ACT@JOUR: destroy(dest)"}, "effect: destroy does nothing here: the destination only"),
        (COMPANION, {"effect": "PERM@DAWN: prophecy(1)"}, "effect: prophecy does nothing here: points are given in"),
        (
            COMPANION,
            {"effect": "PERM@DUSK: oppose_cost(1)"},
            "effect: oppose_cost does nothing here: companions oppose",
        ),
        (COMPANION, {"effect": "OPP: armor(1)"}, "effect: armor does nothing here: an opposer only changes itself"),
        (SCOURGE, {"effect": "exhaust(this)"}, "effect: exhaust does nothing here: its own card is in no group"),
    ],
)
def test_an_idle_effect_says_why(folder: Path, slug: str, cells: dict[str, str], reason: str) -> None:
    change(folder, line_of(slug, folder), **cells)
    (warning,) = idle_lines(folder)
    assert warning.startswith(f"outlaws.csv:{line_of(slug, folder)}: {reason}")


@pytest.mark.parametrize(
    ("slug", "cells"),
    [
        (TERRAIN, {"fenrir": "ACT@JOUR: lose(dest,1B); recall(); exhaust(grp(*)); forbid(event); detach(event)"}),
        (TERRAIN, {"effect": "if(success){keep(grp(comp))}; protect(grp(*)); place(comp,hand)"}),
        (EVENT, {"effect": "gain(this,1B); if(opposed){recall()}; forbid(scourge)", "phase": "JOUR", "band": "1B"}),
        (EVENT, {"effect": "if(success){draw(1)}", "phase": "DUSK"}),
        (COMPANION, {"effect": "ENTER: gain(this,1B) // PERM: prophecy(1) // OPP: attr(1B)"}),
        (COMPANION, {"effect": "PERM@JOUR: oppose_cost(1); attr(1B) // ACT@DAWN: sac(this){keep(this)}"}),
        (SCOURGE, {"effect": "tax(1,event); discard(foe,hand,1); search(2,scourge)"}),
    ],
)
def test_effects_that_may_do_something_are_not_reported(folder: Path, slug: str, cells: dict[str, str]) -> None:
    change(folder, line_of(slug, folder), **cells)
    assert idle_lines(folder) == []


def test_no_card_of_the_box_is_idle() -> None:
    assert not any("does nothing" in line for line in check_edition(BASE_FOLDER))


def idle_lines(folder: Path) -> list[str]:
    """The notes about idle effects, without the folder's name."""
    return [line.removeprefix(f"{folder}/") for line in check_edition(folder) if "does nothing" in line]


def test_what_is_no_text_is_said_to_be_none(folder: Path) -> None:
    (folder / "outlaws.csv").write_bytes(bytes(range(256)))
    (folder / "stars.csv").write_bytes("no|type|Étoile".encode("latin-1"))
    (folder / "lords.csv").write_bytes(b"")
    found = mistakes(folder)
    assert "outlaws.csv: this is no text in UTF-8: byte 129 cannot be read" in found
    assert "stars.csv: this is no text in UTF-8: byte 9 cannot be read" in found
    assert any(line.startswith("lords.csv:1: the first line names the columns: no|type|slug|") for line in found)


def test_files_of_other_programs_are_read(folder: Path) -> None:
    """With a mark before the text, and with lines that end as on Windows."""
    path = folder / "outlaws.csv"
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert check_edition(folder) == check_edition(BASE_FOLDER)


def test_bad_paths_are_sentences(tmp_path: Path) -> None:
    file = tmp_path / "verses.csv"
    file.write_text("no", encoding="utf-8")
    for path, reason in (
        (tmp_path / "nowhere", "there is no such folder"),
        (file, "an edition is a folder of files"),
        (tmp_path, "no saga has such files. An edition of Blood Rage has cards.csv, "),
    ):
        done = run("edition", "check", str(path))
        assert (done.returncode, done.stdout) == (2, "")
        assert reason in done.stderr
        assert "Traceback" not in done.stderr


@given(st.dictionaries(st.sampled_from(COLUMNS), SIGNS, min_size=1, max_size=4))
def test_no_cell_breaks_the_reader(cells: dict[str, str]) -> None:
    line = (BASE_FOLDER / "outlaws.csv").read_text(encoding="utf-8").splitlines()[1].split("|")
    for name, text in cells.items():
        line[CELL[name]] = text
    with suppress(BadLine):
        read_card(row_of("|".join(line), COLUMNS), 0, Words())


def words_of(text: str) -> list[str]:
    """Its words and brackets, one by one."""
    return re.findall(r"[(){}]|[^(){}\s]+", text)


EFFECTS = sorted(
    {word for row in (BASE_FOLDER / "vikings.csv").read_text(encoding="utf-8").split("|") for word in words_of(row)}
)


@given(st.lists(st.sampled_from(EFFECTS), max_size=12))
def test_no_order_of_words_breaks_the_reader(words: list[str]) -> None:
    found: list[str] = []
    effect = " ".join(words).replace("|", "")
    text = f"{'|'.join(COLUMNS)}\n1|companion|x|X|X|||Outlaw|1||DAWN|exhaust_this|{effect}||design"
    assert list(read_rows(rows_of(text, "here", COLUMNS, found), 0, Words())) or found


# -- playing ----------------------------------------------------------------------------------------------------


def test_an_edition_of_ones_own_is_played_saved_and_replayed(folder: Path, tmp_path: Path) -> None:
    for line in range(2, 14):
        change(folder, line, en=f"Somebody {line}", slug=f"somebody-{'abcdefghijklmn'[line]}")
    record = tmp_path / "match.json"
    watch = (
        "play",
        "thorgal",
        "--watch",
        "--plain",
        "--seats",
        "2",
        "--seed",
        "3",
        "--bots",
        "random",
        "--me",
        "outlaws",
    )
    said = meadhall_says(*watch, "--edition", str(folder), "--save", str(record))
    assert "The match is over." in said
    assert "Somebody" in said
    assert "Somebody" in meadhall_says("replay", str(record), "--plain", "--edition", str(folder))
    without = run("replay", str(record), "--plain")
    assert without.returncode == 2
    assert "has no edition 'own-" in without.stderr


@pytest.mark.parametrize("workers", ["1", "2"])
def test_bots_try_it_out(folder: Path, workers: str) -> None:
    change(folder, 2, en="Somebody", slug="somebody")
    many = ("--seats", "2", "--games", "2", "--workers", workers, "--edition", str(folder))
    assert "thorgal (own-" in meadhall_says("arena", "thorgal", "--bots", "random", *many, alone=True)
    assert "Every promise held." in meadhall_says("fuzz", "thorgal", *many, alone=True)


def test_a_bad_edition_is_not_played(folder: Path) -> None:
    change(folder, 2, cost="7")
    done = run("play", "thorgal", "--plain", "--edition", str(folder))
    assert done.returncode == 2
    assert "outlaws.csv:2: cost: a cost is a number from 0 to 3" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_edition_of_one_game_is_not_played_as_another(folder: Path) -> None:
    done = run("play", "asgard", "--plain", "--edition", str(folder))
    assert done.returncode == 2
    assert "gods.csv: there is no such file" in done.stderr


def test_a_game_may_have_no_editions_of_ones_own(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GUESTS, "skalds", "tests.skalds")
    with pytest.raises(BadOptions, match="has no editions of one's own"):
        open_edition("skalds", folder)


def test_an_edition_that_was_opened_is_known_by_its_name(folder: Path) -> None:
    change(folder, 2, cost="2")
    before = known_editions("thorgal")  # "base", with or without others opened before
    mine = open_edition("thorgal", folder)
    assert before[0] == "base"
    assert set(known_editions("thorgal")) == {*before, mine.edition}
    assert (meadhall.game("thorgal", mine.edition), meadhall.game("thorgal").edition) == (mine, "base")
    assert open_edition("thorgal", folder) is mine


def test_mistakes_are_one_message() -> None:
    assert str(BadEdition(["one", "two"])) == "one\ntwo"


# -- the page that explains the vocabulary ------------------------------------------------------------------------


def test_the_page_explains_every_word() -> None:
    prose = re.sub(r"^```.*?^```$", "", PAGE, flags=re.MULTILINE | re.DOTALL)
    words = [
        *COLUMNS, *w.TYPES, *w.TYPE_ATOMS, *w.SUBTYPES, *w.PLAY_PHASES, *w.WHO, *w.TARGETS, *w.ZONES, *w.BANS, *w.OPS,
        *w.STATICS, *w.IMMUNITIES, *w.UPKEEPS, *w.TRIGGERS[1:], *w.LETTERS, *w.SYMBOLS, "success", "fail", "opposed",
        "count", "cost<=", "other",
    ]  # fmt: skip
    told = set(re.findall(r"[A-Za-z_]+(?:<=)?", " ".join(re.findall(r"`[^`]+`", prose))))
    assert set(words) - told == set()


def test_the_page_shows_the_text_that_is_made() -> None:
    cells = dict(zip(COLUMNS, "".join(re.findall(r'^    "(.*)"$', PAGE, re.MULTILINE)).split("|"), strict=True))
    with changed_cards({"aaricia": {"effect": cells["effect"], "upkeep": cells["upkeep"]}}):
        assert wording(box_now(), "en").card(box_now().card("aaricia")) in " ".join(PAGE.split())
