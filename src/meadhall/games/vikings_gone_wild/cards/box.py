"""What is in the box: the cards, buildings and numbers of an edition, as rows that the rules look up by number.

Cards of players' decks share one numbering across tables: `box.cards[card]` is the row, `box.attack`
and its sisters are its columns. The cards of the Undead Army share another: `box.undead`.
"""

from __future__ import annotations

from typing import NamedTuple

from meadhall.games.vikings_gone_wild.cards.words import Effect

Effects = tuple[Effect, ...]
Numbers = tuple[int, ...]


class Card(NamedTuple):
    """A card of a player's deck. Its copies are those of the box; of a starter card, those of each player.

    One that has an ATK is a Unit, one that has a DEF a Defence card; one may be both.
    """

    slug: str
    en: str
    fr: str
    family: int
    copies: int
    beer: int  # what it costs
    gold: int
    attack: int
    defence: int
    play: Effects  # what it does in its owner's turn
    strike: Effects  # when it attacks
    guard: Effects  # when it defends
    bought: Effects
    quip_en: str
    quip_fr: str
    source: str


class Building(NamedTuple):
    """One of the six types; what a type does is its own, how much is its number."""

    slug: str
    en: str
    fr: str
    copies: int
    beer: int
    gold: int
    defence: int
    number: int
    quip_en: str
    quip_fr: str
    source: str


class Hall(NamedTuple):
    """A level of the Town Hall: what it costs to reach it, its DEF, the buildings of a type it allows, its VP."""

    beer: int
    gold: int
    defence: int
    limit: int
    points: int
    source: str


class Undead(NamedTuple):
    """A card of the Undead Army.

    Its loss is what a clash with it costs: of a Unit, a Boss and a Challenge for each player (who does not hold), of a
    building once. Without a DEF it cannot be attacked.
    """

    slug: str
    en: str
    fr: str
    family: int
    copies: int
    attack: int
    defence: int
    loss: int
    effects: Effects  # what a building does besides; how a Challenge is met
    lives: Numbers  # of a Boss, for one to four players
    quip_en: str
    quip_fr: str
    source: str


class Objective(NamedTuple):
    slug: str
    en: str
    fr: str
    condition: Effect
    source: str


class Mission(NamedTuple):
    slug: str
    en: str
    fr: str
    level: int
    points: int
    condition: Effect
    source: str


class Bonus(NamedTuple):
    slug: str
    en: str
    fr: str
    counts: int
    source: str


class Rank(NamedTuple):
    """The title of a team that has won with this Glory, or more."""

    slug: str
    en: str
    fr: str
    glory: int
    quip_en: str
    quip_fr: str
    source: str


class Values(NamedTuple):
    """Single numbers. What is for one to four players has four, what is for two to four three."""

    hand: int  # cards drawn in each Draw phase
    fill_up: bool  # or the cards missing from that number (VG-212)
    exchange: int  # beer that becomes 1 gold
    draco: int  # DEF
    # the Undead Army
    kept: Numbers  # cards of its deck
    team: Numbers
    least_team: int
    desolation: int
    horns: Numbers  # where Desolation wakes each
    objectives: int
    more_cards: int  # a step of each handicap
    more_objectives: int
    fewer_points: int
    glory: int  # of a win
    unhurt: int  # Glory of a win without a loss
    # the base game
    camp: int  # DEF
    camp_points: int
    price: int  # gold, for another Mission or another card of Odin's Path
    favours: int  # in the deck for each player
    marks: Numbers  # VP that bring a Favour
    bonuses: int
    first: int  # VP of a Bonus
    second: int
    goal: Numbers  # VP that bring the end
    last_round: int


class Box(NamedTuple):
    """An edition. Its name is `base`, or one that only the same content has."""

    name: str
    cards: tuple[Card, ...]  # by family
    buildings: tuple[Building, ...]
    halls: tuple[Hall, ...]
    undead: tuple[Undead, ...]  # by family
    objectives: tuple[Objective, ...]
    missions: tuple[Mission, ...]  # by level
    bonuses: tuple[Bonus, ...]
    ranks: tuple[Rank, ...]  # by Glory
    values: Values
    attack: Numbers  # columns of cards
    defence: Numbers
    beer: Numbers
    gold: Numbers
    gives: tuple[tuple[int, int], ...]  # beer and gold of cards that do nothing but that
