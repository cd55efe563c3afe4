"""What the cards of Lords of Ragnarok look like: the same at every table of an edition."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards import box as x
from meadhall.games.lords_of_ragnarok.picture import signs
from meadhall.kernel.picture import Badge, Face, Said


def faces(box: x.Box) -> dict[str, Face]:
    """Combat and Attack cards, Blessings, Artefacts, Heroes and Origins, by their names."""
    return {
        **{row.slug: _combat(row) for row in box.combat},
        **{row.slug: _attack(row) for row in box.attacks},
        **{row.slug: _blessing(row) for row in box.blessings},
        **{row.slug: _artefact(row) for row in box.artefacts},
        **{row.slug: _hero(box, row) for row in box.heroes},
        **{row.slug: _origin(row) for row in box.origins},
    }


def _combat(row: x.CombatCard) -> Face:
    """Its value, its Losses as drops, its weapon."""
    sign = signs.weapon(row.weapon)
    kind = Said(f"kind-{b.WEAPONS[row.weapon]}")
    return Face(
        "combat", f"scene-{sign}", kind, sign, str(row.value), "cv",
        foot=(Said("face-copies", numbers={"copies": row.copies}),), drops=("loss",) * row.losses,
        measures=battle_measures(row, f"+{row.value}"),
    )  # fmt: skip


def battle_measures(row: x.CombatCard, value: str) -> tuple[Badge, ...]:
    """What it does to the value of a Battle, and the Losses it costs."""
    adds = Badge("battle", Said("measure-value"), value)
    losses = Badge("loss", Said("measure-losses", numbers={"losses": row.losses}), f"−{row.losses}", "cost")
    return (adds, losses) if row.losses else (adds,)


def _attack(row: x.AttackCard) -> Face:
    """Its Rage and Weak Point; a Shield, where that blocks it."""
    signs_of = ("w-shield",) if row.shield else ()
    foot = (Said("face-attack", numbers={"rage": row.rage, "weak": row.weak_point}),)
    return Face(
        "attack", "scene-jaws", Said("kind-attack"), "jaws", str(row.rage), "dia", foot=foot, noun="attack",
        drops=signs_of,
        measures=(
            Badge("jaws", Said("number-rage"), str(row.rage)),
            Badge("weak", Said("number-weak"), str(row.weak_point)),
        ),
    )  # fmt: skip


def _blessing(row: x.BlessingCard) -> Face:
    sign = signs.GODS[row.god]
    return Face("blessing", f"scene-god-{b.GODS[row.god]}", Said("kind-blessing"), sign, noun="blessing")


def _artefact(row: x.ArtefactCard) -> Face:
    sign = signs.artefact(row)
    return Face("relic", f"scene-{sign}", Said("kind-artefact"), sign, noun="artefact")


def _hero(box: x.Box, row: x.HeroTile) -> Face:
    drawing = signs.hero(box, row.slug)
    return Face("hero", f"scene-hero-{drawing}", Said("kind-hero"), f"hero-{drawing}", noun="hero")


def _origin(row: x.OriginCard) -> Face:
    return Face("omen", "scene-clan", Said("kind-origin"), "clan", noun="origin")
