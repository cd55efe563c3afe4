"""Gods' Gifts: the deal and the draft that open each Age (BR-301 to BR-316)."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall.games.blood_rage import events as e
from meadhall.kernel import IllegalAction
from tests.games.blood_rage.box import BOX
from tests.games.blood_rage.eyes import heard, readers, reads
from tests.games.blood_rage.scene import CLANS, Scene, new, scene, slugs


def clans(s: Scene) -> tuple[str, ...]:
    return CLANS[: s.g.seats]


def keep_first(s: Scene, clan: str) -> str:
    """The clan keeps the first card of its draft hand; returns which."""
    line = sorted(s.options(clan))[0]
    s.play(f"{clan}: {line}")
    return line.removeprefix("keep ")


def choose(s: Scene) -> dict[str, Counter[str]]:
    """Make one choice of the draft for all, two cards for two players; return what each kept."""
    at_once = 2 if s.g.seats == 2 else 1
    return {clan: Counter([keep_first(s, clan) for _ in range(at_once)]) for clan in clans(s)}


def held(s: Scene) -> dict[str, Counter[str]]:
    """The draft hand each clan sees itself holding."""
    return {clan: Counter(s.view(clan).draft) for clan in clans(s)}


def sizes_of_hands(s: Scene) -> list[set[int]]:
    """Play the draft of the present Age to its end; returns the sizes of the hands at each choice."""
    sizes = []
    while s.view(None).phase == "gifts":
        sizes.append({hand.total() for hand in held(s).values()})
        choose(s)
    return sizes


def passes(s: Scene) -> int:
    """How often the log says that hands were passed."""
    return sum(isinstance(entry.event, e.HandsPassed) for entry in s.match.log)


def bear_kept(slug: str) -> Scene:
    """The Gods' Gifts of Age 2; only the Bear kept a card from Age 1."""
    s = scene(hands={"bear": [slug], "wolf": ["troll"]}, passed=CLANS[1:])
    return s.play("wolf: pass", "wolf: decline", f"bear: keep {slug}")


# -- the deal ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-301")
def test_a_kept_card_lies_face_down_apart_from_the_draft() -> None:
    s = bear_kept("tyrs-smash-1")

    assert (s.view(None).age, s.view(None).phase) == (2, "gifts")
    assert (s.view("bear").kept, s.view("bear").hand, s.view("bear").picked) == ("tyrs-smash-1", (), ())
    assert len(s.view("bear").draft) == 8
    assert "tyrs-smash-1" not in s.view("bear").draft
    assert [clan.kept for clan in s.view("wolf").clans] == [False, True, False, False]
    assert readers(s, "tyrs-smash-1") == {"bear"}


@pytest.mark.rule("BR-302", "BR-303")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("age", [1, 2, 3])
def test_eight_cards_are_dealt_to_each_and_the_rest_discarded(seats: int, age: int) -> None:
    s = new(seats).to_phase("gifts", age)

    dealt = [card for hand in s.g.drafts for card in hand]
    undealt = [card for card in s.g.buried if BOX.age[card] == age]
    assert [hand.total() for hand in held(s).values()] == [8] * seats
    assert len(undealt) == len(BOX.deck(age, seats)) - 8 * seats > 0
    assert sorted(dealt + undealt) == sorted(BOX.deck(age, seats))
    assert s.g.decks[age - 1] == []


@pytest.mark.rule("BR-303")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_one_ever_sees_the_undealt_cards(seats: int) -> None:
    s, other = new(seats), new(seats)
    other.g.buried = [BOX.card("thors-glory")] * len(s.g.buried)
    assert s.g.buried != other.g.buried
    while not s.match.over:
        for who in (None, *clans(s)):
            assert s.view(who) == other.view(who)
        decision = s.match.decisions[0]
        for match in (s.match, other.match):
            match.apply(decision.seat, decision.options[0])

    assert [reads(s, who) for who in (None, *clans(s))] == [reads(other, who) for who in (None, *clans(s))]
    assert s.view(None).discard == other.view(None).discard


# -- choosing and passing ---------------------------------------------------------------------------------


@pytest.mark.rule("BR-304")
@pytest.mark.parametrize("seats", [3, 4])
def test_each_keeps_one_card_of_the_hand_in_secret(seats: int) -> None:
    s = new(seats)
    hand = held(s)["wolf"]
    assert s.options("wolf") == {f"keep {slug}" for slug in hand}

    first, second = list(hand)[:2]
    s.play(f"wolf: keep {first}")
    s.refused(f"wolf: keep {second}")
    s.refused(f"wolf: keep {first}")
    kept = {"wolf": {first}} | {clan: {keep_first(s, clan)} for clan in clans(s)[1:]}

    assert {clan: set(s.view(clan).picked) for clan in clans(s)} == kept
    assert held(s)["bear"] == hand - Counter([first])  # the seven left, passed on
    assert [clan.drafted for clan in s.view(None).clans] == [1] * seats
    assert all(set(heard(s, clan)) == kept[clan] for clan in clans(s))
    assert heard(s, None) == []


