"""A battle on the stage: the call, the cards, what they say, the sums, the dead, the gains."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage import events as e
from meadhall.games.blood_rage import options as o
from meadhall.games.blood_rage.cards import words as w
from meadhall.games.blood_rage.cards.box import Box
from meadhall.games.blood_rage.picture.moments.glory import glory_ledger
from meadhall.games.blood_rage.view import Table
from meadhall.kernel import Event
from meadhall.kernel.picture import Badge, Said, Thing, named
from meadhall.kernel.scene import Comer, Fate, Fates, Moment, Near, Party, Passage, Shown, Step, Term, Token

PLAIN = (b.WARRIOR,)  # figures whose token shows their STR
WATCHED = 100  # villages beyond which there is no counting


def battle(box: Box, passage: Passage) -> Moment | None:
    """From its call on; a pillage without opposition is what one clan does alone."""
    if not passage.is_open and passage.first(e.BattleOver) is None:
        return None
    fought = Fought(box, passage)
    return Moment(
        title=Said("contest", {"place": fought.place}),
        icon="battle",
        where=Said("moment-pillages", {"seat": fought.seat(fought.called.seat)}),
        steps=tuple(fought.steps()),
        seats=() if passage.is_open else fought.rivals,
        ground=ground_of(box, fought.called.place),
    )


def ground_of(box: Box, place: int) -> str:
    """The land a place belongs to; Yggdrasil is one alone."""
    return "yggdrasil" if place == b.YGGDRASIL else b.REGIONS[box.region[place]]


class Fought:
    """A battle, as far as a seat has seen it."""

    def __init__(self, box: Box, passage: Passage) -> None:
        self.box, self.passage = box, passage
        self.table: Table = passage.table
        self.called: e.PillageDeclared = passage.first(e.PillageDeclared)
        self.began: e.BattleBegan | None = passage.first(e.BattleBegan)
        self.over: e.BattleOver | None = passage.first(e.BattleOver)
        self.place: Thing = ("place", b.PLACES[self.called.place])
        self.rivals = self.began.rivals if self.began else ()
        swept = [i for i, event in enumerate(passage.events) if isinstance(event, e.CardsSwept)]
        self.last_round = passage.events[swept[-1] + 1 :] if swept else passage.events

    def steps(self) -> Iterator[Step]:
        yield self.call()
        if self.began is not None and (self.passage.is_open or self.shown()):
            yield self.cards()
        if self.over is not None:
            yield from (self.sums(), self.dead(), self.gained())

    def seat(self, seat: int) -> Thing:
        return ("seat", self.table.clans[seat].clan)

    def muster(self) -> e.Muster:
        """Who is there, after the last who came."""
        told: list[e.PillageDeclared | e.BattleJoined | e.BattleBegan] = self.passage.of(
            e.PillageDeclared, e.BattleJoined, e.BattleBegan
        )
        return told[-1].muster

    def shown(self) -> list[e.CardRevealed]:
        return [event for event in self.last_round if isinstance(event, e.CardRevealed)]

    # -- the call ---------------------------------------------------------------------------------------------

    def call(self) -> Step:
        """Strengths so far, and who may still come."""
        muster = self.muster()
        there = [seat for seat, strength in enumerate(muster.strengths) if self._hosts(seat)]
        comers = tuple([self._comer(*comer) for comer in muster.comers])
        return Step(
            name=Said("moment-call"),
            said=Said("moment-called", {"seat": self.seat(self.called.seat), "place": self.place}),
            near=Near(self.place[1], _ways(comers)),
            parties=tuple([self._party(seat, muster.strengths[seat]) for seat in there]),
            comers=comers,
            room=self._room(muster) if self.passage.is_open and self.began is None else None,
            notes=self._stakes(),
            live=True,
        )

    def _room(self, muster: e.Muster) -> Said:
        if muster.room >= WATCHED:
            return Said("moment-no-limit")
        return Said("moment-room", {"place": self.place}, {"count": muster.room})

    def _comer(self, seat: int, figure: int, origin: int, adds: int) -> Comer:
        words = Said(
            "moment-comer", {"figure": ("figure", self.box.figures[figure]), "place": ("place", b.PLACES[origin])}
        )
        return Comer(seat, self._token(seat, figure, adds), words, b.PLACES[origin], adds)

    def _stakes(self) -> tuple[Badge, ...]:
        if not self.passage.is_open:
            return ()
        place = next(place for place in self.table.places if place.name == self.place[1])
        if place.pillaged:
            return ()
        words = Said("moment-stake", {"seat": self.seat(self.called.seat), "reward": ("reward", place.reward)})
        return (Badge(place.reward, words),)

    def _hosts(self, seat: int) -> list[tuple[int, int]]:
        return [(figure, strength) for clan, figure, strength in self.muster().hosts if clan == seat]

    def _token(self, seat: int, figure: int, strength: int, state: str = "") -> Token:
        text = "" if figure in PLAIN and strength == 1 else str(strength)
        return Token(seat, b.FIGURES[figure], ("figure", self.box.figures[figure]), text, state=state)

    def _party(self, seat: int, total: int, cards: tuple[Shown, ...] = ()) -> Party:
        joined = any([event.seat == seat for event in self.passage.of(e.BattleJoined)])
        came = "moment-role-joined" if joined else "moment-role-there"
        return Party(
            seat=seat,
            role=Said("moment-role-pillages" if seat == self.called.seat else came),
            tokens=tuple([self._token(seat, figure, strength) for figure, strength in self._hosts(seat)]),
            cards=cards,
            total=total,
            unit=Said("moment-strength"),
        )

    # -- cards ------------------------------------------------------------------------------------------------

    def cards(self) -> Step:
        """Face down until all have chosen; then open, with what is cancelled."""
        shown, muster = self.shown(), self.muster()
        cancelled = self.passage.of(e.TextCancelled)
        said = Said("moment-cancels", {"card": self._canceller()}) if cancelled else Said("moment-turned")
        parties = [self._party(seat, self._so_far(seat, muster), self._cards_of(seat)) for seat in self.rivals]
        return Step(
            name=Said("moment-reveal" if shown else "moment-cards"),
            said=said if shown else Said("moment-choosing"),
            parties=tuple(parties),
            notes=tuple(self._swept()),
            live=not shown,
        )

    def _so_far(self, seat: int, muster: e.Muster) -> int:
        """Figures, or the total once it is known."""
        totals = [event.strength for event in self.passage.of(e.BattleTotal) if event.seat == seat]
        return totals[0] if totals else muster.strengths[seat]

    def _cards_of(self, seat: int) -> tuple[Shown, ...]:
        mine = [event.card for event in self.shown() if event.seat == seat]
        late = [event.card for event in self.passage.of(e.CardAdded) if event.seat == seat]
        off = {event.card for event in self.passage.of(e.TextCancelled) if event.seat == seat}
        if not self.shown():
            return self._face_down(seat)
        by = Said("moment-cancelled-by", {"card": self._canceller()}) if off else None
        open_cards = [Shown(self.box.keys[card], off=by if card in off else None) for card in mine]
        return (*open_cards, *[Shown(self.box.keys[card], late=True) for card in late])

    def _canceller(self) -> Thing:
        """The first card, in the order of the clans, that cancels the texts of others."""
        first = [event.card for seat in self.rivals for event in self.shown() if event.seat == seat]
        return ("card", self.box.keys[next(card for card in first if card in self.box.having[w.PRIMACY])])

    def _face_down(self, seat: int) -> tuple[Shown, ...]:
        """A back, or the seat's own card to itself."""
        mine = [o.PLAY.one(option) for option in self.passage.given if option in o.PLAY]
        if seat == self.passage.seat and mine:
            return tuple([Shown(self.box.keys[card], only=True) for card in mine])
        return (Shown(back="back"),) if self.table.clans[seat].hand else ()

    def _swept(self) -> Iterator[Badge]:
        for event in self.passage.of(e.CardsSwept):
            yield Badge("god-heimdall", Said("event-CardsSwept", {"seat": self.seat(event.seat)}))

    # -- sums -------------------------------------------------------------------------------------------------

    def sums(self) -> Step:
        totals: list[e.BattleTotal] = sorted(self.passage.of(e.BattleTotal), key=lambda total: -total.strength)
        best = totals[0].strength
        assert self.over is not None
        winner = self.over.seat
        numbers = {"best": best, "next": totals[1].strength if len(totals) > 1 else 0}
        said = Said("moment-tied", numbers=numbers)
        if winner >= 0:
            said = Said("moment-wins", {"seat": self.seat(winner)}, numbers)
        return Step(
            name=Said("moment-sums"),
            said=said,
            sums=tuple([self._sum(total, best, winner) for total in totals]),
            brief=True,
        )

    def _sum(self, total: e.BattleTotal, best: int, winner: int) -> Party:
        short = best - total.strength
        lost = Said("moment-short", numbers={"count": short}) if short else Said("moment-tie")
        late = {event.card for event in self.passage.of(e.CardAdded) if event.seat == total.seat}
        cards = [
            Term("battle", bonus, named("card", self.box.keys[card]), late=card in late)
            for card, bonus in total.bonuses
        ]
        return Party(
            seat=total.seat,
            terms=(self._figures_term(total), *cards),
            total=total.strength,
            verdict=Said("moment-winner") if total.seat == winner else lost,
            state="wins" if total.seat == winner else "loses",
        )

    def _figures_term(self, total: e.BattleTotal) -> Term:
        """The strength of the figures, shown as they stand there, unless a card has changed who counts."""
        hosts = self._hosts(total.seat)
        counted = hosts if sum([strength for _, strength in hosts]) == total.figures else []
        tokens = tuple([self._token(total.seat, figure, strength) for figure, strength in counted])
        return Term("warrior", total.figures, Said("moment-strength"), signed=False, tokens=tokens)

    # -- the dead ---------------------------------------------------------------------------------------------

    def dead(self) -> Step:
        killed = self.passage.of(e.FigureDestroyed)
        rows = [row for seat in self.rivals for row in self._figures(seat)]
        cards = [row for seat in self.rivals for row in self._played(seat)]
        groups = (Fates(Said("moment-figures"), tuple(rows)), Fates(Said("moment-played"), tuple(cards)))
        return Step(
            name=Said("moment-dead"),
            said=Said("moment-fallen", numbers={"count": len(killed)}),
            fates=tuple([group for group in groups if group.rows]),
            ground="valhalla" if killed else "",
        )

    def _figures(self, seat: int) -> Iterator[Fate]:
        """Those who fall, and those who stay."""
        assert self.began is not None
        dead = [event.figure for event in self.passage.of(e.FigureDestroyed) if event.seat == seat]
        kept = [(figure, strength) for clan, figure, strength in self.began.muster.hosts if clan == seat]
        fallen = tuple([self._token(seat, figure, self._worth(kept, figure), "gone") for figure in dead])
        for figure in dead:
            kept = left_of(kept, figure)
        if fallen:
            yield Fate(seat, "valhalla", Said("moment-to-valhalla", numbers={"count": len(fallen)}), fallen)
        if kept:
            stay = tuple([self._token(seat, figure, strength) for figure, strength in kept])
            yield Fate(seat, "check", Said("moment-stay", numbers={"count": len(kept)}), stay, state="stays")

    def _worth(self, hosts: Sequence[tuple[int, int]], figure: int) -> int:
        return next((strength for kind, strength in hosts if kind == figure), self.box.strength[figure])

    def _played(self, seat: int) -> Iterator[Fate]:
        """What becomes of the cards."""
        events = self.passage.of(e.CardsDiscarded, e.CardsTakenBack, e.CardsPoisoned)
        mine = [event for event in events if getattr(event, "victim", event.seat) == seat]
        cards = tuple([card.card for card in self._cards_of(seat) if card.card])
        if mine and cards:
            icon, words = CARD_FATES[type(mine[0])]
            yield Fate(seat, icon, Said(words, numbers={"count": len(cards)}), cards=cards)

    # -- the gains --------------------------------------------------------------------------------------------

    def gained(self) -> Step:
        assert self.over is not None
        winner = self.over.seat
        said = Said("event-BattleTied", {"place": self.place})
        if winner >= 0:
            said = Said("event-BattleWon", {"seat": self.seat(winner), "place": self.place})
        return Step(
            name=Said("moment-gains"),
            said=said,
            ledger=glory_ledger(self.box, self.passage.events, self.over.glory),
            notes=tuple(self._after()),
            tone="gold" if winner >= 0 else "dusk",
            brief=True,
        )

    def _after(self) -> Iterator[Badge]:
        """What is different from now on."""
        pillaged = self.passage.of(e.ProvincePillaged)
        for event in pillaged:
            things = {"seat": self.seat(event.seat), "place": self.place, "reward": ("reward", b.REWARDS[event.reward])}
            yield Badge("pillage", Said("event-ProvincePillaged", things))
        if not pillaged:
            yield Badge("pillage", Said("moment-not-pillaged", {"place": self.place}))
        for event in self.passage.of(e.StatRaised):
            things = {"seat": self.seat(event.seat), "stat": ("stat", b.STATS[event.stat])}
            yield Badge(b.STATS[event.stat], Said("event-StatRaised", things, {"value": event.value}))


CARD_FATES: dict[type[Event], tuple[str, str]] = {
    e.CardsDiscarded: ("discard", "moment-discarded"),
    e.CardsTakenBack: ("hand", "moment-taken-back"),
    e.CardsPoisoned: ("god-loki", "moment-poisoned"),
}


def _ways(comers: Sequence[Comer]) -> tuple[tuple[str, str], ...]:
    """One way from each province, with all that may come by it."""
    adds: dict[str, list[str]] = {}
    for comer in comers:
        found = adds.setdefault(comer.place, [])
        found += [text for text in [f"+{comer.adds}"] if text not in found]
    return tuple([(place, " ".join(found)) for place, found in adds.items()])


def left_of(hosts: list[tuple[int, int]], figure: int) -> list[tuple[int, int]]:
    """A host without one figure of this kind."""
    at = next((i for i, (kind, _) in enumerate(hosts) if kind == figure), None)
    return hosts if at is None else hosts[:at] + hosts[at + 1 :]
