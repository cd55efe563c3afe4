"""What every worker of the hall needs, read once: the process from which they are forked imports this."""

from __future__ import annotations

import gc

import meadhall
from meadhall.games import SAGAS
from meadhall.server import desk, thinkers

READY = [meadhall.game(saga) for saga in SAGAS], desk.open_desk, thinkers.open_mind
gc.collect()
gc.freeze()  # what is shared by all of them is not touched again
