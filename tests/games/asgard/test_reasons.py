"""Why an option is off, question by question: the rule, the form of its sentence and its numbers."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.asgard import board as b
from meadhall.games.asgard.state import EMPTY
from meadhall.kernel import Reason
from tests.games.asgard.asking import request
from tests.games.asgard.scene import Scene, new, scene
from tests.games.asgard.turns import buying, temple, visit


def why(s: Scene, line: str) -> str:
    """The reason against a line as `AS-304 round=2`, or `AS-910 inactive round=3` where it has a form."""
    name, _, words = line.partition(": ")
    decision = next(d for d in s.match.decisions if d.seat == s.seat(name))
    option = s.match.game.vocabulary.parse(words)
    assert option >= 0, f"{words!r} is no option"
    reason = s.match.why(decision, option)
    if not isinstance(reason, Reason):
        return reason
    words_of_it = [reason.form, *[f"{key}={value}" for key, value in reason.numbers.items()]]
    return " ".join([reason, *[word for word in words_of_it if word]])


def gives(s: Scene, name: str, reasons: dict[str, str]) -> None:
    found = {words: why(s, f"{name}: {words}") for words in reasons}
    assert found == reasons


# -- rounds ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "rule"), [(4, "AS-137"), (3, "AS-138")])
def test_the_draft(seats: int, rule: str) -> None:
    s = new(seats)
    s.play(f"{s.order()[-1]}: draft giant")

    gives(s, s.order()[-2], {"draft giant": f"{rule} taken", "draft white": "", "pass": "AS-137"})


def test_who_gives_a_seal_to_a_god() -> None:
    s = scene(
        round=2,
        phase="start",
        no_seal=["odin"],
        seal_reserve=(0, 5),
        seals={"red": (2, 0), "blue": (2, 1), "yellow": (1, 0)},
    )
    assert s.asked() == ["red: seal_giver"]

    gives(s, "red", {"from red": "", "from yellow": "AS-212 fewer has=1 most=2", "done": "AS-212"})


def test_discs_taken_back() -> None:
    s = scene(round=2, phase="start", supply={"red": 1}, zones={"red": [1, 2]}, support={"hel": ("red", None)})

    reasons = {
        "recover world-1": "",
        "recover hel": "",
        "recover world-5": "AS-218 none",
        "recover thor": "AS-218 none",
    }
    gives(
        s, "red", {**reasons, "recover centre": "AS-218 none", "done": "AS-217 needs=2 has=1", "choose thor": "AS-218"}
    )


# -- gods and discs -------------------------------------------------------------------------------------------


def test_gods_to_choose() -> None:
    s = scene(phase="gods", supply={"red": 3})
    s.play("red: choose thor")

    gives(s, "red", {
        "choose hel": "", "choose thor": "AS-305", "choose mimir": "AS-304 round=2", "choose fenrir": "AS-304 round=4",
        "done": "AS-303 needs=3 has=1", "place hel asgard": "AS-301",
    })  # fmt: skip


def test_slots_for_discs() -> None:
    s = scene(
        phase="placement",
        placed={"red": ["baldr temple"], "blue": ["thor request-1", "loki temple"]},
        chosen={"red": ["thor", "hel", "odin", "loki", "tyr"]},
        support={"hel": ("red", None), "tyr": ("blue", "yellow")},
    )

    gives(s, "red", {
        "place thor request-1": "AS-404", "place thor request-2": "", "place odin request-2": "AS-140",
        "place loki temple": "AS-404", "place hel temple": "AS-407", "place tyr temple": "AS-408",
        "place odin temple": "", "place loki asgard": "", "place baldr asgard": "AS-406",
        "place freyja asgard": "AS-306", "place freyja request-1": "AS-306", "place surtr asgard": "AS-209 round=3",
        "pass": "AS-411", "choose thor": "AS-402",
    })  # fmt: skip


# -- the turn -------------------------------------------------------------------------------------------------


def test_the_disc_that_acts() -> None:
    s = scene(
        placed={"red": ["thor request-1", "asgard"], "blue": ["hel request-1", "asgard"]},
        bonuses={"red": "population-6 population-7"},
    )

    gives(s, "red", {
        "resolve thor": "", "recall thor": "", "resolve hel": "AS-501 god", "recall hel": "AS-501 god",
        "asgard": "", "asgard-recall": "", "asgard-all": "AS-577", "use population-6": "",
        "use population-7": "AS-937 waits", "use population-1": "AS-537", "pass": "AS-507 pass",
        "place thor asgard": "AS-507",
    })  # fmt: skip
    s.play("red: asgard-recall", "red: done", "blue: asgard-recall")
    gives(s, "red", dict.fromkeys(("asgard", "asgard-recall", "asgard-all"), "AS-501 asgard"))


def test_bonuses_after_the_action() -> None:
    s = scene(placed={"red": ["asgard"], "blue": ["asgard"]}, bonuses={"red": "population-6 population-7"})
    s.play("red: asgard-recall")

    reasons = {"use population-6": "", "use population-7": "AS-937 waits", "use population-1": "AS-537"}
    gives(s, "red", {**reasons, "done": "", "pass": "AS-539"})


@pytest.mark.parametrize(
    ("stones", "recruits", "support", "reason"),
    [
        ("2 pink", "orange", (None, None), ""),
        ("2 pink", "white", (None, None), "AS-530"),
        ("pink", "orange", (None, None), "AS-521 stones short=1"),
        ("", "orange", (None, None), "AS-521 stones short=2"),
        ("2 pink", "orange", ("blue", "yellow"), "AS-521 support"),
    ],
)
def test_a_temple_action(stones: str, recruits: str, support: tuple[str | None, str | None], reason: str) -> None:
    s = temple("tyr", stones=stones, recruits=recruits, support={"tyr": support})

    gives(s, "red", {"resolve tyr": reason, "recall tyr": ""})


def test_without_any_temple_left_none_is_built() -> None:
    s = temple("tyr", recruits="orange")
    s.g.temple_piles = [[], [], [], []]

    assert why(s, "red: resolve tyr") == "AS-521 gone"


# -- powers ---------------------------------------------------------------------------------------------------


def test_what_freyja_and_baldr_give() -> None:
    freyja = request("freyja", valhalla="white orange")
    freyja.play("red: call white")
    baldr = request("baldr", seals={"red": (1, 1), "blue": (0, 1)}, seal_reserve=(0, 0))

    reasons = {
        "call white": "AS-901 none",
        "call orange": "",
        "call giant": "AS-901 giant",
        "done": "",
        "pass": "AS-901",
    }
    gives(freyja, "red", reasons)
    gives(baldr, "red", {"seal light": "AS-804", "seal dark": "", "decline": "", "done": "AS-902"})
    baldr.g.seals = [0] * 8
    assert why(baldr, "red: seal dark") == "AS-807"


def test_what_odin_tyr_and_thor_give() -> None:
    odin = request("odin", seats=3)

    gives(
        odin,
        "red",
        {"order 1": "AS-903 own", "order 2": "", "order 4": "AS-903 players", "decline": "", "done": "AS-903"},
    )
    gives(request("tyr"), "red", {"claim tyr-tile": "", "claim thor-tile": "AS-905", "decline": "", "done": "AS-514"})
    gives(request("thor"), "red", {"claim thor-tile": "", "claim tyr-tile": "AS-907"})


def test_what_loki_moves() -> None:
    s = request("loki", round=4, on_gods={"thor": "orange"})

    gives(s, "red", {"lure thor orange": "", "lure thor white": "AS-910 none", "decline": "", "done": "AS-910"})
    s.play("red: lure thor orange")
    reasons = {"lead hel": "", "lead thor": "AS-910 same", "lead fenrir": "AS-910 fenrir", "decline": "AS-910"}
    gives(s, "red", reasons)
    early = request("loki", on_gods={"thor": "orange"})
    assert why(early, "red: lure mimir white") == "AS-910 inactive round=2"
    early.play("red: lure thor orange")
    assert why(early, "red: lead surtr") == "AS-910 inactive round=3"


def test_whom_hel_slays() -> None:
    s = request("hel", on_gods={"thor": "2 orange giant", "tyr": "white"})

    gives(
        s, "red", {"slay tyr white": "", "slay tyr giant": "AS-911 none", "slay mimir white": "AS-911 inactive round=2"}
    )
    s.play("red: slay thor giant")
    reasons = {"slay thor orange": "", "slay thor giant": "AS-911 none", "slay tyr white": "AS-911 god"}
    gives(s, "red", {**reasons, "done": "", "pass": "AS-911"})


def test_what_mimir_surtr_and_fenrir_do() -> None:
    mimir = request("mimir", piles={"spells": ""})
    surtr = request("surtr", seats=3, worlds={"light-2": "thor-1"}, flipped=["dark-2"])
    fenrir = request("fenrir", battle={"light-2": "red", "dark-3": "blue"})

    gives(mimir, "red", {"search weapon": "", "search spell": "AS-810", "decline": "", "done": "AS-912"})
    empty = b.PLACES[surtr.g.places.index(EMPTY)]
    gives(surtr, "red", {
        "burn light-3": "", "burn light-2": "AS-913 god", "burn dark-2": "AS-914", f"burn {empty}": "AS-913 empty",
        "decline": "", "done": "AS-913",
    })  # fmt: skip
    gives(fenrir, "red", {
        "oust dark-3": "", "oust light-2": "AS-916 own", "oust light-5": "AS-916 none", "score": "", "decline": "",
        "done": "AS-916",
    })  # fmt: skip


# -- tiles and pieces -----------------------------------------------------------------------------------------


def test_tiles_of_a_pile() -> None:
    s = request("mimir", piles={"weapons": "weapon-2 weapon-3"}).play("red: search weapon")

    reasons = {"take weapon-2": "", "take weapon-5": "AS-567 gone", "take spell-1": "AS-567 pile", "decline": "AS-567"}
    gives(s, "red", reasons)


def test_who_gives_what_the_reserve_lacks() -> None:
    s = scene(
        placed={"red": ["thor request-2"], "blue": ["asgard"]},
        stones={"red": "2 blue", "blue": "2 blue", "mauve": "blue"},
        stone_reserve={"blue": 0},
        automatic=False,
    )
    s.play("red: resolve thor")

    gives(
        s, "red", {"from blue": "", "from red": "AS-805", "from mauve": "AS-803 fewer has=1 most=2", "done": "AS-803"}
    )


# -- temples --------------------------------------------------------------------------------------------------


def test_temples_and_their_costs() -> None:
    tops = ("temple-1-red", "temple-2-pink-red", "temple-4-pink-green-white")
    s = temple("tyr", recruits="orange", stones="2 red", tops=tops, automatic=False).play("red: resolve tyr")
    gives(s, "red", {
        "build temple-1-red": "", "build temple-1-pink": "AS-522 top", "done": "AS-522",
        "build temple-2-pink-red": "AS-942 short short=1", "build temple-4-pink-green-white": "AS-524 short short=3",
    })  # fmt: skip


def test_discounts_and_what_they_spare() -> None:
    s = temple(
        "tyr", recruits="orange", stones="red", tops=["temple-1-red", "temple-2-pink-red"], automatic=False,
        bonuses={"red": "population-7"},
    ).play("red: resolve tyr", "red: build temple-2-pink-red")  # fmt: skip

    gives(
        s,
        "red",
        {"discount 0": "AS-937 more needs=1", "discount 1": "", "discount 2": "AS-946 has=1", "done": "AS-937"},
    )
    s.play("red: discount 1")
    gives(s, "red", {"spare pink": "", "spare red": "AS-945 rest", "spare blue": "AS-945 cost", "done": "AS-945"})


def test_the_fourth_stone() -> None:
    top = "temple-4-pink-green-white"
    s = temple("tyr", recruits="orange", stones="2 pink green white red", tops=[top], automatic=False)
    s.play("red: resolve tyr", f"red: build {top}")

    gives(s, "red", {"pay red": "", "pay pink": "AS-524 printed", "pay black": "AS-523", "done": "AS-524"})


def test_recruits_for_a_god() -> None:
    s = temple("loki", recruits="white giant", support={"loki": ("blue", None)}, automatic=False)
    s.play("red: resolve loki", "red: build temple-1-pink")

    gives(s, "red", {"give white": "", "give orange": "AS-530 type", "give giant": "AS-527", "done": "AS-529"})


def test_places_for_a_god() -> None:
    s = temple("tyr", recruits="orange", seats=3, worlds={"light-2": "thor-1"}).play("red: resolve tyr")
    empty = b.PLACES[s.g.places.index(EMPTY)]

    reasons = {"settle light-3": "", "settle light-2": "AS-534", "settle dark-3": "AS-533", f"settle {empty}": "AS-535"}
    gives(s, "red", {**reasons, "decline": "AS-532"})


# -- Asgard ---------------------------------------------------------------------------------------------------


def test_tiles_of_the_row() -> None:
    s = visit(row=("asgard-1", "asgard-3"), asgard_used=["asgard-2"])

    reasons = {
        "turn asgard-1": "",
        "turn asgard-2": "AS-551 used",
        "turn asgard-5": "AS-551 away",
        "buy white": "AS-551",
    }
    gives(s, "red", reasons)
    gives(s.play("red: turn asgard-3"), "red", {"muster white": "", "done": "", "decline": "AS-951"})
    gives(
        s.play("red: muster white"), "red", {"muster giant": "", "muster white": "AS-952 same", "done": "AS-952 second"}
    )
    single = visit(row=("asgard-1",)).play("red: muster white")
    gives(single, "red", {"muster white": "AS-951 same", "done": "AS-951 second"})


def test_a_stone_for_another() -> None:
    s = visit(row=("asgard-4",), stones={"red": "pink"}, stone_reserve={"white": 0})

    gives(s, "red", {
        "swap pink black": "", "swap pink pink": "AS-953 same", "swap black pink": "AS-953 none",
        "swap pink white": "AS-954", "decline": "", "done": "AS-953",
    })  # fmt: skip


@pytest.mark.parametrize(
    ("seals", "reasons"),
    [
        ((0, 1), {"buy orange": "", "buy white": "AS-556", "buy giant": "AS-557"}),
        ((1, 0), {"buy orange": "AS-555", "buy white": "", "buy giant": "AS-557"}),
        ((1, 1), {"buy giant": "", "disc-supply": "AS-550", "disc light-1": "AS-550", "march light-1": "AS-550"}),
        ((1, 1), {"turn asgard-1": "AS-550", "done": "", "pass": "AS-554"}),
    ],
)
def test_recruits_for_seals(seals: tuple[int, int], reasons: dict[str, str]) -> None:
    gives(visit(seals={"red": seals}), "red", reasons)


def test_recruits_that_would_not_come() -> None:
    s = visit(seals={"red": (2, 2)}, recruits={"red": "2 orange"}, recruit_reserve={"orange": 0})

    assert why(s, "red: buy orange") == "AS-809"


def test_discs_for_seals() -> None:
    s = buying(
        seats=3,
        battle={"light-4": "blue", "light-2": "red", "light-7": "blue"},
        zones={"red": [3]},
    )
    empty = b.PLACES[s.g.places.index(EMPTY)]

    gives(s, "red", {
        "disc-supply": "", "disc light-4": "AS-568", "disc dark-4": "", "disc dark-2": "AS-571",
        "disc light-3": "AS-570", "disc dark-7": "AS-569", "disc light-7": "AS-569", "disc light-lower": "AS-572",
        f"disc {empty}": "AS-572", "buy white": "AS-550", "done": "", "pass": "AS-559",
    })  # fmt: skip


def test_discs_that_cannot_be_had() -> None:
    poor = visit(seals={"red": (0, 0)}, automatic=False).play("red: turn asgard-5", "red: done")
    bare = visit(bought={"red": 7}, supply={"red": 9}, automatic=False).play("red: turn asgard-5", "red: done")

    for words in ("disc-supply", "disc light-4"):
        assert why(poor, f"red: {words}") == "AS-560 light=0 dark=1"
        assert why(bare, f"red: {words}") == "AS-580"


def test_discs_from_the_centre() -> None:
    s = visit(centre={"red": 1}, battle={"light-4": "blue"}).decline_all("buy_recruit", "buy_disc")

    gives(s, "red", {"march light-1": "", "march light-4": "AS-568", "done": "AS-575", "disc light-1": "AS-550"})


# -- battles --------------------------------------------------------------------------------------------------


def losing(**position: Any) -> Scene:
    """Red's disc stands under Light in World 3, where Darkness is ahead by two: he needs 3."""
    worlds, discs = {"light-3": "thor-1", "dark-3": "hel-3"}, {"light-3": "red"}
    s = scene(phase="battles", worlds=worlds, ancestral=(1, 1), battle=discs, supply={"red": 2}, **position)
    assert s.asked() == ["red: reinforce"]
    return s


