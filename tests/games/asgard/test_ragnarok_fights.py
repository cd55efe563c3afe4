"""Ragnarök, the worlds are fought for and the match ends (AS-725 to AS-745)."""

from __future__ import annotations

import pytest

from meadhall.games.asgard import board as b
from meadhall.games.asgard.events.ragnarok import TileShown, WorldFought, WorldWon
from meadhall.games.asgard.events.rounds import MatchEnded
from meadhall.games.asgard.state import EMPTY
from tests.games.asgard.box import BOX
from tests.games.asgard.ragnarok import fought, scores
from tests.games.asgard.scene import Scene, scene
from tests.games.asgard.setting import Words


def won(world: int, upper: str | None, lower: str | None, *, laid: tuple[str, ...] = ()) -> Scene:
    """Hel has won a world with these supporters, by ten Giants, and these tiles lay under her."""
    place = f"dark-{world}"
    return scene(
        phase="twilight",
        worlds={place: "hel-1"},
        support={"hel": (upper, lower)},
        deployed={place: "10 giant"},
        laid={place: laid},
    )


def thor_against_population(people: str, recruits: Words = (), guard: int = 0, flipped: bool = False) -> Scene:
    """Thor of value 3, supported by red alone, against a Population in World 3."""
    return scene(
        phase="twilight",
        worlds={"light-3": "thor-3", "dark-3": people},
        flipped=["dark-3"] if flipped else [],
        support={"thor": ("red", None)},
        deployed={"light-3": recruits},
        guards={"dark-3": guard} if guard else {},
    )


# -- what camps count ---------------------------------------------------------------------------------------


@pytest.mark.rule("AS-725")
def test_worlds_are_fought_for_from_one_to_seven_and_show_their_tiles_one_by_one() -> None:
    s = scene(
        phase="ragnarok",
        worlds={"light-5": "odin-1", "dark-1": "hel-2", "light-3": "thor-3"},
        support={"odin": ("red", None), "hel": ("blue", None), "thor": ("yellow", None)},
        tiles={"red": "weapon-5", "blue": "weapon-2", "yellow": "weapon-3"},
    )

    s.play("red: lay weapon-5 light-5", "blue: lay weapon-2 dark-1", "yellow: lay weapon-3 light-3")

    told = []
    for event in s.events("TileShown", "WorldFought"):
        if isinstance(event, TileShown):
            told.append(f"show {b.PLACES[event.place]}")
        elif isinstance(event, WorldFought):
            told.append(f"fight {event.world + 1}")
    assert told == [
        "show light-1", "show dark-1", "fight 1",
        "show light-3", "show dark-3", "fight 3",
        "show light-5", "show dark-5", "fight 5",
    ]  # fmt: skip


@pytest.mark.rule("AS-726")
def test_a_camp_counts_its_tile_its_recruits_and_its_weapons() -> None:
    s = scene(
        phase="twilight",
        worlds={"light-2": "odin-3", "dark-2": "population-5"},
        deployed={"light-2": "giant white"},
        laid={"light-2": ["red weapon-2", "red weapon-5"]},
        guards={"dark-2": 3},
    )

    assert fought(s)[2] == (13, 4 + 3)


@pytest.mark.rule("AS-727")
def test_a_population_counts_in_full_against_a_god() -> None:
    s = scene(phase="twilight", worlds={"light-2": "odin-4", "dark-2": "population-6"}, guards={"dark-2": 2})

    assert fought(s)[2] == (4, 7)


@pytest.mark.rule("AS-728")
def test_a_population_turned_over_counts_nothing_but_gets_its_weapon() -> None:
    assert fought(thor_against_population("population-8", guard=2, flipped=True))[3] == (3, 2)

    s = scene(phase="ragnarok", worlds={"light-3": "thor-3", "dark-3": "population-8"}, flipped=["dark-3"])
    guard = s.g.guards[b.PLACES.index("dark-3")]
    assert guard != EMPTY
    assert fought(s)[3] == (3, BOX.value[guard])


@pytest.mark.rule("AS-729")
def test_spells_set_to_zero_before_they_double() -> None:
    s = scene(
        phase="twilight",
        worlds={"light-4": "freyja-1", "dark-4": "mimir-2"},
        deployed={"dark-4": "giant 2 white"},
        laid={"light-4": ["red spell-7"], "dark-4": ["blue spell-3"]},
    )

    assert fought(s)[4] == (1, 2)


# -- who scores ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-730")
def test_the_higher_value_wins_and_no_one_scores_for_a_tie() -> None:
    tie, more, less = [
        scene(
            phase="twilight",
            worlds={"light-7": "freyja-3", "dark-7": "mimir-3"},
            support={"freyja": ("red", "blue"), "mimir": ("yellow", None)},
            deployed={"light-7": f"{light} white", "dark-7": f"{dark} orange"},
        )
        for light, dark in ((6, 6), (7, 6), (6, 7))
    ]

    assert fought(tie)[7] == (9, 9)
    assert scores(tie) == [0, 0, 0, 0]
    assert scores(more) == [13, 11, 0, 0]
    assert scores(less) == [0, 0, 24, 0]


@pytest.mark.rule("AS-731")
def test_no_one_scores_where_a_population_wins() -> None:
    s = thor_against_population("population-7", "2 orange", guard=2)

    assert fought(s)[3] == (5, 7)
    assert scores(s) == [0, 0, 0, 0]
    assert scores(thor_against_population("population-7", "5 orange", guard=2)) == [14, 0, 0, 0]


