"""A Hunt on the stage: its rounds, blow by blow, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards.box import Box
from meadhall.games.lords_of_ragnarok.events import beasts as e
from meadhall.games.lords_of_ragnarok.events import table as t
from meadhall.games.lords_of_ragnarok.picture import signs
from meadhall.kernel import Event
from meadhall.kernel.picture import Badge, Gauge, Said, Thing
from meadhall.kernel.scene import Moment, Party, Passage, Shown, Step

SIGNS: Final[dict[type[Event], str]] = {
    e.BoxCovered: "w-sword",
    e.BoxFreed: "undo",
    e.TrophyWon: "slayer",
    t.Injured: "damage",
    t.InjuryIgnored: "check",
    e.AttackBlocked: "w-shield",
    e.AttackHit: "jaws",
    e.WeakPointFound: "weak",
    t.ArtefactWon: "artefact",
    e.MonsterSlain: "slayer",
    e.SlayerTokenGained: "slayer",
}
OUTCOME = (e.TrophyWon, t.Injured, t.ArtefactWon, e.MonsterSlain, e.SlayerTokenGained)  # shown at its end


LAIRS: Final = {
    "jotunn": "giant",
    "garm": "wolf",
    "draugr": "undead",
    "fafnir": "dragon",
    "huldra": "huldra",
    "hraesvelgr": "eagle",
    "loki": "loki",
}  # those of other editions come out of the deep


def hunt(box: Box, passage: Passage) -> Moment | None:
    """While it lasts, beast, blow and Hunter take the board's place; the scene shows how it ended."""
    return None if passage.is_open else Hunted(box, passage).moment()


class Hunted:
    """A Hunt that is over."""

    def __init__(self, box: Box, passage: Passage) -> None:
        self.box, self.passage = box, passage
        self.began: e.HuntBegan = passage.first(e.HuntBegan)
        self.over: e.HuntOver | None = passage.first(e.HuntOver)
        self.seat: Thing = ("seat", passage.table.players[self.began.seat].colour)
        self.monster: Thing = ("monster", box.monsters[self.began.monster].slug)
        self.sign = f"mon-{signs.beast(box, self.monster[1])}"

    def moment(self) -> Moment:
        hero: Thing = ("hero", self.passage.table.players[self.began.seat].hero)
        return Moment(
            title=Said("duel-title", {"hero": hero, "monster": self.monster}),
            icon="act-hunt",
            where=Said("stage-kept", {"seat": self._keeper(), "monster": self.monster}),
            steps=(*[self._round(n, events) for n, events in enumerate(self._rounds(), 1)], self._outcome()),
            seats=(self.began.seat, self.began.keeper),
            tone="night",
            ground=LAIRS.get(self.monster[1], "kraken"),
        )

    def _keeper(self) -> Thing:
        return ("seat", self.passage.table.players[self.began.keeper].colour)

    def _rounds(self) -> list[list[Event]]:
        """The events of each round: an Attack and all that follows it."""
        rounds: list[list[Event]] = []
        for event in self.passage.events:
            if isinstance(event, e.HuntWon | e.HuntLost):
                break
            if isinstance(event, e.AttackPlayed):
                rounds.append([])
            if rounds:
                rounds[-1].append(event)
        return rounds

    def _round(self, number: int, events: list[Event]) -> Step:
        attack = next(event for event in events if isinstance(event, e.AttackPlayed))
        defence = next((event for event in events if isinstance(event, e.DefencePlayed)), None)
        boxes = len([event for event in events if isinstance(event, e.BoxCovered)])
        return Step(
            name=Said("duel-round", numbers={"round": number}),
            said=Said("stage-round", {"attack": ("attack", self.box.attacks[attack.attack].slug)}, {"boxes": boxes}),
            parties=(self._beast(attack), self._hunter(defence)),
            gauges=() if defence is None else (self._rage(attack, defence, events),),
            notes=tuple(self._told(events, tuple(SIGNS))),
            live=True,
        )

    def _beast(self, attack: e.AttackPlayed) -> Party:
        return Party(
            name=Said("", {"": self.monster}),
            icon=self.sign,
            cards=(Shown(self.box.attacks[attack.attack].slug),),
            total=attack.rage,
            unit=Said("number-rage"),
        )

    def _hunter(self, defence: e.DefencePlayed | None) -> Party:
        cards = defence.cards if defence else ()
        return Party(
            seat=self.began.seat,
            cards=tuple([Shown(self.box.combat[card].slug) for card in cards]),
            total=defence.value if defence else 0,
            unit=Said("stage-defence"),
            note=None if cards else Said("stage-undefended"),
        )

    def _rage(self, attack: e.AttackPlayed, defence: e.DefencePlayed, events: list[Event]) -> Gauge:
        held = any([isinstance(event, e.AttackBlocked) for event in events])
        verdict = Said("verdict-defended" if held else "verdict-hit")
        return Gauge("jaws", Said("gauge-rage"), defence.value, attack.rage, verdict, "ok" if held else "short")

    def _outcome(self) -> Step:
        won = self.passage.first(e.HuntWon) or self.passage.first(t.Victory)
        said = Said("event-HuntWon" if won else "event-HuntLost", {"seat": self.seat, "monster": self.monster})
        covered = len(self.passage.of(e.BoxCovered))
        size = len(self.box.monsters[self.began.monster].boxes)
        slain = self.over is None or bool(self.passage.of(e.MonsterSlain))  # its sheet is cleared at once
        bare = 0 if slain or self.over is None else self.over.bare
        return Step(
            name=Said("stage-outcome"),
            said=said,
            head=said,
            more=Said("stage-hunt", numbers={"rounds": len(self._rounds()), "boxes": covered}),
            pegs=(size - bare, size, "w-sword"),
            notes=tuple(self._told(self.passage.events, OUTCOME)),
            tone="gold" if won else "dusk",
            brief=True,
        )

    def _told(self, events: Sequence[Event], kinds: tuple[type[Event], ...]) -> Iterator[Badge]:
        """Events as lines."""
        for event in events:
            if isinstance(event, kinds):
                yield Badge(SIGNS[type(event)], self._said(event))

    def _said(self, event: Event) -> Said:
        """An event's own sentence, where it can be said without a list of cards."""
        things: dict[str, Thing] = {"monster": self.monster, "seat": self.seat}
        numbers: dict[str, int] = {}
        if isinstance(event, e.BoxCovered):
            return Said("stage-box", {**things, **self._struck(event)}, {"box": event.box, "cards": len(event.cards)})
        if isinstance(event, e.BoxFreed):
            numbers["box"] = event.box
        elif isinstance(event, e.TrophyWon):
            things["trophy"] = ("trophy", b.TROPHIES[event.trophy])
        elif isinstance(event, t.Injured):
            things["attribute"] = ("attribute", b.ATTRIBUTES[event.attribute])
        elif isinstance(event, t.ArtefactWon):
            things["artefact"] = ("artefact", self.box.artefacts[event.artefact].slug)
        elif isinstance(event, e.AttackHit):
            things["attack"] = ("attack", self.box.attacks[event.attack].slug)
        elif isinstance(event, e.WeakPointFound):
            numbers = {"total": event.total, "needed": event.needed}
        return Said(f"event-{type(event).__name__}", things, numbers)

    def _struck(self, event: e.BoxCovered) -> dict[str, Thing]:
        return {"card": ("card", self.box.combat[event.cards[0]].slug)} if event.cards else {"card": self.monster}
