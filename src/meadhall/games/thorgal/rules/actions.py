"""Action windows: playing cards, activating effects, passing (TH-303 to TH-353, TH-901 to TH-908)."""

from __future__ import annotations

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal import events as e
from meadhall.games.thorgal import options as o
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.queries import legality as legal
from meadhall.games.thorgal.queries import reckoning as r
from meadhall.games.thorgal.queries.repetition import mark_of
from meadhall.games.thorgal.questions import actions as q
from meadhall.games.thorgal.rules.damage import take_damage
from meadhall.games.thorgal.rules.effects import resolve
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import Steps, ask, procedure


@procedure
def action_window(g: Thorgal) -> Steps[None]:
    """The Destiny player first, one action each in turn, until all pass in a row (TH-303, TH-352, TH-710)."""
    g.step, g.passes, g.seen = b.ACTIONS, 0, []
    seat = g.destiny
    while g.passes < g.left() and not g.cut:
        g.turn = seat
        yield from take_action(g, seat)
        seat = g.next_in(seat)
    g.turn, g.passes, g.seen, g.mark = b.NOBODY, 0, [], 0


@procedure
def take_action(g: Thorgal, seat: int) -> Steps[None]:
    """One action, or pass: a pass counts only until the next action (TH-350 to TH-352)."""
    note_turn(g, seat)
    if g.hands[seat]:
        action = yield ask(seat, q.turn)
    else:
        action = yield ask(seat, q.open_turn)
    g.passes = g.passes + 1 if action == o.PASS else 0
    if action == o.PASS:
        g.tell(e.Passed(seat))
    elif action in o.PLAY:
        yield from play_card(g, seat, o.PLAY.one(action))
    elif action in o.ACTIVATE:
        yield from activate(g, seat, o.ACTIVATE.one(action))
    else:
        yield from use_fenrir(g, seat, o.FENRIR.one(action))
    note_action(g, seat, action)


def note_turn(g: Thorgal, seat: int) -> None:
    """Take the mark of the position, if it could come back."""
    renewing = any([g.box.RENEWS[card] for card in g.groups[seat] + g.hands[seat]])
    g.mark = mark_of(g, seat, g.spent[g.destiny]) if renewing else 0


def note_action(g: Thorgal, seat: int, action: int) -> None:
    if g.mark:
        g.seen.append((seat, g.mark, action))


# -- playing cards ------------------------------------------------------------------------------------------


@procedure
def play_card(g: Thorgal, seat: int, card: int) -> Steps[None]:
    """Pay; a companion or support joins the group, any other card is resolved (TH-310 to TH-323)."""
    pay_for(g, seat, card)
    if g.box.is_group_card(card):
        joined = g.join(seat, card)
        yield from resolve(g, seat, joined, g.box.ON_ENTER[joined], b.NOBODY)
    else:
        yield from resolve_card(g, seat, card)


def pay_for(g: Thorgal, seat: int, card: int) -> None:
    """The card leaves the hand before anything else; discounts that match are used up (TH-323, TH-967)."""
    t = g.box
    cost = r.cost(g, seat, card)
    g.hands[seat].remove(card)
    g.tell(e.CardPlayed(seat, card, cost))
    g.pay(seat, cost)
    g.discounts = [(who, op) for who, op in g.discounts if who != seat or not t.fits(card, t.OPS[op].filter)]


@procedure
def resolve_card(g: Thorgal, seat: int, card: int) -> Steps[None]:
    """The symbols of the band from top to bottom, then the effect; then it stays at the destination or not (TH-318)."""
    g.played, g.player, g.played_marks = card, seat, b.NONE
    for symbol in g.box.SYMBOLS[card]:
        if g.stops(seat):
            break
        yield from resolve_symbol(g, seat, card, symbol)
    yield from resolve(g, seat, card, g.box.ON_PLAY[card], b.NOBODY)
    settle_played(g)


def settle_played(g: Thorgal) -> None:
    """Associated if played on a journey and printed with an attribute, else destroyed (TH-320 to TH-322, TH-423)."""
    if g.played == b.NOTHING or g.winners:
        return
    travels = g.phase == b.JOURNEY and g.destination != b.NOTHING and not g.cut
    if travels and g.box.ATTRIBUTES[g.played] != b.NONE:
        g.associate()
    else:
        g.bury(g.player, g.played)
    g.played, g.player, g.played_marks = b.NOTHING, b.NOBODY, b.NONE


