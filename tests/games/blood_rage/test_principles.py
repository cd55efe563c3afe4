"""General principles: cards, destruction, order, and what effects may do (BR-815 to BR-827)."""

from __future__ import annotations

from collections import Counter

import pytest

import meadhall
from meadhall.games.blood_rage import board as b
from meadhall.text import Speech
from tests.games.blood_rage.box import BOX
from tests.games.blood_rage.scene import card, scene
from tests.games.blood_rage.walks import walk

# -- cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-815")
def test_a_card_prevails_over_a_general_rule() -> None:
    s = scene(upgrades={"wolf": ["dark-elf"]})
    s.refused("wolf: invade warrior yggdrasil", "BR-405")

    s.play("wolf: invade dark-elf yggdrasil")

    assert s.at("wolf", "yggdrasil") == ["dark-elf"]
    assert s.rage("wolf") == 5


@pytest.mark.rule("BR-816")
@pytest.mark.parametrize(
    ("monster", "strength", "cost"),
    [
        ("dwarf-chieftain", 2, 0),  # 2*
        ("soldier-of-hel", 3, 0),  # 3*
        ("troll", 2, 2),
        ("sea-serpent", 3, 3),
        ("valkyrie", 2, 2),
        ("fire-giant", 4, 4),
        ("frost-giant", 4, 4),
        ("volur-witch", 3, 3),
    ],
)
def test_only_an_asterisk_parts_cost_from_strength(monster: str, strength: int, cost: int) -> None:
    s = scene(seats=2, passed=["bear"], hands={"wolf": [monster]}, rage={"wolf": 9})

    s.play(f"wolf: upgrade {monster}", "wolf: decline")
    assert s.rage("wolf") == 9 - cost
    s.play(f"wolf: invade {monster} " + ("west" if monster == "sea-serpent" else "gimle"))

    assert s.rage("wolf") == 9 - 2 * cost
    assert s.strength("wolf", "gimle") == strength


@pytest.mark.rule("BR-816")
def test_an_asterisk_may_also_change_the_strength() -> None:
    elf = scene(figures={"wolf": {"yggdrasil": "dark-elf"}})  # 1*
    assert elf.strength("wolf", "yggdrasil") == 3

    for upgrade, one, two in (("brothers-in-arms", 1, 3), ("experts-in-arms", 2, 4), ("masters-in-arms", 2, 6)):
        s = scene(figures={"wolf": {"gimle": 1, "horgr": 2}}, upgrades={"wolf": [upgrade]})
        assert (s.strength("wolf", "gimle"), s.strength("wolf", "horgr")) == (one, two)


# -- destruction ------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-817")
def test_a_figure_destroyed_by_a_card_goes_to_valhalla() -> None:
    s = scene(figures={"bear": {"horgr": 2}}, upgrades={"wolf": ["troll"]})

    s.play("wolf: invade troll horgr")

    assert s.at("bear", "valhalla") == ["warrior", "warrior"]
    assert s.at("bear", "reserve").count("warrior") == 6


@pytest.mark.rule("BR-817")
def test_a_figure_destroyed_in_battle_goes_to_valhalla() -> None:
    s = scene(figures={"wolf": {"gimle": "leader troll"}, "bear": {"gimle": 1, "west": "ship"}})

    s.play("wolf: pillage gimle")

    assert s.at("bear", "valhalla") == ["ship", "warrior"]


@pytest.mark.rule("BR-817")
def test_a_figure_destroyed_by_ragnarok_goes_to_valhalla() -> None:
    s = scene(figures={"wolf": {"myrkulor": "leader"}, "raven": {"myrkulor": "volur-witch"}})

    s.to_phase("ragnarok")  # stops while the Witch may flee

    assert s.at("wolf", "valhalla") == ["leader"]


@pytest.mark.rule("BR-818")
def test_valhalla_is_not_part_of_the_map() -> None:
    s = scene(seats=2, passed=["bear"], figures={"wolf": {"valhalla": "5 warrior troll"}})
    assert [s.strength("wolf", province) for province in b.PLACES[: b.PROVINCES]] == [0] * b.PROVINCES
    assert not s.options("wolf", "march") | s.options("wolf", "pillage")
    s.refused("wolf: invade troll gimle", "BR-411")

    for figure in ("leader", "warrior", "warrior", "warrior"):
        s.play(f"wolf: invade {figure} gimle")

    assert len(s.at("wolf", "gimle")) == 4
    s.refused("wolf: invade ship west", "BR-407")


@pytest.mark.rule("BR-819")
def test_a_discarded_card_is_gone_for_good() -> None:
    s = scene(seats=2, figures={"wolf": {"gimle": 2}, "bear": {"gimle": 1}}, hands={"wolf": ["odins-smite"]})
    s.play("wolf: pillage gimle", "wolf: play odins-smite")
    smite = card("odins-smite")

    for age in (2, 3):
        s.to_phase("gifts", age=age)
        piles = [*s.g.hands, *s.g.drafts, *s.g.picked, *s.g.decks]
        assert not any(smite in pile for pile in piles)
        assert s.discard().count("odins-smite") == 1


