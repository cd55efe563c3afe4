"""The meaning of the words of cards, operation by operation, without the rules' own code.

A `Promise` walks through the words of a card's row. For every operation it says who is asked now and what may be
answered, answers, and makes on its own copy of the table the change that the words mean. Numbers, filters and phases
are read from the row.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from tests.games.thorgal.box import t
from tests.games.thorgal.promises import TableToCome, fits, plus
from tests.games.thorgal.scene import slugs

HOSTILE: Final = (w.EXHAUST, w.LOSE, w.DESTROY, w.BOUNCE)


class Promise(TableToCome):
    """A card whose words are resolved, on the table and on the copy."""

    def walk(self, ops: Iterable[int]) -> None:
        """All operations in written order."""
        for op in ops:
            before, words = self.look(), t.OPS[op]
            getattr(self, f"do_{w.OPS[words.kind]}", self.do_aimed)(words)
            if words.kind == w.REVEAL or before != self.look():
                self.kept.add(op)

    def do_draw(self, op: w.Op) -> None:
        for _ in range(min(op.n, len(self.zone(w.DECK_TOP)))):
            self.put(self.zone(w.DECK_TOP).pop(), w.HAND)

    def do_reserve(self, op: w.Op) -> None:
        for _ in range(min(op.n, len(self.zone(w.DECK_TOP)))):
            self.put(self.zone(w.DECK_TOP).pop(), w.RESERVE_PILE)

    def top(self, count: int) -> list[int]:
        deck = self.zone(w.DECK_TOP)
        return [deck.pop() for _ in range(min(count, len(deck)))]

    def do_search(self, op: w.Op) -> None:
        cards = self.top(op.n)
        if not cards:
            return
        matches = dict.fromkeys([card for card in cards if fits(card, op.filter)])
        taken = self.pick(self.me, "search", "take", matches, refusal="decline")
        if taken != b.NOTHING:
            cards.remove(taken)
            self.put(taken, w.HAND)
        if len(cards) > 1:
            self.answer(self.me, "bury", ["done", *[f"under {slug}" for slug in slugs(cards)]], "done")
        for card in cards:
            self.put(card, w.DECK_BOTTOM)

    def do_scry(self, op: w.Op) -> None:
        cards = self.top(op.n)
        verbs = ("top", "under")
        if cards:
            first = cards.pop(0)
            options = ["done", *[f"{verb} {slug}" for verb in verbs for slug in slugs([first, *cards])]]
            self.answer(self.me, "scry", options, f"under {t.SLUGS[first]}")
            self.put(first, w.DECK_BOTTOM)
        if cards:
            self.answer(self.me, "scry", ["done", *[f"{v} {slug}" for v in verbs for slug in slugs(cards)]], "done")
        for card in reversed(cards):
            self.put(card, w.DECK_TOP)

    def do_move(self, op: w.Op) -> None:
        source = self.zone(op.source)
        matches = [card for card in source if fits(card, op.filter)]
        if not (source if op.source == w.HAND else matches):
            return
        most, picks = min(op.n, len(source)), list[int]()
        while len(picks) < most:
            card = self.pick(self.me, "move", "move", matches, refusal="done")
            if card == b.NOTHING:
                break
            matches.remove(card)
            picks.append(card)
        for card in picks:
            source.remove(card)
            self.put(card, op.into)

    def do_discard(self, op: w.Op) -> None:
        seat = self.foe(op.who)
        hand = self.want.hands[seat]
        if op.source == w.RESERVE_PILE:
            self.spend(seat, op.n)
            return
        for _ in range(min(op.n, len(hand))):
            if len(hand) > op.n or self.s.asked() == [f"{self.s.names[seat]}: discard_hand"]:
                self.answer(seat, "discard_hand", [f"discard {x}" for x in slugs(hand)], f"discard {t.SLUGS[hand[0]]}")
            self.want.discards[self.pile(seat)].append(hand.pop(0))

    def do_reveal(self, op: w.Op) -> None:
        seen = [e.event.card for e in self.s.match.log if type(e.event).__name__ == "HandCardSeen"]  # type: ignore[attr-defined]
        assert sorted(seen) == self.want.hands[1 - self.me]

    def do_dmg(self, op: w.Op) -> None:
        self.hurt_by(self.foe(op.who), op.n)

    def do_prevent(self, op: w.Op) -> None:
        self.want.prevented[self.me] += op.n

    # -- words with a target --------------------------------------------------------------------------

    def targets(self, op: w.Op) -> list[int]:
        g = self.want
        found = [card for card in g.groups[g.destiny] if fits(card, op.filter, self.card)]
        if op.kind == w.READY:
            return [card for card in found if g.spent[g.destiny][g.groups[g.destiny].index(card)]]
        if op.kind in HOSTILE and self.me != g.destiny:
            return [card for card in found if not self.is_safe(card, w.OPS[op.kind])]
        return found

    def is_safe(self, card: int, deed: str) -> bool:
        """Is it protected, or does it say that it is immune?"""
        immune = [w.IMMUNITIES[p.n] for a in t.ROWS[card].abilities for p in a.statics if p.kind == w.IMMUNE]
        return card in self.want.safe or deed in immune

    def do_aimed(self, op: w.Op) -> None:
        chosen = self.card
        if op.target == w.GROUP:
            targets = self.targets(op)
            if not targets:
                return
            chosen = self.pick(self.me, "target", "target", targets)
        if op.kind in (w.GAIN, w.LOSE):
            self.mark(op, chosen, plus(b.NONE, op.attrs, 1 if op.kind == w.GAIN else -1))
        elif op.kind == w.CONVERT:
            self.convert(op, chosen)
        else:
            self.touch(op, chosen)

    def mark(self, op: w.Op, chosen: int, attrs: b.Three) -> None:
        g = self.want
        if op.target == w.DEST:
            g.terrain_marks[g.destination] = plus(g.terrain_marks[g.destination], attrs)
        elif op.target == w.THIS and t.KIND[chosen] > w.SUPPORT:
            self.marks = plus(self.marks, attrs)
        else:
            holder = self.me if op.target == w.THIS else g.destiny
            at = g.groups[holder].index(chosen)
            g.marks[holder][at] = plus(g.marks[holder][at], attrs)

    def convert(self, op: w.Op, chosen: int) -> None:
        most = min(op.n, self.s.attributes(t.SLUGS[chosen])[op.source])
        if most:
            self.answer(self.me, "how_many", [f"count {n}" for n in range(most + 1)], f"count {most}")
            turned = [most * ((x == op.into) - (x == op.source)) for x in range(3)]
            self.mark(op, chosen, plus(b.NONE, turned))

    def touch(self, op: w.Op, chosen: int) -> None:
        """Tokens, protection, or leaving the group."""
        g = self.want
        seat = self.me if op.target == w.THIS else g.destiny
        if op.kind in (w.EXHAUST, w.READY):
            g.spent[seat][g.groups[seat].index(chosen)] += 1 if op.kind == w.EXHAUST else -1
        elif op.kind in (w.KEEP, w.PROTECT):
            (g.kept if op.kind == w.KEEP else g.safe).append(chosen)
        else:
            self.leave(seat, chosen)
            if op.kind == w.DESTROY:
                self.bury(seat, chosen)
            else:
                g.hands[seat] = sorted([*g.hands[seat], t.ROW_OF[chosen]])

    # -- words on the journey, on costs and prohibitions ----------------------------------------------

    def do_detach(self, op: w.Op) -> None:
        g = self.want
        foes = [card for card, sender in zip(g.sent, g.senders, strict=True) if sender != self.me]
        matches = [card for card in foes if fits(card, op.filter)]
        if matches:
            at = g.sent.index(self.pick(self.me, "detach", "detach", matches))
            self.bury(g.senders[at], g.sent[at])
            del g.sent[at], g.senders[at], g.sent_marks[at]

    def do_recall(self, op: w.Op) -> None:
        g = self.want
        if g.opposer != b.NOTHING:
            g.groups[g.opposer_seat].append(g.opposer)
            g.spent[g.opposer_seat].append(g.opposer_spent)
            g.marks[g.opposer_seat].append(g.opposer_marks)
            g.opposer, g.opposer_seat, g.opposer_spent, g.opposer_marks = b.NOTHING, b.NOBODY, 0, b.NONE

    def do_redirect(self, op: w.Op) -> None:
        g = self.want
        free = [at for at, who in enumerate(g.conquerors) if who == b.NOBODY and at != g.destination]
        if free:
            chosen = self.pick(self.me, "redirect", "redirect", [g.terrains[at] for at in free], refusal="decline")
            g.destination = g.terrains.index(chosen) if chosen != b.NOTHING else g.destination

    def do_terrain_in(self, op: w.Op) -> None:
        g = self.want
        if g.aside[self.me]:
            g.terrains.append(self.pick(self.me, "bring_terrain", "bring", g.aside[self.me]))
            g.aside[self.me].remove(g.terrains[-1])
            g.conquerors.append(b.NOBODY)
            g.terrain_spent.append(0)
            g.terrain_uses.append(0)
            g.terrain_marks.append(b.NONE)

    def do_discount(self, op: w.Op) -> None:
        self.want.discounts.append((self.me, t.OPS.index(op)))

    def do_tax(self, op: w.Op) -> None:
        self.want.taxes.append((1 - self.me, t.OPS.index(op)))

    def do_forbid(self, op: w.Op) -> None:
        self.want.bans.append(op.ban)

    # -- words that hold others -----------------------------------------------------------------------

    def offer(self, seat: int, question: str) -> bool:
        self.answer(seat, question, ["accept", "decline"], "accept" if self.mood.willing else "decline")
        return self.mood.willing

    def do_pay(self, op: w.Op) -> None:
        if len(self.zone(w.RESERVE_PILE)) >= op.n and self.offer(self.me, "pay"):
            self.spend(self.me, op.n)
            self.walk(op.then)

    def do_hurt(self, op: w.Op) -> None:
        if self.offer(self.me, "hurt"):
            self.hurt_by(self.me, op.n)
            self.walk(op.then)

    def do_sac(self, op: w.Op) -> None:
        own = [self.card] if op.target == w.THIS else self.want.groups[self.me]
        victims = [card for card in own if op.target == w.THIS or fits(card, op.filter, self.card)]
        chosen = b.NOTHING
        if victims:
            chosen = self.pick(self.me, "sacrifice", "sacrifice", victims, refusal="decline")
        if chosen != b.NOTHING:
            self.leave(self.me, chosen)
            self.bury(self.me, chosen)
            self.walk(op.then)

    def do_toll(self, op: w.Op) -> None:
        foe = 1 - self.me
        if len(self.want.reserves[self.pile(foe)]) >= op.n and self.offer(foe, "toll"):
            self.spend(foe, op.n)
        else:
            self.walk(op.then)

    def do_if(self, op: w.Op) -> None:
        self.walk(op.then if self.holds(op.cond) else op.otherwise)

    def do_choose(self, op: w.Op) -> None:
        branch = self.mood.branch % len(op.branches)
        options = [f"branch {n + 1}" for n in range(len(op.branches))]
        self.answer(self.me, "branch", options, options[branch])
        self.walk(op.branches[branch])
