"""The phases of a round, and whose actions Dawn allows (TH-301 to TH-309)."""

from __future__ import annotations

import pytest

from tests.games.thorgal.scene import Scene, changed_cards, new, scene

LANDMARKS = (
    "RoundBegan", "PhaseBegan", "JourneyBegan", "Unopposed", "Association", "JourneyMeasured", "CardDestroyed",
    "Conquest", "UpkeepMet", "DiscardReturned",
)  # fmt: skip


def kinds(s: Scene, *wanted: str) -> list[str]:
    return [type(event).__name__ for event in s.events(*wanted)]


# -- rounds -------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-301")
def test_a_round_is_prophecy_dawn_journey_dusk_with_their_steps_in_order() -> None:
    conquest = {"sigwald-the-burned": {"band": "4B", "upkeep": "discard_reserve(1)"}}
    with changed_cards({**conquest, "ambush": {"cost": "0", "band": "2C", "effect": ""}}):
        s = scene(
            destiny="vikings",
            scourge="outlaws",
            phase="dusk",
            groups={"outlaws": ["Sigwald"]},
            decks={"outlaws": ["Lehla", "Brigands", "Petrov", "Embuscade"]},
        )
        s.until("prophecy", "outlaws").match.log.clear()

        s.play("outlaws: hand", *["outlaws: reserve"] * 3).until("turn", "outlaws").play("outlaws: pass")
        s.until("destination").play("outlaws: journey fortified-harbour", "vikings: decline")
        s.play("outlaws: play ambush", "vikings: pass", "outlaws: pass", "outlaws: decline")
        s.until("prophecy")

        assert kinds(s, *LANDMARKS) == [
            "PhaseBegan", "PhaseBegan", "JourneyBegan", "Unopposed", "Association", "JourneyMeasured",
            "CardDestroyed", "Conquest", "PhaseBegan", "UpkeepMet", "DiscardReturned", "RoundBegan", "PhaseBegan",
        ]  # fmt: skip


@pytest.mark.rule("TH-301")
def test_phases_follow_each_other_in_every_round() -> None:
    s = new(seed=4).to_phase("prophecy", 4)

    phases = [event.phase for event in s.events("PhaseBegan")]
    assert phases == [1, 2, 3, 4] * 3 + [1]
    order = kinds(s, "PhaseBegan", "JourneyBegan", "JourneyMeasured", "RoundBegan")
    one = ["RoundBegan", "PhaseBegan", "PhaseBegan", "PhaseBegan", "JourneyBegan", "JourneyMeasured", "PhaseBegan"]
    assert order == one * 3 + ["RoundBegan", "PhaseBegan"]


@pytest.mark.rule("TH-302")
def test_rounds_follow_until_a_player_wins_or_loses() -> None:
    s = scene(phase="dusk", round_=12)

    s.until("prophecy")

    assert (s.g.round, s.match.over, s.winners()) == (13, False, [])
    assert new(seed=2).to_phase("journey", 13).g.round == 13


# -- turns --------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-303")
def test_the_destiny_player_opens_every_window() -> None:
    s = scene(hands={"outlaws": ["Butin caché"], "vikings": ["Étourdi"]}, reserves={"outlaws": 3})

    assert s.asked() == ["outlaws: turn"]
    s.play("outlaws: play hidden-loot", "vikings: pass", "outlaws: pass")
    s.until("destination").step().play("vikings: decline")
    assert (s.phase(), s.asked()) == ("journey", ["outlaws: open_turn"])
    s.play("outlaws: pass", "vikings: play stunned", "outlaws: pass", "vikings: pass")

    assert (s.phase(), s.asked()) == ("dusk", ["outlaws: open_turn"])


@pytest.mark.rule("TH-304")
def test_players_alternate_action_by_action() -> None:
    hands = {"outlaws": ["Butin caché", "Shaniah"], "vikings": ["Hiver précoce"]}
    s = scene(hands=hands, reserves={"outlaws": 6}, scourge_reserves={"vikings": 3})

    s.play("outlaws: play hidden-loot")
    assert s.asked() == ["vikings: turn"]
    s.refused("outlaws: play shaniah")
    s.play("vikings: play early-winter", "vikings: decline")
    assert s.asked() == ["outlaws: turn"]
    s.refused("vikings: pass")
    s.play("outlaws: play shaniah", "vikings: pass")

    assert s.asked() == ["outlaws: open_turn"]


@pytest.mark.rule("TH-304")
def test_a_window_has_no_limit_of_actions() -> None:
    hand = ["Butin caché", "Shaniah", "Lehla", "Brigands", "Petrov", "Kriss de Valnor", "Darek"]
    s = scene(hands={"outlaws": hand}, reserves={"outlaws": 20})

    for number in range(len(hand)):
        assert len(s.group("outlaws")) == number
        s.play(f"outlaws: {min(s.options('outlaws', 'play'))}", "vikings: pass")

    assert (s.phase(), len(s.group("outlaws"))) == ("dawn", 7)


