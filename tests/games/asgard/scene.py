"""Positions and transcripts for the rule tests of Asgard: set a scene, play lines, look at the table by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import meadhall
from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tables as t
from meadhall.games.asgard.rules import actions, battles, choosing, rounds
from meadhall.games.asgard.rules.twilight import twilight
from meadhall.games.asgard.setup import prepare_ragnarok, set_table
from meadhall.games.asgard.state import EMPTY, NOBODY, Asgard
from meadhall.kernel import Match, Record
from tests.games.script import Script

COLOURS = b.COLOURS
GAME = meadhall.game("asgard")
Words = str | Sequence[str]  # "2 white giant", or ["white", "white", "giant"]
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
        """The colour of a seat; None for nobody."""
        return None if seat < 0 else COLOURS[self.g.colours[seat]]

    # -- playing ------------------------------------------------------------------------------------

    def to_phase(self, phase: str, number: int | None = None) -> Scene:
        """Everybody does as little as they may until somebody is asked in this phase (of this round), or it is over."""
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
        return _counted(b.STONES, self.g.stones[self.seat(colour) * b.ALL_STONES :])

    def stone_reserve(self, stone: str) -> int:
        return self.g.quarry[b.STONES.index(stone)]

    def seals(self, colour: str) -> tuple[int, int]:
        """Light and Darkness Seals of a player."""
        seat = self.seat(colour)
        return (self.g.seals[2 * seat], self.g.seals[2 * seat + 1])

    def seal_reserve(self) -> tuple[int, int]:
        return (self.g.seal_reserve[0], self.g.seal_reserve[1])

    def has_seal(self, god: str) -> bool:
        return bool(self.g.god_seals[b.GODS.index(god)])

    def recruits(self, colour: str) -> dict[str, int]:
        return _counted(b.RECRUITS, self.g.army[self.seat(colour) * b.ALL_RECRUITS :])

    def on_god(self, god: str) -> dict[str, int]:
        return _counted(b.RECRUITS, self.g.host[b.GODS.index(god) * b.ALL_RECRUITS :])

    def deployed(self, place: str) -> dict[str, int]:
        return _counted(b.RECRUITS, self.g.deployed[b.PLACES.index(place) * b.ALL_RECRUITS :])

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
        number = b.GODS.index(god)
        return (self.colour(self.g.support[2 * number]), self.colour(self.g.support[2 * number + 1]))

    def disc(self, place: str) -> str | None:
        """Whose disc is on the Battle slot of a place."""
        return self.colour(self.g.stationed[b.PLACES.index(place)])

    def zones(self, colour: str) -> list[int]:
        """The worlds, from 1, in whose Victory Zone the player has a disc."""
        base = self.seat(colour) * b.ALL_WORLDS
        return [world + 1 for world in range(b.ALL_WORLDS) if self.g.zones[base + world]]

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
        base = self.seat(colour) * len(t.BATTLE_VALUES)
        return [value for kind, value in enumerate(t.BATTLE_VALUES) for _ in range(self.g.battle_tiles[base + kind])]

    def power(self, god: str) -> str | None:
        """Who holds the Thor tile, or the Tyr tile; None while it lies on its god (or is laid)."""
        return self.colour(self.g.power[("thor", "tyr").index(god)])

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


def _words(what: Words) -> list[str]:
    """`"2 white giant"` as `["white", "white", "giant"]`."""
    if not isinstance(what, str):
        return list(what)
    found, count = [], 1
    for word in what.split():
        if word.isdigit():
            count = int(word)
        else:
            found += [word] * count
            count = 1
    return found


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

    The table is empty but for what is named: no recruits on gods or in Valhalla, nobody supports anyone. Turn order
    is red, blue, yellow, mauve. Every active god has its Seal, but those in `no_seal`. Phases: `start` (the opening
    of a round from 2 on), `gods`, `placement`, `actions`, `battles`, `ragnarok`, `twilight` (which runs to the end).

    - `placed`: discs on slots, `{"red": ["thor request-1", "hel temple", "asgard", "asgard"]}`;
      `chosen`: gods chosen and not yet shown (for `placement`).
    - `support`: `{"thor": ("red", None)}`, upper and lower; `battle`: `{"light-6": "red"}`; `zones`: worlds from 1.
    - Discs on the board come from the supply of 3, then from the row; `supply` or `bought` say otherwise.
    - Stones, Seals and recruits come from the reserve; `stone_reserve`, `seal_reserve` and `recruit_reserve` then set
      what is left there, and the rest is out of the game.
    - `worlds`: `{"light-3": "thor-2", "dark-1": "population-8"}`; other places have the Population of their number
      (8 in the Lower Worlds), strengths 2 2 3 3 4 5 5 6. `flipped` are places.
    - God and Temple piles lie in the order of the tables (`thor-1` and `temple-1-pink` on top), but for `tops`: tiles
      that lie on top of their pile (`"thor-4"`, `"temple-1-red"`).
    - `piles`: all that is left in `"weapons"` and `"spells"`.
    - `asgard`: the row face up (default: the first tiles in order), `asgard_used` those face down.
    - `ancestral`: the next Light and Darkness Ancestral Weapon to be shown.
    - `deployed`, `laid` (`{"light-1": ["red weapon-2", "red spell-1"]}`) and `guards` are for `twilight`.
    """
    g = set_table(seats, seed, {"colours": None})
    s = Scene(Match(GAME, g, Record("asgard", seats, seed, automatic=automatic, actions=[])))
    g.order = [s.seat(colour) for colour in order or COLOURS[:seats]]
    g.round, g.phase = round, b.PHASES.index(phase)
    _set_recruits(s, recruits or {}, on_gods or {}, valhalla, recruit_reserve or {})
    _set_stones(s, stones or {}, stone_reserve or {})
    _set_seals(s, seals or {}, seal_reserve, no_seal)
    _set_worlds(g, worlds or {}, flipped)
    _set_tiles(s, temples or {}, bonuses or {}, tiles or {}, piles or {})
    _set_tops(g, tops)
    _set_asgard(g, asgard, asgard_used)
    _set_ancestrals(g, ancestral)
    _set_scores(s, score or {}, battle_piles or {}, battle_tiles or {})
    _set_discs(s, placed or {}, support or {}, battle or {}, zones or {}, centre or {}, supply or {}, bought or {})
    for god, colour in (powers or {}).items():
        g.power[("thor", "tyr").index(god)] = s.seat(colour)
    for colour, gods in (chosen or {}).items():
        g.chosen[s.seat(colour)] = sorted(b.GODS.index(god) for god in gods)
    _set_ragnarok(s, deployed or {}, laid or {}, guards or {})
    return begin(s, phase)


