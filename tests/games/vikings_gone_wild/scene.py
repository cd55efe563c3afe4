"""Positions and transcripts for the rule tests: set a scene, play lines, look at the table by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.games.vikings_gone_wild import GAME
from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.rules import rounds, turns
from meadhall.games.vikings_gone_wild.state import Vikings
from meadhall.kernel import Frame, Match, Record, begun
from tests.games.script import Script
from tests.games.vikings_gone_wild import setting as put

SLUG = "vikings-gone-wild"


class Scene(Script[Vikings]):
    """A match whose table is set and read by names: shields, cards, buildings, slots from 1 to 5."""

    # -- players ----------------------------------------------------------------------------------------

    def cards(self, pile: list[int]) -> list[str]:
        return [self.g.box.cards[card].slug for card in pile]

    def hand(self, name: str) -> list[str]:
        return self.cards(self.g.hands[self.seat(name)])

    def pile(self, name: str) -> list[str]:
        """The draw pile, the next card first."""
        return self.cards(self.g.piles[self.seat(name)][::-1])

    def discard(self, name: str) -> list[str]:
        """The discard, the top last."""
        return self.cards(self.g.discards[self.seat(name)])

    def played(self, name: str) -> list[str]:
        return self.cards(self.g.played[self.seat(name)])

    def removed(self, name: str) -> list[str]:
        return self.cards(self.g.removed[self.seat(name)])

    def owned(self, name: str) -> list[str]:
        return sorted(self.cards(self.g.owned(self.seat(name))))

    def fresh(self) -> tuple[int, int]:
        """Volatile beer and gold of whose turn it is."""
        return self.g.fresh[b.BEER], self.g.fresh[b.GOLD]

    def tokens(self, name: str) -> tuple[int, int]:
        beer, gold = self.g.tokens[self.seat(name)]
        return beer, gold

    def stored(self, name: str) -> tuple[int, int]:
        beer, gold = self.g.stored[self.seat(name)]
        return beer, gold

    def purse(self, name: str) -> tuple[int, int]:
        """All beer and gold that could be paid now."""
        seat = self.seat(name)
        return self.g.purse(seat, b.BEER), self.g.purse(seat, b.GOLD)

    def level(self, name: str) -> int:
        return self.g.halls[self.seat(name)]

    def village(self, name: str) -> list[str]:
        """Buildings in the order they were built, with `+` under construction and `*` attacked in this round."""
        seat = self.seat(name)
        rows = zip(self.g.built[seat], self.g.sites[seat], self.g.struck[seat], strict=True)
        return [b.BUILDINGS[kind] + "+" * site + "*" * struck for kind, site, struck in rows]

    def hall_struck(self, name: str) -> bool:
        return bool(self.g.hall_struck[self.seat(name)])

    def left(self, name: str) -> int:
        """Copies in the stack of a card or building."""
        if name in b.BUILDINGS:
            return self.g.lots[b.BUILDINGS.index(name)]
        return self.g.stacks[put.card(self.g, name)]

    def points(self, name: str) -> int:
        return self.g.points[self.seat(name)]

    # -- the Undead Army --------------------------------------------------------------------------------

    def row(self) -> list[str]:
        """The row from slot 1 to slot 5; `-` is empty."""
        return [put.shown(self.g, card) for card in self.g.row]

    def deck(self) -> list[str]:
        """The Undead deck, the next card first."""
        return [self.g.box.undead[card].slug for card in self.g.deck[::-1]]

    def fallen(self) -> list[str]:
        return [self.g.box.undead[card].slug for card in self.g.fallen]

    @property
    def team(self) -> int:
        return self.g.team

    @property
    def desolation(self) -> int:
        return self.g.desolation

    def result(self) -> str:
        """How it stands with the team: `won`, `lost`, or empty while it goes on."""
        return ("", "won", "lost")[self.g.result] if self.match.over else ""

    # -- what is logged ---------------------------------------------------------------------------------

    def view(self, name: str | None) -> Any:
        """The table as a player sees it (None: a spectator)."""
        return self.match.view(None if name is None else self.seat(name)).table

    def told(self, *names: str) -> list[str]:
        """The names of what has happened, in order; only of these, if any is named."""
        return [type(event).__name__ for event in self.events(*names)]

    def end_turns(self, *names: str) -> Scene:
        """These players end their turns at once."""
        for name in names:
            self.play(f"{name}: done")
        return self


def new(seats: int = 3, seed: int = 1, **options: Any) -> Scene:
    """A new game, at the first turn of the first round; wolf begins unless said otherwise."""
    options.setdefault("first", 0)
    return Scene(Match.new(GAME, Record(SLUG, seats, seed, options=options, actions=[])))


def scene(
    *,
    seats: int = 3,
    versus: bool = False,
    turn: str = "wolf",
    phase: str = "players",
    round: int = 4,
    hammer: str = "",
    hands: Mapping[str, str] | None = None,
    piles: Mapping[str, str] | None = None,
    discards: Mapping[str, str] | None = None,
    played: Mapping[str, str] | None = None,
    villages: Mapping[str, str] | None = None,
    halls: Mapping[str, int] | None = None,
    fresh: tuple[int, int] = (0, 0),
    tokens: Mapping[str, tuple[int, int]] | None = None,
    stored: Mapping[str, tuple[int, int]] | None = None,
    sold: str = "",
    row: str = "- - - - -",
    deck: str | None = None,
    fallen: str = "",
    boss: str = "hel",
    wounds: int = 0,
    objectives: str = "chieftain industry",
    team: int = 20,
    desolation: int = 1,
    lost: int = 0,
    boss_fell: bool = False,
    handicaps: tuple[int, int, int] = (0, 0, 0),
    points: Mapping[str, int] | None = None,
    path: str = "- - - - -",
    path_deck: str = "",
    favours: str = "",
    missions: Mapping[str, str] | None = None,
    completed: Mapping[str, str] | None = None,
    bonuses: str = "",
    drained: str = "",
    dice: Sequence[int] = (),
    seed: int = 1,
) -> Scene:
    """A position at the beginning of somebody's turn, or (`phase="ragnarok"`) right after the last turn of a round.

    Rows of words are separated by spaces, `cannon*3` is three of them. Named cards come from the starter decks, the
    stacks (`sold` says what else is gone from there) or Odin's Path; what is left of a starter deck is the draw pile,
    unless `piles` names that one, the next card first: then it is out of the game. In `villages` a `+` is a building
    under construction, a `*` one that was attacked. Of the Undead Army all that is not named is in the deck, unless
    `deck` names that, the next card first; the Boss is at its bottom unless it is in the row or among the `fallen`.
    Among rivals `drained` names decks that are used up.
    """
    head = Record(SLUG, seats, seed, options={"mode": "versus" if versus else "ragnarok", "first": 0}, actions=[])
    g = Match.new(GAME, head).state
    s = Scene(Match.at(GAME, g))
    g.round, g.hammer, g.turn, g.dice = round, s.seat(hammer or turn), b.NOBODY, []
    put.clear(g)
    put.set_market(g, sold)
    put.set_villages(s, villages or {}, halls or {}, tokens or {}, stored or {})
    put.set_cards(s, hands or {}, piles or {}, discards or {}, played or {})
    g.fresh[:] = list(fresh)
    if versus:
        put.set_rivals(s, points or {}, path, path_deck, favours, missions or {}, completed or {}, bonuses)
        put.drain(g, drained)
    else:
        g.handicaps = handicaps
        put.set_army(g, row, deck, fallen, boss)
        put.set_tracks(g, team, desolation, lost, wounds, boss_fell, objectives)
    g.dice = list(dice)
    return Scene(Match.at(GAME, g, *frames(s, turn, phase))).checked()


def frames(s: Scene, turn: str, phase: str) -> list[Frame]:
    """The rules in progress: the rounds to come, the rest of this one, and the turns that are still to be taken."""
    g, found = s.g, [begun(rounds.play), begun(rounds.after_turns)]
    g.phase = b.PHASES.index(phase)
    if phase == "players":
        order = g.round_from(g.hammer)
        left = order[order.index(s.seat(turn)) :]
        found += [begun(turns.take_turn, seat) for seat in reversed(left)]
    return found
