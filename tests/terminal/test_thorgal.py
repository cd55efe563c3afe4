"""Thorgal in the terminal: what the table shows, what is typed, what `?` explains."""

from __future__ import annotations

import pytest

from meadhall.games.thorgal.events import CardPlayed
from meadhall.ledger import Language
from meadhall.text import LANGUAGES
from tests.games.thorgal.box import t
from tests.games.thorgal.scene import Scene, changed_cards, new, scene
from tests.terminal.table import at_the_table, drawn, meadhall_says

TABLE = ("play", "thorgal", "--plain", "--seats", "2", "--seed", "7", "--bots", "random", "--me", "vikings")


def journey() -> Scene:
    """On the way to the harbour: a token, an exhausted support, an opposing companion, a horn."""
    return scene(
        destiny="outlaws", scourge="vikings", phase="actions",
        groups={"outlaws": ["Sigwald", "Kriss", "improvised-weapon"], "vikings": ["aaricia"]},
        hands={"outlaws": ["ambush", "unknown-powers"], "vikings": ["stunned", "stunned"]}, reserves={"outlaws": 4},
        decks={"outlaws": 20}, destination="fortified-harbour", opposer="thorgal-vikings",
        exhausted={"improvised-weapon": 1}, tokens={"Sigwald": (-1, 0, 0)}, conquered={"skellingar": "vikings"},
    )  # fmt: skip


def line_with(page: str, part: str) -> str:
    return next(line for line in page.splitlines() if part in line)


# -- the drawn table ----------------------------------------------------------------------------------------


def test_the_journey_is_measured_as_it_goes() -> None:
    s = journey()
    page = drawn(s.match, 0, 120)
    for name, force, needed in zip(("Bravery", "Cunning", "Might"), s.strength(), s.difficulty(), strict=True):
        assert f"{name} {force}/{needed} ({'enough' if force >= needed else f'{needed - force} short'})" in page
    assert "+ V Thorgal Aegirsson (Vikings) 1B 1C 1M opposing" in page
    s.play("outlaws: play ambush", "outlaws: decline", "vikings: play stunned", "outlaws: done")
    assert f"Cunning {s.strength()[1]}/{s.difficulty()[1]}" in drawn(s.match, 0, 120)
    assert "+ O Ambush 2C" in drawn(s.match, 0, 120)


def test_groups_show_attributes_tokens_and_exhaustion() -> None:
    page = drawn(journey().match, 0)
    assert "Sigwald the Burned 2B (−1B)" in page
    assert "Improvised Weapon ⊘" in page
    assert "Kriss of Valnor 1B 1C" in page


def test_terrains_show_what_they_require_and_whose_they_are() -> None:
    page = drawn(journey().match, 0)
    assert "▸ Fortified Harbour 4B" in page
    assert "Skellingar V horn" in page


def test_boards_count_piles_and_horns() -> None:
    s = journey()
    page = drawn(s.match, 0)
    assert "Horns 1 of 3 · hand 2" in page
    assert "deck 20  reserve 4" in page
    s.play("outlaws: play ambush", "outlaws: decline", "vikings: pass")
    assert "reserve 3  discard 1" in drawn(s.match, 0)


def test_the_head_says_phase_step_turn_and_passes() -> None:
    s = journey().play("outlaws: pass")
    assert drawn(s.match, 1).splitlines()[0].endswith("Journey (actions) · V to act · 1 pass in a row")


def test_prices_stand_beside_what_is_played() -> None:
    s = journey()
    page = drawn(s.match, 0)
    assert "Unknown Powers (free)" in page
    assert f"Ambush (cost {t.COST[t.card('ambush')]})" in page


def test_prices_stand_beside_who_might_oppose() -> None:
    vikings = ["thorgal-vikings", "gandalf-the-mad"]
    s = scene(phase="journey", groups={"vikings": vikings}, scourge_reserves={"vikings": 5})
    s.play("outlaws: journey brigands-lair")
    for plain in (False, True):
        page = drawn(s.match, 1, plain=plain)
        assert "Thorgal Aegirsson (Vikings) (free)" in page
        assert f"Gandalf the Mad (cost {t.COST[t.card('gandalf-the-mad')]})" in page


