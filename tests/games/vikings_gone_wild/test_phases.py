"""The phases of a round: Production, Draw, Storage, End of Round, and what resources are worth in them."""

from __future__ import annotations

import pytest

from meadhall.games.vikings_gone_wild import GAME, title
from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.rules.rounds import draw_hands
from meadhall.kernel import Match, Record
from tests.games.vikings_gone_wild.scene import SLUG, Scene, new, scene


def phases(s: Scene) -> list[str]:
    return [b.PHASES[event.phase] for event in s.events("PhaseBegan")]


@pytest.mark.rule("VG-201")
def test_six_phases_against_the_undead() -> None:
    s = new(1)
    s.end_turns("wolf")
    assert phases(s)[:6] == ["production", "draw", "players", "ragnarok", "storage", "end"]
    assert phases(s)[6:] == ["production", "draw", "players"]


@pytest.mark.rule("VG-202")
def test_five_phases_among_rivals() -> None:
    s = new(2, mode="versus")
    s.end_turns("wolf", "bear")
    assert phases(s)[:5] == ["production", "draw", "players", "storage", "end"]
    assert phases(s)[5:] == ["production", "draw", "players"]


@pytest.mark.rule("VG-203", "VG-220")
def test_a_phase_is_finished_by_all_before_the_next_begins() -> None:
    s = new(3)
    s.end_turns("wolf", "bear")
    assert phases(s) == ["production", "draw", "players"]
    assert s.asked() == ["serpent: act"]
    s.end_turns("serpent")
    assert phases(s)[3:] == ["ragnarok", "storage", "end", "production", "draw", "players"]
    turns = [event.seat for event in s.events("TurnBegan")]
    assert turns[:3] == [0, 1, 2]  # one each, and the next round begins


# -- Production -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-204")
def test_working_breweries_and_mines_produce_for_all_at_once() -> None:
    s = scene(phase="ragnarok", halls={"wolf": 2}, villages={"wolf": "brewery brewery", "bear": "gold-mine"})
    assert (s.tokens("wolf"), s.tokens("bear"), s.tokens("serpent")) == ((2, 0), (0, 1), (0, 0))
    assert s.asked() == ["bear: act"]  # before anybody has acted


@pytest.mark.rule("VG-205", "VG-321")
def test_a_building_first_produces_in_the_round_after() -> None:
    s = scene(seats=1, fresh=(0, 2), round=1)
    s.play("wolf: build brewery")
    assert s.tokens("wolf") == (0, 0)
    s.play("wolf: done")
    assert (s.g.round, s.tokens("wolf")) == (2, (1, 0))


@pytest.mark.rule("VG-206")
def test_nothing_else_produces() -> None:
    assert [new(4).tokens(name) for name in ("wolf", "bear", "serpent", "raven")] == [(0, 0)] * 4
    s = scene(
        seats=1, phase="ragnarok", halls={"wolf": 3}, villages={"wolf": "beer-storage gold-storage drakkar tavern"}
    )
    assert s.tokens("wolf") == (0, 0)


# -- Draw -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-210", "VG-321")
@pytest.mark.parametrize(("village", "drawn"), [("", 5), ("tavern tavern", 7), ("tavern+", 6)])
def test_five_cards_and_one_for_each_working_tavern(village: str, drawn: int) -> None:
    s = scene(
        seats=1, halls={"wolf": 2}, villages={"wolf": village}, piles={"wolf": "beer*6 gold*2 warrior*2 cannon*2"}
    )
    before = len(s.hand("wolf"))
    s.play("wolf: done")  # the scaffold of a new Tavern goes at the end of this round
    assert before == 0
    assert len(s.hand("wolf")) == drawn


@pytest.mark.rule("VG-210", "VG-321")
def test_a_tavern_under_construction_draws_nothing() -> None:
    s = scene(seats=1, villages={"wolf": "tavern+"})
    draw_hands(s.g)
    assert len(s.hand("wolf")) == 5


@pytest.mark.rule("VG-211")
def test_all_draw_before_the_first_turn() -> None:
    s = new(3)
    assert [len(s.hand(name)) for name in s.names] == [5, 5, 5]
    assert s.told("CardsDrawn", "TurnBegan") == ["CardsDrawn"] * 3 + ["TurnBegan"]


