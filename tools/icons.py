"""Draw the hall's icons from its emblem (`client/art/favicon.svg`), for devices on which it is installed.

    python tools/icons.py

Needs Chromium. A maskable icon fills its square, with the emblem inside of the circle that every device leaves.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

import meadhall.client

ART: Final = Path(meadhall.client.__file__).parent / "art"
ICONS: Final = {"icon-180": (180, True), "icon-192": (192, False), "icon-512": (512, False),
                "icon-maskable-512": (512, True)}  # fmt: skip
INSIDE: Final = 0.68  # of the width, for what no device may cut off


def drawing(emblem: str, whole: bool) -> str:
    """The emblem as it is, or on a whole square."""
    if not whole:
        return emblem
    margin = 16 * (1 - INSIDE)
    inner = f'</rect><g transform="translate({margin} {margin}) scale({INSIDE})">'
    square = re.sub(r'<rect[^>]*fill="([^"]+)"\s*/>', rf'<rect width="32" height="32" fill="\1">{inner}', emblem)
    return square.replace("</svg>", "</g></svg>")


def main() -> None:
    emblem = (ART / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (size, whole) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing(emblem, whole)}")
            page.screenshot(path=ART / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
