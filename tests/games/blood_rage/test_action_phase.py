"""The Action phase: Rage, turns, passing and the end of the phase (BR-205 to BR-223)."""

from __future__ import annotations

import pytest

from meadhall.games.blood_rage import board as b
from tests.games.blood_rage.scene import CLANS, Scene, new, scene

OUTER = b.PLACES[: b.OUTER]


def last_unpillaged(*left: str) -> list[str]:
    """All provinces but these."""
    return [place for place in b.PLACES[: b.PROVINCES] if place not in left]


def phase(s: Scene) -> str:
    return str(s.view(None).phase)


# -- Rage at the start ------------------------------------------------------------------------------------


@pytest.mark.rule("BR-205")
def test_rage_is_set_to_the_rage_stat_when_the_phase_begins() -> None:
    s = scene(steps={"wolf": (4, 1, 1)}, rage={"wolf": 0}, turn="bear")
    assert s.rage("wolf") == 0

    s.to_phase("action", 2)

    assert [s.rage(clan) for clan in CLANS] == [9, 6, 6, 6]


@pytest.mark.rule("BR-205x")
def test_example_the_raven_starts_with_8_rage_after_two_steps() -> None:
    s = scene(
        turn="raven", figures={"raven": {"gimle": 1, "horgr": 1}}, rewards={"gimle": "rage", "horgr": "rage"},
        passed=CLANS[:3],
    )  # fmt: skip
    s.play("raven: pillage gimle", "raven: pillage horgr", "raven: pass")

    s.to_phase("action", 2)

    assert s.step("raven", "rage") == 3
    assert [s.rage(clan) for clan in CLANS] == [6, 6, 6, 8]


@pytest.mark.rule("BR-206")
def test_rage_left_over_is_lost() -> None:
    s = scene(figures={"wolf": {"gimle": 1}}, pillaged=last_unpillaged("gimle"), rage={"raven": 4})

    s.play("wolf: pillage gimle")  # the phase ends early
    assert (s.view(None).age, phase(s)) == (2, "gifts")
    s.to_phase("action", 2)

    assert s.rage("raven") == 6


# -- turns ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-207")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_turns_go_clockwise_from_the_first_player(first: int) -> None:
    s = new(4, first=first).to_phase("action")

    turns = s.asked()
    for seat in s.g.round_from(first):
        s.play(f"{CLANS[seat]}: invade ship north")
        turns += s.asked()

    assert turns == [f"{CLANS[(first + i) % 4]}: turn" for i in range(5)]


@pytest.mark.rule("BR-208")
def test_a_turn_is_one_action_and_only_one() -> None:
    s = scene(figures={"wolf": {"gimle": 1}})

    s.play("wolf: invade warrior horgr")

    assert s.asked() == ["bear: turn"]
    for line in ("march gimle horgr", "invade warrior horgr", "pillage gimle", "pass"):
        s.refused(f"wolf: {line}")


@pytest.mark.rule("BR-209")
def test_the_actions_are_invade_march_upgrade_quest_and_pillage() -> None:
    s = scene(
        figures={"wolf": {"gimle": 2, "horgr": 1, "valhalla": 1}}, hands={"wolf": ["troll", "manheim", "tyrs-smash"]},
        pillaged=["gimle"],
    )  # fmt: skip
    s.refused("wolf: rise warrior gimle", "BR-209")
    s.refused("wolf: challenge gimle", "BR-209")
    s.refused("wolf: sacrifice", "BR-209")

    verbs = {option.split()[0] for option in s.options("wolf")}
    assert verbs == {"pass", "invade", "march", "upgrade", "quest", "pillage"}


@pytest.mark.rule("BR-209")
@pytest.mark.parametrize(
    ("upgrade", "action"),
    [
        ("friggas-domain", "rise warrior gimle"),
        ("tyrs-challenge", "challenge gimle"),
        ("friggas-sacrifice", "sacrifice"),
    ],
)
def test_own_upgrades_grant_actions_to_their_owner_alone(upgrade: str, action: str) -> None:
    troops: dict[str, str | int] = {"gimle": 2, "valhalla": 1}
    s = scene(figures={"wolf": troops, "bear": troops}, upgrades={"wolf": [upgrade]}, pillaged=["gimle"])
    verbs = {option.split()[0] for option in s.options("wolf")} - {"pass", "invade", "march"}
    assert verbs == {action.partition(" ")[0]}

    s.play("wolf: invade warrior horgr")
    s.refused(f"bear: {action}", "BR-209")