def begin(s: Scene, phase: str) -> Scene:
    """Run the match from the beginning of this phase to the first decision."""
    match, g = s.match, s.g
    g.log = match.log
    if phase == "twilight":
        twilight(g)
        g.begin_phase(b.OVER)
        return s
    later = [rounds.play_round.frame(number) for number in range(b.ROUNDS, g.round, -1)]  # type: ignore[attr-defined]
    match.frames = [rounds.end_of_the_world.frame()]  # type: ignore[attr-defined]
    if phase == "start":
        match.frames += [*later, rounds.play_round.frame(g.round)]  # type: ignore[attr-defined]
    elif phase != "ragnarok":
        match.frames += [*later, *[procedure.frame() for procedure in PHASES[phase]]]
    match._run()
    return s


def _set_recruits(
    s: Scene, recruits: Mapping[str, Words], on_gods: Mapping[str, Words], valhalla: Words, reserve: Mapping[str, int]
) -> None:
    g = s.g
    g.trio, g.valhalla, g.reserve = [0] * 3, [0] * 3, list(t.RECRUITS)
    g.host, g.army = [0] * len(g.host), [0] * len(g.army)
    piles = [(g.army, s.seat(colour), words) for colour, words in recruits.items()]
    piles += [(g.host, b.GODS.index(god), words) for god, words in on_gods.items()]
    for pile, owner, words in (*piles, (g.valhalla, 0, valhalla)):
        for word in _words(words):
            pile[owner * b.ALL_RECRUITS + b.RECRUITS.index(word)] += 1
            g.reserve[b.RECRUITS.index(word)] -= 1
    for name, count in reserve.items():
        g.reserve[b.RECRUITS.index(name)] = count


