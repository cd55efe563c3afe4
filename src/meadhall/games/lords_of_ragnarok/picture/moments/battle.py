"""A Battle on the stage: the cards in turn, both values term by term, what both sides lose, whose the Region is."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards.box import Box
from meadhall.games.lords_of_ragnarok.events import battles as e
from meadhall.games.lords_of_ragnarok.events import table as t
from meadhall.games.lords_of_ragnarok.picture import signs
from meadhall.games.lords_of_ragnarok.picture.drawing import place
from meadhall.games.lords_of_ragnarok.picture.fights import PARTS
from meadhall.kernel.picture import Badge, Said, Thing, named
from meadhall.kernel.scene import Fate, Fates, Moment, Near, Party, Passage, Shown, Step, Term, Token

CHANGES = (t.ArmyGrew, t.ArmyShrank, t.ArmyDestroyed)
PLAIN = ("armies", "cards")  # parts of a value that are listed piece by piece


def battle(box: Box, passage: Passage) -> Moment | None:
    """While it lasts, both sides lie open below the board; the scene shows how it ended."""
    if passage.is_open or passage.first(e.ValuesCompared) is None:
        return None
    return Fought(box, passage).moment()


class Fought:
    """A Battle that is over."""

    def __init__(self, box: Box, passage: Passage) -> None:
        self.box, self.passage = box, passage
        self.began: e.BattleBegan = passage.first(e.BattleBegan)
        self.values: e.ValuesCompared = passage.first(e.ValuesCompared)
        self.over: e.BattleOver | None = passage.first(e.BattleOver)
        self.winner: int = passage.first(e.BattleWon).seat
        self.region: Thing = ("region", b.REGIONS[self.began.region])
        self.sides = (self.began.attacker, self.began.defender)
        self.armies = dict(zip(self.sides, (self.began.attackers, self.began.defenders), strict=True))
        self.totals = dict(zip(self.sides, (self.values.attack, self.values.defence), strict=True))
        self.parts = dict(zip(self.sides, (self.values.attack_parts, self.values.defence_parts), strict=True))

    def moment(self) -> Moment:
        return Moment(
            title=Said("contest-battle", {"region": self.region}),
            icon="battle",
            where=Said("stage-attacks", {"seat": self.seat(self.began.attacker)}),
            steps=(self.cards(), self.sums(), self.losses()),
            seats=self.sides,
            ground="plain",
        )

    def seat(self, seat: int) -> Thing:
        return ("seat", self.passage.table.players[seat].colour)

    def played(self, seat: int) -> list[e.CombatCardPlayed]:
        return [card for card in self.passage.of(e.CombatCardPlayed) if card.seat == seat]

    # -- cards ------------------------------------------------------------------------------------------------

    def cards(self) -> Step:
        count = len(self.passage.of(e.CombatCardPlayed))
        return Step(
            name=Said("battle-step-cards"),
            said=Said("stage-cards", numbers={"count": count}),
            parties=tuple([self._party(seat) for seat in self.sides]),
            live=True,
        )

    def _party(self, seat: int) -> Party:
        cards = [Shown(self.box.combat[card.card].slug, adds=f"+{card.value}") for card in self.played(seat)]
        return Party(
            seat=seat,
            role=Said("side-attacks" if seat == self.began.attacker else "side-defends"),
            tokens=self._tokens(seat),
            cards=tuple(cards),
            total=self.totals[seat],
            unit=Said("stage-value"),
            note=None if cards else Said("stage-no-cards"),
        )

    def _tokens(self, seat: int) -> tuple[Token, ...]:
        """The Armies of a side as they came, and as the cards left them."""
        left = self._values(seat, self.passage.events.index(self.values))
        return tuple([_token(seat, value, left.get(army, 0)) for army, value in self.armies[seat]])

    def _values(self, seat: int, until: int) -> dict[int, int]:
        """What the Armies of a side were worth after this number of events; those that are gone are left out."""
        values = dict(self.armies[seat])
        for event in self.passage._replace(events=self.passage.events[:until]).of(*CHANGES):
            if values and (event.seat, event.region) == (seat, self.began.region):
                _change(values, 0 if isinstance(event, t.ArmyDestroyed) else event.value)
        return values

    # -- values -----------------------------------------------------------------------------------------------

    def sums(self) -> Step:
        loser = next(seat for seat in self.sides if seat != self.winner)
        numbers = {"own": self.totals[self.winner], "foe": self.totals[loser]}
        tied = numbers["own"] == numbers["foe"]
        return Step(
            name=Said("battle-step-value"),
            said=Said("stage-tied" if tied else "stage-wins", {"seat": self.seat(self.winner)}, numbers),
            sums=tuple([self._sum(seat) for seat in sorted(self.sides, key=lambda seat: seat != self.winner)]),
            near=None,
            brief=True,
        )

    def _sum(self, seat: int) -> Party:
        short = max(self.totals.values()) - self.totals[seat]
        lost = Said("stage-short", numbers={"count": short}) if short else Said("stage-tie-lost")
        return Party(
            seat=seat,
            terms=tuple(self._terms(seat)),
            total=self.totals[seat],
            verdict=Said("stage-winner") if seat == self.winner else lost,
            state="wins" if seat == self.winner else "loses",
        )

    def _terms(self, seat: int) -> Iterator[Term]:
        parts = dict(self.parts[seat])
        count = Said("stage-of-armies", numbers={"count": len(self.armies[seat])})
        yield Term("army", parts.get("armies", 0), count, signed=False, tokens=self._tokens(seat))
        for card in self.played(seat):
            row = self.box.combat[card.card]
            yield Term(signs.weapon(row.weapon), card.value, named("card", row.slug))
        for part, amount in self.parts[seat]:
            if part not in PLAIN:
                yield Term(PARTS[part], amount, Said(f"part-{part}"))

    # -- Losses, Retreat, control -----------------------------------------------------------------------------

    @property
    def is_held(self) -> bool:
        """Is the Region the winner's? A victory comes before the end of the Battle is logged."""
        if self.over is not None:
            return self.over.holder == self.winner
        taken = [(event.seat, event.region) for event in self.passage.of(t.ControlTaken)]
        return (self.winner, self.began.region) in taken

    def losses(self) -> Step:
        said = Said(
            "stage-holds" if self.is_held else "stage-lost-all",
            {"seat": self.seat(self.winner), "region": self.region},
        )
        order = sorted(self.sides, key=lambda seat: seat != self.winner)
        return Step(
            name=Said("battle-step-losses"),
            said=said,
            fates=(Fates(Said("stage-armies"), tuple([self._fate(seat) for seat in order])),),
            near=Near(place(self.region[1])),
            notes=tuple(self._notes()),
            brief=True,
        )

    def _fate(self, seat: int) -> Fate:
        tokens = tuple([self._left(seat, army, value) for army, value in self.armies[seat]])
        gone = len([token for token in tokens if token.state == "gone"])
        retreat = next((move for move in self.passage.of(t.ArmyRetreated) if move.seat == seat), None)
        if retreat is not None:
            words = Said("stage-retreats", {"region": ("region", b.REGIONS[retreat.region])})
            return Fate(seat, "march", words, tokens)
        if gone == len(tokens):
            return Fate(seat, "loss", Said("stage-all-gone", numbers={"count": gone}), tokens)
        return Fate(seat, "check", Said("stage-stays", {"region": self.region}), tokens, state="stays")

    def _left(self, seat: int, army: int, value: int) -> Token:
        """An Army as it was, and as the Battle left it."""
        if self.over is not None:
            armies = self.over.attackers if seat == self.began.attacker else self.over.defenders
            return _token(seat, value, dict(armies).get(army, 0))
        fled = any([move.seat == seat for move in self.passage.of(t.ArmyRetreated)])
        stands = seat == self.winner or fled  # a loser who has not retreated is destroyed (LR-715)
        return _token(seat, value, self._values(seat, len(self.passage.events)).get(army, 0) if stands else 0)

    def _notes(self) -> Iterator[Badge]:
        for taken in self.passage.of(t.ControlTaken):
            region: Thing = ("region", b.REGIONS[taken.region])
            yield Badge("zone", Said("event-ControlTaken", {"seat": self.seat(taken.seat), "region": region}))
        if not self.is_held and self.over is not None:
            yield Badge("zone", self._owner(self.over.holder))
        for spared in self.passage.of(e.LossesIgnored):
            words = {"seat": self.seat(spared.seat)}
            yield Badge("w-shield", Said("event-LossesIgnored", words, {"count": spared.count}))

    def _owner(self, holder: int) -> Said:
        """Whose the Region still is that the winner does not hold."""
        if holder == b.NOBODY:
            return Said("stage-ownerless", {"region": self.region})
        return Said("stage-owner", {"seat": self.seat(holder), "region": self.region})


def _token(seat: int, value: int, left: int) -> Token:
    """An Army as it came, and what is left of it."""
    changed = left if left not in (0, value) else None
    return Token(seat, "army", ("value", str(value)), value=value, after=changed, state="" if left else "gone")


def _change(values: dict[int, int], now: int) -> None:
    """The Army whose value is nearest has this one now; the weakest of all is gone at 0."""
    army = min(values, key=lambda one: (values[one] == now, abs(values[one] - now)))
    if now:
        values[army] = now
    else:
        del values[army]