@pytest.mark.parametrize("plain", [False, True])
def test_a_hand_shows_what_its_cards_cost_now(plain: bool) -> None:
    with changed_cards({"unknown-powers": {"effect": "discount(1,event)"}, "ambush": {"cost": "2"}}):
        before, after = journey().play("outlaws: pass"), journey().play("outlaws: play unknown-powers")
        assert "Event 2," in line_with(drawn(before.match, 0, plain=plain), "  Ambush")
        assert "Event 1 instead of 2," in line_with(drawn(after.match, 0, plain=plain), "  Ambush")


def test_no_one_reads_the_hand_of_others() -> None:
    s = journey()
    assert "Stunned" not in drawn(s.match, 0)
    assert "Stunned" in drawn(s.match, 1)
    assert "Ambush" not in drawn(s.match, 1)


def test_lasting_effects_are_shown() -> None:
    with changed_cards({"ambush": {"effect": "forbid(scourge)"}, "unknown-powers": {"effect": "discount(2,event)"}}):
        s = journey().play("outlaws: play unknown-powers", "vikings: pass")
        assert "In force  next event of the Outlaws costs 2 less" in drawn(s.match, 0)
        assert "Ambush (free)" in drawn(s.match, 0)
        s.play("outlaws: play ambush", "outlaws: decline")
        assert "forbidden: playing Scourge cards" in drawn(s.match, 0)
        assert "In force: forbidden: playing Scourge cards\n" in at_the_table(s.match, "table\n", people=(1,))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_of_effects_says_what_each_does(lang: Language) -> None:
    s = scene(
        destiny="stars", scourge="vikings", phase="actions", groups={"stars": ["thorgal-stars"]},
        hands={"vikings": ["stunned"]}, destination="fortified-harbour",
    )  # fmt: skip
    s.play("stars: activate thorgal-stars")
    for plain in (False, True):
        page = drawn(s.match, 0, lang=lang, plain=plain)
        for attribute in {"en": ("Bravery", "Cunning", "Might"), "fr": ("Bravoure", "Ruse", "Puissance")}[lang]:
            assert {"en": "This card gains 1 ", "fr": "Cette carte gagne 1 "}[lang] + attribute in page


def test_three_players_have_three_boards() -> None:
    s = new("outlaws", "vikings", "lords", seed=3).to_phase("prophecy")
    page = drawn(s.match, 0)
    for letter, name in (("O", "Outlaws"), ("V", "Vikings"), ("L", "Lords")):
        assert f" {letter}  {name} · " in page
    assert "pawn −1" in page


def test_the_first_choice_lists_companions_with_their_texts() -> None:
    page = drawn(new("outlaws", "vikings", seed=1).match, 0)
    assert "Companion 2, 3B. Upkeep: have at least 1 Weapon in your group." in page


# -- plain lines ----------------------------------------------------------------------------------------------


def test_plain_lines_for_terrains_journey_and_players() -> None:
    said = at_the_table(journey().match, "table\n")
    for part in (
        "Skellingar (Vikings, turned, Viking, Outlaw, Conquered by the Vikings",
        "Fortified Harbour (destination, Bravery 4, Viking, Warrior)",
        "Journey to Fortified Harbour: Bravery 3 against 5: 2 short; Cunning 1 against 1: just enough;",
        "Against you: Thorgal Aegirsson (Vikings) (Bravery 1, Cunning 1, Might 1)",
        "Your group\n  Sigwald the Burned (Bravery 2, Bravery: −1 from tokens)\n  Kriss of Valnor (Bravery 1, ",
        "Improvised Weapon (exhausted, ",
        "Ambush (Event 1, 2C Elements): Journey. Counts by its signs alone.",
    ):
        assert part in said, part


