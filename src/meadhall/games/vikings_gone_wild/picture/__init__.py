"""The table of Vikings Gone Wild as terminal and hall draw it, made of the kernel's parts; what the cards look like."""

from meadhall.games.vikings_gone_wild.picture.faces import faces
from meadhall.games.vikings_gone_wild.picture.table import picture

__all__ = ["faces", "picture"]
