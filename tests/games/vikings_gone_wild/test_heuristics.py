"""The heuristics of bots: a partner one would like, and a rival one would not."""

from __future__ import annotations

import pytest

from meadhall.bots import make_bot
from meadhall.bots.search_common import follow
from meadhall.games.vikings_gone_wild import GAME
from meadhall.games.vikings_gone_wild.heuristics import HEURISTICS
from meadhall.games.vikings_gone_wild.heuristics import weights as v
from meadhall.games.vikings_gone_wild.heuristics.evaluation import evaluate, is_calm
from meadhall.games.vikings_gone_wild.heuristics.team import is_ready, team_worth, threat
from meadhall.games.vikings_gone_wild.heuristics.traits import traits_of
from meadhall.games.vikings_gone_wild.heuristics.village import Outlook, means_of
from meadhall.kernel import Chance
from tests.games.vikings_gone_wild.scene import Scene, new, scene


def best(s: Scene) -> str:
    """The option that looks best at a glance to the player who is asked."""
    (decision,) = s.match.decisions
    worths = HEURISTICS.instinct(s.g, decision)
    return GAME.vocabulary.text(decision.options[worths.index(max(worths))])


def greedy(s: Scene, seed: int = 1) -> str:
    """The greedy bot's answer."""
    return answer(s, "greedy", seed)


def answer(s: Scene, bot: str, seed: int = 1) -> str:
    """The answer of a bot that sees only what its seat does."""
    (decision,) = s.match.decisions
    return GAME.vocabulary.text(make_bot(bot, GAME, seed=seed).choose(s.match.view(decision.seat), decision))


def turn_of(s: Scene, bot: str, seed: int = 1) -> list[str]:
    """All that a bot answers until its turn is over."""
    seat, found = s.g.turn, [""]
    while s.g.turn == seat and s.match.decisions[0].seat == seat and found[-1] != "done":
        found.append(answer(s, bot, seed))
        s.match.apply(seat, GAME.vocabulary.parse(found[-1]))
    return found[1:]


# -- a partner --------------------------------------------------------------------------------------------------


def test_what_is_about_to_clash_is_killed_first() -> None:
    s = scene(seats=3, hands={"wolf": "big-brute"}, row="dark-elf - - - dark-elf", desolation=3)

    assert best(s) == "attack dark-elf 5"
    assert greedy(s) == "attack dark-elf 5"


@pytest.mark.parametrize("bot", ["greedy", "mcts:1"])
def test_a_partner_kills_what_is_about_to_clash(bot: str) -> None:
    """Of two equal cards the one that clashes in this round; a dearer one that comes later waits."""
    s = scene(seats=2, hands={"wolf": "big-brute"}, row="dark-elf black-cannon - - dark-elf", desolation=3)

    assert turn_of(s, bot)[0] == "attack dark-elf 5"
    assert s.row() == ["dark-elf", "black-cannon", "-", "-", "-"]


@pytest.mark.parametrize("bot", ["greedy", "mcts:1"])
def test_a_partner_keeps_the_defence_that_holds_now(bot: str) -> None:
    """Two shields would meet a Challenge that is far away; but without them Nidhögg costs twice as much tonight."""
    s = scene(seats=1, hands={"wolf": "cannon*2"}, row="shields - - - nidhogg", deck="", desolation=3,
              fallen="draugr*5 dark-elf*4 bone-brute*3 cursed-tower*3", round=10)  # fmt: skip
    assert "meet shields" in s.options("wolf")
    assert best(s) != "meet shields"

    assert "meet shields" not in turn_of(s, bot)
    assert s.hand("wolf").count("cannon") == 2


def test_a_partner_gives_shields_that_no_one_needs() -> None:
    s = scene(seats=1, hands={"wolf": "cannon*2"}, row="- - - - shields", deck="draugr*3 hel", desolation=3)

    assert best(s) == "meet shields"
    assert greedy(s) == "meet shields"


@pytest.mark.parametrize("bot", ["greedy", "mcts:1"])
def test_a_partner_leaves_the_last_stock_to_the_one_who_lacks_it(bot: str) -> None:
    """Bear needs three of the last three Defence cards, or the team can't win."""
    sold = "cannon*2 chicken-tower*3 sheep-mortar*3"
    s = scene(seats=2, objectives="rampart village", hands={"wolf": "cannon*3"}, fresh=(0, 2), sold=sold, round=9,
              villages={"wolf": "brewery"}, row="- - - - dark-elf", desolation=8)  # fmt: skip
    assert "buy cannon" in s.options("wolf")

    assert "buy cannon" not in turn_of(s, bot)


def test_a_producer_that_partners_lack_is_left_to_them() -> None:
    s = scene(seats=2, objectives="industry village", fresh=(0, 2), round=9, halls={"wolf": 2},
              villages={"wolf": "brewery gold-mine gold-mine"})  # fmt: skip
    s.g.lots[0], s.g.lots[1] = 3, 0

    assert "build brewery" in s.options("wolf")
    assert best(s) != "build brewery"


# -- Objectives -------------------------------------------------------------------------------------------------