def _set_stones(s: Scene, stones: Mapping[str, Words], reserve: Mapping[str, int]) -> None:
    g = s.g
    for colour, words in stones.items():
        for word in _words(words):
            g.stones[s.seat(colour) * b.ALL_STONES + b.STONES.index(word)] += 1
            g.quarry[b.STONES.index(word)] -= 1
    assert min(g.quarry) >= 0, "more stones than there are"
    for name, count in reserve.items():
        g.quarry[b.STONES.index(name)] = count


def _set_seals(
    s: Scene, seals: Mapping[str, tuple[int, int]], reserve: tuple[int, int] | None, no_seal: Sequence[str]
) -> None:
    g = s.g
    g.god_seals = [int(g.is_active(god) and b.GODS[god] not in no_seal) for god in range(b.ALL_GODS)]
    g.seal_reserve = [t.SEALS_IN_PLAY[g.seats]] * 2
    for god, there in enumerate(g.god_seals):
        g.seal_reserve[t.CAMP[god]] -= there
    for colour, two in seals.items():
        for camp in (b.LIGHT, b.DARK):
            g.seals[2 * s.seat(colour) + camp] = two[camp]
            g.seal_reserve[camp] -= two[camp]
    if reserve is not None:
        g.seal_reserve = list(reserve)
    assert min(g.seal_reserve) >= 0, "more Seals than there are; say what is left in `seal_reserve`"


def _set_worlds(g: Asgard, worlds: Mapping[str, str], flipped: Sequence[str]) -> None:
    for camp in (b.LIGHT, b.DARK):
        left = [tile for tile in t.POPULATIONS if tile not in t.POPULATIONS_OUT[g.seats]]
        for world in range(b.PLACES_OF_CAMP):
            if world not in t.WORLDS_OUT[g.seats]:
                g.places[b.place_of(camp, world)] = left.pop(0)
    for place, tile in worlds.items():
        number, where = t.NUMBER[tile], b.PLACES.index(place)
        if t.KIND[number] == t.GOD:
            g.god_piles[t.GROUP[number]].remove(number)
            g.box.append(g.places[where])
        g.places[where] = number
    for place in flipped:
        g.flipped[b.PLACES.index(place)] = 1


def _set_tiles(
    s: Scene,
    temples: Mapping[str, Words],
    bonuses: Mapping[str, Words],
    tiles: Mapping[str, Words],
    piles: Mapping[str, Words],
) -> None:
    g = s.g
    for colour, words in temples.items():
        for word in _words(words):
            g.temple_piles[t.GROUP[t.NUMBER[word]]].remove(t.NUMBER[word])
            g.temples[s.seat(colour)].append(t.NUMBER[word])
    for colour, words in bonuses.items():
        g.bonuses[s.seat(colour)] = sorted(t.NUMBER[word] for word in _words(words))
    for colour, words in tiles.items():
        for word in _words(words):
            tile = t.NUMBER[word]
            (g.weapon_pile if t.KIND[tile] == t.WEAPON else g.spell_pile).remove(tile)
            g.tiles[s.seat(colour)] = sorted([*g.tiles[s.seat(colour)], tile])
    if "weapons" in piles:
        g.weapon_pile = sorted(t.NUMBER[word] for word in _words(piles["weapons"]))
    if "spells" in piles:
        g.spell_pile = sorted(t.NUMBER[word] for word in _words(piles["spells"]))


def _set_tops(g: Asgard, tops: Sequence[str]) -> None:
    for pile in (*g.god_piles, *g.temple_piles):
        pile.sort()
    for slug in reversed(tops):
        tile = t.NUMBER[slug]
        pile = (g.god_piles if t.KIND[tile] == t.GOD else g.temple_piles)[t.GROUP[tile]]
        pile.remove(tile)
        pile.insert(0, tile)


def _set_asgard(g: Asgard, row: Sequence[str], used: Sequence[str]) -> None:
    g.asgard_pile = [tile for tile in t.ASGARD_TILES if tile not in t.ASGARD_OUT[g.seats]]
    g.asgard_used = [t.NUMBER[slug] for slug in used]
    for tile in g.asgard_used:
        g.asgard_pile.remove(tile)
    g.asgard_row = [t.NUMBER[slug] for slug in row] or g.asgard_pile[: t.ASGARD_ROW[g.seats] - len(used)]
    g.asgard_pile = [tile for tile in g.asgard_pile if tile not in g.asgard_row]


