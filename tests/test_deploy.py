"""The Dockerfile, the compose file and the unit of docs/how-to/, as far as they can be read without Docker."""

from __future__ import annotations

import argparse
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from meadhall.server.operate import serve

ROOT = Path(__file__).resolve().parent.parent
INSTRUCTIONS = {
    *("FROM", "RUN", "COPY", "WORKDIR", "ENV", "USER", "VOLUME"),
    *("EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT"),
}
FIXED = re.compile(r"[a-z]+:\d+\.\d+(\.\d+)?(-\w+)+@sha256:[0-9a-f]{64}")


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile's instructions, with lines that go on put together."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    found = [line.split(maxsplit=1) for line in lines if line and not line.startswith("#")]
    return [(name, rest) for name, rest in found]


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    return found


def options(words: list[str]) -> argparse.Namespace:
    """The parsed arguments of `meadhall serve`; a mistake is an error."""
    parser = argparse.ArgumentParser(exit_on_error=False)
    serve.add(parser)
    return parser.parse_args(words)


def test_dockerfile_has_no_instruction_that_is_none() -> None:
    assert {name for name, _ in instructions()} <= INSTRUCTIONS
    assert instructions()[0][0] == "FROM"


def test_dockerfile_copies_what_is_there_and_starts_the_hall() -> None:
    for name, rest in instructions():
        if name == "COPY" and "--from" not in rest:
            for source in shlex.split(rest)[:-1]:
                assert (ROOT / source).exists(), source
        if name in ("ENTRYPOINT",):
            words = json.loads(rest)
            assert words[:2] == ["meadhall", "serve"]
            assert options(words[2:]).host == "0.0.0.0"
        if name == "HEALTHCHECK":
            assert json.loads(rest.partition("CMD ")[2])[0] == "python"


def test_dockerfile_ends_as_a_user_with_few_rights() -> None:
    """The user is a number, so that Kubernetes can see that it is not root."""
    assert [rest for name, rest in instructions() if name == "USER"] == ["10001:10001"]
    assert [rest for name, rest in instructions() if name == "VOLUME"] == ["/data"]


def test_dockerfile_builds_on_a_fixed_base_with_what_is_pinned() -> None:
    stages = [rest.split() for name, rest in instructions() if name == "FROM"]
    assert FIXED.fullmatch(stages[0][0])
    assert {stage[0] for stage in stages[1:]} == {stages[0][2]}
    installs = [
        command for name, rest in instructions() for command in rest.split("&&") if re.search("pip .*install", command)
    ]
    assert len(installs) == 3
    assert all("--require-hashes" in one or "--no-deps --no-index" in one for one in installs)


def test_image_is_made_of_what_it_copies_and_nothing_else() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split("\n")
    assert "*" in ignored
    copied = [shlex.split(rest)[:-1] for name, rest in instructions() if name == "COPY" and "--from" not in rest]
    named = {source.removeprefix("./") for sources in copied for source in sources}
    assert {line.removeprefix("!") for line in ignored if line.startswith("!")} == named


def test_compose_file_locks_everything_in(compose: dict[str, Any]) -> None:
    for name, service in compose["services"].items():
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert service.get("cap_add", []) == (["NET_BIND_SERVICE"] if name == "door" else []), name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert any(place.startswith("/tmp") for place in service["tmpfs"]), name
        assert FIXED.fullmatch(service["image"]) or service["build"] == ".", name


def test_compose_file_is_two_halls_a_database_and_a_door(compose: dict[str, Any]) -> None:
    services = compose["services"]
    assert set(services) == {"hall-one", "hall-two", "database", "door"}
    for name in ("hall-one", "hall-two"):
        chosen = options(services[name]["command"])
        assert (chosen.advertise, chosen.processes) == (name, 2)  # the others find it by this name
        assert services[name]["environment"]["MEADHALL_DATABASE"].startswith("postgresql://")
        assert services[name]["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert int(re.findall(r"postgres:(\d+)", services["database"]["image"])[0]) >= 15
    subnet = compose["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert {options(services[name]["command"]).proxy for name in ("hall-one", "hall-two")} == {subnet}


def test_compose_file_names_what_there_is(compose: dict[str, Any]) -> None:
    for service in compose["services"].values():
        assert set(service["networks"]) <= set(compose["networks"])
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert (ROOT / source).is_file() if source.startswith(".") else source in compose["volumes"]
        assert set(service.get("depends_on", ())) <= set(compose["services"])


def test_door_leads_to_the_halls_and_keeps_the_metrics_inside() -> None:
    door = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    assert door.count("{") == door.count("}")
    assert "hall-one:8000 hall-two:8000" in door
    assert "respond /metrics 404" in door
    assert "encode @whole zstd gzip" in door
    assert "@whole not path */events */socket" in door  # the paths of feeds: docs/reference/protocol.md


def test_unit_starts_a_hall_that_can_be_reloaded() -> None:
    unit = (ROOT / "deploy" / "meadhall.service").read_text(encoding="utf-8")
    (command,) = re.findall(r"^ExecStart=\S+/meadhall serve (.*)$", unit, re.MULTILINE)
    assert options(shlex.split(command)).processes == 4
    assert "ExecReload=/bin/kill -HUP $MAINPID" in unit


SANDBOX = """
    StateDirectory=meadhall StateDirectoryMode=0700 CacheDirectory=meadhall CacheDirectoryMode=0700 UMask=0077
    ProtectSystem=strict ProtectHome=yes PrivateTmp=yes PrivateMounts=yes PrivateDevices=yes PrivateUsers=yes
    DevicePolicy=closed ProtectProc=invisible ProcSubset=pid RemoveIPC=yes KeyringMode=private LockPersonality=yes
    ProtectClock=yes ProtectControlGroups=yes ProtectHostname=yes
    ProtectKernelLogs=yes ProtectKernelModules=yes ProtectKernelTunables=yes
    NoNewPrivileges=yes CapabilityBoundingSet= MemoryDenyWriteExecute=yes
    RestrictNamespaces=yes RestrictRealtime=yes RestrictSUIDSGID=yes SystemCallArchitectures=native
    SystemCallErrorNumber=EPERM SystemCallFilter=@system-service SystemCallFilter=~@privileged
"""


def test_unit_keeps_the_hall_in_a_sandbox() -> None:
    unit = (ROOT / "deploy" / "meadhall.service").read_text(encoding="utf-8")
    service = unit.partition("[Service]")[2].partition("[Install]")[0].splitlines()
    assert set(SANDBOX.split()) <= set(service)
    assert "User=meadhall" in service
    assert "RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK" in service
    assert "Environment=XDG_CACHE_HOME=%C" in service
    assert [line for line in service if line.startswith("ExecStart=") and "--data %S/meadhall" in line]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")
def test_systemd_rates_the_sandbox() -> None:
    """9.2 of 10 without it. The threshold is in tenths."""
    command = ["systemd-analyze", "security", "--offline=yes", "--threshold=15", "deploy/meadhall.service"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=30, check=False)
    assert told.returncode == 0, told.stdout + told.stderr


def test_commands_of_the_pages_are_understood() -> None:
    page = "\n".join([path.read_text(encoding="utf-8") for path in sorted(ROOT.glob("docs/how-to/*-hall*.md"))])
    for option in re.findall(r"`(--[a-z-]+)", page):
        assert option in ("--edition", "--repair", "--data") or option in serve_options(), option


def serve_options() -> set[str]:
    parser = argparse.ArgumentParser()
    serve.add(parser)
    return {name for action in parser._actions for name in action.option_strings}
