"""A hall with an edition that a player wrote."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.games.thorgal.cards.tables import BASE_FOLDER
from tests.server.house import Opened
from tests.server.process import Process, until
from tests.terminal.table import run, run_alone

OURS, OTHERS = "Kriss of Valnor", "Kriss the Shipwright"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return written(tmp_path)


def written(below: Path) -> Path:
    """Write an edition that differs from the base in one name."""
    folder = Path(shutil.copytree(BASE_FOLDER, below / "mine"))
    rename(folder, OURS, OTHERS)
    return folder


def rename(folder: Path, old: str, new: str) -> None:
    path = folder / "outlaws.csv"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A hall for all tests that leave it open; its log stays empty."""
    folder = tmp_path_factory.mktemp("hall")
    hall = Process(folder / "data", "--edition", "thorgal", str(written(folder)))
    hall.start()
    yield hall
    complaints = hall.stop()
    assert complaints == ""


@pytest.fixture
def process(tmp_path: Path, mine: Path) -> Iterator[Process]:
    """A hall that a test can close."""
    hall = Process(tmp_path / "data", "--edition", "thorgal", str(mine))
    hall.start()
    yield hall
    hall.kill()


def own(process: Process) -> str:
    """Return the name of the hall's edition besides the base."""
    (saga,) = [s for s in process.get("/api/hall").data["sagas"] if s["slug"] == "thorgal"]
    base, name = saga["editions"]
    assert (base, saga["called"]) == ("base", {"base": "", name: "mine"})
    return str(name)


def table(process: Process, edition: str = "") -> Opened:
    edition = edition or own(process)
    return process.open("me random", saga="thorgal", edition=edition, options={"factions": ["outlaws", "stars"]})


def wait_for_the_bot(process: Process, opened: Opened) -> None:
    """Wait until it has answered the first question, which all get."""
    until(lambda: process.get(f"/api/tables/{opened.id}", opened.tokens[0]).data["version"])


def test_its_cards_are_shown_and_played(hall: Process) -> None:
    name = own(hall)
    assert name.startswith("own-")
    words = hall.get(f"/api/sagas/thorgal?edition={name}").body.decode()
    assert OTHERS in words
    assert OURS not in words
    opened = table(hall)
    state = hall.get(f"/api/tables/{opened.id}", opened.tokens[0]).data
    assert (state["table"]["edition"], state["table"]["called"]) == (name, "mine")


def test_the_base_is_played_beside_it(hall: Process) -> None:
    words = hall.get("/api/sagas/thorgal").body.decode()
    assert OURS in words
    assert OTHERS not in words
    tables = [table(hall, "base"), table(hall)]
    for opened in tables:
        wait_for_the_bot(hall, opened)
    heads = [hall.get(f"/api/tables/{opened.id}", opened.tokens[0]).data["table"] for opened in tables]
    assert [head["edition"] for head in heads] == ["base", own(hall)]


def test_an_edition_that_the_hall_does_not_have_is_refused(hall: Process) -> None:
    reply = hall.get("/api/sagas/thorgal?edition=own-nobody")
    assert (reply.status, reply.reason) == (404, "other-edition")


def test_bots_play_by_them(hall: Process) -> None:
    wait_for_the_bot(hall, table(hall))


def test_cards_that_change_later_are_played_as_they_were(process: Process, mine: Path) -> None:
    """The hall has a copy: workers that start later read the same cards."""
    rename(mine, OTHERS, OURS)
    wait_for_the_bot(process, table(process))
    assert process.stop() == ""


def test_other_halls_leave_its_tables_alone(process: Process) -> None:
    opened, other = table(process), process.open()
    process.stop()
    process.words = ()
    process.start()
    reply = process.get(f"/api/tables/{opened.id}", opened.tokens[0])
    assert (reply.status, reply.reason) == (409, "other-edition")
    assert process.get(f"/api/tables/{other.id}", other.tokens[0]).status == 200
    assert "Traceback" not in process.stop()


def test_the_doctor_loads_it(process: Process, mine: Path) -> None:
    table(process)
    process.stop()
    without = run("doctor", "--data", str(process.folder))
    assert (without.returncode, "has no edition 'own-" in without.stdout) == (1, True)
    assert run("doctor", "--data", str(process.folder), "--edition", "thorgal", str(mine)).returncode == 0


@pytest.mark.parametrize(
    ("saga", "folder", "reason"),
    [
        ("asgard", "mine", "gods.csv: there is no such file"),
        ("ludo", "mine", "no saga is called 'ludo'"),
        ("thorgal", "nowhere", "there is no such folder"),
        ("thorgal", ".", "outlaws.csv"),
    ],
)
def test_bad_edition_is_refused(tmp_path: Path, mine: Path, saga: str, folder: str, reason: str) -> None:
    where = ("--data", str(tmp_path / "data"), "--edition", saga, str(mine.parent / folder))
    done = run_alone("serve", "--no-open", *where)
    assert (done.returncode, reason in done.stderr, "Traceback" in done.stderr) == (2, True, False)
    assert not (tmp_path / "data").exists()
