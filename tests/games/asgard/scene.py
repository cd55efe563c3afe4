"""Positions and transcripts for the rule tests of Asgard: set a scene, play lines, look at the table by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import meadhall
from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.rules import actions, battles, choosing, rounds
from meadhall.games.asgard.rules.twilight import twilight
from meadhall.games.asgard.state import EMPTY, Asgard
from meadhall.kernel import Match, begun
from tests.games.asgard import setting as at
from tests.games.asgard.box import BOX
from tests.games.asgard.setting import Words
from tests.games.script import Script

COLOURS = b.COLOURS
GAME = meadhall.game("asgard")
PHASES: dict[str, tuple[Any, ...]] = {
    "gods": (battles.battle_phase, actions.action_phase, choosing.place_discs, choosing.choose_gods),
    "placement": (battles.battle_phase, actions.action_phase, choosing.place_discs),
    "actions": (battles.battle_phase, actions.action_phase),
    "battles": (battles.battle_phase,),
}  # the procedures that are still to run in a round, the first of them last


class Scene(Script[Asgard]):
    """A match whose table is set and read by names: colours, gods, places and tiles."""

    refusals = ("decline", "done", "pass")

    def colour(self, seat: int) -> str | None:
        """The colour of a seat; None for no seat."""
        return None if seat < 0 else COLOURS[self.g.colours[seat]]

    # -- playing ------------------------------------------------------------------------------------

    def to_phase(self, phase: str, number: int | None = None) -> Scene:
        """Do as little as the rules allow until this phase (of this round) asks a player, or the match is over."""
        wanted = b.PHASES.index(phase)
        for _ in range(3000):
            if self.match.over or (self.g.phase == wanted and number in (None, self.g.round)):
                return self
            decision = self.match.decisions[0]
            self.match.apply(decision.seat, self._quiet(decision.options))
        raise AssertionError(f"never came to {phase}")

    def _quiet(self, options: Sequence[int]) -> int:
        """The answer that does least: pass, decline, done, take a disc home; else the first."""
        texts = {self.match.game.vocabulary.text(o): o for o in options}
        for word in ("pass", "decline", "done", "asgard-recall"):
            if word in texts:
                return texts[word]
        return next((o for text, o in texts.items() if text.startswith("recall")), options[0])

    # -- looking ------------------------------------------------------------------------------------

    def score(self, colour: str) -> int:
        return self.g.score[self.seat(colour)]

    def supply(self, colour: str) -> int:
        """Discs in supply."""
        return self.g.supply[self.seat(colour)]

    def row(self, colour: str) -> int:
        """Discs left on the Influence row."""
        return b.ROW - self.g.bought[self.seat(colour)]

    def price(self, colour: str) -> tuple[int, int]:
        """Light and Darkness Seals for the next disc."""
        return self.g.disc_price(self.seat(colour))

    def stones(self, colour: str) -> dict[str, int]:
        return _counted(b.STONES, self.g.stones_of(self.seat(colour)))

    def stone_reserve(self, stone: str) -> int:
        return self.g.quarry[b.STONES.index(stone)]

    def seals(self, colour: str) -> tuple[int, int]:
        """Light and Darkness Seals of a player."""
        light, dark = self.g.seals_of(self.seat(colour))
        return light, dark

    def seal_reserve(self) -> tuple[int, int]:
        return (self.g.seal_reserve[0], self.g.seal_reserve[1])

    def has_seal(self, god: str) -> bool:
        return bool(self.g.god_seals[b.GODS.index(god)])

    def recruits(self, colour: str) -> dict[str, int]:
        return _counted(b.RECRUITS, self.g.recruits_of(self.seat(colour)))

    def on_god(self, god: str) -> dict[str, int]:
        return _counted(b.RECRUITS, self.g.recruits_on(b.GODS.index(god)))

    def deployed(self, place: str) -> dict[str, int]:
        return _counted(b.RECRUITS, self.g.recruits_at(b.PLACES.index(place)))

    def valhalla(self) -> dict[str, int]:
        return _counted(b.RECRUITS, self.g.valhalla)

    def recruit_reserve(self) -> dict[str, int]:
        return _counted(b.RECRUITS, self.g.reserve)

    def slot(self, god: str, slot: str) -> str | None:
        """Whose disc is on a Request or Temple slot."""
        return self.colour(self.g.slots[b.slot_of(b.GODS.index(god), b.SLOTS.index(slot))])

    def in_asgard(self, colour: str) -> int:
        return self.g.visitors[self.seat(colour)]

    def support(self, god: str) -> tuple[str | None, str | None]:
        """Who is on the upper and on the lower Support slot."""
        upper, lower = self.g.supporters(b.GODS.index(god))
        return self.colour(upper), self.colour(lower)

    def disc(self, place: str) -> str | None:
        """Whose disc is on the Battle slot of a place."""
        return self.colour(self.g.stationed[b.PLACES.index(place)])

    def zones(self, colour: str) -> list[int]:
        """The worlds, from 1, in whose Victory Zone the player has a disc."""
        return [world for world, discs in enumerate(self.g.zones_of(self.seat(colour)), 1) if discs]

    def centre(self, colour: str) -> int:
        return self.g.centre[self.seat(colour)]

    def at(self, place: str) -> str | None:
        """The tile at a place."""
        tile = self.g.places[b.PLACES.index(place)]
        return None if tile == EMPTY else t.SLUGS[tile]

    def flipped(self, place: str) -> bool:
        return bool(self.g.flipped[b.PLACES.index(place)])

    def temples(self, colour: str) -> list[str]:
        return slugs(self.g.temples[self.seat(colour)])

    def bonuses(self, colour: str) -> list[str]:
        return slugs(self.g.bonuses[self.seat(colour)])

    def tiles(self, colour: str) -> list[str]:
        """The Weapons and Spells a player holds."""
        return slugs(self.g.tiles[self.seat(colour)])

    def battle_tiles(self, colour: str) -> list[int]:
        held = zip(BOX.values.battle_values, self.g.battle_tiles_of(self.seat(colour)), strict=True)
        return [value for value, count in held for _ in range(count)]

    def power(self, god: str) -> str | None:
        """Who holds the Thor tile, or the Tyr tile; None while it lies on its god (or is laid)."""
        return self.colour(self.g.holder(t.NUMBER[f"{god}-tile"]))

    def order(self) -> list[str]:
        """The colours in turn order."""
        return [COLOURS[self.g.colours[seat]] for seat in self.g.order]

    def view(self, colour: str | None) -> Any:
        """The table as a player sees it (None: a spectator)."""
        return self.match.view(None if colour is None else self.seat(colour)).table


def slugs(tiles: Iterable[int]) -> list[str]:
    return [t.SLUGS[tile] for tile in sorted(tiles)]


def _counted(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    """Counts by name, without those of nothing."""
    return {name: counts[i] for i, name in enumerate(names) if counts[i]}


# -- setting a scene ------------------------------------------------------------------------------------


def new(seats: int = 4, seed: int = 1, **options: Any) -> Scene:
    """A new game, at its first decision (the draft). Turn order is as the seed dealt it: see `order()`."""
    return Scene(meadhall.new("asgard", seats=seats, seed=seed, **options))


def scene(
    *,
    seats: int = 4,
    round: int = 1,
    phase: str = "actions",
    order: Sequence[str] = (),
    placed: Mapping[str, Sequence[str]] | None = None,
    chosen: Mapping[str, Sequence[str]] | None = None,
    support: Mapping[str, tuple[str | None, str | None]] | None = None,
    battle: Mapping[str, str] | None = None,
    zones: Mapping[str, Sequence[int]] | None = None,
    centre: Mapping[str, int] | None = None,
    supply: Mapping[str, int] | None = None,
    bought: Mapping[str, int] | None = None,
    stones: Mapping[str, Words] | None = None,
    stone_reserve: Mapping[str, int] | None = None,
    seals: Mapping[str, tuple[int, int]] | None = None,
    seal_reserve: tuple[int, int] | None = None,
    no_seal: Sequence[str] = (),
    recruits: Mapping[str, Words] | None = None,
    on_gods: Mapping[str, Words] | None = None,
    valhalla: Words = (),
    recruit_reserve: Mapping[str, int] | None = None,
    worlds: Mapping[str, str] | None = None,
    flipped: Sequence[str] = (),
    tops: Sequence[str] = (),
    temples: Mapping[str, Words] | None = None,
    bonuses: Mapping[str, Words] | None = None,
    tiles: Mapping[str, Words] | None = None,
    piles: Mapping[str, Words] | None = None,
    powers: Mapping[str, str] | None = None,
    asgard: Sequence[str] = (),
    asgard_used: Sequence[str] = (),
    ancestral: tuple[int, int] | None = None,
    battle_piles: Mapping[int, int] | None = None,
    battle_tiles: Mapping[str, Sequence[int]] | None = None,
    score: Mapping[str, int] | None = None,
    deployed: Mapping[str, Words] | None = None,
    laid: Mapping[str, Sequence[str]] | None = None,
    guards: Mapping[str, int] | None = None,
    seed: int = 1,
    automatic: bool = True,
) -> Scene:
    """A position at the beginning of a phase of a round; the match goes on from there to its end.

    The table is empty except for what is named: no recruits on gods or in Valhalla, no supporters. Turn order
    is red, blue, yellow, mauve. Every active god has its Seal, except those in `no_seal`. Phases: `start` (the opening
    of a round from 2 on), `gods`, `placement`, `actions`, `battles`, `ragnarok`, `twilight` (which runs to the end).

    - `placed`: discs on slots, `{"red": ["thor request-1", "hel temple", "asgard", "asgard"]}`;
      `chosen`: gods chosen and not yet shown (for `placement`).
    - `support`: `{"thor": ("red", None)}`, upper and lower; `battle`: `{"light-6": "red"}`; `zones`: worlds from 1.
    - Discs on the board come from the supply of 3, then from the row; `supply` or `bought` say otherwise.
    - Stones, Seals and recruits come from the reserve; `stone_reserve`, `seal_reserve` and `recruit_reserve` then set
      what is left there, and the rest is out of the game.
    - `worlds`: `{"light-3": "thor-2", "dark-1": "population-8"}`; other places have the Population of their number
      (8 in the Lower Worlds), strengths 2 2 3 3 4 5 5 6. `flipped` are places.
    - God and Temple piles lie in the order of the tables (`thor-1` and `temple-1-pink` on top), except `tops`: tiles
      that lie on top of their pile (`"thor-4"`, `"temple-1-red"`).
    - `piles`: all that is left in `"weapons"` and `"spells"`.
    - `asgard`: the row face up (default: the first tiles in order), `asgard_used` those face down.
    - `ancestral`: the next Light and Darkness Ancestral Weapon to be shown.
    - `deployed`, `laid` (`{"light-1": ["red weapon-2", "red spell-1"]}`) and `guards` are for `twilight`.
    """
    g = GAME.setup(seats, seed, {"colours": None})
    g.order = [at.seat_of(g, colour) for colour in order or COLOURS[:seats]]
    g.round, g.phase = round, b.PHASES.index(phase)
    at.set_recruits(g, recruits or {}, on_gods or {}, valhalla, recruit_reserve or {})
    at.set_stones(g, stones or {}, stone_reserve or {})
    at.set_seals(g, seals or {}, seal_reserve, no_seal)
    at.set_worlds(g, worlds or {}, flipped)
    at.set_tiles(g, temples or {}, bonuses or {}, tiles or {}, piles or {})
    at.set_tops(g, tops)
    at.set_asgard(g, asgard, asgard_used)
    at.set_ancestrals(g, ancestral)
    at.set_scores(g, score or {}, battle_piles or {}, battle_tiles or {})
    at.set_discs(g, placed or {}, support or {}, battle or {}, zones or {}, centre or {}, supply or {}, bought or {})
    for god, colour in (powers or {}).items():
        g.give_power(t.NUMBER[f"{god}-tile"], at.seat_of(g, colour))
    for colour, gods in (chosen or {}).items():
        g.chosen[at.seat_of(g, colour)] = sorted(b.GODS.index(god) for god in gods)
    at.set_ragnarok(g, deployed or {}, laid or {}, guards or {})
    at.check(g)
    return begin(g, phase, automatic)


def begin(g: Asgard, phase: str, automatic: bool) -> Scene:
    """Run the match from the beginning of this phase to the first decision."""
    if phase == "twilight":
        s = Scene(Match.at(GAME, g, automatic=automatic))
        twilight(g)
        g.begin_phase(b.OVER)
        return s
    later = [begun(rounds.play_round, number) for number in range(b.ROUNDS, g.round, -1)]
    frames = [begun(procedure) for procedure in PHASES.get(phase, ())]
    if phase == "start":
        frames = [begun(rounds.play_round, g.round)]
    if phase == "ragnarok":
        later = []
    return Scene(Match.at(GAME, g, begun(rounds.end_of_the_world), *later, *frames, automatic=automatic))
