"""Headers, origins, tokens, seeds, and the files that are served."""

from __future__ import annotations

import json
import re
import socket
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from meadhall.kernel import Chance
from meadhall.server.assets import release
from meadhall.server.operate.serve import listen
from meadhall.server.protocol import Refused
from meadhall.server.security import HEADERS
from meadhall.server.web import app
from tests.server.house import House, Opened, play, seated
from tests.server.process import Process
from tests.server.wire import SECONDS, Closed


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("HEAD", "/", 200),
        ("GET", "/table/anything", 200),
        ("GET", "/js/base/net.js", 200),
        ("GET", "/nothing.js", 404),
        ("GET", "/api/hall", 200),
        ("GET", "/api/sagas/blood-rage", 200),
        ("GET", "/api/tables/nowhere", 404),
        ("GET", "/api/tables", 404),
        ("DELETE", "/api/hall", 405),
        ("POST", "/", 405),
        ("POST", "/api/tables", 400),
    ],
)
def test_every_answer_carries_the_headers(house: House, method: str, path: str, status: int) -> None:
    reply = house.request(method, path)
    assert reply.status == status
    for name, value in HEADERS.items():
        assert reply.headers[name] == value
    assert "default-src 'self'" in reply.headers["content-security-policy"]
    assert "unsafe" not in reply.headers["content-security-policy"]
    assert "server" not in reply.headers


def test_internal_error_has_an_answer(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*asked: Any) -> dict[str, Any]:
        raise ZeroDivisionError("secret detail")

    monkeypatch.setattr(app, "library_of", fail)
    reply = house.get("/api/hall")
    assert (reply.status, reply.reason) == (500, "failed")
    assert b"secret" not in reply.body
    assert HEADERS.keys() <= reply.headers.keys()
    monkeypatch.undo()
    assert house.get("/api/hall").status == 200


# -- origins ------------------------------------------------------------------------------------------------

