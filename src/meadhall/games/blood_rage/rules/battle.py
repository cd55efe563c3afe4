"""Battles: secret cards, their texts, strengths compared, and what follows (BR-535 to BR-570)."""

from __future__ import annotations

from meadhall.games.blood_rage import events as e
from meadhall.games.blood_rage import options as o
from meadhall.games.blood_rage import questions as q
from meadhall.games.blood_rage.cards import words as w
from meadhall.games.blood_rage.rules.aftermath import aftermath
from meadhall.games.blood_rage.rules.muster import muster
from meadhall.games.blood_rage.state import EMPTY, NOBODY, Battle, BloodRage
from meadhall.kernel import Steps, ask, procedure, together

FIRST_AGE_WITH_WHITE_DISCS = 2


@procedure
def battle(g: BloodRage, pillager: int, province: int) -> Steps[None]:
    """Cards are played until no Heimdall's Watch sweeps them away; then the battle is resolved."""
    begin_battle(g, pillager, province)
    while True:
        yield from play_cards(g)
        resolve_primacy(g)
        if not resolve_watch(g):
            break
    yield from resolve_texts(g)
    if g.age >= FIRST_AGE_WITH_WHITE_DISCS:
        yield from add_cards(g)
    winner = compare_strengths(g)
    yield from aftermath(g, winner)
    g.battle = None
    g.tell(e.BattleOver(province, winner, tuple(g.glory)))


def begin_battle(g: BloodRage, pillager: int, province: int) -> None:
    """Every clan with a figure in the province or its fjord takes part (BR-535)."""
    rivals = tuple([seat for seat in g.round_from(pillager) if g.is_present(seat, province)])
    valkyries = [seat for seat in rivals if g.box.figure_of[w.KILL_GLORY] in g.figures_at(seat, province)]
    g.battle = Battle(g.seats, province, pillager, rivals, valkyries[0] if valkyries else NOBODY)
    g.tell(e.BattleBegan(province, pillager, rivals, muster(g, province, calling=False)))


# -- cards ----------------------------------------------------------------------------------------------


@procedure
def play_cards(g: BloodRage) -> Steps[None]:
    """Everyone who has a card commits one, in secret; all are revealed together (BR-536, BR-537)."""
    holders = tuple([s for s in g.fight.rivals if g.hands[s]])
    committed = yield together(*[ask(s, q.battle_card) for s in holders])
    for i in range(len(holders)):
        reveal(g, holders[i], o.PLAY.one(committed[i]))
    for seat in holders:
        if g.box.family[g.fight.shown[seat][0]] == w.QUEST:
            yield from count_quest(g, seat)


def reveal(g: BloodRage, seat: int, card: int) -> None:
    """A card is shown; only a Battle card's text acts (BR-538, BR-539)."""
    g.hands[seat].remove(card)
    g.fight.shown[seat].append(card)
    if g.box.family[card] == w.BATTLE:
        g.fight.texts[seat] = card
    g.tell(e.CardRevealed(seat, card))


@procedure
def count_quest(g: BloodRage, seat: int) -> Steps[None]:
    """Tyr's Domain and Tyr's Wrath: a Quest may count as a Battle card (BR-945, BR-957, BR-979)."""
    answer = yield ask(seat, q.count_quest)
    g.fight.counted[seat] = o.COUNT.one(answer)
    if g.fight.counted[seat]:
        g.tell(e.QuestCounted(seat, g.fight.shown[seat][0], g.fight.counted[seat]))


def resolve_primacy(g: BloodRage) -> None:
    """The first Thor's Primacy cancels the texts of all opponents, other Primacies included (BR-916, BR-976)."""
    texts = g.fight.texts
    for seat in g.fight.rivals:
        if g.box.does[w.PRIMACY][texts[seat]]:
            for other in g.fight.rivals:
                if other != seat and texts[other] != EMPTY and texts[other] not in g.box.plain:
                    g.tell(e.TextCancelled(other, texts[other]))
                    texts[other] = EMPTY
            return


