"""Every permanent effect is on as its row says: attributes, auras, prices, prophecy, armour, immunity, opposition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pytest

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from tests.games.thorgal.box import t
from tests.games.thorgal.promises import fits, plus
from tests.games.thorgal.scene import Scene, changed_cards, scene
from tests.games.thorgal.stages import PHASES, Box, rival

GROUP_KINDS: Final = (w.COMPANION, w.SUPPORT)


class Standing(NamedTuple):
    """One permanent entry of a card."""

    card: int
    trigger: int
    static: w.Static

    def __str__(self) -> str:
        return f"{self.slug}-{w.STATICS[self.static.kind]}"

    @property
    def slug(self) -> str:
        return t.SLUGS[self.card]

    @property
    def faction(self) -> int:
        return t.ROWS[self.card].faction

    @property
    def names(self) -> tuple[str, str]:
        """The owner and the other player."""
        return b.FACTIONS[self.faction], b.FACTIONS[rival(self.faction)]

    def scene(self, group: list[str], **more: object) -> Scene:
        """The card lies in the Destiny player's group with these."""
        mine, foe = self.names
        return scene(destiny=mine, scourge=foe, groups={mine: [self.slug, *group]}, **more)  # type: ignore[arg-type]


STANDING: Final = [
    Standing(card, ability.trigger, static)
    for card in range(len(t.ROWS))
    if t.ROW_OF[card] == card
    for ability in t.ROWS[card].abilities
    for static in ability.statics
]


def of_kind(kind: int) -> list[Standing]:
    return [one for one in STANDING if one.static.kind == kind]


def company(one: Standing, *, holds: bool) -> list[str]:
    """Others of the group with whom the condition of the effect just holds, or just does not."""
    if one.static.cond == w.ALWAYS:
        return []
    kind, wanted, n = t.CONDS[one.static.cond]
    itself = fits(one.card, wanted, one.card)
    count = {w.COUNT_LEAST: n - (not holds), w.COUNT_MOST: n + (not holds)}[kind] - itself
    box = Box(one.faction)
    box.remove(one.card)
    found = box.take(count, GROUP_KINDS, wanted)
    assert len(found) == count, "the faction has not enough such cards"
    return found


def own_attributes(one: Standing, *, trigger: int) -> b.Three:
    """Printed attributes, and what the card gives itself in any case by this trigger."""
    total = t.ROWS[one.card].attributes
    for other in of_kind(w.ATTR):
        if other.card == one.card and other.trigger == trigger and other.static.cond == w.ALWAYS:
            total = plus(total, other.static.attrs)
    return total


@pytest.mark.parametrize("one", [one for one in of_kind(w.ATTR) if one.trigger == w.PERM], ids=str)
def test_extra_attributes(one: Standing) -> None:
    holding = one.scene(company(one, holds=one.static.holds))
    base = own_attributes(one, trigger=w.PERM)

    if one.static.cond == w.ALWAYS:
        assert holding.attributes(one.slug) == base
    else:
        missing = one.scene(company(one, holds=not one.static.holds))
        assert holding.attributes(one.slug) == plus(base, one.static.attrs)
        assert missing.attributes(one.slug) == base


@pytest.mark.parametrize("one", [one for one in of_kind(w.ATTR) if one.trigger == w.OPP], ids=str)
def test_extra_attributes_of_an_opposer(one: Standing) -> None:
    owner, journeying = one.names
    s = scene(destiny=journeying, scourge=owner, phase="actions", opposer=one.slug)
    required = s.attributes(s.destination())

    assert one.scene([]).attributes(one.slug) == t.ROWS[one.card].attributes
    assert s.attributes(one.slug) == own_attributes(one, trigger=w.OPP)
    assert s.difficulty() == plus(required, own_attributes(one, trigger=w.OPP))


@pytest.mark.parametrize("one", of_kind(w.AURA), ids=str)
def test_auras(one: Standing) -> None:
    plain = [c for c in Box(one.faction).cards if t.KIND[c] in GROUP_KINDS and not t.PERMS[c] and c != one.card]
    matching = [c for c in dict.fromkeys(plain) if fits(c, one.static.filter, one.card)][:2]
    stranger = next(c for c in plain if not fits(c, one.static.filter, one.card))
    assert matching, "nobody is in the aura"
    s = one.scene([t.SLUGS[c] for c in (*matching, stranger)])

    for card in matching:
        assert s.attributes(t.SLUGS[card]) == plus(t.ROWS[card].attributes, one.static.attrs)
    assert s.attributes(t.SLUGS[stranger]) == t.ROWS[stranger].attributes


