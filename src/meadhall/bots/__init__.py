"""Bots: players that are programs. They see what their seat sees, and nothing else."""

from meadhall.bots.bot import Bot
from meadhall.bots.registry import LEVELS, SPECS, make_bot

__all__ = ["LEVELS", "SPECS", "Bot", "make_bot"]
