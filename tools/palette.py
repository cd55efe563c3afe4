"""PNG with a palette: a screenshot of two hundred kilobytes instead of a megabyte, by the standard library alone.

Colours are counted in boxes of 4 × 4 × 4 shades and cut at the median (Heckbert) into 256 groups; each pixel takes the
nearest group's mean. Rows are not filtered: that is what compresses best with a palette.
"""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from collections.abc import Iterator
from typing import Final

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
COLOURS: Final = 256
KEPT: Final = 0xFC  # bits of a shade that are counted
Colour = tuple[int, int, int]


def smaller(png: bytes) -> bytes:
    """The same picture in at most 256 colours. Takes what browsers make: 8 bits, RGB or RGBA, not interlaced."""
    width, height, pixels = read(png)
    counts = Counter(zip(*[channel.translate(COARSE) for channel in pixels], strict=True))
    groups = cut(list(counts.items()))
    palette = [mean(group) for group in groups]
    index = {colour: number for number, group in enumerate(groups) for colour, _ in group}
    coarse = zip(*[channel.translate(COARSE) for channel in pixels], strict=True)
    return write(width, height, palette, bytes([index[colour] for colour in coarse]))


COARSE: Final = bytes([shade & KEPT | 2 for shade in range(256)])  # each shade's box, named by its middle


# -- colours ----------------------------------------------------------------------------------------------


def cut(colours: list[tuple[Colour, int]]) -> list[list[tuple[Colour, int]]]:
    """Groups of like colours: the one that errs most is cut in two, until there are enough."""
    groups = [(spread(colours), colours)]
    while len(groups) < COLOURS:
        groups.sort(key=lambda group: group[0][0])
        (error, axis), widest = groups.pop()
        if error == 0:
            groups.append(((error, axis), widest))
            break
        groups += [(spread(half), half) for half in halves(widest, axis)]
    return [group for _, group in groups]


def spread(group: list[tuple[Colour, int]]) -> tuple[float, int]:
    """How much a group errs along its longest side, and which side that is."""
    total = sum([count for _, count in group])
    errors = []
    for axis in range(3):
        middle = sum([colour[axis] * count for colour, count in group]) / total
        errors.append(sum([(colour[axis] - middle) ** 2 * count for colour, count in group]))
    worst = max(errors)
    return worst, errors.index(worst)


def halves(group: list[tuple[Colour, int]], axis: int) -> list[list[tuple[Colour, int]]]:
    """Cut where half of the colours are below."""
    group.sort(key=lambda entry: entry[0][axis])
    half, seen = sum([count for _, count in group]) / 2, 0
    for at, (_, count) in enumerate(group):
        seen += count
        if seen >= half:
            cut_at = min(max(at + (seen - count / 2 < half), 1), len(group) - 1)
            return [group[:cut_at], group[cut_at:]]
    raise AssertionError("half of the colours lies before the end")


def mean(group: list[tuple[Colour, int]]) -> Colour:
    total = sum([count for _, count in group])
    red, green, blue = (round(sum([colour[axis] * count for colour, count in group]) / total) for axis in range(3))
    return red, green, blue


# -- files --------------------------------------------------------------------------------------------------


def read(png: bytes) -> tuple[int, int, tuple[bytes, bytes, bytes]]:
    """Width, height, and the three channels; a screenshot hides nothing behind its fourth."""
    assert png.startswith(SIGNATURE), "not a PNG"
    parts = list(chunks(png))
    width, height, depth, kind, _, _, interlaced = struct.unpack(">IIBBBBB", parts[0][1])
    assert (depth, interlaced) == (8, 0), "not a plain screenshot"
    assert kind in (2, 6), "not a plain screenshot"
    step = 3 if kind == 2 else 4
    data = unfiltered(zlib.decompress(b"".join([body for name, body in parts if name == b"IDAT"])), width * step, step)
    return width, height, (data[0::step], data[1::step], data[2::step])


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack_from(">I", png, at)
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += length + 12


def unfiltered(data: bytes, width: int, step: int) -> bytes:
    """The bytes of all rows, as they were before each row was filtered."""
    before, rows = bytes(width), []
    for at in range(0, len(data), width + 1):
        before = unfiltered_row(data[at], bytearray(data[at + 1 : at + 1 + width]), before, step)
        rows.append(before)
    return b"".join(rows)


def unfiltered_row(kind: int, row: bytearray, above: bytes, step: int) -> bytes:
    """One row: the filters are none, left, above, their mean, and Paeth's choice of three."""
    if kind == 2:
        return bytes([(one + other) & 255 for one, other in zip(row, above, strict=True)])
    for i in range(len(row) if kind else 0):
        left, up = (row[i - step] if i >= step else 0), above[i]
        corner = above[i - step] if i >= step else 0
        guess = left if kind == 1 else (left + up) >> 1 if kind == 3 else paeth(left, up, corner)
        row[i] = (row[i] + guess) & 255
    return bytes(row)


def paeth(left: int, up: int, corner: int) -> int:
    by_left, by_up, by_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
    if by_left <= by_up and by_left <= by_corner:
        return left
    return up if by_up <= by_corner else corner


def write(width: int, height: int, palette: list[Colour], indices: bytes) -> bytes:
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    rows = b"".join([b"\0" + indices[at : at + width] for at in range(0, len(indices), width)])
    colours = b"".join([bytes(colour) for colour in palette])
    parts = ((b"IHDR", head), (b"PLTE", colours), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return SIGNATURE + b"".join([chunk(name, body) for name, body in parts])


def chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
