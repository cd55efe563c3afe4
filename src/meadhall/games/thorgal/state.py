"""The table of Thorgal: what lies where. Queries, then verbs; sums are in `reckoning`, the flow is in `rules/`.

Decks and reserves are lists with the top card last. Decks, reserves, discards and graves (Walhalla and Niflhel) are
listed by pile: two for each seat, Destiny and Scourge. A group is three lists side by side: cards, their Exhausted
tokens and their Attribute tokens.
"""

from __future__ import annotations

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal import events as e
from meadhall.games.thorgal.cards.tables import Box
from meadhall.kernel import State


class Thorgal(State):
    """Everything on the table. Cards are ints of the card list."""

    box: Box
    chairs: tuple[int, ...]  # what each seat is called, in CHAIRS; the faction is the remainder by 4
    lists: tuple[tuple[int, ...], ...]  # the cards each seat began with
    horns_needed: int
    round: int
    destiny: int  # the Destiny player; all others are Scourge players
    phase: int
    step: int
    turn: int  # who acts in an action window, else NOBODY
    passes: int  # in a row
    cut: bool  # the round ends at once: the Destiny player is out, or the match is over
    result: int  # of this round's journey
    out: list[bool]
    winners: tuple[int, ...]
    horns: list[int]
    pawns: tuple[int, ...]  # the numbers on the pawns of this round, by seat (TH-706, TH-707, TH-720)
    points: list[int]  # of prophecy, left to spend
    decks: list[list[int]]
    reserves: list[list[int]]
    discards: list[list[int]]
    graves: list[list[int]]
    hands: list[list[int]]  # by seat: the hand of the role it has
    groups: list[list[int]]
    spent: list[list[int]]  # Exhausted tokens
    marks: list[list[b.Three]]  # Attribute tokens, gains less losses
    chosen: list[list[int]]  # starting companions, face down
    aside: list[list[int]]  # terrains set aside
    terrains: list[int]  # in play
    conquerors: list[int]  # who conquered each, or NOBODY
    terrain_spent: list[int]
    terrain_uses: list[int]  # of its Fenrir effect, this round
    terrain_marks: list[b.Three]
    destination: int  # which of the terrains in play, or NOTHING
    opposer: int
    opposer_seat: int
    opposer_spent: int
    opposer_marks: b.Three
    sent: list[int]  # cards associated with the destination
    senders: list[int]  # whose they are
    sent_marks: list[b.Three]
    played: int  # the event or Scourge card being resolved
    player: int
    played_marks: b.Three
    looked: list[int]  # cards from the top of a deck, while a player looks at them
    looker: int
    prevented: list[int]  # damage that will be ignored
    harmed: int  # damage dealt to the Destiny player this round: what armour has had to do with
    kept: list[int]  # companions of the Destiny player whose upkeep counts as met
    safe: list[int]  # cards of the Destiny player under protection
    discounts: list[tuple[int, int]]  # whose, by which operation
    taxes: list[tuple[int, int]]  # who pays more, by which operation
    bans: list[int]
    seen: list[tuple[int, int, int]]  # positions of this window: who saw it, its mark, what that seat did then
    mark: int  # of the position as the seat on turn sees it; 0 where none can come back
    stirred: bool  # this round: a horn was gained, or a card destroyed
    bled: bool  # this round: a horn was gained, or damage taken
    still: int  # rounds in a row that count for TH-627
    quiet: int  # and for TH-628

    # -- seats ------------------------------------------------------------------------------------

    def faction(self, seat: int) -> int:
        return self.chairs[seat] % len(b.FACTIONS)

    def role(self, seat: int) -> int:
        return b.DESTINY if seat == self.destiny else b.SCOURGE

    def pile(self, seat: int) -> int:
        """Where the deck, reserve and discard of the seat's role are (TH-804)."""
        return 2 * seat + (seat != self.destiny)

    def left(self) -> int:
        """How many players are still in the game."""
        return self.seats - sum(self.out)

    def next_in(self, seat: int) -> int:
        """The next player clockwise who is still in the game."""
        other = self.left_of(seat)
        while self.out[other]:
            other = self.left_of(other)
        return other

    def order(self) -> tuple[int, ...]:
        """Those still in the game, the Destiny player first, then clockwise (TH-709)."""
        return tuple([seat for seat in self.round_from(self.destiny) if not self.out[seat]])

    def scourges(self) -> tuple[int, ...]:
        """The Scourge players, clockwise from the Destiny player's left."""
        return tuple([seat for seat in self.round_from(self.destiny)[1:] if not self.out[seat]])

    def passed(self, seat: int) -> bool:
        """Has the seat passed since the last action, so that it would be enough if the others did (TH-352)?"""
        order = [other for other in self.round_from(seat) if not self.out[other]]
        return order[0] == seat != self.turn and self.turn in order[: self.passes + 1]

    def stops(self, seat: int) -> bool:
        """Is what the seat is resolving at an end, because it or the Destiny player is out (TH-625, TH-719)?"""
        return self.cut or self.out[seat]

    # -- terrains ---------------------------------------------------------------------------------

    def unconquered(self) -> list[int]:
        """The places in `terrains` of those not yet conquered."""
        return [i for i, conqueror in enumerate(self.conquerors) if conqueror == b.NOBODY]

    def faces(self, place: int, seat: int) -> bool:
        """Is the Fenrir side of a conquered terrain turned to this Scourge player (TH-467, TH-713)?"""
        return self.conquerors[place] not in (b.NOBODY, seat) and seat != self.destiny

    # -- verbs: piles -----------------------------------------------------------------------------

    def draw(self, seat: int, count: int) -> None:
        """From the deck of the role to the hand; an empty deck gives nothing (TH-945)."""
        deck = self.decks[self.pile(seat)]
        for _ in range(min(count, len(deck))):
            card = deck.pop()
            self.to_hand(seat, card)
            self.whisper(seat, e.CardDrawn(seat, card), e.CardDrawnHidden(seat))

    def to_hand(self, seat: int, card: int) -> None:
        """Hands are sorted: where a card was put says nothing."""
        self.hands[seat].append(self.box.ROW_OF[card])
        self.hands[seat].sort()

    def to_reserve(self, seat: int, count: int) -> None:
        """From the deck of the role to its reserve, unseen (TH-206, TH-946)."""
        pile = self.pile(seat)
        moved = min(count, len(self.decks[pile]))
        for _ in range(moved):
            self.reserves[pile].append(self.decks[pile].pop())
        if moved:
            self.tell(e.CardsReserved(seat, moved))

    def pay(self, seat: int, count: int) -> None:
        """From the top of the reserve to the discard, all of it or nothing (TH-310, TH-313)."""
        assert count <= len(self.reserves[self.pile(seat)]), f"seat {seat} cannot pay {count}"
        if count:
            cards = self.spend(seat, count)
            self.tell(e.CardsPaid(seat, cards))

    def spend(self, seat: int, count: int) -> tuple[int, ...]:
        """Reserve cards go to the discard, the last added first."""
        pile = self.pile(seat)
        cards = tuple([self.reserves[pile].pop() for _ in range(min(count, len(self.reserves[pile])))])
        self.discards[pile] += cards
        return cards

    def bury(self, seat: int, card: int) -> None:
        """A card is destroyed: face up to its owner's Walhalla or Niflhel (TH-802)."""
        t = self.box
        pile = 2 * seat + (not t.is_destiny(card))
        self.graves[pile].append(t.ROW_OF[card])
        self.stirred = True
        self.tell(e.CardDestroyed(seat, t.ROW_OF[card]))

    # -- verbs: groups ----------------------------------------------------------------------------

    def join(self, seat: int, card: int) -> int:
        """A card joins a group, beside its twin as the second copy; returns the card as it lies there."""
        if card in self.groups[seat] or (seat == self.opposer_seat and card == self.opposer):
            card = self.box.TWIN_OF[card]
        self.groups[seat].append(card)
        self.spent[seat].append(0)
        self.marks[seat].append(b.NONE)
        return card

    def leave(self, seat: int, card: int) -> None:
        """A card leaves a group and loses its tokens (TH-806)."""
        at = self.groups[seat].index(card)
        del self.groups[seat][at], self.spent[seat][at], self.marks[seat][at]
        if seat == self.destiny:
            self.kept = [other for other in self.kept if other != card]
            self.safe = [other for other in self.safe if other != card]

    def destroy(self, seat: int, card: int) -> None:
        """A card of a group goes to Walhalla."""
        self.leave(seat, card)
        self.bury(seat, card)

    def exhaust(self, seat: int, card: int) -> None:
        self.spent[seat][self.groups[seat].index(card)] += 1
        self.tell(e.CardExhausted(card))

    # -- verbs: the journey -----------------------------------------------------------------------

    def oppose(self, seat: int, card: int) -> None:
        """A companion leaves its group for the destination, with its tokens (TH-413, TH-414)."""
        at = self.groups[seat].index(card)
        self.opposer, self.opposer_seat = card, seat
        self.opposer_spent, self.opposer_marks = self.spent[seat][at], self.marks[seat][at]
        del self.groups[seat][at], self.spent[seat][at], self.marks[seat][at]

    def opposer_returns(self) -> None:
        """Back into its owner's group, with its tokens (TH-437, TH-964)."""
        card, seat = self.opposer, self.opposer_seat
        self.groups[seat].append(card)
        self.spent[seat].append(self.opposer_spent)
        self.marks[seat].append(self.opposer_marks)
        self.clear_opposer()
        self.tell(e.OpposerReturned(seat, card))

    def clear_opposer(self) -> None:
        self.opposer, self.opposer_seat = b.NOTHING, b.NOBODY
        self.opposer_spent, self.opposer_marks = 0, b.NONE

    def associate(self) -> None:
        """The card being resolved stays at the destination (TH-423)."""
        t = self.box
        card = self.played
        if card in self.sent and t.TWIN_OF[card] >= 0:
            card = t.TWIN_OF[card]
        self.sent.append(card)
        self.senders.append(self.player)
        self.sent_marks.append(self.played_marks)
        self.tell(e.Association(self.player, card))

    def detach(self, at: int) -> None:
        """An associated card is destroyed."""
        card, seat = self.sent[at], self.senders[at]
        del self.sent[at], self.senders[at], self.sent_marks[at]
        self.bury(seat, card)

    def bring_terrain(self, seat: int, card: int) -> None:
        """A terrain set aside comes into play, unconquered."""
        self.aside[seat].remove(card)
        self.terrains.append(card)
        self.conquerors.append(b.NOBODY)
        self.terrain_spent.append(0)
        self.terrain_uses.append(0)
        self.terrain_marks.append(b.NONE)

    # -- verbs: the round -------------------------------------------------------------------------

    def begin_phase(self, phase: int) -> None:
        """What lasts a phase ends with the one before (TH-861)."""
        self.phase, self.step = phase, b.NO_STEP
        self.discounts, self.taxes, self.bans = [], [], []
        self.tell(e.PhaseBegan(phase))
