"""The base box as it is read equals the facts, table by table; the maps are held against theirs in `test_board.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import meadhall
from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.cards.box import Box
from meadhall.games.lords_of_ragnarok.cards.loader import BASE, load_box
from meadhall.games.lords_of_ragnarok.cards.wording import described
from meadhall.games.lords_of_ragnarok.names import tables
from meadhall.games.reading import SOURCES

BOX: Box = meadhall.game("lords-of-ragnarok").box

COMBAT = """
spear           4 spear  2 0 -         outnumbered(1)
gungnirs-echo   2 spear  3 1 snatch(1) win_draw(1)
sword           4 sword  3 1 -         -
twin-seaxes     2 sword  2 0 draw(1)   after_sword(2)
axe             4 axe    3 1 -         attacking(1)
berserkers-axe  2 axe    4 2 cleave    -
bow             4 bow    1 0 draw(1)   weaken(1)
fire-arrows     2 bow    2 0 calm(1)   raid(2)
hammer          3 hammer 4 2 -         -
thunderclap     1 hammer 5 2 calm(2)   hush(1)
shield          3 shield 0 0 block     guard(2)
shield-wall     2 shield 1 0 block     defending(2)
dwarven-blade   2 any    3 1 -         win_rune(1)
"""

ATTACKS = """
special-attack 3 4 7  2 yes special
claw           3 4 8  2 yes injury(1)
crush          2 5 9  1 yes injury(1);discard(1)
roar           2 3 7  3 yes discard(2)
frenzy         1 7 11 1 yes injury(2)
regeneration   1 4 8  2 yes regenerate(1)
soul-drain     1 5 9  2 yes drain(1)
vanish         1 6 10 1 no  vanish
"""

EVENTS = """
1 U OA no | 2 O AU yes | 3 A UO no | 4 U AO no | 5 O UA no | 6 A OU yes | 7 U UO yes | 8 O OA no | 9 A AU no
10 U OA no | 11 O AU yes | 12 A UO no | 13 U AU no | 14 O UO no | 15 A OA yes | 16 U AO no | 17 O UA no
18 A OU yes | 19 U OA yes | 20 O AU no | 21 A UO no
"""

BOXES = {
    "jotunn": "axe hammer:priest sword axe:army spear:realm sword:army axe hammer sword",
    "garm": "spear axe:army spear:rune sword:realm spear axe sword",
    "draugr": "sword:rune axe:army hammer:priest sword axe spear sword",
    "fafnir": "spear:rune sword:rune bow:realm spear hammer:priest sword spear bow sword",
    "huldra": "bow:realm axe:rune bow spear:priest bow axe spear",
    "hraesvelgr": "bow:rune spear:army bow axe:priest bow spear sword:realm bow",
    "loki": "sword+spear axe+bow sword+hammer",
}

SHEETS = """
jotunn     uruz   all_lose(1)                   injury(1);one_box(1)
garm       uruz   rout                          injury(1);discard_if_hurt(1)
draugr     othala one_loses(2)                  injury(1);no_draw
fafnir     othala one_loses(1);near_loses(1)    injury(1);lose_random(1)
huldra     algiz  heroes_hurt(1);holder_pays(1) injury_or_discard(2)
hraesvelgr algiz  one_loses(1);storm            injury(1);more_attacks(1)
loki       algiz  trickster(1)                  injury(1);lose_random(1)
"""

BLESSINGS = {
    "odin": """raven-banner:recruit_value(3) call-of-valhalla:fallen_draw(1) forced-march:forced_march levy:levy
    high-seat:high_seat(1) huginn:see_hand muninn:small_cards(1) temple-guard:temple_guard(1)
    einherjar:victors_spared(1) muster:muster(2) allfathers-eye:usurper(1) safe-roads:safe_roads""",
    "thor": """storms-fury:hunters_draw(1) giant-slayer:first_blood thick-hide:thick_hide(1) goat-feast:heal_more(1)
    battle-joy:attackers(1) hammer-hallowed:any_hammer beast-tamer:tamer lightning-rider:longer_way(1)
    trophy-taker:trophy_rune(1) war-cry:war_cry blood-price:blood_price(2) last-stand:last_stand(1)""",
    "freya": """seidr:limits(1) golden-tears:cold_forge cat-chariot:more_priests(1) falcon-cloak:fly_home
    counsel-of-the-disir:other_attribute folkvang:others_monument(1) peace-bond:any_rune_alliance
    open-hall:covered_draw(1) shared-hearth:join_bonus ordination:ordain(1) weaver-of-fate:weave(1)
    sacred-grove:grove(1)""",
}


def lines(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def written(kind: Sequence[str], effects: Sequence[w.Effect]) -> str:
    """Effects as they stand in a file, `-` for none."""
    said = [kind[word] if kind[word] in w.BARE else f"{kind[word]}({number})" for word, number in effects]
    return ";".join(said) or "-"


def test_the_combat_cards() -> None:
    found = [
        [
            card.slug, str(card.copies), b.WEAPONS[card.weapon], str(card.value), str(card.losses),
            written(w.HUNT, card.hunt), written(w.BATTLE, card.battle),
        ]
        for card in BOX.combat
    ]  # fmt: skip

    assert found == lines(COMBAT)
    symbols = Counter(b.WEAPONS[card.weapon] for card in BOX.combat for _ in range(card.copies))
    assert symbols == {"spear": 6, "sword": 6, "axe": 6, "bow": 6, "hammer": 4, "shield": 5, "any": 2}
    assert sum(card.copies * card.value for card in BOX.combat) == 83


def test_the_attack_cards() -> None:
    found = [
        [
            card.slug, str(card.copies), str(card.rage), str(card.weak_point), str(card.draw),
            "yes" if card.shield else "no", written(w.STRIKES, card.effects),
        ]
        for card in BOX.attacks
    ]  # fmt: skip

    assert found == lines(ATTACKS)


def test_the_events() -> None:
    letters = {rune: number for number, rune in enumerate("UOA")}
    expected = [line.split() for row in EVENTS.strip().splitlines() for line in row.split(" | ")]

    found = [(card.region + 1, card.placement, card.activation, card.boss) for card in BOX.events]

    assert found == [
        (int(region), letters[placement], tuple(letters[rune] for rune in runes), boss == "yes")
        for region, placement, runes, boss in expected
    ]
    assert Counter(card.placement for card in BOX.events) == {0: 7, 1: 7, 2: 7}
    assert Counter(rune for card in BOX.events for rune in card.activation) == {0: 14, 1: 14, 2: 14}
    assert [sum(card.boss for card in BOX.events[:most]) for most in (16, 21)] == [5, 7]


def test_the_sheets() -> None:
    found = [
        [sheet.slug, b.RUNES[sheet.rune], written(w.RAMPAGES, sheet.attack), written(w.STRIKES, sheet.special)]
        for sheet in BOX.monsters
    ]

    assert found == lines(SHEETS)


@pytest.mark.parametrize("slug", BOXES)
def test_the_boxes(slug: str) -> None:
    sheet = next(sheet for sheet in BOX.monsters if sheet.slug == slug)

    found = [
        "+".join(b.WEAPONS[weapon] for weapon in box.weapons)
        + (f":{b.TROPHIES[box.trophy]}" if box.trophy != b.NOTHING else "")
        for box in sheet.boxes
    ]

    assert found == BOXES[slug].split()


def test_how_many_boxes() -> None:
    assert [len(sheet.boxes) for sheet in BOX.monsters] == [9, 7, 7, 9, 7, 8, 3]


@pytest.mark.parametrize("god", b.GODS)
def test_the_blessings(god: str) -> None:
    found = [f"{card.slug}:{written(w.POWERS, card.effects)}" for card in BOX.blessings if b.GODS[card.god] == god]

    assert found == BLESSINGS[god].split()
    assert len(found) == 12


def test_heroes_and_origins() -> None:
    heroes = {hero.slug: (hero.title_en, written(w.POWERS, hero.effects)) for hero in BOX.heroes}
    origins = {origin.slug: written(w.BIRTHRIGHTS, origin.effects) for origin in BOX.origins}

    assert heroes == {
        "ragnar": ("Chieftain", "chieftain(1)"),
        "aslaug": ("Völva", "volva"),
        "snorri": ("Skald", "skald(1)"),
        "lagertha": ("Shieldmaiden", "shieldmaiden(1)"),
        "beowulf": ("Berserker", "berserker(1)"),
    }
    assert origins == {
        "odinson": "first;rune(1)",
        "thorson": "might(1)",
        "freyason": "wisdom(1)",
        "tyrson": "authority(1)",
        "njordson": "landing(2)",
        "heimdallson": "alliance",
    }


def test_the_artefacts() -> None:
    def owner(card: Any) -> str:
        return BOX.monsters[card.monster].slug if card.monster != b.NOBODY else b.GODS[card.god]

    assert {owner(card): f"{card.slug} {written(w.ARTEFACTS, (card.effect,))}" for card in BOX.artefacts} == {
        "jotunn": "jotunns-horn horn(1)",
        "garm": "link-of-gleipnir rouse",
        "draugr": "barrow-crown undaunted",
        "fafnir": "andvaris-ring two_runes(2)",
        "huldra": "huldras-veil stride(2)",
        "hraesvelgr": "storm-feather march_again",
        "odin": "gungnir battle_value(2)",
        "thor": "mjolnir hunt_draw(2)",
        "freya": "brisingamen balm(1)",
    }


def test_gods_and_realms() -> None:
    gods = {god.slug: (b.ATTRIBUTES[god.attribute], w.GIFTS[god.gift], god.amounts) for god in BOX.gods}
    realms = {
        realm.slug: (b.ACTIONS[realm.action], b.RUNES[realm.rune], written(w.BONUSES, (realm.bonus,)))
        for realm in BOX.realms
    }

    assert gods == {
        "odin": ("authority", "grow", (1, 2, 3)),
        "thor": ("might", "draw", (1, 2, 3)),
        "freya": ("wisdom", "rune", (2, 3, 4)),
    }
    assert realms == {
        "vanaheim": ("mobilize", "othala", "rune(1)"),
        "alfheim": ("reinforce", "algiz", "hero_or_heal"),
        "jotunheim": ("build-temple", "uruz", "grow(1)"),
        "muspelheim": ("monsters", "uruz", "recruit(1)"),
        "svartalfheim": ("usurp", "othala", "draw(1)"),
        "niflheim": ("prepare", "algiz", "sail_or_place(3)"),
    }


def test_tracks_omens_and_numbers() -> None:
    omens = [(omen.players, omen.slug.removeprefix("duel-"), written(w.SIGNS, (omen.sign,))) for omen in BOX.omens]

    assert [(track.players, track.side, track.slots, track.drafts) for track in BOX.tracks] == [
        (4, "a", 7, (2, 5)),
        (4, "b", 7, (1, 3, 6)),
        (2, "a", 5, (2, 4)),
        (2, "b", 5, (1, 3, 5)),
    ]
    assert omens == [
        (4, "gullinkambi", "level(3)"),
        (4, "fjalar", "levels(6)"),
        (4, "fimbulwinter", "territories(2)"),
        (4, "naglfar", "temples(4)"),
        (4, "garm-unbound", "kills(2)"),
        (2, "gullinkambi", "level(3)"),
        (2, "fjalar", "levels(5)"),
        (2, "fimbulwinter", "territories(2)"),
        (2, "naglfar", "temples(3)"),
        (2, "garm-unbound", "slain(2)"),
    ]
    assert (BOX.runes, Counter(BOX.die)) == (12, {b.MOVE_FACE: 2, b.ATTACK_FACE: 2, b.EITHER_FACE: 2})


def test_seas_and_territories_have_names() -> None:
    small, large = [[sea.en for sea in seas] for seas in BOX.sea_names]

    assert small == ["Nordhav", "Alfsund", "Eldhav", "Isvatn"]
    assert large == ["Nordhav", "Alfsund", "Jotunvik", "Eldhav", "Svartfjord", "Isvatn"]
    assert [land.slug for land in BOX.territories] == ["white", "blue", "yellow", "red", "brown", "green"]


def test_every_line_names_its_source() -> None:
    counted = Counter[str]()
    for path in sorted(BASE.glob("*.csv")):
        head, *rows = path.read_text(encoding="utf-8").splitlines()
        assert head.endswith("|source"), path.name
        for row in rows:
            counted[row.split("|")[-1].partition(":")[0]] += 1

    assert set(counted) == set(SOURCES)
    assert load_box(BASE) == BOX
    assert BOX.name == "base"


def test_what_the_rulebook_prints_is_said_to_be_from_there() -> None:
    tables: list[Sequence[Any]] = [BOX.combat, BOX.attacks, BOX.monsters, BOX.gods, BOX.origins]
    sources = {row.slug: row.source for table in tables for row in table}

    assert {slug for slug, source in sources.items() if source.startswith("rulebook")} == {
        "spear", "sword", "shield", "shield-wall", "special-attack", "vanish", "draugr", "loki", "thor", "odinson",
    }  # fmt: skip


EXCEPTIONS = [
    ("blessing", "raven-banner", "text", "by Authority", "selon l’Autorité"),  # no fixed value is raised (LR-961)
    ("card", "berserkers-axe", "hunt", "never the Boss’s", "jamais du Boss"),  # LR-938
    ("monster", "draugr", "special", "but for the Weak Point", "sauf pour le Point Faible"),  # LR-529
]


@pytest.mark.parametrize(("noun", "slug", "where", "en", "fr"), EXCEPTIONS)
def test_a_card_says_what_it_does_not_do(noun: str, slug: str, where: str, en: str, fr: str) -> None:
    said = described(BOX, noun, next(row for row in tables(BOX)[noun] if row.slug == slug))

    assert en in str(said[f"{where}-en"])
    assert fr in str(said[f"{where}-fr"])
