"""The command line: `meadhall serve`, `play`, `replay`, `rules`, `arena` and the rest.

A command is a module with `add(parser)`, which declares its arguments, and `run(args)`, which does the work and
returns an exit status. Modules are imported only when their command is used, so that starting stays quick.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from typing import Final, NamedTuple

from meadhall.kernel import BadOptions, CorruptData
from meadhall.ledger import UnknownRule, UnknownSaga


class Command(NamedTuple):
    module: str
    help: str


COMMANDS: Final = {
    "serve": Command("meadhall.server.operate.serve", "host a hall and open it in the browser"),
    "play": Command("meadhall.terminal.play", "play a game in the terminal, against bots and friends"),
    "replay": Command("meadhall.terminal.replay", "step through a saved match"),
    "rules": Command("meadhall.terminal.rules", "look up the numbered rules of a game"),
    "arena": Command("meadhall.arena.command", "play a series between bots and report who is stronger"),
    "doctor": Command("meadhall.server.operate.doctor", "check a hall's data folder"),
    "backup": Command("meadhall.server.operate.backup", "copy a hall's tables while it runs"),
    "edition": Command("meadhall.edition", "check an edition that you wrote"),
    "fuzz": Command("meadhall.fuzz", "play random matches with every check on"),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; a user's mistake is a sentence on standard error and status 2, never a traceback."""
    words = list(sys.argv[1:] if argv is None else argv)
    parser = argparse.ArgumentParser(prog="meadhall", description="Modern Norse board games, by the rules.")
    parser.add_argument("--version", action="version", version=f"meadhall {version('meadhall')}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    for name, command in COMMANDS.items():
        sub = commands.add_parser(name, help=command.help, description=command.help)
        if words[:1] == [name]:
            import_module(command.module).add(sub)
    args = parser.parse_args(words)
    try:
        status: int = import_module(COMMANDS[args.command].module).run(args)
    except (BadOptions, CorruptData, UnknownRule, UnknownSaga) as error:
        return _refused(args.command, str(error))
    except OSError as error:
        return _refused(args.command, f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        return 130
    return status


def _refused(command: str, reason: str) -> int:
    print(f"meadhall {command}: {reason}", file=sys.stderr)
    return 2