FOREIGN = ["http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "http://[", "file://", "x"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_foreign_page_is_refused(house: House, origin: str) -> None:
    table = house.open()
    for path in ("/api/tables", "/api/records", f"/api/tables/{table.id}/answer", f"/api/tables/{table.id}/chat"):
        reply = house.request("POST", path, b"{}", {"origin": origin})
        assert (reply.status, reply.reason) == (403, "origin")
    with pytest.raises(Closed) as closed:
        house.socket(table.id, origin)
    assert closed.value.code == 403
    assert house.hall.refusals == {"origin": 5}


def test_own_page_and_programs_are_accepted(house: House) -> None:
    body = json.dumps({"saga": "blood-rage", "sits": [{"kind": "me"}] * 2}).encode()
    for headers in ({}, {"origin": f"http://127.0.0.1:{house.port}"}):
        assert house.request("POST", "/api/tables", body, headers).status == 201
    table = house.open()
    with house.socket(table.id, f"http://127.0.0.1:{house.port}") as wire:
        wire.send('{"type": "hello"}')
        assert json.loads(wire.receive())["type"] == "state"


def test_other_sites_cannot_read(house: House) -> None:
    reply = house.request("GET", "/api/hall", None, {"origin": "http://evil.example"})
    assert not [name for name in reply.headers if name.startswith("access-control")]


# -- secrets ------------------------------------------------------------------------------------------------


def test_tokens_are_stored_as_hashes_only(house: House) -> None:
    table = house.open("me open")
    joined = house.post(f"/api/tables/{table.id}/join", {}).data["token"]
    with house.line(table.id, joined) as line:
        line.say(type="chat", text="hello")
    stored = b"".join(path.read_bytes() for path in house.folder.iterdir())
    assert table.id.encode() in stored
    for token in (table.tokens[0], table.host, joined):
        assert token.encode() not in stored


def test_token_in_an_address_opens_nothing(house: House) -> None:
    """Addresses are logged: a token in one isn't read, so no one relies on it."""
    table = house.open("me friend")
    for query in ("token", "Authorization", "bearer"):
        assert house.get(f"/api/tables/{table.id}?{query}={table.tokens[0]}").data["seat"] is None
    assert house.get("/").headers["referrer-policy"] == "no-referrer"


def test_client_puts_tokens_behind_the_fragment_and_into_bodies_only() -> None:
    scripts = Path(str(files("meadhall.client"))) / "js"
    source = "".join([file.read_text(encoding="utf-8") for file in scripts.rglob("*.js")])
    assert "#${token}" in source  # a seat's link
    assert not re.search(r"[?&](token|seat|key)=\$\{[a-z.]*token", source)


def test_tokens_are_in_no_log(tmp_path: Path) -> None:
    """Neither in normal operation, nor in errors."""
    process = Process(tmp_path / "data")
    process.start()
    table = process.open("me friend")
    at, token = f"/api/tables/{table.id}", table.tokens[0]
    with process.line(table.id, token) as line:
        line.answer()
    process.get(f"{at}?token={token}", token)
    process.get(f"{at}/moment?at={token}", token)
    process.post(f"{at}/answer", {"token": token, "version": token, "decision": "", "option": ""})
    process.post(f"{at}/answer", f'{{"token": "{token}",'.encode())
    process.get(f"/{token}/%00", token)
    process.request("GET", at, None, {"authorization": f"Bearer {token}\t\u00e9"})
    assert process.process is not None
    process.process.terminate()
    told = "".join(process.process.communicate(timeout=SECONDS))
    assert "hall is open" not in told  # read by the test already; what is left is complaints
    assert token not in told
    stored = b"".join(path.read_bytes() for path in process.folder.iterdir())
    assert token.encode() not in stored


def test_neither_seed_nor_token_is_in_any_frame_before_the_end(house: House) -> None:
    seed = 7_391_648_250_917
    table = house.open("me friend friend", seed=seed, public=True)
    with seated(house, table) as lines:
        play(lines[:3], Chance(5), 60)
        key = house.match(table.id).state.chance[0]
        plain = [house.get("/api/hall").body, *[house.get(f"/api/tables/{table.id}", t).body for t in table.tokens]]
        plain += [house.get(f"/api/tables/{table.id}/moment?at=9").body]
        said = [*[frame.encode() for line in lines for frame in line.frames], *plain]
    hashes = [sitting.token for sitting in house.table(table.id).head.sits]
    for secret in (str(seed), key, *table.tokens, table.host, *hashes):
        assert not [frame for frame in said if secret.encode() in frame]


def test_secret_seed_and_key_are_hidden_until_the_end(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """A whole match with every request: what each seat and spectator received, and the log."""
    table = house.open("me friend", options={"beginners": True}, public=True)
    match, seed = house.match(table.id), house.table(table.id).head.record.seed
    said: list[bytes] = []
    with caplog.at_level("DEBUG"), seated(house, table) as lines:
        while play(lines[:2], Chance(3), 15) == 15:
            over = lines[0].state["table"]["status"] == "over"
            asked = lines[0] if over else next(line for line in lines if line.state["ask"])
            asked.say(type="why", option="pass")
            asked.say(type="undo", version=asked.state["version"])
            asked.say(type="answer", version=0, decision="0.0.0", option="dance")
            if not over:
                said += pried(house, table)
        frames = [frame.encode() for line in lines for frame in line.frames]
    for secret in (str(seed), match.state.chance[0]):
        assert len(secret) == 64
        assert not [one for one in (*said, *frames, caplog.text.encode()) if secret.encode() in one]
    assert house.get(f"/api/tables/{table.id}/record").data["seed"] == seed


def pried(house: House, table: Opened) -> list[bytes]:
    """Return responses to requests for more than is public."""
    asked = [
        f"/api/tables/{table.id}{what}" for what in ("", "?drawn=1", "/moment?at=3", "/moment?at=3&seat=1", "/record")
    ]
    replies = [house.get(path, token) for path in asked for token in (*table.tokens, "")]
    assert [reply.reason for reply in replies[-3:]] == ["not-over"] * 3
    return [reply.body for reply in (*replies, house.get("/api/hall"))]


# -- files --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/../server/app.py",
        "/..%2f..%2fserver/app.py",
        "/%2e%2e/cli.py",
        "/js/../../cli.py",
        "/js/%2e%2e/%2e%2e/cli.py",
        "/..\\cli.py",
        "/%5c..%5ccli.py",
        "//etc/passwd",
        "/%2fetc%2fpasswd",
        "/etc/passwd",
        "/__init__.py",
        "/__pycache__/__init__.cpython-311.pyc",
        "/.gitignore",
        "/js",
        "/js/",
        "/index.html%00",
        "/%00",
        "/" + "a" * 5000,
        "/art/blood-rage/../state.py",
        "/art/blood-rage/%2e%2e/state.py",
        "/art/blood_rage/board.svg",
        "/art/__init__/x",
        "/art/os/x",
        "/art/../x",
        "/art/blood-rage/",
    ],
)
def test_nothing_but_the_clients_files_is_served(house: House, path: str) -> None:
    reply = house.request("GET", path)
    assert reply.status == 404
    assert reply.body in (b"Not found.", b"Not Found")


def test_unchanged_file_is_not_sent_again(house: House) -> None:
    first = house.get("/js/base/net.js")
    assert first.headers["content-type"] == "text/javascript; charset=utf-8"
    again = house.request("GET", "/js/base/net.js", None, {"if-none-match": first.headers["etag"]})
    assert (again.status, again.body, again.headers["etag"]) == (304, b"", first.headers["etag"])
    assert house.request("GET", "/js/base/net.js", None, {"if-none-match": '"other"'}).body == first.body


def test_file_that_changed_has_another_tag(tmp_path: Path) -> None:
    file = tmp_path / "page.js"
    file.write_text("one", encoding="utf-8")
    before = release.load(file, 1)
    file.write_text("two", encoding="utf-8")
    assert release.load(file, 2).tag != before.tag


# -- the door -----------------------------------------------------------------------------------------------


def test_small_frames_are_not_held_back() -> None:
    """asyncio turns Nagle's delay off only for sockets with an explicit protocol: 40 ms on every move."""
    with listen("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP


def test_port_in_use_is_reported() -> None:
    with pytest.raises(OSError, match=r"can't use address nowhere\.invalid.*--host"):
        listen("nowhere.invalid", 0)
    with listen("127.0.0.1", 0) as listener, pytest.raises(OSError, match=r"can't use port.*--port"):
        listen("127.0.0.1", listener.getsockname()[1])


def test_refusals_are_data() -> None:
    assert Refused("stale", "too late", "BR-1").to_data() == {
        "type": "refused",
        "reason": "stale",
        "detail": "too late",
        "rule": "BR-1",
        "form": "",
        "numbers": {},
    }
