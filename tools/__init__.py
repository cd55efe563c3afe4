"""Tools for those who work on Meadhall; none is needed to play."""
