"""Scenes as lines: each step's sentence, and below it what its parts show."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from meadhall.kernel.picture import Badge, Gauge
from meadhall.kernel.scene import Account, Fate, Goal, Moment, Party, Step, Term
from meadhall.terminal.generic.words import signed
from meadhall.text import Speech


class Told(NamedTuple):
    """A step in words."""

    name: str
    sentence: str
    lines: tuple[str, ...]


def told(moment: Moment, speech: Speech, seat: int | None) -> list[Told]:
    """The steps worth showing: sums and gains of others; of the reader's own, those not seen live."""
    own = not moment.seats or seat in moment.seats
    steps = [step for step in moment.steps if (not step.live if own else step.brief)]
    return [Told(speech.said(step.name), speech.said(step.said), tuple(_Lines(speech).step(step))) for step in steps]


class _Lines:
    """The parts of a step as lines."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech

    def step(self, step: Step) -> Iterator[str]:
        said = self.speech.said
        for party in step.sums or step.parties:  # a sum names what its side has shown
            yield self._party(party)
        for gauge in step.gauges:
            yield self._gauge(gauge)
        for goal in step.goals:
            yield self._goal(goal)
        for fates in step.fates:
            yield from [self._fate(fate) for fate in fates.rows]
        for row in step.ledger.rows if step.ledger else ():
            yield self._account(row)
        if step.more is not None:
            yield said(step.more)
        yield from [self._note(note) for note in step.notes]

    def _note(self, note: Badge) -> str:
        return " ".join([part for part in (self.speech.said(note.tip), note.text) if part])

    def _name(self, party: Party) -> str:
        return self.speech.said(party.name) if party.name else self.speech.seat(party.seat)

    def _party(self, party: Party) -> str:
        cards = [self.speech.noun("card", card.card) for card in party.cards if card.card in self.speech.nouns["card"]]
        more = self._listed([self._terms(party.terms), ", ".join(cards), self.speech.said(party.verdict)])
        total = "" if party.total is None else f" {party.total}"
        return f"{self._name(party)}{total}{more}"

    def _terms(self, terms: Iterable[Term]) -> str:
        return ", ".join([f"{self.speech.said(term.word)} {_value(term)}" for term in terms])

    def _gauge(self, gauge: Gauge) -> str:
        against = "–" if gauge.against is None else str(gauge.against)
        return f"{self.speech.said(gauge.tip)} {gauge.value}/{against}{self._listed([self.speech.said(gauge.verdict)])}"

    def _goal(self, goal: Goal) -> str:
        mark = "✓" if goal.met else "✗"
        worth = "" if goal.worth is None else f" ({goal.worth})"
        more = self._listed([self.speech.said(goal.words), self.speech.said(goal.gain)])
        return f"{mark} {self.speech.seat(goal.seat)}, {self.speech.said(goal.name)}{worth}{more}"

    def _fate(self, fate: Fate) -> str:
        tokens = [self._token(token.value, token.after, self.speech.noun(*token.name)) for token in fate.tokens]
        cards = [self.speech.noun("card", card) for card in fate.cards]
        points = f"+{fate.points}" if fate.points else ""
        more = self._listed([self.speech.listed([*tokens, *cards]), self.speech.said(fate.words), points])
        return f"{self.speech.seat(fate.seat)}{more}"

    @staticmethod
    def _token(value: int | None, after: int | None, name: str) -> str:
        return name if value is None else str(value) if after is None else f"{value} → {after}"

    def _listed(self, parts: list[str]) -> str:
        """The contents, behind a colon."""
        found = [part for part in parts if part]
        return f"{self.speech.colon}{' · '.join(found)}" if found else ""

    def _account(self, row: Account) -> str:
        more = self._listed([self._terms(row.reasons)])
        return f"{self.speech.seat(row.seat)} {row.before} → {row.after}{more}"


def _value(term: Term) -> str:
    return signed(term.value) if term.signed else str(term.value)
