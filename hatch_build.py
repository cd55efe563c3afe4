"""Put the documentation into the wheel, if `make docs` has built it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class DocumentationHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        site = Path(self.root) / "build" / "docs"
        if version != "editable" and (site / "index.html").is_file():
            build_data["force_include"][str(site)] = "meadhall/docs_site"