def test_help_in_a_battle() -> None:
    s = losing(recruits={"red": "2 white giant"}, powers={"thor": "red", "tyr": "red"})

    gives(
        s, "red", {"send white": "", "send orange": "AS-611 none", "thor": "", "tyr": "", "done": "", "pass": "AS-611"}
    )
    s.play("red: send giant")
    gives(s, "red", {
        "send white": "", "send giant": "AS-611 none", "thor": "", "tyr": "AS-906 alone",
        "done": "AS-612 needs=3 has=2",
    })  # fmt: skip
    s.play("red: thor")
    gives(s, "red", {"thor": "AS-908 sent", "done": ""})


def test_help_that_will_not_do() -> None:
    s = losing(recruits={"red": "2 white"}, powers={"tyr": "red", "thor": "blue"})

    gives(s, "red", {"send white": "AS-613 needs=3 has=2", "thor": "AS-613 needs=3 has=2", "tyr": "", "done": ""})
    rich = losing(recruits={"red": "3 white"}, powers={"thor": "blue"})
    gives(rich, "red", {"send white": "", "thor": "AS-908", "tyr": "AS-906"})


def test_the_tyr_tile_goes_alone() -> None:
    s = losing(recruits={"red": "3 white"}, powers={"tyr": "red", "thor": "red"})
    s.match.automatic = False  # to be asked although there is nothing more to send
    s.play("red: tyr")

    gives(s, "red", {"send white": "AS-906 alone", "thor": "AS-906 alone", "tyr": "AS-906 alone", "done": ""})


