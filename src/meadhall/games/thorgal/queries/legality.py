"""Why something is not allowed, by rule, and what an effect may reach: what the questions are made of.

A `why_not` is the reason that forbids something; it is empty where nothing does.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal import options as o
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.queries import reckoning as r
from meadhall.games.thorgal.queries.repetition import brings_back, new_targets, was_done
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import Option, because

PLAYED_IN: Final = {phase: because("TH-317", b.PHASES[phase]) for phase in (b.DAWN, b.JOURNEY, b.DUSK)}

# -- actions ------------------------------------------------------------------------------------------------


def why_not_play(g: Thorgal, seat: int, card: int) -> str:
    """What keeps a card in hand; empty if it may be played."""
    t = g.box
    if t.PHASE[card] != g.phase:
        return "TH-309" if t.is_group_card(card) else PLAYED_IN[t.PHASE[card]]
    if t.KIND[card] == w.EVENT and w.BAN_EVENT in g.bans:
        return "TH-969"
    if t.KIND[card] == w.SCOURGE_CARD and w.BAN_SCOURGE in g.bans:
        return "TH-969"
    needs, has = r.cost(g, seat, card), len(g.reserves[g.pile(seat)])
    if needs > has:
        return because("TH-311", needs=needs, has=has)
    if t.is_group_card(card) and not r.may_join(g, seat, card):
        return "TH-840"
    return "TH-834" if was_done(g, seat, o.PLAY.base + card) else ""


def why_not_activate(g: Thorgal, seat: int, card: int) -> str:
    """What forbids activating a card of the Destiny player's own group."""
    t = g.box
    if not t.ACTS[card]:
        return "TH-330"
    if not t.ACTS_IN[card] >> g.phase & 1:
        return "TH-332"
    if g.spent[seat][g.groups[seat].index(card)]:
        return "TH-334"
    if t.KIND[card] == w.SUPPORT and w.BAN_SUPPORT in g.bans:
        return "TH-969"
    repeats = was_done(g, seat, o.ACTIVATE.base + card) or brings_back(g, seat, card)
    return "TH-834" if repeats else ""


def why_not_fenrir(g: Thorgal, seat: int, place: int) -> str:
    """What forbids a Scourge player the Fenrir effect of a terrain in play."""
    abilities = g.box.ACTS[g.terrains[place]]
    if not g.faces(place, seat):
        return "TH-468" if g.conquerors[place] == seat else "TH-467"
    usable = [ability for ability in abilities if ability.phases >> g.phase & 1]
    if not usable:
        return "TH-470"
    if g.terrain_uses[place] >= max([ability.uses for ability in usable]):
        return "TH-469"
    if g.terrain_spent[place]:
        return "TH-471"
    if w.BAN_TERRAIN in g.bans:
        return "TH-969"
    return "TH-834" if was_done(g, seat, o.FENRIR.base + g.terrains[place]) else ""


def why_not_oppose(g: Thorgal, seat: int, card: int) -> str:
    """What keeps a card from opposing the journey (TH-408 to TH-411, TH-983)."""
    if card not in g.groups[seat]:
        return because("TH-408", "group")
    if g.box.KIND[card] != w.COMPANION:
        return because("TH-408", "kind")
    needs, has = r.opposing_cost(g, card), len(g.reserves[g.pile(seat)])
    if needs <= has:
        return ""
    free = g.box.SUBTYPES[card] & g.box.SUBTYPES[g.terrains[g.destination]]
    return because("TH-983" if free else "TH-410", needs=needs, has=has)


def why_not_act(option: Option, g: Thorgal) -> str | None:
    """The rule against actions in a step that has none; None where there is nothing more to say."""
    if not o.is_action(option):
        return None
    return {b.ANNOUNCEMENT: "TH-417", b.UPKEEP: "TH-523", b.CLEAN_UP: "TH-523"}.get(g.step)


def window_rule(g: Thorgal, seat: int) -> str:
    """The rule that lists a seat's actions in this phase."""
    rules = {b.DAWN: ("TH-305", "TH-306"), b.JOURNEY: ("TH-421", "TH-422"), b.DUSK: ("TH-502", "TH-503")}
    return rules[g.phase][seat != g.destiny]


