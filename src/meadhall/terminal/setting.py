"""How lines are set: never broken at a space that ties two words together.

rich takes every white space for a place to break a line, the non-breaking ones of French too, and so a colon or a
closing quotation mark can end up alone at the beginning of a line. While a text is broken into lines, those spaces are
therefore letters; on the screen they are what they were.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

TIES: Final = {"\u00a0": "\ue000", "\u202f": "\ue001"}  # each as wide as a space, and none to rich
KNOT: Final = str.maketrans(TIES)
UNTIE: Final = str.maketrans({letter: tie for tie, letter in TIES.items()})


class Setter(Console):
    """A console that breaks no line at a non-breaking space, in any table or frame."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        if isinstance(renderable, str):
            renderable = self.render_str(renderable)
        if not isinstance(renderable, Text) or not any(tie in renderable.plain for tie in TIES):
            return super().render(renderable, options)
        segments = super().render(_knotted(renderable), options)
        return (segment._replace(text=segment.text.translate(UNTIE)) for segment in segments)


def _knotted(text: Text) -> Text:
    """A copy with letters in place of the spaces that tie; as long as it was, so that every style stays in place."""
    copy = text.copy()
    copy.plain = text.plain.translate(KNOT)
    return copy
