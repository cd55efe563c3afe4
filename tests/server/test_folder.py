"""The data folder: one owner, doctor, backup, and restarts."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from meadhall.cli import main
from meadhall.kernel import Chance
from meadhall.server.operate.doctor import put_aside
from meadhall.server.storage.hash_chain import line_seal
from meadhall.server.storage.lock import StoreError
from meadhall.server.storage.sqlite import SqliteStore
from tests.server.house import House, Opened, play, seated
from tests.server.test_playing import stepped_back, to_undo

NAME = "a folder with ? and # and %20"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / NAME


class Filled(NamedTuple):
    """A folder with a match in play, with undo and chat in its log, and a finished one."""

    folder: Path
    tables: list[Opened]


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory, rates: None) -> Filled:
    folder = tmp_path_factory.mktemp("original") / NAME
    with House(folder) as house:
        tables = [house.open("me friend", seed=1), house.open("me friend", seed=2, options={"beginners": True})]
        with seated(house, tables[0]) as (*lines, _):
            line = to_undo(lines, 5)
            line.say(type="undo", version=line.state["version"])
            line.say(type="chat", text="oops")
        with seated(house, tables[1]) as (first, second, _):
            play([first, second], Chance(2))
    return Filled(folder, tables)


@pytest.fixture
def filled(original: Filled, folder: Path) -> Filled:
    shutil.copytree(original.folder, folder)
    return Filled(folder, original.tables)


@contextlib.contextmanager
def database(folder: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(folder / "hall.sqlite3")) as db:
        yield db
        db.commit()


# -- restart ------------------------------------------------------------------------------------------------


def seen(house: House, table: Opened) -> list[Any]:
    """Return all that a table shows: to each seat and a spectator, and past positions."""
    whole = [house.get(f"/api/tables/{table.id}", token).data for token in (*table.tokens, "")]
    past = [house.get(f"/api/tables/{table.id}/moment?at=5", token).data for token in (*table.tokens, "")]
    return [house.hash(table.id), *whole, *past]


def test_restart_restores_everything(filled: Filled) -> None:
    folder, tables = filled
    with House(folder) as house:
        before = [seen(house, table) for table in tables]
        assert before[0][1]["chat"][0]["text"] == "oops"
        assert before[1][1]["table"]["status"] == "over"
        new = house.post(f"/api/tables/{tables[1].id}/rematch", {"token": tables[1].tokens[0]}).data["table"]
    with House(folder) as house:
        assert [seen(house, table)[0] for table in tables] == [one[0] for one in before]
        assert seen(house, tables[0]) == before[0]
        assert house.post(f"/api/tables/{tables[1].id}/rematch", {"token": tables[1].tokens[1]}).data["table"] == new
        with seated(house, tables[0]) as (*lines, _):
            assert play(lines, Chance(9)) > 10


def test_undo_is_still_there_after_a_restart(folder: Path, rates: None) -> None:
    with House(folder) as house:
        table = house.open("me friend", seed=1)
        with seated(house, table) as (*lines, _):
            line = to_undo(lines, 5)
            seat, version = line.state["seat"], line.state["version"]
            before = stepped_back(house.match(table.id)).hash()
    with House(folder) as house, house.line(table.id, table.tokens[seat]) as line:
        assert line.state["undo"]
        assert line.say(type="undo", version=version)["type"] == "done"
        assert house.hash(table.id) == before


def test_bots_and_clocks_go_on_after_a_restart(folder: Path, rates: None) -> None:
    with House(folder) as house:
        bots = house.open("random random", options={"beginners": True})
        away = house.open("me friend")
        clock = house.open("me friend", clock={"mode": "live", "seconds": 60})
        deadline = house.get(f"/api/tables/{clock.id}").data["table"]["deadline"]
        with house.line(away.id, away.tokens[0]) as line:
            line.say(type="chat", text="be right back")
    with House(folder) as house:
        with house.line(bots.id) as line:
            while line.state["table"]["status"] == "playing":
                line.hear()
        assert clock.id in house.hall.turn_timers.timers
        assert away.id not in house.hall.tables  # not loaded yet
        after = house.get(f"/api/tables/{clock.id}").data["table"]["deadline"]
        assert after == pytest.approx(deadline, abs=0.5)


def test_damaged_table_leaves_the_others_alone(filled: Filled) -> None:
    folder, tables = filled
    with House(folder) as house:
        bots = house.open("random friend", public=True)
        third = house.open("me open", public=True)
    with database(folder) as db:
        db.execute("update tables set head = '{' where id = ?", (bots.id,))
        db.execute(
            'update log set body = \'{"seat": 0, "option": "sing"}\' where table_id = ? and n = 2', (tables[0].id,)
        )
    with House(folder) as house:
        assert house.get(f"/api/tables/{bots.id}").reason == "damaged"
        assert house.get(f"/api/tables/{tables[0].id}").reason == "damaged"
        assert house.get(f"/api/tables/{tables[1].id}").status == 200
        assert [table["id"] for table in house.get("/api/hall").data["open"]] == [third.id]


def test_tables_of_an_older_version_say_so(filled: Filled, capsys: pytest.CaptureFixture[str]) -> None:
    """An older version dealt other cards: its matches can't go on, and nothing else is harmed."""
    folder, tables = filled
    with House(folder) as house:
        bots = house.open("random friend", public=True)
        third = house.open("me open", public=True)
    with database(folder) as db:
        old = "update tables set head = json_set(head, '$.record.format', 1, '$.record.seed', 5) where id in (?, ?)"
        db.execute(old, (bots.id, tables[0].id))
    with House(folder) as house:
        for table in (bots, tables[0]):
            reply = house.get(f"/api/tables/{table.id}")
            assert (reply.status, reply.reason) == (409, "other-format")
            assert "cards are dealt in another way since format 2" in reply.data["detail"]
        assert house.get(f"/api/tables/{tables[1].id}").status == 200
        assert [table["id"] for table in house.get("/api/hall").data["open"]] == [third.id]
    assert main(["doctor", "--data", str(folder)]) == 1
    said = capsys.readouterr().out
    assert f"table {bots.id}: its head: a record of format 1: cards are dealt in another way" in said
    assert "4 problems" in said  # their seals do not fit, either


