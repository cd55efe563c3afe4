"""Past positions, match files and rematches."""

from __future__ import annotations

import json
from typing import Any

import pytest

import meadhall
from meadhall.kernel import Chance, Record
from tests.server.house import House, Opened, play, seated


@pytest.fixture
def over(house: House) -> Opened:
    """A finished match."""
    table = house.open("me friend", options={"beginners": True}, seed=5)
    with seated(house, table) as (first, second, _):
        play([first, second], Chance(4))
    return table


def played(seats: int = 2, actions: int = 10_000, **options: Any) -> Record:
    """Return the record of a random match, or of its beginning."""
    match, chance = meadhall.new("blood-rage", seats=seats, seed=3, **options), Chance(3)
    while not match.over and actions:
        decision = match.decisions[0]
        match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
        actions -= 1
    assert match.record is not None
    match.record.hash = match.hash()
    return match.record


# -- records ------------------------------------------------------------------------------------------------


def test_match_file_is_available_after_the_end_only(house: House, over: Opened) -> None:
    playing = house.open()
    assert house.get(f"/api/tables/{playing.id}/record", playing.tokens[0]).reason == "not-over"

    reply = house.get(f"/api/tables/{over.id}/record")
    record = Record.from_json(reply.body)
    assert reply.headers["content-disposition"] == f'attachment; filename="blood-rage-{over.id}.json"'
    assert (record.seed, record.hash) == (5, house.hash(over.id))
    assert meadhall.replay(record).over


def test_match_file_of_a_finished_match_can_be_replayed(house: House, over: Opened) -> None:
    raw = house.get(f"/api/tables/{over.id}/record").body
    reply = house.post("/api/records", raw)
    assert reply.status == 201
    state = house.get(f"/api/tables/{reply.data['table']}").data
    assert state["table"]["status"] == "over"
    assert house.hash(reply.data["table"]) == house.hash(over.id)
    assert house.get(f"/api/tables/{reply.data['table']}/record").body == raw
    assert house.post(f"/api/tables/{reply.data['table']}/join", {}).reason == "over"


def test_match_file_has_the_names_of_players(house: House) -> None:
    sits = [{"kind": "me", "name": "Astrid"}, {"kind": "open"}, {"kind": "bot", "bot": "random", "name": "Orm"}]
    wish = {"saga": "blood-rage", "sits": sits, "options": {"beginners": True}}
    made = house.post("/api/tables", wish).data
    second = house.post(f"/api/tables/{made['table']}/join", {"name": "Bo"}).data["token"]
    with seated(house, Opened(made["table"], [made["tokens"][0], second], "")) as (*lines, spectator):
        while spectator.state["table"]["status"] == "playing":
            for line in lines:
                line.drain()
            asked = [line for line in lines if line.state["ask"]]
            if asked:
                spectator.until(asked[0].answer()["version"])
            elif spectator.state["table"]["status"] == "playing":
                spectator.hear()
    raw = house.get(f"/api/tables/{made['table']}/record").body

    brought = house.post("/api/records", raw).data["table"]
    shown = house.get(f"/api/tables/{brought}").data["table"]["sits"]
    assert [(sit["name"], sit["free"]) for sit in shown] == [("Astrid", False), ("Bo", False), ("Orm", False)]
    assert Record.from_json(raw).hash == house.hash(brought)  # the game reads this file


@pytest.mark.parametrize("players", [["Astrid"], ["a", "b", "c"], ["x" * 99, "b"], [1, 2], "ab"])
def test_record_with_bad_names_is_refused(house: House, over: Opened, players: Any) -> None:
    data = house.get(f"/api/tables/{over.id}/record").data
    assert house.post("/api/records", {**data, "players": players}).status == 400


def test_imported_finished_match_waits_for_no_one(house: House) -> None:
    """A match file without names (older, or from the terminal) has seats without players, but none is free."""
    brought = house.post("/api/records", played().to_json().encode()).data["table"]
    shown = house.get(f"/api/tables/{brought}").data["table"]
    assert shown["status"] == "over"
    assert [sit["free"] for sit in shown["sits"]] == [False, False]


