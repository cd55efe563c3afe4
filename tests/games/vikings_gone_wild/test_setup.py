"""The table before the first round."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from meadhall.games.vikings_gone_wild import GAME
from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.setup import family, open_row
from meadhall.kernel import BadOptions
from tests.games.vikings_gone_wild.scene import new, scene

BOSSES = {"hel", "fenrir", "jormungandr", "surt", "nidhogg"}


@pytest.mark.rule("VG-101")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_play_together_and_win_or_lose_as_one(seats: int) -> None:
    s = new(seats)
    while not s.match.over:
        s.play_quietly()
    assert s.match.outcome is not None
    assert s.match.outcome.together
    assert (s.match.outcome.winners, set(s.match.outcome.ranks)) == ((), {2})


@pytest.mark.rule("VG-101", "VG-102")
def test_no_one_else_can_play() -> None:
    for seats in (0, 5):
        with pytest.raises(BadOptions):
            GAME.options(seats, {})
        with pytest.raises(BadOptions):
            GAME.options(seats, {"mode": "versus"})
    with pytest.raises(BadOptions) as refused:
        GAME.options(1, {"mode": "versus"})
    assert refused.value.rule == "VG-102"
    assert [GAME.options(seats, {"mode": "versus"})["mode"] for seats in (2, 3, 4)] == ["versus"] * 3


@pytest.mark.rule("VG-103")
def test_the_expansion_has_54_cards() -> None:
    copies = Counter[int]()
    for row in GAME.box.undead:
        copies[row.family] += row.copies
    assert [copies[kind] for kind in (w.UNDEAD_UNIT, w.UNDEAD_BUILDING, w.CHALLENGE, w.BOSS)] == [20, 11, 6, 5]
    horns, ragnarok, riposte, aid = len(GAME.box.values.horns), len(b.HORNS) - 2, 1, 1
    assert (len(GAME.box.objectives), horns) == (7, 2)
    assert sum(copies.values()) + len(GAME.box.objectives) + horns + ragnarok + riposte + aid == 54


@pytest.mark.rule("VG-104", "VG-113")
def test_ten_cards_make_a_starter_deck() -> None:
    g = GAME.setup(4, 3, GAME.options(4, {}))
    for seat in range(4):
        names = Counter([g.box.cards[card].slug for card in g.piles[seat]])
        assert names == {"beer": 6, "gold": 2, "warrior": 2}
        assert (g.hands[seat], g.discards[seat]) == ([], [])
    assert len({tuple(pile) for pile in g.piles}) > 1  # each shuffles their own


@pytest.mark.rule("VG-105", "VG-106", "VG-107", "VG-108")
@pytest.mark.parametrize("mode", ["ragnarok", "versus"])
def test_the_stacks_of_the_market(mode: str) -> None:
    s = new(2, mode=mode)
    assert [s.left(name) for name in ("elf-archer", "big-brute", "pigonator")] == [8, 6, 4]
    assert [s.left(name) for name in ("cannon", "chicken-tower", "sheep-mortar")] == [6, 4, 4]
    buildings = [s.left(name) for name in ("brewery", "gold-mine", "drakkar", "tavern", "beer-storage", "gold-storage")]
    assert buildings == [12, 12, 6, 6, 8, 8]
    assert sum(buildings) == 52


@pytest.mark.rule("VG-109")
def test_stacks_do_not_depend_on_the_number_of_players() -> None:
    alone, four = new(1), new(4)
    assert (alone.g.stacks, alone.g.lots) == (four.g.stacks, four.g.lots)
    assert alone.left("pigonator") == four.left("pigonator") == 4


@pytest.mark.rule("VG-110")
@pytest.mark.parametrize("mode", ["ragnarok", "versus"])
def test_twelve_stacks_are_offered_in_both_modes(mode: str) -> None:
    offers = new(2, mode=mode).view("wolf").offers
    cards = [offer.key for offer in offers if offer.noun == "card"]
    assert cards == ["elf-archer", "big-brute", "pigonator", "cannon", "chicken-tower", "sheep-mortar"]
    assert [offer.key for offer in offers if offer.noun == "building"] == list(b.BUILDINGS)


@pytest.mark.rule("VG-111")
def test_the_row_has_five_slots_from_the_deck_to_the_discard() -> None:
    s = new(2)
    assert len(s.row()) == len(b.SLOTS) == 5
    for slot in ("0", "6"):
        assert GAME.vocabulary.parse(f"attack draugr {slot}") == -1
    s = scene(phase="ragnarok", row="- - - - -", deck="draugr dark-elf banshee bone-brute bone-dragon")
    assert s.row() == ["bone-dragon", "bone-brute", "banshee", "dark-elf", "draugr"]  # what comes first lies furthest


@pytest.mark.rule("VG-112")
def test_all_players_begin_with_a_town_hall_of_level_1() -> None:
    s = new(4)
    assert s.g.halls == [1, 1, 1, 1]
    assert len(GAME.box.halls) * len(s.g.halls) == 12


@pytest.mark.rule("VG-114")
def test_no_one_begins_with_tokens_or_buildings() -> None:
    s = new(4)
    for name in s.names:
        assert (s.tokens(name), s.stored(name), s.village(name)) == ((0, 0), (0, 0), [])


@pytest.mark.rule("VG-115")
def test_the_first_player_is_drawn() -> None:
    begins = {new(4, seed, first=None).g.hammer for seed in range(40)}
    assert begins == {0, 1, 2, 3}
    with pytest.raises(BadOptions, match="VG-115"):
        new(2, first=2)


@pytest.mark.rule("VG-116")
def test_alone_one_is_always_first() -> None:
    s = new(1)
    s.play("wolf: done")
    assert (s.g.round, s.g.hammer, s.asked()) == (2, 0, ["wolf: act"])
    assert s.events("HammerPassed") == []


@pytest.mark.rule("VG-117")
@pytest.mark.parametrize("versus", [False, True])
def test_draco_is_there_in_both_modes(versus: bool) -> None:
    s = scene(versus=versus, hands={"wolf": "warrior"})
    assert "draco" in s.options("wolf")


@pytest.mark.rule("VG-119")
def test_two_tokens_are_on_the_track_and_no_one_has_points() -> None:
    s = new(3)
    view = s.view("wolf")
    assert (view.team, view.desolation) == (22, 0)
    assert [player.points for player in view.players] == [0, 0, 0]
    s = scene(halls={"wolf": 1}, fresh=(0, 4))
    s.play("wolf: upgrade")
    assert s.g.points == [0, 0, 0]


@pytest.mark.rule("VG-120")
def test_the_base_games_cards_stay_in_the_box() -> None:
    g = new(4).g
    assert (g.path, g.path_deck, g.favours, g.favour_deck, g.bonuses) == ([b.EMPTY] * 5, [], [], [], ())
    assert g.missions == [[]] * 4
    assert g.mission_decks == [[], [], []]
    s = scene(fresh=(9, 9))
    s.refused("wolf: buy beer-keg", "VG-120")
    assert not {verb for verb in ("claim", "change", "renew", "favour", "raid") if s.options("wolf", verb)}


@pytest.mark.rule("VG-121")
def test_the_army_is_drawn_from_37_cards_of_three_families() -> None:
    g = new(1).g
    assert len(family(g, w.UNDEAD_UNIT, w.UNDEAD_BUILDING, w.CHALLENGE)) == 37
    met = {g.box.undead[card].family for seed in range(10) for card in new(1, seed).g.deck[1:]}
    assert met == {w.UNDEAD_UNIT, w.UNDEAD_BUILDING, w.CHALLENGE}


@pytest.mark.rule("VG-122", "VG-123", "VG-124", "VG-125")
@pytest.mark.parametrize(("seats", "kept"), [(1, 18), (2, 21), (3, 24), (4, 28)])
def test_so_many_cards_are_kept(seats: int, kept: int) -> None:
    g = new(seats).g
    assert len(g.deck) - 1 + len([card for card in g.row if card >= 0]) == kept


@pytest.mark.rule("VG-125x", "VG-127")
@pytest.mark.parametrize(("seats", "deck"), [(1, 16), (2, 19), (3, 22), (4, 26)])
def test_three_lie_in_the_row_and_the_boss_comes_last(seats: int, deck: int) -> None:
    g = new(seats).g
    assert len([card for card in g.row if card >= 0]) == 3
    assert len(g.deck) == deck
    assert [g.box.undead[card].family == w.BOSS for card in g.deck] == [True] + [False] * (deck - 1)


@pytest.mark.rule("VG-126")
def test_what_is_not_kept_leaves_unseen() -> None:
    s = new(1)
    assert len(s.g.aside) == 37 - 18
    before = shown_to_all(s.match.view(0).to_data())
    s.g.aside[0], s.g.deck[-1] = s.g.deck[-1], s.g.aside[0]
    assert shown_to_all(s.match.view(0).to_data()) == before
    assert {tuple(sorted(new(1, seed).g.aside)) for seed in range(5)} != {tuple(sorted(s.g.aside))}


def shown_to_all(data: object) -> str:
    return json.dumps(data, sort_keys=True, default=str)


@pytest.mark.rule("VG-127", "VG-805")
def test_the_boss_is_one_of_five_and_no_one_knows_which() -> None:
    met = set()
    for seed in range(30):
        s = new(2, seed)
        met.add(s.deck()[-1])
        for seat in (0, 1, None):
            seen = shown_to_all([s.match.view(seat).to_data(), [str(entry) for entry in s.match.view(seat).log()]])
            assert not [boss for boss in BOSSES if f'"{boss}"' in seen]
    assert met == BOSSES


@pytest.mark.rule("VG-128")
def test_only_one_boss_takes_part() -> None:
    s = new(1)
    assert len(s.g.bosses) == 4
    while s.g.deck and not s.match.over:
        s.g.team = 60
        s.play_quietly()
    came = [s.g.box.undead[event.undead].slug for event in s.events("UndeadCame")]
    assert [name in BOSSES for name in came].count(True) == 1
    assert came[-1] in BOSSES


@pytest.mark.rule("VG-129", "VG-130", "VG-131", "VG-132", "VG-133")
def test_three_cards_of_the_undead_deck_then_the_riposte_then_nothing() -> None:
    s = new(3)
    assert [card == "-" for card in s.row()] == [False] * 4 + [True]
    assert s.row()[3] == "riposte"
    assert (s.g.path, s.g.path_deck) == ([b.EMPTY] * 5, [])

    s = scene(deck="draugr dark-elf banshee bone-brute")
    open_row(s.g)
    assert s.row() == ["banshee", "dark-elf", "draugr", "riposte", "-"]
    assert s.deck() == ["bone-brute", "hel"]


@pytest.mark.rule("VG-134", "VG-135")
def test_horns_are_silent_at_first_and_stand_above_slots_5_4_and_3() -> None:
    s = new(2)
    assert (s.g.horns, s.view("wolf").ragnarok) == (0, False)
    assert [slot.clashes for slot in s.view("wolf").row] == [False] * 5
    assert [slot.clashes for slot in scene(desolation=2).view("wolf").row] == [False] * 4 + [True]
    assert [slot.clashes for slot in scene(desolation=5).view("wolf").row] == [False] * 3 + [True, True]
    assert b.HORNS == ("first", "second", "ragnarok")


@pytest.mark.rule("VG-136")
def test_two_objectives_of_seven_for_all() -> None:
    met = set()
    for seed in range(30):
        goals = [goal.objective for goal in new(2, seed).view("bear").goals]
        assert len(set(goals)) == len(goals) == 2
        met |= set(goals)
    assert met == {row.slug for row in GAME.box.objectives}
    assert len(met) == 7


@pytest.mark.rule("VG-137", "VG-138", "VG-139", "VG-140", "VG-141")
@pytest.mark.parametrize(("seats", "team"), [(1, 18), (2, 19), (3, 22), (4, 22)])
def test_where_the_tokens_begin(seats: int, team: int) -> None:
    s = new(seats)
    assert (s.team, s.desolation) == (team, 0)
