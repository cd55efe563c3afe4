"""The table of Vikings Gone Wild: what lies where. Queries, then verbs; the flow is in `rules/`."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.cards.box import Box
from meadhall.games.vikings_gone_wild.events import rivals
from meadhall.games.vikings_gone_wild.events import table as e
from meadhall.kernel import Plain, State

NOBODY, NOTHING = b.NOBODY, b.NOTHING


class Raid(Plain):
    """An attack among rivals, target by target."""

    foes: list[int]  # whose building it is, NOBODY for Draco and the Undead camp
    places: list[int]  # which one
    units: list[list[int]]
    attack: list[int]
    cards: list[list[int]]  # Defence cards played on it
    fates: list[int]  # how it stands with each, by `board.FATES`


class Vikings(State):
    """Everything on the table. Cards are kinds of the box: equal copies are the same number."""

    box: Box

    versus: int  # is it the competitive game?
    round: int
    phase: int
    hammer: int  # who has it, and plays first
    turn: int  # whose turn it is, or NOBODY
    deeds: list[int]  # of the turn that is being played, by `board.DEEDS`
    fresh: list[int]  # volatile beer and gold of whose turn it is
    arms: list[int]  # Units that are stronger in this turn, two by two: the card and its bonus
    rally: int  # the bonus of all Units in this turn
    loans: list[int]  # Units borrowed for this turn, three by three: the card, its owner, has it attacked?
    cheap: list[int]  # by NEXT_BUILDING and ANY_PURCHASE: what these cost less
    spared: list[int]  # beer and gold that the purchase now being made costs less
    aim: int  # whom Units are being picked against: a slot, AT_DRACO, AT_CAMP, or NOTHING

    # players, by seat
    piles: list[list[int]]  # to draw from, the top last
    hands: list[list[int]]  # sorted
    discards: list[list[int]]
    played: list[list[int]]  # play areas
    removed: list[list[int]]  # from the game
    halls: list[int]  # level of the Town Hall
    built: list[list[int]]  # types of buildings, in the order they were built
    sites: list[list[int]]  # and which of them are under construction
    struck: list[list[int]]  # and which were attacked in this round
    hall_struck: list[int]
    tokens: list[list[int]]  # beer and gold produced and not stored yet
    stored: list[list[int]]

    # the market
    stacks: list[int]  # copies left of each card, 0 for what is not bought from a stack
    lots: list[int]  # of each building

    # Ragnarök!
    handicaps: tuple[int, ...]  # steps of each
    row: list[int]  # Undead cards by slot, EMPTY or RIPOSTE
    deck: list[int]  # of the Undead Army: the next card last, the Boss at the bottom
    fallen: list[int]  # the Undead Army discard
    aside: list[int]  # not kept, and seen by no one
    bosses: list[int]  # the Bosses that take no part, seen by no one
    objectives: tuple[int, ...]
    team: int
    desolation: int
    lost: int  # VP that the team has lost
    wounds: int  # tokens on the Boss
    boss_fell: int
    result: int
    clash: int  # the slot whose card clashes now, or NOTHING
    targets: list[int]  # by seat: which building it attacks

    # the competitive game
    points: list[int]
    path: list[int]  # Odin's Path by slot, or EMPTY
    path_deck: list[int]
    path_discard: list[int]
    favours: list[int]  # face up
    favour_deck: list[int]
    favour_aside: list[int]  # that take no part, seen by no one
    taken: list[int]  # by seat: Favours taken
    missions: list[list[int]]  # open, by seat
    completed: list[list[int]]
    mission_decks: list[list[int]]  # by level, the next one last
    owed: list[int]  # by seat: the level of the Mission to be drawn in the next Draw phase, 0 for none
    bonuses: tuple[int, ...]
    raid: Raid | None
    walls: list[int]  # by seat: what Shield Walls add to every building in this turn

    # -- resources --------------------------------------------------------------------------------------

    def purse(self, seat: int, resource: int) -> int:
        """What the player could pay now: volatile on the own turn, produced and stored."""
        has = self.tokens[seat][resource] + self.stored[seat][resource]
        return has + self.fresh[resource] if seat == self.turn else has

    def pay(self, seat: int, resource: int, amount: int) -> None:
        """Volatile resources go first, then produced tokens, then stored ones (VG-257)."""
        for purse in (self.fresh, self.tokens[seat], self.stored[seat]):
            part = min(purse[resource], amount)
            purse[resource] -= part
            amount -= part
        assert not amount, f"seat {seat} cannot pay {amount} more {b.RESOURCES[resource]}"

    def spend(self, seat: int, beer: int, gold: int) -> None:
        """Pay a cost, less what is spared: what was spent in a turn is remembered (VG-738)."""
        beer, gold = beer - self.spared[b.BEER], gold - self.spared[b.GOLD]
        self.spared[:] = [0, 0]
        self.pay(seat, b.BEER, beer)
        self.pay(seat, b.GOLD, gold)
        self.deeds[b.BEER_SPENT] += beer
        self.deeds[b.GOLD_SPENT] += gold

    # -- cards ------------------------------------------------------------------------------------------

    def shields(self, seat: int) -> list[int]:
        """The Defence cards of a hand."""
        defence = self.box.defence
        return [card for card in self.hands[seat] if defence[card]]

    def purses(self, seat: int) -> list[int]:
        """The cards of a hand that give beer or gold, and nothing else."""
        gives = self.box.gives
        return [card for card in self.hands[seat] if gives[card] != (0, 0)]

    def owned(self, seat: int) -> list[int]:
        """All cards of a player in draw pile, hand, play area and discard; none that were removed (VG-610)."""
        return [*self.piles[seat], *self.hands[seat], *self.played[seat], *self.discards[seat]]

    def draw(self, seat: int, count: int) -> None:
        """Cards from the draw pile; when it runs out the discard is shuffled into a new one (VG-213 to VG-215)."""
        pile, hand, drawn = self.piles[seat], self.hands[seat], 0
        while drawn < count:
            if not pile:
                if not self.discards[seat]:
                    break
                self.reshuffle(seat)
            insort(hand, pile.pop())
            drawn += 1
        if drawn:
            self.tell(e.CardsDrawn(seat, drawn))

    def reshuffle(self, seat: int) -> None:
        """The whole discard becomes the draw pile."""
        pile, discard = self.piles[seat], self.discards[seat]
        pile += sorted(discard)
        discard.clear()
        self.shuffle(pile)
        self.tell(e.Reshuffled(seat, len(pile)))

    def use(self, seat: int, card: int) -> None:
        """A card goes from the hand to the play area (VG-304)."""
        self.hands[seat].remove(card)
        self.played[seat].append(card)

    def lay_down(self, seat: int, cards: Sequence[int]) -> None:
        """Defence cards go to the discard after use (VG-362)."""
        for card in cards:
            self.played[seat].remove(card)
            self.discards[seat].append(card)

    # -- Units ------------------------------------------------------------------------------------------

    def units(self, seat: int) -> list[int]:
        """The Units that can still attack in this turn: those of the hand, and those borrowed."""
        attack = self.box.attack
        found = [card for card in self.hands[seat] if attack[card]]
        return found + self.borrowed() if self.loans and seat == self.turn else found

    def borrowed(self) -> list[int]:
        """Borrowed Units that have not attacked yet."""
        return [card for card, used in zip(self.loans[::3], self.loans[2::3], strict=True) if not used]

    def hand_attack(self, seat: int) -> int:
        """What all Units that can attack add up to."""
        return self.force(self.units(seat))

    def attack_of(self, card: int) -> int:
        """What a Unit adds to an attack in this turn, if it is the strongest of its kind."""
        return self.force((card,))

    def force(self, cards: Sequence[int]) -> int:
        """What these Units add up to: printed values, and bonuses of this turn, each of them once (VG-342, VG-816)."""
        attack = self.box.attack
        total = sum([attack[card] + self.rally for card in cards if attack[card]])
        if self.arms:
            left = list(cards)
            for place in range(0, len(self.arms), 2):
                if self.arms[place] in left:
                    left.remove(self.arms[place])
                    total += self.arms[place + 1]
        return total

    def arm(self, seat: int, card: int, bonus: int) -> None:
        """A Unit is stronger in this turn: one that has no bonus yet, if there is one of its kind."""
        armed = [place for place in range(0, len(self.arms), 2) if self.arms[place] == card]
        if len(armed) < self.units(seat).count(card):
            self.arms += [card, bonus]
        else:
            self.arms[armed[0] + 1] += bonus
        pairs = sorted(zip(self.arms[::2], self.arms[1::2], strict=True), key=lambda pair: (-pair[1], pair[0]))
        self.arms[:] = [number for pair in pairs for number in pair]

    def disarm(self, seat: int) -> None:
        """A bonus goes with its Unit, when that leaves the hand without attacking (VG-816)."""
        units, arms = self.units(seat), self.arms[:]
        self.arms.clear()
        for place in range(0, len(arms), 2):
            if arms[place] in units:
                units.remove(arms[place])
                self.arms += arms[place : place + 2]

    def enlist(self, seat: int, card: int) -> int:
        """A Unit attacks, and lies in the play area from now on; returns its ATK (VG-343, VG-344)."""
        attack = self.attack_of(card)
        if card in self.arms[::2]:
            place = 2 * self.arms[::2].index(card)
            del self.arms[place : place + 2]
        if card in self.borrowed():
            self.loans[self._loan(card, 0) + 2] = 1
        else:
            self.use(seat, card)
        return attack

    def vanish(self, seat: int, card: int) -> None:
        """A Unit that has attacked is removed from the game (VG-946), a borrowed one, too (VG-962)."""
        place = self._loan(card, 1)
        if place != NOTHING:
            del self.loans[place : place + 3]
        else:
            self.played[seat].remove(card)
        self.removed[seat].append(card)

    def _loan(self, card: int, used: int) -> int:
        """Where a borrowed Unit stands among the loans."""
        starts = range(0, len(self.loans), 3)
        wanted = [place for place in starts if (self.loans[place], self.loans[place + 2]) == (card, used)]
        return wanted[0] if wanted else NOTHING

    # -- buildings --------------------------------------------------------------------------------------

    def count(self, seat: int, building: int) -> int:
        """How many of a type a player owns, those under construction included (VG-322)."""
        return self.built[seat].count(building)

    def working(self, seat: int, building: int) -> int:
        """How many of a type work: without construction token (VG-321); damaged ones do (VG-354)."""
        pairs = zip(self.built[seat], self.sites[seat], strict=True)
        return sum([kind == building and not site for kind, site in pairs])

    def power(self, seat: int, building: int) -> int:
        """What all working buildings of a type do together: tokens, capacity, cards kept, cards drawn."""
        return self.working(seat, building) * self.box.buildings[building].number

    def limit(self, seat: int) -> int:
        """Buildings of each type that the Town Hall allows (VG-324)."""
        return self.box.halls[self.halls[seat] - 1].limit

    def hall_defence(self, seat: int) -> int:
        return self.box.halls[self.halls[seat] - 1].defence

    def defence_at(self, seat: int, place: int) -> int:
        """The printed DEF of a building, by its place among those built; AT_HALL: the Town Hall's (VG-511)."""
        if place == b.AT_HALL:
            return self.hall_defence(seat)
        return self.box.buildings[self.built[seat][place]].defence

    def kind_at(self, seat: int, place: int) -> int:
        """The type of a building by its place."""
        return b.TOWN_HALL if place == b.AT_HALL else self.built[seat][place]

    def is_struck(self, seat: int, place: int) -> int:
        return self.hall_struck[seat] if place == b.AT_HALL else self.struck[seat][place]

    def strike(self, seat: int, place: int) -> None:
        """A damage token: the building was attacked in this round (VG-355)."""
        if place == b.AT_HALL:
            self.hall_struck[seat] = 1
        else:
            self.struck[seat][place] = 1

    # -- rivals -----------------------------------------------------------------------------------------

    @property
    def bouts(self) -> Raid:
        """The attack in progress, whose targets are fought for one by one."""
        assert self.raid is not None, "nobody attacks"
        return self.raid

    def others(self, seat: int) -> tuple[int, ...]:
        """The other players, clockwise."""
        return self.round_from(seat)[1:]

    def score(self, seat: int, points: int, cause: int) -> None:
        """VP are only gained, never lost (VG-701)."""
        goal = self.box.values.goal[self.seats - 2]
        going_on = max(self.points) < goal
        self.points[seat] += points
        self.tell(rivals.PointsScored(seat, points, self.points[seat], cause))
        if going_on and self.points[seat] >= goal:
            self.tell(rivals.LastRound(seat, self.points[seat]))

    def marks_passed(self, seat: int) -> int:
        """How many marks of the VP track, each worth a Favour, a player has reached (VG-750)."""
        return sum([self.points[seat] >= mark for mark in self.box.values.marks])

    def is_favour_due(self) -> bool:
        """Has anybody passed a mark for which no Favour was taken yet?"""
        return any([self.marks_passed(seat) > taken for seat, taken in enumerate(self.taken)]) and bool(self.favours)

    def full_storages(self, seat: int, resource: int) -> int:
        """One Storage is filled before the next (VG-761)."""
        return self.stored[seat][resource] // self.box.buildings[b.STORAGES[resource]].number

    # -- the Undead Army --------------------------------------------------------------------------------

    @property
    def horns(self) -> int:
        """How many Horns of Desolation are active; they never fall silent again (VG-551, VG-552, VG-555)."""
        return sum([self.desolation >= mark for mark in self.box.values.horns])

    @property
    def boss(self) -> int:
        """The Boss if it lies in the row, or NOTHING."""
        undead = self.box.undead
        return next((card for card in self.row if card >= 0 and undead[card].family == w.BOSS), NOTHING)

    def lives(self, card: int) -> int:
        """Life points of a Boss for this number of players."""
        return self.box.undead[card].lives[self.seats - 1]

    def leave_row(self, slot: int) -> None:
        """An Undead card goes to the discard at once; the gap stays (VG-405, VG-406)."""
        self.fallen.append(self.row[slot])
        self.row[slot] = b.EMPTY

    def lose(self, amount: int) -> None:
        """The Team token moves towards 0, and stops where it meets Desolation: all is lost (VG-520, VG-602)."""
        if not amount:
            return
        moved = min(amount, self.team - self.desolation)
        self.team -= moved
        self.lost += moved
        self.tell(e.TeamLost(moved, self.team))
        self.check_ragnarok()

    def check_ragnarok(self) -> None:
        """The third Horn: the tokens have met (VG-521, VG-554)."""
        if self.team <= self.desolation:
            self.result = b.LOST
            self.tell(e.HornSounded(b.THIRD_HORN, self.desolation, self.team))
