"""Journeys on the stage: strength against difficulty, how it ends, what is lost on the way, and the horns."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal import events as e
from meadhall.games.thorgal.cards.tables import Box
from meadhall.kernel.picture import Badge, Gauge, Said, Thing, named
from meadhall.kernel.scene import Fate, Fates, Moment, Passage, Staging, Step, is_any

GROUNDS: Final = {
    "citadel-of-brek-zarith": "city",
    "city-of-umbria": "city",
    "land-of-aran": "sea",
    "bag-dadh": "desert",
    "mines-of-the-ponant": "mines",
    "brigands-lair": "forest",
    "shaigans-castle": "city",
    "invisible-fortress": "mountain",
    "kerridwens-tower": "forest",
    "rebels-marsh": "marsh",
    "island-of-the-frozen-seas": "ice",
    "pyramid-of-mayaxatl": "pyramid",
    "wreck-of-the-starship": "wreck",
    "kingdom-beneath-the-sand": "desert",
    "xinjin-village": "village",
    "fortified-harbour": "sea",
    "village-of-the-northern-vikings": "village",
    "gates-of-asgard": "gates",
    "skellingar": "sea",
    "the-second-world": "otherworld",
}


def stagings(box: Box) -> tuple[Staging, ...]:
    return (Staging(is_any(e.JourneyMeasured), is_any(e.JourneyOver), partial(journey, box)),)


def journey(box: Box, passage: Passage) -> Moment | None:
    """A failure is shown as fully as a success."""
    over = passage.first(e.JourneyOver)
    return None if over is None else Travelled(box, passage, over).moment()


def ground_of(terrain: str) -> str:
    """The land that a terrain's own name speaks of; those of other editions lie beyond a mountain pass."""
    return GROUNDS.get(terrain, "mountain")


class Travelled:
    """A journey that is over."""

    def __init__(self, box: Box, passage: Passage, over: e.JourneyOver) -> None:
        self.box, self.passage, self.over = box, passage, over
        self.measured: e.JourneyMeasured = passage.first(e.JourneyMeasured)
        self.succeeded = passage.first(e.JourneySucceeded) is not None
        self.seat: Thing = ("seat", passage.table.players[over.seat].chair)
        self.card: Thing = ("card", box.SLUGS[over.card])
        values = self.measured
        self.force = (values.bravery, values.cunning, values.might)
        self.needed = (values.bravery_needed, values.cunning_needed, values.might_needed)

    def moment(self) -> Moment:
        return Moment(
            title=named(*self.card),
            icon="horn",
            where=Said("moment-journey", {"seat": self.seat}),
            steps=(self.strength(), self.outcome()),
            tone="gold" if self.succeeded else "dusk",
            ground=ground_of(self.card[1]),
        )

    def strength(self) -> Step:
        return Step(
            name=Said("moment-strength"),
            said=Said("moment-measured"),
            gauges=tuple(self._gauges()),
            notes=tuple(self._opposed()),
            tone="night",
            ground="ambush" if self.measured.opposer >= 0 else "",
            brief=True,
        )

    def _gauges(self) -> Iterator[Gauge]:
        for which, attribute in enumerate(b.ATTRIBUTES):
            value, against = self.force[which], self.needed[which]
            lacks = max(0, against - value)
            state = "short" if lacks else "just" if value == against and against else "ok"
            verdict = Said(f"gauge-{state}", numbers={"lacks": lacks})
            tip = named("attribute", attribute)
            yield Gauge(f"pip-{attribute}", tip, value, against, verdict, state, made=tuple(self._made(which)))

    def _made(self, which: int) -> Iterator[Said]:
        """What both numbers are made of."""
        group, land = self.measured.group[which], self.measured.land[which]
        opposed = self.measured.opposition[which]
        yield Said("moment-group", numbers={"group": group, "events": self.force[which] - group})
        hindered = self.needed[which] - land - opposed
        yield Said("moment-land", numbers={"land": land, "opposed": opposed, "hindered": hindered})

    def _opposed(self) -> Iterator[Badge]:
        if self.measured.opposer >= 0:
            yield Badge("hand", Said("moment-opposed", {"card": ("card", self.box.SLUGS[self.measured.opposer])}))

    # -- the outcome ------------------------------------------------------------------------------------------

    def outcome(self) -> Step:
        said = Said("event-JourneySucceeded" if self.succeeded else "event-JourneyFailed", self._things())
        head = Said("moment-conquered" if self.succeeded else "moment-failed", self._things())
        return Step(
            name=Said("moment-outcome"),
            said=said,
            head=head,
            more=self._why(),
            pegs=(self.over.horns, self.over.needed, "horn"),
            gauges=tuple(self._gauges()),
            fates=tuple(self._fates()),
            brief=True,
        )

    def _things(self) -> dict[str, Thing]:
        return {"seat": self.seat, "card": self.card}

    def _why(self) -> Said:
        """What was missing most, or how many horns there are now."""
        if self.succeeded:
            return Said("moment-horns", numbers={"horns": self.over.horns, "needed": self.over.needed})
        lacks = [need - have for have, need in zip(self.force, self.needed, strict=True)]
        worst = lacks.index(max(lacks))
        return Said("moment-lacks", {"attribute": ("attribute", b.ATTRIBUTES[worst])}, {"lacks": lacks[worst]})

    def _fates(self) -> Iterator[Fates]:
        """Associated cards and a beaten opposer are destroyed; one that was not beaten goes home."""
        lost = [self._fate(event, "discard", "moment-destroyed") for event in self.passage.of(e.CardDestroyed)]
        home = [self._fate(event, "check", "moment-home", "stays") for event in self.passage.of(e.OpposerReturned)]
        if lost or home:
            yield Fates(Said("moment-lost"), (*lost, *home))

    def _fate(self, event: e.CardDestroyed | e.OpposerReturned, icon: str, words: str, state: str = "") -> Fate:
        return Fate(event.seat, icon, Said(words), cards=(self.box.SLUGS[event.card],), state=state)
