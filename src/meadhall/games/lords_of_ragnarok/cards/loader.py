"""Reads an edition of Lords of Ragnarok: tables, each line with its source (docs/reference/edition-files.md)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards import box as x
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.cards.effects import effects, one_effect
from meadhall.games.lords_of_ragnarok.cards.maps import read_map
from meadhall.games.reading import BadLine, Reader, Row, flag, mark, name, number, numbers, one_of, slug, some_of

BASE: Final = Path(__file__).parent / "base"
NAMED: Final = ("slug", "en", "fr")
NOTHING_YET: Final = w.Effect(0, 1)  # to go on with, where an effect cannot be read
NO_EFFECTS: Final[x.Effects] = ()
NO_NUMBERS: Final[tuple[int, ...]] = ()


def load_box(folder: Path) -> x.Box:
    """Read and check a folder; `BadEdition` says all that is wrong, and where."""
    reader = Reader(folder)
    (small, small_seas), (large, large_seas) = read_map(reader, 2), read_map(reader, 4)
    values, monsters = _values(reader), _monsters(reader)
    tables = (
        (small, large),
        (small_seas, large_seas),
        _territories(reader),
        _realms(reader),
        _heroes(reader),
        _origins(reader),
        monsters,
        _artefacts(reader, [sheet.slug for sheet in monsters[: b.MONSTERS]]),
        _gods(reader),
        _combat(reader),
        _attacks(reader),
        _events(reader),
        _blessings(reader),
        _omens(reader),
        _tracks(reader),
        values["runes"],
        tuple([face for face, key in enumerate(b.FACES) for _ in range(values[f"die-{key}"])]),
    )
    _check_landings(reader, (small, large), tables[5])
    reader.end()
    own = "base" if folder == BASE else f"own-{mark(tables)}"
    return x.Box(own, *tables)


def _check_landings(reader: Reader, maps: Sequence[x.Map], origins: Sequence[x.OriginCard]) -> None:
    """The last player to draft finds a Region to begin in, beside Loki's, the others' and those of their Origins."""
    further = sum([origin.has(w.LANDING) for origin in origins])
    for board, players in zip(maps, (2, 4), strict=True):
        coasts = sum([bool(seas) for seas in board.seas])
        needed = players + 1 + min(further, players - 1)
        if coasts < needed and not reader.mistakes:
            reader.refuse(f"regions-{players}.csv", f"{needed} Regions on the coast are needed, not {coasts}")


# -- tables ---------------------------------------------------------------------------------------------------


def _values(reader: Reader) -> dict[str, int]:
    """Single numbers: Runes of each type, of which each may lie on two Forges, and the faces of the Monster die."""
    names = ("runes", *[f"die-{face}" for face in b.FACES])
    found = {}
    for row in reader.rows("values.csv", ("name", "value", "source")):
        key = names[reader.own(row, "name", "value", names)]
        found[key] = row.read("value", number(2 if key == "runes" else 0, 36), 2)
        row.source()
    missing = [key for key in names if key not in found]
    for key in missing:
        reader.refuse("values.csv", f"there is no value {key!r}")
    if not missing and not any([found[key] for key in names[1:]]):
        reader.refuse("values.csv", "the Monster die has at least one face")
    return dict.fromkeys(names, 0) | found


def _territories(reader: Reader) -> tuple[x.Named, ...]:
    rows = reader.rows("territories.csv", (*NAMED, "source"))
    found = tuple([x.Named(*reader.names(row, "territory"), row.source()) for row in rows])
    reader.in_order("territories.csv", [row.slug for row in found], b.TERRITORIES)
    return found


def _realms(reader: Reader) -> tuple[x.RealmToken, ...]:
    found = []
    for row in reader.rows("realms.csv", (*NAMED, "action", "rune", "bonus", "source")):
        action = reader.own(row, "action", "Action of a Realm", b.ACTIONS[: b.SLOTS])
        rune = row.read("rune", one_of(b.RUNES), 0)
        bonus = row.read("bonus", one_effect(w.BONUSES), NOTHING_YET)
        found.append(x.RealmToken(*reader.names(row, "realm"), action, rune, bonus, row.source()))
    reader.in_order("realms.csv", [row.slug for row in found], b.REALMS)
    return tuple(found)


def _heroes(reader: Reader) -> tuple[x.HeroTile, ...]:
    found = []
    for row in reader.rows("heroes.csv", (*NAMED, "title_en", "title_fr", "effect", "source")):
        titles = row.read("title_en", name, ""), row.read("title_fr", name, "")
        effect = row.read("effect", effects(w.POWERS), NO_EFFECTS)
        found.append(x.HeroTile(*reader.names(row, "hero"), *titles, effect, row.source()))
    reader.counted("heroes.csv", len(found), 5, b.MOST_HEROES)
    return tuple(found)


def _origins(reader: Reader) -> tuple[x.OriginCard, ...]:
    found = []
    for row in reader.rows("origins.csv", (*NAMED, "effect", "source")):
        effect = row.read("effect", effects(w.BIRTHRIGHTS), NO_EFFECTS)
        found.append(x.OriginCard(*reader.names(row, "origin"), effect, row.source()))
    reader.counted("origins.csv", len(found), 6, b.MOST_ORIGINS)
    if found and [origin.has(w.FIRST) for origin in found].count(True) != 1:
        reader.refuse("origins.csv", "one Origin makes its owner first player")
    return tuple(found)


def _monsters(reader: Reader) -> tuple[x.MonsterSheet, ...]:
    """The sheets with their boxes; the Boss last."""
    boxes = _boxes(reader)
    found: list[x.MonsterSheet] = []
    for row in reader.rows("monsters.csv", (*NAMED, "rune", "attack", "special", "source")):
        names = reader.names(row, "monster")
        boss = len(found) == b.LOKI
        rune = row.read("rune", one_of(b.RUNES), 0)
        attack = row.read("attack", _boss_attack if boss else effects(w.RAMPAGES, w.OF_MONSTERS, True), NO_EFFECTS)
        special = row.read("special", effects(w.STRIKES, w.OF_SHEETS), NO_EFFECTS)
        own = tuple(boxes.get(names[0], ()))
        _check_boxes(row, own, boss)
        found.append(x.MonsterSheet(*names, rune, attack, special, own, row.source()))
    reader.counted("monsters.csv", len(found), b.CREATURES, b.CREATURES)
    runes = [sheet.rune for sheet in found[: b.MONSTERS]]
    if any([runes.count(rune) != 2 for rune in range(b.ALL_RUNES)]):
        reader.refuse("monsters.csv", "two Monsters share each Rune, and the Boss comes last")
    return tuple(found)


def _boss_attack(text: str) -> x.Effects:
    """The Boss has its own way to act."""
    found = effects(w.RAMPAGES, w.OF_THE_BOSS)(text)
    if not found:
        raise BadLine(f"the Boss acts as {w.OF_THE_BOSS[0]}, with a number")
    return found


def _check_boxes(row: Row, boxes: Sequence[x.DamageBox], boss: bool) -> None:
    if not 1 <= len(boxes) <= b.MOST_BOXES:
        row.mistakes.append(f"slug: a sheet has 1 to {b.MOST_BOXES} boxes, not {len(boxes)}")
    if any([len(box.weapons) not in (0, 1 + boss) for box in boxes]):
        row.mistakes.append("slug: a box takes one weapon, the Boss's two")


def _boxes(reader: Reader) -> dict[str, list[x.DamageBox]]:
    found: dict[str, list[x.DamageBox]] = {}
    for row in reader.rows("boxes.csv", ("monster", "no", "weapons", "trophy", "source")):
        key = row.read("monster", slug, "")
        reader.want(row, "monster", "monster", key)
        sheet = found.setdefault(key, [])
        if row.cells["no"] != str(len(sheet) + 1):
            row.mistakes.append(f"no: boxes are numbered in order: this is {len(sheet) + 1}, not {row.cells['no']!r}")
        weapons = row.read("weapons", _weapons, NO_NUMBERS)
        trophy = row.read("trophy", lambda text: one_of(b.TROPHIES)(text) if text else b.NOTHING, b.NOTHING)
        sheet.append(x.DamageBox(weapons, trophy))
        row.source()
    return found


def _weapons(text: str) -> tuple[int, ...]:
    if not text:
        raise BadLine("a box takes a weapon")
    return some_of(b.WEAPONS[: b.SHIELD])(text)


def _artefacts(reader: Reader, monsters: Sequence[str]) -> tuple[x.ArtefactCard, ...]:
    found = []
    for row in reader.rows("artefacts.csv", (*NAMED, "of", "effect", "source")):
        owner = reader.own(row, "of", "Artefact of", (*monsters, *b.GODS))
        whose = (owner, b.NOBODY) if owner < len(monsters) else (b.NOBODY, owner - len(monsters))
        effect = row.read("effect", one_effect(w.ARTEFACTS), NOTHING_YET)
        if effect is not NOTHING_YET:
            reader.keep(row, "Artefact that does", w.ARTEFACTS[effect.word])
        found.append(x.ArtefactCard(*reader.names(row, "artefact"), *whose, effect, row.source()))
    reader.counted("artefacts.csv", len(found), b.ARTEFACTS, b.ARTEFACTS)
    return tuple(found)


def _gods(reader: Reader) -> tuple[x.GodCard, ...]:
    found = []
    for row in reader.rows("gods.csv", (*NAMED, "attribute", "bonus", "amounts", "source")):
        attribute = reader.own(row, "attribute", "god of", b.ATTRIBUTES)
        gift = row.read("bonus", one_of(w.GIFTS), 0)
        amounts = row.read("amounts", _amounts, NO_NUMBERS)
        found.append(x.GodCard(*reader.names(row, "god"), attribute, gift, amounts, row.source()))
    reader.in_order("gods.csv", [row.slug for row in found], b.GODS)
    return tuple(found)


def _amounts(text: str) -> tuple[int, ...]:
    found = numbers(0, 9)(text)
    if len(found) != b.MOST_LEVEL:
        raise BadLine(f"one amount for each of {b.MOST_LEVEL} levels")
    return found


def _combat(reader: Reader) -> tuple[x.CombatCard, ...]:
    found = []
    columns = (*NAMED, "copies", "weapon", "value", "losses", "hunt", "battle", "source")
    for row in reader.rows("combat.csv", columns):
        numbers = row.read("copies", number(1, 9), 1), row.read("weapon", one_of(b.WEAPONS), 0)
        fight = row.read("value", number(0, 9), 0), row.read("losses", number(0, 6), 0)
        texts = row.read("hunt", effects(w.HUNT), NO_EFFECTS), row.read("battle", effects(w.BATTLE), NO_EFFECTS)
        found.append(x.CombatCard(*reader.names(row, "card"), *numbers, *fight, *texts, row.source()))
    reader.counted("combat.csv", len(found), 1, b.MOST_CARDS)
    return tuple(found)


def _attacks(reader: Reader) -> tuple[x.AttackCard, ...]:
    found = []
    columns = (*NAMED, "copies", "rage", "weak_point", "draw", "shield", "effect", "source")
    for row in reader.rows("attacks.csv", columns):
        numbers = (
            row.read("copies", number(1, 9), 1),
            row.read("rage", number(1, 20), 1),
            row.read("weak_point", number(1, 30), 1),
            row.read("draw", number(1, 9), 1),
        )
        shield = row.read("shield", flag, True)
        effect = row.read("effect", effects(w.STRIKES, w.OF_CARDS), NO_EFFECTS)
        found.append(x.AttackCard(*reader.names(row, "attack"), *numbers, shield, effect, row.source()))
    reader.counted("attacks.csv", len(found), 1, b.MOST_ATTACKS)
    if sum([card.copies for card in found]) < 3:
        reader.refuse("attacks.csv", "a Hunt begins with two cards drawn from at least three")
    return tuple(found)


def _events(reader: Reader) -> tuple[x.EventCard, ...]:
    found = []
    for row in reader.rows("events.csv", ("region", "placement", "activation", "boss", "source")):
        region = reader.own(row, "region", "Event of Region", b.REGIONS)
        placement = row.read("placement", one_of(b.RUNES), 0)
        activation = row.read("activation", some_of(b.RUNES), NO_NUMBERS)
        found.append(x.EventCard(region, placement, activation, row.read("boss", flag, False), row.source()))
    reader.counted("events.csv", len(found), len(b.REGIONS), len(b.REGIONS))
    return tuple(found)


def _blessings(reader: Reader) -> tuple[x.BlessingCard, ...]:
    found = []
    for row in reader.rows("blessings.csv", ("slug", "god", "en", "fr", "effect", "source")):
        god = row.read("god", one_of(b.GODS), 0)
        effect = row.read("effect", effects(w.POWERS, w.POWERS[w.FIRST_BLESSED :]), NO_EFFECTS)
        found.append(x.BlessingCard(*reader.names(row, "blessing"), god, effect, row.source()))
    reader.counted("blessings.csv", len(found), 5, b.MOST_BLESSINGS)
    return tuple(found)


def _omens(reader: Reader) -> tuple[x.Omen, ...]:
    found = []
    for row in reader.rows("omens.csv", ("slug", "players", "en", "fr", "condition", "source")):
        players = row.read("players", lambda text: (2, 4)[one_of(("2", "4"))(text)], 4)
        sign = row.read("condition", one_effect(w.SIGNS), NOTHING_YET)
        found.append(x.Omen(*reader.names(row, "omen"), players, sign, row.source()))
    for players in (2, 4):
        count = len([omen for omen in found if omen.players == players])
        if count != b.OMENS:
            reader.refuse("omens.csv", f"{b.OMENS} Omens are for {players} players, not {count}")
    return tuple(found)


def _tracks(reader: Reader) -> tuple[x.Track, ...]:
    found = []
    for row in reader.rows("tracks.csv", ("players", "side", "slots", "drafts", "source")):
        players = row.read("players", lambda text: (2, 4)[one_of(("2", "4"))(text)], 4)
        side = row.read("side", lambda text: ("a", "b")[one_of(("a", "b"))(text)], "a")
        slots = row.read("slots", number(1, 7), 7)
        drafts = row.read("drafts", numbers(1, slots), NO_NUMBERS)
        reader.keep(row, "track", f"{players}{side}")
        found.append(x.Track(players, side, slots, drafts, row.source()))
    reader.counted("tracks.csv", len(found), 4, 4)
    return tuple(found)