@pytest.mark.rule("AS-732")
@pytest.mark.parametrize("support", [(None, "red"), ("red", None)])
def test_a_lone_supporter_scores_both_rewards_from_either_slot(support: tuple[str | None, str | None]) -> None:
    assert scores(won(1, *support)) == [7 + 2, 0, 0, 0]


@pytest.mark.rule("AS-733")
def test_two_supporters_score_by_the_slot_of_their_disc() -> None:
    assert scores(won(7, "red", "blue")) == [13, 11, 0, 0]
    assert scores(won(7, "blue", "red")) == [11, 13, 0, 0]


@pytest.mark.rule("AS-734")
def test_a_god_without_supporters_scores_for_no_one() -> None:
    s = won(2, None, None, laid=("red spell-4", "red spell-5"))

    assert WorldWon(b.HEL, 1) in s.events()
    assert scores(s) == [0, 0, 0, 0]


@pytest.mark.rule("AS-735")
@pytest.mark.parametrize("support", [(None, "red"), ("red", None)])
def test_a_lone_supporter_is_upper_and_lower_for_spells(support: tuple[str | None, str | None]) -> None:
    s = won(1, *support, laid=("red spell-4", "red spell-5"))

    assert scores(s) == [7 + 2 + 10 + 10, 0, 0, 0]


@pytest.mark.parametrize(
    ("world", "upper", "lower"),
    [
        pytest.param(1, 7, 2, marks=pytest.mark.rule("AS-736")),
        pytest.param(2, 8, 3, marks=pytest.mark.rule("AS-737")),
        pytest.param(3, 9, 5, marks=pytest.mark.rule("AS-738")),
        pytest.param(4, 10, 6, marks=pytest.mark.rule("AS-739")),
        pytest.param(5, 11, 8, marks=pytest.mark.rule("AS-740")),
        pytest.param(6, 12, 9, marks=pytest.mark.rule("AS-741")),
        pytest.param(7, 13, 11, marks=pytest.mark.rule("AS-742")),
    ],
)
def test_rewards_of_a_world(world: int, upper: int, lower: int) -> None:
    assert scores(won(world, "red", None)) == [upper + lower, 0, 0, 0]
    assert scores(won(world, "red", "blue")) == [upper, lower, 0, 0]


@pytest.mark.rule("AS-794x", "AS-795x")
@pytest.mark.parametrize(
    ("weapon", "values", "points"),
    [("weapon-6", (10, 8), [0, 0, 13 + 10, 11]), ("weapon-2", (6, 8), [13, 0, 0, 11 + 10])],
)
def test_the_seventh_world_and_what_mauve_would_have_scored(
    weapon: str, values: tuple[int, int], points: list[int]
) -> None:
    s = scene(
        phase="twilight",
        worlds={"light-7": "freyja-1", "dark-7": "mimir-4"},
        support={"freyja": ("yellow", "mauve"), "mimir": ("red", "mauve")},
        deployed={"light-7": "giant white", "dark-7": "giant 2 white"},
        laid={
            "light-7": [f"yellow {weapon}", "yellow spell-2", "yellow spell-4"],
            "dark-7": ["mauve spell-3", "mauve spell-5"],
        },
    )

    assert fought(s)[7] == values
    assert scores(s) == points


# -- the end --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-743")
def test_who_has_most_points_after_the_last_world_wins() -> None:
    s = scene(
        phase="ragnarok",
        worlds={"light-7": "odin-4"},
        support={"odin": ("mauve", None)},
        on_gods={"odin": "10 white"},
        score={"red": 58, "blue": 77, "yellow": 60, "mauve": 57},
    )

    assert scores(s) == [58, 77, 60, 81]
    outcome = s.match.outcome
    assert outcome is not None
    assert outcome.scores == (58, 77, 60, 81)
    assert outcome.winners == (s.seat("mauve"),)
    assert outcome.ranks == (4, 2, 3, 1)
    assert s.events()[-1] == MatchEnded(s.seat("mauve"), 81)


@pytest.mark.rule("AS-744")
@pytest.mark.parametrize(
    ("order", "winner", "ranks"),
    [
        (("yellow", "blue", "red", "mauve"), "blue", (2, 1, 3, 4)),
        (("mauve", "red", "yellow", "blue"), "red", (1, 2, 4, 3)),
    ],
)
def test_among_equals_the_lowest_turn_order_tile_wins(
    order: tuple[str, ...], winner: str, ranks: tuple[int, ...]
) -> None:
    s = scene(phase="ragnarok", order=order, score={"red": 80, "blue": 80, "yellow": 10, "mauve": 10})

    outcome = s.match.outcome
    assert outcome is not None
    assert outcome.winners == (s.seat(winner),)
    assert outcome.ranks == ranks


@pytest.mark.rule("AS-745")
def test_nothing_that_is_left_over_scores() -> None:
    s = scene(
        phase="ragnarok",
        score={"red": 40},
        stones={"red": "pink yellow red blue green black"},
        seals={"red": (2, 2)},
        recruits={"red": "3 giant"},
        bonuses={"red": "population-6"},
        temples={"red": "temple-4-pink-green-white"},
        powers={"thor": "red", "tyr": "red"},
        zones={"red": [1, 2, 3]},
        centre={"red": 1},
        support={"loki": ("red", None)},
    )

    assert s.match.over
    assert scores(s) == [40, 0, 0, 0]
    assert s.events("Scored") == []
