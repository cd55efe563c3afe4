"""The view of Asgard as the hall draws it: `table` puts it together."""

from meadhall.games.asgard.picture.moments import MOMENTS
from meadhall.games.asgard.picture.table import faces, picture

__all__ = ["MOMENTS", "faces", "picture"]
