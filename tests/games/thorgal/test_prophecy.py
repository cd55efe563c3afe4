"""Prophecy: points, hand cards first, then the reserve (TH-201 to TH-213)."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.thorgal.scene import Scene, changed_cards, scene

ROW = ["Petrov", "Brigands", "Tir précis", "Évasion", "Embuscade", "Chantage", "Lehla"]  # the top card last


def seen_by(s: Scene, faction: str) -> set[str]:
    """All words that a player sees on the table."""
    return set(msgspec.json.encode(s.view(faction)).decode().split('"'))


def points(s: Scene) -> list[int]:
    return [player.points for player in s.view(None).players]


def take(s: Scene, faction: str, hand: int, reserve: int) -> Scene:
    return s.play(*[f"{faction}: hand"] * hand, *[f"{faction}: reserve"] * reserve)


# -- points -------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-201")
def test_each_round_opens_with_seven_points_for_each() -> None:
    s = scene(phase="prophecy")

    for round_, destiny in ((1, "outlaws"), (2, "vikings"), (3, "outlaws")):
        s.to_phase("prophecy", round_).until("prophecy")
        assert (s.g.round, s.asked(), points(s)) == (round_, [f"{destiny}: prophecy"], [7, 7])
        s.to_phase("dusk", round_)


@pytest.mark.rule("TH-202")
def test_each_card_costs_a_point() -> None:
    s = scene(phase="prophecy")

    for hand in (1, 2):
        s.play("outlaws: hand")
        assert points(s) == [7 - hand, 7]
    for reserve in (1, 2, 3):
        s.play("outlaws: reserve")
        assert points(s) == [5 - reserve, 7]

    assert s.counts("outlaws") == (31, 2, 3, 0, 0)


@pytest.mark.rule("TH-202x")
def test_three_to_hand_and_four_to_reserve() -> None:
    s = scene(phase="prophecy", decks={"outlaws": 34})
    assert s.counts("outlaws") == (34, 0, 0, 0, 0)

    take(s, "outlaws", 3, 0)
    assert (s.counts("outlaws"), points(s)[0]) == ((31, 3, 0, 0, 0), 4)
    take(s, "outlaws", 0, 4)

    assert (s.counts("outlaws"), points(s)[0]) == ((27, 3, 4, 0, 0), 0)
    assert s.asked() == ["vikings: prophecy"]


@pytest.mark.rule("TH-203")
def test_all_take_from_the_deck_of_their_role() -> None:
    s = scene(phase="prophecy", decks={"outlaws": 34, "vikings": 34})

    take(s, "outlaws", 2, 5)
    take(s, "vikings", 3, 4)

    assert s.phase() == "dawn"
    assert (s.counts("outlaws"), s.counts("outlaws", "scourge")) == ((27, 2, 5, 0, 0), (24, 0, 0, 0, 0))
    assert (s.counts("vikings"), s.counts("vikings", "scourge")) == ((34, 0, 0, 0, 0), (17, 3, 4, 0, 0))


@pytest.mark.rule("TH-204")
@pytest.mark.parametrize("deck", [30, 6])
def test_the_scourge_player_waits_for_the_destiny_player(deck: int) -> None:
    s = take(scene(phase="prophecy", decks={"outlaws": deck}), "outlaws", 0, 5)

    assert s.asked() == ["outlaws: prophecy"]
    s.refused("vikings: hand")
    s.refused("vikings: reserve")
    s.play(*["outlaws: reserve"] * min(2, deck - 5))

    assert s.asked() == ["vikings: prophecy"]
    s.refused("outlaws: reserve")


# -- what is seen ---------------------------------------------------------------------------------------


@pytest.mark.rule("TH-205")
def test_a_hand_card_is_seen_by_its_owner_after_the_choice() -> None:
    s = scene(phase="prophecy", decks={"outlaws": ROW})

    assert not {"lehla", "blackmail"} & seen_by(s, "outlaws")
    s.play("outlaws: hand")

    assert s.view("outlaws").hand == ("lehla",)
    assert "blackmail" not in seen_by(s, "outlaws")
    assert "lehla" not in seen_by(s, "vikings")
    assert [player.hand for player in s.view("vikings").players] == [1, 0]
    told = [e.event for e in s.match.log if e.heard_by(s.seat("vikings"))]
    assert [type(event).__name__ for event in told] == ["CardDrawnHidden"]


@pytest.mark.rule("TH-206")
def test_no_one_looks_at_reserve_cards() -> None:
    s = take(scene(phase="prophecy", decks={"outlaws": ROW}), "outlaws", 3, 4)

    assert s.reserve("outlaws") == ["escape", "precise-shot", "brigands", "petrov"]
    for faction in s.names:
        assert not set(s.reserve("outlaws")) & seen_by(s, faction)
        assert s.view(faction).players[0].destiny.reserve == 4
        assert s.view(faction).players[0].scourge.reserve == 0


# -- how points are spent ---------------------------------------------------------------------------------


@pytest.mark.rule("TH-207")
def test_no_hand_card_after_the_first_reserve_card() -> None:
    s = take(scene(phase="prophecy"), "outlaws", 2, 0)

    assert s.options("outlaws") == {"hand", "reserve"}
    s.play("outlaws: reserve")
    s.refused("outlaws: hand", "TH-207")
    assert (s.options("outlaws"), points(s)[0]) == ({"reserve"}, 4)
    take(s, "outlaws", 0, 4)

    assert s.options("vikings") == {"hand", "reserve"}  # the Scourge player begins again
    take(s, "vikings", 0, 1)
    s.refused("vikings: hand", "TH-207")


@pytest.mark.rule("TH-208")
@pytest.mark.parametrize("hand", range(8))
def test_any_split_is_allowed(hand: int) -> None:
    s = scene(phase="prophecy", decks={"outlaws": 20})

    take(s, "outlaws", hand, 7 - hand)
    take(s, "vikings", 7 - hand, hand)

    assert s.counts("outlaws") == (13, hand, 7 - hand, 0, 0)
    assert s.counts("vikings", "scourge") == (17, 7 - hand, hand, 0, 0)
    assert s.phase() == "dawn"


@pytest.mark.rule("TH-209")
@pytest.mark.parametrize("hand", [0, 4])
def test_no_one_may_stop_early(hand: int) -> None:
    s = take(scene(phase="prophecy", decks={"outlaws": 24}), "outlaws", hand, 4 - hand)

    assert (points(s)[0], len(s.deck("outlaws"))) == (3, 20)
    for word in ("done", "pass", "decline"):
        s.refused(f"outlaws: {word}", "TH-209")
    assert s.options("outlaws") <= {"hand", "reserve"}


@pytest.mark.rule("TH-210")
def test_points_that_cannot_be_spent_are_lost() -> None:
    s = take(scene(phase="prophecy", decks={"outlaws": 5}), "outlaws", 0, 5)

    assert (s.counts("outlaws"), points(s)) == ((0, 0, 5, 0, 0), [0, 7])
    s.to_phase("prophecy", 2)

    assert points(s) == [7, 7]


@pytest.mark.rule("TH-211")
def test_an_empty_deck_is_no_defeat() -> None:
    s = scene(destiny="vikings", scourge="outlaws", phase="dusk", decks={"outlaws": 0})

    s.to_phase("prophecy", 2)

    assert s.destiny() == "outlaws"
    assert s.asked() == ["vikings: prophecy"]  # nothing to take for the Destiny player
    take(s, "vikings", 0, 7)
    assert (s.counts("outlaws"), s.winners(), s.phase()) == ((0, 0, 0, 0, 0), [], "dawn")
    assert s.asked() == ["outlaws: open_turn"]


@pytest.mark.rule("TH-211")
def test_an_empty_scourge_deck_leads_to_dawn() -> None:
    s = scene(phase="prophecy", scourge_decks={"vikings": 2})

    take(s, "outlaws", 0, 7)
    take(s, "vikings", 1, 1)

    assert (s.phase(), s.counts("vikings", "scourge")) == ("dawn", (0, 1, 1, 0, 0))
    assert points(s) == [0, 0]


# -- the reserve ------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-212")
def test_new_reserve_cards_lie_on_the_old_ones() -> None:
    old = ["Shaniah", "Kriss de Valnor", "Aniel"]
    deck = [*ROW[:4], "Arme improvisée", *ROW[5:]]
    s = scene(phase="prophecy", reserves={"outlaws": old}, decks={"outlaws": deck})

    take(s, "outlaws", 3, 4)
    assert s.reserve("outlaws") == [
        "shaniah", "kriss-of-valnor", "aniel-of-valnor", "escape", "precise-shot", "brigands", "petrov",
    ]  # fmt: skip
    take(s, "vikings", 0, 7)
    s.play("outlaws: play improvised-weapon")

    assert s.discard("outlaws") == ["petrov", "brigands"]
    assert len(s.reserve("outlaws")) == 5


@pytest.mark.rule("TH-213")
def test_what_is_left_of_the_reserve_pays_after_dawn() -> None:
    with changed_cards({"ambush": {"cost": "1", "band": "2C"}, "sharing-the-spoils": {"cost": "1"}}):
        hand = ["Arme improvisée", "Embuscade", "Partage du butin"]
        s = scene(hands={"outlaws": hand}, reserves={"outlaws": ["Petrov", "Lehla", "Shaniah", "Brigands"]})

        s.play("outlaws: play improvised-weapon", "vikings: pass", "outlaws: pass").step().play("vikings: decline")
        assert (s.phase(), s.reserve("outlaws")) == ("journey", ["petrov", "lehla"])
        s.play("outlaws: play ambush")
        assert (s.reserve("outlaws"), s.discard("outlaws")) == (["petrov"], ["brigands", "shaniah", "lehla"])
        s.to_phase("dusk").play("outlaws: play sharing-the-spoils")

        assert (s.reserve("outlaws"), s.discard("outlaws")[3:]) == ([], ["petrov"])


@pytest.mark.rule("TH-213")
def test_the_scourge_reserve_pays_after_dawn_too() -> None:
    with changed_cards({"vampire-snake": {"cost": "2"}}):
        s = scene(phase="dusk", hands={"vikings": ["Serpent-vampire"]}, scourge_reserves={"vikings": 3})

        s.play("outlaws: pass", "vikings: play vampire-snake")

        assert len(s.reserve("vikings", "scourge")) == 1
