"""`meadhall serve`: open the hall, and the browser with it."""

from __future__ import annotations

import argparse
import os
import socket
import threading
import webbrowser
from pathlib import Path
from typing import Final

import uvicorn
from starlette.applications import Starlette

from meadhall.server.app import create_app
from meadhall.server.security import MESSAGE_LIMIT
from meadhall.server.store import Store, StoreError

BACKLOG: Final = 2048  # connections that may wait at the door


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
    listener, store = listen(args.host, args.port), open_store(args.data)
    address = f"http://{'127.0.0.1' if args.host == '0.0.0.0' else args.host}:{listener.getsockname()[1]}/"
    print(f"The hall is open: {address}\nTables are kept in {args.data}. Ctrl-C closes it.", flush=True)
    if args.open:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    uvicorn.Server(configuration(create_app(store, args.workers))).run(sockets=[listener])
    return 0


def open_store(folder: Path) -> Store:
    try:
        return Store(folder)
    except StoreError as error:
        raise OSError(str(error)) from None


def listen(host: str, port: int) -> socket.socket:
    """The address of the hall, taken at once, so that whoever comes early waits at the door."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or asyncio delays small frames
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        raise OSError(f"port {port} cannot be used: {error.strerror}; choose another with --port") from None
    return listener


def configuration(app: Starlette) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        backlog=BACKLOG,
        ws="websockets-sansio",
        ws_per_message_deflate=False,  # a table is some ten kilobytes: not worth a quarter of the hall's time
        ws_max_size=MESSAGE_LIMIT * 2,
        log_level="warning",
        server_header=False,
        access_log=False,  # addresses of people stand in no log
        timeout_graceful_shutdown=2,
    )
