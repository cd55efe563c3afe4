"""Damage, defeat and victory (TH-601 to TH-626, TH-717 to TH-721)."""

from __future__ import annotations

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal import events as e
from meadhall.games.thorgal import options as o
from meadhall.games.thorgal.queries import reckoning as r
from meadhall.games.thorgal.questions import piles as q
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import Steps, ask_several, procedure


@procedure
def take_damage(g: Thorgal, seat: int, amount: int) -> Steps[None]:
    """Destroy as many cards, from hand, Destiny deck or both; who cannot has lost (TH-601 to TH-611, TH-620).

    The hand cards are chosen first, then the rest is turned over from the deck (TH-606).
    """
    left = ignore_damage(g, seat, amount)
    if left > r.life(g, seat):
        lose(g, seat)
        return
    if left > 0:
        g.bled = True
        picks = yield from choose_victims(g, seat, left)
        g.tell(e.DamageTaken(seat, left))
        destroy_from_hand(g, seat, picks)
        destroy_from_deck(g, seat, left - len(picks))


@procedure
def choose_victims(g: Thorgal, seat: int, left: int) -> Steps[tuple[int, ...]]:
    """The hand cards that a Destiny player destroys; the deck pays for the rest (TH-606)."""
    if seat != g.destiny or not g.hands[seat]:
        return ()
    picks: tuple[int, ...] = yield ask_several(seat, q.damage, min(left, len(g.hands[seat])), left)
    return picks


def ignore_damage(g: Thorgal, seat: int, amount: int) -> int:
    """Armour first, then prevention (TH-610); returns what is left."""
    left = max(0, amount - r.armour(g, seat))
    prevented = min(left, g.prevented[seat])
    g.prevented[seat] -= prevented
    if seat == g.destiny:
        g.harmed += amount
    if left - prevented < amount:
        g.tell(e.DamageIgnored(seat, amount - left + prevented))
    return left - prevented


def destroy_from_hand(g: Thorgal, seat: int, picks: tuple[int, ...]) -> None:
    for pick in picks:
        g.hands[seat].remove(o.DESTROY.one(pick))
        g.bury(seat, o.DESTROY.one(pick))


def destroy_from_deck(g: Thorgal, seat: int, count: int) -> None:
    for _ in range(count):
        g.bury(seat, g.decks[2 * seat].pop())


# -- the end ------------------------------------------------------------------------------------------------


def lose(g: Thorgal, seat: int) -> None:
    """A player is out; the last one left has won (TH-620, TH-624, TH-717, TH-721)."""
    g.tell(e.Elimination(seat))
    g.out[seat] = True
    g.cut = g.cut or seat == g.destiny
    if g.left() == 1:
        finish(g, (g.out.index(False),))
    else:
        remove_cards(g, seat)


def remove_cards(g: Thorgal, seat: int) -> None:
    """All cards of a player leave the game; terrains in play stay (TH-717, TH-718)."""
    for piles in (g.decks, g.reserves, g.discards, g.graves):
        piles[2 * seat], piles[2 * seat + 1] = [], []
    g.hands[seat], g.groups[seat], g.spent[seat], g.marks[seat], g.aside[seat] = [], [], [], [], []
    if g.opposer_seat == seat:
        g.clear_opposer()
    if g.player == seat:
        g.played, g.player, g.played_marks = b.NOTHING, b.NOBODY, b.NONE
    if g.looker == seat:
        g.looked, g.looker = [], b.NOBODY
    stay = [at for at, sender in enumerate(g.senders) if sender != seat]
    g.sent, g.sent_marks = [g.sent[at] for at in stay], [g.sent_marks[at] for at in stay]
    g.senders = [g.senders[at] for at in stay]


def finish(g: Thorgal, winners: tuple[int, ...]) -> None:
    """The first ending event decides; nothing more is resolved (TH-625)."""
    g.winners, g.cut = winners, True
    g.phase, g.turn = b.OVER, b.NOBODY
    for seat in winners:
        g.tell(e.MatchEnded(seat, g.horns[seat]))
