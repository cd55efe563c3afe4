"""Pages of the documentation site that are generated from the code: rules, commands, metrics, the Python API."""

from __future__ import annotations

import argparse
import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from itertools import groupby
from textwrap import wrap
from typing import Final

import meadhall
from meadhall import cli, kernel, ledger
from meadhall.server.web import metrics
from meadhall.text import Speech, locale, plain

GAMES: Final = tuple(meadhall.sagas())
# A page that links to one of these files leads, on the site, to the page that is generated from it.
SHOWN_FOR: Final = {
    "src/meadhall/cli.py": "reference/command-line.md",
    "src/meadhall/server/web/metrics.py": "reference/metrics.md",
    "src/meadhall/__init__.py": "reference/python-api.md",
    **{f"src/meadhall/games/{slug.replace('-', '_')}/rules.toml": f"rules/{slug}.md" for slug in GAMES},
}
RULES_TITLE: Final = {"en": "{title}: the rules", "fr": "{title} : les règles"}
RULES_INTRODUCTION: Final = {
    "en": "Every numbered rule, in our words. [En français](fr/{slug}.md). A refused move names one of these numbers;"
    " in the terminal, `meadhall rules {slug} {number}` shows it.",
    "fr": "Toutes les règles numérotées, dans nos mots. [In English](../{slug}.md). Un coup refusé cite un de ces"
    " numéros ; dans le terminal, `meadhall rules {slug} {number} --lang fr` l’affiche.",
}
API: Final = {
    "meadhall": ("Start, load and replay matches.", tuple(meadhall.__all__)),
    "meadhall.kernel": ("Write a game: state, questions, procedures, events, views.", tuple(kernel.__all__)),
    "meadhall.bots": ("Bots by name.", ("Bot", "make_bot")),
    "meadhall.bots.deadlines": ("Time limits for bots.", ("within",)),
    "meadhall.hints": ("A bot's suggestion, with its reasons.", ("hint", "why")),
}
METRICS_INTRODUCTION: Final = """# Metrics

`GET /metrics` returns these in the text form of [Prometheus](https://prometheus.io), for all processes of a hall.
Each sample has the label `process`. [Monitor a hall](../how-to/monitor-a-hall.md) says who can read them, and which are
worth an alarm.

| metric | type | what it counts |
|---|---|---|
"""


def generated() -> Iterator[tuple[str, str]]:
    """Yield the place and the text of each generated page."""
    for slug in GAMES:
        yield f"rules/{slug}.md", rules_page(slug, "en")
        yield f"rules/fr/{slug}.md", rules_page(slug, "fr")
    yield "rules/index.md", rules_index()
    yield "reference/command-line.md", command_line()
    yield "reference/metrics.md", metrics_page()
    yield "reference/python-api.md", python_api()


def rules_page(slug: str, lang: ledger.Language) -> str:
    """All rules of a game, chapter by chapter, with an anchor for each number."""
    book = ledger.ledger(slug)
    facts = {"title": book.title, "slug": slug, "number": book.rules[0].id}
    lines = [f"# {RULES_TITLE[lang]}\n", f"{RULES_INTRODUCTION[lang]}\n"]
    lines = [line.format(**facts) for line in lines]
    speech = Speech(meadhall.game(slug), lang)
    for chapter, rules in groupby(book.rules, key=lambda rule: book.home(rule).chapter):
        lines.append(f"## {speech.say('chapter-' + plain(chapter).replace(' ', '-'))}\n")
        lines += [_rule(rule, lang) for rule in rules]
    return "\n".join(lines)


def _rule(rule: ledger.Rule, lang: ledger.Language) -> str:
    words = locale("meadhall.terminal", lang)
    source = words.say("rules-source", source=rule.source)
    if rule.source == "R" and rule.page:
        source = words.say("rules-page", page=rule.page)
    example = f"*{words.say('rules-example')}* " if rule.is_example else ""
    text = re.sub(r"([\\`*_<\[])", r"\\\1", ledger.text(rule, lang))
    return f"{{#{rule.id} .rule}}\n**{rule.id}** {example}{text} *({source})*\n"


def rules_index() -> str:
    books = [(slug, ledger.ledger(slug)) for slug in GAMES]
    rows = [
        f"| [{book.title}]({slug}.md) | [{book.title}](fr/{slug}.md) | {book.prefix} | {len(book.rules)} |"
        for slug, book in books
    ]
    tree = "\n".join([f"{slug}\nfr/{slug}" for slug, _ in books])
    return (
        "# Rules\n\nEvery rule of every game has a number, a text in both languages, and a test.\n\n"
        "| English | Français | numbers | rules |\n|---|---|---|---|\n" + "\n".join(rows) + "\n\n"
        f":::{{toctree}}\n:hidden:\n\n{tree}\n:::\n"
    )


def command_line() -> str:
    """Every command with its arguments, as `--help` lists them."""
    lines = ["# Command line\n", "`meadhall COMMAND --help` prints the same. Exit codes: 0 it worked, 1 something was"]
    lines += ["found wrong, 2 the command could not be carried out, 130 you stopped it.\n"]
    for name, command in cli.COMMANDS.items():
        parser = argparse.ArgumentParser(prog=f"meadhall {name}")
        import_module(command.module).add(parser)
        lines += [f"## {name}\n", f"{command.help[0].upper()}{command.help[1:]}.\n"]
        lines += [f"```\n{_usage(parser)}\n```\n"]
        lines += ["| argument | what it does |\n|---|---|", *[_argument(action) for action in parser._actions], ""]
    return "\n".join(lines)


def _usage(parser: argparse.ArgumentParser) -> str:
    words = " ".join(parser.format_usage().removeprefix("usage: ").split())
    parts = re.findall(r"\[[^\[\]]*(?:\[[^\[\]]*\][^\[\]]*)*\]|\S+", words)
    return "\n".join(wrap(" ".join([part.replace(" ", "\0") for part in parts]), 88, subsequent_indent="    ")).replace(
        "\0", " "
    )


def _argument(action: argparse.Action) -> str:
    value = action.metavar or ("" if action.nargs == 0 else action.dest.upper())
    value = " ".join(value) if isinstance(value, tuple) else value
    names = ", ".join([f"`{name} {value}`" if value else f"`{name}`" for name in action.option_strings]) or f"`{value}`"
    choices = (
        f" One of: {', '.join(map(str, action.choices))}." if action.choices and len(list(action.choices)) > 1 else ""
    )
    text = (action.help or "").replace("%(default)s", str(action.default)).replace("%%", "%")
    return f"| {names} | {_cell(text)}{_cell(choices)} |"


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "\\<").replace("\n", " ")


def metrics_page() -> str:
    rows = [f"| `meadhall_{name}` | {kind} | {text} |" for name, (kind, text) in metrics.FAMILIES.items()]
    return METRICS_INTRODUCTION + "\n".join(rows) + "\n"


def python_api() -> str:
    """The public names of the package, each once, from their docstrings."""
    lines = ["# Python API\n", "From the docstrings. [The kernel](kernel.md) explains how the parts work together.\n"]
    seen: list[object] = []
    for name, (text, members) in API.items():
        module = import_module(name)
        lines += [f"## `{name}`\n", f"{text}\n", "```{eval-rst}"]
        for member in members:
            thing = getattr(module, member)
            if not any([thing is other for other in seen]):
                lines.append(f".. auto{_kind(thing)}:: {name}.{member}")
            seen.append(thing)
        lines.append("```\n")
    return "\n".join(lines)


def _kind(thing: object) -> str:
    if inspect.isclass(thing):
        return "class"
    return "function" if inspect.isfunction(thing) else "data"
