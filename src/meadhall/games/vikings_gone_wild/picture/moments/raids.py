"""An attack among rivals on the stage: target by target, what was sent, what stood against it, and what it brought."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.cards.box import Box
from meadhall.games.vikings_gone_wild.events import rivals as e
from meadhall.games.vikings_gone_wild.picture import signs
from meadhall.kernel.picture import Badge, Said, Thing, named
from meadhall.kernel.scene import Fate, Fates, Moment, Party, Passage, Shown, Step, Term


def raid(box: Box, passage: Passage) -> Moment | None:
    """While it lasts, targets and Units lie open in the board's place; the scene shows how it ended."""
    return None if passage.is_open else Raided(box, passage).moment()


class Raided:
    """An attack that is over: its targets in order, and what came of each."""

    def __init__(self, box: Box, passage: Passage) -> None:
        self.box, self.passage = box, passage
        self.bouts: list[e.RaidBegan] = passage.of(e.RaidBegan)
        self.results: list[e.BuildingDamaged | e.RaidRepelled] = passage.of(e.BuildingDamaged, e.RaidRepelled)
        self.seat = self.bouts[0].seat

    def moment(self) -> Moment:
        foes = tuple(dict.fromkeys([bout.foe for bout in self.bouts]))
        return Moment(
            title=Said("moment-raid", {"seat": named_seat(self.seat)}),
            icon=signs.ATTACK,
            steps=tuple(self.steps()),
            seats=(self.seat, *foes),
            ground="raid",
        )

    def steps(self) -> Iterator[Step]:
        for bout, result in zip(self.bouts, self.results, strict=True):
            yield self.fight(bout, result)
        yield self.gains()

    # -- a target -----------------------------------------------------------------------------------------------

    def fight(self, bout: e.RaidBegan, result: e.BuildingDamaged | e.RaidRepelled) -> Step:
        """Cards of both sides, and the sums they make."""
        fell = isinstance(result, e.BuildingDamaged)
        building: Thing = ("building", b.TARGETS[result.building])
        things: dict[str, Thing] = {"seat": named_seat(self.seat), "foe": named_seat(result.foe), "building": building}
        numbers = {"attack": result.attack, "defence": result.defence}
        return Step(
            name=Said("moment-target", {"building": building}),
            said=Said("moment-fell" if fell else "moment-held", things, numbers),
            parties=(self._attacker(bout), self._defender(result)),
            sums=tuple(self._sums(bout, result, fell)),
            brief=True,
        )

    def _attacker(self, bout: e.RaidBegan) -> Party:
        return Party(seat=self.seat, role=Said("moment-attacks"), cards=self._shown(bout.units), total=bout.attack)

    def _defender(self, result: e.BuildingDamaged | e.RaidRepelled) -> Party:
        return Party(
            seat=result.foe,
            role=Said("moment-defends"),
            cards=self._shown(result.cards),
            total=result.defence,
            note=None if result.cards else Said("moment-no-cards"),
        )

    def _shown(self, cards: tuple[int, ...]) -> tuple[Shown, ...]:
        return tuple([Shown(self.box.cards[card].slug) for card in cards])

    def _sums(self, bout: e.RaidBegan, result: e.BuildingDamaged | e.RaidRepelled, fell: bool) -> Iterator[Party]:
        yield Party(
            seat=self.seat,
            terms=tuple(self._attack(bout)),
            total=result.attack,
            state="wins" if fell else "loses",
        )
        yield Party(
            seat=result.foe,
            terms=tuple(self._defence(result)),
            total=result.defence,
            verdict=Said("raid-falls" if fell else "raid-holds"),
            state="loses" if fell else "wins",
        )

    def _attack(self, bout: e.RaidBegan) -> Iterator[Term]:
        """Every Unit with what is printed, and what cards have added to them."""
        for unit in bout.units:
            yield Term(signs.ATTACK, self.box.attack[unit], named("card", self.box.cards[unit].slug), signed=False)
        more = bout.attack - sum([self.box.attack[unit] for unit in bout.units])
        if more:
            yield Term(signs.ATTACK, more, Said("moment-stronger"))

    def _defence(self, result: e.BuildingDamaged | e.RaidRepelled) -> Iterator[Term]:
        """The building, the cards played on it, and Shield Walls, wherever they were played."""
        building = named("building", b.TARGETS[result.building])
        yield Term(signs.DEFENCE, result.printed, building, signed=False)
        left = result.defence - result.printed
        for card in result.cards:
            row = self.box.cards[card]
            if left and not any([effect.word == w.EVERY for effect in row.guard]):
                left -= row.defence
                yield Term(signs.DEFENCE, row.defence, named("card", row.slug))
        if left:
            yield Term(signs.DEFENCE, left, Said("moment-walls"))

    # -- what it brought ----------------------------------------------------------------------------------------

    def gains(self) -> Step:
        damaged = len(self.passage.of(e.BuildingDamaged))
        return Step(
            name=Said("moment-gains"),
            said=Said("event-RaidOver", {"seat": named_seat(self.seat)}, {"damaged": damaged}),
            fates=(Fates(Said("moment-villages"), tuple([self._fate(result) for result in self.results])),),
            notes=tuple([self._points(scored) for scored in self.passage.of(e.PointsScored)]),
            brief=True,
        )

    def _fate(self, result: e.BuildingDamaged | e.RaidRepelled) -> Fate:
        building: Thing = ("building", b.TARGETS[result.building])
        fell = isinstance(result, e.BuildingDamaged)
        words = Said("moment-is-damaged" if fell else "moment-is-whole", {"building": building})
        return Fate(result.foe, "loss" if fell else "check", words, state="" if fell else "stays")

    def _points(self, scored: e.PointsScored) -> Badge:
        numbers = {"points": scored.points, "total": scored.total}
        return Badge(signs.POINTS, Said("event-PointsScored", {"seat": named_seat(scored.seat)}, numbers))


def named_seat(seat: int) -> Thing:
    return ("seat", b.SHIELDS[seat])
