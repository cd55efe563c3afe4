"""Replaced links: by the host, after removing a player, and at a rematch. About 8 s of CPU."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meadhall.kernel import Chance
from meadhall.server.alerts import alerts
from meadhall.server.protocol import NewLink, Refused
from meadhall.server.tables import pausing, seat_links
from tests.server.cluster import Cluster
from tests.server.house import House, Line, Opened, Reply, play, seated
from tests.server.process import until
from tests.server.test_alerts import Hook, add_alert, at_once, fed, forget_all, hook
from tests.server.wire import Closed

__all__ = ["at_once", "hook"]
OPTIONS = {"first": 0, "beginners": True}


def renew(house: House, table: Opened, seat: int, link: int = 0, token: str | None = None) -> Reply:
    wish = {"token": table.host if token is None else token, "seat": seat, "link": link}
    return house.post(f"/api/tables/{table.id}/link", wish)


def remove(house: House, table: Opened, seat: int, link: int = 0, **more: Any) -> Reply:
    wish = {"token": table.host, "seat": seat, "link": link, **more}
    return house.post(f"/api/tables/{table.id}/remove", wish)


def ended(line: Line) -> bool:
    """Whether the connection closes, after any messages."""
    try:
        while True:
            line.hear()
    except Closed:
        return True


def heard(house: House, table: Opened, token: str = "") -> list[tuple[int, str]]:
    chat = house.get(f"/api/tables/{table.id}", token).data["chat"]
    return [(line["seat"], line["notice"]) for line in chat if "notice" in line]


# -- a new link -----------------------------------------------------------------------------------------------


def test_old_link_ends_at_once_with_all_that_it_had(house: House) -> None:
    table = house.open("me friend", options=OPTIONS)
    feed, old = fed(house, table, 1), table.tokens[1]
    with house.line(table.id, old) as line, house.line(table.id, table.tokens[0]) as mine:
        new = renew(house, table, 1)
        assert (new.status, new.data["seat"], new.data["link"]) == (200, 1, 1)
        assert ended(line)
        mine.drain()
        assert mine.state["table"]["sits"][1]["link"] == 1
    for path in ("", "/moment?at=0", "/events"):
        assert house.get(f"/api/tables/{table.id}{path}", old).reason == "foreign-token"
    for path in ("answer", "undo", "chat", "hint", "calls"):
        assert house.post(f"/api/tables/{table.id}/{path}", said(path, old)).reason == "foreign-token"
    assert house.get(f"{feed}.atom").reason == "no-call"
    assert house.get(f"/api/tables/{table.id}", new.data["token"]).data["seat"] == 1
    assert house.get(f"/api/tables/{table.id}", table.tokens[0]).data["seat"] == 0
    assert heard(house, table) == heard(house, table, table.tokens[0]) == [(1, "relinked")]
    house.hall.tables.clear()
    assert house.get(f"/api/tables/{table.id}", old).reason == "foreign-token"
    assert house.get(f"/api/tables/{table.id}", new.data["token"]).data["seat"] == 1


def said(path: str, token: str) -> dict[str, Any]:
    found: dict[str, dict[str, Any]] = {
        "answer": {"version": 0, "decision": "0.0.0", "option": "pass", "token": token},
        "undo": {"version": 0, "token": token},
        "chat": {"text": "hail", "token": token},
        "hint": {"token": token},
        "calls": {"kind": "feed", "token": token},
    }
    return found[path]


def test_alerts_of_the_old_link_end(house: House, hook: Hook) -> None:
    house.alerts.near = True
    house.run(forget_all(house))
    table = house.open("me friend", options=OPTIONS)
    try:
        assert add_alert(house, table, "hook", table.tokens[1], url=hook.address).status == 201
        assert add_alert(house, table, "hook", table.host, url=hook.address + "/all").status == 201
        token = renew(house, table, 1).data["token"]
        at = f"/api/tables/{table.id}"
        while not (ask := house.get(at, token).data)["ask"]:
            state = house.get(at, table.tokens[0]).data
            quoted = {"version": state["version"], "decision": state["ask"]["decision"]}
            house.post(f"{at}/answer", {**quoted, "option": state["ask"]["options"][0], "token": table.tokens[0]})
        until(lambda: [one["path"] for one in hook.heard][-1:] == ["/hook/all"] and ask["ask"])
        assert {one["path"] for one in hook.heard} == {"/hook/all"}
        assert house.get(f"{at}/calls", token).data["calls"] == []
    finally:
        house.alerts.near = False


def test_message_in_a_queue_is_dropped_with_its_alert(
    house: House, hook: Hook, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pending message isn't sent after the link has ended."""
    monkeypatch.setattr(alerts, "SETTLE", 3600.0)  # no alert is sent before that
    house.alerts.near = True
    house.run(forget_all(house))
    table = house.open("me friend", options=OPTIONS)
    calling, lane = house.alerts, f"name 127.0.0.1:{hook.server_port}"
    try:
        assert add_alert(house, table, "hook", table.tokens[0], url=hook.address).status == 201

        async def slow() -> None:
            async with calling.sender._lane(lane):
                await calling._send_due(table.id)
                while calling.sender._wanted[lane] != 2:
                    await asyncio.sleep(0)
                await seat_links.renew(house.hall.tables[table.id], NewLink(table.host, 0, 0))
            while calling._tasks:
                await asyncio.wait(calling._tasks)

        house.run(slow())
        assert hook.heard == []
    finally:
        calling.near = False


