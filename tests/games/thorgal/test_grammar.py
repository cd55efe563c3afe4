"""Chapter 9, grammar: abilities, targets, filters and conditions (TH-920 to TH-934)."""

from __future__ import annotations

import pytest

from tests.games.thorgal.quoted import effect
from tests.games.thorgal.scene import Scene, scene

pytestmark = pytest.mark.usefixtures("quoted_cards")

# -- abilities and targets ------------------------------------------------------------------------------------


@pytest.mark.rule("TH-920")
def test_one_token_blocks_all_activable_abilities_of_a_card() -> None:
    with effect("improvised-weapon", "ACT@JOUR: gain(this,1B) // ACT@JOUR: gain(this,2C) // PERM: attr(1M)"):
        s = scene(phase="actions", groups={"outlaws": ["Arme improvisée"]})
        assert s.attributes("Arme improvisée") == (0, 0, 1)

        s.play("outlaws: activate improvised-weapon")
        assert s.options("outlaws") == {"branch 1", "branch 2"}
        s.play("outlaws: branch 2", "vikings: pass")

        assert s.attributes("Arme improvisée") == (0, 2, 1)
        s.refused("outlaws: activate improvised-weapon", "TH-334")


@pytest.mark.rule("TH-920")
def test_only_abilities_of_the_phase_are_offered() -> None:
    with effect("improvised-weapon", "ACT@DAWN: reserve(1) // ACT@JOUR: gain(this,2C)"):
        s = scene(groups={"outlaws": ["Arme improvisée"]})

        s.play("outlaws: activate improvised-weapon")

        assert (len(s.reserve("outlaws")), s.attributes("Arme improvisée")) == (1, (0, 0, 0))


@pytest.mark.rule("TH-921")
def test_an_operation_without_effect_does_not_stop_the_next() -> None:
    s = scene(destiny="stars", hands={"stars": ["Mémoire des ancêtres"]}, decks={"stars": ["Muff", "Varth"]})

    s.play("stars: play ancestral-memory")

    assert (s.hand("stars"), s.deck("stars")) == (["varth"], ["muff"])


@pytest.mark.rule("TH-921")
@pytest.mark.parametrize(
    ("text", "hand", "reserve"),
    [
        ("draw(2); reserve(1)", ["leif-haraldson", "solveig"], ["longship"]),
        ("reserve(1); draw(1)", ["solveig"], ["leif-haraldson"]),
    ],
)
def test_operations_are_resolved_as_they_are_written(text: str, hand: list[str], reserve: list[str]) -> None:
    with effect("expedition", text):
        s = scene(
            destiny="vikings", scourge="outlaws", hands={"vikings": ["Expédition"]},
            decks={"vikings": ["Drakkar", "Solveig", "Leif"]},
        )  # fmt: skip

        s.play("vikings: play expedition")

        assert (s.hand("vikings"), s.reserve("vikings")) == (hand, reserve)


@pytest.mark.rule("TH-922")
def test_a_group_target_is_in_the_destiny_players_group() -> None:
    s = scene(
        destiny="vikings", scourge="outlaws", phase="actions", hands={"outlaws": ["La trahison de Kriss"]},
        groups={"vikings": ["Leif", "Wor", "Drakkar"], "outlaws": ["Darek"]}, opposer="Sigwald",
        scourge_reserves={"outlaws": 2},
    )  # fmt: skip

    s.play("vikings: pass", "outlaws: play kriss-treachery", "outlaws: decline")

    assert s.options("outlaws") == {"target leif-haraldson", "target wor-the-magnificent"}
    s.refused("outlaws: target darek-the-svear", "TH-922")
    s.play("outlaws: target wor-the-magnificent")
    assert (s.attributes("Wor"), s.attributes("Leif"), s.attributes("Sigwald")) == ((1, 0, 0), (1, 1, 0), (3, 0, 0))


