"""What a seat can't see: hands, the Monster side's Attack cards, the order of decks (LR-851); what is never lost."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.board import MOST_ATTACKS, MOST_BLESSINGS, MOST_CARDS
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.state import NOTHING, NOWHERE, Lords
from meadhall.kernel import EACH, Pool, Zone

ATTACKS = MOST_CARDS  # things of four kinds, counted one after the other
BLESSINGS = ATTACKS + MOST_ATTACKS
EVENTS = BLESSINGS + MOST_BLESSINGS


def pools(g: Lords) -> list[Pool]:
    """Combat cards among hands and deck, Attack cards among hand and deck of a Hunt, and two separate decks."""
    found = [
        Pool((*_shown_hand(g), Zone((g.combat,)))),
        Pool((Zone((g.deck,)),), apart=True, first=BLESSINGS),
        Pool((Zone((g.events,)),), apart=True, first=EVENTS),
    ]
    if g.hunt is not None:
        zones = (Zone((g.hunt.hand,), g.hunt.keeper, tidy=True), Zone((g.hunt.deck,)))
        found.append(Pool(zones, first=ATTACKS))
    return found


def _shown_hand(g: Lords) -> list[Zone]:
    """The hands; in a Battle, what Huginn has shown of one is known to the other side, too."""
    if g.battle is None or not any(g.battle.shown):
        return [Zone(g.hands, EACH, tidy=True)]
    return [zone for seat in range(g.seats) for zone in _hand(g, seat)]


def _hand(g: Lords, seat: int) -> list[Zone]:
    fight = g.fight
    sides = {fight.attacker: 1, fight.defender: 0}  # the side that may have been shown this seat's hand
    seen = fight.shown[sides[seat]] if seat in sides else []
    known = known_places(g.hands[seat], seen)
    rest = [place for place in range(len(g.hands[seat])) if place not in known]
    other = fight.defender if seat == fight.attacker else fight.attacker
    return [
        Zone((g.hands[seat],), seat, at=tuple(rest)),
        Zone((g.hands[seat],), seat, guest=other, at=tuple(known)),
    ]


def known_places(hand: list[int], seen: list[int]) -> list[int]:
    """Where the cards that were shown lie in a hand."""
    places, left = [], seen[:]
    for place, card in enumerate(hand):
        if card in left:
            left.remove(card)
            places.append(place)
    return places


def redeal(g: Lords, seat: int | None) -> None:
    """Hands are kept sorted, also after a deal."""
    for hand in g.hands:
        hand.sort()


def shown(g: Lords) -> list[list[int]]:
    """The cards in the open."""
    piles = [g.combat_discard]
    if g.battle is not None:
        piles += g.battle.cards
    if g.hunt is not None:
        piles.append([ATTACKS + card for card in g.hunt.discard])
        piles.append([ATTACKS + g.hunt.attack] if g.hunt.attack != NOTHING else [])
    blessed = [g.draft, g.blessing_discard, *g.blessings]
    piles += [[BLESSINGS + card for card in pile] for pile in blessed]
    return [*piles, [EVENTS + card for card in g.event_discard]]


# -- what is never lost ---------------------------------------------------------------------------------------


def conserved(g: Lords) -> None:
    """Assert that no card and no piece was lost or made, and that everything is where it can be."""
    _check_cards(g)
    for rune in range(b.ALL_RUNES):
        fires = sum([g.embers[region] for region, kind in enumerate(g.forges) if kind == rune])
        there = g.stock[rune] + fires + sum([runes[rune] for runes in g.runes])
        assert there == g.box.runes and g.stock[rune] >= 0, f"{b.RUNES[rune]}: {there} Runes are not all there are"
    for seat in range(g.seats):
        _check_player(g, seat)
    assert sum(g.temples) + g.temples_left <= g.box.tracks[g.side].slots, "Temples are conserved"
    assert sum(g.tokens) <= b.SLAYER_TOKENS, "there are six Slayer tokens"
    for stack in g.wheel:
        assert len(set(stack)) == len(stack), "nobody has two markers on a slot"
    for god in range(3):
        assert g.artefacts[g.divine(god)] == g.owner[g.map.sites[god]], "a Divine Artefact goes with its Region"


def _check_cards(g: Lords) -> None:
    """Every card there is, in one place; the Attack cards only while there is a Hunt, after its start."""
    in_battle = [] if g.battle is None else [card for cards in g.battle.cards for card in cards]
    combat = g.combat + g.combat_discard + in_battle + [card for hand in g.hands for card in hand]
    printed = [kind for kind, card in enumerate(g.box.combat) for _ in range(card.copies)]
    assert sorted([*combat, *_in_play(g)]) == printed, "Combat cards are conserved"
    blessings = g.deck + g.draft + g.blessing_discard + [card for cards in g.blessings for card in cards]
    assert sorted(blessings) == list(range(len(g.box.blessings))), "Blessings are conserved"
    if g.hunt is not None and (g.hunt.deck or g.hunt.hand or g.hunt.discard):
        attacks = g.hunt.deck + g.hunt.hand + g.hunt.discard + [g.hunt.attack] * (g.hunt.attack != NOTHING)
        all_attacks = [kind for kind, card in enumerate(g.box.attacks) for _ in range(card.copies)]
        assert sorted(attacks) == all_attacks, "Attack cards are conserved"


def _in_play(g: Lords) -> list[int]:
    """Combat cards on their way from the Hunter's hand to a box."""
    return [] if g.hunt is None else g.hunt.striking


def _check_player(g: Lords, seat: int) -> None:
    for place, value in zip(g.army_at[seat], g.army[seat], strict=True):
        there = 1 <= value <= b.STRONGEST if place != NOWHERE else value == 0
        assert there, f"seat {seat}: an Army on the board is worth 1 to 6"
    assert min(g.runes[seat]) >= 0 and g.priests[seat] >= 0, f"seat {seat}: nothing is owed"
    assert g.all_priests(seat) <= b.PRIESTS, f"seat {seat} has four Priests"
    assert all([b.LEAST <= mark <= b.MOST for mark in g.marks[seat]]), f"seat {seat}: Attributes are 2 to 6"
    assert len(g.monsters_of(seat)) <= b.RINGS, f"seat {seat} has two rings"
    given = [0] * len(g.powers[seat])
    sources = [g.box.blessings[card].effects for card in g.blessings[seat]]
    if g.heroes[seat] != NOTHING:
        sources.append(g.box.heroes[g.heroes[seat]].effects)
    for effect in [effect for effects in sources for effect in effects]:
        given[effect.word] = w.joined(effect.word, given[effect.word], effect.number)
    assert given == g.powers[seat], f"seat {seat}: powers are those of Hero and Blessings"
