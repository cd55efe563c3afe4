"""The whole table of Vikings Gone Wild as a picture."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards.box import Box
from meadhall.games.vikings_gone_wild.picture import fights, signs
from meadhall.games.vikings_gone_wild.picture.field import field
from meadhall.games.vikings_gone_wild.picture.sheets import BACK, sheets
from meadhall.games.vikings_gone_wild.picture.signs import said
from meadhall.games.vikings_gone_wild.picture.village import market, purse, village
from meadhall.games.vikings_gone_wild.view import PlayerView, Table
from meadhall.kernel.picture import Badge, Heap, Part, Picture, Played, Reminder, Said, Stage, Zone, named, sections
from meadhall.kernel.render_cache import part

IN_HAND = ("play", "with", "defend", "keep", "discard", "remove", "arm")  # what is done with cards of the hand


def picture(box: Box, view: Table) -> Picture:
    """The table from one seat's eyes."""
    me = view.players[view.seat] if view.seat >= 0 else None
    return Picture(
        stages=_stages(view),
        regions=(),
        pieces=(),
        sheets=sheets(box, view),
        zones=_zones(view, me) if me else (),
        sections=sections(
            field(box, view),
            market(box, view),
            fights.bouts(box, view),
            _own(box, view, me) if me else None,
            fights.aim(box, view),
            _coming(box, view),
        ),
        asides=fights.asides(box, view),
    )


def _own(box: Box, view: Table, me: PlayerView) -> tuple[Part, ...]:
    """What lies before the reader."""
    played = Played(me.played) if me.played else None
    return sections(village(box, view, me, True, True), _heaps(me), played, purse(view, me))


@part
def _stages(view: Table) -> tuple[Stage, ...]:
    return (_round(view),)


def _round(view: Table) -> Stage:
    """The round, and its phases."""
    phases = [phase for phase in b.PHASES if not view.versus or phase != "ragnarok"]
    return Stage(
        "",
        "now",
        steps=tuple([named("phase", phase) for phase in phases]),
        at=phases.index(view.phase),
        title=said("stage-round", round=view.round),
        icons=tuple([signs.PHASES[b.PHASES.index(phase)] for phase in phases]),
    )


@part
def _zones(view: Table, me: PlayerView) -> tuple[Zone, ...]:
    hand = Zone("hand", Said("zone-hand"), me.hand, verbs=IN_HAND)
    if not view.versus:
        return (hand,)
    missions = tuple([mission.mission for mission in me.missions])
    return hand, Zone("missions", Said("zone-missions"), missions, verbs=("claim", "change"))


@part
def _heaps(me: PlayerView) -> tuple[Heap, ...]:
    return (
        Heap(Said("pile-deck"), me.deck, BACK),
        Heap(Said("pile-discard"), len(me.discard), cards=me.discard),
    )


# -- what comes, and what there is to gain --------------------------------------------------------------------


@part
def _coming(box: Box, view: Table) -> tuple[Reminder, ...]:
    """When Horns sound, and the ranks that Glory brings: for a team."""
    if view.versus:
        return ()
    horns = [_horn(view, horn, step) for horn, step in enumerate(box.values.horns)]
    riposte = [Badge("support", Said("coming-riposte"))] if any([slot.riposte for slot in view.row]) else []
    ranks = [
        Badge(signs.POINTS, Said("coming-rank", {"rank": ("rank", rank.slug)}, {"glory": rank.glory}))
        for rank in box.ranks
    ]
    glory = said("glory-steps", steps=sum(view.handicaps), win=box.values.glory, unhurt=box.values.unhurt)
    return (
        Reminder("eye", Said("title-coming"), (*riposte, *horns)),
        Reminder(signs.POINTS, Said("title-glory"), (*ranks, Badge("flag", glory))),
    )


def _horn(view: Table, horn: int, step: int) -> Badge:
    """Each is active from the round after Desolation has reached its mark (VG-551 to VG-553)."""
    thing = ("horn", b.HORNS[horn])
    if view.horns > horn:
        return Badge("horn", Said("coming-awake", {"horn": thing}, {"slot": b.ROW - horn}))
    grown = view.phase in ("storage", "end")  # Desolation has grown in this round already
    rounds = view.round + grown + step - view.desolation
    return Badge("horn", Said("coming-horn", {"horn": thing}, {"round": rounds, "slot": b.ROW - horn}))
