"""The game: three Ages of six phases, then the final scores (BR-201 to BR-204, BR-701 to BR-707)."""

from __future__ import annotations

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage import events as e
from meadhall.games.blood_rage.cards import words as w
from meadhall.games.blood_rage.rules.gifts import discard_phase, gods_gifts
from meadhall.games.blood_rage.rules.quests import quest_phase
from meadhall.games.blood_rage.rules.ragnarok import ragnarok, release_valhalla
from meadhall.games.blood_rage.rules.turns import action_phase
from meadhall.games.blood_rage.state import BloodRage
from meadhall.kernel import Outcome, Steps, procedure


@procedure
def play(g: BloodRage) -> Steps[None]:
    """Three Ages, each phase finished before the next begins (BR-201 to BR-203)."""
    for age in range(1, b.AGES + 1):
        begin_age(g, age)
        yield from gods_gifts(g)
        yield from action_phase(g)
        yield from discard_phase(g)
        yield from quest_phase(g)
        yield from ragnarok(g)
        release_valhalla(g)
        end_age(g)
    final_scores(g)


def begin_age(g: BloodRage, age: int) -> None:
    g.age = age
    g.tell(e.AgeBegan(age, g.first))


def end_age(g: BloodRage) -> None:
    """Tokens turn back to their reward side and the First Player token goes left (BR-660, BR-662)."""
    g.tell(e.AgeEnded(g.age, tuple(g.glory)))
    if g.age < b.AGES:
        g.pillaged = [0] * b.PROVINCES
        g.first = g.left_of(g.first)


def final_scores(g: BloodRage) -> None:
    """Bonuses for stats and cards, all before the winner is named (BR-702 to BR-707)."""
    g.phase = b.OVER
    for seat in g.round_from(g.first):
        for card in g.upgrades[seat]:
            g.card_glory(seat, g.box.does[w.END_GLORY][card] * g.on_map[seat], card)
        g.gain_glory(seat, sum([g.box.values.end_bonus[step] for step in g.steps[seat]]), e.BY_STATS)
    g.tell(e.PhaseBegan(b.OVER))
    for seat in outcome(g).winners:
        g.tell(e.MatchEnded(seat, g.glory[seat]))


def outcome(g: BloodRage) -> Outcome:
    """Most Glory wins; there is no tie-break (BR-705, BR-706)."""
    return Outcome.by_score(g.glory)
