"""Host names, origins and proxies of requests. About 4 s of CPU."""

from __future__ import annotations

import json
import socket
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meadhall.cli import main
from meadhall.server.operate import serve
from meadhall.server.operate.serve import access_of, host_name, metrics_token, proxies
from meadhall.server.protocol import Refused
from meadhall.server.web.access import NOTHING_SAID, Access, HostCheck
from tests.server.house import House
from tests.server.wire import SECONDS, Closed, Wire

TOKEN = "a-token-for-prometheus"


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A hall behind a proxy on the same machine, with a name and a token for its metrics."""
    access = Access(frozenset(["hall.example"]), "loopback", TOKEN, proxied=True)
    with House(tmp_path_factory.mktemp("behind"), access=access, proxy="127.0.0.1") as house:
        yield house


def socket_by(house: House, table: str, **headers: str) -> Wire:
    wire = f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket"
    return Wire(wire, headers)


# -- whom it means ----------------------------------------------------------------------------------------------


FOREIGN = ["evil.example", "evil.example:80", "localhost.evil.example", "127.0.0.1.evil.example", "0.0.0.0", "10.1.2.3",
           "[2001:db8::1]", "2130706433"]  # fmt: skip


@pytest.mark.parametrize("host", FOREIGN)
def test_request_for_another_name_is_refused(house: House, host: str) -> None:
    """DNS rebinding: another site's name points to this machine."""
    for method, path in (("GET", "/metrics"), ("GET", "/api/hall"), ("GET", "/"), ("POST", "/api/tables")):
        reply = house.request(method, path, b"" if method == "POST" else None, {"host": host})
        assert reply.status == 421
        assert b"--name" in reply.body
    assert house.request("GET", "/api/hall", None, {"host": host}).reason == "host"
    assert house.hall.refusals == {"host": 5}


@pytest.mark.parametrize("host", ["", "a b", "user@localhost", "localhost:port", "[::1", "<b>"])
def test_malformed_host_is_refused(house: House, host: str) -> None:
    assert house.request("GET", "/api/hall", None, {"host": host}).status == 400


