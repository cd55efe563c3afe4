"""The client's pure modules do what they say: pure.test.mjs, run by node on a copy of the client."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

import meadhall.client

CLIENT: Final = Path(meadhall.client.__file__).parent


@pytest.mark.skipif(shutil.which("node") is None, reason="node runs the client's modules")
def test_moves_regions_and_pieces(tmp_path: Path) -> None:
    for part in ("js", "vendor"):
        shutil.copytree(CLIENT / part, tmp_path / part)
    shutil.copy(Path(__file__).with_name("pure.test.mjs"), tmp_path)
    (tmp_path / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    run = subprocess.run(
        ["node", "--test", "pure.test.mjs"], cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
