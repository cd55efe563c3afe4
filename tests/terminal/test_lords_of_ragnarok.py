"""Lords of Ragnarok in the terminal: what the table shows, what is typed, what `?` explains."""

from __future__ import annotations

import pytest

from meadhall.ledger import Language
from meadhall.text import LANGUAGES, Speech
from tests.games.lords_of_ragnarok.hunting import hunt
from tests.games.lords_of_ragnarok.scene import Scene, new, scene
from tests.terminal.table import at_the_table, drawn, meadhall_says

TABLE = ("play", "lords-of-ragnarok", "--plain", "--seats", "2", "--seed", "7", "--bots", "random", "--me", "green")


def battle() -> Scene:
    s = scene(
        step="manoeuvres", armies={"green": {11: 4}, "red": {12: (4, 2)}}, control={"red": [12, 14]},
        hands={"green": "sword axe", "red": "spear"}, blessings={"green": "battle-joy"},
    )  # fmt: skip
    return s.play("green: activate 11 4", "green: march 12", "red: play spear")


# -- the drawn table ----------------------------------------------------------------------------------------


def test_the_map_shows_owners_armies_heroes_and_beasts_without_colour() -> None:
    s = scene(
        armies={"green": {4: (5, 2)}, "red": {11: 1}}, control={"green": [4, 5, 6], "red": [3]}, at={"black": 19},
        temples=[4], cold=[6], monsters={"garm": 10}, loki=20, forges={11: "uruz"}, drakkars={"red": "s1"},
    )  # fmt: skip
    page = drawn(s.match, 0)
    for part in (
        "Nordhalla (blue) ───────────── G",  # a whole Territory is Green's
        " 4° G  TV  G2 G5",
        " 6  G  f",
        "11 (2) ●   R1",
        "10 (4) AV  Garm",
        "19°(4) V",
        "♞B",
        "20 (3) A   Loki",
        "Seas  Nordhav R · Alfsund –",
        "Territories 1/3 · Temples 1/5 · kills 0/2",
    ):
        assert part in page, part


def test_two_players_see_their_own_side_of_the_board() -> None:
    page = drawn(scene(seats=2).match, 0)
    assert "Jarnmark" not in page
    assert "15 (2) A" in page.split("Myrkvid (green)")[1]
    assert "Temples 0/4 · kills 0/1" in page


def test_wheel_gods_omens_and_sheets() -> None:
    s = scene(
        wheel={"usurp": "red green"}, allies={"svartalfheim": "black"}, levels=(1, 2, 0), prayers={"odin": "red"},
        turned="fjalar", rings={"garm": "green"}, monsters={"garm": 5}, wounds={"garm": {"red": [1, 2]}},
        slain={"draugr": "red"}, tokens={"red": 1}, attributes={"green": (3, 5, 4)}, hurt={"green": "might"},
        runes={"green": "uruz uruz algiz"}, hands={"green": "spear"}, priests={"green": 2},
        artefacts={"green": "andvaris-ring"}, blessings={"green": "seidr"},
    )  # fmt: skip
    page = drawn(s.match, 0)
    for part in (
        "Omens 1 of 3",
        "Usurp RG  ■ Svartalfheim B",
        "Odin 1/3 R–  Gungnir –",
        "Gullinkambi 2/3 · Fjalar · Fimbulwinter 0/2",
        "Garm ● Nordhalla 5 G │ [R] [R] Sp+Rune Sw+Realm Sp Ax Sw",
        "Draugr killed by R",
        "Authority 3 ▰▰▱▱▱",
        "Might 2! ▰▰▰▰▱",
        "Wisdom 4 ▰▰▰▱▱",
        "2●  0■  ▲ (3/5) · Priests 2",
        "cards 1/5",
        "Armies 6/6",
        "Seidr · Andvari’s Ring · Garm",
        "Slayer tokens 1",
    ):
        assert part in page, part


def test_a_battle_shows_what_both_values_are_made_of() -> None:
    page = drawn(battle().match, 0)
    assert "Battle in Region 12 (Eldmark)" in page
    assert "Green attacks · value 5 · Armies 4 · Battle-Joy 1" in page
    assert "Red defends · value 8 · Armies 6 · Cards 2 · Spear +2" in page
    assert "Axe +3, 1 Loss    Battle: +1 if you attack." in page


def test_a_hunt_shows_boxes_attack_and_defence() -> None:
    s = hunt(
        "fafnir", heroes={"green": "snorri"}, hands={"green": "spear bow shield"}, deck="sword axe", hand="claw roar"
    )
    assert "Attack cards: 2 in hand, 12 in the deck · Claw, Roar" in drawn(s.match, 2)
    assert "Claw, Roar" not in drawn(s.match, 0)
    s.play("black: attack roar")
    page = drawn(s.match, 0)
    assert "Green Hunts Fafnir, Black plays the beast · round 1" in page
    assert "1 Sp+Rune  2 Sw+Rune  3 Bo+Realm" in page
    assert "Roar · defence 0 against Rage 3 · 2 against Weak Point 7" in page


def test_heroes_origins_and_blessings_are_listed_with_what_they_do() -> None:
    page = drawn(new(seats=2).match, 0)
    assert "Choose a Hero to keep." in page
    assert any(title in page for title in ("Chieftain", "Völva", "Skald", "Shieldmaiden", "Berserker"))


def test_rune_actions_say_what_they_cost() -> None:
    s = scene(step="runes", runes={"green": "uruz othala"}, armies={"green": {5: 2}})
    assert "Raise an Army (2 Runes)" in drawn(s.match, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 140])
