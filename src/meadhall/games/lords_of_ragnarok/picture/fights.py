"""A Battle and a Hunt as pictures: both sides with what each card counts; the beast, its blow and the Hunter."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards.box import Box
from meadhall.games.lords_of_ragnarok.picture import signs
from meadhall.games.lords_of_ragnarok.picture.beasts import creature
from meadhall.games.lords_of_ragnarok.picture.drawing import place
from meadhall.games.lords_of_ragnarok.picture.faces import battle_measures
from meadhall.games.lords_of_ragnarok.queries.combat import Outlook
from meadhall.games.lords_of_ragnarok.view import HuntView, PlayerView, Table
from meadhall.games.lords_of_ragnarok.view.battles import BattleView, SideView
from meadhall.kernel.picture import Badge, Contest, Duel, Gauge, Marker, Number, Said, Side, Track, named

PARTS = {"armies": "army", "cards": "hand", "declared": "plus", "battle-joy": "god-thor", "chieftain": "hero-ragnar",
         "temple-guard": "temple"}  # fmt: skip
BATTLE_STEPS = ("cards", "value", "losses", "retreat", "control", "rewards")


# -- battles ----------------------------------------------------------------------------------------------------


def contest(table: Table) -> Contest | None:
    fight = table.battle
    if fight is None:
        return None
    return Contest(
        title=Said("contest-battle", {"region": ("region", fight.region)}),
        place=place(fight.region),
        sides=tuple([_side(table, fight, side) for side in (fight.attacker, fight.defender)]),
        steps=tuple([Said(f"battle-step-{step}") for step in BATTLE_STEPS]),
        at=fight.step,
        need=_need(fight),
        forecast=tuple(_forecast(table, fight, _as_it_stands(fight))),
        forecasts={f"{o.PLAY.verb} {card}": tuple(_forecast(table, fight, end)) for card, end in fight.outlooks},
    )


def _side(table: Table, fight: BattleView, side: SideView) -> Side:
    attacks = side is fight.attacker
    here = next(region for region in table.regions if region.region == fight.region)
    return Side(
        seat=side.seat,
        strength=side.value,
        cards=tuple([card for card, _ in side.cards]),
        lost=side.losses,
        marks=tuple(
            [Badge(PARTS[part], Said(f"part-{part}"), str(amount), adds=amount) for part, amount in side.parts]
        ),
        wins=fight.winner == side.seat if fight.winner >= 0 else fight.leader == side.seat,
        adds=tuple([value for _, value in side.cards]),
        role=Said("side-attacks" if attacks else "side-defends"),
        pieces=tuple([("army", value) for seat, value in here.armies if seat == side.seat]),
        passed=side.passed,
        hand=table.players[side.seat].hand,
    )


def _need(fight: BattleView) -> Said | None:
    """What the side that is behind must reach: the attacker more than the defender, the defender as much."""
    if fight.winner >= 0:
        return None
    if fight.leader == fight.defender.seat:
        return Said("need-attacker", numbers={"value": fight.defender.value + 1})
    return Said("need-defender", numbers={"value": fight.attacker.value})


def _as_it_stands(fight: BattleView) -> Outlook:
    own, foe = fight.attacker, fight.defender
    return Outlook((own.value, foe.value), fight.leader, (own.losses, foe.losses), (own.spared, foe.spared))


def _forecast(table: Table, fight: BattleView, end: Outlook) -> Iterator[Badge]:
    """If it ended so: who wins, and the Losses of both."""
    if fight.winner >= 0:
        return
    seats = (fight.attacker.seat, fight.defender.seat)
    lead = seats.index(end.leader)
    here = next(region for region in table.regions if region.region == fight.region)
    armies = len([seat for seat, _ in here.armies if seat == seats[1 - lead]])
    won = ("seat", table.players[end.leader].colour)
    yield Badge("check", Said("forecast-wins", {"seat": won}, {"own": end.values[lead], "foe": end.values[1 - lead]}))
    yield _losses(table, seats, end, 1 - lead, "forecast-loser", armies=armies)
    yield _losses(table, seats, end, lead, "forecast-winner")


def _losses(table: Table, seats: tuple[int, int], end: Outlook, side: int, key: str, **numbers: int) -> Badge:
    """What a side loses; what Shields let it ignore is for itself to say."""
    numbers |= {"losses": end.losses[side], "spared": end.spared[side]}
    return Badge("loss", Said(key, {"seat": ("seat", table.players[seats[side]].colour)}, numbers))


# -- hunts ------------------------------------------------------------------------------------------------------


def duel(box: Box, table: Table) -> Duel | None:
    hunt = table.hunt
    if hunt is None:
        return None
    hunter = table.players[hunt.hunter]
    beast = next(monster for monster in table.monsters if monster.monster == hunt.monster)
    return Duel(
        title=Said("duel-title", {"hero": ("hero", hunter.hero), "monster": ("monster", hunt.monster)}),
        round=Said("duel-round", numbers={"round": hunt.round}),
        steps=tuple([Said(f"hunt-step-{step}") for step in b.HUNT_STEPS]),
        at=b.HUNT_STEPS.index(hunt.step),
        creature=creature(box, table, beast),
        scene=f"scene-mon-{signs.beast(box, hunt.monster)}",
        seat=hunt.hunter,
        hero=Said("duel-hero", {"hero": ("hero", hunter.hero)}, {"injuries": sum(hunter.hurt)}),
        portrait=f"scene-hero-{signs.hero(box, hunter.hero)}",
        tracks=attributes(hunter),
        gauges=_gauges(box, table, hunt),
        card=hunt.attack,
        numbers=_blow(hunt),
        back="back-attack",
        cards=hunt.defence,
        notes=tuple(_notes(table, hunt)),
        ends=tuple([Badge(icon, Said(f"duel-end-{end}")) for end, icon in ENDS]),
    )


ENDS = (("box", "w-sword"), ("injury", "damage"), ("deck", "deck"))


def attributes(player: PlayerView) -> tuple[Track, ...]:
    """Authority, Might and Wisdom; an Injured one counts as the least."""
    cells = tuple(range(b.LEAST, b.MOST + 1))
    return tuple([Track(cells, (_attribute(player, n),)) for n in range(len(b.ATTRIBUTES))])


def _attribute(player: PlayerView, n: int) -> Marker:
    counts = player.attributes[n] if player.hurt[n] else None
    tip = named("attribute", b.ATTRIBUTES[n])
    return Marker(player.marks[n] - b.LEAST, tip, signs.ATTRIBUTES[n], counts=counts)


def _blow(hunt: HuntView) -> tuple[Number, ...]:
    if not hunt.attack:
        return ()
    return (Number("jaws", hunt.rage, Said("number-rage")), Number("weak", hunt.weak_point, Said("number-weak")))


def _gauges(box: Box, table: Table, hunt: HuntView) -> tuple[Gauge, ...]:
    """The defence against the Rage, and with Wisdom against the Weak Point; judged once it is laid."""
    if not hunt.attack:
        return ()
    adds = _laid(box) if table.seat == hunt.hunter else {}
    rage = Gauge("jaws", Said("gauge-rage"), hunt.value, hunt.rage, adds=adds)
    weak = Gauge("weak", Said("gauge-weak"), hunt.insight, hunt.weak_point, adds=adds)
    if hunt.step == b.HUNT_STEPS[b.DEFENCE_STEP]:
        return (rage, weak)
    found = hunt.insight >= hunt.weak_point
    return (
        _judged(rage, hunt.defended, "verdict-defended", "verdict-hit"),
        _judged(weak, found, "verdict-found", "verdict-missed"),
    )


def _laid(box: Box) -> dict[str, int]:
    """What each card adds to a defence while it is being chosen."""
    return {f"{o.DEFEND.verb} {card.slug}": card.value for card in box.combat}


def _judged(gauge: Gauge, met: bool, yes: str, no: str) -> Gauge:
    return msgspec.structs.replace(gauge, verdict=Said(yes if met else no), state="ok" if met else "short")


def _notes(table: Table, hunt: HuntView) -> Iterator[Badge]:
    """What is left of the Attack deck, who plays the beast and with how many cards."""
    keeper = ("seat", table.players[hunt.keeper].colour)
    yield Badge("deck", Said("duel-deck", numbers={"cards": hunt.deck}))
    yield Badge("hand", Said("duel-keeper", {"seat": keeper}, {"cards": hunt.attacks}))
    if hunt.most_boxes >= 0:
        yield Badge("lock", Said("duel-most", numbers={"boxes": hunt.most_boxes}))


# -- cards of the hand ------------------------------------------------------------------------------------------


def measures(box: Box, table: Table) -> dict[str, tuple[Badge, ...]]:
    """What cards of the hand would do now: where they bring the value of a Battle, what they add to a defence."""
    rows = {row.slug: row for row in box.combat}
    if table.battle is not None:
        sides = {side.seat: side.value for side in (table.battle.attacker, table.battle.defender)}
        own = sides.get(table.seat, 0)
        return {card: battle_measures(rows[card], f"{own} → {own + adds}") for card, adds in table.battle.worth}
    if table.hunt is None or table.hunt.hunter != table.seat:
        return {}
    defends = table.hunt.step == b.HUNT_STEPS[b.DEFENCE_STEP]
    return {card: (_defence(rows[card].value),) if defends else () for card in table.hand}


def _defence(value: int) -> Badge:
    return Badge("w-shield", Said("measure-defence"), f"+{value}")
