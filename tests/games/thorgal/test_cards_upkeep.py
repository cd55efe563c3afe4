"""Every companion is kept by exactly what stands behind its purse, and lost for want of it."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from tests.games.thorgal.box import t
from tests.games.thorgal.meanings import Promise
from tests.games.thorgal.promises import Mood, fits
from tests.games.thorgal.scene import Scene, scene
from tests.games.thorgal.stages import Box, rival

COMPANIONS = [card for card in range(len(t.ROWS)) if t.ROW_OF[card] == card and t.KIND[card] == w.COMPANION]


def others(card: int, box: Box, *, met: bool) -> list[str]:
    """As many cards that the condition counts as just meet it, or just do not."""
    upkeep = t.UPKEEP[card]
    if upkeep.kind not in (w.HAVE, w.NONE_OF, w.MAX):
        return []
    itself = fits(card, upkeep.filter, card)
    count = {w.HAVE: upkeep.n - (not met), w.NONE_OF: not met, w.MAX: upkeep.n + (not met)}[upkeep.kind] - itself
    found = box.take(count, (w.COMPANION, w.SUPPORT), upkeep.filter)
    assert len(found) == count, "the faction has not enough such cards"
    return found


def provisions(card: int, faction: str, *, met: bool) -> dict[str, Any]:
    """Reserve, hand and deck that just meet the condition, or just do not."""
    kind, n, _, cond = t.UPKEEP[card]
    needed = {w.DISCARD_RESERVE: n, w.BOTTOM_HAND: n, w.UPKEEP_DMG: n, w.DISCARD_ALL_RESERVE: 3, w.BOTTOM_ALL_HAND: 3}
    if kind == w.STATE:
        assert t.CONDS[cond].kind == w.RESERVE_LEAST
        needed[kind] = t.CONDS[cond].n
    all_of_it = kind in (w.DISCARD_ALL_RESERVE, w.BOTTOM_ALL_HAND)
    amount = needed.get(kind, 0) if met else 0 if all_of_it else max(0, needed.get(kind, 0) - 1)
    if kind in (w.BOTTOM_HAND, w.BOTTOM_ALL_HAND):
        return {"hands": {faction: Box(b.FACTIONS.index(faction)).take(amount, [w.EVENT])}}
    if kind == w.UPKEEP_DMG:
        return {"decks": {faction: amount}}
    return {"reserves": {faction: amount}}


def at_dusk(card: int, *, met: bool) -> Scene:
    """The companion is about to be tended, beside one that does not count."""
    upkeep, number = t.UPKEEP[card], t.ROWS[card].faction
    faction, foe, box = b.FACTIONS[number], b.FACTIONS[rival(number)], Box(number)
    group = [box.remove(card), *others(card, box, met=met)]
    strangers = [c for c in box.cards if t.KIND[c] == w.COMPANION and not fits(c, upkeep.filter, card)]
    anybody = [c for c in box.cards if t.KIND[c] == w.COMPANION]
    if upkeep.kind in (w.HAVE, w.NONE_OF):
        group += [t.SLUGS[c] for c in strangers[:1]]
    elif upkeep.kind != w.MAX:
        group += [t.SLUGS[c] for c in anybody[:1]]
    s = scene(
        destiny=faction, scourge=foe, phase="dusk", groups={faction: group}, **provisions(card, faction, met=met)
    )  # fmt: skip
    return s.play(f"{faction}: pass", f"{foe}: pass")


class Tended(Promise):
    """The changes from meeting the condition."""

    def pay(self) -> None:
        kind, n = t.UPKEEP[self.card].kind, t.UPKEEP[self.card].n
        hand = self.want.hands[0]
        if kind in (w.DISCARD_RESERVE, w.DISCARD_ALL_RESERVE):
            self.spend(0, n or len(self.want.reserves[0]))
        elif kind == w.UPKEEP_DMG:
            self.hurt_by(0, n)
        elif kind == w.EXHAUST_THIS:
            self.want.spent[0][self.want.groups[0].index(self.card)] += 1
        elif kind == w.BOTTOM_ALL_HAND:
            self.answer(0, "bury", ["done", *[f"under {t.SLUGS[c]}" for c in hand]], "done")
            self.want.decks[0][:0], self.want.hands[0] = hand[::-1], []
        elif kind == w.BOTTOM_HAND:
            for _ in range(n):
                self.answer(0, "bottom_hand", [f"under {t.SLUGS[c]}" for c in hand], f"under {t.SLUGS[hand[0]]}")
                self.want.decks[0].insert(0, hand.pop(0))


@pytest.mark.parametrize("slug", [t.SLUGS[card] for card in COMPANIONS])
def test_upkeep_that_is_met(slug: str) -> None:
    card = t.card(slug)
    s = at_dusk(card, met=True)
    promise = Tended(s, 0, card, Mood())

    promise.say(0, f"tend {slug}")
    promise.pay()

    assert s.asked() == [f"{s.names[0]}: tend"], "somebody else is to be tended next"
    promise.is_kept()


NEEDY = [card for card in COMPANIONS if t.UPKEEP[card].kind != w.EXHAUST_THIS]  # what can always be met is left out


@pytest.mark.parametrize("slug", [t.SLUGS[card] for card in NEEDY])
def test_upkeep_that_is_not_met(slug: str) -> None:
    card = t.card(slug)
    s = at_dusk(card, met=False)
    promise = Tended(s, 0, card, Mood())
    survives = len(s.deck(s.names[0])) + len(s.hand(s.names[0])) >= b.UNPAID_UPKEEP

    promise.say(0, f"tend {slug}")
    promise.answer(0, "unmet", ["dismiss", *["suffer"] * survives], "dismiss")

    assert slug in s.walhalla(s.names[0])
    assert slug not in s.group(s.names[0])


@pytest.mark.parametrize("slug", [t.SLUGS[card] for card in NEEDY if t.UPKEEP[card].kind != w.UPKEEP_DMG])
def test_who_suffers_keeps_the_companion(slug: str) -> None:
    card = t.card(slug)
    s = at_dusk(card, met=False)
    promise = Tended(s, 0, card, Mood())

    promise.say(0, f"tend {slug}")
    promise.say(0, "suffer")
    promise.hurt_by(0, b.UNPAID_UPKEEP)

    assert s.walhalla(s.names[0]) == [t.SLUGS[c] for c in promise.want.graves[0]]
    assert slug in s.group(s.names[0])
