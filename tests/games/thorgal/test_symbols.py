"""Chapter 9, symbols: attributes, Elements, Intrigue, Damage, and the marks on a card (TH-901 to TH-915)."""

from __future__ import annotations

import pytest

from meadhall.games.thorgal.cards.wording import Wording
from tests.games.thorgal.box import box_now, t
from tests.games.thorgal.quoted import cards
from tests.games.thorgal.scene import Scene, scene

pytestmark = pytest.mark.usefixtures("quoted_cards")


@pytest.mark.rule("TH-901")
@pytest.mark.parametrize(("tokens", "result"), [((4, 0, 0), "JourneyFailed"), ((1, 3, 0), "JourneySucceeded")])
def test_an_attribute_never_stands_for_another(tokens: tuple[int, int, int], result: str) -> None:
    s = scene(
        phase="actions", groups={"outlaws": ["Darek"]}, tokens={"Darek": tokens}, destination="Château de Shaïgan"
    )
    assert (sum(s.strength()), s.difficulty()) == (6, (3, 3, 0))

    s.play("outlaws: pass", "vikings: pass")

    assert [type(e).__name__ for e in s.events("JourneyFailed", "JourneySucceeded")] == [result]


@pytest.mark.rule("TH-902")
def test_only_two_symbols_of_the_cutthroats_are_resolved() -> None:
    s = scene(
        destiny="vikings", scourge="outlaws", phase="actions", hands={"outlaws": ["cutthroats"]},
        groups={"vikings": ["Leif"]}, scourge_reserves={"outlaws": 2}, decks={"vikings": 20},
    )  # fmt: skip

    s.play("vikings: pass", "outlaws: play cutthroats")

    assert (s.asked(), len(s.deck("vikings"))) == (["outlaws: intrigue"], 20)
    s.play("outlaws: exhaust leif-haraldson")
    assert (s.asked(), len(s.deck("vikings"))) == (["vikings: open_turn"], 19)
    assert s.attributes("cutthroats") == (2, 0, 0)


@pytest.mark.rule("TH-903")
def test_elements_take_one_token_off_any_card() -> None:
    s = scene(
        phase="actions", groups={"outlaws": ["Arme improvisée"], "vikings": ["Leif", "Wor"]},
        hands={"outlaws": ["Tir précis"]}, exhausted={"Arme improvisée": 1, "Leif": 2},
    )  # fmt: skip
    s.refused("outlaws: activate improvised-weapon", "TH-334")

    s.play("outlaws: play precise-shot")
    assert s.options("outlaws") == {"decline", "ready improvised-weapon", "ready leif-haraldson"}
    s.play("outlaws: ready improvised-weapon", "vikings: pass")

    assert (s.exhausted("Arme improvisée"), s.exhausted("Leif")) == (0, 2)
    s.play("outlaws: activate improvised-weapon")
    assert s.attributes("Arme improvisée") == (1, 2, 0)


@pytest.mark.rule("TH-904")
def test_intrigue_exhausts_even_what_is_exhausted() -> None:
    s = scene(
        groups={"outlaws": ["Arme improvisée"]}, hands={"vikings": ["Hiver précoce"]}, exhausted={"Arme improvisée": 1}
    )

    s.play("outlaws: pass", "vikings: play early-winter")
    assert s.asked() == ["vikings: intrigue"]
    s.play("vikings: exhaust improvised-weapon")

    assert s.exhausted("Arme improvisée") == 2


@pytest.mark.rule("TH-905")
def test_a_damage_symbol_destroys_one_card_of_the_destiny_player() -> None:
    s = scene(
        phase="actions", hands={"vikings": ["Loup de Fenrir"]}, scourge_reserves={"vikings": 1},
        decks={"outlaws": 20, "vikings": 20},
    )  # fmt: skip
    top = s.deck("outlaws")[-1]

    s.play("outlaws: pass", "vikings: play wolf-of-fenrir")

    assert (len(s.deck("outlaws")), s.walhalla("outlaws")) == (19, [top])
    assert (len(s.deck("vikings")), s.walhalla("vikings")) == (20, [])