@pytest.mark.rule("VG-212")
def test_kept_cards_do_not_lessen_the_draw() -> None:
    s = scene(seats=1, villages={"wolf": "drakkar"}, hands={"wolf": "cannon"})
    s.play("wolf: done", "wolf: keep cannon")
    assert len(s.hand("wolf")) == 6
    assert "cannon" in s.hand("wolf")


@pytest.mark.rule("VG-212")
def test_an_edition_may_fill_the_hand_up_instead() -> None:
    box = GAME.box._replace(name="filled", values=GAME.box.values._replace(fill_up=True))
    game = title(box)
    match = Match.new(game, Record(SLUG, 1, 1, "filled", options={"first": 0}, actions=[]))
    match.state.built[0], match.state.sites[0], match.state.struck[0] = [b.DRAKKAR], [0], [0]
    match.state.lots[b.DRAKKAR] -= 1
    match.apply(0, game.vocabulary.parse("done"))
    kept = match.options(0)[1]
    match.apply(0, kept)
    assert len(match.state.hands[0]) == 5


@pytest.mark.rule("VG-213")
def test_an_empty_pile_is_made_of_the_discard() -> None:
    s = scene(seats=1, phase="ragnarok", piles={"wolf": "warrior*2"}, discards={"wolf": "beer*5 gold*2"})
    assert len(s.hand("wolf")) == 5
    assert s.hand("wolf").count("warrior") == 2  # what was left of the pile came first
    assert (len(s.pile("wolf")), s.discard("wolf")) == (4, [])
    assert [event.number for event in s.events("Reshuffled")] == [7]


@pytest.mark.rule("VG-214")
def test_what_is_not_there_is_not_drawn() -> None:
    s = scene(seats=1, phase="ragnarok", piles={"wolf": "beer*3"})
    assert (len(s.hand("wolf")), s.pile("wolf"), s.discard("wolf")) == (3, [], [])
    assert s.asked() == ["wolf: act"]


@pytest.mark.rule("VG-215", "VG-311")
def test_a_reshuffle_takes_what_was_bought_but_not_what_was_played() -> None:
    s = scene(seats=1, hands={"wolf": "beer*3"}, piles={"wolf": ""})
    s.play("wolf: gather", "wolf: buy elf-archer")
    s.g.draw(0, 1)
    assert (s.hand("wolf"), s.pile("wolf")) == (["elf-archer"], [])
    assert s.played("wolf") == ["beer"] * 3


@pytest.mark.rule("VG-216")
def test_there_is_no_largest_hand() -> None:
    ships, taverns = "drakkar drakkar drakkar", "tavern tavern tavern"
    s = scene(seats=1, halls={"wolf": 3}, villages={"wolf": f"{ships} {taverns}"}, hands={"wolf": "cannon*3"})
    s.play("wolf: done", "wolf: keep cannon", "wolf: keep cannon", "wolf: keep cannon")
    assert len(s.hand("wolf")) == 11


# -- Players --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-221")
def test_turns_go_clockwise_from_the_hammer() -> None:
    s = scene(turn="bear", hammer="bear")
    s.end_turns("bear", "serpent", "wolf")
    s.end_turns("serpent", "wolf", "bear")  # the hammer has passed to the left
    assert [event.seat for event in s.events("TurnBegan")][:6] == [1, 2, 0, 2, 0, 1]


@pytest.mark.rule("VG-222")
def test_the_hand_stays_for_a_defence() -> None:
    s = scene(seats=1, hands={"wolf": "cannon"}, row="- - - - draugr", desolation=2)
    s.play("wolf: done")
    assert s.hand("wolf") == ["cannon"]
    s.play("wolf: defend cannon town-hall")
    assert s.team == 20