# -- what Dawn allows -----------------------------------------------------------------------------------


@pytest.mark.rule("TH-305")
def test_the_destiny_player_adds_plays_activates_or_passes() -> None:
    s = scene(
        groups={"outlaws": ["Lehla", "Arme improvisée"]},
        hands={"outlaws": ["Shaniah", "Butin caché", "Pacte de voleurs", "Pouvoirs inconnus", "Partage du butin"]},
        reserves={"outlaws": 9},
        conquered={"Skellingar": "vikings", "Repaire des brigands": "outlaws"},
    )

    assert s.options("outlaws") == {
        "play shaniah", "play hidden-loot", "play thieves-pact", "activate lehla", "pass",
    }  # fmt: skip
    for terrain in ("skellingar", "brigands-lair"):
        s.refused(f"outlaws: fenrir {terrain}", "TH-308")
    s.refused("outlaws: done", "TH-305")


@pytest.mark.rule("TH-306")
def test_the_scourge_player_plays_a_dawn_card_or_passes() -> None:
    s = scene(hands={"vikings": ["Hiver précoce", "Étourdi", "Serpent-vampire"]}, scourge_reserves={"vikings": 9})

    s.play("outlaws: pass")

    assert s.options("vikings") == {"play early-winter", "pass"}
    s.refused("vikings: done", "TH-306")


@pytest.mark.rule("TH-306")
def test_the_scourge_player_uses_terrains_that_face_him() -> None:
    dawn, journey = {"fenrir": "ACT@DAWN: reserve(1)"}, {"fenrir": "ACT@JOUR: gain(dest,1B)"}
    changes = {"skellingar": dawn, "brigands-lair": dawn, "fortified-harbour": journey, "the-second-world": dawn}
    with changed_cards(changes):
        s = scene(
            terrains=["Deuxième Monde"],
            conquered={"Skellingar": "outlaws", "Repaire des brigands": "vikings", "Port fortifié": "outlaws"},
        )

        s.play("outlaws: pass")

        assert s.options("vikings") == {"fenrir skellingar", "pass"}
        s.refused("vikings: fenrir brigands-lair", "TH-468")
        s.refused("vikings: fenrir fortified-harbour", "TH-470")
        s.refused("vikings: fenrir the-second-world", "TH-467")


@pytest.mark.rule("TH-307")
def test_the_scourge_player_neither_activates_his_group_nor_plays_destiny_cards() -> None:
    s = scene(
        destiny="vikings",
        scourge="outlaws",
        phase="actions",
        groups={"outlaws": ["Kriss de Valnor", "Arme improvisée"]},
        hands={"outlaws": ["Flèche empoisonnée"]},
        reserves={"outlaws": ["Pouvoirs inconnus", "Petrov"]},
        scourge_reserves={"outlaws": 3},
    )

    s.play("vikings: pass")

    assert s.options("outlaws") == {"play poisoned-arrow", "pass"}
    for words in ("activate kriss-of-valnor", "activate improvised-weapon", "play unknown-powers", "play lehla"):
        s.refused(f"outlaws: {words}", "TH-307")


@pytest.mark.rule("TH-308")
def test_fenrir_serves_the_scourge_player_only() -> None:
    with changed_cards({"skellingar": {"fenrir": "ACT@DAWN: reserve(1)"}}):
        s = scene(conquered={"Skellingar": "vikings"}, groups={"vikings": ["Solveig"]})

        s.refused("outlaws: fenrir skellingar", "TH-308")
        assert s.options("outlaws") == {"pass"}
        s.to_phase("dawn", 2).until("open_turn", "outlaws")

        assert s.destiny() == "vikings"
        assert "fenrir skellingar" in s.options("outlaws")
        before = len(s.reserve("outlaws", "scourge"))
        s.play("outlaws: fenrir skellingar")
        assert len(s.reserve("outlaws", "scourge")) == before + 1


@pytest.mark.rule("TH-308")
def test_the_destiny_player_plays_no_scourge_card() -> None:
    s = scene(hands={"outlaws": ["Butin caché"]}, scourge_reserves={"outlaws": ["Espion", "Vol à la tire"]})

    for slug in ("spy", "pickpocket", "early-winter"):
        s.refused(f"outlaws: play {slug}", "TH-308")


@pytest.mark.rule("TH-309")
@pytest.mark.parametrize("phase", ["actions", "dusk"])
def test_groups_grow_at_dawn_only(phase: str) -> None:
    s = scene(phase=phase, hands={"outlaws": ["Arme improvisée", "Shaniah"]}, reserves={"outlaws": 4})

    s.refused("outlaws: play improvised-weapon", "TH-309")
    s.refused("outlaws: play shaniah", "TH-309")
    assert s.options("outlaws") == {"pass"}
    dawn = scene(hands={"outlaws": ["Arme improvisée", "Shaniah"]}, reserves={"outlaws": 4})
    assert dawn.options("outlaws") == {"pass", "play improvised-weapon", "play shaniah"}
