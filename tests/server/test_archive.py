"""Doctor and backup with PostgreSQL, and moving from a folder to it and back."""

from __future__ import annotations

from pathlib import Path

import psycopg
import pytest

from meadhall.cli import main
from meadhall.kernel import Chance
from tests.server.cluster import Cluster
from tests.server.house import House, play, seated
from tests.server.test_folder import DAMAGES, Filled, filled, folder, original

__all__ = ["filled", "folder", "original"]  # fixtures


@pytest.fixture
def url(filled: Filled, cluster: Cluster, capsys: pytest.CaptureFixture[str]) -> str:
    """The tables of the folder, in PostgreSQL."""
    url = cluster.new()
    assert main(["backup", url, "--data", str(filled.folder)]) == 0
    assert capsys.readouterr().out == "2 tables copied to PostgreSQL.\n"
    return url


def doctor(url: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    return main(["doctor", "--database", url]), capsys.readouterr().out


def test_move_from_folder_to_postgresql_and_back(filled: Filled, url: str, tmp_path: Path, rates: None) -> None:
    """Tables and links are the same, and can be played on after both moves."""
    with House(filled.folder) as house:
        before = [house.hash(table.id) for table in filled.tables]
    with House(tmp_path / "x", database=url) as house:
        assert [house.hash(table.id) for table in filled.tables] == before
        with seated(house, filled.tables[0]) as (*lines, _):
            assert play(lines, Chance(5), 6) == 6
            now = house.hash(filled.tables[0].id)
            (tmp_path / "back").mkdir()
            assert main(["backup", str(tmp_path / "back" / "hall.sqlite3"), "--database", url]) == 0
    assert main(["backup", url, "--data", str(filled.folder)]) == 2  # there are tables already
    assert main(["doctor", "--data", str(tmp_path / "back")]) == 0
    with House(tmp_path / "back") as house:
        assert house.hash(filled.tables[0].id) == now


def test_doctor_finds_a_good_database_sound(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert doctor(url, capsys) == (0, "2 tables\nPostgreSQL: sound\n")


@pytest.mark.parametrize(("damage", "ill"), DAMAGES)
def test_doctor_names_a_bad_table(
    filled: Filled, url: str, capsys: pytest.CaptureFixture[str], damage: str, ill: str
) -> None:
    table = filled.tables[0]
    with psycopg.connect(url) as line:
        line.execute(damage.replace("?", "%s").encode(), (table.id,))
    status, said = doctor(url, capsys)
    assert status == 1
    assert f"table {table.id}: " in said
    assert ill in said
    assert filled.tables[1].id not in said


def test_doctor_finds_orphans_and_repairs_nothing_there(
    filled: Filled, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with psycopg.connect(url) as line:
        line.execute("delete from tables where id = %s", (filled.tables[0].id,))
    status, said = doctor(url, capsys)
    assert (status, said.count(f"table {filled.tables[0].id}: ")) == (1, 2)
    assert main(["doctor", "--repair", "--database", url]) == 2
    assert "from a backup" in capsys.readouterr().err