@pytest.mark.rule("BR-819")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_used_cards_never_come_back_and_decks_are_never_reshuffled(seats: int) -> None:
    used: Counter[int] = Counter()
    decks: list[list[int]] = []
    for s in walk(seats, seed=seats):
        now = Counter(s.g.discard + s.g.buried)
        assert not used - now
        assert all(new in ([], old) for old, new in zip(decks, s.g.decks, strict=False))
        used, decks = now, [deck[:] for deck in s.g.decks]
    assert s.g.decks == [[], [], []]


# -- order and targets ------------------------------------------------------------------------------------


@pytest.mark.rule("BR-820")
def test_battle_decisions_go_from_the_pillager_on() -> None:
    pair = {"gimle": "leader warrior"}
    s = scene(
        age=2,
        seats=3,
        turn="bear",
        figures={"wolf": {"gimle": 1, "west": "ship"}, "bear": pair, "serpent": {"gimle": 1, "west": "ship"}},
        hands={"wolf": ["odins-tide"]},
    )
    s.g.first = s.seat("serpent")  # the first player has no say in a battle

    s.play("bear: pillage gimle", "wolf: play odins-tide")
    order = []
    while s.asked()[0].endswith("hold_figure"):
        order += s.asked()
        s.play(f"{s.asked()[0].split(':')[0]}: hold warrior")

    assert order == ["bear: hold_figure", "serpent: hold_figure", "wolf: hold_figure"]


@pytest.mark.rule("BR-820")
def test_other_decisions_go_from_the_first_player_on() -> None:
    s = scene(
        seats=3,
        turn="bear",
        figures={"wolf": {"gimle": 1}, "bear": {"horgr": 1}, "serpent": {"elvagar": 1}},
        quests={"wolf": ["alfheim"], "bear": ["jotunheim"], "serpent": ["manheim"]},
    )

    s.to_phase("quest")
    for clan in ("bear", "serpent", "wolf"):
        assert s.asked() == [f"{clan}: raise_stat"]
        s.play(f"{clan}: raise axes")


@pytest.mark.rule("BR-820")
def test_ragnarok_asks_the_first_player_before_it_takes_the_others() -> None:
    s = scene(
        age=3,
        turn="raven",
        doom=("gimle", "utgard", "horgr"),
        figures={"raven": {"horgr": "volur-witch"}, "wolf": {"horgr": 1}},
    )

    s.to_phase("ragnarok")

    assert s.asked() == ["raven: flee"]
    assert s.at("wolf", "horgr") == ["warrior"]


@pytest.mark.rule("BR-821")
@pytest.mark.parametrize("monster", ["troll", "fire-giant"])
def test_an_effect_on_enemies_spares_ones_own_figures(monster: str) -> None:
    s = scene(
        figures={"wolf": {"horgr": 1, "east": "ship"}, "bear": {"horgr": 1}, "raven": {"horgr": 1}},
        upgrades={"wolf": [monster]},
    )

    s.play(f"wolf: invade {monster} horgr")

    assert s.at("wolf", "horgr") == sorted(["warrior", monster])
    assert s.at("wolf", "east") == ["ship"]
    assert s.at("bear", "horgr") == s.at("raven", "horgr") == []


@pytest.mark.rule("BR-822")
def test_an_effect_does_what_it_can_and_owes_nothing() -> None:
    s = scene(
        age=3,
        figures={"wolf": {"gimle": "leader"}},
        upgrades={"wolf": ["lord-of-spears"]},
        steps={"wolf": (6, 1, 1)},
        rewards={"gimle": "glory"},
    )

    s.play("wolf: pillage gimle")

    assert s.asked() == ["bear: turn"]
    assert [s.step("wolf", stat) for stat in ("rage", "axes", "horns")] == [6, 2, 2]


@pytest.mark.rule("BR-822")
def test_an_effect_without_a_target_does_nothing() -> None:
    s = scene(figures={"bear": {"horgr": "leader"}}, upgrades={"wolf": ["troll"]})

    s.play("wolf: invade troll horgr")

    assert s.asked() == ["bear: turn"]
    assert s.at("bear", "horgr") == ["leader"]


@pytest.mark.rule("BR-823")
def test_an_effect_that_is_no_possibility_is_compulsory() -> None:
    s = scene(
        age=2,
        figures={"wolf": {"gimle": "2 warrior leader"}, "bear": {"gimle": 1}},
        hands={"wolf": ["odins-tide"]},
    )

    s.play("wolf: pillage gimle", "wolf: play odins-tide")
    assert s.options("wolf") == {"hold warrior", "hold leader"}
    s.play("wolf: hold leader")

    assert s.at("wolf", "gimle") == ["leader"]
    assert s.at("wolf", "valhalla") == ["warrior", "warrior"]


