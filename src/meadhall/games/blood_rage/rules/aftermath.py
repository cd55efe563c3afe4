"""After a battle: the order of things once strengths are compared (BR-551 to BR-570).

Winner named; texts that depend on winning or losing; cards discarded or taken back; losers' figures
destroyed; payoffs for destroyed figures; the pillage reward; Axes Glory; Loki's Blessing (BR-567). Inside each
step: pillager first, then clockwise (BR-568).
"""

from __future__ import annotations

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage import events as e
from meadhall.games.blood_rage import options as o
from meadhall.games.blood_rage import questions as q
from meadhall.games.blood_rage.cards import words as w
from meadhall.games.blood_rage.rules.destruction import destroy
from meadhall.games.blood_rage.rules.reward import take_reward
from meadhall.games.blood_rage.rules.stats import raise_a_stat
from meadhall.games.blood_rage.state import NOBODY, BloodRage
from meadhall.kernel import Steps, ask, procedure

MASSACRE_FROM = 2  # enemy figures destroyed


@procedure
def aftermath(g: BloodRage, winner: int) -> Steps[None]:
    """Everything after the comparison, in the order of BR-567; winner may be NOBODY."""
    name_winner(g, winner)
    yield from settle_texts(g, winner)
    yield from settle_cards(g, winner)
    yield from destroy_losers(g, winner)
    for seat in g.fight.rivals:
        pay_for_deaths(g, seat)
    if winner == g.fight.pillager:
        yield from take_reward(g, winner, g.fight.province, g.fight.texts[winner])
    if winner != NOBODY:
        g.gain_glory(winner, g.stat(winner, b.AXES), e.BY_BATTLE)
    yield from bless_losers(g, winner)


def name_winner(g: BloodRage, winner: int) -> None:
    province = g.fight.province
    g.tell(e.BattleTied(province) if winner == NOBODY else e.BattleWon(winner, province))


# -- texts ----------------------------------------------------------------------------------------------


@procedure
def settle_texts(g: BloodRage, winner: int) -> Steps[None]:
    """Texts that depend on winning or losing; a tie has no winner (BR-904 to BR-915, BR-966)."""
    for seat in g.fight.rivals:
        text = g.fight.texts[seat]
        if seat == winner:
            g.card_glory(seat, g.box.does[w.WIN_GLORY][text], text)
            gain_rage(g, seat, g.box.does[w.WIN_RAGE][text])
            if g.box.does[w.WIN_STEP][text]:
                yield from raise_a_stat(g, seat)
        elif winner != NOBODY:
            steal_rage(g, seat, winner, g.box.does[w.STEAL_RAGE][text])
            steal_glory(g, seat, winner, g.box.does[w.STEAL_GLORY][text])


def gain_rage(g: BloodRage, seat: int, amount: int) -> None:
    if amount:
        g.rage[seat] += amount
        g.tell(e.RageGained(seat, amount))


def steal_rage(g: BloodRage, thief: int, victim: int, most: int) -> None:
    """A steal takes only what its victim has (BR-814)."""
    amount = min(most, g.rage[victim])
    if amount:
        g.rage[victim] -= amount
        g.rage[thief] += amount
        g.tell(e.RageStolen(thief, victim, amount))


def steal_glory(g: BloodRage, thief: int, victim: int, most: int) -> None:
    amount = min(most, g.glory[victim])
    if amount:
        g.glory[victim] -= amount
        g.glory[thief] += amount
        g.tell(e.GloryStolen(thief, victim, amount))


# -- cards ----------------------------------------------------------------------------------------------


@procedure
def settle_cards(g: BloodRage, winner: int) -> Steps[None]:
    """The winner's cards are poisoned, bought back or discarded; losers take theirs back (BR-553, BR-554)."""
    if winner != NOBODY:
        thief = poisoner(g, winner)
        if thief != NOBODY:
            poison(g, thief, winner)
        elif g.has(winner, w.PROWESS):
            yield from buy_back(g, winner)
        discard_played(g, winner)
    for seat in g.fight.rivals:
        if seat != winner:
            take_back(g, seat)


