"""The client's pure modules do what they say: pure.test.mjs, run by node on a copy of the client."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import meadhall
import meadhall.client
from meadhall.kernel import Chance
from meadhall.server.workers.worker_table import Audience, Have, Move, Shown, Turn, WorkerTable
from tests.contract.cases import random_answer

CLIENT: Final = Path(meadhall.client.__file__).parent


def told_changes() -> Iterator[str]:
    """Of some matches of every game: a state, what changed, and the whole that must come of it."""
    for saga in meadhall.sagas():
        room, chance = WorkerTable(meadhall.Record(saga, 2, 7, actions=[]), []), Chance(7)
        lean, plain = Audience(1, drawn=True, changes=True), Audience(1, drawn=True)
        state = state_of(room.shown(lean, None, Turn(0, 0)))
        for version in range(1, 40):
            seat, option = random_answer(room.match, chance)
            room.make(Move(seat, room.match.game.vocabulary.text(option)))
            change = {**state_of(room.shown(lean, Have(0, version - 1), Turn(version, 0))), "type": "change"}
            whole = state_of(room.shown(plain, None, Turn(version, 0)))
            yield json.dumps({"state": state, "change": {**change, "base": version - 1}, "whole": whole})
            state = whole


def state_of(shown: Shown) -> dict[str, Any]:
    return {"type": "state", "version": shown.version, **json.loads(b"{%b}" % shown.fields)}


@pytest.mark.skipif(shutil.which("node") is None, reason="node runs the client's modules")
def test_moves_regions_and_pieces(tmp_path: Path) -> None:
    for part in ("js", "vendor"):
        shutil.copytree(CLIENT / part, tmp_path / part)
    shutil.copy(Path(__file__).with_name("pure.test.mjs"), tmp_path)
    (tmp_path / "changes.jsonl").write_text("\n".join(told_changes()), encoding="utf-8")
    (tmp_path / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    run = subprocess.run(
        ["node", "--test", "pure.test.mjs"], cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
