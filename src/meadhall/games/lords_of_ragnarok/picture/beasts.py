"""Monsters and the Boss with their boxes, and the gods with their Monuments, as the hall lays them out."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards.box import Box, DamageBox, GodCard
from meadhall.games.lords_of_ragnarok.picture import signs
from meadhall.games.lords_of_ragnarok.view import GodView, MonsterView, Table
from meadhall.kernel import picture as p
from meadhall.kernel.picture import Badge, Creature, Notice, Number, Said, Shrine, Thing, named
from meadhall.kernel.render_cache import part


@part
def creatures(box: Box, table: Table) -> tuple[Creature, ...]:
    """Those on the map first, then those who wait, then the slain; the Boss last."""
    boss = table.monsters[b.LOKI]
    others = sorted(table.monsters[: b.LOKI], key=lambda one: (one.slain >= 0, not one.region))
    return tuple([creature(box, table, monster) for monster in (*others, boss)])


@part
def creature(box: Box, table: Table, monster: MonsterView) -> Creature:
    number = signs.number(box, monster.monster)
    sheet, thing = box.monsters[number], ("monster", monster.monster)
    where: Thing = ("region", monster.region)
    return Creature(
        name=thing,
        symbol=f"beast-{signs.BEASTS[number]}",
        boxes=tuple([_box(n, one, monster) for n, one in enumerate(sheet.boxes)]),
        seat=monster.ring,
        at=monster.region,
        place=Said("creature-at", {"region": where}) if monster.region else None,
        note=_note(box, table, monster, number),
        sign=signs.rune_badge(sheet.rune) if number != b.LOKI else None,
        state=_state(monster, number),
        seats=(monster.slain,) if monster.slain >= 0 else (),
        means=((thing,),),
    )


def _state(monster: MonsterView, number: int) -> str:
    if monster.slain >= 0:
        return "slain"
    return "boss" if number == b.LOKI else "" if monster.region else "waits"


def _note(box: Box, table: Table, monster: MonsterView, number: int) -> Badge:
    """How many boxes are left and the Artefact they bring; of the Boss, the kills that a Hunt needs."""
    if number == b.LOKI:
        kills = b.kills_to_hunt_loki(table.seats)
        return Badge("slayer", Said("creature-boss", numbers={"kills": kills}), f"{kills}+")
    icon = next((signs.artefact(card) for card in box.artefacts if card.monster == number), "artefact")
    if not monster.region:
        return Badge(icon, Said("creature-slain" if monster.slain >= 0 else "creature-waits"), "–")
    left = sum([seat < 0 for seat in monster.boxes])
    numbers = {"left": left, "all": len(monster.boxes)}
    return Badge(icon, Said("creature-left", numbers=numbers), f"{left}/{len(monster.boxes)}")


def _box(number: int, box: DamageBox, monster: MonsterView) -> p.Box:
    """A box: weapons, Trophy, whose marker is on it."""
    thing: Thing = ("box", b.BOXES[number])
    prize = None
    if box.trophy >= 0:
        prize = Badge(signs.TROPHIES[box.trophy], named("trophy", b.TROPHIES[box.trophy]))
    weapons = tuple([signs.weapon(weapon) for weapon in box.weapons])
    names: tuple[Thing, ...] = tuple([("weapon", b.WEAPONS[weapon]) for weapon in box.weapons])
    return p.Box(weapons, named(*thing), prize, monster.boxes[number], ((thing,),), names)


@part
def notice(box: Box, table: Table) -> Notice | None:
    """The last Event: its Region, the Rune that placed, the Runes that acted."""
    if not table.event_discard:
        return None
    region = table.event_discard[-1]
    card = next(card for card in box.events if card.region == region - 1)
    marks = [signs.rune_badge(card.placement), *[signs.rune_badge(rune) for rune in card.activation]]
    if card.boss:
        marks.append(Badge("mon-loki", named("monster", box.boss.slug)))
    left = Number("deck", table.events, Said("good-events"))
    name = Said("notice-name")
    return Notice(name, Said("notice-event", {"region": ("region", str(region))}), str(region), tuple(marks), left)


# -- gods -------------------------------------------------------------------------------------------------------


@part
def shrines(box: Box, table: Table) -> tuple[Shrine, ...]:
    return tuple([_shrine(box, table, number, god) for number, god in enumerate(table.gods)])


@part
def _shrine(box: Box, table: Table, number: int, god: GodView) -> Shrine:
    """A god: the Attribute a Priest raises, what the Monument's level adds, places for Priests, the Artefact."""
    card, thing = box.gods[number], ("god", god.god)
    artefact = next(one for one in box.artefacts if one.god == number)
    return Shrine(
        name=thing,
        icon=signs.GODS[number],
        level=Number("act-monument", god.level, Said("shrine-level"), b.MOST_LEVEL),
        gives=_gives(card, god.level),
        slots=god.slots,
        seats=god.priests,
        symbol="priest",
        card=artefact.slug,
        sign=signs.artefact(artefact),
        holder=god.artefact,
        ladder=tuple([_said(card.gift, amount) for amount in card.amounts]),
        means=((thing,),),
    )


def _gives(card: GodCard, level: int) -> tuple[Badge, ...]:
    """What a Priest brings at the Monument's level; neither Attribute nor gift before the first (LR-313)."""
    sign, amount = signs.ATTRIBUTES[card.attribute], card.amounts[level - 1]
    if not level:
        return (Badge(sign, Said("shrine-nothing"), "–", kind="nil"),)
    attribute = Badge(sign, named("attribute", b.ATTRIBUTES[card.attribute]), "+1")
    return (attribute, Badge(signs.GIFTS[card.gift], _said(card.gift, amount), f"+{amount}"))


def _said(gift: int, amount: int) -> Said:
    return Said(f"shrine-gift-{('grow', 'draw', 'rune')[gift]}", numbers={"number": amount})
