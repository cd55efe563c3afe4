"""Asgard in the terminal: what the table shows, what is typed, what `?` explains."""

from __future__ import annotations

import pytest

from meadhall.games.asgard import board as b
from meadhall.ledger import Language
from meadhall.text import LANGUAGES
from tests.games.asgard.scene import new, scene
from tests.terminal.table import at_the_table, drawn, meadhall_says

TABLE = ("play", "asgard", "--plain", "--seats", "2", "--seed", "7", "--bots", "random", "--me", "red")


# -- the drawn table ----------------------------------------------------------------------------------------


def test_the_table_distinguishes_players_without_colour() -> None:
    s = scene(
        round=3, phase="placement", chosen={"red": ["thor", "odin"], "blue": ["hel"]},
        placed={"blue": ["thor request-1"]},
        worlds={"light-3": "thor-2"}, battle={"light-3": "red", "dark-1": "mauve"}, zones={"yellow": [2]},
        support={"thor": ("red", None)}, on_gods={"thor": "2 orange"}, recruits={"red": "3 white giant"},
        stones={"red": "2 pink white"}, seals={"red": (2, 1)}, no_seal=["thor"],
        temples={"red": ["temple-1-red"]}, bonuses={"blue": ["population-4"]}, battle_tiles={"red": [3, 9]},
    )  # fmt: skip
    lines = drawn(s.match, 0).splitlines()
    world = next(line for line in lines if "Thor 2" in line)
    assert world.split() == ["Thor", "2", "R", "3", "·", "Farmhands", "(3)", "9", "/", "5"]
    assert "Y" in next(line for line in lines if "8 / 3" in line)
    thor = next(line for line in lines if line.startswith("○ Thor"))
    assert thor.split()[2:] == ["blue", "5", "B", "·", "·", "R", "·♙♜", "2♟", "1", "▮▮"]
    page = "\n".join(lines)
    for part in (
        "2○  ● ",
        "3♙  ♜ ",
        "pink stone 2  white stone 1",
        "Temples Temple 3 ",
        "Battles Battle tile, 3 points at Ragnarök",
        "Herders of",
    ):
        assert part in page
    assert "● Fenrir        from round 4" in page


def test_the_influence_row_shows_seals_discs_and_prices() -> None:
    s = scene(seats=2, placed={"red": ["asgard"]}, bought={"blue": 2, "red": 1}, seals={"red": (2, 3)})
    page = drawn(s.match, 0)
    assert "●–  ○R  ●RB  ○RB  ●RB  ○RB  ●RB" in page
    assert "row 6  in Asgard 1 · Next disc ○" in page
    assert "row 5 · Next disc ○  ●" in page


def test_worlds_out_of_play_and_turned_populations_say_so() -> None:
    page = drawn(scene(seats=2, placed={"red": ["thor request-1"]}, flipped=["dark-2"]).match, 0)
    assert "not in play" in page
    assert "Seal-carvers (2) turned over" in page


def test_what_lies_under_a_god_is_named_to_its_owner_only() -> None:
    s = scene(
        phase="ragnarok", worlds={"light-5": "odin-3", "dark-3": "surtr-2"},
        support={"odin": ("red", "mauve"), "surtr": ("yellow", None)}, on_gods={"odin": "2 white"}, round=5,
        tiles={"red": ["weapon-5"], "mauve": ["spell-1", "spell-2"]},
    )  # fmt: skip
    s.play("red: lay weapon-5 light-5")
    assert "Ancestral Weapon?" in drawn(s.match, 0, 120)
    assert "Odin 3 + 2♙ + Weapon 5 R" in drawn(s.match, 0, 120)
    assert "Odin 3 + 2♙ + Weapon? R" in drawn(s.match, 3, 120)
    assert "Weapon 5" not in drawn(s.match, 3, 120)


def test_the_list_of_gods_says_what_they_give() -> None:
    s = new(seats=2, seed=1).to_phase("gods")
    page = drawn(s.match, 0)
    assert "Light, pink ×2" in page
    assert "up to 2 Warriors from Valhalla" in page
    s.play("red: choose freyja")
    assert "Chosen: Choose Freyja." in drawn(s.match, 0)