def test_socket_by_another_name_is_refused(house: House) -> None:
    table = house.open()
    line = socket.create_connection(("127.0.0.1", house.port), SECONDS)
    asked = (
        f"GET /api/tables/{table.id}/socket HTTP/1.1\r\nHost: evil.example\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    with line:
        line.sendall(asked.encode())
        assert line.recv(4096).startswith(b"HTTP/1.1 421 ")


@pytest.mark.parametrize("host", ["localhost", "LocalHost.", "127.0.0.1", "[::1]", "play.localhost", "127.0.0.1:65000"])
def test_loopback_works_by_every_name(house: House, host: str) -> None:
    assert house.request("GET", "/api/hall", None, {"host": host}).status == 200


@pytest.mark.parametrize("host", ["hall.example", "HALL.example:8443", "hall.example."])
def test_given_name_is_accepted(behind: House, host: str) -> None:
    assert behind.request("GET", "/api/hall", None, {"host": host}).status == 200
    assert behind.request("GET", "/api/hall", None, {"host": f"x{host}"}).status == 421


@pytest.mark.parametrize(
    ("number", "host", "may"),
    [
        ("192.168.1.7", "192.168.1.7:8000", True),
        ("::ffff:192.168.1.7", "192.168.1.7", True),
        ("2001:db8::7", "[2001:DB8:0::7]:8000", True),
        ("fe80::1%eth0", "[fe80::1]", True),
        ("192.168.1.7", "192.168.1.8", False),
        ("192.168.1.7", "evil.example", False),
    ],
)
def test_ip_address_of_the_connection_is_accepted(number: str, host: str, may: bool) -> None:
    scope: Any = {"type": "http", "server": (number, 8000), "headers": [(b"host", host.encode())]}
    check = HostCheck(None)  # type: ignore[arg-type]
    if may:
        check.check(scope)
    else:
        with pytest.raises(Refused, match="--name"):
            check.check(scope)


# -- which page it comes from -------------------------------------------------------------------------------------


def test_https_page_needs_a_proxy(house: House) -> None:
    table, origin = house.open(), f"https://127.0.0.1:{house.port}"
    reply = house.request("POST", "/api/tables", b"{}", {"origin": origin})
    assert (reply.status, reply.reason) == (403, "origin")
    assert "--proxy" in reply.data["detail"]
    with pytest.raises(Closed) as closed:
        house.socket(table.id, origin)
    assert closed.value.code == 403


def test_proxy_header_says_https(behind: House) -> None:
    body = json.dumps({"saga": "blood-rage", "sits": [{"kind": "me"}] * 2}).encode()
    over = {"host": "hall.example", "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}
    reply = behind.request("POST", "/api/tables", body, {**over, "origin": "https://hall.example"})
    assert reply.status == 201
    assert behind.request("POST", "/api/tables", body, {**over, "origin": "http://hall.example"}).reason == "origin"
    own = f"https://127.0.0.1:{behind.port}"
    wire = {"X-Forwarded-For": "203.0.113.9", "Origin": own}
    with socket_by(behind, reply.data["table"], **wire, **{"X-Forwarded-Proto": "wss"}) as line:
        line.send('{"type": "hello"}')
        assert json.loads(line.receive())["type"] == "state"
    with pytest.raises(Closed):
        socket_by(behind, reply.data["table"], **wire)


# -- whose word counts ---------------------------------------------------------------------------------------------


def test_proxy_headers_are_ignored_without_a_proxy(house: House) -> None:
    """Neither address nor scheme is trusted: each could be faked."""
    told = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}
    https = f"https://127.0.0.1:{house.port}"
    assert house.request("POST", "/api/tables", b"{}", {**told, "origin": https}).reason == "origin"
    house.request("GET", "/api/hall", None, told)
    assert list(house.app.state.callers._buckets) == ["127.0.0.1"]


def test_metrics_are_for_loopback_or_a_token(behind: House) -> None:
    def status(**headers: str) -> int:
        return behind.request("GET", "/metrics", None, {"host": "hall.example", **headers}).status

    far = {"x-forwarded-for": "203.0.113.9"}
    assert status() == 200
    assert status(**far) == status(**{"x-forwarded-for": "127.0.0.1, 203.0.113.9"}) == 404
    assert status(**far, authorization=f"Bearer {TOKEN}") == 200
    assert status(**far, authorization="Bearer wrong") == status(**far, authorization=f"Basic {TOKEN}") == 404
    assert behind.request("GET", "/metrics", None, {"host": "evil.example"}).status == 421


def test_empty_token_opens_nothing(house: House) -> None:
    house.app.state.access = Access(metrics="nobody")
    try:
        for words in ("Bearer ", "Bearer", ""):
            assert house.request("GET", "/metrics", None, {"authorization": words}).status == 404
    finally:
        house.app.state.access = NOTHING_SAID


# -- what is too long ------------------------------------------------------------------------------------------------


def test_connection_closes_after_a_message_that_is_too_long(house: House) -> None:
    """The rest of the message isn't read."""
    with socket.create_connection(("127.0.0.1", house.port), SECONDS) as line:
        head = f"POST /api/tables HTTP/1.1\r\nHost: localhost:{house.port}\r\nContent-Length: 1000000000\r\n\r\n"
        line.sendall(head.encode() + b"x" * 20_000)
        heard = b""
        while more := line.recv(4096):
            heard += more
    assert heard.startswith(b"HTTP/1.1 413 ")
    assert b"connection: close" in heard.lower()


# -- arguments ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words", [["--name", "https://hall.example"], ["--name", "hall:80"], ["--name", ""], ["--metrics-token", "short"],
              ["--metrics-token", "@/nowhere/at/all"], ["--proxy", "everybody"]]
)  # fmt: skip
def test_bad_arguments_are_reported_at_the_start(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--no-open", *words])
    assert words[0] in capsys.readouterr().err


def test_arguments_of_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "token").write_text(f"{TOKEN}\n", encoding="utf-8")
    assert metrics_token(f"@{tmp_path}/token") == metrics_token(TOKEN) == TOKEN
    assert host_name("Hall.Example.") == "hall.example"
    monkeypatch.setenv("MEADHALL_NAME", "hall.example Other.example")
    parser = ArgumentParser()
    serve.add(parser)
    assert parser.parse_args(["--name", "third.example"]).name == ["hall.example", "other.example", "third.example"]
    assert proxies("loopback") == "127.0.0.0/8,::1/128,::ffff:127.0.0.0/104"
    assert proxies("") == proxies("nobody") == ""


@pytest.mark.parametrize(("host", "names"), [("0.0.0.0", {"a"}), ("::", {"a"}), ("hall.lan", {"a", "hall.lan"})])
def test_names_of_a_hall(host: str, names: set[str]) -> None:
    args = Namespace(host=host, name=["a"], metrics="loopback", metrics_token="", proxy="")
    assert access_of(args) == Access(frozenset(names))
