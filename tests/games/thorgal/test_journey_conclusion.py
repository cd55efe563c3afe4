"""Chapter 4, steps 3 and 4 of the journey: conclusion and return (TH-430 to TH-452)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.thorgal import events as e
from tests.games.thorgal.scene import Scene, scene

pytestmark = pytest.mark.usefixtures("quoted_cards")

Three = tuple[int, int, int]
RESULTS = pytest.mark.parametrize("success", [True, False])


def harbour(*group: str, tokens: dict[str, Three] | None = None, **more: Any) -> Scene:
    """A group of Outlaws on the way to the harbour (4 Bravery)."""
    return scene(phase="actions", groups={"outlaws": group}, destination="Port fortifié", tokens=tokens, **more)


def decided(*, success: bool, **more: Any) -> Scene:
    """The same with a group that is strong enough, or far too weak."""
    return harbour("Kriss", tokens={"Kriss": (9, 9, 9) if success else (-1, 0, 0)}, **more)


def measured(s: Scene) -> tuple[Three, Three]:
    """Strength and difficulty as they were announced, once."""
    (found,) = s.events("JourneyMeasured")
    assert isinstance(found, e.JourneyMeasured)
    return (
        (found.bravery, found.cunning, found.might),
        (found.bravery_needed, found.cunning_needed, found.might_needed),
    )


def result(s: Scene) -> list[str]:
    return [type(event).__name__ for event in s.events("JourneySucceeded", "JourneyFailed")]


def concluded(s: Scene) -> Scene:
    return s.play("outlaws: pass", "vikings: pass")


# -- strength and difficulty ------------------------------------------------------------------------


@pytest.mark.rule("TH-430")
def test_strength_adds_up_companions_supports_and_events() -> None:
    assert measured(concluded(harbour("Sigwald", "Kriss", "Navire pirate")))[0] == (5, 2, 0)

    s = scene(
        phase="actions", groups={"outlaws": ["Sigwald", "Kriss", "Navire pirate"], "vikings": ["Björn", "Drakkar"]},
        associated=[("outlaws", "Pouvoirs inconnus"), ("vikings", "Ruse de Loki")], destination="Port fortifié",
    )  # fmt: skip

    assert measured(concluded(s))[0] == (5, 2, 3)


@pytest.mark.rule("TH-431")
def test_difficulty_adds_up_destination_scourge_cards_and_opposer() -> None:
    s = scene(
        phase="actions", groups={"outlaws": ["Sigwald"], "vikings": ["Björn", "Drakkar"]}, opposer="Thorgal",
        associated=[("outlaws", "Pouvoirs inconnus"), ("vikings", "Ruse de Loki")], destination="Port fortifié",
    )  # fmt: skip

    assert measured(concluded(s))[1] == (5, 4, 1)


@pytest.mark.rule("TH-432")
def test_no_card_counts_below_zero() -> None:
    s = harbour("Tjall", "Sigwald", tokens={"Tjall": (-1, -1, -1)})

    assert measured(concluded(s))[0] == (3, 0, 0)


@pytest.mark.rule("TH-432")
def test_an_opposer_and_a_destination_do_not_count_below_zero() -> None:
    s = harbour("Sigwald", opposer="Thorgal", tokens={"Thorgal": (-2, 0, 1), "Port fortifié": (1, -1, 0)})

    assert measured(concluded(s))[1] == (5, 1, 2)


@pytest.mark.rule("TH-432")
@pytest.mark.parametrize(("group", "strength"), [(["Shaïgan"], (3, 1, 0)), (["Shaïgan", "Navire pirate"], (5, 2, 1))])
def test_tokens_and_permanent_bonuses_count(group: list[str], strength: Three) -> None:
    s = harbour(*group, tokens={"Shaïgan": (1, 0, 0)})

    assert measured(concluded(s))[0] == strength


@pytest.mark.rule("TH-433")
@pytest.mark.parametrize(("line", "strength"), [("pass", (0, 0, 0)), ("activate dane-axe", (1, 0, 1))])
def test_an_activable_bonus_must_be_activated(line: str, strength: Three) -> None:
    s = scene(destiny="vikings", scourge="outlaws", phase="actions", groups={"vikings": ["Hache danoise"]})

    s.play(f"vikings: {line}").pass_window()

    assert measured(s)[0] == strength


@pytest.mark.rule("TH-434")
@pytest.mark.parametrize(("tokens", "needed"), [((1, 0, 0), (0, 0, 0)), ((2, 5, 7), (1, 5, 7))])
def test_equal_is_enough(tokens: Three, needed: Three) -> None:
    s = concluded(harbour("Sigwald", tokens={"Sigwald": tokens, "Port fortifié": needed}))

    assert measured(s)[0] == measured(s)[1]
    assert result(s) == ["JourneySucceeded"]


@pytest.mark.rule("TH-434x", "TH-436x")
def test_the_printed_journey_succeeds() -> None:
    s = printed("Pouvoirs inconnus")

    s.play("outlaws: activate improvised-weapon", "vikings: pass", "outlaws: play unknown-powers")
    s.play("vikings: pass", "outlaws: pass")

    assert measured(s) == ((5, 3, 3), (5, 1, 1))
    assert result(s) == ["JourneySucceeded"]
    assert (s.walhalla("vikings"), s.group("vikings"), s.opposer()) == (["thorgal-vikings"], [], "")


def printed(*hand: str) -> Scene:
    """The journey of the rulebook's example."""
    return harbour("Sigwald", "Kriss", "Arme improvisée", hands={"outlaws": hand}, opposer="Thorgal")


