"""The tiles: tables with their sources. What tiles do is in `rules/`."""
