"""Why something is off: the reason is true of the thing that was clicked, and says its numbers."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.kernel import told
from tests.games.script import split
from tests.games.thorgal.deeds import deeds
from tests.games.thorgal.scene import Scene, changed_cards, new, scene

Why = tuple[str, str, dict[str, int]]  # rule, form, numbers


def why(s: Scene, line: str) -> Why:
    """The reason against a line, as the player who is asked gets it."""
    name, words = split(line)
    decision = s.match.decision(s.seat(name))
    assert decision is not None, f"{name} is not asked"
    option = s.match.game.vocabulary.parse(words)
    assert option >= 0, f"{words!r} is no option"
    args = (decision.picks, *decision.args) if decision.most else decision.args
    reason = decision.question.why_not(option, s.g, decision.seat, *args)
    return str(reason), *told(reason)


def off(rule: str, form: str = "", **numbers: int) -> Why:
    return rule, form, numbers


ON = off("")


# -- setting out ----------------------------------------------------------------------------------------------


@changed_cards({"kriss-of-valnor": {"cost": "2"}, "darek-the-svear": {"cost": "2"}})
def test_companions_to_begin_with() -> None:
    s = new("outlaws", "vikings")

    assert why(s, "outlaws: done") == off("TH-123")
    assert why(s, "outlaws: start archers") == off("TH-123", "kind")
    assert why(s, "outlaws: start solveig") == off("TH-123")
    assert why(s, "outlaws: start kriss-of-valnor") == ON
    s.play("outlaws: start kriss-of-valnor")
    assert why(s, "outlaws: done") == ON
    assert why(s, "outlaws: start darek-the-svear") == off("TH-124", costs=2, left=1)


def test_terrains_and_prophecy() -> None:
    s = new("outlaws", "vikings", automatic=False).until("start_terrains")
    assert why(s, "outlaws: bring skellingar") == off("TH-129")
    name = s.until("prophecy").destiny()
    assert why(s, f"{name}: pass") == off("TH-209", points=7)
    assert why(s, f"{name}: play archers") == off("TH-202")
    assert why(s, f"{name}: hand") == why(s, f"{name}: reserve") == ON
    s.play(f"{name}: reserve")
    assert why(s, f"{name}: hand") == off("TH-207")
    assert why(s, f"{name}: done") == off("TH-209", points=6)


# -- actions --------------------------------------------------------------------------------------------------

DAWN: dict[str, Any] = {
    "groups": {"outlaws": ["Kriss", "Arme improvisée", "Sigwald"], "vikings": ["Solveig"]},
    "hands": {"outlaws": ["Shaniah", "Archers"], "vikings": ["Étourdi"]},
    "exhausted": {"Arme improvisée": 1},
    "conquered": {"Skellingar": "outlaws", "Port fortifié": "vikings"},
}


def dawn() -> Scene:
    with changed_cards({
        "shaniah": {"cost": "2"}, "improvised-weapon": {"effect": "ACT@DAWN: draw(1)"},
        "kriss-of-valnor": {"effect": "ACT@JOUR: draw(1)"}, "sigwald-the-burned": {"effect": ""},
        "skellingar": {"fenrir": "ACT@JOUR: draw(1)"},
    }):  # fmt: skip
        return scene(**DAWN)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("pass", ON),
        ("play shaniah", off("TH-311", needs=2, has=0)),
        ("play archers", off("TH-317", "journey")),
        ("play ambush", off("TH-314")),
        ("play stunned", off("TH-308")),
        ("play skellingar", off("TH-314")),
        ("activate kriss-of-valnor", off("TH-332")),
        ("activate improvised-weapon", off("TH-334")),
        ("activate sigwald-the-burned", off("TH-330")),
        ("activate solveig", off("TH-335")),
        ("fenrir skellingar", off("TH-308")),
        ("oppose kriss-of-valnor", off("TH-412")),
        ("journey skellingar", off("TH-305")),
    ],
)
def test_the_destiny_player_at_dawn(line: str, reason: Why) -> None:
    assert why(dawn(), f"outlaws: {line}") == reason


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("pass", ON),
        ("play stunned", off("TH-317", "journey")),
        ("play shaniah", off("TH-307")),
        ("play nidhogg", off("TH-314")),
        ("activate solveig", off("TH-307")),
        ("fenrir skellingar", off("TH-470")),
        ("fenrir fortified-harbour", off("TH-468")),
        ("fenrir brigands-lair", off("TH-467")),
        ("fenrir archers", off("TH-467")),
        ("hand", off("TH-306")),
    ],
)
def test_a_scourge_player_at_dawn(line: str, reason: Why) -> None:
    assert why(dawn().play("outlaws: pass"), f"vikings: {line}") == reason


@pytest.mark.parametrize(("phase", "rules"), [("actions", ("TH-421", "TH-422")), ("dusk", ("TH-502", "TH-503"))])
def test_each_phase_has_its_list_of_actions(phase: str, rules: tuple[str, str]) -> None:
    s = scene(phase=phase, hands={"outlaws": ["Shaniah"]}, opposer="Solveig" if phase == "actions" else "")

    assert why(s, "outlaws: hand") == off(rules[0])
    assert why(s, "outlaws: play shaniah") == off("TH-309")
    assert why(s, "outlaws: activate solveig") == off("TH-416" if phase == "actions" else "TH-335")
    s.play("outlaws: pass")
    assert why(s, "vikings: hand") == off(rules[1])


def test_a_terrain_that_was_used_or_exhausted() -> None:
    fenrir = {"fenrir": "ACT@DAWN: draw(1)"}
    with changed_cards({"skellingar": fenrir, "fortified-harbour": fenrir}):
        s = scene(conquered={"Skellingar": "outlaws", "Port fortifié": "outlaws"}, exhausted={"Port fortifié": 1})
        s.play("outlaws: pass", "vikings: fenrir skellingar", "outlaws: pass")

        assert why(s, "vikings: fenrir skellingar") == off("TH-469")
        assert why(s, "vikings: fenrir fortified-harbour") == off("TH-471")


def test_what_an_effect_forbids() -> None:
    with deeds({"archers": "forbid(scourge); forbid(terrain)"}, skellingar={"fenrir": "ACT@JOUR: draw(1)"}):
        s = scene(
            phase="actions", hands={"outlaws": ["archers"], "vikings": ["stunned"]}, conquered={"Skellingar": "outlaws"}
        )
        s.play("outlaws: play archers")

        assert why(s, "vikings: play stunned") == off("TH-969")
        assert why(s, "vikings: fenrir skellingar") == off("TH-969")


# -- the journey ----------------------------------------------------------------------------------------------


@changed_cards({"solveig": {"cost": "2", "subtypes": "Mage"}, "skellingar": {"subtypes": "Viking"}})
def test_the_journey_is_announced_and_opposed() -> None:
    s = scene(
        phase="journey", groups={"vikings": ["Solveig", "longship"], "outlaws": ["Kriss"]},
        hands={"outlaws": ["archers"]}, conquered={"Port fortifié": "outlaws"}, scourge_reserves={"vikings": 1},
    )  # fmt: skip
    assert why(s, "outlaws: pass") == off("TH-402")
    assert why(s, "outlaws: play archers") == off("TH-417")
    assert why(s, "outlaws: hand") == off("TH-403")
    assert why(s, "outlaws: journey fortified-harbour") == off("TH-404")
    assert why(s, "outlaws: journey land-of-aran") == off("TH-134")
    assert why(s, "outlaws: journey skellingar") == ON

    s.play("outlaws: journey skellingar")
    assert why(s, "vikings: decline") == ON
    assert why(s, "vikings: oppose solveig") == off("TH-410", needs=2, has=1)
    assert why(s, "vikings: oppose longship") == off("TH-408", "kind")
    assert why(s, "vikings: oppose kriss-of-valnor") == off("TH-408", "group")
    assert why(s, "vikings: fenrir fortified-harbour") == off("TH-417")
    assert why(s, "vikings: pass") == off("TH-408")


@changed_cards({"solveig": {"subtypes": "Viking"}, "improvised-weapon": {"effect": "PERM: oppose_cost(1)"}})
def test_opposing_may_be_made_dearer() -> None:
    s = scene(
        phase="journey", groups={"vikings": ["Solveig"], "outlaws": ["Arme improvisée"]},
        scourge_reserves={"vikings": 0},
    ).play("outlaws: journey skellingar")  # fmt: skip

    assert why(s, "vikings: oppose solveig") == off("TH-983", needs=1, has=0)


# -- symbols and effects ----------------------------------------------------------------------------------------


def test_what_symbols_reach() -> None:
    symbols = {"archers": {"cost": "0", "band": "1E", "effect": "protect(grp(comp))"},
        "stunned": {"cost": "0", "band": "1P"}, "improvised-weapon": {"effect": "PERM: immune(exhaust)"},
    }  # fmt: skip
    with changed_cards(symbols):
        s = scene(
            phase="actions", groups={"outlaws": ["Kriss", "Sigwald", "Arme improvisée"]}, exhausted={"Sigwald": 1},
            hands={"outlaws": ["archers"], "vikings": ["stunned"]}, destination="Skellingar",
        )  # fmt: skip
        s.play("outlaws: play archers")
        assert why(s, "outlaws: decline") == why(s, "outlaws: ready sigwald-the-burned") == ON
        assert why(s, "outlaws: ready kriss-of-valnor") == off("TH-907", "ready")
        assert why(s, "outlaws: ready skellingar") == off("TH-907")
        s.play("outlaws: decline", "outlaws: target kriss-of-valnor", "vikings: play stunned")

        assert why(s, "vikings: decline") == why(s, "vikings: exhaust sigwald-the-burned") == ON
        assert why(s, "vikings: exhaust kriss-of-valnor") == off("TH-962")
        assert why(s, "vikings: exhaust improvised-weapon") == off("TH-981")
        assert why(s, "vikings: exhaust skellingar") == off("TH-907")


@pytest.mark.parametrize(
    ("effect", "chosen", "reason"),
    [
        ("lose(grp(comp),1B)", "kriss-of-valnor", ON),
        ("lose(grp(comp),1B)", "improvised-weapon", off("TH-926")),
        ("lose(grp(comp),1B)", "solveig", off("TH-922")),
        ("lose(grp(*),1B)", "shaniah", off("TH-962")),
        ("exhaust(grp(*))", "improvised-weapon", off("TH-981")),
        ("destroy(grp(*))", "poisoned-daggers", off("TH-982")),
        ("ready(grp(*))", "kriss-of-valnor", off("TH-958")),
        ("ready(grp(*))", "sigwald-the-burned", ON),
    ],
)
def test_what_effects_are_aimed_at(effect: str, chosen: str, reason: Why) -> None:
    immune = {
        "improvised_weapon": {"effect": "PERM: immune(exhaust)"},
        "poisoned_daggers": {"effect": "PERM: immune(destroy)"},
    }
    with deeds({"archers": "protect(grp(comp&cost<=0))", "stunned": effect}, shaniah={"cost": "0"}, **immune):
        s = scene(
            phase="actions", groups={"outlaws": ["Kriss", "Sigwald", "Shaniah", "Arme improvisée", "Dagues"],
            "vikings": ["Solveig"]}, exhausted={"Sigwald": 1}, hands={"outlaws": ["archers"], "vikings": ["stunned"]},
        )  # fmt: skip
        s.play("outlaws: play archers", "outlaws: target shaniah", "vikings: play stunned")

        assert why(s, f"vikings: target {chosen}") == reason


def journeying(effect: str, **more: Any) -> Scene:
    """An event of the Outlaws with this effect is being resolved on a journey."""
    with deeds({"archers": effect}):
        s = scene(**{
            "phase": "actions", "destination": "Skellingar", "conquered": {"Port fortifié": "outlaws"}, **more,
            "hands": {"outlaws": ["archers", "ambush"]},
        })  # fmt: skip
        return s.play("outlaws: play archers")


def test_numbers_branches_and_prices() -> None:
    s = journeying("move(3,*,reserve>hand)", reserves={"outlaws": 2})
    assert why(s, "outlaws: count 2") == ON
    assert why(s, "outlaws: count 3") == off("TH-921", "most", most=2)
    assert why(s, "outlaws: done") == off("TH-921")
    s = journeying("choose{draw(1)/draw(2)}")
    assert why(s, "outlaws: branch 3") == off("TH-975")
    s = journeying("sac(comp){draw(1)}", groups={"outlaws": ["kriss-of-valnor", "Dagues"]})
    assert why(s, "outlaws: decline") == why(s, "outlaws: sacrifice kriss-of-valnor") == ON
    assert why(s, "outlaws: sacrifice poisoned-daggers") == off("TH-972", "match")
    assert why(s, "outlaws: sacrifice shaniah") == off("TH-972")


def test_associated_cards_and_other_destinations() -> None:
    sent = [("vikings", "stunned"), ("vikings", "nidhogg"), ("outlaws", "betrayal")]
    s = journeying("detach(cost<=0)", associated=sent)
    assert why(s, "outlaws: detach stunned") == ON
    assert why(s, "outlaws: detach nidhogg") == off("TH-963", "match")
    assert why(s, "outlaws: detach betrayal") == off("TH-963", "own")
    assert why(s, "outlaws: detach ambush") == off("TH-963")
    s = journeying("redirect(*)")
    assert why(s, "outlaws: decline") == why(s, "outlaws: redirect brigands-lair") == ON
    assert why(s, "outlaws: redirect skellingar") == off("TH-965", "same")
    assert why(s, "outlaws: redirect fortified-harbour") == off("TH-404")
    assert why(s, "outlaws: redirect land-of-aran") == off("TH-965")


def test_cards_that_are_looked_at_moved_and_placed() -> None:
    s = journeying("search(2,comp)", decks={"outlaws": ["kriss-of-valnor", "Dagues"]})
    assert why(s, "outlaws: decline") == why(s, "outlaws: take kriss-of-valnor") == ON
    assert why(s, "outlaws: take poisoned-daggers") == off("TH-947", "match")
    assert why(s, "outlaws: take shaniah") == off("TH-947")
    s = journeying("move(2,comp,walhalla>hand)", walhallas={"outlaws": ["kriss-of-valnor", "Dagues"]})
    assert why(s, "outlaws: done") == why(s, "outlaws: move kriss-of-valnor") == ON
    assert why(s, "outlaws: move poisoned-daggers") == off("TH-949", "match")
    s.play("outlaws: move kriss-of-valnor")
    assert why(s, "outlaws: move kriss-of-valnor") == off("TH-949")
    s = journeying("place(comp,walhalla)", walhallas={"outlaws": ["kriss-of-valnor", "Dagues"]})
    assert why(s, "outlaws: decline") == why(s, "outlaws: place kriss-of-valnor") == ON
    assert why(s, "outlaws: place poisoned-daggers") == off("TH-316", "match")
    assert why(s, "outlaws: place shaniah") == off("TH-316")


# -- damage and Dusk --------------------------------------------------------------------------------------------


def test_damage_that_the_deck_cannot_take_alone() -> None:
    s = journeying("dmg(me,2)", decks={"outlaws": 1})

    assert why(s, "outlaws: done") == off("TH-602", "deck", needs=2, has=1)
    assert why(s, "outlaws: destroy ambush") == ON
    assert why(s, "outlaws: destroy shaniah") == off("TH-602")


def test_upkeep_and_clean_up() -> None:
    with changed_cards({"kriss-of-valnor": {"upkeep": "have(1,Ship)"}}):
        s = scene(phase="dusk", groups={"outlaws": ["Kriss"]}, hands={"outlaws": ["archers"]}, decks={"outlaws": 0})
        s.pass_window()
        assert why(s, "outlaws: tend kriss-of-valnor") == ON
        assert why(s, "outlaws: tend shaniah") == off("TH-512")
        assert why(s, "outlaws: play archers") == off("TH-523")
        s.play("outlaws: tend kriss-of-valnor")

        assert why(s, "outlaws: suffer") == off("TH-519", needs=2, has=1)
        assert why(s, "outlaws: activate kriss-of-valnor") == off("TH-523")
        assert why(s, "outlaws: pass") == off("TH-514")
        s.play("outlaws: dismiss")
        assert why(s, "outlaws: store archers") == why(s, "outlaws: top archers") == ON
        assert why(s, "outlaws: store shaniah") == off("TH-532", "hand")
        assert why(s, "outlaws: play archers") == off("TH-523")
        assert why(s, "outlaws: pass") == off("TH-532")
