"""`meadhall serve`: runs a hall, and opens the browser."""

from __future__ import annotations

import argparse
import contextlib
import os
import socket
import sys
import threading
import webbrowser
from ipaddress import ip_network
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn
from starlette.applications import Starlette

from meadhall.games.editions import keep_copies, open_edition
from meadhall.server.alerts.push import open_push
from meadhall.server.cluster.processes import DATABASE, METRICS_TOKEN, NAME, Supervisor, follow_lifeline, part, words_of
from meadhall.server.hall.leases import drain
from meadhall.server.operate.log_setup import set_up_log
from meadhall.server.security import MESSAGE_LIMIT, NAMED
from meadhall.server.storage.lock import StoreError
from meadhall.server.storage.sqlite import SqliteStore
from meadhall.server.storage.store import Store
from meadhall.server.web.access import HOST, Access, plain
from meadhall.server.web.addresses import EVERY, greeting, link
from meadhall.server.web.app import create_app
from meadhall.server.web.connections import ConnectionLimiter, protocols

if sys.platform != "win32":
    import resource

BACKLOG: Final = 2048  # connections that wait to be accepted
MOST_FILES: Final = 65_536
MOST_WORKERS: Final = 61  # the limit of Windows
UNDO_SECONDS: Final = 2.0
LEASE: Final = 10.0
SHORTEST_LEASE: Final = 1
LONGEST_LEASE: Final = 120
MOST_UNDO_SECONDS: Final = 60
SHORTEST_TOKEN: Final = 16


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1",
                        help="the address to listen on (0.0.0.0: all; ::, with IPv6)")  # fmt: skip
    parser.add_argument(
        "--port",
        type=port,
        default=os.environ.get("PORT") or "8000",
        help="default: $PORT or 8000; 0: any free port",
    )
    parser.add_argument("--data", type=Path, default=data_folder(), help="the folder for the tables")
    parser.add_argument("--workers", type=workers, help="processes for bots; default: all cores but one")
    parser.add_argument("--undo", type=seconds, default=UNDO_SECONDS, metavar="SECONDS",
                        help="how long bots wait after an answer that can be taken back; default: 2")  # fmt: skip
    parser.add_argument("--near-hooks", action="store_true",
                        help="allow hooks in this machine's local network")  # fmt: skip
    add_several(parser)
    add_editions(parser)
    parser.add_argument("--open", action=argparse.BooleanOptionalAction, default=os.environ.get("OPEN") != "0",
                        help="open the browser")  # fmt: skip


def add_several(parser: argparse.ArgumentParser) -> None:
    """Add options for several processes and proxies (docs/how-to/host-a-hall.md)."""
    add_database(parser)
    parser.add_argument("--processes", type=workers, default=1, help="processes of the server; needs --database")
    parser.add_argument("--advertise", default="127.0.0.1", metavar="HOST",
                        help="the address where other machines of the hall reach this one")  # fmt: skip
    parser.add_argument("--lease", type=lease, default=LEASE, metavar="SECONDS", help="after which others take over "
                        f"the tables of a silent process; default: {LEASE:g}")  # fmt: skip
    parser.add_argument("--metrics", default="loopback", type=networks, help="who can read /metrics: loopback, nobody, "
                        "or networks such as 10.0.0.0/8,192.168.1.7; default: loopback")  # fmt: skip
    parser.add_argument("--metrics-token", type=metrics_token, default=os.environ.get(METRICS_TOKEN, ""),
                        metavar="TOKEN", help="a Bearer token to read /metrics from anywhere, at least 16 "
                        f"characters; safer in ${METRICS_TOKEN} or as @FILE")  # fmt: skip
    named = [host_name(one) for one in os.environ.get(NAME, "").split()]
    parser.add_argument("--name", type=host_name, action="append", default=named, metavar="HOST",
                        help="a host name of the hall, such as hall.example.org; repeat it for several, or use "
                        f"${NAME}; IP addresses and localhost always work")  # fmt: skip
    parser.add_argument("--proxy", metavar="ADDRESSES", type=networks, default="",
                        help="proxies whose X-Forwarded-For and -Proto are trusted; default: none")  # fmt: skip
    parser.add_argument("--part", type=part, help=argparse.SUPPRESS)


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", default=os.environ.get(DATABASE, ""), metavar="URL", type=database,
                        help=f"PostgreSQL for the tables, postgresql://…; default: ${DATABASE}, or --data")  # fmt: skip


