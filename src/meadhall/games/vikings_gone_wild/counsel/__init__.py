"""What bots go by."""

from meadhall.games.vikings_gone_wild.counsel.features import features

__all__ = ["features"]
