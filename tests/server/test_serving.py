"""`meadhall serve` on the command line: its options, and the system's limits."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.cli import main
from meadhall.server.operate.serve import allow_many_files, local_host
from meadhall.server.storage.sqlite import SqliteStore


@pytest.mark.parametrize(
    "words",
    [["--port", "70000"], ["--port", "-1"], ["--port", "http"], ["--workers", "0"], ["--workers", "-3"],
     ["--workers", "1000"], ["--undo", "-1"], ["--undo", "soon"], ["--undo", "61"]],
)  # fmt: skip
def test_bad_number_is_reported(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["serve", "--no-open", *words])
    assert left.value.code == 2
    assert f"not {words[1]!r}" in capsys.readouterr().err


def test_port_of_the_environment_is_used_by_serve_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PORT", "abc")
    assert main(["doctor", "--data", str(tmp_path)]) == 0
    with pytest.raises(SystemExit):
        main(["serve", "--no-open", "--data", str(tmp_path)])
    assert "not 'abc'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("host", "link"),
    [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1"), ("::", "127.0.0.1"), ("::1", "::1"), ("hall", "hall")],
)
def test_local_host(host: str, link: str) -> None:
    assert local_host(host) == link


def test_as_many_sockets_as_the_system_allows() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    few = min(256, before[0])
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (few, before[1]))
        allow_many_files()
        now = resource.getrlimit(resource.RLIMIT_NOFILE)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    assert now[1] == before[1]
    assert now[0] in (65_536, before[1])


def test_folder_is_for_its_owner_only(tmp_path: Path) -> None:
    """It holds the seeds of matches in play."""
    SqliteStore(tmp_path / "data").close()
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0


@pytest.mark.skipif(os.name != "posix" or os.getuid() != 0, reason="needs to be root, to be somebody else")
def test_user_without_a_home_can_run_a_hall() -> None:
    """A container can run as a user that its system doesn't know."""
    program = "import os; from meadhall.server.operate.serve import data_folder; os.setuid(54321); print(data_folder())"
    environment = {name: value for name, value in os.environ.items() if name not in ("HOME", "XDG_DATA_HOME")}
    told = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, timeout=60, check=True
    )
    assert told.stdout == "meadhall\n"