def test_imported_unfinished_match_goes_on(house: House) -> None:
    record = played(actions=30)
    table = house.post("/api/records", record.to_json().encode()).data["table"]
    assert house.hash(table) == record.hash
    tokens = [house.post(f"/api/tables/{table}/join", {}).data["token"] for _ in range(2)]
    with seated(house, Opened(table, tokens, "")) as (first, second, _):
        play([first, second], Chance(1))
    end = Record.from_json(house.get(f"/api/tables/{table}/record").body)
    assert end.actions[:30] == record.actions
    assert meadhall.replay(end).over


def changed(record: Record, **fields: Any) -> bytes:
    return json.dumps({**json.loads(record.to_json()), **fields}).encode()


@pytest.mark.parametrize(
    "fields",
    [
        {"hash": "00" * 16},
        {"seed": 4},
        {"actions": [[0, "dance"]]},
        {"actions": [[7, "pass"]]},
        {"actions": [[-1, "pass"]]},
        {"actions": "pass"},
        {"seats": 10**12},
        {"seats": -1},
        {"seats": 1},
        {"saga": "ludo"},
        {"options": {"dragons": 1}},
        {"options": 7},
        {"saga": None},
    ],
)
def test_corrupt_record_is_refused(house: House, fields: dict[str, Any]) -> None:
    reply = house.post("/api/records", changed(played(actions=20), **fields))
    assert reply.status == 400
    assert reply.reason in ("bad-record", "bad-options")
    assert reply.data["detail"]
    assert house.hall.tables == {}


@pytest.mark.parametrize(("number", "reason"), [(1, "cards are dealt in another way"), (99, "reads format 2")])
def test_record_of_another_version_is_refused(house: House, number: int, reason: str) -> None:
    reply = house.post("/api/records", changed(played(actions=20), format=number))
    assert (reply.status, reply.reason) == (409, "other-format")
    assert reason in reply.data["detail"]
    assert house.hall.tables == {}


def test_record_of_another_edition_is_refused(house: House) -> None:
    reply = house.post("/api/records", changed(played(actions=20), edition="own-pirates"))
    assert (reply.status, reply.reason) == (409, "other-edition")
    assert "has no edition 'own-pirates'" in reply.data["detail"]
    assert house.hall.tables == {}


@pytest.mark.parametrize("raw", [b"", b"{}", b"[]", b"\x00" * 100, b"[" * 100_000, b'{"a":' * 50_000, b"\xff"])
def test_file_of_another_kind_is_refused(house: House, raw: bytes) -> None:
    reply = house.post("/api/records", raw)
    assert (reply.status, reply.reason) == (400, "bad-record")


