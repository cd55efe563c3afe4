"""Victory and defeat, and the end of games that stand still (TH-620 to TH-628)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.thorgal.deeds import deeds
from tests.games.thorgal.scene import Scene, scene

BLOWS = {"stunned": "dmg(foe,1)", "wolf-of-fenrir": "dmg(foe,2)", "thors-wrath": "dmg(foe,3)"}  # of the Vikings
HORNS = ("Port fortifié", "Skellingar", "Château de Shaïgan", "Portes d'Asgard")


def victim(hand: int, deck: int, **more: Any) -> Scene:
    """The Outlaws on a journey with these numbers of cards left, the Vikings with blows of 1, 2 and 3."""
    return scene(
        phase="actions",
        hands={"outlaws": ["Archers", "Embuscade"][:hand], "vikings": list(BLOWS)},
        decks={"outlaws": deck},
        **more,
    ).play("outlaws: pass")


# -- damage -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-620", "TH-621")
def test_too_much_damage_loses_at_once_and_destroys_nothing() -> None:
    with deeds(BLOWS):
        s = victim(hand=1, deck=1)

        s.play("vikings: play thors-wrath")

        assert s.match.over
        assert s.winners() == ["vikings"]
        assert s.counts("outlaws") == (1, 1, 0, 0, 0)
        assert s.hand("outlaws") == ["archers"]


@pytest.mark.rule("TH-621")
def test_ignored_damage_is_not_lacking() -> None:
    with deeds(BLOWS):
        s = victim(hand=1, deck=1, prevented={"outlaws": 1})

        s.play("vikings: play thors-wrath", "outlaws: destroy archers")

        assert s.counts("outlaws") == (0, 0, 0, 0, 2)
        assert not s.match.over


@pytest.mark.rule("TH-622")
def test_the_last_cards_may_be_destroyed() -> None:
    with deeds(BLOWS):
        s = victim(hand=0, deck=2)

        s.play("vikings: play wolf-of-fenrir")
        assert s.counts("outlaws") == (0, 0, 0, 0, 2)
        assert s.asked() == ["outlaws: open_turn"]

        s.play("outlaws: pass", "vikings: play stunned")
        assert s.winners() == ["vikings"]


@pytest.mark.rule("TH-624")
def test_the_opponent_of_a_defeated_player_wins_whatever_the_horns() -> None:
    with deeds(BLOWS):
        s = victim(hand=0, deck=0, conquered=dict.fromkeys(HORNS[:2], "outlaws"))

        s.play("vikings: play stunned")

        assert (s.horns("outlaws"), s.horns("vikings")) == (2, 0)
        assert s.match.outcome is not None
        assert (s.match.outcome.winners, s.match.outcome.ranks) == ((1,), (2, 1))


@pytest.mark.rule("TH-625")
@pytest.mark.parametrize(("deck", "asked"), [(0, []), (1, ["vikings: toll"])])
def test_nothing_more_is_resolved_after_the_end(deck: int, asked: list[str]) -> None:
    with deeds({}, ransom={"cost": "0", "band": "1D", "effect": "toll(2){dmg(foe,1)}"}):
        s = scene(
            destiny="vikings",
            scourge="outlaws",
            hands={"outlaws": ["Rançon"]},
            reserves={"vikings": 3},
            decks={"vikings": deck},
        )

        s.play("vikings: pass", "outlaws: play ransom")

        assert s.asked() == asked
        assert s.winners() == ([] if asked else ["outlaws"])
        assert len(s.reserve("vikings")) == 3


@pytest.mark.rule("TH-625")
@pytest.mark.parametrize("band", ["2D", "1D 1P"])
def test_the_symbols_after_a_fatal_one_are_not_resolved(band: str) -> None:
    with deeds({}, stunned={"band": band}):
        s = scene(phase="actions", groups={"outlaws": ["Petrov"]}, hands={"vikings": ["stunned"]}, decks={"outlaws": 0})

        s.play("outlaws: pass", "vikings: play stunned")

        assert (s.winners(), s.asked()) == (["vikings"], [])
        assert [len(s.events(kind)) for kind in ("Elimination", "MatchEnded", "CardExhausted")] == [1, 1, 0]


@pytest.mark.rule("TH-626")
def test_a_player_can_lose_by_his_own_hand() -> None:
    s = scene(
        destiny="vikings", scourge="outlaws", phase="actions", hands={"vikings": ["berserk-fury"]}, decks={"vikings": 1}
    )

    s.play("vikings: play berserk-fury")

    assert s.winners() == ["outlaws"]


# -- horns ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-623")
def test_the_third_horn_wins_at_once() -> None:
    conquered = {HORNS[0]: "outlaws", HORNS[1]: "vikings", HORNS[2]: "outlaws", HORNS[3]: "vikings"}
    s = scene(
        phase="actions", groups={"outlaws": ["Sigwald"]}, tokens={"Sigwald": (9, 9, 9)}, conquered=conquered,
        destination="Repaire des brigands",
    )  # fmt: skip

    s.play("outlaws: pass", "vikings: pass")

    assert s.match.over
    assert s.winners() == ["outlaws"]
    assert (s.horns("outlaws"), s.horns("vikings")) == (3, 2)
    assert not s.events("PhaseBegan", "RewardTaken", "RewardLeft")


@pytest.mark.rule("TH-623")
def test_the_second_horn_does_not_win() -> None:
    conquered = {HORNS[0]: "outlaws", HORNS[1]: "vikings", HORNS[3]: "vikings"}
    s = scene(
        phase="actions", groups={"outlaws": ["Sigwald"]}, tokens={"Sigwald": (9, 9, 9)}, conquered=conquered,
        destination="Repaire des brigands",
    )  # fmt: skip

    s.play("outlaws: pass", "vikings: pass")

    assert s.asked() == ["outlaws: reward"]
    assert s.to_phase("prophecy", 2).destiny() == "vikings"


# -- standstill -------------------------------------------------------------------------------------------------


def last_round(s: Scene) -> int:
    """The round in which the match ends if no player does anything."""
    s.until("nothing at all")
    return s.g.round


def worn_out(horns: tuple[int, int] = (1, 1), cards: tuple[int, int] = (9, 7), **more: Any) -> Scene:
    """Empty Destiny decks; numbers of horns and Destiny cards in reserve for Outlaws and Vikings."""
    names = ["outlaws"] * horns[0] + ["vikings"] * horns[1]
    given: dict[str, Any] = {"decks": {"outlaws": 0, "vikings": 0}, **more}
    return scene(
        reserves={"outlaws": cards[0], "vikings": cards[1]},
        walhallas={"outlaws": 2, "vikings": 11},
        conquered=dict(zip(HORNS, names, strict=False)),
        **given,
    )


@pytest.mark.rule("TH-627")
@pytest.mark.parametrize(
    ("horns", "cards", "winners"),
    [
        ((1, 1), (9, 7), ["outlaws"]),
        ((1, 1), (7, 9), ["vikings"]),
        ((0, 1), (9, 7), ["vikings"]),  # horns come first
        ((1, 1), (8, 8), ["outlaws", "vikings"]),
    ],
)
def test_four_still_rounds_with_empty_decks_end_the_game(
    horns: tuple[int, int], cards: tuple[int, int], winners: list[str]
) -> None:
    s = worn_out(horns, cards)

    assert not s.to_phase("prophecy", 4).match.over
    assert last_round(s) == 4
    assert s.winners() == winners


@pytest.mark.rule("TH-627")
@pytest.mark.parametrize(("deck", "ends"), [(0, 4), (1, 6)])
def test_the_decks_of_all_players_must_be_empty(deck: int, ends: int) -> None:
    s = worn_out(scourge=("vikings", "lords"), decks={"outlaws": 0, "vikings": 0, "lords": deck})

    assert s.view(None).players[2].destiny.deck == deck  # they turn it over as Destiny player of the third round
    assert last_round(s) == ends


@pytest.mark.rule("TH-627")
@pytest.mark.parametrize(("lines", "ends"), [((), 4), (("vikings: play stunned", "outlaws: destroy archers"), 5)])
def test_damage_starts_the_count_again(lines: tuple[str, ...], ends: int) -> None:
    with deeds({}, stunned={"phase": "DUSK", "band": "1D"}):
        s = worn_out(phase="dusk", hands={"outlaws": ["Archers"], "vikings": ["stunned"]})

        s.play("outlaws: pass", *lines)
        while s.asked() and s.asked()[0].endswith("settle_hand"):
            s.step()

        assert last_round(s) == ends


@pytest.mark.rule("TH-627")
def test_a_horn_starts_the_count_again() -> None:
    s = worn_out(
        horns=(0, 0), phase="actions", groups={"outlaws": ["Petrov"]}, tokens={"Petrov": (9, 9, 9)},
        destination="Port fortifié",
    )  # fmt: skip

    assert last_round(s) == 5
    assert (s.horns("outlaws"), s.winners()) == (1, ["outlaws"])


def idle(s: Scene) -> Scene:
    """Draw, pass and put everything back on the deck for all until the match is over."""
    while not s.match.over:
        decision = s.match.decisions[0]
        texts = {s.match.game.vocabulary.text(o): o for o in decision.options}
        wanted = [o for text, o in texts.items() if text.split()[0] in ("hand", "top", "pass", "decline")]
        s.match.apply(decision.seat, (wanted or list(decision.options))[0])
    return s


@pytest.mark.rule("TH-628")
@pytest.mark.parametrize("horned", ["outlaws", "vikings"])
def test_twenty_quiet_rounds_end_the_game(horned: str) -> None:
    s = idle(scene(phase="prophecy", conquered={"Port fortifié": horned}))

    assert (s.g.round, s.winners()) == (20, [horned])
    assert min(len(s.deck(name)) for name in ("outlaws", "vikings")) > 0


@pytest.mark.rule("TH-628")
@pytest.mark.parametrize(("lines", "ends"), [((), 20), (("lords: play taxes",), 30)])
def test_a_destroyed_card_starts_the_twenty_rounds_again(lines: tuple[str, ...], ends: int) -> None:
    with deeds({"taxes": "draw(1)"}):
        s = scene(destiny="lords", hands={"lords": ["Impôts"]}, conquered={"Port fortifié": "vikings"}, round_=10)
        s.g.quiet = 9

        idle(s.play(*lines))

        assert (s.g.round, s.winners()) == (ends, ["vikings"])
