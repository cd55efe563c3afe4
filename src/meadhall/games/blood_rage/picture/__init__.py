"""The view of Blood Rage as the hall draws it: `table` puts it together."""

from meadhall.games.blood_rage.picture.moments import stagings
from meadhall.games.blood_rage.picture.table import faces, picture

__all__ = ["faces", "picture", "stagings"]
