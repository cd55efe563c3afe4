"""Who has won, as the client reads it from an outcome."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Final

import msgspec
import pytest

import meadhall.client
from meadhall.kernel import Outcome

MODULE: Final = Path(meadhall.client.__file__).parent / "js" / "words" / "outcome.js"

CASES: Final = [
    (Outcome.by_score((3, 1)), "rivals"),
    (Outcome.by_score((3, 3)), "rivals"),
    (Outcome.of_team(True, 12, 2), "together"),
    (Outcome.of_team(True, 12, 1), "alone"),
    (Outcome.of_team(False, 5, 3), "game"),
    (Outcome.of_team(False, 5, 1), "game"),
    (Outcome((0, 0), (1, 1), ()), "nobody"),
]


@pytest.mark.skipif(shutil.which("node") is None, reason="node runs the client's modules")
def test_who_has_won() -> None:
    outcomes = msgspec.json.encode([outcome for outcome, _ in CASES]).decode()
    script = (
        f"import {{ victory }} from {json.dumps(MODULE.as_uri())}; console.log(JSON.stringify({outcomes}.map(victory)))"
    )
    said = subprocess.run(["node", "--input-type=module", "-e", script], capture_output=True, text=True, check=True)
    assert json.loads(said.stdout) == [word for _, word in CASES]
