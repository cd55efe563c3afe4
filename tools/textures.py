"""Draw the hall's textures (`client/textures/*.webp`): wood and vellum, of noise that each page would have to compute.

    python -m tools.textures [NAME ...]      without a name, all of them

Needs Chromium: it works the noise out as an SVG filter, whose tiles meet without a seam, and packs it as a small
picture that is all alpha. The grain of wood is long, so its picture is kept narrow and the styles draw it wide: they
say how large a tile is.
"""

from __future__ import annotations

import base64
import shutil
import sys
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Page, sync_playwright

import meadhall.client
from tests.browser.conftest import ARGUMENTS, NAMES

FOLDER: Final = Path(meadhall.client.__file__).parent / "textures"
LEVELS: Final = 16  # of alpha: fewer show as edges, more make the file larger
PACK: Final = """async ([svg, width, height, colour, levels]) => {
    const noise = Object.assign(new Image(), { src: svg });
    await noise.decode();
    const pen = new OffscreenCanvas(width, height).getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(noise, 0, 0, width, height);
    const picture = pen.getImageData(0, 0, width, height), { data } = picture;
    const most = data.reduce((most, value, i) => (i % 4 === 3 ? Math.max(most, value) : most), 0);
    for (let i = 0; i < data.length; i += 4) { // an even colour, seen or not, takes no room in the file
        data.set([...colour, Math.round((Math.round((data[i + 3] / most) * levels) / levels) * most)], i);
    }
    const exact = await createImageBitmap(picture, { premultiplyAlpha: "none" });
    const canvas = new OffscreenCanvas(width, height), reader = new FileReader();
    canvas.getContext("bitmaprenderer").transferFromImageBitmap(exact);
    reader.readAsDataURL(await canvas.convertToBlob({ type: "image/webp", quality: 1 }));
    return new Promise((done) => (reader.onload = () => done(reader.result)));
}"""


class Texture(NamedTuple):
    """Noise of one colour that shows where it is strong: its alpha is `slope` × noise − `least`."""

    tile: tuple[int, int]  # as the styles draw it
    kept: tuple[int, int]  # pixels of the file
    frequency: str
    octaves: int
    seed: int
    colour: tuple[float, float, float]
    slope: float
    least: float


WOOD: Final = Texture((640, 320), (160, 320), ".005 .14", 3, 8, (0.03, 0.02, 0.01), 0.8, 0.34)
TEXTURES: Final = {
    "oak": WOOD,
    "ash": WOOD._replace(colour=(0.35, 0.24, 0.1), slope=0.28, least=0.1),
    "vellum": Texture((480, 480), (240, 240), ".011", 4, 3, (0.36, 0.24, 0.1), 0.55, 0.2),
}


def drawing(texture: Texture) -> str:
    """The noise as an SVG."""
    width, height = texture.tile
    colour = "  ".join(f"0 0 0 0 {part}" for part in texture.colour)
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">
        <filter id="n" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
        <feTurbulence type="fractalNoise" baseFrequency="{texture.frequency}" numOctaves="{texture.octaves}"
            seed="{texture.seed}" stitchTiles="stitch"/>
        <feColorMatrix values="{colour}  {texture.slope} 0 0 0 {-texture.least}"/></filter>
        <rect width="{width}" height="{height}" filter="url(#n)"/></svg>"""


def packed(page: Page, texture: Texture) -> bytes:
    """The texture as a file."""
    svg = "data:image/svg+xml;base64," + base64.b64encode(drawing(texture).encode()).decode()
    colour = [round(255 * part) for part in texture.colour]
    url: str = page.evaluate(PACK, [svg, *texture.kept, colour, LEVELS])
    return base64.b64decode(url.partition(",")[2])


def main(names: list[str]) -> None:
    path = next(found for name in NAMES if (found := shutil.which(name)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        page = browser.new_page()
        for name in names or TEXTURES:
            data = packed(page, TEXTURES[name])
            (FOLDER / f"{name}.webp").write_bytes(data)
            print(f"{name}: {len(data):,} bytes")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
