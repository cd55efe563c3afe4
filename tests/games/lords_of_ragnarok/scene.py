"""Positions and transcripts for the rule tests: set a scene, play lines, look at the table by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import meadhall
from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.rules import turns
from meadhall.games.lords_of_ragnarok.state import NOBODY, NOTHING, Lords
from meadhall.kernel import Match, begun
from tests.games.lords_of_ragnarok import setting as put
from tests.games.lords_of_ragnarok.names import monster
from tests.games.lords_of_ragnarok.setting import Values
from tests.games.script import Script

COLOURS = b.COLOURS


class Scene(Script[Lords]):
    """A match whose table is set and read by names: colours, Region numbers, cards, Monsters."""

    quiet: ClassVar[tuple[str, ...]] = ("done", "pass", "decline", "act prepare", "act build-monument")

    # -- looking --------------------------------------------------------------------------------------

    def armies(self, colour: str, region: int) -> list[int]:
        """The values of a player's Armies in a Region."""
        seat = self.seat(colour)
        return sorted(self.g.army[seat][army] for army in self.g.armies_at(seat, region - 1))

    def reserve(self, colour: str) -> int:
        return self.g.reserve(self.seat(colour))

    def owner(self, region: int) -> str:
        """Who controls a Region; empty if it is neutral."""
        seat = self.g.owner[region - 1]
        return "" if seat == NOBODY else self.names[seat]

    def regions(self, colour: str) -> list[int]:
        return [region + 1 for region in self.g.regions_of(self.seat(colour))]

    def hero(self, colour: str) -> int:
        """The Region of a player's Hero."""
        return self.g.hero_at[self.seat(colour)] + 1

    def drakkar(self, colour: str) -> str:
        return b.SEAS[self.g.drakkars[self.seat(colour)]]

    def attribute(self, colour: str, name: str) -> int:
        return self.g.attribute(self.seat(colour), b.ATTRIBUTES.index(name))

    def mark(self, colour: str, name: str) -> int:
        """Where the token of an Attribute stands, turned or not."""
        return self.g.marks[self.seat(colour)][b.ATTRIBUTES.index(name)]

    def injuries(self, colour: str) -> int:
        return self.g.injuries(self.seat(colour))

    def runes(self, colour: str) -> list[str]:
        return [rune for number, rune in enumerate(b.RUNES) for _ in range(self.g.runes[self.seat(colour)][number])]

    def stock(self, rune: str) -> int:
        return self.g.stock[b.RUNES.index(rune)]

    def priests(self, colour: str) -> int:
        return self.g.priests[self.seat(colour)]

    def hand(self, colour: str) -> list[str]:
        return [self.g.box.combat[card].slug for card in self.g.hands[self.seat(colour)]]

    def discard(self) -> list[str]:
        return sorted(self.g.box.combat[card].slug for card in self.g.combat_discard)

    def blessings(self, colour: str) -> list[str]:
        return [self.g.box.blessings[card].slug for card in self.g.blessings[self.seat(colour)]]

    def artefacts(self, colour: str) -> dict[str, bool]:
        """A player's Artefacts, and whether each is charged."""
        seat, rows = self.seat(colour), self.g.box.artefacts
        return {rows[n].slug: bool(self.g.charged[n]) for n, owner in enumerate(self.g.artefacts) if owner == seat}

    def monster(self, name: str) -> int:
        """The Region of a Monster or of Loki; 0 if it is not in play."""
        return max(self.g.monster_at[monster(self.g, name)] + 1, 0)

    def ring(self, name: str) -> str:
        """Who controls a Monster; empty if it is neutral."""
        seat = self.g.rings[monster(self.g, name)]
        return "" if seat == NOBODY else self.names[seat]

    def boxes(self, name: str) -> dict[int, str]:
        """The covered boxes of a sheet, and whose markers are on them."""
        markers = self.g.wounds[monster(self.g, name)]
        return {box + 1: self.names[seat] for box, seat in enumerate(markers) if seat != NOBODY}

    def kills(self, colour: str) -> int:
        return self.g.kills(self.seat(colour))

    def levels(self) -> tuple[int, ...]:
        return tuple(self.g.levels)

    def allies(self, realm: str) -> list[str]:
        return [self.names[seat] for seat in self.g.allies[b.REALMS.index(realm)]]

    def wheel(self, action: str) -> list[str]:
        """The markers on a slot, from bottom to top."""
        return [self.names[seat] for seat in self.g.wheel[b.ACTIONS.index(action)]]

    def turned(self) -> list[str]:
        """The Omens that are face down."""
        return [self.g.box.omens[omen].slug for omen, down in zip(self.g.omens, self.g.turned, strict=True) if down]

    def winner(self) -> str:
        """Who has won, and by which road: `green: slayer`; empty while the match goes on."""
        return "" if self.g.winner == NOBODY else f"{self.names[self.g.winner]}: {b.ROADS[self.g.road]}"

    def view(self, colour: str | None) -> Any:
        """The table as a player sees it (None: a spectator)."""
        return self.match.view(None if colour is None else self.seat(colour)).table

    def told(self) -> list[str]:
        """The names of what has happened, in order."""
        return [type(event).__name__ for event in self.events()]


