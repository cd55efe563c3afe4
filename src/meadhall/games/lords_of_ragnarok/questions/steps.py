"""What belongs to which step of a turn, and why something does not belong to this one."""

from __future__ import annotations

from typing import Final

from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.kernel import Option, because

OF_STEPS: Final = (o.SEND, o.WALK, o.ROW, o.INVOKE, o.ACTIVATE, o.ACT)  # each belongs to one step of a turn


def why_not_now(option: Option) -> str | None:
    """The steps come in their order (LR-302); None for what belongs to none of them."""
    other = option == o.FORGE or any([option in block for block in OF_STEPS])
    return "LR-302" if other else None


def why_not_used(g: Lords, seat: int, artefact: int, *words: int) -> str:
    """The rule against an Artefact: it is the player's, charged, and this is the moment its card names (LR-842)."""
    if artefact >= len(g.box.artefacts) or g.artefacts[artefact] != seat:
        return because("LR-842", "owner")
    if not g.charged[artefact]:
        return because("LR-842", "charge")
    return "" if g.box.artefacts[artefact].effect.word in words else because("LR-842", "moment")
