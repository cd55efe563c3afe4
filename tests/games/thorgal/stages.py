"""Scenes in which a card can do all that it says, and scenes in which it finds nothing to do.

What a rich scene must hold (cards to aim at, to search for, to bring back) is read from the card's own words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from tests.games.thorgal.box import t
from tests.games.thorgal.meanings import Promise
from tests.games.thorgal.promises import Mood, all_words, fits
from tests.games.thorgal.scene import Scene, begin, scene, slugs

PHASES: Final = {b.DAWN: "dawn", b.JOURNEY: "actions", b.DUSK: "dusk"}  # as scenes call them
DISTURBING: Final = (w.COST, w.ARMOR)  # permanent effects that would change what others cost or suffer
PLENTY: Final = 6


class Box:
    """The cards of a faction that are not on the table yet."""

    def __init__(self, faction: int) -> None:
        self.cards = list(t.printed_cards(faction))

    def take(self, count: int, kinds: Iterable[int], wanted: int = w.ANYTHING) -> list[str]:
        """Take `count` matching cards of these types, or all there are; one of each first."""
        allowed = tuple(kinds)
        found = [c for c in dict.fromkeys(self.cards) if t.KIND[c] in allowed and fits(c, wanted) and _is_calm(c)]
        for card in found[:count]:
            self.cards.remove(card)
        return slugs(found[:count])

    def remove(self, card: int) -> str:
        self.cards.remove(t.ROW_OF[card])
        return t.SLUGS[t.ROW_OF[card]]


def _is_calm(card: int) -> bool:
    return not any([static.kind in DISTURBING for ability in t.ROWS[card].abilities for static in ability.statics])


def rival(faction: int) -> int:
    """The faction at the other side of the table."""
    return (faction + 1) % len(b.FACTIONS)


def group_needs(ops: Iterable[int]) -> Iterator[tuple[int, int]]:
    """How many cards of which filter the words look for in the group."""
    for op in [t.OPS[number] for number in all_words(ops)]:
        if op.target == w.GROUP:
            yield op.filter, 2
        if op.kind == w.IF and t.CONDS[op.cond].kind == w.COUNT_LEAST:
            yield t.CONDS[op.cond].filter, t.CONDS[op.cond].n


def stage(card: int, *, role: int, phase: int, ops: Iterable[int], mood: Mood, lies: str) -> Scene:
    """The table for a card that `lies` in the `hand` or `group` of its owner, or is a terrain (`fenrir`, `journey`)."""
    faction = t.ROWS[card].faction
    seats = (faction, rival(faction)) if role == b.DESTINY else (rival(faction), faction)
    names, boxes = [b.FACTIONS[seat] for seat in seats], [Box(seat) for seat in seats]
    own = [boxes[role].remove(card)] if lies in ("hand", "group") else []
    if lies == "group" and t.ROW_OF[card] != card:
        own.append(boxes[role].remove(card))
    groups, hands = [[], []], [[], []]  # type: list[list[str]], list[list[str]]
    (hands if lies == "hand" else groups)[role] += own
    more = _rich(names, boxes, tuple(ops), groups, hands, phase) if mood.rich else _bare(card, names, role)
    if lies == "fenrir":
        more["conquered"] = {t.SLUGS[card]: names[0]}
    if lies == "journey":
        more["destination"] = t.SLUGS[card]
    if phase == b.DUSK:
        more["result"] = mood.result
    s = scene(
        destiny=names[0], scourge=names[1], phase=PHASES[phase], groups=dict(zip(names, groups, strict=True)),
        hands=dict(zip(names, hands, strict=True)), **more,
    )  # fmt: skip
    if phase == b.JOURNEY and lies != "journey":
        s.g.destination = s.g.unconquered()[-1]
    _bring_to_top(s, role, ops)
    return begin(s)


def _bare(card: int, names: list[str], role: int) -> dict[str, Any]:
    """Nothing but what the card itself costs, and a deck to survive."""
    reserves: dict[str, Any] = {("reserves", "scourge_reserves")[role]: {names[role]: t.COST[card]}}
    return {**reserves, "decks": {names[0]: 10, names[1]: 10}}


def _rich(
    names: list[str],
    boxes: list[Box],
    ops: tuple[int, ...],
    groups: list[list[str]],
    hands: list[list[str]],
    phase: int,
) -> dict[str, Any]:
    """Targets of every kind, tokens on some, cards in every pile, a journey under way."""
    destiny, scourge = boxes
    moves = [t.OPS[op] for op in all_words(ops) if t.OPS[op].kind == w.MOVE]
    walhalla = [x for op in moves for x in destiny.take(op.n + 1, (w.COMPANION, w.SUPPORT, w.EVENT), op.filter)]
    for wanted, count in group_needs(ops):
        groups[0] += destiny.take(count, (w.COMPANION, w.SUPPORT), wanted)
    tired = [*destiny.take(2, [w.COMPANION]), *destiny.take(1, [w.SUPPORT])]
    groups[0] += tired
    groups[1] += scourge.take(1, [w.COMPANION])
    hands[0] += destiny.take(3, [w.EVENT])
    hands[1] += scourge.take(1, [w.SCOURGE_CARD])
    piles: dict[str, Any] = {
        "walhallas": {names[0]: walhalla + destiny.take(1, [w.EVENT])},
        "discards": {names[0]: destiny.take(3, [w.EVENT])},
        "reserves": {names[0]: PLENTY}, "scourge_reserves": {names[1]: PLENTY}, "exhausted": dict.fromkeys(tired, 1),
        "conquered": {_terrains(names[1])[3]: names[0]},
    }  # fmt: skip
    if phase == b.JOURNEY:
        cheap = [c for c in scourge.cards if t.KIND[c] == w.SCOURGE_CARD and t.COST[c] <= 1 and any(t.ATTRIBUTES[c])]
        piles["associated"] = [(names[1], scourge.remove(cheap[0])), (names[0], destiny.take(1, [w.EVENT])[0])]
        piles["opposer"] = scourge.take(1, [w.COMPANION])[0]
    return piles


def _terrains(name: str) -> list[str]:
    return slugs([c for c in t.printed_cards(b.FACTIONS.index(name)) if t.KIND[c] == w.TERRAIN])


def _bring_to_top(s: Scene, role: int, ops: Iterable[int]) -> None:
    """Put the cards that the words search for on top of the deck, if there are any."""
    deck = s.g.decks[2 * role + role]
    for op in [t.OPS[number] for number in all_words(ops) if t.OPS[number].kind == w.SEARCH]:
        found = [card for card in deck if fits(card, op.filter)]
        if found:
            deck.remove(found[0])
            deck.append(found[0])


def _beside(cards: list[int], card: int) -> int:
    """The card as it lies among these: as the second copy beside the first."""
    return t.TWIN_OF[card] if card in cards else card


class PlayedCard(Promise):
    """A card that is played from hand: its price, its symbols, its effect, and where it stays."""

    def play(self) -> None:
        """All of it."""
        g, row = self.want, t.ROWS[self.card]
        self.say(self.me, f"play {row.slug}")
        g.hands[self.me].remove(self.card)
        self.spend(self.me, row.cost)
        if row.kind <= w.SUPPORT:
            self.enter()
        else:
            for symbol in row.symbols:
                (self.elements, self.intrigue, self.damage)[symbol]()
            self.walk(t.ON_PLAY[self.card])
            self.settle()

    def enter(self) -> None:
        g = self.want
        self.card = _beside(g.groups[self.me], self.card)
        g.groups[self.me].append(self.card)
        g.spent[self.me].append(0)
        g.marks[self.me].append(b.NONE)
        self.walk([op for ability in t.ROWS[self.card].abilities if ability.trigger == w.ENTER for op in ability.ops])

    def settle(self) -> None:
        """On a journey a card with attributes stays, with its tokens; any other is destroyed."""
        g = self.want
        if g.phase == b.JOURNEY and any(t.ROWS[self.card].attributes):
            g.sent.append(_beside(g.sent, self.card))
            g.senders.append(self.me)
            g.sent_marks.append(self.marks)
        else:
            self.bury(self.me, self.card)

    def damage(self) -> None:
        self.hurt_by(self.want.destiny, 1)

    def elements(self) -> None:
        tokens = [(card, row, at) for card, _, row, at in self.pieces() if row[at]]
        self.token("elements", "ready", tokens, -1)

    def intrigue(self) -> None:
        reached = [
            (card, row, at)
            for card, owner, row, at in self.pieces()
            if owner in (b.NOBODY, self.me) or not self.is_safe(card, "exhaust")
        ]
        self.token("intrigue", "exhaust", reached, 1)

    def token(self, question: str, verb: str, found: list[tuple[int, list[int], int]], change: int) -> None:
        """An Exhausted token more or less on the first of these cards."""
        if found:
            chosen = self.pick(self.me, question, verb, [card for card, _, _ in found], refusal="decline")
            for card, row, at in found:
                row[at] += change * (card == chosen)

    def pieces(self) -> Iterator[tuple[int, int, list[int], int]]:
        """Cards that bear Exhausted tokens: card, owner, and where its tokens are counted."""
        g = self.want
        for seat in (0, 1):
            yield from [(card, seat, g.spent[seat], at) for at, card in enumerate(g.groups[seat])]
        for at, card in enumerate(g.terrains):
            if g.conquerors[at] != b.NOBODY:
                yield card, b.NOBODY, g.terrain_spent, at
        if g.opposer != b.NOTHING:
            tokens = [g.opposer_spent]
            yield g.opposer, g.opposer_seat, tokens, 0
            g.opposer_spent = tokens[0]
