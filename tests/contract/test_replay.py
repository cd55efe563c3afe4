"""Replay: the same record gives the same hashes, in any process, with any hash seed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import meadhall
from meadhall import Match, Record
from tests.contract.cases import CASES, Case, positions, seeds

HASHES = """
import sys
import meadhall
for path in sys.argv[1:]:
    record = meadhall.Record.load(__import__("pathlib").Path(path))
    match = meadhall.replay(record, stop=0)
    for action in record.actions:
        match.apply(action.seat, match.game.vocabulary.parse(action.option))
        print(match.hash())
"""


def played(case: Case, seed: int, automatic: bool = True) -> tuple[Match[Any], list[str]]:
    """A finished match, and the hash after every action."""
    match, hashes = case.new(seed, automatic), []
    for _ in positions(match, seed):
        hashes.append(match.hash())
    hashes.append(match.hash())
    return match, hashes[1:]


def test_same_record_same_hashes(case: Case) -> None:
    for seed in seeds(2):
        for automatic in (True, False):
            match, hashes = played(case, seed, automatic)
            assert match.record is not None
            again = meadhall.replay(match.record, stop=0)
            for action, expected in zip(match.record.actions, hashes, strict=True):
                again.apply(action.seat, again.game.vocabulary.parse(action.option))
                assert again.hash() == expected
            assert again.log == match.log


def test_same_hashes_in_another_process(tmp_path: Path) -> None:
    paths, expected = [], []
    for number, case in enumerate(CASES):
        match, hashes = played(case, 5)
        assert match.record is not None
        paths.append(tmp_path / f"{number}.json")
        match.record.save(paths[-1])
        expected += hashes

    for hash_seed in ("0", "4242"):
        shown = subprocess.run(
            [sys.executable, "-c", HASHES, *map(str, paths)],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert shown.stdout.split() == expected


def test_record_survives_its_file(case: Case, tmp_path: Path) -> None:
    match, hashes = played(case, 1)
    assert match.record is not None
    match.record.hash = match.hash()
    match.record.save(tmp_path / "match.json")

    assert meadhall.replay(Record.load(tmp_path / "match.json")).hash() == hashes[-1]


def test_different_seeds_are_different_matches(case: Case) -> None:
    assert len({case.new(seed).hash() for seed in range(10)}) == 10