def test_tokens_that_must_be_stored_are_not_spent_after_the_boss_has_fallen() -> None:
    s = scene(
        seats=1, row="- - - - dark-elf", deck="", objectives="cellar village", round=11, desolation=8,
        tokens={"wolf": (3, 0)}, villages={"wolf": "beer-storage brewery tavern drakkar"},
    )  # fmt: skip
    s.g.boss_fell = 1
    assert "buy elf-archer" in s.options("wolf")

    assert turn_of(s, "greedy") == ["done"]


def test_a_storage_that_is_being_built_takes_nothing_yet() -> None:
    village = "beer-storage brewery tavern drakkar"
    s = scene(seats=1, objectives="cellar village", tokens={"wolf": (3, 0)}, villages={"wolf": village})
    assert is_ready(s.g)

    s.g.sites[0][0] = 1
    assert not is_ready(s.g)


def test_a_third_producer_wants_a_larger_town_hall() -> None:
    small = scene(seats=1, objectives="industry village", round=9, fresh=(0, 4),
                  villages={"wolf": "brewery gold-mine tavern drakkar"})  # fmt: skip
    assert best(small) == "upgrade"


def test_a_threat_is_what_the_hands_cannot_hold() -> None:
    s = scene(seats=3, hands={"wolf": "cannon"}, row="- - - - dark-elf", desolation=3)
    elf = s.g.row[4]

    assert threat(s.g, elf) == 2.0  # wolf holds with 2 + 2 against 3
    s.g.hands[1].append(s.g.hands[0][0])
    assert threat(s.g, elf) == 1.0


@pytest.mark.parametrize("ready", [True, False])
def test_the_last_blow_waits_until_all_are_ready(ready: bool) -> None:
    """One who is not will lose the game for all, if the Boss falls now."""
    s = scene(
        seats=1, hands={"wolf": "pigonator"}, row="- - - - hel", deck="", wounds=1, objectives="chieftain village",
        halls={"wolf": 2 if ready else 1}, villages={"wolf": "brewery gold-mine tavern drakkar"}, team=20, desolation=8,
    )  # fmt: skip

    assert (best(s) == "attack hel 5") is ready
    assert (greedy(s) == "attack hel 5") is ready


def test_stock_that_partners_lack_is_left_to_them() -> None:
    """Bear needs three Defence cards of the last three; wolf, who has enough, buys none."""
    sold = "cannon*2 chicken-tower*3 sheep-mortar*3"
    s = scene(seats=2, objectives="rampart village", hands={"wolf": "cannon*3"}, fresh=(0, 2), sold=sold, round=9,
              villages={"wolf": "brewery"})  # fmt: skip
    assert "buy cannon" in s.options("wolf")

    assert best(s) != "buy cannon"
    assert greedy(s) != "buy cannon"


def test_a_defence_is_as_small_as_holds() -> None:
    s = scene(seats=1, hands={"wolf": "cannon chicken-tower"}, row="- - - - dark-elf", deck="draugr", desolation=2)
    s.play("wolf: done")

    assert best(s) == "defend cannon town-hall"
    s.play("wolf: defend cannon town-hall")
    assert best(s) == "done"


def test_defence_cards_that_do_not_help_are_kept() -> None:
    s = scene(seats=1, hands={"wolf": "cannon"}, row="- - - - bone-dragon", deck="draugr", desolation=2)
    s.play("wolf: done")

    assert best(s) == "done"


def test_one_worth_for_the_whole_team() -> None:
    s = new(4)

    assert len(set(evaluate(s.g))) == 1
    assert HEURISTICS.teams is not None
    assert len(set(HEURISTICS.teams(s.g))) == 1
    assert len(set(HEURISTICS.teams(new(4, mode="versus").g))) == 4


def test_spaces_kills_and_wounds_are_worth_something() -> None:
    row = "- dark-elf - - draugr"
    base = team_worth(scene(row=row).g)

    assert team_worth(scene(row=row, team=21).g) > base
    assert team_worth(scene(row="- dark-elf - - -", fallen="draugr").g) > base
    assert team_worth(scene(row=row, wounds=1).g) > base
    assert team_worth(scene(row=row, villages={"wolf": "brewery"}).g) > base


def test_every_level_of_the_town_hall_is_worth_something() -> None:
    first, second, third = [team_worth(scene(seats=1, halls={"wolf": level}).g) for level in (1, 2, 3)]

    assert first < second < third


def test_what_objectives_lack_weighs_when_the_end_is_near() -> None:
    def cost(now: int) -> float:
        lacks, has = [
            scene(seats=1, objectives="chieftain treasury", halls={"wolf": 2}, stored={"wolf": (0, gold)}, round=now,
                  villages={"wolf": "gold-storage gold-mine"})
            for gold in (0, 3)
        ]  # fmt: skip
        return team_worth(has.g) - team_worth(lacks.g)

    assert 5 * cost(3) < cost(11)


def test_a_search_looks_into_the_next_rounds() -> None:
    """A card bought now is drawn in the next round, or in the one after it."""
    assert HEURISTICS.chapters(new(1).g) == 3
    assert HEURISTICS.chapters(new(2, mode="versus").g) == 2