@pytest.mark.rule("BR-209")
def test_an_invasion_from_valhalla_is_accepted_with_friggas_domain() -> None:
    s = scene(figures={"wolf": {"valhalla": 1}}, upgrades={"wolf": ["friggas-domain"]})

    s.play("wolf: rise warrior gimle")

    assert (s.at("wolf", "gimle"), s.at("wolf", "valhalla")) == (["warrior"], [])


@pytest.mark.rule("BR-210")
def test_the_same_action_may_be_taken_on_later_turns() -> None:
    s = scene(figures={"bear": {"horgr": 1}}, passed=CLANS[2:])

    for origin, target in (("horgr", "utgard"), ("utgard", "horgr"), ("horgr", "utgard")):
        s.play("wolf: invade warrior gimle", f"bear: march {origin} {target}", "bear: send warrior")

    assert s.at("wolf", "gimle") == ["warrior"] * 3
    assert (s.at("bear", "utgard"), s.rage("wolf"), s.rage("bear")) == (["warrior"], 3, 3)


# -- paying -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-211")
def test_the_cost_is_paid_before_the_effect() -> None:
    s = scene(
        figures={"bear": {"gimle": 1}}, upgrades={"wolf": ["fire-giant"], "bear": ["friggas-protection"]},
        rage={"wolf": 4},
    )  # fmt: skip

    s.play("wolf: invade fire-giant gimle")

    assert s.asked() == ["bear: save_figure"]  # the effect on enemies is being resolved
    assert s.rage("wolf") == 0


@pytest.mark.rule("BR-212")
def test_an_action_that_costs_more_than_the_rage_left_is_refused() -> None:
    s = scene(
        upgrades={"wolf": ["experts-in-arms", "troll"]}, hands={"wolf": ["friggas-succor", "tyrs-domain"]},
        rage={"wolf": 1},
    )  # fmt: skip

    s.refused("wolf: invade warrior gimle", "BR-212")
    s.refused("wolf: invade ship north", "BR-212")
    s.refused("wolf: invade troll gimle", "BR-212")
    s.refused("wolf: upgrade friggas-succor", "BR-212")
    assert s.rage("wolf") == 1
    assert s.options("wolf", "invade") == {f"invade leader {province}" for province in OUTER}
    assert s.options("wolf", "upgrade") == {"upgrade tyrs-domain"}


@pytest.mark.rule("BR-212")
def test_an_action_that_costs_exactly_the_rage_left_is_allowed() -> None:
    s = scene(upgrades={"wolf": ["experts-in-arms"]}, rage={"wolf": 2})

    s.play("wolf: invade warrior gimle")

    assert (s.at("wolf", "gimle"), s.rage("wolf")) == (["warrior"], 0)


@pytest.mark.rule("BR-213")
def test_at_0_rage_not_even_a_free_action_is_allowed() -> None:
    s = scene(figures={"wolf": {"gimle": 1}}, hands={"wolf": ["manheim", "tyrs-domain"]}, rage={"wolf": 1})

    s.play("wolf: march gimle horgr", "wolf: send warrior")
    s.play(*[f"{clan}: invade warrior gimle" for clan in CLANS[1:]])

    assert s.rage("wolf") == 0
    assert s.asked() == ["bear: turn"]  # the Wolf's turn is skipped
    for action in ("invade leader gimle", "quest manheim-1", "upgrade tyrs-domain", "pillage horgr"):
        s.refused(f"wolf: {action}")


@pytest.mark.rule("BR-214")
def test_at_0_rage_a_clan_still_joins_and_fights() -> None:
    s = scene(
        figures={"wolf": {"gimle": 1}, "bear": {"andlang": 1}}, rage={"bear": 0},
        hands={"wolf": ["tyrs-bash"], "bear": ["tyrs-smite", "thors-hammer"]},
    )  # fmt: skip

    s.play("wolf: pillage gimle")
    assert s.asked() == ["bear: join_battle"]
    s.play("bear: join warrior andlang")

    assert s.asked() == ["wolf: battle_card", "bear: battle_card"]
    assert s.options("bear") == {"play tyrs-smite-1", "play thors-hammer"}  # one of them, no way out
    s.play("wolf: play tyrs-bash", "bear: play tyrs-smite-1")
    assert (s.at("bear", "gimle"), s.glory("bear")) == (["warrior"], 3)


