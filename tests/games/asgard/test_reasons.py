"""Why an option is off in rounds, turns and powers: the rule, the form of its sentence and its numbers."""

from __future__ import annotations

import pytest

from meadhall.games.asgard import board as b
from meadhall.games.asgard.state import EMPTY
from tests.games.asgard.asking import request
from tests.games.asgard.reasons import gives, why
from tests.games.asgard.scene import new, scene
from tests.games.asgard.turns import temple

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
