"""Limits that hold at every moment of every match (AS-818 to AS-823)."""

from __future__ import annotations

import pytest

from meadhall.games.asgard import board as b
from tests.games.asgard.scene import Scene, new, scene
from tests.games.asgard.walks import EAGER, rich, walk


def discs(s: Scene, seat: int) -> int:
    """All discs of a player that can be seen, and the score marker."""
    table = s.view(None)
    player = table.players[seat]
    slots = [who for god in table.gods for who in (*god.requests, god.temple, *god.support)]
    slots += [place.disc for place in table.places]
    before_him: int = player.row + player.supply + player.asgard + player.centre
    return b.MARKER + before_him + len(player.zones) + slots.count(seat)


def holdings(s: Scene, seat: int) -> tuple[int, ...]:
    """All that a player might give away, counted."""
    p = s.view(None).players[seat]
    return (*p.stones, *p.seals, *p.recruits, p.weapons, p.spells, len(p.temples), len(p.bonuses), p.supply, p.row)


@pytest.mark.rule("AS-818")
def test_a_supporter_comes_to_no_second_slot_of_the_same_god() -> None:
    s = scene(
        phase="placement",
        support={"thor": ("red", None)},
        chosen={"red": ["thor"]},
        stones={"red": "2 pink"},
        recruits={"red": "white giant"},
    )

    s.refused("red: place thor temple", "AS-407")

    assert s.options("red") == {"place thor request-1", "place thor request-2", "place thor asgard"}


@pytest.mark.rule("AS-818")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_supporters_of_a_god_are_two_players(seats: int) -> None:
    pairs = seed = 0
    while not pairs:  # until two have come to the same god
        for s in walk(rich(seats, seed), seed, prefer=EAGER):
            for god in b.GODS:
                upper, lower = s.support(god)
                assert upper is None or upper != lower
        pairs = sum(None not in s.support(god) for god in b.GODS)
        seed += 1
        assert seed < 40, "no god ever had two supporters"


@pytest.mark.rule("AS-819")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_always_has_eleven_discs(seats: int) -> None:
    missing, seed = {"DiscBought", "SupportBegan", "BattleWon", "BattleLost"}, 0
    while missing:  # until discs have gone everywhere
        for s in walk(rich(seats, seed), seed, prefer=EAGER):
            if s.g.phase < b.RAGNAROK:
                assert [discs(s, seat) for seat in range(seats)] == [11] * seats
        missing -= {type(event).__name__ for event in s.events()}
        seed += 1
        assert seed < 40, f"never happened: {missing}"


@pytest.mark.rule("AS-820")
def test_nothing_is_discarded_at_the_end_of_a_round() -> None:
    s = scene(
        placed={"red": ["asgard"]},
        stones={"red": "3 pink 3 yellow 2 white"},
        seals={"red": (4, 5)},
        recruits={"red": "3 white 2 orange 2 giant"},
        temples={"red": ["temple-1-pink", "temple-2-pink-red", "temple-3-pink-yellow-blue"]},
        bonuses={"red": "population-1 population-5 population-6"},
        tiles={"red": "weapon-6 weapon-5 spell-1 spell-2 spell-3"},
    )
    before = s.view("red")

    s.play("red: asgard-recall").decline_all("use_bonus").to_phase("gods", 2)

    red, old = s.view("red").players[0], before.players[0]
    assert (sum(red.stones), sum(red.recruits)) == (8, 7)
    assert (red.stones, red.seals, red.recruits, red.bonuses) == (old.stones, (4, 5), old.recruits, old.bonuses)
    assert (red.temples, s.view("red").tiles) == (old.temples, before.tiles)
    assert (len(red.temples), len(before.tiles)) == (3, 5)


@pytest.mark.rule("AS-821")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_answer_of_a_player_makes_another_richer(seats: int) -> None:
    start = new(seats, seed=seats, automatic=False)
    before = [holdings(start, seat) for seat in range(seats)]
    actions = 0
    for s in walk(start, seed=seats):
        after = [holdings(s, seat) for seat in range(seats)]
        done = s.match.record.actions[actions:] if s.match.record else []
        actions += len(done)
        for action in done:
            for seat in range(seats):
                if seat != action.seat and s.g.phase < b.RAGNAROK:
                    gained = [new - old for new, old in zip(after[seat], before[seat], strict=True)]
                    assert max(gained) <= 0, f"{action} gave something to seat {seat}"
                    assert min(gained) == 0 or action.option.startswith("from"), f"{action} took from seat {seat}"
        before = after

    assert actions > 50


@pytest.mark.rule("AS-822")
def test_weapons_and_spells_are_of_no_use_in_a_battle() -> None:
    lost = scene(phase="battles", ancestral=(4, 1), battle={"dark-1": "red"}, tiles={"red": "weapon-5 spell-3"})
    s = scene(
        phase="battles", ancestral=(4, 1), battle={"dark-1": "red"}, tiles={"red": "weapon-5 spell-3"},
        recruits={"red": "2 giant white"},
    )  # fmt: skip

    assert lost.centre("red") == 1  # nothing to send, nothing asked
    assert lost.tiles("red") == ["weapon-5", "spell-3"]
    assert s.options("red") == {"done", "send giant", "send white"}
    s.play("red: send giant")
    s.refused("red: done", "AS-612")
    s.play("red: send giant", "red: done")
    assert (s.zones("red"), s.tiles("red")) == ([1], ["weapon-5", "spell-3"])


@pytest.mark.rule("AS-822")
@pytest.mark.parametrize("phase", ["start", "gods", "placement", "actions"])
def test_no_option_before_ragnarok_uses_a_weapon_or_a_spell(phase: str) -> None:
    tables = [scene(round=2, phase=phase, chosen={"red": ["thor"]}, placed={"red": ["hel temple"]}, supply={"red": 2},
                    tiles={"red": tiles}) for tiles in ("weapon-5 weapon-6 spell-3 spell-4", "")]  # fmt: skip

    with_tiles, without = tables

    assert with_tiles.options("red") == without.options("red") != set()
    with_tiles.refused("red: lay weapon-5 light-1")


@pytest.mark.rule("AS-823")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turn_order_stays_unless_odin_changes_it(seats: int) -> None:
    start = new(seats, seed=seats)
    order = start.order()
    rounds = set()

    for s in walk(start, seed=seats, avoid="order"):
        rounds.add(s.g.round)
        assert s.order() == order

    assert rounds == {1, 2, 3, 4, 5}
    assert s.match.over


@pytest.mark.rule("AS-823")
def test_an_order_changed_by_odin_stays_as_well() -> None:
    start = scene(placed={"mauve": ["odin request-1"]}).play("mauve: resolve odin", "mauve: order 1")

    assert start.g.round == 2
    for s in walk(start, seed=1, avoid="order"):
        assert s.order() == ["mauve", "red", "blue", "yellow"]