# -- one owner ----------------------------------------------------------------------------------------------


def test_second_hall_on_the_same_folder_is_refused(folder: Path, rates: None) -> None:
    with House(folder):
        command = [sys.executable, "-m", "meadhall", "serve", "--no-open", "--port", "0", "--data", str(folder)]
        second = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert second.returncode == 2
    assert second.stdout == ""
    assert second.stderr == f"meadhall serve: another hall uses {folder}; choose another folder with --data\n"


def test_database_of_another_version_or_kind_is_refused(folder: Path) -> None:
    SqliteStore(folder).close()
    with database(folder) as db:
        db.execute("pragma user_version = 99")
    with pytest.raises(StoreError, match="another version"):
        SqliteStore(folder)
    (folder / "hall.sqlite3").write_bytes(b"this is no database at all, but it is long enough to be one" * 100)
    with pytest.raises(StoreError, match="can't read"):
        SqliteStore(folder)


# -- for its owner's eyes ------------------------------------------------------------------------------------


@pytest.fixture
def anyone(folder: Path) -> Iterator[None]:
    """A folder made by hand, by a user whose files are public."""
    before = os.umask(0)
    folder.mkdir(mode=0o755)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.glob("*.sqlite3*")}


CLOSED = dict.fromkeys(["hall.sqlite3", "hall.sqlite3-wal", "hall.sqlite3-shm"], 0o600)