def _set_ancestrals(g: Asgard, ancestral: tuple[int, int] | None) -> None:
    """As many tiles as rounds have passed lie open, and the named ones come next."""
    shown = b.ROUNDS if g.phase >= b.RAGNAROK else g.round - 1
    for camp in (b.LIGHT, b.DARK):
        pile = sorted(t.ANCESTRALS[camp])
        if ancestral is not None:
            pile.remove(t.ANCESTRALS[camp][ancestral[camp] - 1])
            pile.insert(shown, t.ANCESTRALS[camp][ancestral[camp] - 1])
        g.ancestral_shown[camp], g.ancestral_piles[camp] = pile[:shown], pile[shown:]


def _set_scores(
    s: Scene, score: Mapping[str, int], piles: Mapping[int, int], held: Mapping[str, Sequence[int]]
) -> None:
    g = s.g
    for colour, points in score.items():
        g.score[s.seat(colour)] = points
    for colour, values in held.items():
        for value in values:
            kind = t.BATTLE_VALUES.index(value)
            g.battle_tiles[s.seat(colour) * len(t.BATTLE_VALUES) + kind] += 1
            g.battle_piles[kind] -= 1
    for value, count in piles.items():
        g.battle_piles[t.BATTLE_VALUES.index(value)] = count


def _set_discs(
    s: Scene,
    placed: Mapping[str, Sequence[str]],
    support: Mapping[str, tuple[str | None, str | None]],
    battle: Mapping[str, str],
    zones: Mapping[str, Sequence[int]],
    centre: Mapping[str, int],
    supply: Mapping[str, int],
    bought: Mapping[str, int],
) -> None:
    g = s.g
    for colour, spots in placed.items():
        for spot in spots:
            _place(g, s.seat(colour), spot)
    for god, two in support.items():
        for rank, who in enumerate(two):
            g.support[2 * b.GODS.index(god) + rank] = NOBODY if who is None else s.seat(who)
    for place, who in battle.items():
        g.stationed[b.PLACES.index(place)] = s.seat(who)
    for colour, numbers in zones.items():
        for number in numbers:
            g.zones[s.seat(colour) * b.ALL_WORLDS + number - 1] = 1
    for colour, count in centre.items():
        g.centre[s.seat(colour)] = count
    for seat in range(g.seats):
        colour = COLOURS[g.colours[seat]]
        on_board = g.placed(seat) + g.support.count(seat) + g.stationed.count(seat) + g.in_zones(seat) + g.centre[seat]
        left = b.FIRST_SUPPLY + b.ROW - on_board
        if colour in bought:
            g.supply[seat] = supply.get(colour, max(0, left - b.ROW + bought[colour]))
            g.bought[seat] = bought[colour]
        else:
            g.supply[seat] = supply.get(colour, max(0, b.FIRST_SUPPLY - on_board))
            g.bought[seat] = max(0, min(b.ROW, b.ROW - left + g.supply[seat]))


def _place(g: Asgard, seat: int, spot: str) -> None:
    if spot == "asgard":
        g.visitors[seat] += 1
        return
    god, slot = spot.split()
    g.slots[b.slot_of(b.GODS.index(god), b.SLOTS.index(slot))] = seat
    g.revealed[seat].append(b.GODS.index(god))


def _set_ragnarok(
    s: Scene, deployed: Mapping[str, Words], laid: Mapping[str, Sequence[str]], guards: Mapping[str, int]
) -> None:
    g = s.g
    prepare_ragnarok(g)
    for place, words in deployed.items():
        for word in _words(words):
            g.deployed[b.PLACES.index(place) * b.ALL_RECRUITS + b.RECRUITS.index(word)] += 1
            g.reserve[b.RECRUITS.index(word)] -= 1
    for place, lines in laid.items():
        for line in lines:
            colour, slug = line.split()
            tile = t.NUMBER[slug]
            g.laid[b.PLACES.index(place)].append(tile)
            g.laid_by[b.PLACES.index(place)].append(s.seat(colour))
            if tile != t.THOR_TILE:
                (g.weapon_pile if t.KIND[tile] == t.WEAPON else g.spell_pile).remove(tile)
    for place, value in guards.items():
        camp = b.camp_of(b.PLACES.index(place))
        g.guards[b.PLACES.index(place)] = t.ANCESTRALS[camp][value - 1]
        g.ancestral_shown[camp].remove(t.ANCESTRALS[camp][value - 1])