@pytest.mark.rule("TH-433x", "TH-436x")
def test_the_printed_journey_fails_without_the_weapon() -> None:
    s = printed("Pouvoirs inconnus").play("outlaws: play unknown-powers", "vikings: pass", "outlaws: pass")

    assert measured(s) == ((4, 1, 3), (5, 1, 1))
    assert result(s) == ["JourneyFailed"]
    assert (s.walhalla("vikings"), s.group("vikings"), s.opposer()) == ([], ["thorgal-vikings"], "")


@pytest.mark.rule("TH-435x")
def test_the_printed_journey_fails_without_the_event() -> None:
    s = printed().play("outlaws: activate improvised-weapon", "vikings: pass", "outlaws: pass")

    assert measured(s) == ((5, 3, 0), (5, 1, 1))
    assert result(s) == ["JourneyFailed"]


@pytest.mark.rule("TH-435")
@pytest.mark.parametrize("short", [0, 1, 2])
def test_one_attribute_short_is_enough_to_fail(short: int) -> None:
    have = [6, 9, 9]
    have[short] = 0
    s = harbour("Sigwald", tokens={"Sigwald": (have[0], have[1], have[2]), "Port fortifié": (0, 1, 1)})

    concluded(s)

    assert result(s) == ["JourneyFailed"]
    assert [a < b for a, b in zip(*measured(s), strict=True)].count(True) == 1


# -- the opposer's fate -----------------------------------------------------------------------------


@pytest.mark.rule("TH-436")
def test_a_beaten_opposer_is_destroyed() -> None:
    s = concluded(decided(success=True, opposer="Thorgal"))

    assert (s.walhalla("vikings"), s.niflhel("vikings")) == (["thorgal-vikings"], [])
    assert (s.opposer(), s.group("vikings")) == ("", [])


@pytest.mark.rule("TH-437")
def test_a_victorious_opposer_returns_with_its_tokens() -> None:
    s = concluded(decided(success=False, opposer="Thorgal", exhausted={"Thorgal": 1}))

    assert (s.group("vikings"), s.opposer(), s.walhalla("vikings")) == (["thorgal-vikings"], "", [])
    assert s.exhausted("thorgal-vikings") == 1


@pytest.mark.rule("TH-438")
def test_immunity_does_not_save_a_beaten_opposer() -> None:
    s = scene(
        destiny="vikings", scourge="outlaws", phase="actions", groups={"vikings": ["Björn"]}, opposer="Volsung",
        tokens={"Björn": (9, 9, 9)}, destination="Port fortifié",
    )  # fmt: skip

    s.play("vikings: pass", "outlaws: pass")

    assert (s.walhalla("outlaws"), s.group("outlaws")) == (["volsung-of-nichor"], [])


@pytest.mark.rule("TH-439")
@pytest.mark.parametrize(("opposer", "bravery"), [("", 2), ("Thorgal", 1)])
def test_failure_costs_nothing_else(opposer: str, bravery: int) -> None:
    s = harbour("Kriss", "Arme improvisée", hands={"outlaws": ["Darek"]}, reserves={"outlaws": 2}, opposer=opposer,
                tokens={"Port fortifié": (bravery, 0, 0)})  # fmt: skip
    before, deck = s.counts("outlaws"), s.deck("outlaws")

    concluded(s)

    assert measured(s)[1][0] - measured(s)[0][0] == 5
    assert (s.phase(), s.counts("outlaws"), s.deck("outlaws")) == ("dusk", before, deck)
    assert (s.group("outlaws"), s.hand("outlaws")) == (["kriss-of-valnor", "improvised-weapon"], ["darek-the-svear"])