# -- Storage --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-230", "VG-231", "VG-232", "VG-233", "VG-234", "VG-251")
@pytest.mark.parametrize(
    ("village", "stored", "tokens", "kept"),
    [
        ("beer-storage", (0, 0), (2, 0), (2, 0)),
        ("gold-storage", (0, 0), (0, 5), (0, 3)),
        ("beer-storage", (2, 0), (2, 0), (3, 0)),
        ("", (0, 0), (1, 1), (0, 0)),
        ("gold-storage", (0, 0), (2, 0), (0, 0)),
        ("beer-storage", (0, 0), (0, 2), (0, 0)),
    ],
)
def test_what_fits_is_stored_and_the_rest_is_lost(
    village: str, stored: tuple[int, int], tokens: tuple[int, int], kept: tuple[int, int]
) -> None:
    s = scene(seats=1, villages={"wolf": village}, stored={"wolf": stored}, tokens={"wolf": tokens})
    s.play("wolf: done")  # no question: it is asked what to do in the next round
    assert s.asked() == ["wolf: act"]
    assert (s.stored("wolf"), s.tokens("wolf")) == (kept, (0, 0))
    lost = sum(stored) + sum(tokens) - sum(kept)
    assert [event.lost for event in s.events("Stored")] == [lost]


@pytest.mark.rule("VG-235")
def test_a_storage_stores_nothing_in_the_round_it_is_built() -> None:
    s = scene(seats=1, villages={"wolf": "beer-storage+ brewery"}, tokens={"wolf": (1, 0)})
    s.play("wolf: done")
    assert s.stored("wolf") == (0, 0)
    assert s.tokens("wolf") == (1, 0)  # newly produced
    s.play("wolf: done")
    assert s.stored("wolf") == (1, 0)


@pytest.mark.rule("VG-236")
def test_unspent_tokens_are_still_exposed_to_the_undead() -> None:
    s = scene(
        seats=1, phase="ragnarok", villages={"wolf": "beer-storage"}, tokens={"wolf": (2, 0)},
        row="- - - - black-brewery", desolation=2,
    )  # fmt: skip
    assert s.stored("wolf") == (0, 0)


# -- End of Round ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-240")
def test_played_cards_and_hands_are_discarded() -> None:
    s = scene(seats=2, hands={"wolf": "beer*2"}, played={"wolf": "beer*4"}, piles={"wolf": "gold*2 warrior*2 cannon"})
    s.end_turns("wolf", "bear")
    assert (s.discard("wolf"), s.played("wolf")) == (["beer"] * 6, [])
    assert sorted(s.hand("wolf")) == ["cannon", "gold", "gold", "warrior", "warrior"]  # the next round's


@pytest.mark.rule("VG-241", "VG-242")
def test_each_working_drakkar_keeps_a_card_of_the_hand_or_none() -> None:
    s = scene(
        seats=1, halls={"wolf": 2}, villages={"wolf": "drakkar drakkar"},
        hands={"wolf": "cannon gold warrior"}, played={"wolf": "beer*2"},
    )  # fmt: skip
    s.play("wolf: done")
    assert s.options("wolf") == {"done", "keep cannon", "keep gold", "keep warrior"}
    s.refused("wolf: keep beer", "VG-241")
    s.play("wolf: keep cannon", "wolf: keep gold")  # two Drakkars: the limit
    assert s.asked() == ["wolf: act"]
    assert "warrior" in s.discard("wolf")
    assert [event.number for event in s.events("CardsKept")] == [2]


@pytest.mark.rule("VG-242")
def test_keeping_nothing_is_allowed() -> None:
    s = scene(
        seats=1, halls={"wolf": 2}, villages={"wolf": "drakkar drakkar"},
        hands={"wolf": "cannon gold warrior"}, piles={"wolf": "beer*5"},
    )  # fmt: skip
    s.play("wolf: done", "wolf: done")
    assert sorted(s.discard("wolf")) == ["cannon", "gold", "warrior"]
    assert s.hand("wolf") == ["beer"] * 5


@pytest.mark.rule("VG-243")
def test_damage_goes_and_then_scaffolds() -> None:
    s = scene(seats=1, phase="ragnarok", villages={"wolf": "brewery+* town-hall*"})
    assert s.village("wolf") == ["brewery"]
    assert not s.hall_struck("wolf")
    assert s.tokens("wolf") == (1, 0)


@pytest.mark.rule("VG-244")
def test_a_drakkar_keeps_nothing_in_the_round_it_is_built() -> None:
    s = scene(seats=1, villages={"wolf": "drakkar+"}, hands={"wolf": "cannon gold"}, piles={"wolf": "beer*5"})
    s.play("wolf: done")
    assert s.asked() == ["wolf: act"]
    assert sorted(s.discard("wolf")) == ["cannon", "gold"]