def test_prices_stand_beside_what_is_bought() -> None:
    s = scene(seats=2, placed={"red": ["asgard", "asgard"]}, asgard=["asgard-5"], seals={"red": (2, 1)})
    s.play("red: asgard")
    assert "Giant (1 Light, 1 Darkness)" in drawn(s.match, 0)
    s.play("red: done")
    assert "Put the disc in your supply (1 Darkness)" in drawn(s.match, 0)


# -- plain lines ----------------------------------------------------------------------------------------------


def test_plain_lines_for_every_world_god_and_player() -> None:
    s = scene(
        round=2, placed={"red": ["thor request-2"]}, worlds={"light-3": "thor-2"}, battle={"light-3": "blue"},
        zones={"mauve": [3]}, support={"thor": ("blue", None)}, recruits={"red": "2 giant"}, stones={"red": "2 pink"},
    )  # fmt: skip
    said = at_the_table(s.match, "table\n")
    world = next(line for line in said.splitlines() if line.startswith("  World 3: "))
    assert "Mauve: disc, in the Victory Zone; Light: Thor 2, Blue: disc; Darkness: Farmhands (3)" in world
    thor = next(line for line in said.splitlines() if line.startswith("  Thor: "))
    assert "Light Seal; top tile Thor 1, in the pile 3; blue stone ×5" in thor
    assert "lower Support slot free for white Warriors or Giants; Blue: disc, upper Support slot" in thor
    assert "second Request slot: Red: disc; free: first Request slot, Temple slot" in thor
    assert "  place in turn order 1; discs in supply 2" in said
    assert "  pink stone 2" in said


def test_a_whole_match_by_typing_ones() -> None:
    said = meadhall_says(*TABLE, typed="1\n" * 400, alone=True)
    assert "The last battles." in said
    assert "The match is over." in said
    assert "\n1. " in said


def test_words_numbers_and_french() -> None:
    for line, lang in (("place thor temple", "en"), ("thor temp", "en"), ("montrer thor temple", "fr")):
        s = scene(phase="placement", chosen={"red": ["thor"]})
        at_the_table(s.match, f"{line}\n", lang="fr" if lang == "fr" else "en")
        assert [event.slot for event in s.events("DiscPlaced")] == [b.TEMPLE], line


def test_a_refusal_names_the_rule() -> None:
    s = scene(phase="placement", chosen={"blue": ["mimir"]}, support={"mimir": ("blue", None)}, round=2)
    assert "(AS-407)." in at_the_table(s.match, "place mimir temple\n", people=(1,))


def test_help_on_gods_tiles_worlds_and_pieces() -> None:
    s = scene(seats=2, placed={"red": ["thor request-1"]}, stones={"blue": "2 pink"})
    said = at_the_table(
        s.match, "? thor\n? spell of rust\n? world 3\n? weapon\n? pink\n? temple 7\n? giant\n? light-lower\n"
    )
    for part in (
        "Power: the Thor tile: +3 in a battle",
        "Thor: Light Seal; ",
        "copies 1 · in the rulebook",
        "World 3: ",
        "put it under a god at Ragnarök: its number is strength",
        "In reserve: 1. Players: Red 0, Blue 2.",
        "Worth 7 points in every Battles phase.",
        "Strength 2. Goes back to the reserve",
        "scores 5 points at once",
    ):
        assert part in said, part


def test_help_in_french() -> None:
    s = scene(seats=2, placed={"red": ["thor request-1"]})
    said = at_the_table(s.match, "? sortilège\n? monde 3\n? géant\n? forgerons\n? ténèbres\n", lang="fr")
    for part in ("Gardé secret", "Monde 3\u00a0: ", "Force 2.", "une Arme de votre choix", "Loki, Hel, Mimir"):
        assert part in said, part


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_by_chapter_and_number(lang: Language) -> None:
    chapters = meadhall_says("rules", "asgard", "--lang", lang)
    assert {"en": "Choosing gods – ", "fr": "Choix des Dieux – "}[lang] in chapters
    assert "meadhall rules asgard AS-101" in chapters
    assert "AS-303" in meadhall_says("rules", "asgard", "AS-303", "--plain", "--lang", lang)


def test_without_a_keyboard_it_says_how_to_play() -> None:
    assert "meadhall play asgard --me red" in meadhall_says("play", "asgard")