@pytest.mark.rule("BR-304")
def test_only_a_card_of_the_own_hand_can_be_kept() -> None:
    s = new(4)
    foreign = held(s)["bear"] - held(s)["wolf"]

    for slug in foreign:
        s.refused(f"wolf: keep {slug}", "BR-304")
    assert foreign


@pytest.mark.rule("BR-305")
@pytest.mark.parametrize("seats", [3, 4])
def test_hands_are_passed_to_the_left_when_all_have_chosen(seats: int) -> None:
    s = new(seats)
    before, last = held(s), clans(s)[-1]
    kept = {clan: keep_first(s, clan) for clan in clans(s)[:-1]}
    assert held(s) == before
    assert (s.asked(), passes(s)) == ([f"{last}: draft"], 0)

    kept[last] = keep_first(s, last)

    for seat, clan in enumerate(clans(s)):
        right = clans(s)[seat - 1]
        assert held(s)[clan] == before[right] - Counter([kept[right]])
    assert passes(s) == 1


@pytest.mark.rule("BR-306")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("age", [1, 2, 3])
def test_six_picks_from_hands_of_eight_to_three(seats: int, age: int) -> None:
    s = new(seats).to_phase("gifts", age)

    assert sizes_of_hands(s) == [{8}, {7}, {6}, {5}, {4}, {3}]
    assert [len(s.hand(clan)) for clan in clans(s)] == [6] * seats


@pytest.mark.rule("BR-307")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_two_cards_left_are_discarded_unshown_and_not_passed(seats: int) -> None:
    s = new(seats)
    for _ in range(5):
        choose(s)
    buried, last = Counter(slugs(s.g.buried)), held(s)

    kept = choose(s)

    left = [last[clan] - kept[clan] for clan in clans(s)]
    assert [hand.total() for hand in left] == [2] * seats
    assert Counter(slugs(s.g.buried)) == sum(left, buried)
    assert (passes(s), s.discard()) == (5, [])
    assert all(hand.total() == 0 for hand in held(s).values())
    for clan in clans(s):
        assert Counter(heard(s, clan)) == Counter(s.hand(clan))  # the log names their own six, nothing else
    seen = [s.view(who) for who in (None, *clans(s))]
    s.g.buried = [BOX.card("thors-glory")] * len(s.g.buried)
    assert seen == [s.view(who) for who in (None, *clans(s))]


@pytest.mark.rule("BR-308")
def test_the_kept_card_joins_the_six_drafted() -> None:
    s = bear_kept("tyrs-smash-1")
    drafted = [choose(s)["bear"] for _ in range(6)]

    assert s.view(None).phase == "action"
    assert [len(s.hand(clan)) for clan in CLANS] == [6, 7, 6, 6]
    assert Counter(s.hand("bear")) == sum(drafted, Counter(["tyrs-smash-1"]))
    assert not s.view("wolf").clans[1].kept


@pytest.mark.rule("BR-309")
def test_the_kept_card_is_no_pick_and_is_never_passed() -> None:
    s = bear_kept("odins-smite")
    for picks in range(6):
        assert s.asked() == [f"{clan}: draft" for clan in CLANS]
        assert all("odins-smite" not in hand for hand in held(s).values())
        assert s.view(None).clans[1].drafted == picks
        choose(s)

    assert s.view(None).phase == "action"
    assert "odins-smite" in s.hand("bear")


@pytest.mark.rule("BR-310")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_hands_go_left_in_every_age(age: int) -> None:
    s = new(3).to_phase("gifts", age)
    for _ in range(5):
        before = held(s)
        kept = choose(s)
        after = [before[clan] - kept[clan] for clan in ("wolf", "bear", "serpent")]
        assert [held(s)[clan] for clan in ("bear", "serpent", "wolf")] == after


