"""Setup: factions, starting companions, decks, terrains, the first Destiny player (TH-120 to TH-135)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import meadhall
from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.view import PlayerView
from tests.games.thorgal.box import t
from tests.games.thorgal.scene import Scene, changed_cards, new, slugs

COSTS = {"sigwald-the-burned": 2, "aniel-of-valnor": 2, "kriss-of-valnor": 1, "shaniah": 0, "lehla": 1}
quoted_costs = changed_cards({slug: {"cost": str(cost)} for slug, cost in COSTS.items()})
OPENING = ("outlaws: start shaniah", "outlaws: start lehla", "vikings: start solveig", "vikings: done")


def terrains_of(faction: str) -> list[str]:
    found = [c for c in t.printed_cards(b.FACTIONS.index(faction)) if t.KIND[c] == w.TERRAIN]
    return slugs(found)


def seen_by(s: Scene, faction: str) -> str:
    """All that a player sees of the table, as text."""
    return msgspec.json.encode(s.view(faction)).decode()


def ready(seed: int = 1) -> Scene:
    """Setup is over: Shaniah and Lehla against Solveig."""
    return new(seed=seed).play(*OPENING).until("prophecy")


def other(s: Scene) -> str:
    """The Scourge player."""
    return s.names[1 - s.g.destiny]


# -- factions -----------------------------------------------------------------------------------------


@pytest.mark.rule("TH-120")
def test_each_player_has_the_65_cards_of_his_faction_and_no_other_card_is_there() -> None:
    s = new("outlaws", "vikings")
    cards = [[*s.g.decks[2 * seat], *s.g.decks[2 * seat + 1], *s.g.aside[seat]] for seat in (0, 1)]

    assert [len(own) for own in cards] == [65, 65]
    assert [[t.ROWS[c].faction for c in own] for own in cards] == [[b.OUTLAWS] * 65, [b.VIKINGS] * 65]
    assert [len(deck) for deck in s.g.decks] == [36, 24, 36, 24]
    assert s.g.groups == [[], []]


@pytest.mark.rule("TH-121")
@pytest.mark.parametrize("second", b.FACTIONS)
def test_no_faction_is_taken_twice(second: str) -> None:
    if second != "vikings":
        assert new("vikings", second).names == ["vikings", second]
        return
    with pytest.raises(meadhall.BadOptions) as caught:
        new("vikings", second)
    assert caught.value.rule == "TH-121"


@pytest.mark.rule("TH-121")
def test_factions_that_are_drawn_differ_too() -> None:
    drawn = [tuple(meadhall.new("thorgal", seats=3, seed=seed).state.chairs) for seed in range(30)]

    assert {len(set(chairs)) for chairs in drawn} == {3}
    assert {chair for chairs in drawn for chair in chairs} == {0, 1, 2, 3}


@pytest.mark.rule("TH-122")
def test_a_players_area_has_destiny_on_the_left_then_the_group_then_scourge() -> None:
    area = [name for name in PlayerView.__struct_fields__ if name in ("destiny", "group", "scourge")]
    (player, _) = ready().view("outlaws").players

    assert area == ["destiny", "group", "scourge"]
    assert [piece.card for piece in player.group] == ["shaniah", "lehla"]
    assert [(side.deck, side.reserve, side.discard) for side in (player.destiny, player.scourge)] == [
        (34, 0, ()),
        (24, 0, ()),
    ]


# -- companions ---------------------------------------------------------------------------------------


@pytest.mark.rule("TH-123")
@quoted_costs
def test_one_or_two_companions_never_none_or_three() -> None:
    s = new()

    s.refused("outlaws: done", "TH-123")
    s.play("outlaws: start shaniah")
    assert "done" in s.options("outlaws")
    s.play("outlaws: start kriss-of-valnor")
    assert s.asked() == ["vikings: start_companions"]
    s.refused("outlaws: start lehla")
    s.play("vikings: start solveig", "vikings: done").until("prophecy")

    assert s.group("outlaws") == ["kriss-of-valnor", "shaniah"]


@pytest.mark.rule("TH-123")
def test_only_companions_of_ones_own_deck_are_offered() -> None:
    s = new()
    own = [c for c in t.printed_cards(b.OUTLAWS) if t.KIND[c] == w.COMPANION]

    assert s.options("outlaws") == {f"start {slug}" for slug in slugs(own)}
    for wrong in ("improvised-weapon", "unknown-powers", "sabotage", "skellingar", "solveig"):
        s.refused(f"outlaws: start {wrong}", "TH-123")
    s.play("outlaws: start shaniah")
    s.refused("outlaws: start shaniah", "TH-842")


@pytest.mark.rule("TH-124")
@quoted_costs
def test_starting_companions_cost_3_together_at_most_and_nothing_is_paid() -> None:
    s = new().play("outlaws: start sigwald-the-burned")

    s.refused("outlaws: start aniel-of-valnor", "TH-124")
    assert s.options("outlaws", "start") == {
        f"start {slug}"
        for slug in slugs(t.printed_cards(b.OUTLAWS))
        if t.KIND[t.card(slug)] == w.COMPANION and t.COST[t.card(slug)] <= 1
    }
    s.play("outlaws: start kriss-of-valnor").until("prophecy")

    assert sorted(s.group("outlaws")) == ["kriss-of-valnor", "sigwald-the-burned"]
    assert s.counts("outlaws") == (34, 0, 0, 0, 0)


@pytest.mark.rule("TH-125")
def test_chosen_companions_lie_face_down() -> None:
    s = new().play("outlaws: start shaniah", "outlaws: start lehla")

    assert not {"shaniah", "lehla"} & set(seen_by(s, "vikings").split('"'))
    s.play("vikings: start solveig", "vikings: done")
    assert [player.chosen for player in s.view("vikings").players] == [2, 1]
    assert s.view("outlaws").chosen == ("shaniah", "lehla")
    assert s.view("vikings").chosen == ("solveig",)
    assert not {"shaniah", "lehla"} & set(seen_by(s, "vikings").split('"'))
    s.until("prophecy")

    assert s.group("outlaws") == ["shaniah", "lehla"]
    assert [piece.card for piece in s.view("vikings").players[0].group] == ["shaniah", "lehla"]


@pytest.mark.rule("TH-126")
def test_the_advised_companions_are_advice() -> None:
    advised = {row.slug for row in t.ROWS if row.gold and row.faction == b.VIKINGS}
    s = new("vikings", "outlaws")

    assert advised == {"gandalf-the-mad", "hierulf-the-thinker"}
    s.play("vikings: start thorgal-vikings")
    if s.asked()[0] == "vikings: start_companions":
        s.play("vikings: done")
    s.until("prophecy")

    assert s.group("vikings") == ["thorgal-vikings"]


# -- decks --------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-127")
def test_the_other_destiny_cards_are_shuffled_into_a_face_down_deck() -> None:
    s, again = ready(seed=1), ready(seed=2)
    rest = [c for c in t.printed_cards(b.OUTLAWS) if t.is_destiny(c) and t.SLUGS[c] not in ("shaniah", "lehla")]

    assert (len(s.deck("outlaws")), len(s.deck("vikings"))) == (34, 35)
    assert sorted(s.g.decks[0]) == rest
    assert len({tuple(s.g.decks[0]), tuple(again.g.decks[0]), tuple(rest)}) == 3
    assert "improvised-weapon" not in seen_by(s, "outlaws")
    assert "solveig" not in s.deck("vikings")


@pytest.mark.rule("TH-128")
def test_all_24_scourge_cards_are_shuffled_into_a_face_down_deck() -> None:
    s, again = ready(seed=1), ready(seed=2)
    cards = [c for c in t.printed_cards(b.VIKINGS) if t.KIND[c] == w.SCOURGE_CARD]

    assert [len(s.deck(faction, "scourge")) for faction in s.names] == [24, 24]
    assert sorted(s.g.decks[3]) == cards
    assert len({tuple(s.g.decks[3]), tuple(again.g.decks[3]), tuple(cards)}) == 3
    assert "stunned" not in seen_by(s, "vikings")


# -- terrains -----------------------------------------------------------------------------------------


@pytest.mark.rule("TH-129")
def test_exactly_two_of_five_terrains_are_chosen_in_secret() -> None:
    s = new().play(*OPENING)

    assert s.options("vikings") == {f"bring {slug}" for slug in terrains_of("vikings")}
    s.refused("vikings: done", "TH-129")
    s.refused("vikings: bring brigands-lair", "TH-129")
    s.play("vikings: bring skellingar")
    s.refused("vikings: done", "TH-129")
    s.refused("vikings: bring skellingar", "TH-129")
    s.play("vikings: bring fortified-harbour")

    assert s.asked() == ["outlaws: start_terrains"]
    s.refused("vikings: bring gates-of-asgard")
    assert not {"skellingar", "fortified-harbour"} & set(seen_by(s, "outlaws").split('"'))


@pytest.mark.rule("TH-130")
@pytest.mark.parametrize(("last", "first"), [("outlaws", "vikings"), ("vikings", "outlaws")])
def test_terrains_and_companions_of_all_are_revealed_together(last: str, first: str) -> None:
    s = new().play(*OPENING)
    s.play(*[f"{first}: bring {slug}" for slug in terrains_of(first)[:2]])
    s.play(f"{last}: bring {terrains_of(last)[0]}")

    assert (s.g.groups, s.terrains(), s.events()) == ([[], []], [], [])
    s.play(f"{last}: bring {terrains_of(last)[1]}")

    table = s.view(first)
    assert [[piece.card for piece in player.group] for player in table.players] == [["shaniah", "lehla"], ["solveig"]]
    assert sorted([terrain.card for terrain in table.terrains]) == sorted(
        terrains_of("outlaws")[:2] + terrains_of("vikings")[:2]
    )


@pytest.mark.rule("TH-131")
def test_chance_says_who_is_destiny_player_first() -> None:
    firsts = [new(seed=seed).until("prophecy").g.destiny for seed in range(160)]

    assert 60 < sum(firsts) < 100
    assert set(firsts) == {0, 1}


@pytest.mark.rule("TH-131", "TH-132")
@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5, 6])
def test_after_the_reveal_the_first_is_drawn_and_the_other_adds_two_of_three_terrains(seed: int) -> None:
    s = new(seed=seed).play(*OPENING)
    for faction in s.names:
        s.play(*[f"{faction}: bring {slug}" for slug in terrains_of(faction)[:2]])

    kinds = [type(event).__name__ for event in s.events()]
    assert kinds == [*["CompanionsRevealed"] * 2, *["TerrainsRevealed"] * 2, "FirstDrawn"]
    last = other(s)
    assert s.asked() == [f"{last}: add_terrains"]
    assert s.options(last) == {f"bring {slug}" for slug in terrains_of(last)[2:]}
    s.play(f"{last}: bring {terrains_of(last)[2]}")
    s.refused(f"{last}: done", "TH-132")
    s.play(f"{last}: bring {terrains_of(last)[3]}")

    assert s.asked() == [f"{s.destiny()}: prophecy"]
    assert sorted(s.terrains()) == sorted(terrains_of(s.destiny())[:2] + terrains_of(last)[:4])
    roles = [player.role for player in s.view(None).players]
    assert roles == ["destiny", "scourge"] if s.g.destiny == 0 else ["scourge", "destiny"]


@pytest.mark.rule("TH-133")
def test_all_six_terrains_may_be_the_first_destination() -> None:
    s = ready().until("destination")

    assert len(s.terrains()) == 6
    assert [s.conqueror(slug) for slug in s.terrains()] == [""] * 6
    assert s.options(s.destiny()) == {f"journey {slug}" for slug in s.terrains()}


@pytest.mark.rule("TH-134")
def test_terrains_set_aside_are_no_destination() -> None:
    s = ready().until("destination")
    aside = {faction: slugs(s.g.aside[s.seat(faction)]) for faction in s.names}

    assert (len(aside[s.destiny()]), len(aside[other(s)])) == (3, 1)
    for slug in [*aside["outlaws"], *aside["vikings"]]:
        assert slug not in s.terrains()
        s.refused(f"{s.destiny()}: journey {slug}", "TH-134")


# -- nothing yet ----------------------------------------------------------------------------------------


@pytest.mark.rule("TH-135")
def test_no_one_has_anything_at_the_start() -> None:
    s = ready()
    empty: list[Any] = [[], [], [], []]

    assert (s.g.reserves, s.g.discards, s.g.graves) == (empty, empty, empty)
    assert (s.g.hands, s.g.horns, s.g.prevented) == ([[], []], [0, 0], [0, 0])
    assert s.g.spent == [[0, 0], [0]]
    assert s.g.marks == [[b.NONE, b.NONE], [b.NONE]]
    assert (s.g.terrain_spent, s.g.terrain_marks) == ([0] * 6, [b.NONE] * 6)
    assert s.counts("outlaws") == (34, 0, 0, 0, 0)
