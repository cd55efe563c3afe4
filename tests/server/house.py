"""A hall for tests: real sockets on loopback, in a thread of this process."""

from __future__ import annotations

import asyncio
import http.client
import json
import socket
import threading
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from meadhall.kernel import Chance, Match
from meadhall.server.alerts.alerts import Alerts
from meadhall.server.hall.hall import Hall
from meadhall.server.operate.serve import HallServer, listen
from meadhall.server.storage.postgres import PostgresStore
from meadhall.server.storage.sqlite import SqliteStore
from meadhall.server.storage.store import Store
from meadhall.server.tables.table import Table
from meadhall.server.web.access import NOTHING_SAID, Access
from meadhall.server.web.app import create_app
from meadhall.server.workers.worker_table import WorkerTable
from tests.server.following import follow
from tests.server.wire import SECONDS, Closed, Wire

T = TypeVar("T")


class Reply(NamedTuple):
    """A response over HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def data(self) -> Any:
        return json.loads(self.body)

    @property
    def reason(self) -> str:
        reason: str = self.data["reason"]
        return reason


class Opened(NamedTuple):
    """A new table, with the tokens of its seats."""

    id: str
    tokens: list[str]
    host: str


class Client:
    """Plain HTTP to a hall."""

    port: int

    def request(
        self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> Reply:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=SECONDS)
        try:
            line.request(method, path, body, headers or {})
            answer = line.getresponse()
            return Reply(answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read())
        finally:
            line.close()

    def get(self, path: str, token: str = "") -> Reply:
        return self.request("GET", path, None, {"authorization": f"Bearer {token}"} if token else {})

    def post(self, path: str, data: Any) -> Reply:
        body = data if isinstance(data, bytes) else json.dumps(data).encode()
        return self.request("POST", path, body)

    def open(self, sits: str = "me friend", **wish: Any) -> Opened:
        """Create a table; seats as words: me, friend, open, or a bot's name."""
        data = {"saga": "blood-rage", "sits": [sit(word) for word in sits.split()], **wish}
        reply = self.post("/api/tables", data)
        if reply.status == 503:
            raise Closed(503, reply.reason)
        assert reply.status == 201, reply.body
        return Opened(reply.data["table"], reply.data["tokens"], reply.data["host"])

    def rematch(self, over: Opened) -> Opened:
        """Return the next table with the same players and their new links."""
        tokens = [token for token in over.tokens if token]
        new = self.post(f"/api/tables/{over.id}/rematch", {"token": tokens[0]}).data["table"]
        claimed = [token and self.claim(new, token).data["token"] for token in over.tokens]
        return Opened(new, claimed, over.host)

    def claim(self, table: str, token: str) -> Reply:
        return self.post(f"/api/tables/{table}/claim", {"token": token})

    @contextmanager
    def line(self, table: str, token: str = "", drawn: bool = False, changes: bool = False) -> Iterator[Line]:
        """Open a socket at a table, and send its hello."""
        with self.socket(table) as socket:
            line = Line(socket)
            line.send({"type": "hello", "token": token, "drawn": drawn, "changes": changes})
            first = line.hear()
            if first.get("reason") in ("not-kept", "moved"):  # come back
                raise Closed(4400, first["reason"])
            assert first["type"] == "state", first
            yield line

    def socket(self, table: str, origin: str = "") -> Wire:
        """Open a socket at a table, without a hello."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        return Wire(address, {"Origin": origin} if origin else {})


class Line:
    """A seat's socket: keeps the last state, and the raw frames in order."""

    def __init__(self, socket: Wire) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.log: list[Any] = []
        self.frames: list[str] = []

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self, timeout: float = SECONDS) -> dict[str, Any]:
        """Return the next message; states and changes are applied."""
        frame = self.socket.receive(timeout)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        if message["type"] in ("state", "change"):
            self.state = follow(self.state, message)
            self.log = [*self.log[: message["from"]], *message["events"]]
        return message

    def say(self, **message: Any) -> dict[str, Any]:
        """Send a message and wait for its reply."""
        self.send(message)
        while (heard := self.hear())["type"] in ("state", "change"):
            pass
        return heard

    def answer(self, option: str = "", **quoted: Any) -> dict[str, Any]:
        """Answer the current decision; without an option, with the first one."""
        ask = self.state["ask"]
        message = {"version": self.state["version"], "decision": ask["decision"], "option": option or ask["options"][0]}
        return self.say(type="answer", **{**message, **quoted})

    def until(self, version: int) -> dict[str, Any]:
        """Read until the table has this version."""
        while self.state["version"] < version:
            self.hear()
        return self.state

    def drain(self) -> None:
        """Read all pending messages: what was sent before a ping arrives before its pong."""
        assert self.say(type="ping") == {"type": "pong"}


