"""The Monster round: attack, defence, effect, Weak Point, draws (LR-608 to LR-621, LR-952 to LR-959)."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.events import beasts as e
from meadhall.games.lords_of_ragnarok.queries.hunts import defence_value, insight, is_defended, rage
from meadhall.games.lords_of_ragnarok.questions import hunts as q
from meadhall.games.lords_of_ragnarok.rules.injuries import suffer
from meadhall.games.lords_of_ragnarok.rules.reserve import discard_any, discard_random, draw_cards, pay_any_runes
from meadhall.games.lords_of_ragnarok.state import NOBODY, NOTHING, Lords
from meadhall.kernel import Steps, ask, ask_several, procedure


@procedure
def monster_round(g: Lords) -> Steps[None]:
    """An Attack, the Hunter's defence, what comes of it, and the draws of both."""
    g.chase.round += 1
    if not g.chase.deck:
        g.chase.lost = True
        return
    g.chase.step = b.ATTACK_STEP
    option = yield ask(g.chase.keeper, q.attack, g.chase.monster, g.chase.hunter)
    play_attack(g, o.ATTACK.one(option))
    g.chase.step = b.DEFENCE_STEP
    picks = yield ask_several(g.chase.hunter, q.defend, len(g.hands[g.chase.hunter]) + 1)
    g.chase.step = b.EFFECT_STEP
    lay_defence(g, tuple([o.DEFEND.one(pick) for pick in picks]))
    if is_defended(g):
        g.tell(e.AttackBlocked(g.chase.hunter))
    else:
        g.tell(e.AttackHit(g.chase.hunter, g.chase.attack))
        yield from resolve_attack(g, g.chase.attack)
    if not g.chase.lost:
        yield from end_round(g)


def play_attack(g: Lords, attack: int) -> None:
    """One Attack card is played, all others of the hand are discarded (LR-609)."""
    g.chase.hand.remove(attack)
    g.chase.attack = attack
    g.chase.discard += g.chase.hand
    if g.chase.hand:
        g.tell(e.AttacksDiscarded(tuple(g.chase.hand)))
    g.chase.hand = []
    g.tell(e.AttackPlayed(g.chase.monster, attack, rage(g)))


def lay_defence(g: Lords, cards: tuple[int, ...]) -> None:
    """The cards of a defence go to the discard pile at once (LR-610, LR-652)."""
    seat = g.chase.hunter
    for card in cards:
        g.hands[seat].remove(card)
    g.chase.defence = list(cards)
    g.combat_discard += cards
    g.tell(e.DefencePlayed(seat, cards, defence_value(g)))


@procedure
def end_round(g: Lords) -> Steps[None]:
    """The Hunter draws, more after finding the Weak Point; then the Monster side draws (LR-615 to LR-619)."""
    seat, card = g.chase.hunter, g.chase.attack
    g.chase.step, total = b.DRAW_STEP, insight(g)
    draws = 0 if g.chase.no_draw else 1
    if total >= g.box.attacks[card].weak_point:
        g.tell(e.WeakPointFound(seat, total, g.box.attacks[card].weak_point))
        draws += 1
    yield from draw_cards(g, seat, draws)
    for _ in range(min(g.box.attacks[card].draw + g.chase.more, len(g.chase.deck))):
        g.chase.hand.append(g.chase.deck.pop())
    g.chase.hand.sort()
    g.chase.discard.append(card)
    g.chase.attack, g.chase.defence, g.chase.calm = NOTHING, [], 0
    g.chase.no_draw, g.chase.more = False, 0


# -- effects ------------------------------------------------------------------------------------------------


@procedure
def resolve_attack(g: Lords, attack: int) -> Steps[None]:
    """What an Attack does that was not defended."""
    for word, number in g.box.attacks[attack].effects:
        if word == w.SPECIAL:
            yield from special_attack(g)
        else:
            yield from strike_hunter(g, word, number)


@procedure
def special_attack(g: Lords) -> Steps[None]:
    """The Special Attack of the sheet; whether the Hunter was hurt before it counts (LR-528)."""
    before = g.injuries(g.chase.hunter)
    for word, number in g.box.monsters[g.chase.monster].special:
        if word != w.DISCARD_IF_HURT:
            yield from strike_hunter(g, word, number)
        elif before and not g.chase.lost:
            yield from discard_any(g, g.chase.hunter, number)


@procedure
def strike_hunter(g: Lords, word: int, number: int) -> Steps[None]:
    """One part of an Attack; nothing more happens to a Hunter who has lost."""
    seat = g.chase.hunter
    if g.chase.lost:
        return
    if word == w.INJURY:
        for _ in range(number):
            yield from suffer(g, seat)
    elif word == w.DISCARD:
        yield from discard_any(g, seat, number)
    elif word == w.REGENERATE:
        yield from regenerate(g, number)
    elif word == w.DRAIN:
        yield from drain(g, seat, number)
    elif word == w.INJURY_OR_DISCARD:
        yield from injury_or_discard(g, seat, number)
    elif word == w.LOSE_RANDOM:
        discard_random(g, seat, number)
    else:
        burden(g, word, number)


def burden(g: Lords, word: int, number: int) -> None:
    """What an Attack does to the course of the Hunt."""
    if word == w.VANISH:
        g.chase.lost = True
    elif word == w.ONE_BOX:
        g.chase.most_boxes = number
    elif word == w.NO_DRAW:
        g.chase.no_draw = True
    elif word == w.MORE_ATTACKS:
        g.chase.more += number


@procedure
def regenerate(g: Lords, count: int) -> Steps[None]:
    """The Monster side takes markers of the Hunter off the sheet (LR-957)."""
    for _ in range(count):
        if g.chase.hunter in g.wounds[g.chase.monster]:
            option = yield ask(g.chase.keeper, q.regenerate)
            g.wounds[g.chase.monster][o.BOX.one(option)] = NOBODY
            g.tell(e.BoxFreed(g.chase.hunter, g.chase.monster, o.BOX.one(option) + 1))


@procedure
def drain(g: Lords, seat: int, count: int) -> Steps[None]:
    """A Rune, or an Injury from a player who has none (LR-958)."""
    if sum(g.runes[seat]):
        yield from pay_any_runes(g, seat, count)
    else:
        yield from suffer(g, seat)


@procedure
def injury_or_discard(g: Lords, seat: int, count: int) -> Steps[None]:
    """The Hunter chooses an Injury, or cards if there are enough (LR-531, LR-856)."""
    option = yield ask(seat, q.injury_or_discard, count)
    if option == o.ACCEPT:
        yield from suffer(g, seat)
    else:
        yield from discard_any(g, seat, count)
