"""Positions and transcripts for the rule tests: set a scene, play lines, look at the table by name.

Seats are called by their faction, cards by their slug, by its beginning, or by their English or French name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards.loader import COLUMNS, Edition, load_edition
from meadhall.games.thorgal.cards.tables import BASE_FOLDER, packed
from meadhall.games.thorgal.queries import reckoning as r
from meadhall.games.thorgal.rules.actions import take_action
from meadhall.games.thorgal.rules.journey import announce
from meadhall.games.thorgal.rules.prophecy import prophesy
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import Match, begun
from tests.games.script import Script, split
from tests.games.thorgal.box import new_match, opened, t
from tests.games.thorgal.names import begins, card, plain, slugs
from tests.games.thorgal.setting import (
    Piles,
    check_names,
    clear,
    of_role,
    on_table,
    pile,
    put_on_top,
    set_terrains,
    set_tokens,
    take,
)

__all__ = ["Scene", "begin", "card", "changed_cards", "edition_with", "new", "plain", "scene", "slugs"]

QUIET = ("pass", "decline", "reserve", "done", "dismiss")  # what a player who wants nothing answers


class Scene(Script[Thorgal]):
    """A match whose table is set and read by names."""

    # -- playing ------------------------------------------------------------------------------------

    def _find(self, faction: str, words: str) -> int:
        """The option a line means: its exact text, or the only legal one that fits."""
        vocabulary, options = self.match.game.vocabulary, self.match.options(self.seat(faction))
        exact = vocabulary.parse(words)
        if exact in options:
            return exact
        verb, _, name = words.partition(" ")
        found = [o for o in options if _means(vocabulary.text(o), verb, plain(name))]
        assert len(found) <= 1, f"{words!r} may be any of {[vocabulary.text(o) for o in found]}"
        if not found:
            legal = [vocabulary.text(o) for o in options]
            raise AssertionError(f"{faction} has no option {words!r} among {legal}; asked: {self.asked()}")
        return found[0]

    def step(self) -> Scene:
        """One quiet answer: pass, decline, reserve, done, dismiss, or else the first option."""
        decision = self.match.decisions[0]
        texts = {self.match.game.vocabulary.text(o): o for o in decision.options}
        quiet = next((texts[word] for word in QUIET if word in texts), decision.options[0])
        self.match.apply(decision.seat, quiet)
        return self

    def until(self, question: str, faction: str = "") -> Scene:
        """Quiet answers until this question is put (to this player)."""
        for _ in range(5000):
            if self.match.over or any([_is(line, question, faction) for line in self.asked()]):
                return self
            self.step()
        raise AssertionError(f"{question} is never asked")

    def pass_window(self) -> Scene:
        """Pass for all until the action window is over."""
        phase = self.g.phase
        while self.match.decisions and self.g.turn != b.NOBODY and self.g.phase == phase:
            self.step()
        return self

    def to_phase(self, phase: str, round_: int = 0) -> Scene:
        """Quiet answers until this phase (of this round) has begun."""
        wanted = b.PHASES.index(phase)
        for _ in range(5000):
            if self.match.over or (self.g.phase == wanted and self.g.round >= round_):
                return self
            self.step()
        raise AssertionError(f"never came to {phase}")

    # -- looking ------------------------------------------------------------------------------------

    def hand(self, faction: str) -> list[str]:
        return slugs(self.g.hands[self.seat(faction)])

    def group(self, faction: str) -> list[str]:
        return slugs(self.g.groups[self.seat(faction)])

    def deck(self, faction: str, role: str = "destiny") -> list[str]:
        """The deck from bottom to top."""
        return slugs(self.g.decks[self._pile(faction, role)])

    def reserve(self, faction: str, role: str = "destiny") -> list[str]:
        """The reserve from bottom to top."""
        return slugs(self.g.reserves[self._pile(faction, role)])

    def discard(self, faction: str, role: str = "destiny") -> list[str]:
        return slugs(self.g.discards[self._pile(faction, role)])

    def walhalla(self, faction: str) -> list[str]:
        return slugs(self.g.graves[self._pile(faction, "destiny")])

    def niflhel(self, faction: str) -> list[str]:
        return slugs(self.g.graves[self._pile(faction, "scourge")])

    def counts(self, faction: str, role: str = "destiny") -> tuple[int, int, int, int, int]:
        """Deck, hand, reserve, discard and destroyed cards, as in the worked example of a round (TH-870x)."""
        pile, g = self._pile(faction, role), self.g
        hand = len(g.hands[pile // 2]) if g.pile(pile // 2) == pile else 0
        return len(g.decks[pile]), hand, len(g.reserves[pile]), len(g.discards[pile]), len(g.graves[pile])

    def _pile(self, faction: str, role: str) -> int:
        return 2 * self.seat(faction) + b.ROLES.index(role)

    def exhausted(self, name: str, faction: str = "") -> int:
        """Exhausted tokens on a card of a group, the opposer or a terrain in play."""
        for number, tokens, _, seat in self._pieces():
            if number == self._here(name, faction) and (not faction or seat == self.seat(faction)):
                return tokens
        raise AssertionError(f"{name} is not in play")

    def attributes(self, name: str, faction: str = "") -> b.Three:
        """The attributes of a card in play, as they are now."""
        for number, _, attributes, seat in self._pieces():
            if number == self._here(name, faction) and (not faction or seat == self.seat(faction)):
                return attributes
        raise AssertionError(f"{name} is not in play")

    def _here(self, name: str, faction: str) -> int:
        pool = [n for n, _, _, seat in self._pieces() if not faction or seat == self.seat(faction)]
        return card(name, pool)

    def _pieces(self) -> Iterator[tuple[int, int, b.Three, int]]:
        """Card, Exhausted tokens, attributes and owner of everything in play."""
        g = self.g
        for seat in range(g.seats):
            yield from [
                (number, spent, attributes, seat)
                for number, spent, attributes in zip(
                    g.groups[seat], g.spent[seat], r.group_attributes(g, seat), strict=True
                )
            ]
        if g.opposer != b.NOTHING:
            yield g.opposer, g.opposer_spent, r.opposer_attributes(g), g.opposer_seat
        for place, number in enumerate(g.terrains):
            yield number, g.terrain_spent[place], r.terrain_attributes(g, place), b.NOBODY
        for at, number in enumerate(g.sent):
            yield number, 0, r.sent_attributes(g, at), g.senders[at]

    def strength(self) -> b.Three:
        return r.strength(self.g)

    def difficulty(self) -> b.Three:
        return r.difficulty(self.g)

    def horns(self, faction: str) -> int:
        return self.g.horns[self.seat(faction)]

    def destination(self) -> str:
        return "" if self.g.destination == b.NOTHING else t.SLUGS[self.g.terrains[self.g.destination]]

    def opposer(self) -> str:
        return "" if self.g.opposer == b.NOTHING else t.SLUGS[self.g.opposer]

    def associated(self, faction: str = "") -> list[str]:
        """Cards associated with the destination, of one player or of all."""
        pairs = zip(self.g.sent, self.g.senders, strict=True)
        return slugs([number for number, seat in pairs if not faction or seat == self.seat(faction)])

    def terrains(self) -> list[str]:
        return slugs(self.g.terrains)

    def conqueror(self, name: str) -> str:
        """The conqueror of a terrain in play; empty if there is none."""
        seat = self.g.conquerors[self.g.terrains.index(card(name, self.g.terrains))]
        return "" if seat == b.NOBODY else self.names[seat]

    def destiny(self) -> str:
        return self.names[self.g.destiny]

    def phase(self) -> str:
        return b.PHASES[self.g.phase]

    def winners(self) -> list[str]:
        return [self.names[seat] for seat in self.g.winners]

    def view(self, faction: str | None) -> Any:
        """The table as a player sees it (None: a spectator)."""
        return self.match.view(None if faction is None else self.seat(faction)).table


def _means(text: str, verb: str, name: str) -> bool:
    """Does an option's text have this verb and a card of this name?"""
    words = text.split()
    if words[0] != verb or len(words) < 2 or not name:
        return False
    return words[1] in t.SLUGS and t.ROW_OF[t.card(words[1])] == t.card(words[1]) and begins(t.card(words[1]), name)


