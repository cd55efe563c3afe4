"""Setting the table: tokens, Ragnarök, decks and the first player (BR-118 to BR-152, those about setup)."""

from __future__ import annotations

from collections import Counter

import pytest

import meadhall
from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.state import BloodRage
from tests.games.blood_rage.box import BOX
from tests.games.blood_rage.scene import CLANS, Scene, new, scene, slugs

OUTER = b.PLACES[: b.OUTER]


def set_table(seats: int, seed: int = 1) -> BloodRage:
    """A table just set: nothing is dealt yet."""
    game = meadhall.game("blood-rage")
    state = game.setup(seats, seed, game.options(seats, {}))
    assert isinstance(state, BloodRage)
    return state


def ruins(s: Scene) -> set[str]:
    """The provinces that all see to be destroyed."""
    return {place.name for place in s.view(None).places[: b.PROVINCES] if place.destroyed}


# -- clans ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-118")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_clans_start_on_the_first_step_of_every_stat(seats: int) -> None:
    for clan in new(seats).view(None).clans:
        assert clan.steps == (1, 1, 1)
        assert clan.stats == (6, 3, 4)


@pytest.mark.rule("BR-123")
def test_current_rage_is_tracked_apart_from_the_stat() -> None:
    s = new(4)
    assert [s.rage(clan) for clan in CLANS] == [6, 6, 6, 6]

    s.to_phase("action").play("wolf: invade ship north")

    assert [s.rage(clan) for clan in CLANS] == [4, 6, 6, 6]
    assert (s.stat("wolf", "rage"), s.step("wolf", "rage")) == (6, 1)


@pytest.mark.rule("BR-124")
def test_glory_starts_at_0_and_is_scored_at_once() -> None:
    assert [clan.glory for clan in new(4).view(None).clans] == [0, 0, 0, 0]
    s = scene(
        figures={"wolf": {"gimle": 1, "horgr": 2}, "bear": {"horgr": 1}},
        rewards={"gimle": "glory", "horgr": "rage"},
        passed=CLANS[1:],
    )

    s.play("wolf: pillage gimle")
    assert s.view(None).clans[0].glory == 5
    s.play("wolf: pillage horgr")  # a battle won with Axes 3

    assert [clan.glory for clan in s.view(None).clans] == [8, 0, 0, 0]


# -- Pillage tokens ---------------------------------------------------------------------------------------


@pytest.mark.rule("BR-126")
def test_the_green_token_is_always_on_yggdrasil() -> None:
    for seed in range(100):
        for place in new(2 + seed % 3, seed).view(None).places[: b.PROVINCES]:
            assert (place.reward == "all") == (place.name == "yggdrasil")
            assert not place.pillaged


@pytest.mark.rule("BR-127")
def test_the_other_tokens_are_dealt_at_random_and_seen_by_all() -> None:
    arrangements = set()
    for seed in range(20):
        s = new(4, seed)
        places = s.view(None).places[: b.OUTER]
        arrangements.add(tuple(place.reward for place in places))
        assert all(place.reward in {"rage", "axes", "horns", "glory"} for place in places)
        assert not any(place.pillaged for place in places)
        assert all(s.view(clan).places == s.view(None).places for clan in CLANS)

    glory_at = {rewards.index("glory") for rewards in arrangements}
    assert len(arrangements) > 10
    assert len(glory_at) > 4


# -- Ragnarök tokens --------------------------------------------------------------------------------------


@pytest.mark.rule("BR-129")
def test_three_different_outer_provinces_are_doomed_in_sight_of_all() -> None:
    doomed = set()
    for seed in range(50):
        s = new(4, seed)
        doom = s.view(None).doom
        assert len(set(doom)) == len(doom) == 3
        assert all(s.view(clan).doom == doom for clan in CLANS)
        assert {p.name: p.doomed for p in s.view(None).places if p.doomed} == dict(zip(doom, (1, 2, 3), strict=True))
        doomed.add(doom)

    assert {province for doom in doomed for province in doom} == set(OUTER)
    assert {doom[0] for doom in doomed} == set(OUTER)


@pytest.mark.rule("BR-130")
def test_the_marker_stands_on_the_first_doom_which_is_still_usable() -> None:
    for seed in range(20):
        s = new(4, seed, first=0)
        assert s.view(None).marker == s.view(None).doom[0]
        assert s.view(None).marker not in ruins(s)

        s.to_phase("action").play(f"wolf: invade leader {s.view(None).marker}")
        assert s.at("wolf", s.view(None).marker) == ["leader"]