@pytest.mark.rule("TH-922")
def test_this_is_the_bearer_and_the_destination_is_none_at_dawn() -> None:
    with effect("improvised-weapon", "ACT@DAWN+JOUR: gain(dest,1B); gain(this,1C)"):
        dawn = scene(groups={"outlaws": ["Arme improvisée", "Arme improvisée"]}, terrains=["Skellingar"])
        journey = scene(phase="actions", groups={"outlaws": ["Arme improvisée"]}, destination="Skellingar")

        dawn.play("outlaws: activate improvised-weapon-2")
        journey.play("outlaws: activate improvised-weapon")

        assert dawn.attributes("improvised-weapon-2") == (0, 1, 0)
        assert dawn.attributes("improvised-weapon") == (0, 0, 0)
        assert (dawn.attributes("Skellingar"), journey.attributes("Skellingar")) == ((3, 2, 0), (4, 2, 0))


@pytest.mark.rule("TH-923")
def test_me_is_who_resolves_the_effect() -> None:
    s = scene(phase="actions", hands={"outlaws": ["Pouvoirs inconnus"]}, decks={"outlaws": 20, "vikings": 20})

    s.play("outlaws: play unknown-powers")

    assert (len(s.deck("outlaws")), len(s.deck("vikings"))) == (18, 20)


@pytest.mark.rule("TH-923")
def test_foe_is_the_other_player() -> None:
    s = scene(phase="dusk", conquered={"Tour de Kerridwen": "outlaws"}, decks={"outlaws": 20, "vikings": 20})

    s.play("outlaws: pass", "vikings: fenrir kerridwens-tower")

    assert (len(s.deck("outlaws")), len(s.deck("vikings"))) == (19, 20)


@pytest.mark.rule("TH-924")
def test_zones_are_the_actors_own_and_of_his_role() -> None:
    s = scene(
        destiny="lords", groups={"lords": ["Trésor de Brek Zarith"]}, discards={"lords": ["Impôts", "Otages"]},
        scourge_discards={"lords": ["Poison"], "vikings": ["Nidhogg"]}, reserves={"lords": 1},
        scourge_reserves={"lords": 1, "vikings": 1},
    )  # fmt: skip

    s.play("lords: activate treasure-of-brek-zarith")
    assert s.options("lords") == {"done", "move taxes", "move hostages"}
    s.play("lords: move hostages", "lords: move taxes")

    assert (s.discard("lords"), s.reserve("lords")[1:]) == ([], ["hostages", "taxes"])
    assert (s.discard("lords", "scourge"), len(s.reserve("lords", "scourge"))) == (["poison"], 1)
    assert (s.discard("vikings", "scourge"), len(s.reserve("vikings", "scourge"))) == (["nidhogg"], 1)


@pytest.mark.rule("TH-924")
def test_a_scourge_players_zones_are_those_of_his_scourge_cards() -> None:
    s = scene(
        scourge="stars", hands={"stars": ["Vol de savoir"]}, decks={"stars": ["Muff"]},
        scourge_decks={"stars": ["Oubli", "Vertige"]},
    )  # fmt: skip

    s.play("outlaws: pass", "stars: play stolen-knowledge")

    assert (s.hand("stars"), s.deck("stars"), s.deck("stars", "scourge")) == (["vertigo"], ["muff"], ["forgetting"])


# -- filters --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-925", "TH-926")
@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("sup", {"survival-pod", "muff", "the-talisman"}),
        ("comp", {"thorgal-stars", "mestor", "louve"}),
        ("Archer", {"thorgal-stars"}),
        ("Animal", {"muff"}),
        ("Star&Viking", {"thorgal-stars", "louve"}),
        ("comp&cost<=2", {"mestor", "louve"}),
        ("cost<=1", {"survival-pod", "muff", "the-talisman", "louve"}),
        ("sup&other", {"muff", "the-talisman"}),
        ("*", {"survival-pod", "muff", "the-talisman", "thorgal-stars", "mestor", "louve"}),
    ],
)
def test_filters_of_a_group(wanted: str, found: set[str]) -> None:
    with effect("survival-pod", f"ACT@DAWN: protect(grp({wanted}))"):
        group = ["Capsule de survie", "Muff", "Le talisman", "thorgal-stars", "Mestor", "Louve"]
        s = scene(destiny="stars", groups={"stars": group})

        s.play("stars: activate survival-pod")

        assert s.options("stars") == {f"target {slug}" for slug in found}