def _is(line: str, question: str, faction: str) -> bool:
    who, asked = split(line)
    return asked == question and faction in ("", who)


# -- setting scenes -------------------------------------------------------------------------------------------


def new(*factions: str, seed: int = 1, automatic: bool = True, **options: Any) -> Scene:
    """A new game at its first decision, seats in the order of the factions."""
    named = factions or ("outlaws", "vikings")
    return Scene(new_match(len(named), seed, automatic, factions=list(named), **options))


@cache
def _first_seed(factions: tuple[str, ...]) -> int:
    """A seed with which the first of these factions is the first Destiny player."""
    for seed in range(200):
        if new(*factions, seed=seed).until("prophecy").g.destiny == 0:
            return seed
    raise AssertionError("the first seat is never drawn")


def scene(
    *,
    destiny: str = "outlaws",
    scourge: str | Sequence[str] = "vikings",
    phase: str = "dawn",
    groups: Mapping[str, Sequence[str]] | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    reserves: Piles | None = None,
    scourge_reserves: Piles | None = None,
    discards: Piles | None = None,
    scourge_discards: Piles | None = None,
    walhallas: Piles | None = None,
    niflhels: Piles | None = None,
    decks: Piles | None = None,
    scourge_decks: Piles | None = None,
    tops: Mapping[str, Sequence[str]] | None = None,
    terrains: Sequence[str] | None = None,
    conquered: Mapping[str, str] | None = None,
    destination: str = "",
    opposer: str = "",
    associated: Sequence[tuple[str, str]] = (),
    exhausted: Mapping[str, int] | None = None,
    tokens: Mapping[str, b.Three] | None = None,
    prevented: Mapping[str, int] | None = None,
    result: str = "",
    round_: int = 1,
    automatic: bool = False,
    **options: Any,
) -> Scene:
    """A position on the Destiny player's turn, at the beginning of a part of the round.

    `phase`: `prophecy`, `dawn`, `journey` (the destination is to be named), `actions` (the window of a journey to
    `destination`) or `dusk`. Nothing is in groups, hands, reserves and other piles but what is named; a hand is that
    of the player's role. A deck holds all cards that are nowhere else, in the order of the card list, unless `decks`
    gives a number of cards or names them, top card last; what is then left over is not in the game. `tops` names cards
    that lie on top of the deck of the player's role, top card last. `terrains`:
    those in play (default: the first two of the Destiny player, the first four of the Scourge player, or three of
    each of several); the others are set aside. `conquered` maps terrains to factions and gives horns.
    `opposer`: a companion of the (first) Scourge player. `exhausted` and `tokens` name cards in play.
    Forced choices are asked too, unless `automatic`: transcripts then hold every pass and every single choice.
    """
    others = (scourge,) if isinstance(scourge, str) else tuple(scourge)
    s = new(destiny, *others, seed=_first_seed((destiny, *others)), automatic=False, **options)
    _reach(s, phase)
    s.match.automatic = automatic
    g = s.g
    clear(g, phase)
    g.round = round_
    box = [[c for c in g.lists[seat] if t.KIND[c] != w.TERRAIN] for seat in range(g.seats)]
    check_names(s.names, [
        groups, hands, reserves, scourge_reserves, discards, scourge_discards, walhallas, niflhels, decks,
        scourge_decks, tops, prevented, dict.fromkeys((conquered or {}).values()), dict(associated),
    ])  # fmt: skip
    for seat in range(g.seats):
        faction = s.names[seat]
        for name in (groups or {}).get(faction, ()):
            number = take(box[seat], name, (w.COMPANION, w.SUPPORT))
            assert r.may_join(g, seat, number), f"a group has no second {name!r} (TH-840)"
            g.join(seat, number)
        g.hands[seat] = sorted([take(box[seat], name) for name in (hands or {}).get(faction, ())])
    if opposer:
        g.join(1, take(box[1], opposer, (w.COMPANION,)))
    for sender, name in associated:
        g.sent.append(take(box[s.seat(sender)], name))
        g.senders.append(s.seat(sender))
        g.sent_marks.append(b.NONE)
    named: list[tuple[list[list[int]], Piles | None, int]] = [
        (g.reserves, reserves, 0), (g.reserves, scourge_reserves, 1), (g.discards, discards, 0),
        (g.discards, scourge_discards, 1), (g.graves, walhallas, 0), (g.graves, niflhels, 1), (g.decks, decks, 0),
        (g.decks, scourge_decks, 1),
    ]  # fmt: skip
    for by_name in (True, False):  # named cards first, so that counted piles do not take them
        for piles, wanted, role in named:
            for faction, what in (wanted or {}).items():
                if isinstance(what, int) != by_name:
                    piles[2 * s.seat(faction) + role] = pile(box[s.seat(faction)], what, role)
    for seat in range(g.seats):
        for role, given in ((0, decks), (1, scourge_decks)):
            if s.names[seat] not in (given or {}):
                g.decks[2 * seat + role] = pile(box[seat], len(of_role(box[seat], role)), role)
    set_terrains(g, s.names, terrains, conquered or {}, destination)
    if opposer:
        g.oppose(1, g.groups[1][-1])
    set_tokens(g, exhausted or {}, tokens or {})
    for faction, names in (tops or {}).items():
        put_on_top(g, s.seat(faction), names)
    for faction, amount in (prevented or {}).items():
        assert amount >= 0, "damage is prevented or not"
        g.prevented[s.seat(faction)] = amount
    g.result = ("", "success", "failure").index(result)
    g.lists = tuple([tuple(on_table(g, seat)) for seat in range(g.seats)])
    return begin(s)