class House(Client):
    """A hall on a data folder."""

    def __init__(
        self,
        folder: Path,
        workers: int = 1,
        database: str = "",
        lease: float = 60.0,
        access: Access = NOTHING_SAID,
        proxy: str = "",
    ) -> None:
        self.folder = folder
        inner = listen("127.0.0.1", 0) if database else None
        store: Store = SqliteStore(folder) if inner is None else partner(database, inner, lease)
        self.app = create_app(store, workers, inner=inner, access=access)
        self.listener = listen("127.0.0.1", 0)
        self.port = self.listener.getsockname()[1]
        self.server = HallServer(self.app, proxy)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self._serve)

    def _serve(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve([self.listener]))
        self.loop.close()

    def __enter__(self) -> House:
        self.thread.start()
        assert self.get("/api/hall").status == 200
        return self

    def __exit__(self, *error: object) -> None:
        self.server.should_exit = True
        self.thread.join(SECONDS)
        assert not self.thread.is_alive(), "the hall closes when it is told to"

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    @property
    def alerts(self) -> Alerts:
        alerts: Alerts = self.app.state.alerts
        return alerts

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine on the hall's event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(SECONDS)

    def sql(self, statement: str) -> list[Any]:
        """Run a query in the hall's database."""

        async def do() -> list[Any]:
            store: Any = self.hall.store
            rows: list[Any] = await store._do(lambda db: db.execute(statement).fetchall())
            return rows

        return self.run(do())

    def sql_any(self, statement: str) -> None:
        """Run a statement that returns nothing."""

        async def do() -> None:
            store: Any = self.hall.store
            await store._do(lambda db: db.execute(statement))

        self.run(do())

    def table(self, table: str) -> Table:
        return self.run(self.hall.table(table))

    def run_out(self, table: str) -> None:
        """Let the time of all who are asked at a table run out now."""
        late = self.table(table)

        async def ring() -> None:
            late.asked_at -= late.head.clock["seconds"] + 1
            self.hall.turn_timers.set(late)

        self.run(ring())

    def match(self, table: str) -> Match[Any]:
        """Return the match of a table, replayed from its log."""
        at = self.table(table)
        return WorkerTable(at.head.record, at.moves).match

    def hash(self, table: str) -> str:
        """Return the hash of a table's position in its worker."""
        return self.run(self.table(table).played())[1]


def partner(database: str, inner: socket.socket, lease: float) -> Store:
    """The store of one of several processes."""
    return PostgresStore(database, f"127.0.0.1:{inner.getsockname()[1]}", lease)


def sit(word: str) -> dict[str, str]:
    if word in ("me", "friend", "open"):
        return {"kind": word}
    return {"kind": "bot", "bot": word}


def play(lines: list[Line], chance: Chance, most: int = 10_000) -> int:
    """Play at random over open sockets, one answer at a time; return how many."""
    given = 0
    while given < most:
        asked = [line for line in lines if line.state["ask"]]
        if not asked:
            assert lines[0].state["table"]["status"] != "playing", "somebody is asked as long as the match goes on"
            break
        line = asked[chance.below(len(asked))]
        options = line.state["ask"]["options"]
        done = line.answer(options[chance.below(len(options))])
        assert done["type"] == "done", done
        for other in lines:
            other.until(done["version"])
        given += 1
    return given


@contextmanager
def seated(client: Client, table: Opened, *, drawn: bool = False) -> Iterator[list[Line]]:
    """Open a socket for every seat with a token, and one for a spectator."""
    with ExitStack() as stack:
        tokens = [token for token in table.tokens if token]
        yield [stack.enter_context(client.line(table.id, token, drawn)) for token in [*tokens, ""]]
