"""The table of Blood Rage: what lies where. Queries, then verbs; the flow is in `rules/`."""

from __future__ import annotations

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage import events as e
from meadhall.games.blood_rage.cards import words as w
from meadhall.games.blood_rage.cards.box import Box
from meadhall.kernel import Plain, State

EMPTY = -1  # an upgrade slot without a card
NOBODY = -1


class Battle(Plain):
    """A battle in progress: who fights where, and which cards lie on the table. Lists are by seat."""

    province: int
    pillager: int
    rivals: tuple[int, ...]  # the participants, pillager first, then clockwise
    shown: list[list[int]]  # revealed together
    added: list[list[int]]  # white-disc cards added later
    counted: list[int]  # what a revealed Quest counts as
    texts: list[int]  # the card shown whose text acts, or EMPTY: none, or cancelled by Thor's Primacy
    deaths: list[int]  # figures destroyed since the reveal
    valkyrie: int  # the clan whose Valkyrie was there when it began

    def __init__(self, seats: int, province: int, pillager: int, rivals: tuple[int, ...], valkyrie: int) -> None:
        self.province = province
        self.pillager = pillager
        self.rivals = rivals
        self.shown = [[] for _ in range(seats)]
        self.added = [[] for _ in range(seats)]
        self.counted = [0] * seats
        self.texts = [EMPTY] * seats
        self.deaths = [0] * seats
        self.valkyrie = valkyrie


