"""Positions and transcripts for the rule tests: set a scene, play lines, look at the table by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

import meadhall
from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.rules import turns
from meadhall.games.lords_of_ragnarok.state import NOBODY, NOTHING, NOWHERE, Lords
from meadhall.kernel import Match, begun
from tests.games.script import Script

COLOURS = b.COLOURS
Values = int | Sequence[int]


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


def monster(g: Lords, name: str) -> int:
    return index(g.box.monsters, name)


def index(rows: Sequence[Any], slug: str) -> int:
    """A card by its slug."""
    found = [number for number, row in enumerate(rows) if row.slug == slug]
    assert found, f"nothing is called {slug!r}; there are {[row.slug for row in rows]}"
    return found[0]


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
    _clear(g, upper)
    _set_players(s, at or {}, drakkars or {}, attributes or {}, hurt or {}, heroes or {}, blessings or {})
    _set_armies(s, armies or {}, control or {})
    _set_board(s, temples, forges or {}, cold, levels, prayers or {}, allies or {}, wheel or {}, temples_built)
    _set_artefacts(s, artefacts or {}, discharged)
    _set_reserves(s, runes or {}, priests or {}, hands or {}, deck, discard)
    _set_beasts(s, monsters or {}, loki, rings or {}, wounds or {}, slain or {}, tokens or {})
    _set_decks(g, events, blessing_deck)
    _set_end(s, turned, last_turns, trigger)
    g.dice = list(dice)
    frames = (begun(turns.play_turns), begun(turns.end_turn), begun(turns.take_steps, g.step))
    return Scene(Match.at(meadhall.game("lords-of-ragnarok"), g, *frames)).checked()


def _clear(g: Lords, upper: str) -> None:
    """An empty table after the Draft."""
    from meadhall.games.lords_of_ragnarok.setup import set_beasts, set_board, set_decks, set_reserves

    g.dice = [0] * 200
    set_reserves(g)
    set_board(g)
    set_beasts(g)
    set_decks(g)
    g.upper = [monster(g, name) for name in upper.split()]
    g.pool_heroes, g.pool_origins, g.drafter = [], [], NOBODY
    g.first, g.hero_at = 0, [13] * g.seats
    g.dice = []


def _set_players(
    s: Scene,
    at: Mapping[str, int],
    drakkars: Mapping[str, str],
    attributes: Mapping[str, tuple[int, int, int]],
    hurt: Mapping[str, str],
    heroes: Mapping[str, str],
    blessings: Mapping[str, str],
) -> None:
    g = s.g
    for colour, region in at.items():
        g.hero_at[s.seat(colour)] = region - 1
    for colour, sea in drakkars.items():
        g.drakkars[s.seat(colour)] = b.SEAS.index(sea)
    for colour, marks in attributes.items():
        g.marks[s.seat(colour)] = list(marks)
    for colour, names in hurt.items():
        for name in names.split():
            g.hurt[s.seat(colour)][b.ATTRIBUTES.index(name)] = 1
    for colour, name in heroes.items():
        hero = index(g.box.heroes, name)
        g.heroes[s.seat(colour)] = hero
        g.bless(s.seat(colour), g.box.heroes[hero].effects)
    for colour, names in blessings.items():
        for name in names.split():
            blessing = index(g.box.blessings, name)
            g.deck.remove(blessing)
            g.blessings[s.seat(colour)].append(blessing)
            g.bless(s.seat(colour), g.box.blessings[blessing].effects)


def _set_armies(s: Scene, armies: Mapping[str, Mapping[int, Values]], control: Mapping[str, Sequence[int]]) -> None:
    g = s.g
    for colour, places in armies.items():
        seat = s.seat(colour)
        for region, values in places.items():
            for value in [values] if isinstance(values, int) else values:
                assert g.reserve(seat), f"{colour} has no more than {b.ARMIES} Armies"
                assert 1 <= value <= b.STRONGEST, f"no Army is worth {value}"
                army = g.army_at[seat].index(NOWHERE)
                g.army_at[seat][army], g.army[seat][army] = region - 1, value
    for colour, regions in control.items():
        for region in regions:
            assert g.owner[region - 1] == NOBODY, f"Region {region} has one owner"
            g.owner[region - 1] = s.seat(colour)


def _set_board(
    s: Scene,
    temples: Sequence[int],
    forges: Mapping[int, str],
    cold: Sequence[int],
    levels: tuple[int, int, int],
    prayers: Mapping[str, str],
    allies: Mapping[str, str],
    wheel: Mapping[str, str],
    temples_built: int,
) -> None:
    g = s.g
    for region in temples:
        assert g.map.altar[region - 1], f"Region {region} has no Altar"
        g.temples[region - 1] = 1
    g.temples_left -= max(len(temples), temples_built)
    for region, rune in forges.items():
        assert g.map.forge[region - 1], f"Region {region} has no Forge"
        g.stock[g.forges[region - 1]] += 1
        g.forges[region - 1] = b.RUNES.index(rune)
        g.stock[g.forges[region - 1]] -= 1
    for region in cold:
        g.embers[region - 1] = 0
        g.stock[g.forges[region - 1]] += 1
    g.levels = list(levels)
    for god, names in prayers.items():
        g.prayers[b.GODS.index(god)] = [s.seat(name) for name in names.split()]
    for realm, names in allies.items():
        g.allies[b.REALMS.index(realm)] = [s.seat(name) for name in names.split()]
    for action, names in wheel.items():
        g.wheel[b.ACTIONS.index(action)] = [s.seat(name) for name in names.split()]


def _set_artefacts(s: Scene, artefacts: Mapping[str, str], discharged: str) -> None:
    """Divine Artefacts go with the control of their Regions; others as they are named."""
    g = s.g
    for god, region in enumerate(g.map.sites):
        g.artefacts[g.divine(god)] = g.owner[region]
    for colour, names in artefacts.items():
        for name in names.split():
            g.artefacts[index(g.box.artefacts, name)] = s.seat(colour)
    for name in discharged.split():
        g.charged[index(g.box.artefacts, name)] = 0


def _set_reserves(
    s: Scene,
    runes: Mapping[str, str],
    priests: Mapping[str, int],
    hands: Mapping[str, str],
    deck: str,
    discard: str,
) -> None:
    g = s.g
    for colour, names in runes.items():
        for name in names.split():
            g.runes[s.seat(colour)][b.RUNES.index(name)] += 1
            g.stock[b.RUNES.index(name)] -= 1
    for colour, count in priests.items():
        g.priests[s.seat(colour)] = count
    for colour, names in hands.items():
        g.hands[s.seat(colour)] = sorted(_taken(g, names.split()))
    g.combat_discard = _taken(g, discard.split())
    g.combat += reversed(_taken(g, deck.split()))


def _taken(g: Lords, names: Iterable[str]) -> list[int]:
    """Combat cards by name, out of the deck."""
    cards = [index(g.box.combat, name) for name in names]
    for card in cards:
        assert card in g.combat, f"there are no more cards called {g.box.combat[card].slug!r}"
        g.combat.remove(card)
    return cards


def _set_beasts(
    s: Scene,
    monsters: Mapping[str, int],
    loki: int,
    rings: Mapping[str, str],
    wounds: Mapping[str, Mapping[str, Sequence[int]]],
    slain: Mapping[str, str],
    tokens: Mapping[str, int],
) -> None:
    g = s.g
    g.monster_at[b.LOKI] = (loki or g.map.regions) - 1
    for name, region in monsters.items():
        g.monster_at[monster(g, name)] = region - 1
    for name, colour in rings.items():
        g.rings[monster(g, name)] = s.seat(colour)
    for name, markers in wounds.items():
        for colour, boxes in markers.items():
            for box in boxes:
                g.wounds[monster(g, name)][box - 1] = s.seat(colour)
    for name, colour in slain.items():
        g.monster_at[monster(g, name)], g.figures[monster(g, name)] = b.SLAIN, s.seat(colour)
    for colour, count in tokens.items():
        g.tokens[s.seat(colour)] = count


def _set_decks(g: Lords, events: Sequence[int], blessing_deck: str) -> None:
    drawn = [next(n for n, card in enumerate(g.box.events) if card.region == region - 1) for region in events]
    g.events = [card for card in g.events if card not in drawn] + drawn[::-1]
    blessings = [index(g.box.blessings, name) for name in blessing_deck.split()]
    g.deck = [card for card in g.deck if card not in blessings] + blessings[::-1]


def _set_end(s: Scene, turned: str, last_turns: int, trigger: str) -> None:
    g = s.g
    for name in turned.split():
        omen = next(n for n, o in enumerate(g.omens) if g.box.omens[o].slug.endswith(name))
        g.turned[omen] = 1
    g.last_turns = last_turns
    if trigger:
        g.trigger = s.seat(trigger)


# -- Hunts --------------------------------------------------------------------------------------------------------


def hunt(
    monster_name: str = "garm", *, attacks: str = "", hand: str = "claw claw", might: int = 2, **rest: Any
) -> Scene:
    """Green's Hunt of a beast in Region 14, at the first choice of the Monster side, with the Attack cards named.

    `hand` is what the Monster side holds, `attacks` what it draws next; `hands`, `deck` and all else as for `scene`.
    The Hunter has drawn as many of `deck` as his Might. Against Loki he has the Slayer tokens that it takes.
    """
    rest.setdefault("attributes", {"green": (2, might, 2)})
    rest.setdefault("monsters", {} if monster_name == "loki" else {monster_name: 14})
    rest.setdefault("at", {"green": 14, "red": 1, "black": 1})
    if monster_name == "loki":
        rest.setdefault("loki", 14)
        rest.setdefault("tokens", {"green": 2})
    s = scene(step="special", **rest)
    return start_hunt(s, monster_name, attacks, hand)


def start_hunt(s: Scene, name: str, attacks: str, hand: str) -> Scene:
    """Take the Monsters Action, Hunt, and stack the Attack cards when they have been dealt."""
    s.play("green: act monsters")
    if s.asked() == ["green: monsters"]:  # where there is nothing else to do, it goes without saying
        s.play(f"green: hunt {name}")
    return stack_attacks(s, attacks, hand)


def stack_attacks(s: Scene, attacks: str, hand: str) -> Scene:
    """The Monster side's hand and the next Attack cards, by name."""
    chase, rows = s.g.chase, s.g.box.attacks
    pool = [kind for kind, card in enumerate(rows) for _ in range(card.copies)]
    held, next_up = [index(rows, n) for n in hand.split()], [index(rows, n) for n in attacks.split()]
    for kind in (*held, *next_up):
        pool.remove(kind)
    chase.hand, chase.deck = sorted(held), pool + next_up[::-1]
    s.match.pending = [decision.again(s.g) for decision in s.match.pending]
    return s
