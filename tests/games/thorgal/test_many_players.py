"""Three and four players: set-up, roles, pawns and order (TH-701 to TH-710, TH-722, TH-724)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.kernel import BadOptions
from tests.games.thorgal.deeds import deeds
from tests.games.thorgal.scene import Scene, new, scene

FOUR = ("outlaws", "stars", "lords", "vikings")
THREE = FOUR[:3]


def opened(*factions: str, seed: int = 1) -> Scene:
    """A new game after the companions, two for each player."""
    s = new(*factions, seed=seed)
    while s.asked()[0].endswith("start_companions"):
        decision = s.match.decisions[0]
        words = [s.match.game.vocabulary.text(o) for o in decision.options]
        s.play(f"{s.names[decision.seat]}: {next(text for text in words if text != 'done')}")
    return s


def clockwise(s: Scene) -> list[int]:
    """The seats from the Destiny player on."""
    return [(s.g.destiny + i) % s.g.seats for i in range(s.g.seats)]


def pawns(s: Scene) -> list[int]:
    return [player.pawn for player in s.view(None).players]


def order_of(s: Scene, question: str) -> list[str]:
    """Who is asked this, one after the other, as long as it is asked."""
    found: list[str] = []
    while s.asked() and s.asked()[0].endswith(f": {question}"):
        who = s.asked()[0].partition(":")[0]
        found += [who] if found[-1:] != [who] else []
        s.step()
    return found


# -- set-up -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-701")
@pytest.mark.parametrize("factions", [THREE, FOUR])
def test_one_travels_and_all_others_hinder_him(factions: tuple[str, ...]) -> None:
    s = new(*factions).until("prophecy")

    players = s.view(None).players
    assert sorted(player.role for player in players) == ["destiny"] + ["scourge"] * (len(factions) - 1)
    assert [player.scourge.deck for player in players] == [24] * len(factions)
    for seat in clockwise(s)[1:]:
        s.until("prophecy", factions[seat]).play(f"{factions[seat]}: hand")
    s.to_phase("dawn")
    sides = [(p.hand, p.scourge.deck + p.scourge.reserve) for p in s.view(None).players if p.role == "scourge"]
    assert sides == [(1, 23)] * (len(factions) - 1)  # each has drawn from their own deck


@pytest.mark.rule("TH-702")
def test_eight_terrains_are_revealed_at_once() -> None:
    s = opened(*FOUR, seed=3)
    assert s.asked() == [f"{name}: start_terrains" for name in FOUR]
    chosen = {}
    for name in FOUR:
        assert s.terrains() == []
        chosen[name] = sorted(s.options(name))[1:3]
        s.play(*[f"{name}: {text}" for text in chosen[name]])

    assert s.terrains() == [text.removeprefix("bring ") for name in FOUR for text in chosen[name]]
    assert len(s.terrains()) == 8
    kinds = [type(event).__name__ for event in s.events()]
    assert kinds[kinds.index("TerrainsRevealed") :][:5] == ["TerrainsRevealed"] * 4 + ["FirstDrawn"]


@pytest.mark.rule("TH-702")
def test_chance_names_the_first_of_four() -> None:
    assert {new(*FOUR, seed=seed).until("prophecy").destiny() for seed in range(40)} == set(FOUR)


@pytest.mark.rule("TH-702")
def test_factions_are_different() -> None:
    with pytest.raises(BadOptions) as caught:
        new("outlaws", "stars", "stars")

    assert caught.value.rule == "TH-121"


@pytest.mark.rule("TH-703")
@pytest.mark.parametrize(("factions", "in_play"), [(THREE, 8), (FOUR, 11)])
def test_all_but_the_first_add_a_terrain(factions: tuple[str, ...], in_play: int) -> None:
    s = new(*factions, seed=2).until("add_terrains")
    assert s.g.destiny != 0  # so that clockwise is not the order of seats
    others = [s.names[seat] for seat in clockwise(s)[1:]]

    assert order_of(s, "add_terrains") == others
    assert len(s.terrains()) == in_play
    assert [s.view(None).players[seat].aside for seat in clockwise(s)] == [3] + [2] * len(others)


@pytest.mark.rule("TH-704")
@pytest.mark.parametrize(("factions", "bonus"), [(THREE, [0, 2, 3]), (FOUR, [0, 2, 3, 4])])
def test_who_comes_later_begins_with_a_reserve(factions: tuple[str, ...], bonus: list[int]) -> None:
    s = opened(*factions, seed=2).until("add_terrains")
    assert s.g.destiny != 0
    decks = {name: s.deck(name) for name in factions}
    assert [len(deck) for deck in decks.values()] == [34] * len(factions)

    s.until("prophecy")

    for seat, count in zip(clockwise(s), bonus, strict=True):
        name = s.names[seat]
        assert s.reserve(name) == decks[name][::-1][:count]
        assert s.deck(name) == decks[name][: 34 - count]
        assert s.reserve(name, "scourge") == []
        told = [type(entry.event).__name__ for entry in s.match.view(seat).log()]
        assert (told.count("CardsReserved"), told.count("CardMoved")) == (len(bonus) - 1, 0)  # unseen


@pytest.mark.rule("TH-724")
@pytest.mark.parametrize(("options", "winners"), [({}, []), ({"horns": 2}, ["outlaws"])])
def test_two_horns_may_be_agreed_on_for_four(options: dict[str, Any], winners: list[str]) -> None:
    s = scene(
        scourge=("stars", "lords", "vikings"), phase="actions", groups={"outlaws": ["Petrov"]},
        tokens={"Petrov": (9, 9, 9)}, conquered={"Skellingar": "outlaws"}, destination="Port fortifié", **options,
    )  # fmt: skip

    s.play(*[f"{name}: pass" for name in FOUR])

    assert s.horns("outlaws") == 2
    assert s.winners() == winners


@pytest.mark.rule("TH-724")
def test_three_horns_win_at_once() -> None:
    s = scene(
        scourge=("stars", "lords", "vikings"), phase="actions", groups={"outlaws": ["Petrov"]},
        tokens={"Petrov": (9, 9, 9)}, conquered=dict.fromkeys(("Skellingar", "Bag Dadh"), "outlaws"),
        destination="Port fortifié",
    )  # fmt: skip

    s.play(*[f"{name}: pass" for name in FOUR])

    assert s.winners() == ["outlaws"]
    assert s.asked() == []


@pytest.mark.rule("TH-724")
def test_two_horns_are_for_four_players_only() -> None:
    with pytest.raises(BadOptions) as caught:
        new(*THREE, horns=2)

    assert caught.value.rule == "TH-724"


# -- roles, pawns and points ------------------------------------------------------------------------------------


@pytest.mark.rule("TH-705")
@pytest.mark.parametrize("factions", [THREE, FOUR])
def test_the_destiny_role_goes_round_clockwise(factions: tuple[str, ...]) -> None:
    s = scene(scourge=factions[1:], phase="prophecy")

    travellers = [s.to_phase("prophecy", n).to_phase("dawn", n).destiny() for n in range(1, len(factions) + 2)]

    assert travellers == [*factions, factions[0]]


@pytest.mark.rule("TH-706")
@pytest.mark.parametrize(
    ("round_", "held"), [(1, [0, -1, 0, 1]), (2, [1, 0, -1, 0]), (3, [0, 1, 0, -1]), (4, [-1, 0, 1, 0])]
)
def test_pawns_of_four(round_: int, held: list[int]) -> None:
    s = scene(scourge=FOUR[1:], phase="prophecy").to_phase("prophecy", round_)

    assert pawns(s) == held


@pytest.mark.rule("TH-707")
@pytest.mark.parametrize(("round_", "held"), [(1, [0, -1, 0]), (2, [0, 0, -1]), (3, [-1, 0, 0])])
def test_pawns_of_three(round_: int, held: list[int]) -> None:
    s = scene(scourge=THREE[1:], phase="prophecy").to_phase("prophecy", round_)

    assert pawns(s) == held


@pytest.mark.rule("TH-708")
@pytest.mark.parametrize(
    ("factions", "round_", "points"),
    [(THREE, 1, [7, 3, 4]), (THREE, 2, [4, 7, 3]), (FOUR, 1, [7, 2, 3, 4]), (FOUR, 2, [4, 7, 2, 3])],
)
def test_prophecy_points_follow_the_pawns(factions: tuple[str, ...], round_: int, points: list[int]) -> None:
    s = scene(scourge=factions[1:], phase="prophecy").to_phase("prophecy", round_)
    assert [player.points for player in s.view(None).players] == points

    before = [sum(len(s.reserve(name, role)) for role in ("destiny", "scourge")) for name in factions]
    s.to_phase("dawn")
    after = [sum(len(s.reserve(name, role)) for role in ("destiny", "scourge")) for name in factions]

    assert [new - old for new, old in zip(after, before, strict=True)] == points


# -- order ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-709")
def test_the_destiny_player_comes_first_then_clockwise() -> None:
    s = scene(scourge=FOUR[1:], phase="prophecy").to_phase("prophecy", 3)

    assert order_of(s, "prophecy") == ["lords", "vikings", "outlaws", "stars"]
    assert order_of(s, "open_turn") == ["lords", "vikings", "outlaws", "stars"]


@pytest.mark.rule("TH-710")
def test_a_window_ends_when_all_have_passed_in_a_row() -> None:
    with deeds({}, toll={"cost": "0", "effect": "tax(1,comp)"}):
        s = scene(scourge=("stars", "lords"), hands={"lords": ["Péage"]})

        s.play("outlaws: pass", "stars: pass", "lords: play toll", "outlaws: pass", "stars: pass")
        assert (s.phase(), s.asked()) == ("dawn", ["lords: open_turn"])

        s.play("lords: pass")
        assert (s.phase(), s.asked()) == ("journey", ["outlaws: destination"])


@pytest.mark.rule("TH-722")
def test_hands_are_settled_from_the_destiny_player_clockwise() -> None:
    s = scene(scourge=("stars", "lords"), phase="prophecy").to_phase("prophecy", 2)
    for name in ("stars", "lords", "outlaws"):
        s.until("prophecy", name).play(f"{name}: hand")

    assert order_of(s.until("settle_hand"), "settle_hand") == ["stars", "lords", "outlaws"]
