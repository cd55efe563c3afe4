"""What Vikings Gone Wild shows on the stage: clashes, attacks among rivals, and how the game ends."""

from __future__ import annotations

from functools import partial

from meadhall.games.vikings_gone_wild.cards.box import Box
from meadhall.games.vikings_gone_wild.events import rivals
from meadhall.games.vikings_gone_wild.picture.moments import clashes as team
from meadhall.games.vikings_gone_wild.picture.moments.end import points_counted
from meadhall.games.vikings_gone_wild.picture.moments.raids import raid
from meadhall.kernel.scene import Staging, is_any


def stagings(box: Box) -> tuple[Staging, ...]:
    """Which events begin and end what."""
    return (
        Staging(team.begins, team.ends, partial(team.clashes, box)),
        Staging(team.begins_to_end, team.is_over, partial(team.end, box)),
        Staging(is_any(rivals.RaidBegan), is_any(rivals.RaidOver), partial(raid, box)),
        Staging(
            is_any(rivals.BonusAwarded, rivals.PointsCounted),
            is_any(rivals.PointsCounted),
            partial(points_counted, box),
        ),
    )
