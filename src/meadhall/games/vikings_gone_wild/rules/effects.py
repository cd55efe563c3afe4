"""What cards do when they are played in their owner's turn (VG-817, VG-943 to VG-971).

Each word of `words.PLAY` has its procedure or function here; which card says it, and with what number, is the
edition's. The impossible part of an effect is skipped.
"""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild import options as o
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.events import cards as e
from meadhall.games.vikings_gone_wild.events import table
from meadhall.games.vikings_gone_wild.questions import effects as q
from meadhall.games.vikings_gone_wild.state import NOTHING, Vikings
from meadhall.kernel import Steps, ask, ask_several, procedure

STOLEN = {w.STEAL_BEER: b.BEER, w.STEAL_GOLD: b.GOLD}


@procedure
def play_card(g: Vikings, seat: int, card: int) -> Steps[None]:
    """A card with its own effect: each part is done as far as it can be (VG-817)."""
    g.use(seat, card)
    g.tell(table.CardPlayed(seat, card))
    for effect in g.box.cards[card].play:
        if not do_at_once(g, seat, effect.word, effect.number):
            yield from do_effect(g, seat, effect.word, effect.number, effect.other)


def do_at_once(g: Vikings, seat: int, word: int, number: int) -> bool:
    """What asks for nothing; False for everything else."""
    if word in (w.BEER, w.GOLD):
        gain(g, seat, b.BEER if word == w.BEER else b.GOLD, number)
    elif word == w.DRAW:
        g.draw(seat, number)
    elif word == w.ARM_ALL:
        g.rally += number
        g.tell(e.UnitsRallied(seat, number))
    elif word in (w.CHEAP_BUILDING, w.CHEAP):
        building = word == w.CHEAP_BUILDING
        g.cheap[b.NEXT_BUILDING if building else b.ANY_PURCHASE] += number
        g.tell(e.PricesCut(seat, number, int(building)))
    else:
        return False
    return True


@procedure
def do_effect(g: Vikings, seat: int, word: int, number: int, other: int) -> Steps[None]:
    """What asks its owner for something."""
    if word in STOLEN:
        yield from steal(g, seat, STOLEN[word], number)
    elif word == w.BEER_OR_GOLD:
        yield from take_either(g, seat, number, other)
    elif word in (w.ARM, w.DOUBLE):
        yield from strengthen(g, seat, word, number)
    elif word == w.BORROW:
        yield from borrow_unit(g, seat)
    elif word == w.BURN:
        yield from burn_cards(g, seat, number)
    else:
        yield from renew_cards(g, seat, number)


def gain(g: Vikings, seat: int, resource: int, number: int) -> None:
    """Volatile, as everything that cards give (VG-250)."""
    g.fresh[resource] += number
    gained = [0, 0]
    gained[resource] = number
    g.tell(e.ResourcesGained(seat, *gained))


# -- Money Theft, Beer Theft, Sleipnir --------------------------------------------------------------------------


@procedure
def steal(g: Vikings, seat: int, resource: int, number: int) -> Steps[None]:
    """Tokens of a rival stay tokens; if no one has any, there is one of the supply (VG-250, VG-950, VG-951)."""
    if not any([q.tokens_of(g, foe, resource) for foe in q.rivals(g, seat)]):
        gain(g, seat, resource, 1)
        return
    option = yield ask(seat, q.rob, resource)
    take_tokens(g, seat, o.ROB.one(option), resource, number)


def take_tokens(g: Vikings, seat: int, foe: int, resource: int, number: int) -> None:
    """Unspent ones first, then stored ones."""
    taken = min(number, q.tokens_of(g, foe, resource))
    fresh = min(taken, g.tokens[foe][resource])
    g.tokens[foe][resource] -= fresh
    g.stored[foe][resource] -= taken - fresh
    g.tokens[seat][resource] += taken
    g.tell(e.TokensStolen(seat, foe, resource, taken))


@procedure
def take_either(g: Vikings, seat: int, beer: int, gold: int) -> Steps[None]:
    """Beer or gold, as the owner likes (VG-967)."""
    option = yield ask(seat, q.beer_or_gold, beer, gold)
    resource = o.TAKE.one(option)
    gain(g, seat, resource, gold if resource == b.GOLD else beer)