class BloodRage(State):
    """Everything on the table. Figures are counted by seat and place; cards are ints of the card list."""

    box: Box

    clans: tuple[int, ...]  # the clan of each seat
    skip_draft: bool  # the beginners' option
    first: int  # who holds the First Player token
    age: int  # 1 to 3
    phase: int
    turn: int  # whose turn it is in the Action phase, else NOBODY
    rage: list[int]
    glory: list[int]
    steps: list[list[int]]  # by seat and stat, 0 to 5
    passed: list[int]
    hands: list[list[int]]
    drafts: list[list[int]]  # the draft hand each seat holds
    picked: list[list[int]]  # drafted this Age
    kept: list[int]  # the card kept from the previous Age, or EMPTY
    quests: list[list[int]]  # committed, face down
    upgrades: list[list[int]]  # by seat and slot
    placing: int  # the upgrade whose slot is being chosen, or EMPTY
    decks: list[list[int]]  # the Ages still to come
    discard: list[int]  # face up, known to all
    buried: list[int]  # face down, hidden from all
    rewards: list[int]  # the Pillage token of each province
    pillaged: list[int]
    destroyed: list[int]
    doom: list[int]  # the province each Age's Ragnarök destroys
    marker: int  # the Destruction marker
    warriors: list[int]  # counts, by seat * ALL_PLACES + place
    leaders: list[int]  # places, by seat
    ships: list[int]
    monsters: list[int]  # places, by monster
    crowd: list[int]  # figures of all clans at each place
    on_map: list[int]  # figures of each clan on the map
    battle: Battle | None

    # -- figures ----------------------------------------------------------------------------------

    def count_at(self, seat: int, figure: int, place: int) -> int:
        """How many figures of this kind the clan has at a place."""
        if figure == b.WARRIOR:
            return self.warriors[seat * b.ALL_PLACES + place]
        return int(self.place_of(seat, figure) == place)

    def place_of(self, seat: int, figure: int) -> int:
        """Where the clan's Leader, Ship or Monster is."""
        if figure == b.LEADER:
            return self.leaders[seat]
        if figure == b.SHIP:
            return self.ships[seat]
        return self.monsters[figure - b.FIRST_MONSTER]

    def monsters_of(self, seat: int) -> tuple[int, ...]:
        """The Monsters whose card lies on the clan's sheet."""
        return tuple([self.box.monster_of[card] for card in self.upgrades[seat][3:5] if card >= 0])

    def kinds_of(self, seat: int) -> tuple[int, ...]:
        """The kinds of figures the clan owns."""
        return (b.WARRIOR, b.LEADER, b.SHIP, *self.monsters_of(seat))

    def figures_at(self, seat: int, place: int) -> tuple[int, ...]:
        """The clan's figures at one place, each as often as it is there."""
        found = [b.WARRIOR] * self.warriors[seat * b.ALL_PLACES + place]
        if self.leaders[seat] == place:
            found.append(b.LEADER)
        if self.ships[seat] == place:
            found.append(b.SHIP)
        found += [m for m in self.monsters_of(seat) if self.monsters[m - b.FIRST_MONSTER] == place]
        return tuple(found)

    def fighters(self, seat: int, province: int) -> tuple[int, ...]:
        """The clan's figures in a province and in the fjord that supports it."""
        fjord = self.box.fjord[province]
        there = self.figures_at(seat, province)
        return there if fjord == b.NOWHERE else there + self.figures_at(seat, fjord)

    def is_present(self, seat: int, province: int) -> bool:
        """Has the clan a figure in the province or its fjord?"""
        fjord = self.box.fjord[province]
        if self.warriors[seat * b.ALL_PLACES + province] or self.leaders[seat] == province:
            return True
        if self.ships[seat] == fjord:
            return True
        slots = self.upgrades[seat]
        for slot in b.MONSTER_SLOTS:
            if slots[slot] >= 0:
                place = self.monsters[self.box.monster_of[slots[slot]] - b.FIRST_MONSTER]
                if place in (province, fjord):
                    return True
        return False

    def strength(self, seat: int, province: int) -> int:
        """The STR of all the clan's figures in the province and its fjord (BR-540, BR-614)."""
        fjord = self.box.fjord[province]
        total = self.warriors_strength(seat, self.warriors[seat * b.ALL_PLACES + province])
        if self.leaders[seat] == province:
            total += self.box.strength[b.LEADER]
        if self.ships[seat] == fjord:
            total += self.box.strength[b.SHIP]
        for figure in self.monsters_of(seat):
            place = self.monsters[figure - b.FIRST_MONSTER]
            if place in (province, fjord):
                total += self.figure_strength(seat, figure, place)
        return total

    def figure_strength(self, seat: int, figure: int, place: int) -> int:
        """The STR of one figure alone at a place (BR-115, BR-925, BR-935)."""
        if figure == b.WARRIOR:
            return self.warriors_strength(seat, 1)
        if place == b.YGGDRASIL and figure == self.box.figure_of[w.HOME]:
            return self.box.at_home
        return self.box.strength[figure]

    def warriors_strength(self, seat: int, count: int) -> int:
        """What Warriors in one province are worth together; pairs count more for Brothers and Masters."""
        card = self.upgrades[seat][b.WARRIOR]
        if card == EMPTY:
            return count
        each, more = self.box.warriors[card]
        return each * count + more * (count // 2)

    def invasion_cost(self, seat: int, figure: int) -> int:
        """Rage to invade with a figure from the reserve: its STR, unless it invades free."""
        if figure == b.WARRIOR:
            return self.warriors_strength(seat, 1)
        return self.box.invasion[figure]

    # -- provinces --------------------------------------------------------------------------------

    def has_room(self, province: int) -> bool:
        return not self.destroyed[province] and self.crowd[province] < self.box.villages[province]

    def room(self, province: int) -> int:
        """Empty villages; Yggdrasil never runs out."""
        return self.box.villages[province] - self.crowd[province]

    def is_open(self, fjord: int) -> bool:
        """A fjord may be used while one of its provinces stands (BR-410)."""
        one, other = self.box.supported[fjord - b.FIRST_FJORD]
        return not (self.destroyed[one] and self.destroyed[other])

    def all_pillaged(self) -> bool:
        """Has every province still standing been pillaged?"""
        return all([self.pillaged[p] or self.destroyed[p] for p in range(b.PROVINCES)])

    def leads(self, seat: int, province: int) -> bool:
        """Has the clan strictly more STR there than every other clan (BR-615, BR-617)?"""
        mine = 0 if self.destroyed[province] else self.strength(seat, province)
        return mine > 0 and all([self.strength(s, province) < mine for s in range(self.seats) if s != seat])

    @property
    def fight(self) -> Battle:
        """The battle in progress, where the rules know there is one."""
        assert self.battle is not None, "no battle is in progress"
        return self.battle

    # -- clans ------------------------------------------------------------------------------------

    def stat(self, seat: int, stat: int) -> int:
        return self.box.tracks[stat][self.steps[seat][stat]]

    def has(self, seat: int, word: int) -> bool:
        """Is there an upgrade with this effect on the clan's sheet?"""
        return not self.box.having[word].isdisjoint(self.upgrades[seat])

    def can_deploy(self, seat: int) -> bool:
        """Is the clan below its Horns?"""
        return self.on_map[seat] < self.box.tracks[b.HORNS][self.steps[seat][b.HORNS]]

    def can_act(self, seat: int) -> bool:
        return self.rage[seat] > 0 and not self.passed[seat]

    def upgrade_cost(self, seat: int, card: int) -> int:
        less = self.box.does[w.DISCOUNT]
        return max(0, self.box.value[card] - sum([less[own] for own in self.upgrades[seat]]))

    def raisable(self, seat: int) -> tuple[int, ...]:
        """The stats that can still go up."""
        return tuple([stat for stat in range(3) if self.steps[seat][stat] < b.LAST_STEP])

    def is_safe(self, seat: int) -> bool:
        """May Frigga's Protection be used now (BR-995)?"""
        return self.phase == b.ACTION and self.has(seat, w.PROTECT)

    # -- verbs: figures ---------------------------------------------------------------------------

    def move(self, seat: int, figure: int, origin: int, place: int) -> None:
        """Take a figure from one place to another; every change of place is this."""
        if figure == b.WARRIOR:
            self.warriors[seat * b.ALL_PLACES + origin] -= 1
            self.warriors[seat * b.ALL_PLACES + place] += 1
        elif figure == b.LEADER:
            self.leaders[seat] = place
        elif figure == b.SHIP:
            self.ships[seat] = place
        else:
            self.monsters[figure - b.FIRST_MONSTER] = place
        self.crowd[origin] -= 1
        self.crowd[place] += 1
        self.on_map[seat] += (place < b.MAP) - (origin < b.MAP)

    def kill(self, seat: int, figure: int, place: int) -> None:
        """A figure goes to Valhalla; Dragons pay for ships (BR-817, BR-986)."""
        self.move(seat, figure, place, b.VALHALLA)
        self.tell(e.FigureDestroyed(seat, figure, place))
        if self.battle is not None:
            self.battle.deaths[seat] += 1
        if figure in self.box.ships:
            card = self.upgrades[seat][b.SHIP]
            self.card_glory(seat, self.box.does[w.SHIP_GLORY][card], card)

    def in_valhalla(self, seat: int) -> int:
        return len(self.figures_at(seat, b.VALHALLA))

    # -- verbs: clans -----------------------------------------------------------------------------

    def pay(self, seat: int, rage: int) -> None:
        assert 0 <= rage <= self.rage[seat], f"seat {seat} cannot pay {rage} Rage"
        self.rage[seat] -= rage

    def gain_glory(self, seat: int, amount: int, cause: int) -> None:
        if amount:
            self.glory[seat] += amount
            self.tell(e.GloryGained(seat, amount, cause))

    def card_glory(self, seat: int, amount: int, card: int) -> None:
        if amount:
            self.glory[seat] += amount
            self.tell(e.GloryFromCard(seat, amount, card))

    def raise_stat(self, seat: int, stat: int) -> None:
        """One step to the right; a stat on its last step stays there (BR-811)."""
        if self.steps[seat][stat] < b.LAST_STEP:
            self.steps[seat][stat] += 1
            self.tell(e.StatRaised(seat, stat, self.stat(seat, stat)))

    def begin_phase(self, phase: int) -> None:
        self.phase = phase
        self.tell(e.PhaseBegan(phase))