def test_no_line_is_wider_than_the_screen(width: int, lang: Language) -> None:
    for s in (battle(), hunt("jotunn", heroes={"green": "snorri"}, hands={"green": "spear"}), new(seats=4)):
        assert max(len(line.rstrip()) for line in drawn(s.match, 0, width, lang).splitlines()) <= width


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_omen_no_deck_and_no_artefact_is_cut_on_a_narrow_screen(lang: Language) -> None:
    s = new(seats=4)
    page = drawn(s.match, 0, 80, lang)
    speech = Speech(s.match.game, lang, tuple(s.match.game.seat_names(s.match.state)))
    for omen in s.match.view(0).table.omens:
        assert f"{speech.noun('omen', omen.omen)} {omen.progress}/{omen.needed}" in page
    assert speech.say("table-events", count=s.match.view(0).table.events) in page
    assert f"{speech.noun('artefact', 'brisingamen')} –" in page


# -- plain lines ----------------------------------------------------------------------------------------------


def test_plain_lines_for_every_region_god_beast_omen_and_player() -> None:
    s = scene(
        armies={"green": {4: 5}}, control={"green": [4]}, monsters={"garm": 10}, wounds={"garm": {"red": [2]}},
        rings={"garm": "green"}, prayers={"thor": "red"}, hurt={"red": "wisdom"}, hands={"green": "bow"},
    )  # fmt: skip
    said = at_the_table(s.match, "table\n")
    for part in (
        "Region 4 (Nordhalla): Altar; Village; next to Yggdrasil; Green: Army of 5, in control",
        "Region 7 (Gullmark): Neutral, Population Strength 5; Monument of Thor; next to Yggdrasil",
        "Garm: in Region 10 (Gullmark); boxes left: 6 of 7; Uruz; Green; box 1 Spear; box 2 Axe (Army +1) [Red]; ",
        "slots taken 1 of 1; Red; Mjolnir",
        "Gullinkambi: 0 of 3; A Monument is at level 3.",
        "Wisdom 2 (step 1 of 5, next 3)",
        "Bow (Bow +1). Hunt: Draw 1 card. Battle: One enemy Army loses 1, never below 1.",
    ):
        assert part in said, part


@pytest.mark.rule("LR-850")
def test_discard_piles_are_looked_through() -> None:
    s = scene(discard="spear spear bow")
    s.g.blessing_discard = [s.g.deck.pop(s.g.deck.index(0))]
    s.g.event_discard = [s.g.events.pop(s.g.events.index(event)) for event in (7, 2)]

    said = at_the_table(s.match, "table\n")

    assert "Combat discard: Spear ×2, Bow" in said
    assert "Blessing discard: Raven Banner" in said
    assert "Event discard: 8, 3." in said
    page = " ".join(drawn(s.match, 0, 100, "fr").split())
    assert "Défausse Combat Lance ×2, Arc · Défausse Bénédiction Bannière au corbeau" in page


def test_a_whole_match_by_typing_ones() -> None:
    said = meadhall_says(*TABLE, typed="1\n" * 1500, alone=True)
    assert "\n1. " in said
    assert "Region 1 (Hvitmark)" in said


def test_words_numbers_and_french() -> None:
    for line, lang in (("activate 11 4", "en"), ("activate eldmark", "en"), ("activer eldmark", "fr")):
        s = scene(step="manoeuvres", armies={"green": {11: 4, 5: 1}})
        at_the_table(s.match, f"{line}\n", lang="fr" if lang == "fr" else "en")
        assert s.asked() == ["green: army_acts"], line


def test_a_refusal_names_the_rule() -> None:
    s = scene(step="special", wheel={"prepare": "green"}, drakkars={"green": "s1"})
    assert "your marker is already on this Action (LR-403)." in at_the_table(s.match, "act prepare\n")


def test_help_on_places_beasts_gods_and_cards() -> None:
    s = scene(monsters={"garm": 10})
    said = at_the_table(
        s.match, "? region 7\n? garm\n? thor\n? niflheim\n? fjalar\n? gungnir\n? usurp\n? claw\n? hvitmark\n? might\n"
    )
    for part in (
        "Borders on Gullmark 8, Gullmark 10, Eldmark 11, Eldmark 13.",
        "Region Attack: One player’s Armies in its Region all Retreat.",
        "raises Might by 1",
        "Fjalar: 0 of 6; Levels of the Monuments add up to 6.",
        "Your Battle, before values are compared: +2.",
        "Take your Hero’s Region by Might alone",
        "Copies in the deck: 3, of our design.",
        "How many Combat cards you draw when a Hunt begins",
    ):
        assert part in said, part


def test_help_in_french() -> None:
    said = at_the_table(scene(seats=2).match, "? région 16\n? usurpation\n? odin\n? garm\n", lang="fr")
    for part in ("Région 16 (Myrkvid)", "par la seule Puissance", "augmente de 1 l’Autorité", "Région\u00a0: "):
        assert part in said, part


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_by_chapter_and_number(lang: Language) -> None:
    chapters = meadhall_says("rules", "lords-of-ragnarok", "--lang", lang)
    assert {"en": "Rune Actions – ", "fr": "Actions Runiques – "}[lang] in chapters
    assert "LR-403" in meadhall_says("rules", "lords-of-ragnarok", "LR-403", "--plain", "--lang", lang)


def test_without_a_keyboard_it_says_how_to_play() -> None:
    assert "meadhall play lords-of-ragnarok --me green" in meadhall_says("play", "lords-of-ragnarok")