# -- cards that symbols and effects reach --------------------------------------------------------------------


def pieces(g: Thorgal) -> list[tuple[int, int, int]]:
    """All cards that may bear Exhausted tokens, with owner and tokens: groups, opposer, conquered terrains (TH-907).

    A terrain is its conqueror's, which distinguishes two equal ones.
    """
    found = []
    for seat in g.order():
        for card, tokens in zip(g.groups[seat], g.spent[seat], strict=True):
            found.append((card, seat, tokens))
    if g.opposer != b.NOTHING:
        found.append((g.opposer, g.opposer_seat, g.opposer_spent))
    for card, conqueror, tokens in zip(g.terrains, g.conquerors, g.terrain_spent, strict=True):
        if conqueror != b.NOBODY:
            found.append((card, conqueror, tokens))
    return found


def readied_by_elements(g: Thorgal) -> list[tuple[int, int]]:
    """Cards with a token that Elements may take, with their owners (TH-903)."""
    return [(card, seat) for card, seat, tokens in pieces(g) if tokens]


def exhausted_by_intrigue(g: Thorgal, actor: int) -> list[tuple[int, int]]:
    """Cards that Intrigue may put a token on (TH-904, TH-962, TH-981)."""
    return [(card, seat) for card, seat, _ in pieces(g) if not why_not_exhausted(g, actor, seat, card)]


def why_not_exhausted(g: Thorgal, actor: int, seat: int, card: int) -> str:
    """What saves a card of the seat from Intrigue; a terrain is never saved."""
    return "" if g.box.KIND[card] == w.TERRAIN else r.why_closed(g, actor, seat, card, w.EXHAUST)


def aims(g: Thorgal, seat: int, card: int, op: int) -> list[int]:
    """Cards that an effect may be aimed at; readying one only brings no position back (TH-834, TH-922)."""
    found = r.targets(g, seat, card, op)
    return new_targets(g, seat, card, found) if g.box.OPS[op].kind == w.READY else found


def owners(found: list[tuple[int, int]], card: int) -> tuple[int, ...]:
    """Whose a card among these is; several players may have the same one only with built decks."""
    return tuple(dict.fromkeys([seat for other, seat in found if other == card]))


def detachable(g: Thorgal, seat: int, op: int) -> list[int]:
    """Places of the associated cards that are the other side's and match."""
    return [at for at in range(len(g.sent)) if not why_not_detached(g, seat, op, at)]


def why_not_detached(g: Thorgal, seat: int, op: int, at: int) -> str:
    """What keeps an associated card where it is (TH-963)."""
    if g.role(g.senders[at]) == g.role(seat):
        return because("TH-963", "own")
    return "" if g.box.fits(g.sent[at], g.box.OPS[op].filter) else because("TH-963", "match")


def source(g: Thorgal, seat: int, op: int) -> list[int]:
    """The pile an effect takes its cards from (TH-924)."""
    zone = g.box.OPS[op].source
    if zone == w.HAND:
        return g.hands[seat]
    if zone == w.WALHALLA:
        return g.graves[2 * seat]
    if zone == w.DISCARD_PILE:
        return g.discards[g.pile(seat)]
    return g.reserves[g.pile(seat)] if zone == w.RESERVE_PILE else g.decks[g.pile(seat)]


def placeable(g: Thorgal, seat: int, op: int) -> list[int]:
    return [card for card in source(g, seat, op) if not why_not_place(g, seat, op, card)]


def why_not_place(g: Thorgal, seat: int, op: int, card: int) -> str:
    """What keeps a card of the effect's pile out of the group (TH-316, TH-842)."""
    if not g.box.is_group_card(card) or not g.box.fits(card, g.box.OPS[op].filter):
        return because("TH-316", "match")
    return "" if r.may_join(g, seat, card) else "TH-842"


def may_be_sacrificed(g: Thorgal, own: int, card: int, op: int) -> bool:
    """Is an own card what an effect may be paid with? Protection does not hinder it (TH-972)."""
    if g.box.OPS[op].target == w.THIS:
        return own == card
    return r.fits(g, own, g.box.OPS[op].filter, card)
