"""What is gained, discarded, injured and healed."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.questions.candidates import held
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.kernel import Option, because, question_over


def free_runes(g: Lords, barred: tuple[int, ...]) -> list[int]:
    """The types still in the Stock that may be taken (LR-835)."""
    return [rune for rune in range(b.ALL_RUNES) if g.stock[rune] and rune not in barred]


@question_over("LR-835", o.GAIN)
def gain_rune(option: Option, g: Lords, seat: int, barred: tuple[b.Rune, ...]) -> str:
    """A Rune of a type still in the Stock, other than the barred ones (LR-925)."""
    if o.GAIN.one(option) in barred:
        return "LR-925"
    return "" if g.stock[o.GAIN.one(option)] else because("LR-835", "stock")


@question_over("LR-829", o.DROP)
def drop_rune(option: Option, g: Lords, seat: int) -> str:
    """A Rune of the player's to discard."""
    return "" if g.runes[seat][o.DROP.one(option)] else because("LR-829", "rune")


@question_over("LR-829", o.DISCARD, among=held(o.DISCARD), secret=True)
def discard_card(option: Option, g: Lords, seat: int) -> str:
    """A Combat card of the player's to discard."""
    return "" if o.DISCARD.one(option) in g.hands[seat] else because("LR-829", "card")


@question_over("LR-330", o.HURT)
def injure(option: Option, g: Lords, seat: int) -> str:
    """The Unharmed Attribute that takes the Injury."""
    return because("LR-330", "injured") if g.hurt[seat][o.HURT.one(option)] else ""


@question_over("LR-324", o.HEAL)
def heal_injury(option: Option, g: Lords, seat: int) -> str:
    """The Injured Attribute that is healed."""
    return "" if g.hurt[seat][o.HEAL.one(option)] else because("LR-324", "unharmed")