@pytest.mark.rule("TH-440")
def test_after_a_success_only_the_reward_is_asked() -> None:
    hands = {"outlaws": ["Pouvoirs inconnus"], "vikings": ["Étourdi"]}
    s = concluded(decided(success=True, hands=hands, conquered={"Shaigans Castle": "outlaws"}))

    assert s.asked() == ["outlaws: reward"]
    assert s.options("outlaws") == {"accept", "decline"}
    s.refused("vikings: play stunned")
    s.refused("vikings: fenrir shaigans-castle")
    s.refused("outlaws: play unknown-powers")


@pytest.mark.rule("TH-440")
def test_after_a_failure_it_is_dusk_at_once() -> None:
    s = concluded(decided(success=False, hands={"outlaws": ["Pouvoirs inconnus"], "vikings": ["Étourdi"]}))

    assert (s.phase(), s.options("outlaws")) == ("dusk", {"pass"})
    s.refused("outlaws: play unknown-powers", "TH-317")
    s.play("outlaws: pass")
    s.refused("vikings: play stunned", "TH-317")


# -- return -----------------------------------------------------------------------------------------


@pytest.mark.rule("TH-450")
@RESULTS
def test_the_pawn_leaves_the_terrain(success: bool) -> None:
    s = decided(success=success)
    assert s.destination() == "fortified-harbour"

    concluded(s)

    assert s.destination() == ""
    assert s.asked() == ["outlaws: reward" if success else "outlaws: open_turn"]


@pytest.mark.rule("TH-451")
@RESULTS
def test_associated_cards_are_destroyed(success: bool) -> None:
    sent = [("outlaws", "Pouvoirs inconnus"), ("outlaws", "Archers"), ("vikings", "Ruse de Loki")]
    s = decided(success=success, associated=sent)

    concluded(s)

    assert s.associated() == []
    assert s.walhalla("outlaws") == ["unknown-powers", "archers"]
    assert (s.niflhel("vikings"), s.niflhel("outlaws"), s.walhalla("vikings")) == (["lokis-trick"], [], [])


@pytest.mark.rule("TH-452")
@pytest.mark.parametrize("bravery", [9, 0])
def test_tokens_stay_on_cards_in_play(bravery: int) -> None:
    s = scene(
        destiny="vikings", scourge="outlaws", phase="actions", destination="Port fortifié",
        groups={"vikings": ["Björn", "Hache danoise"], "outlaws": ["Kriss"]}, exhausted={"Kriss": 1},
        tokens={"Björn": (bravery, 0, 0), "Kriss": (0, 2, 0), "Port fortifié": (0, 0, 1)},
    )  # fmt: skip

    s.play("vikings: activate dane-axe", "outlaws: pass", "vikings: pass").until("open_turn")

    assert result(s) == ["JourneySucceeded" if bravery else "JourneyFailed"]
    assert (s.phase(), s.exhausted("dane-axe"), s.attributes("dane-axe")) == ("dusk", 1, (1, 0, 1))
    assert s.attributes("Björn") == (2 + bravery, 0, 0)
    assert (s.exhausted("Kriss"), s.attributes("Kriss")) == (1, (1, 3, 0))
    assert s.attributes("Port fortifié") == (4, 0, 1)


@pytest.mark.rule("TH-452x")
def test_after_the_printed_journey_the_weapon_keeps_its_tokens() -> None:
    s = harbour("Sigwald", "Kriss", "Arme improvisée", associated=[("outlaws", "Pouvoirs inconnus")],
                opposer="Thorgal", walhallas={"outlaws": 4})  # fmt: skip

    s.play("outlaws: activate improvised-weapon", "vikings: pass", "outlaws: pass")

    assert (result(s), s.destination(), len(s.walhalla("outlaws"))) == (["JourneySucceeded"], "", 5)
    assert s.walhalla("outlaws")[-1] == "unknown-powers"
    assert (s.exhausted("Arme improvisée"), s.attributes("Arme improvisée")) == (1, (1, 2, 0))
