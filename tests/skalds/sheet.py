"""The words on a skald's sheet."""

from typing import Final

from meadhall.kernel.picture.layout import Amount, Layout
from tests.skalds.view import SkaldView

SHEET: Final = Layout(
    SkaldView,
    head=(Amount("glory", "crown"),),
    counts=(Amount("verses", "hand"),),
    left_out={"seat": "names the skald"},
)