# -- two players ------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-311")
def test_two_players_keep_two_cards_at_a_time() -> None:
    s = new(2)
    before = held(s)
    keep_first(s, "bear")
    keep_first(s, "bear")
    one = keep_first(s, "wolf")
    assert s.asked() == ["wolf: draft"]  # incomplete
    assert s.options("wolf") == {f"keep {slug}" for slug in before["wolf"] - Counter([one])}
    s.refused("wolf: done")
    assert held(s) == before

    two = keep_first(s, "wolf")

    assert Counter(s.view("wolf").picked) == Counter([one, two])
    assert held(s)["bear"] == before["wolf"] - Counter([one, two])
    assert held(s)["bear"].total() == 6


@pytest.mark.rule("BR-312", "BR-313")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_two_players_choose_three_times_and_swap_twice(age: int) -> None:
    s = new(2).to_phase("gifts", age)
    buried, swaps = len(s.g.buried), passes(s)

    assert sizes_of_hands(s) == [{8}, {6}, {4}]

    assert passes(s) - swaps == 2
    assert [len(s.hand(clan)) for clan in ("wolf", "bear")] == [6, 6]
    assert len(s.g.buried) - buried == 4


@pytest.mark.rule("BR-313")
def test_two_players_discard_the_two_cards_left_of_their_own_last_hand() -> None:
    s = new(2)
    choose(s)
    choose(s)
    buried, last = Counter(slugs(s.g.buried)), held(s)

    kept = choose(s)

    left = [last[clan] - kept[clan] for clan in ("wolf", "bear")]
    assert Counter(slugs(s.g.buried)) == sum(left, buried)
    assert (s.view(None).phase, s.asked()) == ("action", ["wolf: turn"])


# -- the beginners' option, secrecy, changing one's mind --------------------------------------------------


@pytest.mark.rule("BR-314")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_beginners_play_age_1_with_the_eight_cards_dealt(seats: int) -> None:
    s = new(seats, beginners=True)
    dealt = held(new(seats))
    assert (s.view(None).phase, s.asked()) == ("action", ["wolf: turn"])
    assert {clan: Counter(s.hand(clan)) for clan in clans(s)} == dealt

    for age in (2, 3):
        s.to_phase("gifts", age)
        choices = sizes_of_hands(s)
        assert choices == ([{8}, {6}, {4}] if seats == 2 else [{8}, {7}, {6}, {5}, {4}, {3}])


@pytest.mark.rule("BR-315")
def test_a_player_sees_only_his_own_picks_and_the_hand_he_holds() -> None:
    s = new(4)
    mine = choose(s)["wolf"] + choose(s)["wolf"]
    view = s.view("wolf")
    assert Counter(view.picked) == mine
    assert Counter(view.draft) == Counter(slugs(s.g.drafts[0]))
    assert (len(view.picked), len(view.draft)) == (2, 6)

    before = reads(s, "wolf")
    s.g.drafts[1:] = [s.g.drafts[2], s.g.drafts[3], s.g.drafts[1]]
    s.g.picked[1:] = [s.g.picked[3], s.g.picked[1], s.g.picked[2]]
    assert reads(s, "wolf") == before
    assert Counter(heard(s, "wolf")) == mine
    assert (s.view(None).draft, s.view(None).picked, heard(s, None)) == ((), (), [])


@pytest.mark.rule("BR-315")
def test_a_pick_not_yet_passed_is_seen_by_no_one_else() -> None:
    s, other = new(4), new(4)
    one, two = sorted(s.options("wolf"))[:2]

    s.play(f"wolf: {one}")
    other.play(f"wolf: {two}")

    for who in (None, *CLANS[1:]):
        assert reads(s, who) == reads(other, who)


@pytest.mark.rule("BR-316")
def test_a_pick_may_be_changed_until_all_have_chosen() -> None:
    s = new(4)
    first, second = sorted(s.options("wolf"))[:2]
    s.play(f"wolf: {first}")
    keep_first(s, "bear")
    keep_first(s, "serpent")

    s.match.undo(0)
    assert s.asked() == ["wolf: draft", "raven: draft"]
    s.play(f"wolf: {second}")
    keep_first(s, "raven")

    assert s.view("wolf").picked == (second.removeprefix("keep "),)


@pytest.mark.rule("BR-316")
def test_a_pick_is_final_once_hands_are_passed() -> None:
    s = new(4)
    first, second = sorted(s.options("wolf"))[:2]
    s.play(f"wolf: {first}")
    for clan in CLANS[1:]:
        keep_first(s, clan)
    before = s.match.hash()

    for seat in range(4):
        with pytest.raises(IllegalAction) as caught:
            s.match.undo(seat)
        assert caught.value.reason == "nothing-to-undo"

    assert s.match.hash() == before
    assert s.view("wolf").picked == (first.removeprefix("keep "),)
    assert held(s)["bear"][second.removeprefix("keep ")] == 1