# -- turns ------------------------------------------------------------------------------------------------------


def test_a_turn_is_judged_when_it_is_over() -> None:
    s = scene(seats=2, hands={"wolf": "beer*2"})

    assert is_calm(s.g)
    assert not is_calm(s.play("wolf: play beer").g)
    assert is_calm(s.play("wolf: done").g)


def test_a_challenge_met_is_something_done() -> None:
    s = scene(seats=1, hands={"wolf": "cannon*2"}, row="- - - - shields", deck="draugr*3 hel", desolation=3)

    assert not is_calm(s.play("wolf: meet shields", "wolf: discard cannon").g)


def test_resources_are_gathered_before_anything_is_bought() -> None:
    assert best(scene(seats=1, hands={"wolf": "beer*3 gold"})) == "gather"


def test_draco_gets_a_unit_that_no_one_else_needs() -> None:
    idle = scene(seats=1, hands={"wolf": "warrior"}, row="- - - - dark-elf")
    needed = scene(seats=1, hands={"wolf": "warrior big-brute"}, row="- - - - bone-brute")

    assert best(idle) == "draco"
    assert best(needed) == "attack bone-brute 5"


# -- a rival ----------------------------------------------------------------------------------------------------


def test_a_rival_raids_what_he_can_beat() -> None:
    s = scene(seats=2, versus=True, hands={"wolf": "elf-archer*2"}, villages={"bear": "beer-storage tavern"})

    assert best(s) == "raid bear beer-storage"


def test_one_attack_after_the_other_then_strike() -> None:
    s = scene(seats=2, versus=True, hands={"wolf": "elf-archer*2"}, villages={"bear": "beer-storage brewery tavern"})
    s.play("wolf: raid bear beer-storage", "wolf: with elf-archer")
    assert best(s) == "raid bear brewery"
    s.play("wolf: raid bear brewery")
    assert best(s) == "with elf-archer"
    s.play("wolf: with elf-archer")
    assert best(s) == "strike"


def test_no_one_raids_into_more_shields_than_their_units() -> None:
    """After their turn a rival holds little but Defence cards; each of them saves a building, and gives them a VP."""
    villages = {"wolf": "beer-storage brewery gold-mine"}

    def after_wolfs_turn(units: str) -> Scene:
        s = scene(seats=2, versus=True, hands={"wolf": "cannon*2", "bear": units}, villages=villages)
        return s.play("wolf: done")

    assert not best(after_wolfs_turn("elf-archer")).startswith("raid")
    assert best(after_wolfs_turn("elf-archer*4")).startswith("raid wolf")


def test_what_a_card_says_is_weighed_like_what_it_shows() -> None:
    """Two cards drawn for one make the deck thinner; Skald, which replaces itself, is better than beer."""
    g = new(2, mode="versus").g
    slugs = [row.slug for row in g.box.cards]
    outlook = Outlook(means_of(g, 0), v.RIVAL, 10.0)
    worth = {slug: outlook.card(g, slugs.index(slug)) for slug in slugs}

    assert min(worth["raven-scout"], worth["skald"], worth["beer-theft"], worth["blacksmith"]) > worth["warrior"]
    assert worth["skald"] > worth["gold"] > worth["beer"]
    assert worth["undead"] < worth["big-brute"] < worth["pigonator"]  # the first one attacks only once
    assert worth["assassin"] > worth["big-brute"]


def test_two_small_units_are_better_than_a_large_one_among_rivals_only() -> None:
    rivals, team = new(2, mode="versus").g, new(2).g
    slugs = [row.slug for row in rivals.box.cards]
    archer, rider = slugs.index("elf-archer"), slugs.index("bear-rider")

    assert 2 * traits_of(rivals).attack[archer] > traits_of(rivals).attack[rider]
    assert 2 * traits_of(team).attack[archer] == traits_of(team).attack[rider]


def test_a_building_that_can_be_saved_is_saved() -> None:
    s = scene(
        seats=2, versus=True, hands={"wolf": "big-brute", "bear": "cannon sheep-mortar"}, villages={"bear": "brewery"}
    )
    s.play("wolf: raid bear brewery", "wolf: with big-brute", "wolf: strike")

    assert best(s) == "defend cannon brewery"


def test_points_are_claimed() -> None:
    s = scene(seats=2, versus=True, missions={"wolf": "planner worker"}, halls={"wolf": 2})

    assert best(s) == "claim planner"


@pytest.mark.parametrize(("mode", "seats"), [("ragnarok", 2), ("versus", 2)])
def test_instinct_knows_every_question(mode: str, seats: int) -> None:
    """Played by instinct alone, a match comes to its end, and nothing is half done where an evaluation is asked."""
    match, chance = new(seats, seed=3, mode=mode).match, Chance(3)
    while not match.over:
        for decision in match.decisions:
            match.apply(decision.seat, follow(match, HEURISTICS, decision, 0.3, chance))
    assert len(evaluate(match.state)) == seats
