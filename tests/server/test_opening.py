"""Creating tables: all settings, all refusals, and taking open seats."""

from __future__ import annotations

import json
from typing import Any

import pytest

import meadhall
from meadhall.kernel import Chance
from tests.server.house import House, play, seated, sit

SITS = [sit("me"), sit("friend")]


def opened(house: House, **wish: Any) -> Any:
    """Return a new table as a spectator sees it."""
    return house.get(f"/api/tables/{house.open(**wish).id}").data


def test_hall_lists_its_sagas(house: House) -> None:
    hall = house.get("/api/hall").data
    assert [saga["slug"] for saga in hall["sagas"]] == list(meadhall.sagas())
    assert hall["sagas"][0]["seats"] == [2, 3, 4]
    assert hall["open"] == []
    saga = house.get("/api/sagas/blood-rage").data
    assert saga["verbs"]["invade"]
    assert house.get("/api/sagas/ludo").reason == "no-saga"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_number_of_seats_is_checked(house: House, seats: int) -> None:
    table = house.open(" ".join(["me", *["friend"] * (seats - 1)]))
    state = house.get(f"/api/tables/{table.id}").data
    assert len(state["table"]["sits"]) == seats == len(set(table.tokens))
    assert all(len(token) == 22 for token in table.tokens)


def test_all_options_at_once(house: House) -> None:
    state = opened(
        house,
        sits="me open greedy",
        name="  Friday\nnight ",
        options={"clans": ["raven", "wolf", "serpent"], "first": 2, "beginners": True},
        edition="base",
        seed=7,
        clock={"mode": "days", "seconds": 86400},
        public=True,
        automatic=False,
    )
    table = state["table"]
    assert (table["name"], table["public"], table["clock"]) == (
        "Friday night",
        True,
        {"mode": "days", "seconds": 86400},
    )
    assert [s["plays"] for s in table["sits"]] == ["raven", "wolf", "serpent"]
    assert [s["free"] for s in table["sits"]] == [False, True, False]
    assert table["deadline"] > 0
    assert state["view"]["phase"] != "draft"
    assert house.table(table["id"]).head.record.seed == 7
    assert house.table(table["id"]).head.record.automatic is False


def test_tables_without_a_seed_have_256_secret_bits_each(house: House) -> None:
    """Seeds can't be tried out, as with 53 bits: all 256 bits are used."""
    seeds = [house.table(house.open().id).head.record.seed for _ in range(24)]
    assert len(set(seeds)) == 24
    assert all(isinstance(seed, str) and len(seed) == 64 for seed in seeds)
    numbers = [int(str(seed), 16) for seed in seeds]
    assert [bit for bit in range(256) if len({number >> bit & 1 for number in numbers}) < 2] == []


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"saga": "ludo"}, "bad-options"),
        ({"saga": 7}, "malformed"),
        ({"sits": []}, "bad-options"),
        ({"sits": SITS[:1]}, "bad-options"),
        ({"sits": SITS * 3}, "bad-options"),
        ({"sits": [{"kind": "ghost"}, *SITS]}, "malformed"),
        ({"sits": [{"kind": "me", "colour": "red"}, *SITS]}, "malformed"),
        ({"sits": [sit("deep-blue"), *SITS]}, "bad-options"),
        ({"sits": [{"kind": "bot"}, *SITS]}, "bad-options"),
        ({"sits": [{"kind": "me", "name": "x" * 41}, *SITS]}, "too-long"),
        ({"saga": "ludo", "sits": [sit("greedy"), *SITS]}, "bad-options"),
        ({"colour": "red"}, "malformed"),
        ({"name": "x" * 41}, "too-long"),
        ({"name": None}, "malformed"),
        ({"edition": "pirates"}, "bad-options"),
        ({"seed": "seven"}, "malformed"),
        ({"seed": 1.5}, "malformed"),
        ({"seed": 1 << 53}, "malformed"),
        ({"seed": -1}, "malformed"),
        ({"seed": "0f" * 32}, "malformed"),
        ({"options": {"dragons": True}}, "bad-options"),
        ({"options": {"clans": ["wolf"]}}, "bad-options"),
        ({"options": {"clans": ["wolf", "wolf"]}}, "bad-options"),
        ({"options": {"clans": ["wolf", "penguin"]}}, "bad-options"),
        ({"options": {"clans": [["wolf"], {}]}}, "bad-options"),
        ({"options": {"clans": 3}}, "bad-options"),
        ({"options": {"first": 2}}, "bad-options"),
        ({"options": {"first": True}}, "bad-options"),
        ({"options": {"first": "me"}}, "bad-options"),
        ({"options": {"beginners": "yes"}}, "bad-options"),
        ({"options": {"beginners": 1}}, "bad-options"),
        ({"options": []}, "malformed"),
        ({"clock": {"mode": "sand"}}, "malformed"),
        ({"clock": {"mode": "live", "seconds": 9}}, "bad-options"),
        ({"clock": {"mode": "live", "seconds": 3601}}, "bad-options"),
        ({"clock": {"mode": "days", "seconds": 10**12}}, "bad-options"),
        ({"clock": {"mode": "live", "seconds": -5}}, "bad-options"),
        ({"clock": {"mode": "none", "minutes": 1}}, "malformed"),
        ({"public": 1}, "malformed"),
        ({"automatic": "no"}, "malformed"),
    ],
)
def test_bad_settings_are_refused(house: House, change: dict[str, Any], reason: str) -> None:
    reply = house.post("/api/tables", {"saga": "blood-rage", "sits": SITS, **change})
    assert (reply.status, reply.reason) == (400, reason)
    assert reply.data["type"] == "refused"
    assert reply.data["detail"]
    assert house.hall.refusals == {reason: 1}
    assert house.hall.tables == {}


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        (b"", 400, "malformed"),
        (b"[]", 400, "malformed"),
        (b"null", 400, "malformed"),
        (b'{"saga": "blood-rage", "sits": [', 400, "malformed"),
        (b'{"saga": "\xff\xfe", "sits": []}', 400, "malformed"),
        (b'{"saga": "blood-rage", "sits": [], "options": ' + b"[" * 8000 + b"]" * 8000 + b"}", 400, "malformed"),
        (b'{"saga": "blood-rage", "sits": [], "options": {"a": ' + b"[" * 8000 + b"]" * 8000 + b"}}", 400, "malformed"),
        (b'{"saga": "' + b"x" * 20_000 + b'"}', 413, "too-large"),
    ],
)
def test_malformed_body_is_refused(house: House, body: bytes, status: int, reason: str) -> None:
    reply = house.post("/api/tables", body)
    assert (reply.status, reply.reason) == (status, reason)
    assert house.hall.tables == {}


