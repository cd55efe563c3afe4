"""What is asked in the Prayer step."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.questions.steps import why_not_now, why_not_used
from meadhall.games.lords_of_ragnarok.state import NOTHING, Lords
from meadhall.kernel import DONE, Option, because, question, question_over


@question("LR-306")
def pray(g: Lords, seat: int, sent: tuple[b.God, ...], forged: int) -> Iterator[Option]:
    """A Priest, a Rune, an Artefact, or on to the next step."""
    yield DONE
    yield from [o.SEND.base + god for god in range(len(b.GODS)) if not why_not_send(g, seat, god, sent)]
    if not why_not_forge(g, seat, forged):
        yield o.FORGE
    if g.owns(seat, w.BALM) != NOTHING:
        yield o.USE.base + g.owns(seat, w.BALM)


@pray.otherwise
def why_not_pray(option: Option, g: Lords, seat: int, sent: tuple[b.God, ...], forged: int) -> str | None:
    if option in o.SEND:
        return why_not_send(g, seat, o.SEND.one(option), sent)
    if option == o.FORGE:
        return why_not_forge(g, seat, forged)
    if option in o.USE:
        return why_not_used(g, seat, o.USE.one(option), w.BALM)
    return why_not_now(option)


def why_not_send(g: Lords, seat: int, god: int, sent: tuple[int, ...]) -> str:
    """The rule against a Priest on this Monument; empty if one may be sent (LR-306, LR-308, LR-309, LR-987)."""
    if len(sent) > g.power(seat, w.MORE_PRIESTS):
        return because("LR-306", "sent")
    if not g.priests[seat]:
        return "LR-308"
    if god in sent:
        return "LR-987"
    return "" if len(g.prayers[god]) < g.slots(god) else because("LR-309", slots=g.slots(god))


def why_not_forge(g: Lords, seat: int, forged: int) -> str:
    """The rule against the Rune of the Forge where the Hero stands; empty if it may be taken (LR-319, LR-986)."""
    region = g.hero_at[seat]
    if forged:
        return because("LR-306", "forged")
    if g.forges[region] == NOTHING:
        return "LR-319"
    if g.embers[region]:
        return ""
    if not g.power(seat, w.COLD_FORGE):
        return "LR-320"
    return "" if g.stock[g.forges[region]] else because("LR-835", "stock")


@question_over("LR-989", o.RAISE)
def other_attribute(option: Option, g: Lords, seat: int, attribute: b.Attribute) -> str:
    """The Attribute that rises: the god's own, or another."""
    number = o.RAISE.one(option)
    return "" if number == attribute or g.marks[seat][number] < b.MOST else "LR-325"
