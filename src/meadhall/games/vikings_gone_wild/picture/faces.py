"""What the cards of Vikings Gone Wild look like: the same at every table of an edition."""

from __future__ import annotations

from typing import Final

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards import box as x
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.cards.wording import UNDEAD_KINDS, card_kind
from meadhall.games.vikings_gone_wild.picture import signs
from meadhall.games.vikings_gone_wild.picture.signs import said
from meadhall.kernel.picture import Face, Said

FRAMES: Final = ("vg-stock", "vg-unit", "vg-defence", "vg-path", "vg-favour")  # by family of the card
DEAD_FRAMES: Final = ("vg-undead", "vg-crypt", "vg-challenge", "vg-boss")
DEAD_SIGNS: Final = ("coffin", "tomb", "request", "heart")
DEAD_ART: Final = ("draugr", "cursed-tower", "tribute", "fenrir")  # for those that an edition made up
KIND_SIGNS: Final = {
    "resource": "beer",
    "action": "hand",
    "unit": "axes",
    "defence": "support",
    "unit-defence": "axes",
    "relic": "glory",
}
KIND_ART: Final = {
    "resource": "beer-keg",
    "action": "skald",
    "unit": "warrior",
    "defence": "cannon",
    "unit-defence": "valkyrie",
    "relic": "rune-stone",
}
BUILDING_SIGNS: Final = ("beer", "gold", "reserve", "reserve", "ship", "deck")


def faces(box: x.Box) -> dict[str, Face]:
    """Players' cards, buildings, the Undead Army, aims, and the Riposte, by their names."""
    return {
        **{row.slug: _card(box, card, row) for card, row in enumerate(box.cards)},
        **{row.slug: _building(row, kind) for kind, row in enumerate(box.buildings)},
        **{level: _hall(row, level) for level, row in zip(b.LEVELS, box.halls, strict=True)},
        **{row.slug: _undead(row) for row in box.undead},
        **{row.slug: _objective(row) for row in box.objectives},
        **{row.slug: _mission(row) for row in box.missions},
        **{row.slug: _bonus(box, row) for row in box.bonuses},
        "riposte": Face(
            "vg-riposte", "vg-riposte", Said("kind-riposte"), "support", noun="board", signs=("support",),
            brief=Said("brief-riposte"),
        ),
    }  # fmt: skip


def _card(box: x.Box, card: int, row: x.Card) -> Face:
    """ATK on the left, DEF on the right; what a Defence card adds stands where an attack would."""
    kind, (beer, gold) = card_kind(row), box.gives[card]
    value, shape, corner = str(row.attack), "atk", f"+{row.defence}" if row.defence else ""
    if not row.attack:
        value, shape, corner = corner, "def", ""
    sign = "gold" if gold > beer else KIND_SIGNS[kind]
    return Face(
        FRAMES[row.family], signs.art(row.slug, KIND_ART[kind]), Said(f"kind-{kind}"), sign, value,
        shape if value else "", corner, signs=(sign,), brief=_gist(row, kind, beer, gold),
        price=signs.price(row.beer, row.gold),
    )  # fmt: skip


def _gist(row: x.Card, kind: str, beer: int, gold: int) -> Said:
    """What a card does, in a word or two."""
    if beer and gold:
        return said("brief-both", beer=beer, gold=gold)
    if beer or gold:
        return said("brief-beer" if beer else "brief-gold", number=beer or gold)
    draws = [effect.number for effect in row.play if effect.word == w.DRAW]
    if draws and len(row.play) == 1:
        return said("brief-draw", number=draws[0])
    points = [effect.number for effect in row.bought if effect.word == w.POINTS]
    return said("brief-points", number=points[0]) if points else Said(f"brief-{kind}")


def _building(row: x.Building, kind: int) -> Face:
    sign = BUILDING_SIGNS[kind]
    return Face(
        "vg-building", f"vg-{row.slug}", Said("kind-building"), sign, corner=str(row.defence), noun="building",
        signs=(sign,), brief=said(f"brief-{row.slug}", number=row.number), price=signs.price(row.beer, row.gold),
    )  # fmt: skip


def _hall(row: x.Hall, level: str) -> Face:
    return Face(
        "vg-hall", f"vg-town-hall-{level}", Said("kind-hall"), "village", corner=str(row.defence), noun="hall",
        signs=("village",), brief=said("brief-hall", number=row.limit), price=signs.price(row.beer, row.gold),
    )  # fmt: skip


def _undead(row: x.Undead) -> Face:
    """What it strikes with, what beats it, and what it costs."""
    brief = said(f"brief-{UNDEAD_KINDS[row.family]}", number=row.loss)
    if row.family == w.CHALLENGE:
        brief = said(f"brief-{w.CHALLENGES[row.effects[0].word]}", number=row.effects[0].number)
    sign = DEAD_SIGNS[row.family]
    return Face(
        DEAD_FRAMES[row.family], signs.art(row.slug, DEAD_ART[row.family]), Said(f"kind-{UNDEAD_KINDS[row.family]}"),
        sign, str(row.attack) if row.attack else "", "atk" if row.attack else "",
        str(row.defence) if row.defence else "", (brief,), "undead", signs=(sign,), brief=brief,
    )  # fmt: skip


def _objective(row: x.Objective) -> Face:
    return Face("vg-goal", signs.art(row.slug, "chieftain"), Said("kind-objective"), "flag", noun="objective")


def _mission(row: x.Mission) -> Face:
    return Face(
        "vg-mission", signs.art(row.slug, "worker"), Said("kind-mission"), "log", noun="mission", signs=("glory",),
        brief=said("brief-points", number=row.points), foot=(said("brief-points", number=row.points),),
    )  # fmt: skip


def _bonus(box: x.Box, row: x.Bonus) -> Face:
    brief = said("brief-bonus", first=box.values.first, second=box.values.second)
    return Face(
        "vg-bonus", signs.art(row.slug, "army"), Said("kind-bonus"), "trophy", noun="bonus", signs=("trophy",),
        brief=brief, foot=(brief,),
    )  # fmt: skip