@pytest.mark.parametrize(
    ("seats", "destroyed"),
    [
        pytest.param(4, 1, marks=pytest.mark.rule("BR-131")),
        pytest.param(3, 2, marks=pytest.mark.rule("BR-132")),
        pytest.param(2, 3, marks=pytest.mark.rule("BR-133")),
    ],
)
def test_provinces_destroyed_before_play(seats: int, destroyed: int) -> None:
    ever: set[str] = set()
    for seed in range(60):
        fallen = ruins(new(seats, seed))
        assert len(fallen) == destroyed
        ever |= fallen

    assert ever == set(OUTER)  # drawn, not fixed


@pytest.mark.rule("BR-134")
@pytest.mark.parametrize(("seats", "boxed"), [(4, 4), (3, 3), (2, 2)])
def test_the_other_ragnarok_tokens_stay_in_the_box(seats: int, boxed: int) -> None:
    for seed in range(30):
        s = new(seats, seed)
        start, doom = ruins(s), set(s.view(None).doom)
        assert not start & doom
        assert len(set(OUTER) - start - doom) == boxed

        s.to_phase("over")
        assert ruins(s) == start | doom  # what went to the box never falls


@pytest.mark.rule("BR-135")
def test_no_figure_enters_a_destroyed_province() -> None:
    s = scene(
        figures={"wolf": {"andlang": 1, "south": "ship", "valhalla": 1}},
        upgrades={"wolf": ["friggas-domain"]},
        hands={"wolf": ["troll"]},
        destroyed=["utgard"],
    )
    s.refused("wolf: invade warrior utgard", "BR-135")
    s.refused("wolf: invade leader utgard", "BR-135")
    s.refused("wolf: rise warrior utgard", "BR-135")
    s.refused("wolf: march andlang utgard", "BR-424")
    s.refused("wolf: pillage utgard", "BR-506")  # so no battle there can be joined
    s.play("wolf: upgrade troll")

    s.refused("wolf: enter utgard", "BR-135")
    assert s.options("wolf", "enter") == {f"enter {p}" for p in OUTER if p != "utgard"}


@pytest.mark.rule("BR-135")
@pytest.mark.parametrize("fallen", ["utgard", "gimle"])
def test_a_destroyed_province_stays_unusable_for_the_rest_of_the_game(fallen: str) -> None:
    s = scene(destroyed=["utgard"], doom=("gimle", "horgr", "elvagar")).to_phase("action", 3)

    clan = CLANS[s.g.turn]
    s.refused(f"{clan}: invade warrior {fallen}", "BR-135")


@pytest.mark.rule("BR-136")
def test_yggdrasil_is_never_destroyed() -> None:
    for seed in range(200):
        s = new(2 + seed % 3, seed)
        assert "yggdrasil" not in s.view(None).doom

        s.to_phase("over")
        assert s.match.over
        assert not s.destroyed("yggdrasil")


# -- decks ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-137")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_each_age_deals_only_its_own_deck(age: int) -> None:
    assert {BOX.age[card] for card in set_table(4).decks[age - 1]} == {age}

    s = new(4).to_phase("gifts", age)

    assert [{BOX.age[card] for card in hand} for hand in s.g.drafts] == [{age}] * 4


@pytest.mark.rule("BR-138", "BR-139", "BR-140")
def test_marked_cards_are_removed_for_fewer_players() -> None:
    four, three, two = ({slug for deck in set_table(n).decks for slug in slugs(deck)} for n in (4, 3, 2))

    assert four == set(BOX.keys)
    assert "lokis-blessing" in four - three
    for_three = {"sea-serpent", "fire-giant", "volur-witch", "yggdrasil-1", "yggdrasil-2", "yggdrasil-3"}
    assert for_three <= three - two


@pytest.mark.rule("BR-142")
def test_decks_are_shuffled_each_on_its_own() -> None:
    one, other = set_table(4, seed=1).decks, set_table(4, seed=2).decks

    for age in range(3):
        assert sorted(one[age]) == sorted(other[age])
        assert one[age] != other[age]
        assert one[age] != sorted(one[age])


