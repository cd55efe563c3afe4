"""A PostgreSQL server for tests, in a temporary folder and on its own socket."""

from __future__ import annotations

import contextlib
import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

SECONDS = 300.0  # a busy machine mends a crash slowly
NUMBERS = itertools.count()


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, newest first; None without one."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return installed[-1].parent if installed else None


class Cluster:
    """A database server. It can't run as root, so it runs as Debian's user `postgres`."""

    def __init__(self, folder: Path | None = None) -> None:
        found = programs()
        assert found is not None, "PostgreSQL is not installed"
        self.programs = found
        self.folder = folder or Path(tempfile.mkdtemp(prefix="hall-pg-"))
        self.process: subprocess.Popen[bytes] | None = None
        self._user: int | None = None
        if os.geteuid() == 0:
            self._user = pwd.getpwnam("postgres").pw_uid
            os.chown(self.folder, self._user, pwd.getpwnam("postgres").pw_gid)

    def _run(self, *words: str) -> subprocess.Popen[bytes]:
        group = None if self._user is None else pwd.getpwnam("postgres").pw_gid
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [str(self.programs / words[0]), *words[1:]],
                stdout=log, stderr=log, cwd=self.folder, user=self._user, group=group,
                extra_groups=[] if self._user is not None else None,
                start_new_session=True,
            )  # fmt: skip

    def make(self) -> Cluster:
        data = str(self.folder / "data")
        made = self._run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        assert made.wait() == 0, (self.folder / "log").read_text(encoding="utf-8", errors="replace")
        return self

    def start(self) -> None:
        """Start the server and wait until it answers."""
        options = ["-k", str(self.folder), "-c", "listen_addresses=", "-c", "max_connections=200"]
        self.process = self._run("postgres", "-D", str(self.folder / "data"), *options)
        end = time.monotonic() + SECONDS
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
            except psycopg.OperationalError:
                assert self.process.poll() is None, (self.folder / "log").read_text(encoding="utf-8", errors="replace")
                assert time.monotonic() < end, "the database starts"
                time.sleep(0.02)
            else:
                return

    def stop(self, how: str = "fast") -> None:
        """Stop the server: `fast` closes connections; `immediate` is like a crash."""
        if self.process is not None:
            self.process.send_signal({"fast": 2, "immediate": 3}[how])
            self.process.wait(SECONDS)
            self.process = None

    def restart(self, how: str = "fast") -> None:
        self.stop(how)
        self.start()

    def remove(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def new(self) -> str:
        """Create a database for a test; return its URL."""
        name = f"hall_{os.getpid()}_{next(NUMBERS)}"
        self.sql("postgres", f"create database {name}")
        return self.url(name)

    def sql(self, database: str, statement: str) -> None:
        with contextlib.closing(psycopg.connect(self.url(database), autocommit=True)) as line:
            line.execute(statement.encode())

    def cut(self) -> None:
        """Close all connections to the database."""
        self.sql("postgres", "select pg_terminate_backend(pid) from pg_stat_activity where application_name='meadhall'")
