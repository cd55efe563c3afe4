"""Faults, counted: processes of a hall are killed at random moments under load, and nothing acknowledged is lost.

    python bench/faults.py --kills 50                            one process, SQLite in a temporary folder
    python bench/faults.py --kills 50 --database private         two processes, on a PostgreSQL of the bench's own
    python bench/faults.py --kills 50 --database postgresql://…  on one of yours: then it is not restarted, nor cut
    python bench/faults.py --kills 50 --resume sums.json         adds this part to those before, and prints the sum

With PostgreSQL the database restarts now and then (properly, or as if it had crashed), and its lines are cut. People
play at real tables over sockets and come back on their own. After every fault, and of all tables at the end: each line
that was acknowledged is on disk, in its place, once, and leads to what people were shown. Loopback only.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import signal
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.cluster import Cluster
from tests.server.faults import Shelf, Trial
from tests.server.process import Process


def part(kills: int, database: str, processes: int, seed: int) -> dict[str, int]:
    """One part: a number of kills, on its own hall."""
    with tempfile.TemporaryDirectory(prefix="hall-faults-") as folder, contextlib.ExitStack() as stack:
        cluster, url = None, database
        if database == "private":
            cluster = Cluster()
            stack.callback(cluster.remove)
            cluster.make().start()
            url = cluster.new()
        words = ["--database", url, "--processes", str(processes), "--lease", "3"] if url else []
        process = Process(Path(folder) / "data", *words)
        process.start(quiet=True)
        stack.callback(process.kill)
        return Trial(process, Shelf(process.folder, url), cluster, seed).run(kills)


def added(resume: Path | None, sums: dict[str, int]) -> dict[str, int]:
    """The sums of all parts so far."""
    before: dict[str, int] = {}
    if resume is not None and resume.exists():
        before = json.loads(resume.read_text(encoding="utf-8"))
    total = {name: before.get(name, 0) + sums.get(name, 0) for name in {**before, **sums}}
    if resume is not None:
        resume.write_text(json.dumps(total), encoding="utf-8")
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill processes of the hall under load, and count what is lost.")
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--database", default="", help="private, or postgresql://…; default: SQLite")
    parser.add_argument("--processes", type=int, default=2, help="of the hall, with a database")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="add to the sums in this file")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # nothing is left running behind
    start = time.monotonic()
    sums = part(args.kills, args.database, args.processes, args.seed)
    print(f"this part, seed {args.seed}, {time.monotonic() - start:.0f} seconds: {sums}", flush=True)
    print(f"all parts: {added(args.resume, {**sums, 'parts': 1})}; acknowledged and lost: 0; doubled: 0")


if __name__ == "__main__":
    main()
