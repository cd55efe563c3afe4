"""Built decks, which the players may agree on, and solo games (TH-150 to TH-157)."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.bots import make_bot
from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards.tables import BASE_FOLDER
from tests.games.thorgal.box import t
from tests.games.thorgal.scene import changed_cards, new, slugs

Counts = tuple[int, int, int, int, int]  # companions, supports, events, Scourge cards, terrains
PRINTED: Counts = (12, 10, 14, 24, 5)


def build(**factions: Counts) -> list[str]:
    """The first cards of each type, a number of each faction, in the order of the card list."""
    deck: list[str] = []
    for faction, counts in factions.items():
        printed = t.printed_cards(b.FACTIONS.index(faction))
        for kind, count in enumerate(counts):
            deck += slugs([c for c in printed if t.KIND[c] == kind][:count])
    return deck


def swapped(deck: list[str], gone: str, come: str) -> list[str]:
    """The same deck, one card in another's place."""
    at = deck.index(gone)
    return [*deck[:at], come, *deck[at + 1 :]]


def lists(main: str, deck: Any) -> list[int]:
    """The starting cards of a player of the main faction who builds this deck."""
    foe = "stars" if main != "stars" else "lords"
    return list(new(main, foe, decks=[deck, None]).g.lists[0])


def assert_refused(main: str, deck: Any, rule: str) -> None:
    with pytest.raises(meadhall.BadOptions) as caught:
        lists(main, deck)
    assert caught.value.rule == rule


def assert_accepted(main: str, deck: list[str]) -> None:
    assert lists(main, deck) == sorted([t.card(slug) for slug in deck])


# -- printed decks ------------------------------------------------------------------------------------


@pytest.mark.rule("TH-150")
@pytest.mark.parametrize("options", [{}, {"decks": [None, None]}])
def test_decks_are_the_printed_ones_unless_players_build_them(options: dict[str, Any]) -> None:
    s = new("lords", "vikings", **options)

    for seat, faction in enumerate(("lords", "vikings")):
        lines = [
            line.split("|") for line in (BASE_FOLDER / f"{faction}.csv").read_text(encoding="utf-8").splitlines()[1:]
        ]
        printed = [cells[2] for cells in lines for _ in cells[0].split("-")]
        assert slugs(s.g.lists[seat]) == printed


@pytest.mark.rule("TH-150")
def test_built_decks_are_given_for_each_seat() -> None:
    with pytest.raises(meadhall.BadOptions) as caught:
        new("lords", "vikings", decks=[None])

    assert caught.value.rule == "TH-150"


# -- what a deck may be -------------------------------------------------------------------------------


@pytest.mark.rule("TH-151")
def test_one_allied_faction_at_most() -> None:
    own: Counts = (12, 10, 8, 24, 5)

    assert_refused("outlaws", build(outlaws=own, lords=(0, 0, 4, 0, 0), vikings=(0, 0, 2, 0, 0)), "TH-151")
    assert_accepted("outlaws", build(outlaws=own, lords=(0, 0, 6, 0, 0)))
    mixed = build(outlaws=(12, 10, 14, 23, 5), lords=(0, 0, 0, 1, 0))
    assert_accepted("outlaws", mixed)
    assert_refused("outlaws", swapped(mixed, "kerridwens-tower", "skellingar"), "TH-151")


@pytest.mark.rule("TH-152")
@pytest.mark.parametrize(
    ("own", "allied"),
    [
        ((8, 6, 9, 24, 5), (0, 5, 8, 0, 0)),  # 23 of the main faction
        ((12, 10, 13, 24, 5), (0, 0, 0, 0, 0)),  # 35 cards
        ((12, 10, 14, 24, 5), (0, 0, 1, 0, 0)),  # 37 cards
        ((7, 10, 14, 24, 5), (0, 0, 5, 0, 0)),  # 7 companions
        ((12, 10, 9, 24, 5), (5, 0, 0, 0, 0)),  # 17 companions
    ],
)
def test_no_destiny_deck_of_other_sizes(own: Counts, allied: Counts) -> None:
    assert_refused("outlaws", build(outlaws=own, lords=allied), "TH-152")


@pytest.mark.rule("TH-152")
@pytest.mark.parametrize(
    ("own", "allied"),
    [
        ((8, 6, 10, 24, 5), (0, 5, 7, 0, 0)),  # 24 of the main faction, 8 companions
        ((12, 10, 10, 24, 5), (4, 0, 0, 0, 0)),  # 16 companions
    ],
)
def test_a_destiny_deck_has_36_cards_24_of_the_main_faction_8_to_16_companions(own: Counts, allied: Counts) -> None:
    assert_accepted("outlaws", build(outlaws=own, lords=allied))


