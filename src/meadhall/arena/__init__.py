"""The arena: series of matches between bots, and how sure one can be who is stronger."""

from meadhall.arena.interval import wilson
from meadhall.arena.series import BotResult, Result, fair_lineup, series
from meadhall.arena.shares import Share, Shares

__all__ = ["BotResult", "Result", "Share", "Shares", "fair_lineup", "series", "wilson"]