def database(text: str) -> str:
    if text and not text.startswith(("postgresql://", "postgres://")):
        raise argparse.ArgumentTypeError("write a database as postgresql://USER:PASSWORD@HOST/NAME")
    return text


def networks(text: str) -> str:
    """Check a list of networks, or a name for one."""
    for network in NAMED.get(text, text).split(","):
        try:
            if network:
                ip_network(network.strip())
        except ValueError as error:
            raise argparse.ArgumentTypeError(f"not a network: {error}") from None
    return text


def host_name(text: str) -> str:
    """Check a host name, without scheme and port."""
    found = HOST.fullmatch(text)
    if found is None or found[2]:
        raise argparse.ArgumentTypeError(f"write a name as hall.example.org, not {text!r}")
    return plain(text)


def metrics_token(text: str) -> str:
    """Check a token; after an @, read it from a file."""
    if text.startswith("@"):
        try:
            text = Path(text[1:]).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeError) as error:
            raise argparse.ArgumentTypeError(f"can't read the token for metrics: {error}") from None
    if text and not (text.isascii() and text.isprintable() and len(text) >= SHORTEST_TOKEN):
        raise argparse.ArgumentTypeError(f"the token for metrics needs at least {SHORTEST_TOKEN} ASCII characters")
    return text


def lease(text: str) -> float:
    if not text.replace(".", "", 1).isdigit() or not SHORTEST_LEASE <= float(text) <= LONGEST_LEASE:
        raise argparse.ArgumentTypeError(f"from {SHORTEST_LEASE} to {LONGEST_LEASE} seconds, not {text!r}")
    return float(text)


def add_editions(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", nargs=2, action="append", default=[], metavar=("SAGA", "FOLDER"),
                        help="load an edition that you wrote; repeat it for several")  # fmt: skip


def open_chosen(editions: list[list[str]]) -> None:
    """Load the chosen editions."""
    for saga, folder in editions:
        open_edition(saga, Path(folder))


def port(text: str) -> int:
    """Check a port; 0 is any free one."""
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
    """Return the default folder for tables."""
    if base := os.environ.get("XDG_DATA_HOME"):
        return Path(base) / "meadhall"
    try:
        return Path.home() / ".local" / "share" / "meadhall"
    except RuntimeError:  # no home, as in a container: use the current folder
        return Path("meadhall")


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    if args.processes > 1 and not args.database:
        raise OSError("several processes need PostgreSQL: use --database postgresql://…")
    if args.processes > 1 and sys.platform == "win32":
        raise OSError("several processes don't work on Windows")
    allow_many_files()
    set_up_log()
    open_chosen(args.edition)
    with listen(args.host, args.port) if args.part is None else socket.socket(fileno=args.part.door) as listener:
        return serve(args, listener) if args.processes == 1 else serve_by_many(args, listener)


def serve_by_many(args: argparse.Namespace, listener: socket.socket) -> int:
    """Run several processes on one listening socket."""
    os.environ[METRICS_TOKEN] = args.metrics_token  # arguments are visible to all users
    open_database(args, "").close()  # report problems before anything starts
    welcome(args, listener)
    return Supervisor(words_of(args), listener, args.database, args.processes).run()


def serve(args: argparse.Namespace, listener: socket.socket) -> int:
    """Run a process of the hall: the only one, or one of several."""
    with contextlib.ExitStack() as stack:
        inner = stack.enter_context(listen(args.advertise, 0)) if args.database else None
        store = open_database(args, address_of(args.advertise, inner)) if inner else open_store(args.data)
        keep_copies(args.data / "editions")
        if args.part is None:
            welcome(args, listener)
        else:
            follow_lifeline()
        app = create_app(store, args.workers, args.undo, inner, access_of(args))
        app.state.listens = (args.host, listener.getsockname()[1])
        app.state.push, app.state.near_hooks = open_push(args.data, store.secret), args.near_hooks
        HallServer(app, args.proxy).run(sockets=[listener])
        return 0