@pytest.mark.rule("TH-925")
@pytest.mark.parametrize(("wanted", "found"), [("event", {"move telekinesis"}), ("comp", {"move varth"})])
def test_filters_of_types_in_a_pile(wanted: str, found: set[str]) -> None:
    with effect("ancestral-memory", f"move(1,{wanted},walhalla>deck_bottom)"):
        s = scene(
            destiny="stars", hands={"stars": ["Mémoire des ancêtres"]},
            walhallas={"stars": ["Varth", "Télékinésie", "Muff"]},
        )  # fmt: skip

        s.play("stars: play ancestral-memory")

        assert s.options("stars", "move") == found


@pytest.mark.rule("TH-925")
def test_the_filter_of_scourge_cards() -> None:
    with effect("toll", "move(1,scourge,discard>hand)"):
        s = scene(scourge="lords", hands={"lords": ["Péage"]}, scourge_discards={"lords": ["Poison"]})

        s.play("outlaws: pass", "lords: play toll")

        assert s.options("lords") == {"done", "move poison"}


@pytest.mark.rule("TH-926")
@pytest.mark.parametrize(("group", "met"), [(["Mestor", "Varth"], True), (["Mestor"], False)])
def test_other_leaves_the_bearer_out(group: list[str], met: bool) -> None:
    s = scene(destiny="stars", phase="dusk", groups={"stars": group})

    s.play("stars: pass", "vikings: pass", "stars: tend mestor")

    assert (s.asked() != ["stars: unmet"]) == met


# -- conditions -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-930")
@pytest.mark.parametrize(("group", "might"), [(["Leif", "Wor", "Aaricia"], 1), (["Leif", "Wor", "Drakkar"], 0)])
def test_count_at_least_reads_the_actors_own_group(group: list[str], might: int) -> None:
    s = scene(
        destiny="vikings", scourge="outlaws", phase="actions", groups={"vikings": group, "outlaws": ["Shaïgan"]},
        hands={"vikings": ["Serment de sang"]}, reserves={"vikings": 1},
    )  # fmt: skip

    s.play("vikings: play blood-oath")

    assert s.attributes("Serment de sang") == (1, 1, might)


@pytest.mark.rule("TH-930")
@pytest.mark.parametrize(("lords", "might"), [(["Véronar"], 1), (["Véronar", "Syrane"], 0), ([], 1)])
def test_count_at_most_is_read_at_every_moment(lords: list[str], might: int) -> None:
    s = scene(destiny="lords", groups={"lords": ["Couronne de Brek Zarith", *lords]})

    assert s.attributes("Couronne de Brek Zarith") == (0, 1, might)


@pytest.mark.rule("TH-931")
@pytest.mark.parametrize(("reserve", "met"), [(1, True), (0, False)])
def test_reserve_counts_the_cards_of_the_active_reserve(reserve: int, met: bool) -> None:
    s = scene(
        destiny="stars", phase="dusk", groups={"stars": ["Ileniya"]}, reserves={"stars": reserve, "vikings": 2},
        scourge_reserves={"stars": 3, "vikings": 2},
    )  # fmt: skip

    s.play("stars: pass", "vikings: pass", "stars: tend ileniya")

    assert ((s.asked() != ["stars: unmet"]), len(s.reserve("stars"))) == (met, reserve)


@pytest.mark.rule("TH-930", "TH-931")
@pytest.mark.parametrize(("owner", "drawn"), [("lords", 1), ("outlaws", 0)])
@pytest.mark.parametrize("condition", ["count(comp)>=1", "reserve>=2"])
def test_a_scourge_players_conditions_read_what_is_his(condition: str, owner: str, drawn: int) -> None:
    with effect("toll", f"if({condition}){{draw(1)}}"):
        mine = owner == "lords"
        s = scene(
            scourge="lords", hands={"lords": ["Péage"]}, groups={owner: ["Ewing" if mine else "Darek"]},
            reserves={"lords": 3, "outlaws": 3}, scourge_reserves={owner: 2, "lords": 2 if mine else 1},
        )  # fmt: skip

        s.play("outlaws: pass", "lords: play toll")

        assert len(s.hand("lords")) == drawn