@pytest.mark.parametrize("one", of_kind(w.COST), ids=str)
def test_prices(one: Standing) -> None:
    mine = one.names[0]
    cards = [c for c in dict.fromkeys(Box(one.faction).cards) if t.is_destiny(c) and c != one.card and t.COST[c]]
    cheaper = [c for c in cards if fits(c, one.static.filter)]
    assert 0 < len(cheaper) < len(cards)
    for card in cards:
        s = one.scene([], phase=PHASES[t.PHASE[card]], hands={mine: [t.SLUGS[card]]}, reserves={mine: 3})
        s.play(f"{mine}: play {t.SLUGS[card]}")
        (played,) = s.events("CardPlayed")
        assert played.cost == max(0, t.COST[card] - one.static.n * (card in cheaper))


@pytest.mark.parametrize("one", of_kind(w.PROPHECY), ids=str)
def test_prophecy_points(one: Standing) -> None:
    owner, other = one.names
    s = scene(destiny=other, scourge=owner, phase="dusk", groups={owner: [one.slug]})

    as_destiny = s.until("prophecy").g.points[:]
    s.to_phase("dusk", 2).g.kept.append(one.card)
    as_scourge = s.until("prophecy").g.points[:]

    assert (as_destiny, as_scourge) == ([b.POINTS, b.POINTS + one.static.n], [b.POINTS, b.POINTS])
    assert s.group(owner) == [one.slug]


def threat(one: Standing, effect: str, band: str = "") -> Scene:
    """The other player has played a Scourge card with this effect against the card's group."""
    mine, foe = one.names
    card = next(t.SLUGS[c] for c in Box(rival(one.faction)).cards if t.KIND[c] == w.SCOURGE_CARD)
    with changed_cards({card: {"effect": effect, "band": band, "cost": "0", "phase": "DAWN"}}):
        stranger = next(
            c for c in Box(one.faction).cards if t.KIND[c] in GROUP_KINDS and not t.PERMS[c] and c != one.card
        )  # fmt: skip
        s = one.scene([t.SLUGS[stranger]], hands={foe: [card]}, decks={mine: 20})
        s.play(f"{mine}: pass", f"{foe}: play {card}")
        if s.asked()[0].startswith(foe):
            offered = {option.split()[1] for option in s.options(foe) - {"decline"}}
            assert offered == {t.SLUGS[stranger]}
    return s


@pytest.mark.parametrize("one", of_kind(w.ARMOR), ids=str)
def test_armour(one: Standing) -> None:
    symbols = threat(one, "", f"{one.static.n + 2}D")
    at_once = threat(one, f"dmg(foe,{one.static.n + 2})")

    assert (len(symbols.deck(one.names[0])), len(at_once.deck(one.names[0]))) == (18, 18)


@pytest.mark.parametrize("one", of_kind(w.IMMUNE), ids=str)
def test_immunity(one: Standing) -> None:
    deed = w.IMMUNITIES[one.static.n]
    symbols = {"exhaust": ["1P"], "destroy": list[str]()}[deed]

    for s in [threat(one, f"{deed}(grp(*))"), *[threat(one, "", band) for band in symbols]]:
        assert s.asked()[0].split()[1] in ("target", "intrigue")  # who is offered is asserted there


@pytest.mark.parametrize("one", of_kind(w.OPPOSE_COST), ids=str)
def test_the_price_of_opposing(one: Standing) -> None:
    mine, foe = one.names
    for card in [c for c in dict.fromkeys(Box(rival(one.faction)).cards) if t.KIND[c] == w.COMPANION]:
        slug, terrain = t.SLUGS[card], one.scene([], phase="journey").terrains()[0]
        free = set(t.ROWS[card].subtypes) & set(t.ROWS[t.card(terrain)].subtypes)
        price = one.static.n + (0 if free else t.COST[card])
        for reserve in (price - 1, price):
            s = scene(
                destiny=mine, scourge=foe, phase="journey", groups={mine: [one.slug], foe: [slug]},
                scourge_reserves={foe: reserve},
            ).play(f"{mine}: journey {terrain}")  # fmt: skip
            assert (f"oppose {slug}" in s.options(foe)) == (reserve == price)


CHECKED: Final[dict[int, Callable[[Standing], None]]] = {
    w.ATTR: test_extra_attributes, w.AURA: test_auras, w.COST: test_prices, w.PROPHECY: test_prophecy_points,
    w.ARMOR: test_armour, w.IMMUNE: test_immunity, w.OPPOSE_COST: test_the_price_of_opposing,
}  # fmt: skip


def test_every_permanent_effect_has_its_test() -> None:
    assert {one.static.kind for one in STANDING} <= set(CHECKED)
    assert not [one for one in STANDING if one.trigger == w.OPP and one.static.kind != w.ATTR]
