"""What ``--help`` shows: an overview of the commands, and a page for each with examples."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from tairyo.cli.prose import Prose
from tairyo.cli.usage import Command, Param
from tairyo.text import Text

HEAD, NAME = "bold #e9a820", "bold cyan"


def show_overview(console: Console, commands: Sequence[Command], say: Text) -> None:
    """All commands, a line each."""
    console.print(Line(f"{say('brand')} · {say('site-line')}", "bold"))
    console.print(_section(say("cli-help-commands")))
    console.print(_pairs([(command.name, say(f"cli-{command.name}-about")) for command in commands]))
    console.print(_section(say("cli-help-everywhere")))
    console.print(_pairs([(name, say(f"cli-param-{name.split()[0].lstrip('-')}")) for name in EVERYWHERE]))
    console.print(_section(say("cli-help-examples")))
    console.print(_examples("overview", OVERVIEW_EXAMPLES, say))


EVERYWHERE = ("--lang en|ja", "--help", "--version")
OVERVIEW_EXAMPLES = ("tairyo play farm-hand", "tairyo serve --open", "tairyo simulate --help")


def show_command(console: Console, command: Command, say: Text) -> None:
    """One command: what it does, how it is written, examples, and what else there is to know."""
    console.print(Line(_usage(command), "bold"))
    console.print()
    console.print(Prose(say(f"cli-{command.name}-about")))
    if command.params:
        console.print(_section(say("cli-help-params")))
        console.print(_pairs([(_written(param), _text(command, param, say)) for param in command.params]))
    console.print(_section(say("cli-help-examples")))
    console.print(_examples(command.name, command.examples, say))
    more = f"cli-{command.name}-more"
    if say.has(more):
        console.print(_section(say("cli-help-more")))
        console.print(Padding(Prose(say(more)), (0, 0, 0, 2)))


def _usage(command: Command) -> str:
    words = ["tairyo", command.name]
    words += [param.name if param.needed else f"[{param.name}]" for param in command.places]
    if command.switches:
        words.append("[--…]")
    return " ".join(words)


def _written(param: Param) -> str:
    return param.name if param.takes is None else f"{param.name} {param.takes}"


def _text(command: Command, param: Param, say: Text) -> str:
    own = f"cli-{command.name}-param-{param.key}"
    return say(own if say.has(own) else f"cli-param-{param.key}")


def _section(title: str) -> RenderableType:
    return Padding(Line(title, HEAD), (1, 0, 0, 0))


def _pairs(rows: Sequence[tuple[str, str]]) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for name, text in rows:
        table.add_row(Line(name, NAME), Prose(text))
    return Padding(table, (0, 0, 0, 2))


def _examples(name: str, lines: Sequence[str], say: Text) -> RenderableType:
    shown: list[RenderableType] = []
    for number, line in enumerate(lines, 1):
        shown.append(Padding(Line(line, NAME, no_wrap=True), (0, 0, 0, 2)))
        shown.append(Padding(Prose(say(f"cli-{name}-example-{number}")), (0, 0, 0, 6)))
    return Group(*shown)
