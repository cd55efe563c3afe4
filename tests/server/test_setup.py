"""Settings of tables: listed, refused with a reason, shown, kept for a rematch."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.kernel import Chance
from tests.crew.guest import SLUG, invite
from tests.server.house import House, play, seated, sit


@pytest.fixture(autouse=True)
def crew(monkeypatch: pytest.MonkeyPatch) -> None:
    """The crew is a game of this hall."""
    invite(monkeypatch)


def choices(house: House, saga: str) -> dict[str, dict[str, Any]]:
    card = next(one for one in house.get("/api/hall").data["sagas"] if one["slug"] == saga)
    return {choice["name"]: choice for choice in card["choices"]}


def test_the_lobby_lists_settings(house: House) -> None:
    found = choices(house, SLUG)
    assert found["mode"] == {
        "name": "mode", "default": "crew", "values": ["crew", "rivals"], "each": [], "leads": True,
        "seats": [["rivals", [2, 3]]], "when": {}, "needs": [],
    }  # fmt: skip
    assert (found["tide"]["when"], found["tide"]["leads"]) == ({"mode": "crew"}, False)
    assert choices(house, "thorgal")["horns"]["seats"] == [[2, [4]]]


def test_a_banner_has_its_words(house: House) -> None:
    banner = next(one for one in house.get("/api/hall").data["banners"] if one["slug"] == SLUG)
    assert "hall-choice-mode-rivals = Rivals" in banner["words"]["en"]
    assert "hall-choice-mode-rivals = Rivaux" in banner["words"]["fr"]


@pytest.mark.parametrize(
    ("sits", "options", "rule"),
    [("me", {"mode": "rivals"}, "CR-102"), ("me friend", {"mode": "rivals", "tide": 1}, "CR-103")],
)
def test_impossible_settings_are_refused(house: House, sits: str, options: dict[str, Any], rule: str) -> None:
    wish = {"saga": SLUG, "sits": [sit(word) for word in sits.split()], "options": options}
    refused = house.post("/api/tables", wish)
    assert (refused.status, refused.reason, refused.data["rule"]) == (400, "bad-options", rule)


def test_settings_are_shown_at_a_table_and_its_rematch(house: House) -> None:
    table = house.open("me friend", saga=SLUG, options={"mode": "rivals"}, seed=3)
    agreed = {"mode": "rivals", "tide": 0, "spring": False}
    with seated(house, table) as lines:
        assert lines[0].state["table"]["options"] == agreed
        play(lines, Chance(3))
        assert "teams" not in lines[0].state["outcome"]
    new = house.rematch(table)
    assert house.get(f"/api/tables/{new.id}", new.tokens[0]).data["table"]["options"] == agreed


def test_settings_survive_unloading(house: House) -> None:
    table = house.open("me friend", saga=SLUG, options={"mode": "rivals", "spring": True}, seed=3)
    before = house.hash(table.id)
    house.hall.tables.clear()
    assert house.hash(table.id) == before
    assert house.get(f"/api/tables/{table.id}").data["table"]["options"]["spring"] is True
