"""What is in the box: the maps, sheets and cards of an edition, as rows that the rules look up by number."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards.words import Effect

Effects = tuple[Effect, ...]
Rows = tuple[tuple[int, ...], ...]


class Map(NamedTuple):
    """One side of the board. Columns by Region, Sea or Realm."""

    population: tuple[int, ...]
    territory: tuple[int, ...]
    altar: tuple[bool, ...]
    village: tuple[bool, ...]
    forge: tuple[bool, ...]
    monument: tuple[int, ...]  # the god whose Monument stands there, or NOBODY
    borders: Rows
    seas: Rows  # that a Region touches
    realms: Rows  # that a Region is adjacent to
    yggdrasil: tuple[bool, ...]
    coast: Rows  # Regions of a Sea
    ring: Rows  # Seas next to a Sea
    lands: Rows  # Regions of each Territory of this side; empty where it has none
    sites: tuple[int, ...]  # the Region of each god's Monument

    @property
    def regions(self) -> int:
        return len(self.population)

    @property
    def all_seas(self) -> int:
        return len(self.coast)


class Named(NamedTuple):
    """A thing that has nothing but its names."""

    slug: str
    en: str
    fr: str
    source: str


class RealmToken(NamedTuple):
    slug: str
    en: str
    fr: str
    action: int
    rune: int
    bonus: Effect
    source: str


class HeroTile(NamedTuple):
    slug: str
    en: str
    fr: str
    title_en: str
    title_fr: str
    effects: Effects
    source: str


class OriginCard(NamedTuple):
    slug: str
    en: str
    fr: str
    effects: Effects
    source: str

    def has(self, word: int) -> bool:
        return any([effect.word == word for effect in self.effects])


class DamageBox(NamedTuple):
    """A box of a sheet: the weapon symbols it takes, two on the Boss's, and its Trophy, or NOTHING."""

    weapons: tuple[int, ...]
    trophy: int


class MonsterSheet(NamedTuple):
    slug: str
    en: str
    fr: str
    rune: int
    attack: Effects  # on its Region
    special: Effects  # on its Hunter
    boxes: tuple[DamageBox, ...]
    source: str


class ArtefactCard(NamedTuple):
    slug: str
    en: str
    fr: str
    monster: int  # whose it is, or NOBODY
    god: int  # or this god's
    effect: Effect
    source: str


class GodCard(NamedTuple):
    slug: str
    en: str
    fr: str
    attribute: int
    gift: int
    amounts: tuple[int, ...]  # by level
    source: str


class CombatCard(NamedTuple):
    slug: str
    en: str
    fr: str
    copies: int
    weapon: int
    value: int
    losses: int
    hunt: Effects
    battle: Effects
    source: str


class AttackCard(NamedTuple):
    slug: str
    en: str
    fr: str
    copies: int
    rage: int
    weak_point: int
    draw: int
    shield: bool  # does a Shield stop it?
    effects: Effects
    source: str


class EventCard(NamedTuple):
    """The Region it names, the Rune that brings a Monster there, the Runes that act, and whether the Boss does."""

    region: int
    placement: int
    activation: tuple[int, ...]
    boss: bool
    source: str


class BlessingCard(NamedTuple):
    slug: str
    en: str
    fr: str
    god: int
    effects: Effects
    source: str


class Omen(NamedTuple):
    slug: str
    en: str
    fr: str
    players: int  # 2, or 4 for three and four
    sign: Effect
    source: str


class Track(NamedTuple):
    """A side of a Temple track: how many Temples, and the slots that bring a Draft when they are emptied."""

    players: int
    side: str
    slots: int
    drafts: tuple[int, ...]
    source: str


class Box(NamedTuple):
    """An edition. Its name is `base`, or one that only the same content has."""

    name: str
    maps: tuple[Map, Map]  # for two players, for three and four
    sea_names: tuple[tuple[Named, ...], tuple[Named, ...]]  # of the two maps
    territories: tuple[Named, ...]
    realms: tuple[RealmToken, ...]  # by Realm
    heroes: tuple[HeroTile, ...]
    origins: tuple[OriginCard, ...]
    monsters: tuple[MonsterSheet, ...]  # the Boss last
    artefacts: tuple[ArtefactCard, ...]
    gods: tuple[GodCard, ...]
    combat: tuple[CombatCard, ...]
    attacks: tuple[AttackCard, ...]
    events: tuple[EventCard, ...]
    blessings: tuple[BlessingCard, ...]
    omens: tuple[Omen, ...]
    tracks: tuple[Track, ...]
    runes: int  # of each type
    die: tuple[int, ...]  # its faces

    @property
    def boss(self) -> MonsterSheet:
        return self.monsters[b.LOKI]

    def realm_of(self, action: int) -> int:
        """The Realm a slot of the wheel points at (LR-411)."""
        return next(realm for realm, token in enumerate(self.realms) if token.action == action)
