"""Phase 1, the secret choice of gods (AS-301 to AS-309)."""

from __future__ import annotations

import pytest

from tests.games.asgard.eyes import everybody, heard, others, sent
from tests.games.asgard.scene import COLOURS, Scene, scene

FIRST_SEVEN = ("freyja", "baldr", "odin", "tyr", "thor", "loki", "hel")


def choose(s: Scene, colour: str, gods: str) -> Scene:
    return s.play(*[f"{colour}: choose {god}" for god in gods.split()])


def chosen(s: Scene, colour: str) -> tuple[str, ...]:
    """The gods a player has chosen and not shown, as that player sees them."""
    gods: tuple[str, ...] = s.view(colour).chosen
    return gods


@pytest.mark.rule("AS-301")
def test_all_choose_at_once_and_nothing_is_shown_before_the_last_has() -> None:
    s = scene(phase="gods")
    assert s.asked() == [f"{colour}: choose_gods" for colour in COLOURS]
    before = {who: s.view(who) for who in everybody(s)}

    choose(s, "blue", "thor odin hel")
    choose(s, "red", "thor loki tyr")
    choose(s, "mauve", "freyja baldr")

    assert s.asked() == ["yellow: choose_gods", "mauve: choose_gods"]
    assert before == {who: s.view(who) for who in everybody(s)}
    assert s.events("GodsChosen", "GodsChosenHidden") == []
    choose(choose(s, "mauve", "hel"), "yellow", "freyja tyr loki")
    assert [chosen(s, colour) for colour in COLOURS] == [
        ("tyr", "thor", "loki"), ("odin", "thor", "hel"), ("freyja", "tyr", "loki"), ("freyja", "baldr", "hel"),
    ]  # fmt: skip


@pytest.mark.rule("AS-301")
def test_cards_shown_or_laid_aside_come_back_every_round() -> None:
    s = scene(seats=2, phase="gods")
    choose(choose(s, "red", "thor odin hel"), "blue", "freyja baldr tyr")
    s.to_phase("actions")
    assert set(s.view(None).players[0].revealed) == {"thor", "odin", "hel"}

    s.to_phase("gods", 2)

    assert s.view(None).players[0].revealed == ()
    assert s.options("red") == {f"choose {god}" for god in (*FIRST_SEVEN, "mimir")}
    choose(choose(s, "red", "thor odin loki"), "blue", "freyja baldr tyr")
    assert chosen(s, "red") == ("odin", "thor", "loki")


@pytest.mark.rule("AS-302")
@pytest.mark.parametrize("supply", [2, 4, 5])
def test_as_many_gods_as_discs_in_supply(supply: int) -> None:
    s = scene(phase="gods", supply={"red": supply})
    gods = FIRST_SEVEN[:supply]

    choose(s, "red", " ".join(gods))

    assert s.asked() == ["blue: choose_gods", "yellow: choose_gods", "mauve: choose_gods"]
    s.refused("red: choose hel")  # one more
    s.to_phase("actions")
    assert [event.seat for event in s.events("DiscPlaced")].count(0) == supply
    assert s.supply("red") == 0


@pytest.mark.rule("AS-303")
def test_fewer_gods_than_discs_are_refused() -> None:
    s = scene(phase="gods", supply={"red": 4})
    s.refused("red: done", "AS-303")

    choose(s, "red", "thor odin hel")

    assert "red: choose_gods" in s.asked()
    s.refused("red: done", "AS-303")
    assert s.options("red") == {f"choose {god}" for god in ("freyja", "baldr", "tyr", "loki")}


@pytest.mark.rule("AS-303")
def test_never_more_gods_than_are_active() -> None:
    s = scene(seats=2, round=2, phase="gods", supply={"red": 9})

    choose(s, "red", "freyja baldr odin tyr thor loki hel mimir")
    assert s.asked() == ["blue: choose_gods"]
    s.to_phase("actions")

    assert [event.seat for event in s.events("DiscPlaced")].count(0) == 8
    assert s.supply("red") == 1


@pytest.mark.rule("AS-304")
@pytest.mark.parametrize(
    ("number", "inactive"), [(1, ("mimir", "surtr", "fenrir")), (2, ("surtr", "fenrir")), (3, ("fenrir",)), (4, ())]
)
def test_only_active_gods_may_be_chosen(number: int, inactive: tuple[str, ...]) -> None:
    s = scene(round=number, phase="gods")

    for god in inactive:
        s.refused(f"red: choose {god}", "AS-304")

    active = set(FIRST_SEVEN) | {"mimir", "surtr", "fenrir"} - set(inactive)
    assert s.options("red") == {f"choose {god}" for god in active}


