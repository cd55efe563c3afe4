"""The Special Action: the wheel, covered markers, Realm bonuses (LR-401 to LR-412, LR-916 to LR-921)."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.events import table as e
from meadhall.games.lords_of_ragnarok.questions import special as q
from meadhall.games.lords_of_ragnarok.rules.actions import mobilize, prepare, reinforce, usurp
from meadhall.games.lords_of_ragnarok.rules.armies import grow_armies
from meadhall.games.lords_of_ragnarok.rules.hero_step import appear, row
from meadhall.games.lords_of_ragnarok.rules.injuries import cure, heal_further
from meadhall.games.lords_of_ragnarok.rules.monsters import monsters_action
from meadhall.games.lords_of_ragnarok.rules.monument import build_monument
from meadhall.games.lords_of_ragnarok.rules.reserve import draw_cards, gain_runes
from meadhall.games.lords_of_ragnarok.rules.temples import build_temple
from meadhall.games.lords_of_ragnarok.state import NOBODY, Lords
from meadhall.kernel import Steps, ask, procedure


@procedure
def special_action(g: Lords) -> Steps[None]:
    """One must be taken: a marker on its slot, what that brings to others, then the Action (LR-401, LR-410)."""
    seat = g.turn
    option = yield ask(seat, q.special)
    action = o.ACT.one(option)
    g.tell(e.SpecialActionTaken(seat, action))
    if action != b.BUILD_MONUMENT:
        yield from place_marker(g, seat, action)
    yield from resolve(g, seat, action)


@procedure
def resolve(g: Lords, seat: int, action: int) -> Steps[None]:
    """What the Action does."""
    if action == b.MOBILIZE:
        yield from mobilize(g, seat)
    elif action == b.REINFORCE:
        yield from reinforce(g, seat)
    elif action == b.BUILD_TEMPLE:
        yield from build_temple(g, seat)
    elif action == b.MONSTERS_ACTION:
        yield from monsters_action(g, seat)
    elif action == b.USURP:
        yield from usurp(g, seat)
    elif action == b.PREPARE:
        yield from prepare(g, seat)
    else:
        yield from build_monument(g, seat)


@procedure
def place_marker(g: Lords, seat: int, action: int) -> Steps[None]:
    """The first on a slot brings the Realm's bonus, any other a Rune to whom it covers (LR-404 to LR-409)."""
    stack = g.wheel[action]
    covered = stack[-1] if stack else NOBODY
    stack.append(seat)
    realm = g.box.realm_of(action)
    if covered == NOBODY:
        for other in (*g.round_from(g.left_of(seat))[:-1], seat):
            if is_favoured(g, other, realm):
                yield from realm_bonus(g, other, realm)
        return
    g.tell(e.MarkerCovered(covered, action))
    yield from gain_runes(g, covered, 1)
    if g.power(covered, w.COVERED_DRAW):
        yield from draw_cards(g, covered, g.power(covered, w.COVERED_DRAW))
    if g.power(seat, w.JOIN_BONUS) and is_favoured(g, seat, realm):
        yield from realm_bonus(g, seat, realm)


def is_favoured(g: Lords, seat: int, realm: int) -> bool:
    """Allied with the Realm, or Aslaug next to it (LR-903, LR-904)."""
    near = g.power(seat, w.VOLVA) and realm in g.map.realms[g.hero_at[seat]]
    return bool(near) or g.is_allied(seat, realm)


# -- Realm bonuses ------------------------------------------------------------------------------------------


@procedure
def realm_bonus(g: Lords, seat: int, realm: int) -> Steps[None]:
    """It may be declined (LR-407)."""
    option = yield ask(seat, q.realm_bonus, realm)
    if option == o.DECLINE:
        g.tell(e.RealmBonusDeclined(seat, realm))
        return
    g.tell(e.RealmBonusTaken(seat, realm))
    word, number = g.box.realms[realm].bonus
    if word == w.BONUS_RUNE:
        yield from gain_runes(g, seat, number)
    elif word == w.BONUS_GROW:
        yield from grow_armies(g, seat, number)
    elif word == w.BONUS_DRAW:
        yield from draw_cards(g, seat, number)
    elif word == w.RECRUIT:
        g.recruit(seat, o.RECRUIT.one(option), number)
    elif word == w.HERO_OR_HEAL:
        yield from hero_or_heal(g, seat, option)
    else:
        yield from sail_or_place(g, seat, option)


@procedure
def hero_or_heal(g: Lords, seat: int, option: int) -> Steps[None]:
    """Alfheim: the Hero in any Region, or an Injury healed (LR-917)."""
    if option in o.APPEAR:
        appear(g, seat, o.APPEAR.one(option))
    else:
        cure(g, seat, o.HEAL.one(option))
        yield from heal_further(g, seat)


@procedure
def sail_or_place(g: Lords, seat: int, option: int) -> Steps[None]:
    """Niflheim: the Drakkar up to three Seas, or an Army on the board into a Region the player controls (LR-921)."""
    if option in o.ROW:
        row(g, seat, o.ROW.one(option))
        return
    region, value = o.MOVE.pair(option)
    army = g.army_of(seat, region, value + 1)
    target = yield ask(seat, q.settle_army, region)
    g.place_army(seat, army, o.SETTLE.one(target))
    g.tell(e.ArmyPlaced(seat, g.army[seat][army], o.SETTLE.one(target)))