@pytest.mark.rule("BR-142")
def test_no_one_sees_an_undealt_card() -> None:
    s = new(4)
    later = [slug for deck in s.g.decks[1:] for slug in slugs(deck)]
    for clan in (None, *CLANS):
        before = s.view(clan)
        assert not any(f"'{slug}'" in str(before) for slug in later)
        for deck in s.g.decks:
            deck.reverse()
        assert s.view(clan) == before


@pytest.mark.rule("BR-142")
@pytest.mark.parametrize("seats", [2, 3])
def test_removed_cards_stay_out_of_the_game(seats: int) -> None:
    s = new(seats).to_phase("over")

    everywhere = s.g.buried + s.g.discard + [c for sheet in s.g.upgrades for c in sheet if c >= 0]
    assert Counter(everywhere) == Counter(card for age in (1, 2, 3) for card in BOX.deck(age, seats))


def in_play(age: int, seats: int) -> Counter[str]:
    """All copies of an Age in a new game: dealt, or left over."""
    s = new(seats).to_phase("gifts", age)
    pile = [card for zone in (*s.g.drafts, s.g.buried) for card in zone]
    return Counter(slugs([card for card in pile if BOX.age[card] == age]))


@pytest.mark.rule("BR-150", "BR-151", "BR-152")
def test_copies_at_the_table() -> None:
    assert in_play(1, 3) & Counter({"odins-smite": 9, "tyrs-smash-1": 9}) == {"odins-smite": 2, "tyrs-smash-1": 2}
    assert (in_play(2, 3)["thors-domain"], in_play(2, 4)["thors-domain"]) == (0, 1)
    assert (in_play(2, 3)["lokis-backstab"], in_play(2, 4)["lokis-backstab"]) == (1, 2)
    repeated = [{slug for slug, count in in_play(age, 2).items() if count > 1} for age in (1, 2, 3)]
    assert repeated == [set(), {"heimdalls-eye"}, set()]


# -- the rest of the table --------------------------------------------------------------------------------


@pytest.mark.rule("BR-146")
def test_a_monster_belongs_to_no_one_until_its_card_is_played() -> None:
    s = scene(hands={"wolf": ["troll"]})
    assert new(4).g.monsters == [b.BOX] * 9
    for clan in s.view(None).clans:
        assert {troop.figure for troop in clan.reserve} == {"warrior", "leader", "ship"}
    s.refused("wolf: invade troll gimle", "BR-146")

    s.play("wolf: upgrade troll", "wolf: enter gimle")

    gimle = next(place for place in s.view(None).places if place.name == "gimle")
    assert [(troop.seat, troop.figure, troop.count) for troop in gimle.troops] == [(0, "troll", 1)]
    assert s.strength("wolf", "gimle") == 2


@pytest.mark.rule("BR-147")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_play_begins_with_the_gods_gifts_of_age_1(seats: int) -> None:
    g = set_table(seats)
    table = new(seats).view(None)

    assert (g.age, b.PHASES[g.phase]) == (1, "gifts")
    assert (table.age, table.phase) == (1, "gifts")


@pytest.mark.rule("BR-148")
def test_the_first_player_is_drawn_unless_stated() -> None:
    drawn = [new(4, seed, first=None).view(None).first for seed in range(40)]

    assert drawn == [new(4, seed, first=None).view(None).first for seed in range(40)]
    assert set(drawn) == {0, 1, 2, 3}


@pytest.mark.rule("BR-148")
def test_the_players_may_choose_the_first_player() -> None:
    for seat in range(3):
        assert {new(3, seed, first=seat).view(None).first for seed in range(5)} == {seat}
    for nobody in (3, -1, "wolf"):
        with pytest.raises(meadhall.BadOptions) as caught:
            new(3, first=nobody)
        assert caught.value.rule == "BR-148"


@pytest.mark.rule("BR-149")
def test_one_valhalla_holds_the_dead_of_all_clans() -> None:
    assert all(clan.valhalla == () for clan in new(4).view(None).clans)
    s = scene(figures={"wolf": {"gimle": 1}, "bear": {"gimle": 1}})
    assert s.g.crowd[b.VALHALLA] == 0

    s.play("wolf: pillage gimle")  # a tie: both die

    assert s.g.crowd[b.VALHALLA] == 2
    dead = [(troop.seat, troop.figure, troop.count) for clan in s.view(None).clans for troop in clan.valhalla]
    assert dead == [(0, "warrior", 1), (1, "warrior", 1)]
