"""The arena: series of matches between bots, and how sure one can be who is stronger."""

from meadhall.arena.series import BotResult, Result, fair_lineup, series, wilson

__all__ = ["BotResult", "Result", "fair_lineup", "series", "wilson"]