def _reach(s: Scene, phase: str) -> None:
    question = {"prophecy": "prophecy", "journey": "destination"}.get(phase, "")
    if question:
        s.until(question)
        return
    s.to_phase("journey" if phase == "actions" else phase)
    while s.g.turn == b.NOBODY:
        s.step()


def begin(s: Scene) -> Scene:
    """Put the question again on the state as it is now; call it after changing the state by hand."""
    *outer, inner = s.match.frames
    g, rule = s.g, {"take_action": take_action, "prophesy": prophesy, "announce": announce}[inner.procedure.name]
    g.passes, g.seen, g.mark = 0, [], 0
    seat = s.match.decisions[0].seat
    s.match = Match.at(s.match.game, g, *outer, begun(rule, seat), automatic=s.match.automatic)
    return s


# -- cards of a test's own --------------------------------------------------------------------------------------


@contextmanager
def changed_cards(changes: Mapping[str, Mapping[str, str]]) -> Iterator[None]:
    """Cards with other words for as long as a test needs them: `{"taxes": {"effect": "place(comp,walhalla)"}}`.

    The columns are those of the card files. Set scenes inside.
    """
    with opened(packed(edition_with(changes))):
        yield


def edition_with(changes: Mapping[str, Mapping[str, str]]) -> Edition:
    """The edition of the box with other words on some cards."""
    with TemporaryDirectory() as folder:
        for name in b.FACTIONS:
            lines = (BASE_FOLDER / f"{name}.csv").read_text(encoding="utf-8").splitlines()
            text = "\n".join([_changed(line, changes) for line in lines])
            Path(folder, f"{name}.csv").write_text(text + "\n", encoding="utf-8")
        return load_edition(Path(folder))


def _changed(line: str, changes: Mapping[str, Mapping[str, str]]) -> str:
    cells = dict(zip(COLUMNS, line.split("|"), strict=True))
    return "|".join({**cells, **changes.get(cells["slug"], {})}.values())
