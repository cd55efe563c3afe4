"""`meadhall serve`: open the hall, and the browser with it."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn
from starlette.applications import Starlette

from meadhall.games.editions import keep_copies, open_edition
from meadhall.server.app import create_app
from meadhall.server.doors import Doorman, doors
from meadhall.server.journal import keep_journal
from meadhall.server.lock import StoreError
from meadhall.server.security import MESSAGE_LIMIT
from meadhall.server.store import Store

if sys.platform != "win32":
    import resource

BACKLOG: Final = 2048  # connections that may wait at the door
MOST_FILES: Final = 65_536
MOST_WORKERS: Final = 61  # Windows waits for no more
UNDO_SECONDS: Final = 2.0
MOST_UNDO_SECONDS: Final = 60


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (0.0.0.0: every one)")
    parser.add_argument("--port", type=port, default=os.environ.get("PORT") or "8000", help="default: $PORT or 8000")
    parser.add_argument("--data", type=Path, default=data_folder(), help="the folder with all tables")
    parser.add_argument("--workers", type=workers, help="processes for the bots; default: all cores but one")
    parser.add_argument("--undo", type=seconds, default=UNDO_SECONDS, metavar="SECONDS",
                        help="how long bots wait after an answer that can be taken back; default: 2")  # fmt: skip
    add_editions(parser)
    parser.add_argument("--open", action=argparse.BooleanOptionalAction, default=os.environ.get("OPEN") != "0",
                        help="open the browser")  # fmt: skip


def add_editions(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", nargs=2, action="append", default=[], metavar=("SAGA", "FOLDER"),
                        help="have an edition of your own beside the base; several times for several")  # fmt: skip


def open_chosen(editions: list[list[str]]) -> None:
    """Open the sagas for which an edition was named."""
    for saga, folder in editions:
        open_edition(saga, Path(folder))


def port(text: str) -> int:
    """A port of this machine; 0 is any that is free."""
    if not (text.isascii() and text.isdigit() and int(text) < 65536):
        raise argparse.ArgumentTypeError(f"a port is a number from 0 to 65535, not {text!r}")
    return int(text)


def workers(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 0 < int(text) <= MOST_WORKERS):
        raise argparse.ArgumentTypeError(f"from 1 to {MOST_WORKERS} processes, not {text!r}")
    return int(text)


def seconds(text: str) -> float:
    if not text.replace(".", "", 1).isdigit() or float(text) > MOST_UNDO_SECONDS:
        raise argparse.ArgumentTypeError(f"from 0 to {MOST_UNDO_SECONDS} seconds, not {text!r}")
    return float(text)


def data_folder() -> Path:
    """Where tables are kept unless said otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "meadhall"


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    allow_many_files()
    keep_journal()
    open_chosen(args.edition)
    listener, store = listen(args.host, args.port), open_store(args.data)
    keep_copies(args.data / "editions")
    address = f"http://{spoken(args.host)}:{listener.getsockname()[1]}/"
    print(f"The hall is open: {address}\nTables are kept in {args.data}. Ctrl-C closes it.", flush=True)
    if args.open:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    Doorkeeper(create_app(store, args.workers, args.undo)).run(sockets=[listener])
    return 0


class Doorkeeper(uvicorn.Server):
    """Serves until somebody says stop (Ctrl-C, SIGTERM); then sends everybody home, and ends like any program.

    The signal is not raised again: it would end the process before it has put its things away.
    """

    def __init__(self, app: Starlette) -> None:
        super().__init__(configuration(app))
        self._app = app

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._app.state.hall.send_home()  # streams have no end of their own
        await super().shutdown(sockets)


def spoken(host: str) -> str:
    """How the hall's address stands in a link."""
    if host in ("0.0.0.0", "::", ""):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def allow_many_files() -> None:
    """A socket is a file, and many systems allow a process a thousand unless it asks for more."""
    if sys.platform == "win32":
        return
    low, high = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if high == resource.RLIM_INFINITY else min(high, MOST_FILES)
    if low != resource.RLIM_INFINITY and low < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, high))


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
        **doors(Doorman()),
        log_config=None,  # the hall has a journal of its own
        ws_per_message_deflate=False,  # a table is some ten kilobytes: not worth a quarter of the hall's time
        ws_max_size=MESSAGE_LIMIT * 2,
        server_header=False,
        access_log=False,  # addresses of people stand in no log
        timeout_graceful_shutdown=2,
    )
