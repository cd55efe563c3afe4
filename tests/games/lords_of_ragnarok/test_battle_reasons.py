"""Why an option is off in a Battle: true for every option there is, with the numbers, in both languages."""

from __future__ import annotations

import pytest

from meadhall.contract import check_reasons
from meadhall.kernel import told
from meadhall.text import LANGUAGES
from tests.contract.test_reasons import patterns
from tests.games.lords_of_ragnarok.fights import battle, both_pass
from tests.games.lords_of_ragnarok.scene import Scene, scene
from tests.test_text import arguments


def prove(s: Scene) -> set[str]:
    """Exactly the options have nothing against them, and every reason has its sentences; which reasons there were."""
    reasons = check_reasons(s.match)
    for lang in LANGUAGES:
        sentences = patterns(s.match.game, lang)
        for reason in reasons:
            form, numbers = told(reason)
            assert arguments(sentences[reason, form]) == set(numbers), f"{lang}: {reason} {form}"
    return {f"{reason} {told(reason)[0]}".strip() for reason in reasons}


@pytest.mark.rule("LR-704", "LR-707", "LR-708")
def test_a_card_is_not_in_hand_or_costs_too_much() -> None:
    s = battle(defence=2, red="sword hammer berserkers-axe bow", green="")
    s.play("red: play sword", "green: pass")

    assert prove(s) == {"LR-704", "LR-704 hand", "LR-708"}
    s.refused("red: play spear", "LR-704")
    s.play("red: play bow")
    assert prove(battle(defence=1, red="hammer")) == {"LR-704", "LR-704 hand", "LR-707"}


@pytest.mark.rule("LR-945")
def test_a_thunderclap_forbids_all_further_cards() -> None:
    s = battle(defence=4, red="thunderclap", green="spear bow")
    s.play("red: play thunderclap", "green: play spear", "red: pass")

    assert prove(s) == {"LR-704", "LR-704 hand", "LR-945"}
    s.refused("green: play bow", "LR-945")


@pytest.mark.rule("LR-940")
def test_an_army_that_a_bow_cannot_hit() -> None:
    s = battle([4, 3], [3, 2, 1], green="bow")
    s.play("red: pass", "green: play bow")

    assert prove(s) == {"LR-940", "LR-940 absent", "LR-940 least"}
    s.refused("green: strike 12 1", "LR-940")
    s.refused("green: strike 14 3", "LR-940")


@pytest.mark.rule("LR-983")
def test_more_runes_than_there_are_or_than_may_be_paid() -> None:
    s = both_pass(battle(blessings={"red": "blood-price"}, runes={"red": "uruz"}))

    assert prove(s) == {"LR-983", "LR-983 most", "LR-983 runes"}
    s.refused("red: offer 2", "LR-983", needs=2, has=1)
    s.refused("red: offer 3", "LR-983", most=2)


@pytest.mark.rule("LR-947", "LR-712")
def test_what_a_shield_can_ignore_and_which_army_takes_a_loss() -> None:
    s = battle([6, 5], [3, 2], green="spear", red="shield hammer")
    s.play("red: play shield", "green: play spear", "red: play hammer", "green: pass", "red: pass")

    assert prove(s) == {"LR-947"}
    s.play("red: keep 12 3", "red: done")
    assert prove(s) == {"LR-947", "LR-947 most"}
    s.refused("red: offer 2", "LR-947", most=1)
    s.play("red: offer 0")
    assert prove(s) == {"LR-712", "LR-712 absent"}


@pytest.mark.rule("LR-714")
def test_where_an_army_cannot_retreat_to() -> None:
    """Of red's Regions 13 is green's battlefield, 11 has Loki, 18 is far; 16 lies on red's Drakkar's coast."""
    armies = {"green": {14: 6, 15: 3}, "red": {12: 4, 13: 2}}
    control = {"green": [15], "red": [11, 12, 13, 14, 16, 18]}
    s = scene(step="special", armies=armies, control=control, drakkars={"red": "s4"}, loki=11)
    s.play("green: act mobilize", "green: activate 14 6", "green: march 12", "green: activate 15 3", "green: march 13")
    s.play("green: fight 12", "red: pass", "green: pass")

    assert s.options("red") == {"retreat 14", "retreat 16"}
    assert prove(s) == {"LR-250", "LR-250 foreign", "LR-250 far", "LR-254", "LR-254 loki"}
    s.refused("red: retreat 13", "LR-254")
    s.refused("red: retreat 18", "LR-250")


@pytest.mark.rule("LR-725", "LR-907", "LR-909")
def test_questions_of_heroes() -> None:
    s = battle([6, 4, 3], 4, heroes={"green": "lagertha", "red": "beowulf"}, green="dwarven-blade")

    assert prove(s) == {"LR-909"}
    s.play("red: decline", "red: pass", "green: play dwarven-blade", "green: pass", "green: lose 12 3")
    assert prove(s) == {"LR-725"}
    s.play("green: claim army")
    assert prove(s) == {"LR-907", "LR-907 absent", "LR-907 full"}
    s.refused("green: grow 12 6", "LR-907", most=6)


@pytest.mark.rule("LR-702", "LR-842")
def test_questions_of_the_active_player() -> None:
    armies = {"green": {10: 5, 13: 5}, "red": {11: 4, 14: 4}}
    s = scene(step="special", armies=armies, control={"red": [11, 12, 14]}, artefacts={"red": "barrow-crown"})
    s.play("green: act mobilize", "green: activate 10 5", "green: march 11", "green: activate 13 5", "green: march 14")

    assert prove(s) == {"LR-702"}
    s.play("green: fight 14", "red: pass", "green: pass")
    assert prove(s) == {"LR-842"}