def resolve_watch(g: BloodRage) -> bool:
    """The first Heimdall's Watch sweeps all cards away and pays their bonuses (BR-908, BR-969 to BR-972)."""
    for seat in g.fight.rivals:
        watch = g.fight.texts[seat]
        if g.box.does[w.WATCH][watch]:
            glory = sum([own_bonus(g, rival) for rival in g.fight.rivals])
            g.tell(e.CardsSwept(seat, glory))
            g.card_glory(seat, glory, watch)
            sweep(g)
            return True
    return False


def sweep(g: BloodRage) -> None:
    """All revealed cards are discarded for good."""
    for seat in g.fight.rivals:
        g.discard += g.fight.shown[seat]
        g.fight.shown[seat] = []
        g.fight.counted[seat] = 0
        g.fight.texts[seat] = EMPTY


@procedure
def resolve_texts(g: BloodRage) -> Steps[None]:
    """What acts before strengths are compared, pillager first, then clockwise (BR-541, BR-542, BR-549)."""
    for seat in g.fight.rivals:
        text = g.fight.texts[seat]
        if g.box.before[text] in w.BEFORE_COMPARE:
            yield from w.BEFORE_COMPARE[g.box.before[text]](g, seat)


@procedure
def add_cards(g: BloodRage) -> Steps[None]:
    """White-disc cards, one at each offer, until all have declined in succession (BR-544 to BR-548).

    Clans with cards are asked, white disc or not: to be asked gives nothing away.
    """
    rivals = g.fight.rivals
    turn, declined = 0, 0
    while declined < len(rivals):
        seat = rivals[turn % len(rivals)]
        turn += 1
        declined += 1
        if g.hands[seat]:
            answer = yield ask(seat, q.late_card)
            if answer in o.ADD:
                add_card(g, seat, o.ADD.one(answer))
                declined = 0


def add_card(g: BloodRage, seat: int, card: int) -> None:
    g.hands[seat].remove(card)
    g.fight.added[seat].append(card)
    g.tell(e.CardAdded(seat, card))


# -- strengths ------------------------------------------------------------------------------------------


def bonuses(g: BloodRage, seat: int) -> list[int]:
    """The bonus of each card a clan has played, Heimdall's Sight apart (its own number is 0)."""
    shown = [g.box.value[card] for card in g.fight.shown[seat] if g.box.family[card] == w.BATTLE]
    return [*shown, g.fight.counted[seat], *[g.box.value[card] for card in g.fight.added[seat]]]


def own_bonus(g: BloodRage, seat: int) -> int:
    return sum(bonuses(g, seat))


def sight(g: BloodRage, seat: int) -> int:
    """Heimdall's Sight: the highest single bonus an opponent shows (BR-903, BR-962 to BR-964)."""
    if not g.box.does[w.SIGHT][g.fight.texts[seat]]:
        return 0
    return max([max(bonuses(g, rival)) for rival in g.fight.rivals if rival != seat])


def total(g: BloodRage, seat: int) -> int:
    """Figures in province and fjord, plus card bonuses (BR-540)."""
    return g.strength(seat, g.fight.province) + own_bonus(g, seat) + sight(g, seat)


def compare_strengths(g: BloodRage) -> int:
    """The clan with the highest total alone, or NOBODY: a tie has no winner (BR-551, BR-552)."""
    totals = [(total(g, seat), seat) for seat in g.fight.rivals]
    for strength, seat in totals:
        g.tell(e.BattleTotal(seat, strength, g.strength(seat, g.fight.province), told_bonuses(g, seat)))
    best = max(totals)[0]
    winners = [seat for strength, seat in totals if strength == best]
    return winners[0] if len(winners) == 1 else NOBODY


def told_bonuses(g: BloodRage, seat: int) -> tuple[tuple[int, int], ...]:
    """Every card a clan has played with what it adds, as the table sees it."""
    played = [*g.fight.shown[seat], *g.fight.added[seat]]
    return tuple([(card, card_bonus(g, seat, card)) for card in played])


def card_bonus(g: BloodRage, seat: int, card: int) -> int:
    if g.box.family[card] != w.BATTLE:
        return g.fight.counted[seat]
    return sight(g, seat) if g.box.does[w.SIGHT][card] else g.box.value[card]
