"""Imports what every worker needs, in the process they are forked from."""

from __future__ import annotations

import gc

import meadhall
from meadhall.games import SAGAS
from meadhall.server.workers import bot_workers, worker_protocol

READY = [meadhall.game(saga) for saga in SAGAS], worker_protocol.open_dispatcher, bot_workers.open_bots
gc.collect()
gc.freeze()  # shared pages stay shared
