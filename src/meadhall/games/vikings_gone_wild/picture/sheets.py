"""What lies before each player: the village in small, tokens, storage, the hand as others see it, Missions."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild.cards.box import Box
from meadhall.games.vikings_gone_wild.picture.village import village
from meadhall.games.vikings_gone_wild.sheet import SHEET
from meadhall.games.vikings_gone_wild.view import PlayerView, Table
from meadhall.games.vikings_gone_wild.view.rivals import MissionView
from meadhall.kernel.picture import Badge, Held, Said, Sheet, Slot
from meadhall.kernel.render_cache import part

BACK = "back-deck"


@part
def sheets(box: Box, view: Table) -> tuple[Sheet, ...]:
    return tuple([sheet(box, view, player, player.seat == view.seat) for player in view.players])


@part
def sheet(box: Box, view: Table, player: PlayerView, own: bool) -> Sheet:
    """A player's sheet, of this seat or another: those are the same for all who look at them."""
    return SHEET.sheet(
        player.seat,
        player,
        view,
        slots=tuple([_mission(mission) for mission in player.missions]),
        tableau=village(box, view, player, own, False),
        held=Held(player.hand, 0 if player.hand else player.cards, BACK) if player.cards else None,
        marks=(Badge("god-thor", Said("mark-hammer")),) if view.hammer == player.seat and view.seats > 1 else (),
    )


def _mission(mission: MissionView) -> Slot:
    """An open Mission, and how far it is."""
    thing = ("mission", mission.mission)
    progress = {"progress": mission.progress, "needed": mission.needed}
    return Slot("log", Said("mission-progress", {"": thing, "mission": thing}, progress), state="mission")