@pytest.mark.rule("AS-305")
def test_a_god_is_chosen_once_a_round() -> None:
    s = scene(phase="gods")

    choose(s, "red", "thor")

    s.refused("red: choose thor", "AS-305")
    assert s.options("red") == {f"choose {god}" for god in FIRST_SEVEN if god != "thor"}


@pytest.mark.rule("AS-305")
def test_one_disc_on_the_slots_of_a_god() -> None:
    s = scene(phase="placement", chosen={"red": ["thor", "hel"], "blue": ["odin"]})

    s.play("red: place thor request-1", "blue: place odin asgard")

    s.refused("red: place thor request-2")
    s.refused("red: place thor temple")


@pytest.mark.rule("AS-306")
def test_cards_laid_aside_are_of_no_use_this_round() -> None:
    s = scene(phase="gods")
    choose(s, "red", "thor odin hel").to_phase("placement")

    for slot in ("request-1", "temple", "asgard"):
        s.refused(f"red: place loki {slot}", "AS-306")

    assert {text.split()[1] for text in s.options("red")} == {"thor", "odin", "hel"}


@pytest.mark.rule("AS-306")
def test_the_order_of_the_picks_reveals_nothing() -> None:
    one = choose(scene(phase="gods"), "red", "thor odin hel").to_phase("placement")
    two = choose(scene(phase="gods"), "red", "hel thor odin").to_phase("placement")

    assert one.g.chosen == two.g.chosen
    assert all(sent(one, who) == sent(two, who) for who in everybody(one))


@pytest.mark.rule("AS-307")
def test_several_players_may_choose_the_same_god() -> None:
    s = scene(phase="gods")

    for colour in COLOURS:
        choose(s, colour, "odin thor hel")

    assert [chosen(s, colour) for colour in COLOURS] == [("odin", "thor", "hel")] * 4


@pytest.mark.rule("AS-308")
def test_only_discs_in_supply_count() -> None:
    s = scene(phase="gods", supply={"red": 2}, support={"thor": ("red", None)}, zones={"red": [1]}, centre={"red": 1})
    assert s.row("red") == 5

    choose(s, "red", "thor odin")

    assert "red: choose_gods" not in s.asked()
    s.refused("red: choose hel")
    s.to_phase("placement")
    assert chosen(s, "red") == ("odin", "thor")


@pytest.mark.rule("AS-309")
def test_a_choice_may_be_changed_until_the_last_has_confirmed() -> None:
    s = choose(scene(seats=2, phase="gods"), "red", "thor odin hel")
    s.refused("red: choose loki")  # confirmed
    assert s.match.can_undo(s.seat("red"))

    for left in (2, 1, 0):
        s.match.undo(s.seat("red"))
        assert len(s.match.view(s.seat("red")).to_data()["picks"]) == left
    assert s.options("red") == {f"choose {god}" for god in FIRST_SEVEN}
    choose(choose(s, "red", "loki odin hel"), "blue", "freyja baldr tyr")

    assert chosen(s, "red") == ("odin", "loki", "hel")
    assert not s.match.can_undo(s.seat("red"))
    assert not s.match.can_undo(s.seat("blue"))
    s.refused("red: choose thor")
    s.refused("red: place thor asgard", "AS-306")


@pytest.mark.rule("AS-309")
def test_changing_a_choice_leaves_the_others_as_they_are() -> None:
    s = choose(scene(seats=3, phase="gods"), "red", "thor odin hel")
    choose(s, "blue", "thor tyr hel")

    for _ in range(3):
        s.match.undo(s.seat("red"))

    assert s.asked() == ["red: choose_gods", "yellow: choose_gods"]
    choose(choose(s, "red", "freyja baldr loki"), "yellow", "freyja baldr odin")
    assert (chosen(s, "red"), chosen(s, "blue")) == (("freyja", "baldr", "loki"), ("tyr", "thor", "hel"))


@pytest.mark.rule("AS-301", "AS-309")
def test_each_player_reads_only_their_own_choice() -> None:
    s = choose(scene(phase="gods"), "red", "thor odin hel").to_phase("placement")

    assert heard(s, "red", "GodsChosen") == ["odin", "thor", "hel"]
    for who in others(s, "red"):
        own = [] if who is None else list(chosen(s, who))
        assert heard(s, who, "GodsChosen") == own