@pytest.mark.rule("TH-906")
def test_intrigue_may_be_declined_damage_may_not() -> None:
    s = scene(
        destiny="vikings", scourge="outlaws", hands={"outlaws": ["Chausse-trapes"]}, groups={"vikings": ["Leif"]},
        scourge_reserves={"outlaws": 1}, decks={"vikings": 20},
    )  # fmt: skip

    s.play("vikings: pass", "outlaws: play caltrops", "outlaws: decline", "outlaws: decline")

    assert (s.exhausted("Leif"), len(s.deck("vikings"))) == (0, 19)


@pytest.mark.rule("TH-906")
def test_elements_may_be_declined() -> None:
    s = scene(
        phase="actions", groups={"outlaws": ["Arme improvisée"]}, hands={"outlaws": ["Tir précis"]},
        exhausted={"Arme improvisée": 1},
    )  # fmt: skip

    s.play("outlaws: play precise-shot", "outlaws: decline")

    assert (s.exhausted("Arme improvisée"), s.associated()) == (1, ["precise-shot"])


def everything_in_play() -> Scene:
    """A card of every kind on the table, and Intrigue in the Scourge player's hand."""
    return scene(
        destiny="stars", scourge="vikings", phase="actions", hands={"vikings": ["Tempête en mer"], "stars": ["Muff"]},
        groups={"stars": ["Slive", "Arc de Thorgal"], "vikings": ["Leif", "Bouclier rond"]}, opposer="Wor",
        associated=[("stars", "Télékinésie")], scourge_reserves={"vikings": 1},
        terrains=["Pyramide de Mayaxatl", "Skellingar"],
        conquered={"Port fortifié": "stars", "Village xinjin": "vikings"},
    )  # fmt: skip


@pytest.mark.rule("TH-907")
def test_any_card_is_one_of_a_group_the_opposer_or_a_conquered_terrain() -> None:
    s = everything_in_play()

    s.play("stars: pass", "vikings: play storm-at-sea")

    groups = {"slive", "thorgals-bow", "leif-haraldson", "round-shield", "wor-the-magnificent"}
    assert s.options("vikings", "exhaust") == {f"exhaust {c}" for c in groups | {"fortified-harbour", "xinjin-village"}}


@pytest.mark.rule("TH-907")
def test_a_token_on_a_conquered_terrain_blocks_its_fenrir_effect() -> None:
    s = scene(
        phase="actions", hands={"vikings": ["Tempête en mer"], "outlaws": ["Tir précis"]},
        groups={"outlaws": ["Arme improvisée"]}, scourge_reserves={"vikings": 1},
        conquered={"Port fortifié": "outlaws"}, destination="Skellingar",
    )  # fmt: skip

    s.play("outlaws: pass", "vikings: play storm-at-sea", "vikings: exhaust fortified-harbour")
    s.play("outlaws: activate improvised-weapon")
    s.refused("vikings: fenrir fortified-harbour", "TH-471")
    s.play("vikings: pass", "outlaws: play precise-shot", "outlaws: ready fortified-harbour")
    s.play("vikings: fenrir fortified-harbour")

    assert (s.exhausted("Port fortifié"), s.attributes("Skellingar")) == (1, (4, 2, 0))


@pytest.mark.rule("TH-908")
@pytest.mark.parametrize(("second", "tokens"), [("sigwald-the-burned", (2, 0)), ("kriss-of-valnor", (1, 1))])
def test_each_of_two_symbols_has_a_target_of_its_own(second: str, tokens: tuple[int, int]) -> None:
    s = scene(
        scourge="stars", groups={"outlaws": ["Sigwald", "Kriss"]}, hands={"stars": ["Contrôle mental"]},
        scourge_reserves={"stars": 1},
    )  # fmt: skip

    s.play("outlaws: pass", "stars: play mind-control", "stars: exhaust sigwald-the-burned", f"stars: exhaust {second}")

    assert (s.exhausted("Sigwald"), s.exhausted("Kriss")) == tokens
    assert s.asked() == ["outlaws: open_turn"]


@pytest.mark.rule("TH-909")
def test_filters_on_cost_read_the_printed_number() -> None:
    with cards({"poisoned-daggers": {"cost": "3"}}):
        s = scene(
            groups={"outlaws": ["Argun"]}, hands={"outlaws": ["Arme improvisée", "Dagues"], "vikings": ["Naufrage"]},
            reserves={"outlaws": 3}, scourge_reserves={"vikings": 2},
        )  # fmt: skip

        s.play("outlaws: play improvised-weapon", "vikings: pass")
        assert len(s.reserve("outlaws")) == 2
        s.play("outlaws: play poisoned-daggers", "vikings: play shipwreck")

        assert s.reserve("outlaws") == []
        assert s.options("vikings") == {"target improvised-weapon"}


