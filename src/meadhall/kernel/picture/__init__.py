"""A table as a picture: what one client draws for every saga.

A saga turns a seat's view into regions or rows of cards, pieces, sheets and piles; the client knows these and no game
word. A picture is made from a view and nothing else, so it shows what the view shows. Places are the ids of groups in
the saga's `art/board.svg`; icons and symbols are names in its `art/sprite.svg` or the hall's; words are message ids
of its locale.
"""

from meadhall.kernel.picture.parts import (
    Badge,
    Box,
    Condition,
    Conditions,
    Contest,
    Contests,
    Creature,
    Duel,
    Gauge,
    Goods,
    Laid,
    Notice,
    Number,
    Piece,
    Pile,
    Region,
    Reminder,
    Said,
    Sheet,
    Shrine,
    Side,
    Slot,
    Spread,
    Stage,
    Stock,
    Thing,
    Track,
    Zone,
    named,
)
from meadhall.kernel.picture.table import Face, Picture

__all__ = [
    "Badge",
    "Box",
    "Condition",
    "Conditions",
    "Contest",
    "Contests",
    "Creature",
    "Duel",
    "Face",
    "Gauge",
    "Goods",
    "Laid",
    "Notice",
    "Number",
    "Picture",
    "Piece",
    "Pile",
    "Region",
    "Reminder",
    "Said",
    "Sheet",
    "Shrine",
    "Side",
    "Slot",
    "Spread",
    "Stage",
    "Stock",
    "Thing",
    "Track",
    "Zone",
    "named",
]