@pytest.mark.rule("TH-932")
@pytest.mark.parametrize(("result", "most"), [("success", 3), ("failure", 1)])
def test_success_is_that_of_the_rounds_journey(result: str, most: int) -> None:
    s = scene(phase="dusk", result=result, hands={"outlaws": ["Partage du butin"]}, walhallas={"outlaws": 5})
    deck = len(s.deck("outlaws"))

    s.play("outlaws: play sharing-the-spoils")
    for _ in range(most):
        s.play(f"outlaws: {min(s.options('outlaws', 'move'))}")

    assert (len(s.deck("outlaws")), s.asked()) == (deck + most, ["vikings: open_turn"])


@pytest.mark.rule("TH-933")
@pytest.mark.parametrize(("result", "left"), [("failure", 16), ("success", 18)])
def test_fail_is_that_of_the_rounds_journey(result: str, left: int) -> None:
    s = scene(
        destiny="vikings", scourge="outlaws", phase="dusk", result=result, hands={"outlaws": ["Incendie"]},
        scourge_reserves={"outlaws": 1}, decks={"vikings": 20},
    )  # fmt: skip

    s.play("vikings: pass", "outlaws: play arson")

    assert len(s.deck("vikings")) == left


@pytest.mark.rule("TH-932", "TH-933")
@pytest.mark.parametrize("phase", ["dawn", "actions"])
@pytest.mark.parametrize("condition", ["success", "fail"])
def test_before_the_conclusion_there_is_neither(phase: str, condition: str) -> None:
    with effect("improvised-weapon", f"ACT@DAWN+JOUR: if({condition}){{draw(1)}}else{{reserve(1)}}"):
        s = scene(phase=phase, groups={"outlaws": ["Arme improvisée"]})

        s.play("outlaws: activate improvised-weapon")

        assert (s.hand("outlaws"), len(s.reserve("outlaws"))) == ([], 1)


@pytest.mark.rule("TH-932", "TH-933")
@pytest.mark.parametrize(("strength", "won"), [((9, 9, 9), True), ((0, 0, 0), False)])
def test_after_the_conclusion_one_of_them_is_true(strength: tuple[int, int, int], won: bool) -> None:
    text = "ACT@DUSK: if(success){move(1,*,hand>discard)} ; if(fail){move(1,*,hand>reserve)}"
    with effect("feather-suit", text):
        s = scene(
            destiny="lords", phase="actions", groups={"lords": ["Costume de plumes"]}, hands={"lords": ["Otages"]},
            tokens={"Costume de plumes": strength},
        )  # fmt: skip

        s.to_phase("dusk")
        s.play("lords: activate feather-suit", "lords: move hostages")

        assert (s.discard("lords"), s.reserve("lords")) == ((["hostages"], []) if won else ([], ["hostages"]))


def duel(opposer: str) -> Scene:
    return scene(
        destiny="lords", phase="actions", hands={"lords": ["Duel d’honneur", "Otages"]}, reserves={"lords": 2},
        opposer=opposer,
    )  # fmt: skip


@pytest.mark.rule("TH-934")
@pytest.mark.parametrize(("opposer", "bravery"), [("Thorgal", 3), ("", 2)])
def test_opposed_is_true_while_a_companion_opposes(opposer: str, bravery: int) -> None:
    s = duel(opposer)

    s.play("lords: play duel-of-honour")

    assert s.attributes("Duel d’honneur") == (bravery, 0, 0)


@pytest.mark.rule("TH-934")
def test_after_a_recall_no_one_opposes() -> None:
    s = duel("Thorgal")

    s.play("lords: play hostages", "vikings: pass", "lords: play duel-of-honour")

    assert s.attributes("Duel d’honneur") == (2, 0, 0)