@pytest.mark.rule("BR-215")
def test_the_only_clan_with_rage_takes_consecutive_turns() -> None:
    s = scene(figures={"wolf": {"gimle": 1}}, rage={"wolf": 2, "bear": 0, "serpent": 0, "raven": 0})

    s.play("wolf: march gimle horgr", "wolf: send warrior")

    assert (s.asked(), s.rage("wolf")) == (["wolf: turn"], 1)


@pytest.mark.rule("BR-215")
def test_clans_at_0_rage_are_skipped() -> None:
    s = scene(rage={"bear": 0, "raven": 0})

    s.play("wolf: invade warrior gimle")
    assert s.asked() == ["serpent: turn"]
    s.play("serpent: invade warrior gimle")

    assert s.asked() == ["wolf: turn"]


@pytest.mark.rule("BR-216")
@pytest.mark.parametrize("action", ["quest manheim-1", "upgrade tyrs-domain", "invade leader gimle", "pillage horgr"])
def test_with_1_rage_free_actions_leave_it_untouched(action: str) -> None:
    s = scene(
        figures={"wolf": {"horgr": 1}}, hands={"wolf": ["manheim", "tyrs-domain"]}, rage={"wolf": 1},
        rewards={"horgr": "axes"}, passed=CLANS[1:],
    )  # fmt: skip

    s.play(f"wolf: {action}")

    assert (s.rage("wolf"), s.asked()) == (1, ["wolf: turn"])


# -- passing ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-217")
def test_passing_loses_all_rage_and_all_following_turns() -> None:
    s = scene(rage={"wolf": 5})

    s.play("wolf: pass")
    assert s.rage("wolf") == 0
    s.play(*[f"{clan}: invade warrior gimle" for clan in CLANS[1:]])

    assert s.asked() == ["bear: turn"]


@pytest.mark.rule("BR-218")
def test_a_clan_with_rage_must_act_or_pass() -> None:
    s = scene(rage={"wolf": 3}, figures={"wolf": {"gimle": 1}}, hands={"wolf": ["manheim"]})

    invasions = {f"invade {figure} {province}" for figure in ("warrior", "leader") for province in OUTER}
    ships = {f"invade ship {fjord}" for fjord in ("north", "east", "south", "west")}
    marches = {f"march gimle {p}" for p in (*OUTER, "yggdrasil") if p != "gimle"}
    assert s.options("wolf") == {"pass", "pillage gimle", "quest manheim-1"} | invasions | ships | marches
    s.refused("wolf: done")
    s.refused("wolf: decline")
    s.play("wolf: pass")
    assert s.rage("wolf") == 0


# -- Rage gained during the phase -------------------------------------------------------------------------


def thieves_lose(passed: list[str], rage: dict[str, int]) -> Scene:
    """The Serpent wins a battle against the Wolf and the Bear, who both play Loki's Trickery."""
    s = scene(
        turn="serpent", figures={"serpent": {"gimle": "leader"}, "wolf": {"gimle": 1}, "bear": {"gimle": 1}},
        hands={"wolf": ["lokis-trickery"], "bear": ["lokis-trickery"]}, passed=passed, rage=rage,
    )  # fmt: skip
    return s.play("serpent: pillage gimle", "wolf: play lokis-trickery", "bear: play lokis-trickery")


@pytest.mark.rule("BR-219")
def test_a_clan_that_regains_rage_takes_turns_again() -> None:
    s = thieves_lose(["raven"], {"wolf": 0, "bear": 0, "serpent": 1})

    assert [s.rage(clan) for clan in CLANS] == [1, 0, 0, 0]  # the Wolf stole first and took all there was
    assert s.asked() == ["wolf: turn"]
    s.play("wolf: invade warrior horgr")
    assert phase(s) == "discard"  # no one has Rage left


@pytest.mark.rule("BR-220")
def test_passing_is_final_even_if_rage_is_gained_later() -> None:
    s = thieves_lose(["wolf", "raven"], {"bear": 0, "serpent": 6})

    assert [s.rage(clan) for clan in CLANS] == [1, 1, 4, 0]
    assert s.asked() == ["bear: turn"]  # the Wolf, who comes first, has passed
    s.play("bear: invade warrior horgr", "serpent: invade warrior horgr")

    assert s.asked() == ["serpent: turn"]
    assert s.rage("wolf") == 1


