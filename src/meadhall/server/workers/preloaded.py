"""What every worker of the hall needs, read once: the process from which they are forked imports this."""

from __future__ import annotations

import gc

import meadhall
from meadhall.games import SAGAS
from meadhall.server.workers import bot_workers, worker_protocol

READY = [meadhall.game(saga) for saga in SAGAS], worker_protocol.open_desk, bot_workers.open_mind
gc.collect()
gc.freeze()  # what is shared by all of them is not touched again