@pytest.mark.rule("TH-153")
def test_a_unique_name_is_there_once() -> None:
    deck = build(vikings=PRINTED)

    assert_refused("vikings", swapped(deck, "feast", "thorgal-stars"), "TH-153")
    assert_refused("vikings", swapped(deck, "feast", "solveig"), "TH-153")
    assert_accepted("vikings", swapped(deck, "thorgal-vikings", "thorgal-stars"))


@pytest.mark.rule("TH-153")
def test_any_other_name_is_there_twice_at_most() -> None:
    deck = build(vikings=PRINTED)

    assert deck.count("longship") == 2
    assert_accepted("vikings", deck)
    assert_refused("vikings", swapped(deck, "feast", "longship"), "TH-153")
    assert_accepted("vikings", swapped(deck, "expedition", "feast"))


@pytest.mark.rule("TH-154")
@pytest.mark.parametrize(("own", "allied", "legal"), [(15, 9, False), (16, 8, True), (23, 0, False), (24, 1, False)])
def test_a_scourge_deck_has_24_cards_16_of_the_main_faction(own: int, allied: int, legal: bool) -> None:
    deck = build(lords=(12, 10, 14, own, 5), vikings=(0, 0, 0, allied, 0))

    if legal:
        assert_accepted("lords", deck)
    else:
        assert_refused("lords", deck, "TH-154")


@pytest.mark.rule("TH-154")
def test_two_scourge_cards_of_a_name_at_most() -> None:
    deck = build(lords=PRINTED)

    assert deck.count("poison") == 2
    assert_refused("lords", swapped(deck, "dungeons", "poison"), "TH-154")
    assert_accepted("lords", swapped(deck, "dungeons", "confiscation"))


@pytest.mark.rule("TH-155")
@pytest.mark.parametrize(("own", "allied", "legal"), [(3, 2, False), (4, 1, True), (4, 0, False), (5, 1, False)])
def test_five_terrains_four_of_the_main_faction(own: int, allied: int, legal: bool) -> None:
    deck = build(lords=(12, 10, 14, 24, own), vikings=(0, 0, 0, 0, allied))

    if legal:
        assert_accepted("lords", deck)
    else:
        assert_refused("lords", deck, "TH-155")


@pytest.mark.rule("TH-155")
def test_no_terrain_is_in_a_set_twice() -> None:
    assert_refused("lords", swapped(build(lords=PRINTED), "bag-dadh", "land-of-aran"), "TH-155")


@pytest.mark.rule("TH-156")
@changed_cards({"gandalf-the-mad": {"cost": "2"}, "jorund-the-bull": {"cost": "2"}, "mestor": {"cost": "1"}})
def test_two_players_may_build_on_one_faction_with_the_usual_start() -> None:
    deck = swapped(build(vikings=PRINTED), "aaricia", "mestor")
    s = new("vikings", "vikings", decks=[deck, deck])

    assert s.names == ["vikings", "vikings-2"]
    offered = {c for c in s.g.lists[0] if t.KIND[c] == w.COMPANION}
    assert s.options("vikings") == s.options("vikings-2") == {f"start {slug}" for slug in slugs(sorted(offered))}
    s.refused("vikings: start aaricia", "TH-123")
    s.refused("vikings-2: done", "TH-123")
    s.play("vikings: start gandalf-the-mad")
    s.refused("vikings: start jorund-the-bull", "TH-124")
    s.play("vikings: start mestor")
    s.refused("vikings: start solveig")
    s.play("vikings-2: start gandalf-the-mad", "vikings-2: done").until("prophecy")

    assert sorted(s.group("vikings")) == ["gandalf-the-mad", "mestor"]
    assert s.group("vikings-2") == ["gandalf-the-mad"]


# -- solo ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-157")
@pytest.mark.parametrize("spec", ["random", "greedy"])
def test_a_bot_has_the_options_and_the_eyes_of_a_player(spec: str) -> None:
    s = new("outlaws", "vikings", seed=5)
    bot = make_bot(spec, s.match.game, 1)
    asked = 0
    while not s.match.over and asked < 30:
        decision = s.match.decision(1)
        if decision is None:
            s.step()
            continue
        view, imagined = s.match.view(1), s.match.fork(1, asked).view(1)
        assert view.decision is not None
        assert view.decision.options == s.match.options(1)
        assert view.table == imagined.table  # nothing it sees hangs on a hidden card
        s.match.apply(1, bot.choose(view, decision))
        asked += 1

    assert asked == 30
