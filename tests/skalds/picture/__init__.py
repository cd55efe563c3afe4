"""The view as terminal and hall draw it: `table` puts it together."""

from tests.skalds.picture.table import faces, picture

__all__ = ["faces", "picture"]