def new(seats: int = 3, seed: int = 1, **options: Any) -> Scene:
    """A new game, at the first choice of the Hero Draft; green begins it unless said otherwise."""
    options.setdefault("first", 0)
    return Scene(meadhall.new("lords-of-ragnarok", seats=seats, seed=seed, **options))


def scene(
    *,
    seats: int = 3,
    turn: str = "green",
    step: str = "prayer",
    at: Mapping[str, int] | None = None,
    drakkars: Mapping[str, str] | None = None,
    armies: Mapping[str, Mapping[int, Values]] | None = None,
    control: Mapping[str, Sequence[int]] | None = None,
    temples: Sequence[int] = (),
    forges: Mapping[int, str] | None = None,
    cold: Sequence[int] = (),
    attributes: Mapping[str, tuple[int, int, int]] | None = None,
    hurt: Mapping[str, str] | None = None,
    heroes: Mapping[str, str] | None = None,
    blessings: Mapping[str, str] | None = None,
    artefacts: Mapping[str, str] | None = None,
    discharged: str = "",
    runes: Mapping[str, str] | None = None,
    priests: Mapping[str, int] | None = None,
    hands: Mapping[str, str] | None = None,
    deck: str = "",
    discard: str = "",
    monsters: Mapping[str, int] | None = None,
    loki: int = 0,
    upper: str = "garm draugr huldra",
    rings: Mapping[str, str] | None = None,
    wounds: Mapping[str, Mapping[str, Sequence[int]]] | None = None,
    slain: Mapping[str, str] | None = None,
    tokens: Mapping[str, int] | None = None,
    levels: tuple[int, int, int] = (0, 0, 0),
    prayers: Mapping[str, str] | None = None,
    allies: Mapping[str, str] | None = None,
    wheel: Mapping[str, str] | None = None,
    turned: str = "",
    events: Sequence[int] = (),
    blessing_deck: str = "",
    temples_built: int = 0,
    track: str = "a",
    last_turns: int = NOTHING,
    trigger: str = "",
    dice: Sequence[int] = (),
    seed: int = 1,
) -> Scene:
    """A position at the beginning of a step of somebody's turn: `prayer`, `hero`, `runes`, `manoeuvres` or `special`.

    Nothing is there but what is named. Heroes stand in Region 14 without any ability (`heroes` gives one), and no
    Drakkar is on a Sea unless `drakkars` says so; Attributes are 2; Loki is in the last Region unless `loki` says else.
    Rows of words are separated by spaces: `hands={"green": "spear sword"}`, `hurt={"red": "might wisdom"}`; `deck`,
    `events` and `blessing_deck` name what is drawn first, in this order. Monsters are out of play unless placed. Every
    Forge has its Rune, those of `cold` have none. `dice` are the draws of chance, in order.
    """
    g = meadhall.new("lords-of-ragnarok", seats=seats, seed=seed, track=track).state
    s = Scene(Match.at(meadhall.game("lords-of-ragnarok"), g))
    g.turn, g.step, g.round = s.seat(turn), b.STEPS.index(step), 1
    put.clear(g, upper)
    put.set_players(s, at or {}, drakkars or {}, attributes or {}, hurt or {}, heroes or {}, blessings or {})
    put.set_armies(s, armies or {}, control or {})
    put.set_board(s, temples, forges or {}, cold, levels, prayers or {}, allies or {}, wheel or {}, temples_built)
    put.set_artefacts(s, artefacts or {}, discharged)
    put.set_reserves(s, runes or {}, priests or {}, hands or {}, deck, discard)
    put.set_beasts(s, monsters or {}, loki, rings or {}, wounds or {}, slain or {}, tokens or {})
    put.set_decks(g, events, blessing_deck)
    put.set_end(s, turned, last_turns, trigger)
    g.dice = list(dice)
    frames = (begun(turns.play_turns), begun(turns.end_turn), begun(turns.take_steps, g.step))
    return Scene(Match.at(meadhall.game("lords-of-ragnarok"), g, *frames)).checked()
