"""Editions that people write: what is refused, with its place; what is idle; and whether they can be played."""

from __future__ import annotations

import re
import shutil
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.contract import check_reasons
from meadhall.games import known_editions
from meadhall.games.editions import open_edition
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.cards.checking import FILES, check_edition
from meadhall.games.lords_of_ragnarok.cards.loader import BASE
from meadhall.games.lords_of_ragnarok.rules.armies import recruit_value
from meadhall.games.lords_of_ragnarok.rules.temples import take_blessing
from meadhall.kernel import Match
from meadhall.text import Speech
from tests.contract.cases import positions
from tests.games import editing
from tests.games.editing import rewrite
from tests.games.lords_of_ragnarok.drafting import deal
from tests.games.lords_of_ragnarok.scene import Scene
from tests.games.lords_of_ragnarok.wild import wild_edition
from tests.terminal.table import meadhall_says, run


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the base edition, to be changed."""
    return Path(shutil.copytree(BASE, tmp_path / "mine"))


mistakes = partial(editing.mistakes, check_edition)
remarks = partial(editing.remarks, check_edition)


# -- refused ----------------------------------------------------------------------------------------------------

BROKEN: list[tuple[str, str, str, str]] = [
    # a line, with its column
    ("regions-4.csv", "|forge|1 2 20 21", "|forge|1 2 20", "22: borders: Region 21 borders on 3, but not the other"),
    ("regions-4.csv", "|altar|6 8 10", "|altar|6 8 10 9", "10: borders: Region 9 borders on 9, but not the other way"),
    ("regions-4.csv", "9|yellow|2|altar|6 8 10", "9|yellow|2|altar|6 8 22", "10: borders: '22' is none of 1, 2, 3"),
    ("regions-2.csv", "|11 13 15|", "|11 13 15 13|", "13: borders: '11 13 15 13' names something twice"),
    ("regions-2.csv", "|6 7 8 10|s2", "|6 7 8 10|s5", "10: seas: 's5' is none of s1, s2, s3, s4"),
    ("regions-2.csv", "|s4|svartalfheim|", "|s4|svartheim|", "17: realms: 'svartheim' is none of vanaheim"),
    ("regions-4.csv", "\n5|blue|2|village", "\n6|blue|2|village", "6: no: Regions are numbered in order: this is 5"),
    ("regions-4.csv", "\n5|blue|2|village", "\n5|pink|2|village", "6: territory: 'pink' is none of white"),
    ("regions-4.csv", "\n5|blue|2|village", "\n5|blue|0|village", "6: population: '0' is no number from 1 to 9"),
    ("regions-4.csv", "\n5|blue|2|village", "\n5|blue|2|harbour", "6: symbols: 'harbour' is none of altar"),
    ("regions-4.csv", "monument:thor", "monument:loki", "8: symbols: a Region has one Monument at most"),
    ("seas-4.csv", "|s1 s3|", "|s1|", "4: borders: s3 is next to s2, but not the other way round"),
    ("seas-4.csv", "s2|Alfsund", "s7|Alfsund", "3: slug: Seas are named in order: this is s2"),
    ("realms.csv", "alfheim|Alfheim|Alfheim|reinforce", "alfheim|Alfheim|Alfheim|mobilize", "3: mobilize: "),
    ("realms.csv", "grow(1)", "grow", "4: bonus: grow needs a number, such as grow(1)"),
    ("realms.csv", "hero_or_heal", "hero_or_heal(2)", "3: bonus: hero_or_heal stands alone"),
    ("heroes.csv", "volva", "witch", "3: effect: 'witch' is none of chieftain, volva"),
    ("heroes.csv", "skald(1)", "skald(0)", "4: effect: skald: a number from 1 to 9, not 0"),
    ("heroes.csv", "skald(1)", "skald[1]", "4: effect: 'skald[1]' is no effect: an effect is a word"),
    ("heroes.csv", "skald(1)", "skald(1); skald(1)", "4: effect: skald stands here twice"),
    ("blessings.csv", "safe_roads", "safe_roads(2)", "13: effect: safe_roads stands alone"),
    ("blessings.csv", "seidr|", "muninn|", "26: muninn: "),
    ("blessings.csv", "limits(1)", "chieftain(1)", "26: effect: 'chieftain' is none of recruit_value"),
    ("blessings.csv", "seidr|freya|Seidr|Seidr", "seidr|freya|Seidr|", "26: fr: a thing has a name in both languages"),
    ("blessings.csv", "seidr|freya", "Seidr|freya", "26: slug: 'Seidr' is not made of small letters"),
    ("combat.csv", "block|guard(2)", "guard(2)|guard(2)", "12: hunt: 'guard' is none of snatch"),
    ("combat.csv", "hammer|4|2", "hammer|4|7", "10: losses: '7' is no number from 0 to 6"),
    ("combat.csv", "2|any|", "2|pike|", "14: weapon: 'pike' is none of spear"),
    ("combat.csv", "win_rune(1)|design", "win_rune(1)|memory", "14: source: a source begins with one of"),
    ("attacks.csv", "|1|6|10|1||", "|1|6|10|0||", "9: draw: '0' is no number from 1 to 9"),
    ("attacks.csv", "|1|6|10|1||", "|1|6|10|1|no|", "9: shield: 'no' is neither empty nor yes"),
    ("attacks.csv", "discard(2)", "discard_if_hurt(2)", "5: effect: 'discard_if_hurt' is none of special"),
    ("monsters.csv", "injury(1); one_box(1)", "special; one_box(1)", "2: special: 'special' is none of injury"),
    ("monsters.csv", "all_lose(1)", "trickster(1)", "2: attack: 'trickster' is none of all_lose"),
    ("monsters.csv", "trickster(1)", "", "8: attack: the Boss acts as trickster, with a number"),
    ("monsters.csv", "trickster(1)", "rout", "8: attack: 'rout' is none of trickster"),
    ("boxes.csv", "garm|3|spear", "garm|4|spear", "13: no: boxes are numbered in order: this is 3, not '4'"),
    ("boxes.csv", "garm|3|spear", "garm|3|shield", "13: weapons: 'shield' is none of spear"),
    ("boxes.csv", "garm|3|spear", "garm|3|", "13: weapons: a box takes a weapon"),
    ("boxes.csv", "garm|3|spear|rune", "garm|3|spear|gold", "13: trophy: 'gold' is none of priest"),
    ("boxes.csv", "loki|3", "surtr|1", "51: monster: there is no monster 'surtr'"),
    ("artefacts.csv", "|draugr|", "|garm|", "4: garm: "),
    ("artefacts.csv", "|draugr|", "|loki|", "4: of: 'loki' is none of jotunn"),
    ("artefacts.csv", "balm(1)", "hunt_draw(1)", "10: hunt_draw: "),
    ("gods.csv", "thor|Thor|Thor|might", "thor|Thor|Thor|wisdom", "4: wisdom: "),
    ("gods.csv", "2 3 4", "2 3", "4: amounts: one amount for each of 3 levels"),
    ("events.csv", "\n8|othala", "\n7|othala", "9: 7: "),
    ("events.csv", "\n8|othala|othala algiz", "\n8|othala|othala ice", "9: activation: 'ice' is none of uruz"),
    ("omens.csv", "levels(6)", "levels(10)", "3: condition: levels: a number from 1 to 9, not 10"),
    ("tracks.csv", "2|a|5|2 4", "2|a|5|2 6", "4: drafts: '6' is no number from 1 to 5"),
    ("tracks.csv", "4|a|7", "4|a|8", "2: slots: '8' is no number from 1 to 7"),
    ("values.csv", "runes|12", "runes|1", "2: value: '1' is no number from 2 to 36"),
    ("values.csv", "die-either|2", "die-wild|2", "5: name: 'die-wild' is none of runes"),
    # a table as a whole
    ("regions-4.csv", "monument:odin", "", " the Monument of odin stands in one Region"),
    ("regions-4.csv", "forge village", "village", " there are 6 Forges, not 5"),
    ("regions-2.csv", "\n16|green|", "\n#16|green|", " this side has 16 Regions, not 15"),
    ("seas-2.csv", "\ns4|Isvatn|Isvatn|s3 s1|design", "", " this side has 4 Seas, not 3"),
    ("territories.csv", "\nbrown|Jarnmark|Jarnmark|design", "", " the lines are, in this order, white, blue"),
    ("heroes.csv", "\nsnorri|", "\n#snorri|", " there are 5 to 8 of these, not 4"),
    ("origins.csv", "first; ", "", " one Origin makes its owner first player"),
    ("events.csv", "\n21|algiz|uruz othala||design", "", " there are 21 of these, not 20"),
    ("monsters.csv", "Garm|uruz", "Garm|algiz", " two Monsters share each Rune, and the Boss comes last"),
    ("omens.csv", "duel-fjalar|2", "duel-fjalar|4", " 5 Omens are for 2 players, not 4"),
    ("values.csv", "\ndie-move|2|design", "", " there is no value 'die-move'"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "said"), BROKEN, ids=[f"{row[0]} {row[3]}" for row in BROKEN])
def test_a_broken_edition_is_refused_with_its_place(folder: Path, file: str, old: str, new: str, said: str) -> None:
    rewrite(folder, file, old, new)

    assert any(line.startswith(f"{file}:{said}") for line in mistakes(folder)), mistakes(folder)


def test_one_mistake_is_reported_once(folder: Path) -> None:
    rewrite(folder, "regions-4.csv", "9|yellow|2|altar|6 8 10", "9|yellow|2|altar|6 8 ten")

    assert len(mistakes(folder)) == 1


def test_all_mistakes_are_reported_at_once(folder: Path) -> None:
    rewrite(folder, "regions-4.csv", "3|white|2|forge|1 2 20 21", "3|white|2|forge|1 2 20")
    rewrite(folder, "regions-4.csv", "monument:thor", "")
    rewrite(folder, "combat.csv", "hammer|4|2", "hammer|x|7")
    rewrite(folder, "blessings.csv", "limits(1)", "fly")
    (folder / "omens.csv").unlink()

    found = mistakes(folder)

    assert [line.partition(":")[0] for line in found] == [
        "regions-4.csv", "regions-4.csv", "combat.csv", "combat.csv", "blessings.csv",
        "omens.csv", "omens.csv", "omens.csv",
    ]  # fmt: skip
    assert "omens.csv: there is no such file" in found


def test_too_many_cards_are_refused(folder: Path) -> None:
    for file, least, most in (("combat.csv", 1, 24), ("attacks.csv", 1, 16), ("blessings.csv", 5, 60)):
        path = folder / file
        line = path.read_text(encoding="utf-8").splitlines()[-1].split("|")
        letters = [f"{line[0]}-{a}{b}" for a in "abcdefgh" for b in "abcdefgh"]
        more = "\n".join("|".join([slug, *line[1:]]) for slug in letters)
        path.write_text(path.read_text(encoding="utf-8") + more + "\n", encoding="utf-8")
        assert any(re.match(rf"{file}: there are {least} to {most} of these, not ", line) for line in mistakes(folder))


def test_a_coast_too_short_for_all_is_refused(folder: Path) -> None:
    path = folder / "regions-2.csv"
    rows = [line.split("|") for line in path.read_text(encoding="utf-8").splitlines()]
    for row in rows[1:]:
        row[5] = {"1": "s1 s4", "6": "s1 s2", "10": "s2 s3"}.get(row[0], "")
    path.write_text("\n".join("|".join(row) for row in rows) + "\n", encoding="utf-8")

    assert mistakes(folder) == ["regions-2.csv: 4 Regions on the coast are needed, not 3"]


def test_seas_that_lead_nowhere_are_refused(folder: Path) -> None:
    rewrite(folder, "seas-2.csv", "s3|Eldhav|Eldhav|s2 s4", "s3|Eldhav|Eldhav|")
    rewrite(folder, "seas-2.csv", "s2|Alfsund|Alfsund|s1 s3", "s2|Alfsund|Alfsund|s1")
    rewrite(folder, "seas-2.csv", "s4|Isvatn|Isvatn|s3 s1", "s4|Isvatn|Isvatn|s1")

    assert mistakes(folder) == ["seas-2.csv:4: borders: this Sea is next to none"]


def test_a_die_without_faces_is_refused(folder: Path) -> None:
    path = folder / "values.csv"
    path.write_text(path.read_text(encoding="utf-8").replace("|2|", "|0|"), encoding="utf-8")

    assert mistakes(folder) == ["values.csv: the Monster die has at least one face"]


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
        ("blessings.csv", "safe_roads", "", "13: effect: this does nothing"),
        ("heroes.csv", "volva", "", "3: effect: this does nothing"),
        ("origins.csv", "might(1)", "", "3: effect: this does nothing"),
        ("monsters.csv", "all_lose(1)", "", "2: attack: this does nothing"),
        ("monsters.csv", "injury_or_discard(2)", "", "6: special: this does nothing"),
        ("attacks.csv", "|vanish|", "|vanish; injury(1)|", "9: effect: injury does nothing here: the Hunt is over"),
        ("combat.csv", "block|guard(2)", "block; draw(1)|guard(2)", "12: hunt: draw does nothing here: a Shield"),
        ("omens.csv", "levels(6)", "level(4)", "3: condition: level does nothing here: there are never more than 3"),
    ],
)
def test_idle_effects_are_reported(folder: Path, file: str, old: str, new: str, said: str) -> None:
    rewrite(folder, file, old, new)

    (remark,) = remarks(folder)
    assert remark.startswith(f"{file}:{said}")


def test_temples_without_an_altar_are_reported(folder: Path) -> None:
    path = folder / "regions-2.csv"
    path.write_text(path.read_text(encoding="utf-8").replace("|altar village|", "|village|"), encoding="utf-8")

    assert remarks(folder) == [
        f"tracks.csv:{line}: slots: a Temple does nothing here: this side of the board has 3 Altars" for line in (4, 5)
    ]


def test_weapons_that_no_card_shows_are_reported(folder: Path) -> None:
    rewrite(folder, "combat.csv", "2|any|", "2|spear|")
    rewrite(folder, "combat.csv", "3|hammer|4", "3|axe|4")
    rewrite(folder, "combat.csv", "1|hammer|5", "1|axe|5")

    assert remarks(folder)[0] == "boxes.csv:3: weapons: hammer does nothing here: no Combat card shows it"
    assert len(remarks(folder)) == 5


# -- checked, opened, played ------------------------------------------------------------------------------------

CHANGES: Mapping[str, tuple[str, str]] = {
    "combat.csv": ("spear|Spear|Lance|4|spear|2", "pike|Pike|Pique|6|spear|4"),
    "blessings.csv": ("limits(1)", "limits(3); weave(2)"),
    "heroes.csv": ("skald(1)", "skald(2); recruit_value(2)"),
    "regions-4.csv": ("19|green|4|forge village", "19|green|2|forge village"),
    "attacks.csv": ("injury(2)", "injury_or_discard(3); more_attacks(2)"),
    "monsters.csv": ("one_loses(2)", "one_loses(2); one_loses(1); storm"),
    "values.csv": ("runes|12", "runes|4"),
}


@pytest.fixture
def mine(folder: Path) -> Path:
    """A custom edition: other cards, numbers and sheets."""
    for file, (old, new) in CHANGES.items():
        rewrite(folder, file, old, new)
    return folder


def test_a_good_edition_is_summed_up(mine: Path) -> None:
    said = meadhall_says("edition", "check", str(mine))

    assert "An edition of Lords of Ragnarok." in said
    assert "Combat cards: 37, 22 design, 15 rulebook." in said


def test_a_bad_edition_ends_with_status_1(folder: Path) -> None:
    rewrite(folder, "values.csv", "runes|12", "runes|x")
    done = run("edition", "check", str(folder))

    assert done.returncode == 1
    assert f"{folder}/values.csv:2: value: 'x' is no number from 2 to 36" in done.stdout + done.stderr
    assert "1 mistake: this is no edition of Lords of Ragnarok." in done.stdout + done.stderr


def test_a_bad_edition_is_not_played(folder: Path) -> None:
    rewrite(folder, "values.csv", "runes|12", "runes|x")
    done = run("play", "lords-of-ragnarok", "--plain", "--edition", str(folder))

    assert done.returncode == 2
    assert "values.csv:2: value: 'x' is no number from 2 to 36" in done.stderr
    assert "Traceback" not in done.stderr


def played(saga_edition: str, seats: int, seed: int) -> Match[Any]:
    """A match of random answers, with reasons and what must be conserved checked on the way."""
    match = meadhall.new("lords-of-ragnarok", seats=seats, seed=seed, edition=saga_edition)
    for number in positions(match, seed):
        if number % 9 == 0:
            check_reasons(match)
            match.game.conserved(match.state)
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_edition_of_ones_own_is_played_to_the_end(mine: Path, seats: int) -> None:
    title = open_edition("lords-of-ragnarok", mine)

    for seed in (1, 2):
        match = played(title.edition, seats, seed)
        assert match.outcome is not None
        assert match.game.box.combat[0].slug == "pike"


def test_a_number_does_what_the_card_says(folder: Path) -> None:
    rewrite(folder, "origins.csv", "landing(2)", "landing(3)")
    title = open_edition("lords-of-ragnarok", folder)
    match = meadhall.new("lords-of-ragnarok", seats=2, seed=1, first=0, edition=title.edition)

    s = deal(Scene(match), "ragnar snorri", "njordson thorson").play(
        "green: keep-hero ragnar", "green: keep-origin njordson"
    )
    s.until("keep_hero", "red")

    assert sorted(s.g.army[0]) == [0, 0, 0, 1, 1, 3]
    assert "A third Army of 3 lands" in Speech(title, "en", s.names).help("origin", "njordson")


def test_of_what_armies_are_worth_the_greatest_holds(folder: Path) -> None:
    rewrite(folder, "blessings.csv", "safe_roads", "recruit_value(4); muster(3)")
    edition = open_edition("lords-of-ragnarok", folder).edition
    match = meadhall.new("lords-of-ragnarok", seats=2, seed=1, edition=edition)
    g = match.state
    for slug in ("raven-banner", "muster", "safe-roads"):
        card = next(number for number, row in enumerate(g.box.blessings) if row.slug == slug)
        g.deck.remove(card)
        g.draft.append(card)
        take_blessing(g, 0, card)

    assert recruit_value(g, 0) == 4  # at least 3, at least 4
    assert g.power(0, w.MUSTER) == 3  # an Army of 2, an Army of 3
    match.game.conserved(g)


@pytest.mark.parametrize(("seed", "seats"), [(1, 4), (2, 3), (3, 2)])
def test_whatever_is_accepted_can_be_played(tmp_path: Path, seed: int, seats: int) -> None:
    title = open_edition("lords-of-ragnarok", wild_edition(tmp_path / "wild", seed))

    assert played(title.edition, seats, seed).outcome is not None


def test_two_editions_are_played_side_by_side(mine: Path) -> None:
    title = open_edition("lords-of-ragnarok", mine)
    assert {"base", title.edition} <= set(known_editions("lords-of-ragnarok"))
    assert open_edition("lords-of-ragnarok", mine) is title

    ours = meadhall.new("lords-of-ragnarok", seats=3, seed=1)
    theirs = meadhall.new("lords-of-ragnarok", seats=3, seed=1, edition=title.edition)

    assert (len(ours.state.combat), len(theirs.state.combat)) == (35, 37)
    assert (ours.state.box.runes, theirs.state.box.runes) == (12, 4)
    for one, two in zip(positions(ours, 1), positions(theirs, 1), strict=False):
        assert one == two
    assert played("base", 2, 3).hash() == played("base", 2, 3).hash()


def test_it_is_played_saved_and_replayed_in_the_terminal(mine: Path, tmp_path: Path) -> None:
    record = tmp_path / "match.json"
    watch = ("--watch", "--plain", "--seats", "2", "--seed", "3", "--bots", "random", "--me", "green")
    said = meadhall_says("play", "lords-of-ragnarok", *watch, "--edition", str(mine), "--save", str(record))

    assert "The match is over." in said
    assert "Pike" in said
    assert "Pike" in meadhall_says("replay", str(record), "--plain", "--edition", str(mine))
    without = run("replay", str(record), "--plain")
    assert without.returncode == 2
    assert "has no edition 'own-" in without.stderr


def test_bots_try_it_out(mine: Path) -> None:
    many = ("--seats", "2", "--games", "2", "--workers", "1", "--edition", str(mine))

    told = meadhall_says("arena", "lords-of-ragnarok", "--bots", "random", *many, alone=True)

    assert "lords-of-ragnarok (own-" in told
