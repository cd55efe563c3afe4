"""The view of Lords of Ragnarok as the hall draws it: `table` puts it together."""

from meadhall.games.lords_of_ragnarok.picture.faces import faces
from meadhall.games.lords_of_ragnarok.picture.moments import stagings
from meadhall.games.lords_of_ragnarok.picture.table import picture

__all__ = ["faces", "picture", "stagings"]