@pytest.mark.rule("VG-245")
def test_the_hammer_passes_to_the_left() -> None:
    s = new(3)
    seen = []
    for _ in range(4):
        seen.append(s.g.hammer)
        first = s.g.round
        while s.g.round == first:
            s.play_quietly()
    assert seen == [0, 1, 2, 0]


# -- resources ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-250")
def test_what_cards_give_is_gone_at_the_end_of_the_turn() -> None:
    s = scene(seats=1, villages={"wolf": "beer-storage"}, hands={"wolf": "beer"})
    s.play("wolf: play beer")
    assert s.fresh() == (1, 0)
    s.play("wolf: done")
    assert (s.fresh(), s.stored("wolf")) == ((0, 0), (0, 0))


@pytest.mark.rule("VG-251")
def test_what_buildings_give_outlasts_the_turn() -> None:
    s = scene(seats=2, tokens={"wolf": (1, 0)}, villages={"wolf": "beer-storage"})
    s.play("wolf: done")
    assert s.tokens("wolf") == (1, 0)
    s.play("bear: done")
    assert s.stored("wolf") == (1, 0)


@pytest.mark.rule("VG-252", "VG-301")
def test_tokens_are_spent_in_the_own_turn_only() -> None:
    s = scene(seats=2, tokens={"bear": (3, 2)}, hands={"bear": "beer warrior"})
    for line in ("buy cannon", "build gold-mine", "trade gold", "play beer", "draco"):
        s.refused(f"bear: {line}")
    s.play("wolf: done", "bear: buy cannon")
    assert s.tokens("bear") == (3, 0)


@pytest.mark.rule("VG-253")
def test_two_beer_become_one_gold() -> None:
    s = scene(fresh=(3, 0))
    s.play("wolf: trade beer")
    assert s.fresh() == (1, 1)
    s.refused("wolf: trade beer", "VG-253", needs=2, has=1)


@pytest.mark.rule("VG-254")
def test_one_gold_becomes_one_beer() -> None:
    s = scene(fresh=(0, 1))
    s.play("wolf: trade gold")
    assert s.fresh() == (1, 0)
    s.refused("wolf: trade gold", "VG-254", has=0)


@pytest.mark.rule("VG-255")
def test_exchanges_are_made_as_often_as_one_likes_in_the_own_turn() -> None:
    s = scene(seats=2, fresh=(6, 0), tokens={"bear": (4, 0)})
    s.play("wolf: trade beer", "wolf: trade beer", "wolf: trade beer")
    assert s.fresh() == (0, 3)
    s.refused("bear: trade beer")


@pytest.mark.rule("VG-256")
def test_what_comes_out_of_an_exchange_is_volatile() -> None:
    s = scene(seats=1, fresh=(1, 0), tokens={"wolf": (1, 0)}, villages={"wolf": "gold-storage"})
    s.play("wolf: trade beer")
    assert (s.fresh(), s.tokens("wolf")) == ((0, 1), (0, 0))
    s.play("wolf: done")
    assert s.stored("wolf") == (0, 0)


@pytest.mark.rule("VG-257")
def test_volatile_resources_go_first_then_produced_then_stored() -> None:
    s = scene(fresh=(1, 0), tokens={"wolf": (2, 0)}, stored={"wolf": (3, 0)}, villages={"wolf": "beer-storage"})
    s.play("wolf: buy elf-archer")
    assert (s.fresh(), s.tokens("wolf"), s.stored("wolf")) == ((0, 0), (0, 0), (3, 0))
    s = scene(fresh=(1, 0), tokens={"wolf": (1, 0)}, stored={"wolf": (3, 0)}, villages={"wolf": "beer-storage"})
    s.play("wolf: buy elf-archer")
    assert (s.fresh(), s.tokens("wolf"), s.stored("wolf")) == ((0, 0), (0, 0), (2, 0))


@pytest.mark.rule("VG-258")
def test_the_supply_of_tokens_never_runs_out() -> None:
    beer, gold = "beer-storage beer-storage beer-storage", "gold-storage gold-storage gold-storage"
    s = scene(
        seats=2,
        phase="ragnarok",
        halls={"wolf": 3, "bear": 3},
        villages={"wolf": f"{beer} brewery brewery", "bear": f"{beer} {gold}"},
        stored={"wolf": (9, 0), "bear": (9, 9)},
    )
    assert s.tokens("wolf") == (2, 0)
