"""Uniqueness and the golden rule (TH-840 to TH-850)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import pytest
from msgspec import structs

from tests.games.thorgal.box import box_now, opened, t
from tests.games.thorgal.deeds import deeds
from tests.games.thorgal.scene import new, scene


@contextmanager
def two_thorgals(effects: Mapping[str, str] | None = None, unique: str = "yes") -> Iterator[None]:
    """Olaf Einarson, free of cost, bears Thorgal's name: a second one, which no deck of an edition may hold."""
    with deeds(effects or {}, olaf_einarson={"unique": unique, "cost": "0"}):
        names = list(t.NAME)
        names[t.card("olaf-einarson")] = names[t.card("thorgal-vikings")]
        with opened(structs.replace(box_now(), name=f"{t.name}-namesakes", NAME=tuple(names))):
            yield


@pytest.mark.rule("TH-840", "TH-840x")
def test_a_second_unique_card_of_a_name_is_not_played() -> None:
    with two_thorgals():
        s = scene(
            destiny="vikings", scourge="stars", groups={"vikings": ["thorgal-vikings"]},
            hands={"vikings": ["olaf-einarson", "solveig"]}, reserves={"vikings": 5},
        )  # fmt: skip

        s.refused("vikings: play olaf-einarson", "TH-840")

        assert s.options("vikings") == {"pass", "play solveig"}
        assert (len(s.reserve("vikings")), s.hand("vikings")) == (5, ["solveig", "olaf-einarson"])
        assert s.group("vikings") == ["thorgal-vikings"]


@pytest.mark.rule("TH-840x", "TH-842")
@pytest.mark.parametrize("zone", ["walhalla", "hand"])
def test_nor_is_it_placed(zone: str) -> None:
    with two_thorgals({"feast": f"place(comp,{zone})"}):
        held = ["olaf-einarson", "aaricia"]
        s = scene(
            destiny="vikings", scourge="stars", groups={"vikings": ["thorgal-vikings"]},
            hands={"vikings": ["feast", *(held if zone == "hand" else [])]},
            walhallas={"vikings": held if zone == "walhalla" else []}, reserves={"vikings": 5},
        )  # fmt: skip

        s.play("vikings: play feast")
        s.refused("vikings: place olaf-einarson", "TH-842")
        assert s.options("vikings") == {"decline", "place aaricia"}
        s.play("vikings: place aaricia")

        assert s.group("vikings") == ["thorgal-vikings", "aaricia"]
        assert "olaf-einarson" in (s.hand("vikings") if zone == "hand" else s.walhalla("vikings"))
        assert len(s.reserve("vikings")) == 5


@pytest.mark.rule("TH-842")
def test_nor_does_it_start_beside_its_namesake() -> None:
    with two_thorgals():
        s = new("vikings", "stars").play("vikings: start thorgal-vikings")

        s.refused("vikings: start olaf-einarson", "TH-842")

        assert "start solveig" in s.options("vikings")


@pytest.mark.rule("TH-841", "TH-841x")
def test_two_groups_may_hold_the_same_unique_card() -> None:
    s = scene(
        destiny="stars", scourge="vikings", hands={"stars": ["thorgal-stars"]}, reserves={"stars": 9, "vikings": 9},
        groups={"stars": ["varth"]},
    )  # fmt: skip
    deck = s.g.decks[2]
    deck.sort(key=lambda card: s.match.game.nouns["card"][card] == "thorgal-vikings")  # on top
    s.play("stars: play thorgal-stars").to_phase("prophecy", 2)

    s.play("vikings: hand").to_phase("dawn").play("vikings: play thorgal-vikings")

    assert ("thorgal-stars" in s.group("stars"), s.group("vikings")) == (True, ["thorgal-vikings"])


@pytest.mark.rule("TH-841")
@pytest.mark.parametrize("result", ["success", "failure"])
def test_a_unique_card_may_oppose_its_namesake(result: str) -> None:
    s = scene(
        destiny="stars", scourge="vikings", phase="journey", terrains=["Port fortifié"],
        groups={"stars": ["thorgal-stars"], "vikings": ["thorgal-vikings"]},
        tokens={"thorgal-stars": (9, 9, 9) if result == "success" else (0, 0, 0)},
    )  # fmt: skip

    s.play("stars: journey fortified-harbour", "vikings: oppose thorgal-vikings")
    assert (s.opposer(), s.group("stars")) == ("thorgal-vikings", ["thorgal-stars"])

    s.play("stars: pass", "vikings: pass")
    assert s.group("vikings") == ([] if result == "success" else ["thorgal-vikings"])


@pytest.mark.rule("TH-843")
def test_other_cards_may_be_there_twice() -> None:
    s = scene(
        destiny="vikings", scourge="stars", groups={"vikings": ["longship"]}, hands={"vikings": ["longship"]},
        reserves={"vikings": 5},
    )  # fmt: skip

    s.play("vikings: play longship")

    assert s.group("vikings") == ["longship", "longship-2"]


@pytest.mark.rule("TH-843")
def test_once_a_unique_card_has_left_another_may_join() -> None:
    with two_thorgals({"forgetting": "destroy(grp(comp))"}):
        s = scene(
            destiny="vikings", scourge="stars", groups={"vikings": ["thorgal-vikings"]},
            hands={"vikings": ["olaf-einarson"], "stars": ["forgetting"]},
        )  # fmt: skip
        s.refused("vikings: play olaf-einarson", "TH-840")

        s.play(
            "vikings: pass", "stars: play forgetting", "stars: target thorgal-vikings", "vikings: play olaf-einarson"
        )

        assert s.group("vikings") == ["olaf-einarson"]


@pytest.mark.rule("TH-843")
def test_a_namesake_that_is_not_unique_may_join() -> None:
    with two_thorgals(unique=""):
        s = scene(
            destiny="vikings", scourge="stars", groups={"vikings": ["thorgal-vikings"]},
            hands={"vikings": ["olaf-einarson"]},
        )  # fmt: skip

        s.play("vikings: play olaf-einarson")

        assert s.group("vikings") == ["thorgal-vikings", "olaf-einarson"]


@pytest.mark.rule("TH-850")
def test_a_card_may_work_in_one_phase_only() -> None:
    with deeds({}, royal_seal={"effect": "PERM@JOUR: attr(2B)"}):
        s = scene(destiny="lords", groups={"lords": ["royal-seal"]})
        assert s.attributes("royal-seal") == (0, 0, 0)  # though permanent effects are always on

        s.to_phase("journey")

        assert s.attributes("royal-seal") == (2, 0, 0)
