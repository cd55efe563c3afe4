"""Vikings Gone Wild in the terminal: what the table shows, to a team and to rivals."""

from __future__ import annotations

import pytest

from meadhall.ledger import Language
from meadhall.text import LANGUAGES
from tests.games.vikings_gone_wild.scene import Scene, scene
from tests.terminal.table import at_the_table, drawn, meadhall_says


def team() -> Scene:
    return scene(
        seats=2, row="draugr sacrifice - hel dark-elf", fallen="banshee*2", team=17, desolation=3, lost=3, wounds=1,
        objectives="chieftain rampart", halls={"bear": 2}, villages={"wolf": "brewery gold-mine+", "bear": "tavern*"},
        hands={"wolf": "beer*2 cannon", "bear": "gold elf-archer"}, fresh=(2, 1), tokens={"wolf": (1, 0)},
    )  # fmt: skip


def rivals() -> Scene:
    return scene(
        versus=True, seats=2, points={"wolf": 7, "bear": 12}, path="assassin - skald rune-stone -", favours="thor odin",
        missions={"wolf": "worker drinker"}, completed={"bear": "mason"}, bonuses="most-village most-deeds",
        villages={"bear": "brewery tavern"}, hands={"wolf": "pigonator elf-archer", "bear": "cannon"}, fresh=(3, 0),
    )  # fmt: skip


def test_a_whole_match_by_typing_ones() -> None:
    table = ("play", "vikings-gone-wild", "--plain", "--seats", "2", "--seed", "7", "--bots", "random")

    said = meadhall_says(*table, typed="1\n" * 1500, alone=True)

    assert "The match is over." in said


def test_a_team_sees_the_row_the_tokens_and_all_aims_without_colour() -> None:
    page = drawn(team().match, 0)

    for part in (
        "Desolation 3 ████─♪",
        "17 Team  14 spaces between us and the end",
        "│ Draugr ",
        "│ ⚔2 ♜2 ",
        "│ remove 2 ",
        "│ 3 of 4 left ",  # Hel has lost a life
        "clashes",
        "Objectives  Chieftain · W 1/2 · B ✓",
        "Objectives  Rampart · W 1/3 · B 0/3 · 13 left, 5 needed",
        "Boss is out · Fallen  2 (Banshee ×2)",
        " 6× Big Brute 4B ⚔3",
        "11× Brewery 2G ♜2 +1 per round",
        "To spend  3B 1G  2B 1G this turn  1B kept · Draco ♜1 beer or gold · Town Hall II 4G",
        "Gold Mine (DEF 2, under construction)",
        "Tavern (DEF 4, attacked this round)",
        "In hand · Gold · Elf Archer",  # a partner's hand lies open
    ):
        assert part in page, part


def test_french_prices_are_not_mistaken_for_larger_numbers() -> None:
    """An O for gold beside a number would be read as a nought: 2O, 4O."""
    page = drawn(team().match, 0, lang="fr")

    assert "11× Brasserie 2or ♜2" in page
    assert "À dépenser  3bi 1or" in page


def test_french_sets_a_space_before_a_semicolon() -> None:
    said = at_the_table(team().match, "? canon\n", lang="fr")

    assert "or 2\u00a0; défense +2" in said


def test_french_sets_a_space_before_the_colon_of_a_horn() -> None:
    page = at_the_table(team().match, "table\n", lang="fr")

    assert "dès 5\u00a0: Deuxième Corne" in page


def test_a_mission_is_no_free_slot() -> None:
    page = at_the_table(rivals().match, "table\n")

    assert "Worker 0 of 1, Drinker 0 of 4" in page
    assert "(free)" not in page


def test_rivals_see_points_prices_missions_and_no_hands() -> None:
    page = drawn(rivals().match, 0)

    for part in (
        "points  B 12 · W 7 · Last round at 40 VP · A Favour: 5, 12, 20",
        "│ Assassin ",
        "│ 4B 2G ",
        "Favours  Thor · Odin",
        "At the end  Village 2 B · Deeds 1 B",
        "Undead camp ♜4 1 point",
        "Worker 0/1 · Drinker 0/4",
        "1 completed",
    ):
        assert part in page, part
    assert "Cannon" not in page.split("Your hand")[0].split("W  Wolf")[1]


def test_a_raid_shows_what_stands_against_what() -> None:
    s = rivals()
    s.play("wolf: raid bear tavern", "wolf: with pigonator", "wolf: raid bear brewery", "wolf: with elf-archer")
    s.play("wolf: strike")

    page = drawn(s.match, 1)

    assert "The Wolf attacks twice" in page
    assert "Pigonator ⚔5  B Tavern ♜4  falls" in page
    assert "Elf Archer ⚔2  B Brewery ♜2  falls" in page


def test_a_clash_shows_what_it_goes_for() -> None:
    s = scene(
        seats=2, phase="ragnarok", row="- - - - dark-elf", team=20, desolation=2, hands={"wolf": "cannon"},
        villages={"wolf": "tavern drakkar"}, halls={"bear": 2},
    )  # fmt: skip

    page = drawn(s.match, 0)

    assert "Dark Elf strikes every village · ⚔3 · −1 VP for each village that doesn’t hold" in page
    assert "W Drakkar ♜3  falls" in page
    assert "B nothing it can attack" in page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 140])
def test_no_line_is_wider_than_the_screen(lang: Language, width: int) -> None:
    for s in (team(), rivals()):
        assert max(map(len, drawn(s.match, 0, width, lang).splitlines())) <= width


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_no_price_building_or_hand_of_a_partner_is_cut(lang: Language, width: int) -> None:
    every = "brewery gold-mine beer-storage gold-storage drakkar tavern " * 2
    cards = "elf-archer*2 big-brute pigonator cannon chicken-tower sheep-mortar beer gold"
    s = scene(
        seats=4, objectives="rampart industry", villages={"bear": every, "raven": every}, halls={"bear": 2, "raven": 2},
        hands={"bear": cards, "raven": cards, "wolf": cards},
    )  # fmt: skip
    page = drawn(s.match, 0, width, lang)

    market = page.split("4× ", 1)[1]
    assert [line for line in market.splitlines() if "…" in line] == []
    goals = page[page.index("Objecti") : page.index("Army" if lang == "en" else "Armée")]
    assert goals.count("left" if lang == "en" else "reste") == 2
    assert max(map(len, page.splitlines())) <= width


@pytest.mark.parametrize(("lang", "kind"), [("en", "Resource"), ("fr", "Ressource")])
def test_a_card_says_its_kind_once(lang: Language, kind: str) -> None:
    page = drawn(scene(seats=1, hands={"wolf": "beer gold"}).match, 0, lang=lang)
    assert [line.count(kind) for line in page.splitlines() if kind in line] == [1, 1]
