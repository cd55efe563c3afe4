"""The table of Thorgal as rows of cards: the groups, the terrains, and the journey with what is measured."""

from __future__ import annotations

from typing import Final

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards.tables import Box
from meadhall.games.thorgal.picture.faces import picture_of, pips
from meadhall.games.thorgal.sheet import BACKS, chair
from meadhall.games.thorgal.view import PieceView, PlayerView, Table, TerrainView
from meadhall.kernel.picture import Badge, Gauge, Laid, Said, Spread, named
from meadhall.kernel.render_cache import gist, part

GROUP_VERBS: Final = ("activate", "oppose", "target", "exhaust", "ready", "sacrifice", "tend")
LAND_VERBS: Final = ("fenrir", "journey", "redirect")
SENT_VERBS: Final = ("detach", "target", "exhaust", "ready")
SKIES: Final = ("frost", "night", "dawn", "dawn", "dusk", "night")  # behind what happens, by phase
SIDES: Final = (("side-with", "side-against"), ("side-own", "side-own-foes"))  # to the others, to the Destiny player
VERDICTS: Final = {"ok": "gauge-ok", "just": "gauge-just", "short": "gauge-short"}


@part
def spreads(box: Box, table: Table) -> tuple[tuple[Spread, ...], ...]:
    """From top to bottom: the others' groups, the terrains, the journey, the reader's own group."""
    own = max(0, table.you)
    others = [table.players[(own + n) % table.seats] for n in range(1, table.seats)]
    rows = (
        tuple([_group(box, player, False) for player in others]),
        (_lands(box, table),) if table.terrains else (),
        (_journey(box, table, table.destiny == table.you),),
        (_group(box, table.players[own], table.you == own),),
    )
    return tuple([row for row in rows if row])


# -- groups -------------------------------------------------------------------------------------------------


@part
def _group(box: Box, player: PlayerView, mine: bool) -> Spread:
    """A player's group; beside it the backs of what another player holds."""
    return Spread(
        key=f"group-{player.chair}",
        title=Said("spread-own-group") if mine else Said("spread-group", chair(player)),
        cards=tuple([_piece(box, piece) for piece in player.group]),
        seat=player.seat,
        hidden=0 if mine else player.hand + player.chosen,
        back=BACKS.get(player.role, "back-destiny"),
        note=_promise(player),
        verbs=GROUP_VERBS,
    )


def _promise(player: PlayerView) -> Said | None:
    """That the player has passed, or damage that the player will ignore."""
    if player.passed:
        return Said("spread-passed")
    return Said("spread-prevented", numbers={"amount": player.prevented}) if player.prevented else None


def _piece(box: Box, piece: PieceView) -> Laid:
    """A card of a group or of the journey with its tokens, and the attributes it counts with."""
    return Laid(
        card=piece.card,
        marks=(*_tokens(piece.exhausted, piece.tokens), *_safety(piece), *_price(piece)),
        band=pips(piece.attributes, box.ROWS[box.card(piece.card)].symbols),
        states=("spent",) if piece.exhausted else (),
    )


def _tokens(exhausted: int, tokens: b.Three) -> list[Badge]:
    """Exhausted tokens, then attribute tokens with their signs."""
    tip = Said("badge-exhausted", numbers={"count": exhausted})
    found = [Badge("exhausted", tip, str(exhausted) if exhausted > 1 else "", "spent")] if exhausted else []
    for name, amount in zip(b.ATTRIBUTES, tokens, strict=True):
        if amount:
            tip = Said("badge-token", {"attribute": ("attribute", name)}, {"amount": amount})
            found.append(Badge(f"pip-{name}", tip, f"{amount:+d}".replace("-", "−"), "more" if amount > 0 else "less"))
    return found


def _safety(piece: PieceView) -> list[Badge]:
    kept = [Badge("check", Said("badge-kept"), kind="kept")] if piece.kept else []
    return [*kept, Badge("warrior", Said("badge-protected"), kind="safe")] if piece.protected else kept


def _price(piece: PieceView) -> list[Badge]:
    """What it takes to oppose the journey with this companion."""
    tip = Said("badge-opposing", numbers={"cost": piece.opposing})
    return [Badge("reserve", tip, str(piece.opposing), "price")] if piece.opposing >= 0 else []


