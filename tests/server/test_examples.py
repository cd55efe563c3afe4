"""The example bot plays a whole match from another process, and the protocol page is complete."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from meadhall.server import protocol as p
from meadhall.server import security
from meadhall.server.tables import chat, messages, subscribers, table
from meadhall.server.web import app, connections, listeners
from meadhall.server.web.app import api_routes
from tests.server.house import House
from tests.server.process import Process

ROOT = Path(__file__).resolve().parents[2]
BOT = ROOT / "docs" / "examples" / "bot.py"
PAGE = (ROOT / "docs" / "reference" / "protocol.md").read_text(encoding="utf-8")
RATES = (security.CALLER_RATE, security.OPENING_RATE, security.MESSAGE_RATE, listeners.SOCKET_RATE)
TALK_RATE = messages.TALK_RATE  # as they are; tests are quicker than people, and lift them


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    process = Process(tmp_path / "data")
    process.start()
    yield process
    assert "Traceback" not in process.stop()


def test_example_bots_play_a_whole_match(process: Process) -> None:
    table = process.open("me friend", options={"beginners": True})
    address = f"http://127.0.0.1:{process.port}"
    bots = [
        subprocess.Popen([sys.executable, str(BOT), address, table.id, token], stdout=subprocess.PIPE, text=True)
        for token in table.tokens
    ]
    said = [bot.communicate(timeout=60)[0] for bot in bots]
    outcome = process.get(f"/api/tables/{table.id}").data["outcome"]
    assert [json.loads(one) for one in said] == [outcome, outcome]
    assert outcome["winners"]


def test_example_bot_is_short_and_needs_nothing() -> None:
    source = BOT.read_text(encoding="utf-8")
    assert len([line for line in source.splitlines() if line.strip()]) <= 35
    imported = {line.split()[1].partition(".")[0] for line in re.findall(r"^(?:import|from) .*", source, re.MULTILINE)}
    assert imported <= sys.stdlib_module_names


@pytest.mark.parametrize("kind", [*get_args(p.FromClient), p.Hello, p.OpenTable, p.Sit, p.Clock, p.Join])
def test_page_knows_every_message_and_field(kind: type[msgspec.Struct]) -> None:
    if kind.__struct_config__.tag:
        assert f'"type": "{kind.__struct_config__.tag}"' in PAGE
    for field in kind.__struct_fields__:
        assert f'"{field}"' in PAGE or f"`{field}`" in PAGE


def test_page_knows_every_path() -> None:
    for route in api_routes():
        path = str(getattr(route, "path", "")).replace("{table}", "TABLE").replace("{saga}", "SAGA")
        assert path in PAGE, path


def test_page_knows_every_reason() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/meadhall/server").rglob("*.py"))
    reasons = set(re.findall(r'Refused\(\s*"([a-z-]+)"', source)) | {"not-legal", "nothing-to-undo"}
    assert len(reasons) > 20
    for reason in sorted(reasons):
        assert f"`{reason}`" in PAGE, reason


def test_examples_on_the_page_are_messages(house: House) -> None:
    """Every example on the page is a valid message."""
    examples = re.findall(r"^```json\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    told = [json.loads(line) for block in examples for line in block.strip().split("\n\n")]
    known = {kind.__struct_config__.tag for kind in get_args(p.FromClient)}
    replies = (
        {"type", "option", "rule", "form", "numbers"},
        {"type", "noun", "key", "option", "rule", "form", "numbers"},
        {"type", "option", "kind", "other", "expects", "fears", "says"},
    )  # what the hall says has the same type: why, hint
    spoken = [message for message in told if message.get("type") in known]
    asked = [message for message in spoken if message["type"] not in ("why", "hint") or set(message) not in replies]
    asked += [message for message in spoken if message["type"] == "why" and "rule" not in message]
    assert {p.read_any(json.dumps(message)).__struct_config__.tag for message in asked} == known
    wish = next(message for message in told if "sits" in message)
    assert house.post("/api/tables", wish).status == 201


def test_state_on_the_page_has_the_fields_of_a_state(house: House) -> None:
    table = house.open()
    state = house.get(f"/api/tables/{table.id}", table.tokens[0]).data
    for field in [*state, *state["table"], *state["table"]["sits"][0], *state["ask"]]:
        assert f"`{field}`" in PAGE, field


def test_page_knows_every_limit() -> None:
    """The limits on the page are those of the server."""
    for rate, burst in RATES:
        assert f"| {burst:,.0f} | {rate:g} a second |" in PAGE
    rate, burst = TALK_RATE
    assert f"| {burst:.0f} | {rate:g} a second, {chat.TALK_LINES:,} in all |" in PAGE
    assert f"| {security.LINES} | |" in PAGE
    assert f"| {table.UNDOS} in a match |" in PAGE
    share = subscribers.LISTENERS // subscribers.SHARE
    spectators = f"at most {subscribers.LISTENERS} spectators, {share} of them from one address"
    assert f"{spectators}, and a seat {subscribers.SEAT_LISTENERS} listeners" in PAGE
    assert f"{connections.CONNECTIONS:,}, and half of all that the hall has room for" in PAGE
    assert f"within {listeners.HELLO_SECONDS:g} seconds, or no whole body within {app.BODY_SECONDS:g}" in PAGE
    assert f"after {listeners.PATIENCE} refusals" in PAGE
