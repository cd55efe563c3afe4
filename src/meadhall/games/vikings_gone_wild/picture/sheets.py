"""What lies before each player: the village in small, tokens, storage, the hand as others see it, Missions."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards.box import Box
from meadhall.games.vikings_gone_wild.picture import signs
from meadhall.games.vikings_gone_wild.picture.village import village
from meadhall.games.vikings_gone_wild.view import PlayerView, Table
from meadhall.games.vikings_gone_wild.view.rivals import MissionView
from meadhall.kernel.glance import part
from meadhall.kernel.picture import Badge, Goods, Held, Number, Said, Sheet, Slot

BACK = "back-deck"


@part
def sheets(box: Box, view: Table) -> tuple[Sheet, ...]:
    return tuple([sheet(box, view, player, player.seat == view.seat) for player in view.players])


@part
def sheet(box: Box, view: Table, player: PlayerView, own: bool) -> Sheet:
    """A player's sheet, one's own or another's: those are the same for all who look at them."""
    return Sheet(
        player.seat,
        _numbers(view, player),
        tracks=(),
        slots=tuple([_mission(mission) for mission in player.missions]),
        counts=(*_hidden(view, player), *_piles(player)),
        rows=_stored(player),
        tableau=village(box, view, player, own, False),
        held=Held(player.hand, 0 if player.hand else player.cards, BACK) if player.cards else None,
        marks=(Badge("god-thor", Said("mark-hammer")),) if view.hammer == player.seat and view.seats > 1 else (),
    )


def _mission(mission: MissionView) -> Slot:
    """An open Mission, and how far it is."""
    thing = ("mission", mission.mission)
    progress = {"progress": mission.progress, "needed": mission.needed}
    return Slot("log", Said("mission-progress", {"": thing, "mission": thing}, progress), state="mission")


def _numbers(view: Table, player: PlayerView) -> tuple[Number, ...]:
    """Beer and gold in tokens; points among rivals."""
    goods = [signs.good(good, player.tokens[good] + player.stored[good]) for good in (b.BEER, b.GOLD)]
    points = (Number(signs.POINTS, player.points, Said("number-points")),) if view.versus else ()
    return (*goods, *points)


def _hidden(view: Table, player: PlayerView) -> tuple[Number, ...]:
    return (Number("hand", player.cards, Said("count-hand")),) if view.seats > 3 or view.versus else ()


def _piles(player: PlayerView) -> tuple[Number, ...]:
    return (
        Number("deck", player.deck, Said("count-deck")),
        Number("discard", len(player.discard), Said("count-discard")),
    )


def _stored(player: PlayerView) -> tuple[tuple[Goods, ...], ...]:
    """What is stored, of how much room there is."""
    found = [
        Goods((Number(key, player.stored[good], Said(f"stored-{key}"), of=player.room[good]),), state=f"of-{key}")
        for good, key in enumerate(b.RESOURCES)
        if player.room[good]
    ]
    return (tuple(found),) if found else ()