# -- Blacksmith, Mjöllnir, Loki's Sceptre -----------------------------------------------------------------------


@procedure
def strengthen(g: Vikings, seat: int, word: int, number: int) -> Steps[None]:
    """A fixed bonus, or the printed ATK again up to a limit, for one Unit in this turn (VG-952, VG-961)."""
    if not g.units(seat):
        return
    g.aim = b.AT_ARMS
    option = yield ask(seat, q.arm, number)
    g.aim, card = NOTHING, o.ARM.one(option)
    bonus = number if word == w.ARM else min(number, g.box.attack[card])
    g.arm(seat, card, bonus)
    g.tell(e.UnitArmed(seat, card, bonus))


@procedure
def borrow_unit(g: Vikings, seat: int) -> Steps[None]:
    """A Unit of a rival's discard attacks for another player in this turn (VG-962)."""
    if not any([g.box.attack[unit] for rival in q.rivals(g, seat) for unit in g.discards[rival]]):
        return
    option = yield ask(seat, q.borrow)
    foe, card = o.BORROW.pair(option)
    g.discards[foe].remove(card)
    g.loans += [card, foe, 0]
    g.tell(e.UnitBorrowed(seat, foe, card))


def give_back(g: Vikings, seat: int) -> None:
    """At the end of the turn bonuses are over, and what was borrowed goes back to its owner's discard (VG-962)."""
    g.arms.clear()
    g.rally = 0
    g.cheap[:] = [0, 0]
    for place in range(0, len(g.loans), 3):
        card, foe = g.loans[place], g.loans[place + 1]
        g.discards[foe].append(card)
        g.tell(e.UnitReturned(seat, foe, card))
    g.loans.clear()


# -- Funeral Pyre, Idunn's Apples -------------------------------------------------------------------------------


@procedure
def burn_cards(g: Vikings, seat: int, number: int) -> Steps[None]:
    """Up to this number of cards of hand or discard leave the game (VG-957)."""
    if not g.hands[seat] and not g.discards[seat]:
        return
    picks = yield ask_several(seat, q.burn, number)
    remove(g, seat, picks)


@procedure
def renew_cards(g: Vikings, seat: int, number: int) -> Steps[None]:
    """Up to this number of cards of the hand leave the game, and as many are drawn (VG-970)."""
    if not g.hands[seat]:
        return
    picks = yield ask_several(seat, q.renew, number)
    remove(g, seat, picks)
    g.draw(seat, len(picks))


def remove(g: Vikings, seat: int, picks: tuple[int, ...]) -> None:
    """They never come back (VG-813)."""
    cards = []
    for pick in picks:
        pile, block = (g.hands, o.REMOVE) if pick in o.REMOVE else (g.discards, o.REMOVE_DISCARDED)
        cards.append(block.one(pick))
        pile[seat].remove(block.one(pick))
    g.removed[seat] += cards
    g.disarm(seat)
    if cards:
        g.tell(table.CardsRemoved(seat, tuple(cards)))


# -- Architect, Brísingamen -------------------------------------------------------------------------------------


def is_cheaper(g: Vikings, building: int) -> bool:
    """Could a purchase of this kind cost less now?"""
    return g.cheap[b.ANY_PURCHASE] > 0 or bool(building and g.cheap[b.NEXT_BUILDING])


@procedure
def bargain(g: Vikings, seat: int, beer: int, gold: int, building: int) -> Steps[None]:
    """The owner says how a saving is split; what was not needed is lost with it (VG-815, VG-956, VG-971)."""
    option = yield ask(seat, q.spare, beer, gold, building)
    g.spared[:] = o.SPARE.pair(option)
    saved = sum(g.spared)
    if building:
        saved -= min(g.cheap[b.NEXT_BUILDING], beer + gold)
        g.cheap[b.NEXT_BUILDING] = 0
    if saved > 0:
        g.cheap[b.ANY_PURCHASE] = 0
    if any(g.spared):
        g.tell(e.CostSpared(seat, *g.spared))
