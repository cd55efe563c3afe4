"""Processes of the hall are killed at random moments under load: every acknowledged action is there afterwards.

A few kills by default; MEADHALL_LONG=1 kills it a hundred times and more (MEADHALL_KILLS=n: as often as you like).
`bench/faults.py` does the same in parts, and adds them up.
"""

from __future__ import annotations

import os
from pathlib import Path

from tests.contract.cases import LONG
from tests.server.cluster import Cluster
from tests.server.faults import ACTIONS, Shelf, Trial
from tests.server.process import Process

KILLS = int(os.environ.get("MEADHALL_KILLS") or (120 if LONG > 1 else 0))
SEED = int(os.environ.get("MEADHALL_SEED") or 7)


def check(trial: Trial, kills: int) -> None:
    trial.process.start()
    try:
        sums = trial.run(kills)
        assert "Traceback" not in trial.process.stop()
    finally:
        trial.process.kill()
    print(sums)
    assert sums["acknowledged"] >= ACTIONS * kills


def test_killed_at_any_moment_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    process = Process(tmp_path / "data")
    check(Trial(process, Shelf(process.folder), seed=SEED), KILLS or 4)


def test_of_two_processes_any_may_be_killed(cluster: Cluster, tmp_path: Path) -> None:
    """The database restarts during play, and connections break."""
    url = cluster.new()
    process = Process(tmp_path / "data", "--database", url, "--processes", "2", "--lease", "3")
    trial = Trial(process, Shelf(process.folder, url), cluster, SEED)
    trial.chance.seed("a cut and a restart among the first")
    check(trial, KILLS or 3)