def poisoner(g: BloodRage, winner: int) -> int:
    """The first loser whose Loki's Poison acts (BR-913)."""
    for seat in g.fight.rivals:
        if seat != winner and g.box.does[w.POISON][g.fight.texts[seat]]:
            return seat
    return NOBODY


def poison(g: BloodRage, thief: int, winner: int) -> None:
    """The loser takes all the winner's cards before they can be bought back (BR-973, BR-974)."""
    cards = take_played(g, winner)
    hold(g, thief, cards)
    if cards:
        g.tell(e.CardsPoisoned(thief, winner, len(cards)))


@procedure
def buy_back(g: BloodRage, winner: int) -> Steps[None]:
    """Tyr's Prowess: 1 Rage for each card kept (BR-951)."""
    while g.rage[winner] and (g.fight.shown[winner] or g.fight.added[winner]):
        answer = yield ask(winner, q.buy_back)
        if answer not in o.BUY:
            break
        g.pay(winner, 1)
        bought(g, winner, o.BUY.one(answer))


def bought(g: BloodRage, seat: int, card: int) -> None:
    played = g.fight.shown[seat] if card in g.fight.shown[seat] else g.fight.added[seat]
    played.remove(card)
    hold(g, seat, [card])
    g.tell(e.CardBoughtBack(seat, card))


def discard_played(g: BloodRage, seat: int) -> None:
    cards = take_played(g, seat)
    g.discard += cards
    if cards:
        g.tell(e.CardsDiscarded(seat, len(cards)))


def take_back(g: BloodRage, seat: int) -> None:
    cards = take_played(g, seat)
    hold(g, seat, cards)
    if cards:
        g.tell(e.CardsTakenBack(seat, len(cards)))


def take_played(g: BloodRage, seat: int) -> list[int]:
    """All cards a clan has on the table; they leave it."""
    cards = g.fight.shown[seat] + g.fight.added[seat]
    g.fight.shown[seat], g.fight.added[seat] = [], []
    return cards


def hold(g: BloodRage, seat: int, cards: list[int]) -> None:
    g.hands[seat] += cards
    g.hands[seat].sort()


# -- figures --------------------------------------------------------------------------------------------


@procedure
def destroy_losers(g: BloodRage, winner: int) -> Steps[None]:
    """All figures of the losers in province and fjord go to Valhalla (BR-555)."""
    for seat in g.fight.rivals:
        victims = g.fighters(seat, g.fight.province)
        if seat != winner and victims:
            yield from destroy(g, seat, victims, g.fight.province)


def pay_for_deaths(g: BloodRage, seat: int) -> None:
    """Odin's Judgement, Valkyrie and Thor's Glory count the dead of the whole battle (BR-975)."""
    deaths, does = g.fight.deaths, g.box.does
    enemies = sum(deaths) - deaths[seat]
    text = g.fight.texts[seat]
    g.card_glory(seat, does[w.DEATH_GLORY][text] * sum(deaths), text)
    if g.fight.valkyrie == seat:
        valkyrie = min(g.box.having[w.KILL_GLORY])
        g.card_glory(seat, does[w.KILL_GLORY][valkyrie] * enemies, valkyrie)
    for card in g.upgrades[seat]:
        if enemies >= MASSACRE_FROM:
            g.card_glory(seat, does[w.MASSACRE][card], card)


@procedure
def bless_losers(g: BloodRage, winner: int) -> Steps[None]:
    """Loki's Blessing: a Warrior may enter the province just lost, but not Yggdrasil (BR-942, BR-994)."""
    province = g.fight.province
    for seat in g.fight.rivals:
        if seat != winner and g.has(seat, w.BLESSING) and province != b.YGGDRASIL:
            answer = yield ask(seat, q.blessing, province)
            if answer == o.ACCEPT:
                g.move(seat, b.WARRIOR, b.RESERVE, province)
                g.tell(e.Invasion(seat, b.WARRIOR, province, 0))