# -- symbols ------------------------------------------------------------------------------------------------


@procedure
def resolve_symbol(g: Thorgal, seat: int, card: int, symbol: int) -> Steps[None]:
    """Elements and Intrigue are offered, Damage is dealt (TH-903 to TH-906)."""
    if symbol == w.DAMAGE:
        yield from take_damage(g, g.destiny, 1)
    elif symbol == w.ELEMENTS:
        yield from resolve_elements(g, g.destiny, card)
    else:
        yield from resolve_intrigue(g, seat, card)


@procedure
def resolve_elements(g: Thorgal, seat: int, card: int) -> Steps[None]:
    """One Exhausted token off any card."""
    if not legal.readied_by_elements(g):
        return
    answer = yield ask(seat, q.elements, card)
    if answer != o.DECLINE:
        chosen = o.READY.one(answer)
        owner = yield from pick_owner(g, seat, chosen, legal.owners(legal.readied_by_elements(g), chosen))
        move_token(g, chosen, owner, -1)


@procedure
def resolve_intrigue(g: Thorgal, seat: int, card: int) -> Steps[None]:
    """One Exhausted token on any card, even one that has some."""
    if not legal.exhausted_by_intrigue(g, seat):
        return
    answer = yield ask(seat, q.intrigue, card)
    if answer != o.DECLINE:
        chosen = o.EXHAUST.one(answer)
        owner = yield from pick_owner(g, seat, chosen, legal.owners(legal.exhausted_by_intrigue(g, seat), chosen))
        move_token(g, chosen, owner, 1)


@procedure
def pick_owner(g: Thorgal, seat: int, card: int, owners: tuple[int, ...]) -> Steps[int]:
    """Whose card is meant: clear, unless two players of built decks have the same one."""
    if len(owners) == 1:
        return owners[0]
    answer = yield ask(seat, q.whose, card, owners)
    return g.chairs.index(o.AGAINST.one(answer))


def move_token(g: Thorgal, card: int, owner: int, change: int) -> None:
    """An Exhausted token more or less on a card of a group, the opposer or a conquered terrain."""
    if g.box.KIND[card] == w.TERRAIN:
        g.terrain_spent[place_of_token(g, card, owner, change)] += change
    elif card in g.groups[owner]:
        g.spent[owner][g.groups[owner].index(card)] += change
    else:
        g.opposer_spent += change
    g.tell(e.CardExhausted(card) if change > 0 else e.CardReadied(card))


def place_of_token(g: Thorgal, card: int, owner: int, change: int) -> int:
    """Of two equal terrains of one conqueror the one with fewest tokens, but one that has some if one is taken off."""
    places = [i for i, found in enumerate(g.terrains) if found == card and g.conquerors[i] == owner]
    return min([i for i in places if g.terrain_spent[i] + change >= 0], key=g.terrain_spent.__getitem__)


# -- effects of cards in play -------------------------------------------------------------------------------


@procedure
def activate(g: Thorgal, seat: int, card: int) -> Steps[None]:
    """An Exhausted token first, then the effect (TH-333)."""
    g.tell(e.Activation(seat, card))
    g.exhaust(seat, card)
    number = yield from pick_ability(g, seat, card)
    yield from resolve(g, seat, card, g.box.ACTS[card][number].ops, b.NOBODY)


@procedure
def use_fenrir(g: Thorgal, seat: int, card: int) -> Steps[None]:
    """A Scourge player uses a terrain that faces them, and exhausts it with its last use (TH-467 to TH-471)."""
    places = [i for i, found in enumerate(g.terrains) if found == card and not legal.why_not_fenrir(g, seat, i)]
    g.terrain_uses[places[0]] += 1
    if g.terrain_uses[places[0]] >= max([ability.uses for ability in g.box.ACTS[card]]):
        g.terrain_spent[places[0]] += 1
    g.tell(e.FenrirUsed(seat, card))
    number = yield from pick_ability(g, seat, card)
    yield from resolve(g, seat, card, g.box.ACTS[card][number].ops, b.NOBODY)


@procedure
def pick_ability(g: Thorgal, seat: int, card: int) -> Steps[int]:
    """The effect of this phase; its owner chooses among several (TH-920)."""
    usable = [number for number, ability in enumerate(g.box.ACTS[card]) if ability.phases >> g.phase & 1]
    if len(usable) == 1:
        return usable[0]
    answer = yield ask(seat, q.ability, card, card)
    return o.BRANCH.one(answer) - 1
