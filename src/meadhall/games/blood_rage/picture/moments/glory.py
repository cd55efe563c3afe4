"""Glory as a ledger: who gains or loses how much, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.games.blood_rage import events as e
from meadhall.games.blood_rage.cards.box import Box
from meadhall.kernel import Event
from meadhall.kernel.picture import Said, named
from meadhall.kernel.scene import Ledger, Term, ledger

CAUSE_SIGNS = ("axes", "pillage", "quest", "doom", "horns")


def gains(box: Box, events: Sequence[Event]) -> Iterator[tuple[int, Term]]:
    """What changes a clan's Glory, one by one."""
    for event in events:
        if isinstance(event, e.GloryGained):
            yield event.seat, Term(CAUSE_SIGNS[event.cause], event.amount, named("cause", e.CAUSES[event.cause]))
        elif isinstance(event, e.GloryFromCard):
            yield event.seat, Term("clan", event.amount, named("card", box.keys[event.card]))
        elif isinstance(event, e.GloryStolen):
            yield event.seat, Term("god-loki", event.amount, Said("moment-stolen"))
            yield event.victim, Term("god-loki", -event.amount, Said("moment-robbed"))


def glory_ledger(box: Box, events: Sequence[Event], after: Sequence[int]) -> Ledger:
    """Everybody's Glory before, what came, and after."""
    found = list(gains(box, events))
    reasons = [summed([term for seat, term in found if seat == clan]) for clan in range(len(after))]
    before = [now - sum([term.value for term in terms]) for now, terms in zip(after, reasons, strict=True)]
    return ledger(Said("count-glory"), "glory", before, after, reasons)


def summed(terms: Sequence[Term]) -> list[Term]:
    """The same reasons added up, in the order in which they came."""
    sums: dict[tuple[str, str], Term] = {}
    for term in terms:
        key = (term.icon, repr(term.word))
        value = term.value + (sums[key].value if key in sums else 0)
        sums[key] = Term(term.icon, value, term.word)
    return list(sums.values())
