"""What Lords of Ragnarok shows on the stage: Battles, Hunts, the coming of Ragnarok, and how the match ends."""

from __future__ import annotations

from functools import partial

from meadhall.games.lords_of_ragnarok.cards.box import Box
from meadhall.games.lords_of_ragnarok.events import battles, beasts, table
from meadhall.games.lords_of_ragnarok.picture.moments.battle import battle
from meadhall.games.lords_of_ragnarok.picture.moments.end import end, twilight
from meadhall.games.lords_of_ragnarok.picture.moments.hunt import hunt
from meadhall.kernel.scene import Staging, is_any


def stagings(box: Box) -> tuple[Staging, ...]:
    """Which events begin and end what; a victory ends everything."""
    return (
        Staging(is_any(battles.BattleBegan), is_any(battles.BattleOver, table.Victory), partial(battle, box)),
        Staging(is_any(beasts.HuntBegan), is_any(beasts.HuntOver, table.Victory), partial(hunt, box)),
        Staging(is_any(table.RagnarokBegan), is_any(table.RagnarokBegan), partial(twilight, box)),
        Staging(is_any(table.RagnarokOver, table.Victory), is_any(table.Victory), partial(end, box)),
    )
