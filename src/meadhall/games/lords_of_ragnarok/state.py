"""The table of Lords of Ragnarok: what lies where. Queries, then verbs; the flow is in `rules/`."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.cards.box import Box, Map
from meadhall.games.lords_of_ragnarok.events import table as e
from meadhall.kernel import Plain, State

NOBODY, NOWHERE, NOTHING = b.NOBODY, b.NOWHERE, b.NOTHING


class Battle(Plain):
    """A Battle in progress. Pairs are attacker, then defender."""

    region: int
    attacker: int
    defender: int
    cards: list[list[int]]  # played, in order
    bonus: list[list[int]]  # what each of these cards counts, its own value included
    passed: list[int]
    cap: list[int]  # cards a side may still play, or NOTHING: any number
    added: list[int]  # Battle value declared before the comparison
    spared: list[int]  # Losses a side may still ignore
    step: int  # which part of it we are in, as `rules/battle.py` names them
    winner: int  # the seat, once values were compared
    shown: list[list[int]]  # to each side: cards of the enemy's hand that Huginn showed, and that are still there


class Hunt(Plain):
    """A Hunt in progress."""

    hunter: int
    monster: int
    keeper: int  # who plays the Monster side
    round: int
    step: int  # of it
    attack: int  # the Attack card that is being resolved, or NOTHING
    deck: list[int]
    hand: list[int]  # the Monster side's
    discard: list[int]
    defence: list[int]  # cards laid against the attack
    striking: list[int]  # cards on their way to a box
    calm: int  # by how much the Rage of the next Attack is lowered
    boxes: int  # boxes covered in this Hero round
    most_boxes: int  # how many may be covered in the next Hero round, or NOTHING
    no_draw: bool  # is the draw of this Monster round left out?
    more: int  # Attack cards the Monster side draws in addition
    injuries: int  # that may still be ignored
    trophies: int  # won in this Hunt
    lost: bool
    won: bool


class Lords(State):
    """Everything on the table. Regions, Seas, Runes, gods and Monsters are numbers of `board`; cards of the box."""

    box: Box

    colours: tuple[int, ...]  # of each seat
    side: int  # of the Temple track
    first: int  # who takes the first turn
    turn: int  # whose turn it is, or NOBODY
    step: int
    round: int  # turns begun

    # Heroes
    heroes: list[int]
    origins: list[int]
    hero_at: list[int]
    marks: list[list[int]]  # by seat and Attribute: where its token stands
    hurt: list[list[int]]  # and whether it is turned
    powers: list[list[int]]  # by seat and word: what Hero and Blessings add up to
    pool_heroes: list[int]  # no one's yet
    pool_origins: list[int]
    offered_heroes: list[int]  # to the player who drafts now
    offered_origins: list[int]
    drafter: int

    # the board
    owner: list[int]  # of each Region
    temples: list[int]
    forges: list[int]  # the Rune of each Region's Forge, or NOTHING
    embers: list[int]  # is a Rune on it?
    army_at: list[list[int]]  # by seat and Army: its Region, or NOWHERE in the Reserve
    army: list[list[int]]  # and its value
    activated: list[list[int]]  # was it Activated in this step?
    arrived: list[int]  # who came last to each Region, in this step
    drakkars: list[int]
    levels: list[int]  # of the Monuments
    prayers: list[list[int]]  # Priests on each Monument, by whose they are
    allies: list[list[int]]  # of each Realm, in the order they came
    wheel: list[list[int]]  # markers on each slot, from bottom to top
    temples_left: int  # on the track

    # Reserves and Stock
    runes: list[list[int]]
    stock: list[int]  # Runes by type
    priests: list[int]
    hands: list[list[int]]
    blessings: list[list[int]]
    artefacts: list[int]  # whose each is, or NOBODY
    charged: list[int]
    tokens: list[int]  # Slayer tokens

    # beasts
    upper: list[int]  # for each Rune, the Monster whose sheet lies above
    monster_at: list[int]  # Region, IN_BOX or SLAIN; the Boss last
    rings: list[int]  # who controls each Monster, or NOBODY
    wounds: list[list[int]]  # whose marker lies on each box of each sheet, or NOBODY
    figures: list[int]  # who slew each Monster, or NOBODY

    # decks
    combat: list[int]
    combat_discard: list[int]
    deck: list[int]  # of Blessings
    blessing_discard: list[int]
    draft: list[int]  # Blessings face up
    events: list[int]
    event_discard: list[int]
    omens: list[int]
    turned: list[int]

    woven: list[int]  # has Weaver of Fate served this seat in this turn?
    last_turns: int  # how many are still to be taken, or NOTHING before Ragnarok
    trigger: int  # who brought Ragnarok about
    winner: int
    road: int  # by which they won

    battle: Battle | None
    hunt: Hunt | None

    # -- the map --------------------------------------------------------------------------------------

    @property
    def map(self) -> Map:
        """The side of the board that is played on."""
        return self.box.maps[self.seats > 2]

    def population(self, region: int) -> int:
        """What Armies must reach to take the Region: 0 once it has been controlled (LR-225)."""
        return self.map.population[region] if self.owner[region] == NOBODY else 0

    def has_loki(self, region: int) -> bool:
        return self.monster_at[b.LOKI] == region

    def regions_of(self, seat: int) -> list[int]:
        return [region for region, owner in enumerate(self.owner) if owner == seat]

    def controls_land(self, seat: int, land: int) -> bool:
        """Does the player control the whole Territory (LR-202)?"""
        regions = self.map.lands[land]
        return bool(regions) and all([self.owner[region] == seat for region in regions])

    def lands_of(self, seat: int) -> int:
        """How many whole Territories the player controls."""
        begun = [land for land, regions in enumerate(self.map.lands) if regions and self.owner[regions[0]] == seat]
        return sum([self.controls_land(seat, land) for land in begun])

    def temples_of(self, seat: int) -> int:
        """Regions with a Temple that the player controls (LR-805)."""
        return [owner for owner, temple in zip(self.owner, self.temples, strict=True) if temple].count(seat)

    def villages_of(self, seat: int) -> list[int]:
        """The Regions with a Village that the player controls."""
        return [region for region in self.regions_of(seat) if self.map.village[region]]

    def near(self, seat: int, region: int) -> list[int]:
        """The Regions that a player's figures reach in one step: by border, or by their Drakkar's Sea (LR-235)."""
        found = list(self.map.borders[region])
        sea = self.drakkars[seat]
        if sea != NOWHERE and sea in self.map.seas[region]:
            found += [coast for coast in self.map.coast[sea] if coast != region and coast not in found]
        return found

    def seas_within(self, sea: int, steps: int) -> list[int]:
        """The Seas a Drakkar reaches in this number of steps, its own not among them."""
        reached, edge = [sea], [sea]
        for _ in range(steps):
            edge = [other for here in edge for other in self.map.ring[here] if other not in reached]
            reached += dict.fromkeys(edge)
        return reached[1:]

    # -- Armies -----------------------------------------------------------------------------------------

    def armies_at(self, seat: int, region: int) -> list[int]:
        """The numbers of the player's Armies in a Region."""
        return [army for army, place in enumerate(self.army_at[seat]) if place == region]

    def strength(self, seat: int, region: int) -> int:
        """What the player's Armies in a Region add up to (LR-223)."""
        values = self.army[seat]
        return sum([values[army] for army, place in enumerate(self.army_at[seat]) if place == region])

    def armies_of(self, seat: int) -> list[int]:
        """The numbers of the player's Armies on the board."""
        return [army for army, place in enumerate(self.army_at[seat]) if place != NOWHERE]

    def reserve(self, seat: int) -> int:
        """Armies that can still be Recruited."""
        return self.army_at[seat].count(NOWHERE)

    def seats_with_armies(self, region: int) -> list[int]:
        return [seat for seat in range(self.seats) if region in self.army_at[seat]]

    def hosts(self) -> dict[int, list[int]]:
        """The Regions with Armies, and whose they are."""
        found: dict[int, list[int]] = {}
        for seat, places in enumerate(self.army_at):
            for place in dict.fromkeys(places):
                if place != NOWHERE:
                    found.setdefault(place, []).append(seat)
        return found

    def is_empty(self, region: int) -> bool:
        """Is there no Army at all?"""
        return not any([region in places for places in self.army_at])

    def army_of(self, seat: int, region: int, value: int, fresh: bool = False) -> int:
        """An Army by place and value: equal ones are the same; `fresh`: one that was not Activated in this step."""
        for army in self.armies_at(seat, region):
            if self.army[seat][army] == value and not (fresh and self.activated[seat][army]):
                return army
        return NOTHING

    # -- Heroes -----------------------------------------------------------------------------------------

    def attribute(self, seat: int, attribute: int) -> int:
        """Its value: where the token stands, or 2 if it is Injured (LR-332)."""
        return b.LEAST if self.hurt[seat][attribute] else self.marks[seat][attribute]

    def injuries(self, seat: int) -> int:
        return sum(self.hurt[seat])

    def heroes_at(self, region: int) -> list[int]:
        return [seat for seat, place in enumerate(self.hero_at) if place == region]

    def power(self, seat: int, word: int) -> int:
        """The player's power of this kind from Hero and Blessings; 0 if none."""
        return self.powers[seat][word]

    def is_in_land(self, seat: int, region: int) -> bool:
        """Is the Region in the Territory where the player's Hero stands (LR-901)?"""
        here = self.hero_at[seat]
        return here != NOWHERE and self.map.territory[here] == self.map.territory[region]

    def limit(self, seat: int) -> int:
        """How many Runes, and how many Combat cards, the player may keep (LR-827, LR-828)."""
        return self.attribute(seat, b.WISDOM) + self.powers[seat][w.LIMITS]

    def is_hunting(self, seat: int) -> bool:
        return self.hunt is not None and self.hunt.hunter == seat

    # -- Realms, gods, beasts -----------------------------------------------------------------------------

    def is_allied(self, seat: int, realm: int) -> bool:
        return seat in self.allies[realm]

    def slots(self, god: int) -> int:
        """Priests that find a place on a Monument (LR-309)."""
        return self.levels[god] + 1

    def all_priests(self, seat: int) -> int:
        """Priests of the player in the Reserve and on Monuments."""
        return self.priests[seat] + sum([row.count(seat) for row in self.prayers])

    def monsters_of(self, seat: int) -> list[int]:
        return [monster for monster, ring in enumerate(self.rings) if ring == seat]

    def kills(self, seat: int) -> int:
        """Figures and Slayer tokens (LR-438)."""
        return self.figures.count(seat) + self.tokens[seat]

    def owns(self, seat: int, word: int) -> int:
        """The player's charged Artefact that does this, or NOTHING."""
        for artefact, owner in enumerate(self.artefacts):
            if owner == seat and self.charged[artefact] and self.box.artefacts[artefact].effect.word == word:
                return artefact
        return NOTHING

    @property
    def fight(self) -> Battle:
        """The Battle in progress, where the rules know there is one."""
        assert self.battle is not None, "no Battle is in progress"
        return self.battle

    @property
    def chase(self) -> Hunt:
        """The Hunt in progress, where the rules know there is one."""
        assert self.hunt is not None, "no Hunt is in progress"
        return self.hunt

    @property
    def is_over(self) -> bool:
        return self.winner != NOBODY

    # -- verbs --------------------------------------------------------------------------------------------

    def begin_step(self, step: int) -> None:
        """A step begins: Armies may be Activated again, and no one has come anywhere yet."""
        self.step = step
        self.activated = [[0] * b.ARMIES for _ in range(self.seats)]
        self.arrived = [NOBODY] * self.map.regions
        self.tell(e.StepBegan(self.turn, step))

    def place_army(self, seat: int, army: int, region: int) -> None:
        """An Army comes to a Region, from wherever it was."""
        self.army_at[seat][army] = region
        self.arrived[region] = seat

    def recruit(self, seat: int, region: int, value: int) -> int:
        """Take an Army from the Reserve to a Region (LR-353)."""
        army = self.army_at[seat].index(NOWHERE)
        self.army[seat][army] = min(value, b.STRONGEST)
        self.place_army(seat, army, region)
        self.tell(e.Recruited(seat, region, self.army[seat][army]))
        return army

    def grow(self, seat: int, army: int, amount: int = 1) -> None:
        """Raise an Army; what goes beyond 6 is lost (LR-257)."""
        self.army[seat][army] = min(self.army[seat][army] + amount, b.STRONGEST)
        self.tell(e.ArmyGrew(seat, self.army_at[seat][army], self.army[seat][army]))

    def shrink(self, seat: int, army: int, amount: int = 1) -> bool:
        """Lower an Army; below 1 it is destroyed (LR-256). True if it is."""
        region, left = self.army_at[seat][army], self.army[seat][army] - amount
        if left < 1:
            self.destroy(seat, army)
            return True
        self.army[seat][army] = left
        self.tell(e.ArmyShrank(seat, region, left))
        return False

    def destroy(self, seat: int, army: int) -> None:
        """An Army goes back to its owner's Reserve."""
        region = self.army_at[seat][army]
        self.army_at[seat][army], self.army[seat][army] = NOWHERE, 0
        self.tell(e.ArmyDestroyed(seat, region))

    def take_control(self, seat: int, region: int) -> None:
        """A player's marker on a Region; the Divine Artefact of a Monument there comes with it, charged (LR-843)."""
        self.owner[region] = seat
        self.tell(e.ControlTaken(seat, region))
        god = self.map.monument[region]
        if god != NOBODY:
            self.win_artefact(seat, self.divine(god))

    def divine(self, god: int) -> int:
        """The Divine Artefact of a god."""
        return next(number for number, card in enumerate(self.box.artefacts) if card.god == god)

    def win_artefact(self, seat: int, artefact: int) -> None:
        self.artefacts[artefact], self.charged[artefact] = seat, 1
        self.tell(e.ArtefactWon(seat, artefact))

    def discharge(self, seat: int, artefact: int) -> None:
        self.charged[artefact] = 0
        self.tell(e.ArtefactUsed(seat, artefact))

    def pay_runes(self, seat: int, *runes: int) -> None:
        """Runes go back to the Stock (LR-335)."""
        for rune in runes:
            self.runes[seat][rune] -= 1
            self.stock[rune] += 1

    def leave_hand(self, seat: int, card: int) -> None:
        """A Combat card leaves a hand; who was shown it in a Battle no longer sees it there."""
        self.hands[seat].remove(card)
        if self.battle is not None and seat in (self.battle.attacker, self.battle.defender):
            seen = self.battle.shown[int(seat == self.battle.attacker)]
            if card in seen:
                seen.remove(card)

    def gain_priest(self, seat: int, count: int = 1) -> None:
        """Priests of the player's own colour from the Stock, as far as there are any (LR-834)."""
        gained = min(count, b.PRIESTS - self.all_priests(seat))
        if gained > 0:
            self.priests[seat] += gained
            self.tell(e.PriestsGained(seat, gained))

    def learn(self, seat: int, attribute: int, amount: int = 1) -> None:
        """Move an Attribute's token up, turned or not; 6 is the end (LR-325, LR-333)."""
        old = self.marks[seat][attribute]
        self.marks[seat][attribute] = min(old + amount, b.MOST)
        if self.marks[seat][attribute] > old:
            self.tell(e.AttributeRaised(seat, attribute, self.marks[seat][attribute]))

    def bless(self, seat: int, effects: tuple[w.Effect, ...]) -> None:
        """A Hero or a Blessing gives what it gives, for good."""
        for word, number in effects:
            self.powers[seat][word] = w.joined(word, self.powers[seat][word], number)
