"""Every card that is activated, every Fenrir effect and every reward does what its row says.

Of supports and companions that are twice in the box the second copy is used, beside the first.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from tests.games.thorgal.box import t
from tests.games.thorgal.meanings import Promise
from tests.games.thorgal.promises import MOODS, Mood, all_words, plus
from tests.games.thorgal.scene import Scene, scene
from tests.games.thorgal.stages import PHASES, rival, stage


class Use(NamedTuple):
    """An activable effect of a card in one of its phases."""

    card: int
    ability: w.Ability
    phase: int

    def __str__(self) -> str:
        return f"{t.SLUGS[self.card]}-{PHASES[self.phase]}"


def uses(kinds: tuple[int, ...]) -> list[Use]:
    """Every activable effect on cards of these types, in every phase of its marks."""
    found = []
    for row in [card for card in range(len(t.ROWS)) if t.ROW_OF[card] == card and t.KIND[card] in kinds]:
        card = row if t.ROWS[row].copies == 1 else t.TWIN_OF[row]
        for ability in (*t.ROWS[row].abilities, *t.ROWS[row].fenrir):
            found += [Use(card, ability, phase) for phase in PHASES if ability.phases >> phase & 1]
    return found


ACTIVATED = [use for use in uses((w.COMPANION, w.SUPPORT)) if use.ability.trigger == w.ACT]
FENRIR = uses((w.TERRAIN,))
TERRAINS = [card for card in range(len(t.ROWS)) if t.KIND[card] == w.TERRAIN]


@pytest.mark.parametrize("use", ACTIVATED, ids=str)
def test_an_activated_card_does_what_it_says(use: Use) -> None:
    card, done = use.card, set[int]()
    for mood in MOODS:
        s = stage(card, role=b.DESTINY, phase=use.phase, ops=use.ability.ops, mood=mood, lies="group")
        promise = Promise(s, 0, card, mood)

        promise.say(0, f"activate {t.SLUGS[card]}")
        promise.want.spent[0][promise.want.groups[0].index(card)] += 1
        promise.walk(use.ability.ops)

        promise.is_kept()
        done |= promise.kept
    assert done == set(all_words(use.ability.ops)), "some words did nothing in any of the scenes"


@pytest.mark.parametrize("use", FENRIR, ids=str)
def test_a_fenrir_effect_does_what_it_says(use: Use) -> None:
    card, done = use.card, set[int]()
    for mood in MOODS:
        s = stage(card, role=b.SCOURGE, phase=use.phase, ops=use.ability.ops, mood=mood, lies="fenrir")
        s.play(f"{s.names[0]}: pass")
        promise = Promise(s, 1, card, mood)

        promise.say(1, f"fenrir {t.SLUGS[card]}")
        place = promise.want.terrains.index(card)
        promise.want.terrain_spent[place] += 1
        promise.want.terrain_uses[place] += 1
        promise.walk(use.ability.ops)

        promise.is_kept()
        done |= promise.kept
    assert done == set(all_words(use.ability.ops)), "some words did nothing in any of the scenes"


@pytest.mark.parametrize("slug", sorted({t.SLUGS[use.card] for use in ACTIVATED}))
def test_a_card_is_activated_in_its_phases_only(slug: str) -> None:
    card = t.card(slug)
    for phase in PHASES:
        s = stage(card, role=b.DESTINY, phase=phase, ops=(), mood=Mood(rich=False), lies="group")
        marked = any([use.card == card and use.phase == phase for use in ACTIVATED])
        assert (f"activate {slug}" in s.options(s.names[0])) == marked


@pytest.mark.parametrize("slug", [t.SLUGS[card] for card in TERRAINS])
def test_a_fenrir_effect_is_used_in_its_phases_only(slug: str) -> None:
    card = t.card(slug)
    for phase in PHASES:
        s = stage(card, role=b.SCOURGE, phase=phase, ops=(), mood=Mood(rich=False), lies="fenrir")
        s.play(f"{s.names[0]}: pass")
        marked = any([use.card == card and use.phase == phase for use in FENRIR])
        assert (f"fenrir {slug}" in s.options(s.names[1])) == marked


# -- journeys and rewards -------------------------------------------------------------------------------------


def reward(card: int) -> tuple[int, ...]:
    return tuple([op for ability in t.ROWS[card].abilities for op in ability.ops])


@pytest.mark.parametrize("slug", [t.SLUGS[card] for card in TERRAINS])
def test_a_reward_is_what_the_terrain_says(slug: str) -> None:
    card, done = t.card(slug), set[int]()
    for mood in MOODS:
        s = stage(card, role=b.DESTINY, phase=b.JOURNEY, ops=reward(card), mood=mood, lies="journey")
        s.g.terrain_marks[s.g.destination] = (-99, -99, -99)
        s.g.opposer_marks = (-99, -99, -99)
        s.g.sent_marks = [(-99, -99, -99) for _ in s.g.sent]
        s.play(f"{s.names[0]}: pass", f"{s.names[1]}: pass")
        assert s.asked() == [f"{s.names[0]}: reward"]
        promise = Promise(s, 0, card, mood)

        promise.say(0, "accept")
        promise.walk(reward(card))

        promise.is_kept()
        done |= promise.kept
    assert done == set(all_words(reward(card))), "some words did nothing in any of the scenes"


def traveller(card: int, missing: b.Three) -> Scene:
    """A companion on the way who has exactly what the terrain requires, less what is missing."""
    faction = t.ROWS[card].faction
    companion = next(c for c in t.printed_cards(faction) if t.KIND[c] == w.COMPANION and not t.PERMS[c])
    tokens = plus(plus(t.ROWS[card].attributes, missing, -1), t.ROWS[companion].attributes, -1)
    name = t.SLUGS[companion]
    return scene(
        destiny=b.FACTIONS[faction], scourge=b.FACTIONS[rival(faction)], phase="actions",
        groups={b.FACTIONS[faction]: [name]}, tokens={name: tokens}, destination=t.SLUGS[card],
    )  # fmt: skip


@pytest.mark.parametrize("slug", [t.SLUGS[card] for card in TERRAINS])
def test_a_journey_requires_exactly_what_the_terrain_says(slug: str) -> None:
    card = t.card(slug)
    required = t.ROWS[card].attributes
    enough = traveller(card, b.NONE)
    assert (enough.strength(), enough.difficulty()) == (required, required)

    enough.play(f"{enough.names[0]}: pass", f"{enough.names[1]}: pass")

    assert (enough.conqueror(slug), enough.horns(enough.names[0])) == (enough.names[0], 1)
    for one in [x for x in range(3) if required[x]]:
        first, second, third = [int(x == one) for x in range(3)]
        short = traveller(card, (first, second, third))
        short.play(f"{short.names[0]}: pass", f"{short.names[1]}: pass")
        assert (short.conqueror(slug), short.horns(short.names[0])) == ("", 0)