def test_cut_off_record_is_refused(house: House) -> None:
    raw = played(actions=20).to_json().encode()
    for cut in (1, len(raw) // 2, len(raw) - 3):
        assert house.post("/api/records", raw[:cut]).reason == "bad-record"
    assert house.post("/api/records", b" " * 1_100_000).reason == "too-large"


# -- moments ------------------------------------------------------------------------------------------------


def test_every_position_of_a_finished_match_from_every_seat(house: House, over: Opened) -> None:
    record = Record.from_json(house.get(f"/api/tables/{over.id}/record").body)
    last = len(record.actions)
    for number in (0, 1, last // 2, last):
        match = meadhall.replay(record, number)
        for seat in (0, 1, None):
            query = f"at={number}" + ("" if seat is None else f"&seat={seat}")
            moment = house.get(f"/api/tables/{over.id}/moment?{query}").data
            view = match.view(seat).to_data()
            assert moment["view"] == json.loads(json.dumps(view["table"]))
            assert (moment["at"], moment["of"], moment["seat"]) == (number, last, seat)
            assert len(moment["events"]) == len(match.view(seat).log())
            assert 0 <= moment["from"] <= len(moment["events"])


def test_past_of_a_running_match_from_your_seat_only(house: House) -> None:
    table = house.open("me friend")
    with seated(house, table) as (first, second, _):
        states = [first.state]
        for _ in range(6):
            play([first, second], Chance(2), 1)
            states.append(first.state)
    for number, state in enumerate(states):
        moment = house.get(f"/api/tables/{table.id}/moment?at={number}", table.tokens[0]).data
        assert moment["view"] == state["view"]
        assert moment["waiting"] == state["waiting"]
        own = house.get(f"/api/tables/{table.id}/moment?at={number}&seat=0", table.tokens[0]).data
        assert own == moment
    for token, seat in ((table.tokens[0], 1), (table.tokens[1], 0), ("", 0)):
        reply = house.get(f"/api/tables/{table.id}/moment?at=0&seat={seat}", token)
        assert (reply.status, reply.reason) == (403, "not-over")
    spectator = house.get(f"/api/tables/{table.id}/moment?at=6").data
    assert (spectator["seat"], spectator["view"]["draft"]) == (None, [])


@pytest.mark.parametrize("at", ["", "-1", "7", "x", "1.5", "1e3", "9" * 400, "%C2%B2", "%D9%A3", " 1"])
def test_unknown_position_is_refused(house: House, at: str) -> None:
    table = house.open("me friend").id
    reply = house.request("GET", f"/api/tables/{table}/moment?at={at.replace(' ', '%20')}")
    assert (reply.status, reply.reason) == (400, "no-moment")


@pytest.mark.parametrize("seat", ["2", "-1", "x", "9" * 30, "%C2%B2"])
def test_position_from_an_unknown_seat_is_refused(house: House, over: Opened, seat: str) -> None:
    assert house.get(f"/api/tables/{over.id}/moment?at=0&seat={seat}").reason == "no-seat"


def test_position_as_a_picture(house: House, over: Opened) -> None:
    assert house.get(f"/api/tables/{over.id}/moment?at=3&drawn=1").data["picture"]["regions"]


# -- rematch ------------------------------------------------------------------------------------------------


def test_rematch_is_one_table_with_new_links(house: House, over: Opened) -> None:
    with seated(house, over) as (first, _, spectator):
        new = [house.post(f"/api/tables/{over.id}/rematch", {"token": token}).data["table"] for token in over.tokens]
        first.drain()
        spectator.drain()
        assert first.state["table"]["rematch"] == spectator.state["table"]["rematch"] == new[0]

    assert new[0] == new[1] != over.id
    assert [house.get(f"/api/tables/{new[0]}", token).reason for token in over.tokens] == ["foreign-token"] * 2
    tokens = house.rematch(over).tokens
    assert [house.get(f"/api/tables/{new[0]}", token).data["seat"] for token in tokens] == [0, 1]
    again, old = house.table(new[0]).head.record, house.table(over.id).head.record
    assert (again.saga, again.options, again.actions) == (old.saga, old.options, [])
    assert again.seed != old.seed


def test_rematch_is_one_step_on_disk(house: House, over: Opened) -> None:
    """If the old table can't be stored, there is no new one; the next attempt makes exactly one."""
    count = "select count(*) from tables"
    before = house.sql(count)[0][0]
    fail = "create trigger fail before update on tables begin select raise(abort, 'no'); end"
    house.sql(fail)
    refused = house.post(f"/api/tables/{over.id}/rematch", {"token": over.tokens[0]})
    house.sql("drop trigger fail")

    assert (refused.status, refused.reason) == (503, "not-kept")
    assert house.sql(count)[0][0] == before
    assert house.get(f"/api/tables/{over.id}").data["table"]["rematch"] == ""
    new = {house.post(f"/api/tables/{over.id}/rematch", {"token": token}).data["table"] for token in over.tokens}
    assert len(new) == 1
    assert house.sql(count)[0][0] == before + 1


def test_rematch_only_after_the_end_and_only_by_players(house: House, over: Opened) -> None:
    playing = house.open()
    assert house.post(f"/api/tables/{playing.id}/rematch", {"token": playing.tokens[0]}).reason == "not-over"
    assert house.post(f"/api/tables/{over.id}/rematch", {}).reason == "spectator"
    assert house.post(f"/api/tables/{over.id}/rematch", {"token": playing.tokens[0]}).reason == "foreign-token"