@pytest.mark.rule("BR-220")
def test_a_clan_that_passed_still_joins_battles_and_may_pay_for_reactions() -> None:
    s = scene(
        figures={"wolf": {"gimle": 3}, "bear": {"andlang": 1}}, passed=["bear"], rage={"bear": 0},
        hands={"bear": ["tyrs-bash"]}, upgrades={"bear": ["friggas-protection"]},
    )  # fmt: skip
    s.g.rage[1] = 1

    s.play("wolf: pillage gimle", "bear: join warrior andlang", "bear: play tyrs-bash")
    assert s.asked() == ["bear: save_figure"]
    s.play("bear: save warrior")

    assert (s.at("bear", "gimle"), s.rage("bear"), s.asked()) == (["warrior"], 0, ["serpent: turn"])


# -- the end of the phase ---------------------------------------------------------------------------------


@pytest.mark.rule("BR-221")
def test_the_phase_ends_when_no_one_can_act() -> None:
    s = scene(
        figures={"wolf": {"gimle": 1}}, hands={"wolf": ["troll"]}, rage={"wolf": 2, "bear": 0},
        passed=["serpent", "raven"],
    )  # fmt: skip
    s.play("wolf: march gimle horgr", "wolf: send warrior")
    assert phase(s) == "action"

    s.play("wolf: march horgr gimle", "wolf: send warrior")

    assert (phase(s), s.asked()) == ("discard", ["wolf: keep_card"])


@pytest.mark.rule("BR-221")
def test_the_phase_ends_when_the_last_clan_passes() -> None:
    s = scene(hands={"wolf": ["troll"]}, passed=["bear", "serpent"])

    s.play("wolf: pass")
    assert (phase(s), s.asked()) == ("action", ["raven: turn"])
    s.play("raven: pass")

    assert phase(s) == "discard"


@pytest.mark.rule("BR-222")
def test_the_phase_ends_when_every_standing_province_is_pillaged() -> None:
    s = scene(
        figures={"wolf": {"gimle": 1, "yggdrasil": 1}}, hands={"wolf": ["troll"]}, rage={"wolf": 3},
        pillaged=last_unpillaged("gimle", "yggdrasil", "utgard"), destroyed=["utgard"], passed=CLANS[2:],
    )  # fmt: skip

    s.play("wolf: pillage gimle").decline_all("join_battle")
    assert (phase(s), s.asked()) == ("action", ["bear: turn"])  # Yggdrasil counts too
    s.play("bear: invade leader horgr", "wolf: pillage yggdrasil").decline_all("join_battle")

    assert s.pillaged("yggdrasil")
    assert (s.rage("wolf"), s.rage("bear")) == (3, 6)
    assert (phase(s), s.asked()) == ("discard", ["wolf: keep_card"])


@pytest.mark.rule("BR-222")
def test_a_battle_that_leaves_the_last_province_unpillaged_does_not_end_the_phase() -> None:
    s = scene(figures={"wolf": {"gimle": 1}, "bear": {"gimle": 2}}, pillaged=last_unpillaged("gimle"))

    s.play("wolf: pillage gimle")

    assert not s.pillaged("gimle")
    assert (phase(s), s.asked()) == ("action", ["bear: turn"])


@pytest.mark.rule("BR-223")
def test_the_end_waits_for_the_action_in_progress() -> None:
    s = scene(
        figures={"wolf": {"gimle": "leader"}, "bear": {"gimle": 1}}, pillaged=last_unpillaged("gimle"),
        hands={"wolf": ["tyrs-bash", "troll"]}, upgrades={"wolf": ["lord-of-axes"]},
        rewards={"gimle": "rage"},
    )  # fmt: skip

    s.play("wolf: pillage gimle", "wolf: play tyrs-bash")
    assert s.pillaged("gimle")  # all is pillaged now, but the Leader's card is still to be applied
    assert (phase(s), s.asked(), s.glory("wolf")) == ("action", ["wolf: raise_stat"], 0)
    s.play("wolf: raise axes")

    assert s.glory("wolf") == 4  # the raised Axes
    assert (phase(s), s.asked()) == ("discard", ["wolf: keep_card"])