def test_endless_body_is_refused_before_it_ends(house: House) -> None:
    reply = house.post("/api/tables", b" " * 400_000)
    assert (reply.status, reply.reason) == (413, "too-large")


# -- open seats -----------------------------------------------------------------------------------------


def listed(house: House, where: str = "open") -> list[str]:
    return [table["id"] for table in house.get("/api/hall").data[where]]


def test_open_seats_fill_and_the_table_leaves_the_list(house: House) -> None:
    table = house.open("me open open", public=True)
    assert table.id in listed(house)

    with house.line(table.id, table.tokens[0]) as line:
        second = house.post(f"/api/tables/{table.id}/join", {"name": "Bo", "seat": 2}).data
        first = house.post(f"/api/tables/{table.id}/join", {}).data
        line.hear()
        sits = line.hear()["table"]["sits"]

    assert (second["seat"], first["seat"]) == (2, 1)
    assert [s["free"] for s in sits] == [False, False, False]
    assert sits[2]["name"] == "Bo"
    assert table.id not in listed(house)
    assert house.get(f"/api/tables/{table.id}", second["token"]).data["seat"] == 2
    assert house.post(f"/api/tables/{table.id}/join", {}).reason == "taken"


@pytest.mark.parametrize("seat", [0, 2, -1, 99])
def test_taken_seat_is_refused(house: House, seat: int) -> None:
    table = house.open("me open greedy")
    assert house.post(f"/api/tables/{table.id}/join", {"seat": seat}).reason == "taken"


def test_join_with_a_bad_body(house: House) -> None:
    table = house.open("me open")
    assert house.post(f"/api/tables/{table.id}/join", {"seat": "1"}).reason == "malformed"
    assert house.post(f"/api/tables/{table.id}/join", {"name": "x" * 99}).reason == "too-long"
    assert house.post("/api/tables/nowhere/join", {}).reason == "no-table"


def test_private_table_is_not_listed(house: House) -> None:
    tables = [house.open("me open"), house.open("me friend"), house.open("me random")]
    body = house.get("/api/hall").body
    assert not [table for table in tables if table.id.encode() in body]


def test_full_public_table_is_there_to_watch_until_it_is_over(house: House) -> None:
    table = house.open("me open", public=True, options={"beginners": True})
    assert table.id not in listed(house, "watch")
    second = house.post(f"/api/tables/{table.id}/join", {"name": "Bo"}).data["token"]
    assert table.id not in listed(house, "open")
    shown = next(one for one in house.get("/api/hall").data["watch"] if one["id"] == table.id)
    assert shown == house.get(f"/api/tables/{table.id}").data["table"]

    with seated(house, table._replace(tokens=[table.tokens[0], second])) as (*lines, spectator):
        play(lines, Chance(1))
        assert spectator.until(lines[0].state["version"])["table"]["status"] == "over"
    assert table.id not in listed(house, "watch")


def test_rematch_of_a_public_table_is_there_to_watch(house: House) -> None:
    table = house.open("me friend", public=True, options={"beginners": True})
    with seated(house, table) as (*lines, _):
        play(lines, Chance(1))
    new = house.post(f"/api/tables/{table.id}/rematch", {"token": table.tokens[0]}).data["table"]
    assert new in listed(house, "watch")


def test_names_are_plain_text(house: House) -> None:
    table = house.open("me open", name="\x1b[31m<b>ødin</b>\u202e")
    assert house.get(f"/api/tables/{table.id}").data["table"]["name"] == "[31m<b>ødin</b>"
    assert json.dumps(house.get(f"/api/tables/{table.id}").data).isascii()


def test_chosen_seed_is_shown_to_all_before_they_sit_down(house: House) -> None:
    """A player who chose the seed or uploaded a match may know the cards, and can share a link at any time."""

    def chosen(table: str) -> str:
        shown: str = house.get(f"/api/tables/{table}").data["table"]["chosen"]
        return shown

    assert chosen(house.open("me friend").id) == ""
    assert chosen(house.open("me friend", seed=7).id) == chosen(house.open("me open", seed=0).id) == "seed"
    assert chosen(house.open("me random", seed=7).id) == chosen(house.open("me me", seed=7).id) == "seed"
    assert chosen(house.open("me me").id) == ""
    listed = house.open("me open", seed=7, public=True).id
    assert {one["id"]: one["chosen"] for one in house.get("/api/hall").data["open"]}[listed] == "seed"
    match = meadhall.new("blood-rage", seats=2, seed=1)
    match.apply(0, match.options(0)[0])
    assert match.record is not None
    assert chosen(house.post("/api/records", match.record.to_json().encode()).data["table"]) == "record"
    house.hall.tables.clear()
    assert chosen(listed) == "seed"
