"""The contents of the box of our edition of Asgard."""

from __future__ import annotations

from typing import Final

from meadhall.games.asgard import GAME
from meadhall.games.asgard.cards.box import Box

BOX: Final[Box] = GAME.box
