"""Every card that is played does what its row says: price, phase, symbols, effect, and where it stays.

The numbers are read from the rows; `meanings` says what the words mean.
"""

from __future__ import annotations

import pytest

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from tests.games.thorgal.box import t
from tests.games.thorgal.promises import MOODS, Mood, all_words
from tests.games.thorgal.scene import Scene, begin
from tests.games.thorgal.stages import PHASES, PlayedCard, stage

PLAYED = [card for card in range(len(t.ROWS)) if t.ROW_OF[card] == card and t.KIND[card] != w.TERRAIN]


def role(card: int) -> int:
    return b.SCOURGE if t.KIND[card] == w.SCOURGE_CARD else b.DESTINY


def on_play(card: int) -> list[int]:
    """All that its row resolves when it is played."""
    return [op for ability in t.ROWS[card].abilities if ability.trigger in (w.PLAY, w.ENTER) for op in ability.ops]


def in_hand(card: int, phase: int, mood: Mood) -> Scene:
    """The card's owner has it in hand, and it is their turn."""
    s = stage(card, role=role(card), phase=phase, ops=on_play(card), mood=mood, lies="hand")
    return s.play(f"{s.names[0]}: pass") if role(card) == b.SCOURGE else s


@pytest.mark.parametrize("slug", [t.SLUGS[card] for card in PLAYED])
def test_a_played_card_does_what_it_says(slug: str) -> None:
    card, done = t.card(slug), set[int]()
    for mood in MOODS:
        s = in_hand(card, t.ROWS[card].phase, mood)
        promise = PlayedCard(s, role(card), card, mood)

        promise.play()

        promise.is_kept()
        done |= promise.kept
    assert done == set(all_words(on_play(card))), "some words did nothing in any of the scenes"


@pytest.mark.parametrize("slug", [t.SLUGS[card] for card in PLAYED])
def test_a_card_is_played_in_its_phase_and_for_its_price_only(slug: str) -> None:
    card = t.card(slug)
    row, line = t.ROWS[card], f"play {slug}"
    for phase in PHASES:
        s = in_hand(card, phase, Mood())
        assert (line in s.options(s.names[role(card)])) == (phase == row.phase)
    if row.cost:
        s = in_hand(card, row.phase, Mood(rich=False))
        s.g.reserves[3 * role(card)].pop()
        begin(s).refused(f"{s.names[role(card)]}: {line}", "TH-311")


def gives_itself_attributes(card: int) -> bool:
    return any([static.kind == w.ATTR for static in t.PERMS[card]])


@pytest.mark.parametrize(
    "slug", [t.SLUGS[c] for c in PLAYED if t.KIND[c] <= w.SUPPORT and not gives_itself_attributes(c)]
)
def test_a_card_of_the_group_has_its_printed_attributes(slug: str) -> None:
    card = t.card(slug)
    s = in_hand(card, b.DAWN, Mood(rich=False))
    s.play(f"{s.names[0]}: play {slug}")

    assert (s.group(s.names[0]), s.attributes(slug)) == ([slug], t.ROWS[card].attributes)
