"""The contents of the box of our edition of Blood Rage."""

from __future__ import annotations

from typing import Final

from meadhall.games.blood_rage import GAME
from meadhall.games.blood_rage.cards.box import Box

BOX: Final[Box] = GAME.box