# -- terrains -----------------------------------------------------------------------------------------------


@part
def _lands(box: Box, table: Table) -> Spread:
    """Terrains lie across; a conquered one stands upright, and shows by whom (TH-441)."""
    cards = tuple([_terrain(box, terrain, table) for terrain in table.terrains])
    return Spread("lands", Said("spread-lands", numbers={"count": len(cards)}), cards, kind="lands", verbs=LAND_VERBS)


def _terrain(box: Box, terrain: TerrainView, table: Table) -> Laid:
    conquered = terrain.conqueror != b.NOBODY
    subtypes = box.ROWS[box.card(terrain.card)].subtypes
    facts = [Said(f"subtype-{w.SUBTYPES[one]}", numbers={"n": 1}) for one in subtypes]
    facts += [Said("fact-conquered", {"seat": ("seat", _chairs(table)[terrain.conqueror])})] if conquered else []
    return Laid(
        card=terrain.card,
        marks=tuple(_tokens(terrain.exhausted, terrain.tokens)),
        band=() if conquered else pips(terrain.required),
        states=("turned",) if conquered else ("goal",) if terrain.destination else (),
        seat=terrain.conqueror,
        note=Said("spread-goal") if terrain.destination else None,
        facts=tuple(facts),
    )


@gist
def _chairs(table: Table) -> tuple[str, ...]:
    return tuple([player.chair for player in table.players])


# -- the journey --------------------------------------------------------------------------------------------


@part
def _journey(box: Box, table: Table, own: bool) -> Spread:
    """The way to the destination (is it the reader's own?), or what the group amounts to until there is one."""
    goal = next((terrain for terrain in table.terrains if terrain.destination), None)
    phase, sky = named("phase", table.phase), f"th-bg-{SKIES[b.PHASES.index(table.phase)]}"
    return Spread(
        key="journey",
        title=phase if goal is None else Said("spread-journey", {"card": ("card", goal.card)}),
        kind="versus",
        note=_step(table),
        verbs=SENT_VERBS,
        sides=_sides(box, table, own),
        gauges=_gauges(table, goal is not None),
        scene=sky if goal is None else picture_of(box.ROWS[box.card(goal.card)]),
    )


def _step(table: Table) -> Said:
    """Which step of the phase it is; before the first one, what the phase is about."""
    return Said(f"step-{table.phase}") if table.step == b.STEPS[b.NO_STEP] else Said(f"step-{table.step}")


def _sides(box: Box, table: Table, own: bool) -> tuple[Spread, ...]:
    """What is sent for the journey and against it; a card that is being resolved lies on its player's side."""
    if table.destiny == b.NOBODY:
        return ()
    sent = [*([table.opposer] if table.opposer else []), *table.associated]
    sent += [table.playing] if table.playing else []
    ours = tuple([_piece(box, piece) for piece in sent if piece.seat == table.destiny])
    theirs = tuple([_piece(box, piece) for piece in sent if piece.seat != table.destiny])
    ours_are, theirs_are = SIDES[own]
    return (
        Spread("with", Said(ours_are), ours, seat=table.destiny, verbs=SENT_VERBS),
        Spread("against", Said(theirs_are), theirs, verbs=SENT_VERBS),
    )


def _gauges(table: Table, travelling: bool) -> tuple[Gauge, ...]:
    """The three attributes: strength against difficulty, each to be reached (TH-434)."""
    if table.destiny == b.NOBODY:
        return ()
    if not travelling:
        return tuple([_group_gauge(name, table.group[n]) for n, name in enumerate(b.ATTRIBUTES)])
    return tuple([_gauge(table, n, name) for n, name in enumerate(b.ATTRIBUTES)])


def _group_gauge(attribute: str, value: int) -> Gauge:
    """What the group amounts to, as long as there is nothing to compare it with."""
    return Gauge(f"pip-{attribute}", named("attribute", attribute), value, None, Said("gauge-group"))


def _gauge(table: Table, which: int, attribute: str) -> Gauge:
    value, against, lacks = table.strength[which], table.difficulty[which], table.lacks[which]
    state = "short" if lacks else "just" if value == against and against else "ok"
    verdict = Said(VERDICTS[state], numbers={"lacks": lacks})
    return Gauge(f"pip-{attribute}", named("attribute", attribute), value, against, verdict, state)
