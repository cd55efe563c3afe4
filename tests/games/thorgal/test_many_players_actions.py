"""Three and four players: opposition, Fenrir effects and foes (TH-711 to TH-716, TH-723)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.thorgal.deeds import deeds
from tests.games.thorgal.scene import Scene, scene

POWERS = "unknown-powers"  # an event of the Outlaws
OTHERS = ("stars", "lords", "vikings")  # the Scourge players, clockwise from the Destiny player's left


def against(*others: str, phase: str = "actions", **more: Any) -> Scene:
    """The Outlaws as Destiny player with Unknown Powers, against these Scourge players."""
    given: dict[str, Any] = {"hands": {"outlaws": [POWERS]}, **more}
    return scene(scourge=others or OTHERS, phase=phase, **given)


def passed(*names: str) -> list[str]:
    return [f"{name}: pass" for name in names]


# -- the journey ------------------------------------------------------------------------------------------------


def four_journeying() -> Scene:
    """Four players; the destination is about to be named, each has a companion of its subtype."""
    groups = {"stars": ["thorgal-stars"], "lords": ["Mercenaires"], "vikings": ["thorgal-vikings"]}
    return against(phase="journey", groups=groups, terrains=["Port fortifié"]).play(
        "outlaws: journey fortified-harbour"
    )


@pytest.mark.rule("TH-711")
def test_the_first_who_accepts_opposes_alone() -> None:
    s = four_journeying()
    assert s.asked() == ["vikings: opposition"]  # the pawn +1

    s.play("vikings: decline")
    assert s.asked() == ["lords: opposition"]  # the plain one

    s.play("lords: oppose mercenaries")
    assert s.asked() == ["outlaws: turn"]
    assert s.opposer() == "mercenaries"
    assert s.group("stars") == ["thorgal-stars"]


@pytest.mark.rule("TH-711")
def test_each_player_may_decline() -> None:
    s = four_journeying().play("vikings: decline", "lords: decline")
    assert s.asked() == ["stars: opposition"]  # the pawn -1

    s.play("stars: decline")
    assert (s.asked(), s.opposer()) == (["outlaws: turn"], "")


@pytest.mark.rule("TH-712")
def test_all_scourge_players_make_a_journey_harder() -> None:
    cards = {"enemy-longships": {"cost": "0", "band": "3B"}, "lying-in-wait": {"cost": "0", "band": "2C"}}
    with deeds({}, **{slug.replace("-", "_"): columns for slug, columns in cards.items()}):
        s = scene(
            destiny="lords",
            scourge=("vikings", "outlaws"),
            phase="actions",
            hands={"vikings": ["Drakkars ennemis"], "outlaws": ["Guet-apens"]},
            destination="Port fortifié",
        )
        assert s.difficulty() == (4, 0, 0)

        s.play("lords: pass", "vikings: play enemy-longships", "outlaws: play lying-in-wait")

        assert s.difficulty() == (7, 2, 0)
        assert (s.associated("vikings"), s.associated("outlaws")) == (["enemy-longships"], ["lying-in-wait"])


@pytest.mark.rule("TH-712")
@pytest.mark.parametrize("force", [0, 9])
def test_the_opposer_is_paid_for_and_lost_as_with_two(force: int) -> None:
    with deeds({}, emperor_magnus={"cost": "2"}):
        s = against(
            "vikings", "lords", phase="journey", groups={"outlaws": ["Petrov"], "lords": ["Magnus"]},
            tokens={"Petrov": (force, force, force)}, scourge_reserves={"vikings": 5, "lords": 3},
            terrains=["Port fortifié"],
        )  # fmt: skip

        s.play("outlaws: journey fortified-harbour", "lords: oppose emperor-magnus")
        assert (s.counts("lords", "scourge")[2:4], s.counts("vikings", "scourge")[2:4]) == ((1, 2), (5, 0))

        s.play(*passed("outlaws", "vikings", "lords"))
        assert (s.group("lords"), s.walhalla("lords")) == (
            ([], ["emperor-magnus"]) if force else (["emperor-magnus"], [])
        )


# -- Fenrir -----------------------------------------------------------------------------------------------------


FENRIR = "fenrir the-second-world"


@pytest.mark.rule("TH-713")
@pytest.mark.parametrize(
    ("lines", "again"),
    [
        ([f"stars: {FENRIR}"], "lords"),
        (["stars: pass", f"lords: {FENRIR}", "vikings: pass", "outlaws: pass"], "stars"),
        (["stars: pass", f"lords: {FENRIR}", *passed("vikings", "outlaws", "stars")], "lords"),
    ],
)
def test_one_scourge_player_uses_a_fenrir_effect_once(lines: list[str], again: str) -> None:
    s = scene(destiny="vikings", scourge=("outlaws", "stars", "lords"), conquered={"the-second-world": "outlaws"})
    s.refused(f"vikings: {FENRIR}", "TH-308")
    s.play("vikings: pass")
    s.refused(f"outlaws: {FENRIR}", "TH-468")  # its conqueror, though a Scourge player now

    s.play("outlaws: pass", *lines)

    assert s.exhausted("the-second-world") == 1
    s.refused(f"{again}: {FENRIR}", "TH-469")


@pytest.mark.rule("TH-723")
@pytest.mark.parametrize("fourth", [(), ("lords",)])
def test_terrains_used_or_blocked_lose_a_token(fourth: tuple[str, ...]) -> None:
    with deeds({}, mind_control={"cost": "0", "band": "1P"}):
        s = scene(
            destiny="vikings",
            scourge=("outlaws", "stars", *fourth),
            hands={"stars": ["Contrôle mental"]},
            conquered={"the-second-world": "outlaws", "Skellingar": "vikings", "Forteresse invisible": "outlaws"},
            exhausted={"Forteresse invisible": 2},
        )

        s.play(*passed("vikings", "outlaws"), "stars: play mind-control", "stars: exhaust skellingar")
        s.play(*passed(*fourth, "vikings", "outlaws"), "stars: fenrir the-second-world")
        assert [s.exhausted(name) for name in ("the-second-world", "Skellingar", "Forteresse invisible")] == [1, 1, 2]

        s.to_phase("prophecy", 2)
        assert [s.exhausted(name) for name in ("the-second-world", "Skellingar", "Forteresse invisible")] == [0, 0, 1]


# -- foes -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-714")
def test_damage_symbols_of_a_scourge_player_hit_the_destiny_player() -> None:
    s = against("vikings", "stars", "lords", hands={"vikings": ["stunned"]})
    decks = [len(s.deck(name)) for name in s.names]

    s.play("outlaws: pass", "vikings: play stunned")

    assert s.asked() == ["stars: open_turn"]
    assert [len(s.deck(name)) for name in s.names] == [decks[0] - 2, *decks[1:]]


@pytest.mark.rule("TH-714")
def test_the_foe_of_a_scourge_player_is_the_destiny_player() -> None:
    with deeds({"stunned": "discard(foe,reserve,1)"}):
        s = against(
            "vikings", "stars", "lords", hands={"vikings": ["stunned"]}, reserves={"outlaws": 3, "stars": 3},
            scourge_reserves=dict.fromkeys(("vikings", "stars", "lords"), 3),
        )  # fmt: skip

        s.play("outlaws: pass", "vikings: play stunned")

        assert s.asked() == ["stars: open_turn"]
        assert (len(s.reserve("outlaws")), len(s.reserve("stars"))) == (2, 3)
        assert [len(s.reserve(name, "scourge")) for name in ("vikings", "stars", "lords")] == [3, 3, 3]


@pytest.mark.rule("TH-715")
@pytest.mark.parametrize(("chosen", "left"), [("stars", [3, 3, 2]), ("lords", [4, 2, 2]), ("vikings", [4, 3, 1])])
def test_the_destiny_player_chooses_his_foe(chosen: str, left: list[int]) -> None:
    s = against(groups={"outlaws": ["Kriss"]}, scourge_reserves={"stars": 4, "lords": 3, "vikings": 2})

    s.play("outlaws: activate kriss")
    assert s.asked() == ["outlaws: foe"]
    assert s.options("outlaws") == {"against stars", "against lords", "against vikings"}
    s.play(f"outlaws: against {chosen}")

    assert [len(s.reserve(name, "scourge")) for name in OTHERS] == left


@pytest.mark.rule("TH-715")
@pytest.mark.parametrize("chosen", ["stars", "vikings"])
def test_damage_hits_the_chosen_foe(chosen: str) -> None:
    with deeds({POWERS: "dmg(foe,1)"}):
        s = against("stars", "vikings", decks={"stars": 9, "vikings": 9})

        s.play("outlaws: play unknown-powers", f"outlaws: against {chosen}")

        assert {name: len(s.deck(name)) for name in ("stars", "vikings")} == {"stars": 9, "vikings": 9, chosen: 8}


@pytest.mark.rule("TH-715")
@pytest.mark.parametrize(("chosen", "seen"), [("stars", {"vertigo"}), ("vikings", {"nidhogg"})])
def test_the_chosen_foe_shows_his_hand(chosen: str, seen: set[str]) -> None:
    with deeds({POWERS: "reveal(foe)"}):
        s = against(
            "stars", "vikings", hands={"outlaws": [POWERS], "stars": ["vertigo"], "vikings": ["nidhogg"]}
        )  # fmt: skip

        s.play("outlaws: play unknown-powers", f"outlaws: against {chosen}")

        cards = [event.card for event in s.events("HandCardSeen")]
        assert {s.match.game.nouns["card"][number] for number in cards} == seen


@pytest.mark.rule("TH-715")
@pytest.mark.parametrize(("chosen", "other"), [("stars", "vikings"), ("vikings", "stars")])
def test_the_chosen_foe_pays_more(chosen: str, other: str) -> None:
    cards = {"stars": "vertigo", "vikings": "stunned"}
    with deeds({POWERS: "tax(1,*)", "vertigo": "", "stunned": ""}):
        s = against("stars", "vikings", hands={"outlaws": [POWERS], **{name: [card] for name, card in cards.items()}})
        s.play("outlaws: play unknown-powers", f"outlaws: against {chosen}")
        if chosen == "vikings":
            assert s.options("stars", "play") == {"play vertigo"}
            s.play("stars: pass")
            s.refused("vikings: play stunned", "TH-311")
        else:
            s.refused("stars: play vertigo", "TH-311")
            s.play("stars: pass")
            assert s.options("vikings", "play") == {"play stunned"}

        assert [(lasting.kind, s.names[lasting.seat]) for lasting in s.view(other).lasting] == [("tax", chosen)]


@pytest.mark.rule("TH-715")
@pytest.mark.parametrize("chosen", ["stars", "vikings"])
def test_the_chosen_foe_is_asked_for_the_toll(chosen: str) -> None:
    with deeds({POWERS: "toll(2){draw(3)}"}):
        s = against("stars", "vikings", scourge_reserves={"stars": 2, "vikings": 2})

        s.play("outlaws: play unknown-powers", f"outlaws: against {chosen}")
        assert s.asked() == [f"{chosen}: toll"]
        s.play(f"{chosen}: accept")

        left = {name: len(s.reserve(name, "scourge")) for name in ("stars", "vikings")}
        assert left == {"stars": 2, "vikings": 2, chosen: 0}
        assert s.hand("outlaws") == []


@pytest.mark.rule("TH-715")
def test_the_chosen_foe_discards_from_his_hand() -> None:
    with deeds({POWERS: "discard(foe,hand,1)"}):
        s = against("stars", "vikings", hands={"outlaws": [POWERS], "stars": ["vertigo"], "vikings": ["nidhogg"]})

        s.play("outlaws: play unknown-powers", "outlaws: against vikings")

        assert (s.hand("stars"), s.hand("vikings")) == (["vertigo"], [])
        assert s.discard("vikings", "scourge") == ["nidhogg"]


# -- all of them at once ----------------------------------------------------------------------------------------


@pytest.mark.rule("TH-716")
def test_a_prohibition_hits_all_scourge_players() -> None:
    with deeds({POWERS: "toll(2){forbid(scourge)}", "vertigo": "", "stunned": ""}):
        s = against(
            "stars", "vikings", hands={"outlaws": [POWERS], "stars": ["vertigo"], "vikings": ["stunned"]},
            scourge_reserves={"stars": 9, "vikings": 2},
        )  # fmt: skip

        s.play("outlaws: play unknown-powers", "outlaws: against vikings", "vikings: decline")

        s.refused("stars: play vertigo", "TH-969")
        s.play("stars: pass")
        s.refused("vikings: play stunned", "TH-969")


@pytest.mark.rule("TH-716")
@pytest.mark.parametrize("taken", ["nidhogg", "wrath-of-the-ancients"])
def test_a_card_of_any_scourge_player_may_be_detached(taken: str) -> None:
    with deeds({POWERS: "detach(scourge)"}):
        s = against(
            "stars", "vikings", associated=[("vikings", "nidhogg"), ("stars", "wrath-of-the-ancients")]
        ).play("outlaws: play unknown-powers")  # fmt: skip

        assert s.options("outlaws") == {"detach nidhogg", "detach wrath-of-the-ancients"}
        s.play(f"outlaws: detach {taken}")

        assert s.niflhel("vikings") + s.niflhel("stars") == [taken]
        assert len(s.associated()) == 1


@pytest.mark.rule("TH-716")
def test_protection_holds_against_every_scourge_player() -> None:
    with deeds({POWERS: "protect(grp(comp))"}, jamming={"cost": "0", "band": "1P"}, stunned={"band": "1P"}):
        s = against(
            "stars", "vikings", groups={"outlaws": ["Petrov", "Brigands"]},
            hands={"outlaws": [POWERS], "stars": ["jamming"], "vikings": ["stunned"]},
        )  # fmt: skip
        s.play("outlaws: play unknown-powers", "outlaws: target petrov")

        for line in ("stars: play jamming", "vikings: play stunned"):
            s.play(line)
            who = line.partition(":")[0]
            assert s.options(who) == {"decline", "exhaust brigands"}
            s.play(f"{who}: decline")


@pytest.mark.rule("TH-716")
def test_immunity_holds_against_another_scourge_player() -> None:
    with deeds({}, petrov={"effect": "PERM: immune(exhaust)"}, jamming={"cost": "0", "band": "1P"}):
        s = scene(
            destiny="vikings", scourge=("outlaws", "stars"), phase="actions",
            groups={"outlaws": ["Petrov", "Brigands"]}, hands={"stars": ["jamming"]},
        )  # fmt: skip

        s.play("vikings: pass", "outlaws: pass", "stars: play jamming")

        assert s.options("stars") == {"decline", "exhaust brigands"}
