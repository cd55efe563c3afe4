"""The table as a card promises to make it: a copy beside the match, changed by plain moves of cards.

`meanings` says what the words of a card do to the copy. In the end the table must be as the copy is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.state import Thorgal
from tests.games.thorgal.box import t
from tests.games.thorgal.scene import Scene, slugs

TABLE: Final = (
    "decks", "reserves", "discards", "graves", "hands", "groups", "spent", "marks", "aside", "terrains", "conquerors",
    "terrain_spent", "terrain_uses", "terrain_marks", "destination", "opposer", "opposer_seat", "opposer_spent",
    "opposer_marks", "sent", "senders", "sent_marks", "prevented", "kept", "safe", "discounts", "taxes", "bans",
    "horns", "winners", "played", "looked",
)  # fmt: skip  # what must be as it was promised


class Mood(NamedTuple):
    """How a scene is set, and how its players answer."""

    rich: bool = True  # is there enough of everything? Else: of nothing
    willing: bool = True  # are offers taken?
    branch: int = 0  # of a choice
    result: str = "success"  # of the journey, at dusk


MOODS: Final = (
    Mood(), Mood(willing=False), Mood(branch=1, result="failure"), Mood(branch=2), Mood(rich=False),
)  # fmt: skip


def fits(card: int, wanted: int, bearer: int = b.NOTHING) -> bool:
    """Does a card match a filter, read from its row?"""
    if wanted == w.ANYTHING:
        return True
    row, found = t.ROWS[card], t.FILTERS[wanted]
    kind = found.kind == w.ANYTHING or row.kind == found.kind
    subtypes = [s for s in range(len(w.SUBTYPES)) if found.subtypes >> s & 1]
    cheap = found.cost < 0 or row.cost <= found.cost
    return kind and set(subtypes) <= set(row.subtypes) and cheap and not (found.other and card == bearer)


def all_words(ops: Iterable[int]) -> Iterator[int]:
    """Operations with those inside them."""
    for op in ops:
        yield op
        for inner in (t.OPS[op].then, t.OPS[op].otherwise, *t.OPS[op].branches):
            yield from all_words(inner)


def plus(one: b.Three, other: Iterable[int], sign: int = 1) -> b.Three:
    first, second, third = [x + sign * y for x, y in zip(one, other, strict=True)]
    return first, second, third


class TableToCome:
    """A card that is being resolved by a seat, and the table as it should become."""

    def __init__(self, s: Scene, me: int, card: int, mood: Mood) -> None:
        self.s, self.me, self.card, self.mood = s, me, card, mood
        self.want: Thorgal = s.g.clone()
        self.marks: b.Three = b.NONE  # tokens of the card while it is played
        self.kept: set[int] = set()  # operations that changed something

    # -- playing on -----------------------------------------------------------------------------------

    def say(self, seat: int, text: str) -> None:
        self.s.play(f"{self.s.names[seat]}: {text}")

    def answer(self, seat: int, question: str, options: Iterable[str], text: str) -> None:
        """This question must be put now, with exactly these options; answer it."""
        assert self.s.asked() == [f"{self.s.names[seat]}: {question}"]
        assert self.s.options(self.s.names[seat]) == set(options)
        self.say(seat, text)

    def pick(self, seat: int, question: str, verb: str, cards: Iterable[int], *, refusal: str = "") -> int:
        """Take the first of these cards, or refuse if that is allowed and the mood."""
        found = list(cards)
        options = [f"{verb} {slug}" for slug in slugs(found)]
        refused = bool(refusal) and not (self.mood.willing and found)
        self.answer(seat, question, [*options, *[refusal] * bool(refusal)], refusal if refused else options[0])
        return b.NOTHING if refused else found[0]

    def is_kept(self) -> None:
        """The table is as promised."""
        for name in TABLE:
            assert getattr(self.s.g, name) == getattr(self.want, name), name

    def look(self) -> list[str]:
        """All of the copy, to see whether something changes."""
        return [repr(getattr(self.want, name)) for name in TABLE] + [repr(self.marks)]

    # -- the table ------------------------------------------------------------------------------------

    def pile(self, seat: int) -> int:
        return 2 * seat + (seat != self.want.destiny)

    def foe(self, who: int) -> int:
        return 1 - self.me if who == w.FOE else self.me

    def zone(self, zone: int) -> list[int]:
        g, pile = self.want, self.pile(self.me)
        return {
            w.HAND: g.hands[self.me], w.DECK_TOP: g.decks[pile], w.DECK_BOTTOM: g.decks[pile],
            w.RESERVE_PILE: g.reserves[pile], w.DISCARD_PILE: g.discards[pile], w.WALHALLA: g.graves[2 * self.me],
        }[zone]  # fmt: skip

    def put(self, card: int, zone: int) -> None:
        pile = self.zone(zone)
        pile.insert(0 if zone == w.DECK_BOTTOM else len(pile), t.ROW_OF[card])
        self.want.hands[self.me].sort()

    def spend(self, seat: int, count: int) -> None:
        """From the top of the reserve to the discard."""
        reserve, discard = self.want.reserves[self.pile(seat)], self.want.discards[self.pile(seat)]
        for _ in range(min(count, len(reserve))):
            discard.append(reserve.pop())

    def bury(self, seat: int, card: int) -> None:
        scourge = t.KIND[card] == w.SCOURGE_CARD
        self.want.graves[2 * seat + scourge].append(t.ROW_OF[card])

    def leave(self, seat: int, card: int) -> None:
        g, at = self.want, self.want.groups[seat].index(card)
        for row in (g.groups, g.spent, g.marks):
            del row[seat][at]
        for cards in (g.kept, g.safe):
            cards[:] = [other for other in cards if other != card]

    def hurt_by(self, seat: int, amount: int) -> None:
        """Damage: what is not prevented is destroyed, from the hand if the mood is bad, else from the deck."""
        g = self.want
        prevented = min(amount, g.prevented[seat])
        g.prevented[seat] -= prevented
        left = amount - prevented
        while left and seat == g.destiny and g.hands[seat]:
            options = ["done", *[f"destroy {slug}" for slug in slugs(g.hands[seat])]]
            self.answer(seat, "damage", options, options[0 if self.mood.willing else 1])
            if self.mood.willing:
                break
            self.bury(seat, g.hands[seat].pop(0))
            left -= 1
        for _ in range(left):
            self.bury(seat, g.decks[2 * seat].pop())

    def holds(self, cond: int) -> bool:
        kind, wanted, n = t.CONDS[cond]
        count = len([c for c in self.want.groups[self.me] if fits(c, wanted, self.card)])
        return {
            w.COUNT_LEAST: count >= n, w.COUNT_MOST: count <= n, w.IF_OPPOSED: self.want.opposer != b.NOTHING,
            w.RESERVE_LEAST: len(self.want.reserves[self.pile(self.me)]) >= n,
            w.IF_SUCCESS: self.want.result == b.SUCCESS, w.IF_FAIL: self.want.result == b.FAILURE,
        }[kind]  # fmt: skip