@pytest.mark.rule("TH-910")
def test_the_unique_symbol_is_on_thorgal_but_not_on_a_longship() -> None:
    assert (t.UNIQUE[t.card("thorgal-vikings")], t.UNIQUE[t.card("longship")]) == (True, False)
    s = scene(
        destiny="vikings", scourge="outlaws", groups={"vikings": ["Drakkar"]}, hands={"vikings": ["Drakkar"]},
        reserves={"vikings": 2},
    )  # fmt: skip

    s.play("vikings: play longship")

    assert s.group("vikings") == ["longship", "longship-2"]


@pytest.mark.rule("TH-911")
def test_the_purse_stands_before_the_upkeep_condition() -> None:
    english, french = [Wording(box_now(), language).card(t.card("varth")) for language in ("en", "fr")]

    assert english.startswith("Upkeep: ")
    assert all(word in english for word in ("discard", "reserve"))
    assert all(word in french for word in ("Entretien", "défausse", "réserve"))
    assert "Upkeep" not in Wording(box_now(), "en").card(t.card("longship"))


@pytest.mark.rule("TH-912")
def test_an_activable_effect_costs_a_token_and_nothing_else() -> None:
    s = scene(destiny="lords", phase="actions", groups={"lords": ["Miroirs ardents"]}, reserves={"lords": 3})

    s.play("lords: activate burning-mirrors")

    assert (s.exhausted("Miroirs ardents"), len(s.reserve("lords")), s.discard("lords")) == (1, 3, [])
    assert s.attributes("Miroirs ardents") == (0, 0, 3)


@pytest.mark.rule("TH-913")
@pytest.mark.parametrize(("phase", "playable"), [("dawn", True), ("actions", False), ("dusk", False)])
def test_a_card_is_played_in_its_own_phase_only(phase: str, playable: bool) -> None:
    s = scene(destiny="lords", phase=phase, hands={"lords": ["La Galère noire"]}, reserves={"lords": 3})

    if playable:
        assert s.play("lords: play the-black-galley").group("lords") == ["the-black-galley"]
    else:
        s.refused("lords: play the-black-galley", "TH-309")


@pytest.mark.rule("TH-913")
@pytest.mark.parametrize("phase", ["dawn", "actions", "dusk"])
def test_an_effect_is_used_in_the_phases_of_its_own_marks(phase: str) -> None:
    s = scene(
        destiny="lords", phase=phase, groups={"lords": ["La Galère noire", "Miroirs ardents"]},
        discards={"lords": ["Impôts"]},
    )  # fmt: skip
    if phase != "actions":
        s.refused("lords: activate burning-mirrors", "TH-332")

    s.play("lords: activate the-black-galley", "lords: move taxes")

    assert s.reserve("lords") == ["taxes"]


@pytest.mark.rule("TH-914")
def test_each_conquered_terrain_is_one_victory_point() -> None:
    s = scene(
        phase="actions", groups={"outlaws": ["Darek"]}, tokens={"Darek": (9, 9, 9)},
        conquered={"Skellingar": "outlaws"}, destination="Port fortifié",
    )  # fmt: skip
    assert s.horns("outlaws") == 1

    s.play("outlaws: pass", "vikings: pass")

    assert (s.horns("outlaws"), s.horns("vikings"), s.asked()) == (2, 0, ["outlaws: reward"])


@pytest.mark.rule("TH-915")
def test_fenrir_is_for_the_scourge_player_whom_the_terrain_faces() -> None:
    conquered = {"Skellingar": "outlaws", "Deuxième Monde": "outlaws", "Repaire des brigands": "vikings"}
    s = scene(conquered=conquered)
    assert s.options("outlaws") == {"pass"}

    s.play("outlaws: pass")

    assert s.options("vikings") == {"pass", "fenrir skellingar", "fenrir the-second-world"}
    s.refused("vikings: fenrir brigands-lair", "TH-468")
