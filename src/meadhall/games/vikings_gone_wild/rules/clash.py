"""A clash: the card under an active Horn, and every player's defence (VG-503 to VG-528)."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild import options as o
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.events import undead as e
from meadhall.games.vikings_gone_wild.questions import round as q
from meadhall.games.vikings_gone_wild.rules.strikes import after_defence
from meadhall.games.vikings_gone_wild.state import NOTHING, Vikings
from meadhall.kernel import Steps, ask_several, procedure, together


@procedure
def clash(g: Vikings, slot: int) -> Steps[None]:
    """What lies under the Horn: nothing, a Challenge or Building, or a Unit or Boss that attacks all (VG-503)."""
    if g.row[slot] < 0:
        return
    g.tell(e.ClashBegan(g.row[slot], slot))
    if g.box.undead[g.row[slot]].family in (w.CHALLENGE, w.UNDEAD_BUILDING):
        fail(g, slot)
    else:
        yield from attack_everybody(g, slot)
    if not g.result and g.box.undead[g.row[slot]].family != w.BOSS:
        g.leave_row(slot)


def fail(g: Vikings, slot: int) -> None:
    """The Fail effect: no defence is possible (VG-506 to VG-508, VG-930, VG-931)."""
    row = g.box.undead[g.row[slot]]
    g.tell(e.UndeadFailed(g.row[slot]))
    if row.family == w.UNDEAD_BUILDING:
        for effect in row.effects:
            lose_tokens(g, b.BEER if effect.word == w.LOSE_BEER else b.GOLD)
    g.lose(row.loss * (g.seats if row.family == w.CHALLENGE else 1))


def lose_tokens(g: Vikings, resource: int) -> None:
    """All tokens of one kind, unspent and stored, of all players."""
    for seat in range(g.seats):
        g.tokens[seat][resource] = g.stored[seat][resource] = 0
    g.tell(e.TokensLost(resource))


@procedure
def attack_everybody(g: Vikings, slot: int) -> Steps[None]:
    """Every player settles their defence once, at the same time; then losses are counted (VG-509, VG-526, VG-528)."""
    pick_targets(g, slot)
    asked = tuple([one for one in range(g.seats) if g.targets[one] != NOTHING and g.shields(one)])
    if asked:
        answers = yield together(
            *[ask_several(one, q.defend, len(g.shields(one)), g.kind_at(one, g.targets[one])) for one in asked]
        )
    else:
        answers = ()
    settle(g, asked, answers)


def pick_targets(g: Vikings, slot: int) -> None:
    """Against each player the building with the highest DEF that can be beaten (VG-510 to VG-515)."""
    g.clash = slot
    undead = g.row[slot]
    for seat in range(g.seats):
        place = g.targets[seat] = target(g, seat, g.box.undead[undead].attack)
        if place == NOTHING:
            g.tell(e.NothingToAttack(seat, undead))
        else:
            g.strike(seat, place)
            g.tell(e.BuildingAttacked(seat, g.kind_at(seat, place), undead))


def target(g: Vikings, seat: int, attack: int) -> int:
    """Of equal buildings the one built first, the Town Hall last (VG-513); none that was attacked already (VG-512)."""
    best, found = 0, NOTHING
    for place in (*range(len(g.built[seat])), b.AT_HALL):
        defence = g.defence_at(seat, place)
        if best < defence <= attack and not g.is_struck(seat, place):
            best, found = defence, place
    return found


def settle(g: Vikings, asked: tuple[int, ...], answers: tuple[tuple[int, ...], ...]) -> None:
    """Who holds costs nothing; each other player costs the team the card's VP (VG-519)."""
    row = g.box.undead[g.row[g.clash]]
    fell = 0
    for seat in range(g.seats):
        picks = answers[asked.index(seat)] if seat in asked else ()
        cards = tuple([o.DEFEND.pair(pick)[0] for pick in picks])
        fell += not holds(g, seat, cards, row.attack)
    g.clash = NOTHING
    g.targets = [NOTHING] * g.seats
    if fell:
        g.lose(fell * row.loss)


def holds(g: Vikings, seat: int, cards: tuple[int, ...], attack: int) -> bool:
    """It holds if its DEF and the Defence cards played on it are more than the attack (VG-341, VG-361, VG-362)."""
    place = g.targets[seat]
    if place == NOTHING:
        return False
    for card in cards:
        g.use(seat, card)
    defence = g.defence_at(seat, place) + sum([g.box.defence[card] for card in cards])
    told = e.BuildingHeld if defence > attack else e.BuildingFell
    g.tell(told(seat, g.kind_at(seat, place), cards, defence))
    after_defence(g, seat, cards)
    g.lay_down(seat, cards)
    return defence > attack
