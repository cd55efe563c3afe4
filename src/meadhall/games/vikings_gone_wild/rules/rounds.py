"""The round and its phases (VG-201 to VG-245): what all players do before, between and after their turns."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild import options as o
from meadhall.games.vikings_gone_wild.events import rivals as told
from meadhall.games.vikings_gone_wild.events import table as e
from meadhall.games.vikings_gone_wild.questions import rivals
from meadhall.games.vikings_gone_wild.questions import round as q
from meadhall.games.vikings_gone_wild.rules.favours import take_favours
from meadhall.games.vikings_gone_wild.rules.missions import replace_missions
from meadhall.games.vikings_gone_wild.rules.ragnarok import ragnarok
from meadhall.games.vikings_gone_wild.rules.turns import take_turn
from meadhall.games.vikings_gone_wild.rules.victory import is_last_round, judge
from meadhall.games.vikings_gone_wild.state import NOBODY, Vikings
from meadhall.kernel import DONE, Steps, ask, ask_several, procedure, together


@procedure
def play(g: Vikings) -> Steps[None]:
    """Round after round, until one is the last; in between all may be lost (VG-203, VG-600)."""
    while not is_last_round(g):
        yield from play_round(g)
    judge(g)


@procedure
def play_round(g: Vikings) -> Steps[None]:
    """Six phases with the Undead Army, five among rivals (VG-201, VG-202)."""
    g.round += 1
    g.tell(e.RoundBegan(g.round, g.hammer))
    produce(g)
    draw_hands(g)
    yield from players(g)
    yield from after_turns(g)


@procedure
def after_turns(g: Vikings) -> Steps[None]:
    """The phases that follow the players' turns."""
    if not g.versus:
        begin_phase(g, b.UNDEAD_PHASE)
        yield from ragnarok(g)
    begin_phase(g, b.STORAGE)
    store(g)
    if g.versus:
        yield from empty_storages(g)
    begin_phase(g, b.END_OF_ROUND)
    yield from end_of_round(g)


def begin_phase(g: Vikings, phase: int) -> None:
    g.phase = phase
    g.tell(e.PhaseBegan(phase))


# -- Production and Draw ----------------------------------------------------------------------------------------


def produce(g: Vikings) -> None:
    """Every working Brewery and Gold Mine gives its tokens, for all at once (VG-204 to VG-206)."""
    begin_phase(g, b.PRODUCTION)
    for seat in range(g.seats):
        gained = [g.power(seat, producer) for producer in b.PRODUCERS]
        if any(gained):
            for resource in (b.BEER, b.GOLD):
                g.tokens[seat][resource] += gained[resource]
            g.tell(e.Produced(seat, *gained))


def draw_hands(g: Vikings) -> None:
    """All players draw before anybody's turn: 5 cards, and 1 for each working Tavern (VG-210 to VG-216)."""
    begin_phase(g, b.DRAW)
    for seat in g.round_from(g.hammer):
        count = g.box.values.hand + g.power(seat, b.TAVERN)
        if g.box.values.fill_up:
            count -= len(g.hands[seat])
        g.draw(seat, count)
    if g.versus:
        replace_missions(g)


# -- Players ----------------------------------------------------------------------------------------------------


@procedure
def players(g: Vikings) -> Steps[None]:
    """One turn each, clockwise from the player with the hammer (VG-220, VG-221)."""
    begin_phase(g, b.PLAYERS)
    for seat in g.round_from(g.hammer):
        yield from take_turn(g, seat)
    g.turn = NOBODY


# -- Storage ----------------------------------------------------------------------------------------------------


def store(g: Vikings) -> None:
    """What fits into working Storages is kept, the rest is lost (VG-230 to VG-235)."""
    for seat in range(g.seats):
        if any(g.tokens[seat]):
            beer, gold = store_tokens(g, seat, b.BEER), store_tokens(g, seat, b.GOLD)
            g.tell(e.Stored(seat, beer, gold, sum(g.tokens[seat]) - beer - gold))
            g.tokens[seat] = [0, 0]


def store_tokens(g: Vikings, seat: int, resource: int) -> int:
    """Tokens of one kind that find room besides those stored already; how many of the new ones do."""
    room = g.power(seat, b.STORAGES[resource]) - g.stored[seat][resource]
    kept = min(g.tokens[seat][resource], room)
    g.stored[seat][resource] += kept
    return kept


@procedure
def empty_storages(g: Vikings) -> Steps[None]:
    """Rivals may empty full Storages for VP, in turn order; nothing fills them again (VG-760, VG-761)."""
    for seat in g.round_from(g.hammer):
        while g.full_storages(seat, b.BEER) or g.full_storages(seat, b.GOLD):
            option = yield ask(seat, rivals.empty_storage)
            if option == DONE:
                break
            empty_storage(g, seat, o.EMPTY_STORAGE.one(option))
        yield from take_favours(g)


def empty_storage(g: Vikings, seat: int, resource: int) -> None:
    tokens = g.box.buildings[b.STORAGES[resource]].number
    g.stored[seat][resource] -= tokens
    g.tell(told.StorageEmptied(seat, resource, tokens))
    g.score(seat, 1, b.BY_STORAGE)


# -- End of Round -----------------------------------------------------------------------------------------------


@procedure
def end_of_round(g: Vikings) -> Steps[None]:
    """Hands are discarded, save what Drakkars keep; damage goes, then scaffolds, then the hammer (VG-240 to VG-245)."""
    keepers = who_may_keep(g)
    if keepers:
        answers = yield together(*[ask_several(one, q.keep, g.power(one, b.DRAKKAR)) for one in keepers])
    else:
        answers = ()
    discard_hands(g, keepers, answers)
    clear_tokens(g)
    g.hammer = g.left_of(g.hammer)
    if g.seats > 1:
        g.tell(e.HammerPassed(g.hammer))


def who_may_keep(g: Vikings) -> tuple[int, ...]:
    """Everyone with a Drakkar and a card for the next round; after the last round there is none (VG-241, VG-242)."""
    if is_last_round(g):
        return ()
    return tuple([seat for seat in range(g.seats) if g.hands[seat] and g.working(seat, b.DRAKKAR)])


def discard_hands(g: Vikings, keepers: tuple[int, ...], answers: tuple[tuple[int, ...], ...]) -> None:
    """Played cards and hands, apart from what is kept."""
    for seat in range(g.seats):
        g.discards[seat] += g.played[seat]
        g.played[seat].clear()
        picks = answers[keepers.index(seat)] if seat in keepers else ()
        kept = sorted([o.KEEP.one(pick) for pick in picks])
        hand = g.hands[seat][:]
        for card in kept:
            hand.remove(card)
        g.discards[seat] += hand
        g.hands[seat][:] = kept
        if kept:
            g.tell(e.CardsKept(seat, len(kept)))


def clear_tokens(g: Vikings) -> None:
    """Damage tokens first, then construction tokens (VG-243)."""
    for seat in range(g.seats):
        g.struck[seat] = [0] * len(g.struck[seat])
        g.hall_struck[seat] = 0
        g.sites[seat] = [0] * len(g.sites[seat])