@pytest.mark.rule("BR-823")
def test_an_effect_worded_as_a_possibility_may_be_declined() -> None:
    s = scene(figures={"wolf": {"gimle": "leader"}}, upgrades={"wolf": ["lord-of-hammers"]})

    s.play("wolf: pillage gimle")
    assert s.options("wolf") == {"decline", "enter andlang", "enter myrkulor", "enter yggdrasil"}
    s.play("wolf: decline")

    assert s.at("wolf", "gimle") == ["leader"]
    assert s.asked() == ["bear: turn"]


@pytest.mark.rule("BR-824")
def test_destroying_a_province_creates_no_adjacency() -> None:
    s = scene(
        figures={"wolf": {"utgard": 1}, "bear": {"muspelheim": 1, "andlang": 1}},
        destroyed=["horgr"],
    )

    s.play("wolf: pillage utgard")

    assert s.options("bear") == {"decline", "join warrior andlang"}
    s.refused("bear: join warrior muspelheim", "BR-512")


@pytest.mark.rule("BR-825")
def test_nothing_can_be_placed_without_a_figure_in_reserve() -> None:
    everybody = {"gimle": 4, "horgr": 4}
    s = scene(figures={"wolf": everybody}, steps={"wolf": (1, 1, 5)})
    assert s.stat("wolf", "horns") == 10
    s.refused("wolf: invade warrior utgard", "BR-825")
    assert {text.split()[1] for text in s.options("wolf", "invade")} == {"leader", "ship"}

    s = scene(figures={"wolf": everybody}, steps={"wolf": (1, 1, 5)}, upgrades={"wolf": ["friggas-succor"]})
    s.play("wolf: invade leader utgard")
    assert s.asked() == ["bear: turn"]  # no Warrior is left to follow the Leader


# -- the card list ------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-826")
def test_only_the_base_game_can_be_dealt() -> None:
    assert {BOX.keys[number] for number in BOX.monster_of} == set(b.FIGURES[3:]) == {
        "troll", "dwarf-chieftain", "sea-serpent", "valkyrie", "dark-elf", "fire-giant", "frost-giant",
        "soldier-of-hel", "volur-witch",
    }  # fmt: skip
    foreign = {
        "wolfman", "mountain-giant", "fenrir", "garm", "hildisvini", "nidhoggr", "mystic-troll", "ymir",
        "widespread", "tyrs-judgement", "friggas-chosen", "odins-chosen", "thors-chosen",
    }  # fmt: skip
    assert not foreign & ({row.slug for row in BOX.cards} | set(BOX.keys))


@pytest.mark.rule("BR-826")
def test_cards_are_shown_under_their_published_titles_in_english() -> None:
    game = meadhall.game("blood-rage")
    english, french = Speech(game, "en"), Speech(game, "fr")

    for row in BOX.cards:
        key = BOX.keys[BOX.cards.index(row)]
        title = english.noun("card", key)
        assert title.lower().replace("’", "").replace(" ", "-").startswith(row.slug)
        assert french.noun("card", key)


# -- after an invasion ----------------------------------------------------------------------------------------


@pytest.mark.rule("BR-827")
def test_effects_after_an_invasion_follow_in_order_each_once() -> None:
    s = scene(
        figures={"bear": {"utgard": 2}},
        upgrades={"wolf": ["troll", "thors-domain", "friggas-succor"]},
        rage={"wolf": 6},
    )

    s.play("wolf: invade troll utgard")
    assert s.at("bear", "valhalla") == ["warrior", "warrior"]
    assert s.asked() == ["wolf: succor"]  # the Troll's own effect came first and made room
    s.play("wolf: accept")
    assert s.at("wolf", "utgard") == ["troll", "warrior"]
    assert s.asked() == ["wolf: pillage_at_once"]  # the Warrior that followed sets nothing off
    s.play("wolf: accept")

    assert s.pillaged("utgard")
    assert s.rage("wolf") == 2
    assert s.asked() == ["bear: turn"]


@pytest.mark.rule("BR-827")
def test_villages_emptied_by_the_first_effect_are_free_for_the_second() -> None:
    figures = {"bear": {"utgard": 2}}
    full = scene(figures=figures, upgrades={"wolf": ["friggas-succor"]})
    full.play("wolf: invade leader utgard")
    assert full.asked() == ["bear: turn"]  # 3 of 3: no room for a Warrior

    s = scene(figures=figures, upgrades={"wolf": ["friggas-succor", "troll"]})
    s.play("wolf: invade troll utgard", "wolf: accept")
    assert s.at("wolf", "utgard") == ["troll", "warrior"]