def test_requests_by_a_link_that_ends_change_nothing(house: House) -> None:
    """Requests that wait behind the change, by socket, POST or a new socket, have no seat."""
    table = house.open("me friend", options=OPTIONS)
    at = house.table(table.id)
    with house.line(table.id, table.tokens[0]) as line:
        ask = line.state["ask"]
        option = {"version": 0, "decision": ask["decision"], "option": ask["options"][0]}

        async def meanwhile() -> None:
            async with at.lock:
                ending = asyncio.ensure_future(seat_links.renew(at, NewLink(table.host, 0, 0)))
                await asyncio.sleep(0)
                with pytest.raises(Refused, match="being replaced"):
                    seat_links.seat_of(at, table.tokens[0])
                with pytest.raises(Refused, match="no longer"):
                    seat_links.check_link(at, 0, 0)
            await ending

        house.run(meanwhile())
        line.send({"type": "answer", **option})
        assert ended(line)
    assert house.get(f"/api/tables/{table.id}").data["actions"] == 0


def test_an_answer_that_resumes_a_match_needs_its_link(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = house.open("me friend", options=OPTIONS)
    at = house.table(table.id)
    state = house.get(f"/api/tables/{table.id}", table.tokens[0]).data
    come = pausing.resume_by_post

    async def late(of: Any, seat: int) -> None:
        await come(of, seat)
        await seat_links.renew(at, NewLink(table.host, 0, 0))

    monkeypatch.setattr("meadhall.server.hall.commands.resume_by_post", late)
    ask = state["ask"]
    answer = {"version": 0, "decision": ask["decision"], "option": ask["options"][0], "token": table.tokens[0]}
    assert house.post(f"/api/tables/{table.id}/answer", answer).reason == "foreign-token"
    assert house.get(f"/api/tables/{table.id}").data["actions"] == 0


def test_link_of_a_seat_that_was_joined_or_left_to_a_bot(house: House) -> None:
    """The host never had one of them, and the player of the other can still come back."""
    table = house.open("me open")
    token = house.post(f"/api/tables/{table.id}/join", {"name": "Bo"}).data["token"]
    house.post(f"/api/tables/{table.id}/relieve", {"seat": 1, "bot": "random", "token": token})
    new = renew(house, table, 1).data["token"]
    sitting = house.get(f"/api/tables/{table.id}", new).data["table"]["sits"][1]
    assert (sitting["name"], sitting["bot"], sitting["away"]) == ("Bo", "random", True)
    back = {"seat": 1, "bot": "", "token": new}
    assert house.post(f"/api/tables/{table.id}/relieve", back).data["type"] == "done"
    assert house.get(f"/api/tables/{table.id}").data["chat"][-1]["name"] == "Bo"


# -- a player who is removed ------------------------------------------------------------------------------------


def test_removed_player_leaves_the_seat_to_a_bot(house: House) -> None:
    table = house.open("me friend", options=OPTIONS)
    with house.line(table.id, table.tokens[1]) as theirs, house.line(table.id, table.tokens[0]) as mine:
        assert remove(house, table, 1, bot="random").data["type"] == "done"
        assert ended(theirs)
        mine.drain()
        sitting = mine.state["table"]["sits"][1]
        assert (sitting["bot"], sitting["away"], sitting["free"], sitting["name"]) == ("random", False, False, "")
        while not [seat for seat, *_ in mine.state["waiting"] if seat == 1]:
            mine.answer()
        while [seat for seat, *_ in mine.state["waiting"]] == [1]:
            mine.hear()
    assert heard(house, table) == [(1, "removed")]
    assert house.get(f"/api/tables/{table.id}", table.tokens[1]).reason == "foreign-token"
    assert house.post(f"/api/tables/{table.id}/join", {"seat": 1}).reason == "taken"
    house.hall.tables.clear()
    assert house.get(f"/api/tables/{table.id}", table.tokens[1]).reason == "foreign-token"
    assert heard(house, table) == [(1, "removed")]


def test_last_player_who_is_removed_lets_the_bots_play_on(house: House) -> None:
    """A match is paused for players who may come back; now none is left."""
    table = house.open("friend random", options=OPTIONS)
    house.post(f"/api/tables/{table.id}/relieve", {"seat": 0, "bot": "random", "token": table.tokens[0]})
    until(lambda: house.get(f"/api/tables/{table.id}").data["table"]["resting"])
    assert remove(house, table, 0, bot="random").status == 200
    until(lambda: house.get(f"/api/tables/{table.id}").data["actions"] > 0)


# -- refused, and nothing has changed ---------------------------------------------------------------------------


def test_refused_requests_of_a_host_change_nothing(house: House) -> None:
    table, other = house.open("me friend open random"), house.open()
    before = house.get(f"/api/tables/{table.id}").data

    def refused(reply: Reply) -> tuple[int, str]:
        return reply.status, reply.reason

    foreign = [renew(house, table, 1, token=token) for token in (other.host, other.tokens[0], "x" * 22)]
    assert [refused(reply) for reply in foreign] == [(403, "foreign-token")] * 3
    no_host = [renew(house, table, 1, token=token) for token in (table.tokens[0], table.tokens[1], "")]
    assert [refused(reply) for reply in no_host] == [(403, "not-host")] * 3
    nobody = [act(house, table, seat) for act in (renew, remove) for seat in (2, 3)]
    assert [refused(reply) for reply in nobody] == [(409, "no-player")] * 4
    assert [refused(act(house, table, seat)) for act in (renew, remove) for seat in (-1, 4)] == [(400, "no-seat")] * 4
    assert refused(remove(house, table, 0)) == (409, "own-seat")
    assert refused(remove(house, table, 1, bot="wizard")) == (400, "bad-options")
    assert refused(renew(house, table, 1, link=1)) == refused(remove(house, table, 1, link=7)) == (409, "stale")
    with house.line(table.id, table.tokens[1]) as line:
        line.drain()
    after = house.get(f"/api/tables/{table.id}").data
    assert [{**seen, "stood": None} for seen in (before, after)] == [{**before, "stood": None}] * 2


def test_repeated_request_is_done_once(house: House) -> None:
    table = house.open("me friend friend")
    new = renew(house, table, 1).data
    assert renew(house, table, 1).reason == remove(house, table, 1).reason == "stale"
    assert house.get(f"/api/tables/{table.id}", new["token"]).data["seat"] == 1
    assert remove(house, table, 2).status == 200
    assert remove(house, table, 2).reason == "no-player"
    assert heard(house, table) == [(1, "relinked"), (2, "removed")]


def test_link_that_cannot_be_stored_stays_the_old_one(house: House) -> None:
    table = house.open()
    house.sql("create trigger fail before insert on log begin select raise(abort, 'no'); end")
    refused = renew(house, table, 1)
    house.sql("drop trigger fail")
    assert (refused.status, refused.reason) == (503, "not-kept")
    assert house.get(f"/api/tables/{table.id}", table.tokens[1]).data["seat"] == 1
    assert heard(house, table) == []


def test_links_of_a_seat_are_limited(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat_links, "MOST", 1)
    table = house.open()
    assert renew(house, table, 1).status == 200
    assert (renew(house, table, 1, link=1).status, renew(house, table, 1, link=1).reason) == (429, "too-many")


# -- a rematch --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def over(building: House) -> Opened:
    """A finished match; each test has its own rematch."""
    table = building.open("me friend", options=OPTIONS)
    with seated(building, table) as (*lines, _):
        play(lines, Chance(2))
    return table


@pytest.fixture
def again(house: House, over: Opened) -> str:
    """Create a new rematch: the previous match forgets the last one."""
    house.run(forget_rematch(house, over.id))
    reply = house.post(f"/api/tables/{over.id}/rematch", {"token": over.tokens[0]})
    new: str = reply.data["table"]
    return new


async def forget_rematch(house: House, table: str) -> None:
    (await house.hall.table(table)).head.rematch = ""


def test_rematch_has_new_links(house: House, over: Opened, again: str) -> None:
    assert house.get(f"/api/tables/{again}", over.tokens[1]).reason == "foreign-token"
    first, second = [house.claim(again, over.tokens[1]).data for _ in range(2)]  # an answer may be lost
    assert (first["seat"], first["token"] != second["token"]) == (1, True)
    assert house.get(f"/api/tables/{again}", first["token"]).reason == "foreign-token"
    with house.line(again, second["token"]) as line:
        assert line.state["seat"] == 1
    assert house.claim(again, over.tokens[1]).reason == "claimed"
    assert house.claim(again, over.tokens[0]).data["seat"] == 0
    for token in (second["token"], over.host, "x" * 22, ""):
        assert house.claim(again, token).reason == "foreign-token"


def test_link_used_by_post_can_no_longer_be_claimed(house: House, over: Opened, again: str) -> None:
    token = house.claim(again, over.tokens[0]).data["token"]
    house.post(f"/api/tables/{again}/why", {"option": "pass", "token": token})
    assert house.claim(again, over.tokens[0]).reason == "claimed"
    house.hall.tables.clear()
    assert house.claim(again, over.tokens[0]).reason == "claimed"


def test_host_of_a_rematch_makes_links_for_those_who_did_not_come(house: House, over: Opened, again: str) -> None:
    new = Opened(again, [], over.host)
    token = renew(house, new, 1).data["token"]
    assert house.claim(again, over.tokens[1]).reason == "foreign-token"
    assert house.get(f"/api/tables/{again}", token).data["seat"] == 1
    assert remove(house, new, 0).reason == "own-seat"


def test_unclaimed_seat_is_kept_at_the_next_rematch(house: House, over: Opened, again: str) -> None:
    """A player who missed a whole match joins the next one by their old link."""
    head = house.table(again).head.again("0" * 64)
    third = house.run(house.hall._create(head)).id
    assert house.claim(third, over.tokens[1]).data["seat"] == 1


# -- several processes ------------------------------------------------------------------------------------------


@pytest.fixture
def pair(cluster: Cluster, tmp_path: Path, rates: None) -> Iterator[tuple[House, House]]:
    url = cluster.new()
    with House(tmp_path / "a", database=url) as one, House(tmp_path / "b", database=url) as two:
        yield one, two


def test_process_that_owns_the_table_ends_the_link(pair: tuple[House, House]) -> None:
    """Asked at the other process, with the old link's socket forwarded through it."""
    one, two = pair
    table = one.open("me friend friend", options=OPTIONS)
    with two.line(table.id, table.tokens[1]) as far:
        new = renew(two, table, 1)
        assert new.status == 200
        assert ended(far)
    assert [house.get(f"/api/tables/{table.id}", table.tokens[1]).reason for house in pair] == ["foreign-token"] * 2
    assert [house.get(f"/api/tables/{table.id}", new.data["token"]).data["seat"] for house in pair] == [1, 1]
    assert remove(two, table, 2).status == 200
    assert [heard(house, table) for house in pair] == [[(1, "relinked"), (2, "removed")]] * 2
    assert table.id not in two.hall.tables
