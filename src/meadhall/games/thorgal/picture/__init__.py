"""The view of Thorgal as the hall draws it: `table` puts it together."""

from meadhall.games.thorgal.picture.moments import stagings
from meadhall.games.thorgal.picture.table import faces, picture

__all__ = ["faces", "picture", "stagings"]
