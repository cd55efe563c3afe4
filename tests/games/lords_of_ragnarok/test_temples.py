"""Build Temple: where, from which slot, and what it brings (LR-423 to LR-429)."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.turns import acting

ALTARS = {2: [1, 4, 9, 12, 15], 4: [1, 4, 9, 10, 12, 13, 17]}
DRAFTS = [
    (4, "a", [2, 5]), (3, "a", [2, 5]), (4, "b", [1, 3, 6]), (3, "b", [1, 3, 6]), (2, "a", [2, 4]), (2, "b", [1, 3, 5]),
]  # fmt: skip


@pytest.mark.rule("LR-423")
def test_a_temple_is_built_on_a_free_altar_one_controls() -> None:
    s = acting(control={"green": [1, 9, 5, 12], "red": [13]}, temples=[1])

    s.play("green: act build-temple")
    assert s.options("green") == {"build 9", "build 12"}
    for region in (1, 5, 13, 17):  # a Temple, no Altar, another's, nobody's
        s.refused(f"green: build {region}", "LR-423")
    s.play("green: build 12")

    assert [region + 1 for region, temple in enumerate(s.g.temples) if temple] == [1, 12]


@pytest.mark.rule("LR-424")
def test_temples_leave_the_track_from_its_lowest_slot() -> None:
    s = acting(control={"green": [9], "red": [1, 4]}, temples=[1, 4])
    assert s.g.temples_left == 5  # slots 1 and 2 are empty

    s.play("green: act build-temple")

    assert s.g.temples_left == 4
    assert s.view(None).temples == 4


@pytest.mark.rule("LR-425")
def test_the_builder_receives_a_priest_for_the_next_prayer() -> None:
    s = acting(control={"green": [9]})

    s.play("green: act build-temple")

    assert s.priests("green") == 1
    assert s.asked()[0].startswith("red")  # it is too late to send the Priest
    s.until("pray", "green")
    assert "send thor" in s.options("green")


@pytest.mark.rule("LR-426")
@pytest.mark.parametrize(("built", "draft"), [(0, False), (1, True), (2, False)])
def test_a_draft_slot_brings_a_draft_at_once(built: int, draft: bool) -> None:
    altars = [1, 4, 10]
    s = acting(track="a", control={"green": [9], "red": altars[:built]}, temples=altars[:built])

    s.play("green: act build-temple")

    assert (s.asked() == ["green: take_blessing"]) == draft
    assert bool(s.g.draft) == draft


@pytest.mark.rule("LR-427", "LR-428")
@pytest.mark.parametrize(
    ("seats", "side", "drafts"),
    [
        (4, "a", [2, 5]),
        (3, "a", [2, 5]),
        (4, "b", [1, 3, 6]),
        (3, "b", [1, 3, 6]),
        (2, "a", [2, 4]),
        (2, "b", [1, 3, 5]),
    ],
)
def test_draft_slots(seats: int, side: str, drafts: list[int]) -> None:
    altars = ALTARS[2 if seats == 2 else 4]
    found = []
    for slot, region in enumerate(altars, 1):
        s = acting(
            seats=seats, track=side, control={"green": [region]}, temples_built=slot - 1, armies={"green": {16: 1}}
        )
        s.play("green: act build-temple")
        found += [slot] * bool(s.g.draft)

    assert found == drafts


@pytest.mark.rule("LR-429")
def test_without_a_temple_on_the_track_none_is_built() -> None:
    s = acting(control={"green": [20]}, temples_built=7)

    s.refused("green: act build-temple", "LR-429")
    assert "act build-temple" in acting(control={"green": [20]}, temples_built=6).options("green")