def test_open_piles_are_read_by_name() -> None:
    s = journey().play(
        "outlaws: play ambush", "outlaws: decline", "vikings: play stunned", "outlaws: done", "outlaws: done"
    )
    said = at_the_table(s.match, "? outlaws\n? vikings\n")
    assert "Destiny discard of the Outlaws 1 (" in said
    assert "Walhalla of the Outlaws 2 (" in said
    assert "Niflhel of the Vikings 1 (Stunned)" in said


def test_a_whole_match_by_typing_ones() -> None:
    said = meadhall_says(*TABLE, typed="1\n" * 3000, alone=True)
    assert "The match is over." in said
    assert "\n1. " in said


def test_words_numbers_and_french() -> None:
    for line, lang in (("play ambush", "en"), ("ambush", "en"), ("jouer embuscade", "fr")):
        s = journey()
        at_the_table(s.match, f"{line}\n", lang="fr" if lang == "fr" else "en")
        assert [t.SLUGS[event.card] for event in s.events() if isinstance(event, CardPlayed)][:1] == ["ambush"], line


def test_a_refusal_names_the_rule() -> None:
    assert "(TH-334)." in at_the_table(journey().match, "activate improvised-weapon\n")


# -- help -----------------------------------------------------------------------------------------------------


def test_help_on_cards_terrains_symbols_and_players() -> None:
    said = at_the_table(journey().match, "? sigwald\n? skellingar\n? elements\n? might\n? outlaws\n? dawn\n? stunned\n")
    for part in (
        "Upkeep: have at least 1 Weapon in your group.",
        "Companion 2, 3B · Outlaw, Warrior · Outlaws · unique · advised for a first game · 1 copy · from the rulebook",
        "On this table: Your group: Sigwald the Burned (Bravery 2, Bravery: −1 from tokens)",
        "Fenrir (Dawn): exhaust 1 companion in the Destiny player’s group.",
        "Conquered by the Vikings",
        "may remove one Exhausted token from any card",
        "One of the three attributes.",
        "A faction that lives by its weapons",
        "The Destiny player gathers a group",
        "Scourge 0, Damage ×2",
    ):
        assert part in said, part


def test_help_in_french() -> None:
    said = at_the_table(journey().match, "? sigwald\n? port fortifié\n? ruse\n? intrigue\n? crépuscule\n", lang="fr")
    for part in (
        "Entretien\u00a0: avoir au moins 1 Arme dans votre groupe.",
        "Port fortifié (destination, Bravoure 4, Viking, Guerrier)",
        "L’un des trois attributs", "peut poser un jeton Épuisé", "entretien de ses compagnons",
    ):  # fmt: skip
        assert part in said, part


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_by_chapter_and_number(lang: Language) -> None:
    chapters = meadhall_says("rules", "thorgal", "--lang", lang)
    assert {"en": "Prophecy – ", "fr": "Prophétie – "}[lang] in chapters
    assert "TH-435" in meadhall_says("rules", "thorgal", "TH-435", "--plain", "--lang", lang)


def test_without_a_keyboard_it_says_how_to_play() -> None:
    assert "meadhall play thorgal --me outlaws" in meadhall_says("play", "thorgal")


def test_a_faction_that_is_named_is_at_the_table() -> None:
    """Factions are drawn, unless one is named."""
    for name in ("outlaws", "lords"):
        said = meadhall_says(*TABLE[:-1], name, typed="? outlaws\n")
        assert f"{name.capitalize()}: Horns 0 of 3." in said


def test_no_word_of_a_question_is_cut_off() -> None:
    s = scene(
        destiny="vikings", scourge="stars", phase="actions", groups={"vikings": ["aaricia", "olaf-einarson"]},
        hands={"stars": ["magnetic-storm"]}, scourge_reserves={"stars": 3}, destination="fortified-harbour",
    )  # fmt: skip
    s.play("vikings: pass", "stars: play magnetic-storm")
    lines = [line.strip() for line in drawn(s.match, 1, 80, "fr").splitlines()]
    assert "Tempête magnétique, Intrigue\u00a0: poser un jeton Épuisé sur une carte\u00a0?" in lines
