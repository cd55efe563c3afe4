"""What is asked in a player's turn: the actions of both modes."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild import options as o
from meadhall.games.vikings_gone_wild.queries.raids import why_not_draco
from meadhall.games.vikings_gone_wild.questions import market, raid, rivals, undead
from meadhall.games.vikings_gone_wild.state import Vikings
from meadhall.kernel import DONE, Option, because, question, question_over


@question("VG-302", secret=True)
def act(g: Vikings, seat: int) -> Iterator[Option]:
    """Anything, in any order, as often as it can be paid for; or the end of the turn (VG-302, VG-303)."""
    found = [DONE]
    found += _playable(g, seat)
    found += market.offers(g, seat)
    found += _trades(g, seat)
    found += _rivalry(g, seat) if g.versus else _war(g, seat)
    return iter(found)


def _war(g: Vikings, seat: int) -> list[Option]:
    """Attacks on Draco and on the Undead Army, and Challenges (VG-401)."""
    found = undead.challenges(g, seat)
    if g.units(seat):
        found += undead.attacks(g, seat)
        if not why_not_draco(g, seat):
            found.append(o.DRACO)
    return found


def _rivalry(g: Vikings, seat: int) -> list[Option]:
    """Attacks on others, on Draco and on the Undead camp, Missions and Odin's Path."""
    return [*raid.targets(g, seat), *rivals.deals(g, seat)]


@act.otherwise
def why_not_act(option: Option, g: Vikings, seat: int) -> str | None:
    if option in o.PLAY:
        return why_not_play(g, seat, o.PLAY.one(option))
    if option == o.GATHER:
        return why_not_gather(g, seat)
    if option in o.TRADE:
        return why_not_trade(g, seat, o.TRADE.one(option))
    if option == o.DRACO:
        return why_not_draco(g, seat)
    for room in (market, undead, rivals, raid):
        reason: str | None = room.why_not(option, g, seat)
        if reason is not None:
            return reason
    return None


# -- cards ----------------------------------------------------------------------------------------------------


def _playable(g: Vikings, seat: int) -> list[Option]:
    """The kinds of cards of the hand that do something when they are played; all that give resources, if several."""
    cards, hand = g.box.cards, g.hands[seat]
    found = [o.PLAY.base + card for card in dict.fromkeys(hand) if cards[card].play]
    return [o.GATHER, *found] if not why_not_gather(g, seat) else found


def why_not_play(g: Vikings, seat: int, card: int) -> str:
    """Only cards of the own hand, and only those that have an effect (VG-304, VG-363)."""
    if card not in g.hands[seat]:
        return because("VG-304", "played") if card in g.played[seat] else because("VG-304", "hand")
    row = g.box.cards[card]
    if row.play:
        return ""
    if row.attack:
        return because("VG-344", "attack")
    return "VG-363" if row.defence else "VG-959"


def why_not_gather(g: Vikings, seat: int) -> str:
    """At least two cards that give beer or gold and nothing else: for one, playing it is enough."""
    return "" if len(g.purses(seat)) > 1 else because("VG-302", "gather", cards=len(g.purses(seat)))


# -- exchange and Draco ---------------------------------------------------------------------------------------


def _trades(g: Vikings, seat: int) -> list[Option]:
    return [o.TRADE.base + resource for resource in (b.BEER, b.GOLD) if not why_not_trade(g, seat, resource)]


def why_not_trade(g: Vikings, seat: int, resource: int) -> str:
    """2 beer become 1 gold, 1 gold becomes 1 beer (VG-253, VG-254)."""
    has = g.purse(seat, resource)
    if resource == b.GOLD:
        return "" if has else because("VG-254", has=has)
    needs = g.box.values.exchange
    return "" if has >= needs else because("VG-253", needs=needs, has=has)


@question_over("VG-348", o.TAKE)
def spoils(option: Option, g: Vikings, seat: int) -> str:
    """1 beer or 1 gold from Draco, as the attacker likes."""
    return ""