def access_of(args: argparse.Namespace) -> Access:
    named = frozenset(args.name if args.host in EVERY else [*args.name, plain(args.host)])
    return Access(named, args.metrics, args.metrics_token, bool(args.proxy))


def welcome(args: argparse.Namespace, listener: socket.socket) -> None:
    port, kept = listener.getsockname()[1], args.data if not args.database else "PostgreSQL"
    print(f"{greeting(args.host, port)}\nTables are stored in {kept}. Press Ctrl-C to stop.", flush=True)
    if args.open:
        threading.Timer(0.5, webbrowser.open, [link(local_host(args.host), port)]).start()


def address_of(host: str, inner: socket.socket) -> str:
    return f"{f'[{host}]' if ':' in host else host}:{inner.getsockname()[1]}"


def open_database(args: argparse.Namespace, address: str) -> Store:
    try:
        from meadhall.server.storage.postgres import PostgresStore
    except ImportError:
        raise OSError("PostgreSQL needs its driver: pip install 'meadhall[postgres]'") from None
    try:
        return PostgresStore(args.database, address, args.lease, args.part.hall if args.part else "")
    except StoreError as error:
        raise OSError(str(error)) from None


class HallServer(uvicorn.Server):
    """Serves until Ctrl-C or SIGTERM, then closes all connections and ends normally.

    The signal isn't raised again: that would end the process before it has cleaned up.
    """

    def __init__(self, app: Starlette, proxy: str = "") -> None:
        super().__init__(configuration(app, proxy))
        self._app = app

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # new clients reach another process
        await drain(self._app.state.hall)
        await super().shutdown(sockets)


def local_host(host: str) -> str:
    """Return the host that a browser on this machine uses."""
    return "127.0.0.1" if host in EVERY else host


def allow_many_files() -> None:
    """Raise the limit of open files: each socket is one."""
    if sys.platform == "win32":
        return
    low, high = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if high == resource.RLIM_INFINITY else min(high, MOST_FILES)
    if low != resource.RLIM_INFINITY and low < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, high))


def open_store(folder: Path) -> Store:
    try:
        return SqliteStore(folder)
    except StoreError as error:
        raise OSError(str(error)) from None


def listen(host: str, port: int) -> socket.socket:
    """Listen at once, so that early clients wait instead of failing."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # explicit, or asyncio delays small frames
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if host == "::" and socket.has_dualstack_ipv6():
        listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)  # accept IPv4 as well
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except socket.gaierror as error:
        listener.close()
        raise OSError(f"can't use address {host}: {error.strerror}; choose another with --host") from None
    except OSError as error:
        listener.close()
        raise OSError(f"can't use port {port}: {error.strerror}; choose another with --port") from None
    return listener


def proxies(allowed: str) -> str:
    """Return networks for uvicorn, with mapped IPv6 addresses for a hall that listens on ::."""
    named = [ip_network(one.strip()) for one in NAMED.get(allowed, allowed).split(",") if one.strip()]
    mapped = [f"::ffff:{one.network_address}/{96 + one.prefixlen}" for one in named if one.version == 4]
    return ",".join([*map(str, named), *mapped])


def configuration(app: Starlette, proxy: str = "") -> uvicorn.Config:
    return uvicorn.Config(
        app,
        backlog=BACKLOG,
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxies(proxy),
        **protocols(ConnectionLimiter(trusted=proxy)),
        log_config=None,  # log_setup has done it
        ws_per_message_deflate=False,  # messages of ten kilobytes aren't worth a quarter of the processor
        ws_max_size=MESSAGE_LIMIT * 2,
        server_header=False,
        access_log=False,  # no addresses of people in logs
        timeout_graceful_shutdown=2,
    )