# -- Ragnarök -------------------------------------------------------------------------------------------------


def test_warriors_that_rise() -> None:
    s = scene(
        phase="ragnarok",
        worlds={"light-2": "tyr-1", "light-5": "freyja-1", "dark-4": "hel-1"},
        support={"hel": ("red", "blue"), "tyr": (None, "red"), "freyja": ("yellow", None)},
        valhalla="white",
    )

    gives(s, "red", {
        "raise white light-2": "", "raise orange light-2": "AS-715 none", "raise giant light-2": "AS-715 giant",
        "raise white light-5": "AS-717", "raise white dark-4": "AS-717 dark", "raise white light-7": "AS-718",
        "pass": "", "done": "AS-715",
    })  # fmt: skip


def test_tiles_to_lay() -> None:
    s = scene(
        phase="ragnarok",
        worlds={"light-3": "thor-1", "light-5": "odin-1"},
        support={"thor": ("blue", None), "odin": (None, "red")},
        tiles={"red": "weapon-2 weapon-3"},
    )

    gives(s, "red", {
        "lay weapon-2 light-5": "", "lay weapon-5 light-5": "AS-719 held", "lay thor-tile light-5": "AS-909",
        "lay weapon-2 light-3": "AS-720", "lay weapon-2 dark-5": "AS-720 nobody", "pass": "AS-721",
        "raise white light-5": "AS-719",
    })  # fmt: skip