@pytest.mark.usefixtures("anyone")
def test_database_is_for_its_owner_only(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = SqliteStore(folder)
    assert modes(folder) == CLOSED
    store.close()
    assert caplog.text == ""


@pytest.mark.usefixtures("anyone")
def test_database_that_was_public_becomes_private(folder: Path) -> None:
    """An older version was killed, and its files are still there."""
    with database(folder) as db:
        db.execute("pragma journal_mode = wal")
        db.execute("create table anything (at real)")
        assert set(modes(folder).values()) == {0o644}
        store = SqliteStore(folder)
        assert modes(folder) == CLOSED
        store.close()


@pytest.mark.usefixtures("anyone")
def test_copies_are_for_their_owner_only(folder: Path) -> None:
    SqliteStore(folder).close()
    assert main(["backup", str(folder / "copy.sqlite3"), "--data", str(folder)]) == 0
    (folder / "hall.sqlite3").chmod(0o644)
    aside = put_aside(folder / "hall.sqlite3")
    assert modes(folder).keys() >= {"copy.sqlite3", aside.name}
    assert set(modes(folder).values()) == {0o600}


@pytest.mark.usefixtures("anyone")
def test_folder_that_others_can_write_to_is_reported(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    folder.chmod(0o777)
    SqliteStore(folder).close()
    assert caplog.messages == [f"data folder: others can write to {folder}; run chmod 700 on it"]


# -- doctor and backup ----------------------------------------------------------------------------------------


def doctor(folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    status = main(["doctor", "--data", str(folder)])
    return status, capsys.readouterr().out


def test_doctor_finds_a_good_folder_sound(filled: Filled, capsys: pytest.CaptureFixture[str]) -> None:
    assert doctor(filled.folder / "empty", capsys)[0] == 0
    status, said = doctor(filled.folder, capsys)
    assert status == 0
    assert said.startswith("2 tables\n")
    assert said.endswith("hall.sqlite3: sound\n")


DAMAGES = [
    ("delete from log where n = 3 and table_id = ?", "line 3 of its log is missing"),
    ("delete from log where n >= 4 and table_id = ?", "its log ends at line 3, but line 15 was acknowledged"),
    ("delete from log where n = 15 and table_id = ?", "its log ends at line 14, but line 15 was acknowledged"),
    ("update log set body = '{' where n = 3 and table_id = ?", "line 3 of its log was changed or damaged"),
    ("update log set at = at + 1e-6 where n = 2 and table_id = ?", "line 2 of its log was changed or damaged"),
    ("update log set body = replace(body, '0', '1') where n = 1 and table_id = ?", "line 1 of its log was changed"),
    ("update log set seal = '' where n = 5 and table_id = ?", "line 5 of its log was changed or damaged"),
    ("delete from marks where table_id = ?", "its mark is for line 0, but its log has 15"),
    ("update tables set head = 'x' where id = ?", "its head was changed or damaged"),
    ("update tables set head = replace(head, 'blood-rage', 'ludo') where id = ?", "no saga is called 'ludo'"),
    ("update tables set status = 'over' where id = ?", "its status is 'over', but its log ends as 'playing'"),
]


@pytest.mark.parametrize(("damage", "ill"), DAMAGES)
def test_doctor_names_a_bad_table(filled: Filled, capsys: pytest.CaptureFixture[str], damage: str, ill: str) -> None:
    table = filled.tables[0]
    with database(filled.folder) as db:
        assert db.execute("select count(*) from log where table_id = ?", (table.id,)).fetchone() == (15,)
        db.execute(damage, (table.id,))
    status, said = doctor(filled.folder, capsys)
    assert status == 1
    assert f"table {table.id}: " in said
    assert ill in said
    assert filled.tables[1].id not in said


def test_doctor_finds_orphans(filled: Filled, capsys: pytest.CaptureFixture[str]) -> None:
    table = filled.tables[0]
    with database(filled.folder) as db:
        db.execute("delete from tables where id = ?", (table.id,))
    status, said = doctor(filled.folder, capsys)
    assert (status, said.count(f"table {table.id}: ")) == (1, 2)  # its log and its mark


def test_doctor_reports_a_log_that_the_rules_refuse(filled: Filled, capsys: pytest.CaptureFixture[str]) -> None:
    """Seals are right, but an answer is illegal."""
    table = filled.tables[0]
    with database(filled.folder) as db:
        db.execute("delete from log where table_id = ?", (table.id,))
        row = (table.id, 1, 1.0, "action", '{"seat": 1, "option": "fly"}')
        db.execute("insert into log values (?, ?, ?, ?, ?, ?)", (*row, line_seal("", *row)))
    status, said = doctor(filled.folder, capsys)
    assert (status, "line 1 of its log: seat 1" in said) == (1, True)


def test_doctor_reads_a_read_only_folder(
    filled: Filled, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On read-only media SQLite can't write beside the database, which it needs to read this one."""
    monkeypatch.setattr("meadhall.server.storage.archive.is_open", lambda _: False)
    before = sorted(file.name for file in filled.folder.iterdir())
    assert doctor(filled.folder, capsys)[0] == 0
    assert sorted(file.name for file in filled.folder.iterdir()) == before


def test_repair_saves_what_is_sound(filled: Filled, capsys: pytest.CaptureFixture[str]) -> None:
    """Of the damaged table the first three lines, of the other all; the old database is kept."""
    ill, good = filled.tables
    with House(filled.folder) as house:
        whole = seen(house, good)
    with database(filled.folder) as db:
        db.execute("update log set body = '{}' where n = 4 and table_id = ?", (ill.id,))
    assert main(["doctor", "--repair", "--data", str(filled.folder)]) == 1
    assert "line 4 of its log was changed or damaged" in capsys.readouterr().out
    assert len(list(filled.folder.glob("hall.damaged-*.sqlite3"))) == 1
    assert doctor(filled.folder, capsys)[0] == 0
    with House(filled.folder) as house:
        assert seen(house, good) == whole
        assert house.table(ill.id).lines == 3
        with seated(house, ill) as (*lines, _):
            assert play(lines, Chance(3), 4) == 4
    assert main(["doctor", "--repair", "--data", str(filled.folder)]) == 0
    assert capsys.readouterr().out.endswith("nothing to repair\n")


def test_folder_of_the_previous_version_is_sealed_when_opened(
    filled: Filled, capsys: pytest.CaptureFixture[str]
) -> None:
    with database(filled.folder) as db:
        db.execute("drop trigger mark")
        db.execute("drop table marks")
        for name in ("tables", "log"):
            db.execute(f"alter table {name} drop column seal")
        db.execute("pragma user_version = 1")
    status, said = doctor(filled.folder, capsys)
    assert (status, "no seals yet" in said) == (1, True)
    with House(filled.folder) as house:
        assert play_on(house, filled.tables[0]) == 3
    assert doctor(filled.folder, capsys)[0] == 0


def play_on(house: House, table: Opened) -> int:
    with seated(house, table) as (*lines, _):
        return play(lines, Chance(9), 3)


def test_doctor_sees_damaged_pages(filled: Filled, capsys: pytest.CaptureFixture[str]) -> None:
    path = filled.folder / "hall.sqlite3"
    raw = bytearray(path.read_bytes())
    for start in range(4096, len(raw), 4096):
        raw[start : start + 200] = b"\xa5" * 200
    path.write_bytes(raw)
    assert doctor(filled.folder, capsys)[0] == 1


def test_backup_while_the_hall_is_open(folder: Path, tmp_path: Path, rates: None) -> None:
    target = tmp_path / "copy" / "hall.sqlite3"
    target.parent.mkdir()
    with House(folder) as house:
        table = house.open("me friend")
        with seated(house, table) as (*lines, _):
            play(lines, Chance(1), 20)
            assert main(["backup", str(target), "--data", str(folder)]) == 0
            now = house.hash(table.id)
            play(lines, Chance(1), 5)
            assert main(["backup", str(target), "--data", str(folder)]) == 2  # it exists already
    with House(target.parent) as house:
        assert house.hash(table.id) == now
    assert main(["backup", str(tmp_path / "x"), "--data", str(tmp_path / "nowhere")]) == 2
    assert not list(tmp_path.glob("**/*.part"))
