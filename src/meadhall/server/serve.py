"""`meadhall serve`: open the hall, and the browser with it."""

from __future__ import annotations

import argparse
import os
import socket
import threading
import webbrowser
from pathlib import Path

import uvicorn

from meadhall.server.app import create_app
from meadhall.server.security import MESSAGE_LIMIT
from meadhall.server.store import StoreError


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (0.0.0.0: every one)")
    parser.add_argument("--port", type=int, default=int(os.environ.get("PORT") or 8000), help="default: $PORT or 8000")
    parser.add_argument("--data", type=Path, default=data_folder(), help="the folder with all tables")
    parser.add_argument("--workers", type=int, help="processes for the bots; default: all cores but one")
    parser.add_argument("--open", action=argparse.BooleanOptionalAction, default=os.environ.get("OPEN") != "0",
                        help="open the browser")  # fmt: skip


def data_folder() -> Path:
    """Where tables are kept unless said otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "meadhall"


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    try:
        listener = listen(args.host, args.port)
    except OSError as error:
        raise OSError(f"port {args.port} cannot be used: {error.strerror}; choose another with --port") from None
    address = f"http://{'127.0.0.1' if args.host == '0.0.0.0' else args.host}:{listener.getsockname()[1]}/"
    print(f"The hall is open: {address}\nTables are kept in {args.data}. Ctrl-C closes it.", flush=True)
    if args.open:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    try:
        uvicorn.Server(configuration(args.data, args.workers)).run(sockets=[listener])
    except StoreError as error:
        raise OSError(str(error)) from None
    return 0


def listen(host: str, port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    return listener


def configuration(data: Path, workers: int | None) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(data, workers),
        ws="websockets-sansio",
        ws_max_size=MESSAGE_LIMIT * 2,
        log_level="warning",
        access_log=False,  # addresses of people stand in no log
        timeout_graceful_shutdown=2,
    )
