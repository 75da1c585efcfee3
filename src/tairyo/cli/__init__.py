"""``tairyo``: the command line. Each command is a module here; `usage` reads the line for them."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from io import TextIOWrapper

from tairyo.cli import clauses, games, play, replay, rules, serve, simulate, verify
from tairyo.cli.help import show_command, show_overview
from tairyo.cli.out import paper
from tairyo.cli.usage import Command, Complaint, UsageError, read, take_language, unknown_command
from tairyo.text import Text, language_of

COMMANDS: tuple[Command, ...] = (
    games.COMMAND,
    rules.COMMAND,
    play.COMMAND,
    simulate.COMMAND,
    replay.COMMAND,
    verify.COMMAND,
    serve.COMMAND,
    clauses.COMMAND,
)

STOPPED = 130
"""The exit code after Ctrl-C, as shells have it."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command line. The exit code: 0 well, 1 not, 2 wrong usage, 130 stopped by Ctrl-C."""
    words = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # an old terminal may lack our signs, and a file may hold others: a ? is better than a traceback
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    say = Text(language_of(os.environ))
    command: Command | None = None
    try:
        language, words = take_language(words)
        if language is not None:
            say = Text(language)
        command = _command(words)
        return _run(command, words[1:], say) if command else _without(words, say)
    except Complaint as complaint:
        complain(complaint, command, say)
        return complaint.code
    except KeyboardInterrupt:
        print(f"\n{say('cli-stopped')}", file=sys.stderr)
        return STOPPED
    except BrokenPipeError:
        # whoever read our output has seen enough (`tairyo rules … | head`)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _command(words: Sequence[str]) -> Command | None:
    """The command that the line names; None where it names none."""
    if not words or words[0] in ("--help", "-h", "--version"):
        return None
    found = next((command for command in COMMANDS if command.name == words[0]), None)
    if found is None:
        raise unknown_command(words[0], [command.name for command in COMMANDS])
    return found


def _without(words: Sequence[str], say: Text) -> int:
    """What can be done without a command."""
    if words and words[0] == "--version":
        print(f"tairyo {version('tairyo')}")
    else:
        show_overview(paper(), COMMANDS, say)
    return 0


def _run(command: Command, words: Sequence[str], say: Text) -> int:
    ahead = words[: words.index("--")] if "--" in words else words
    if "--help" in ahead or "-h" in ahead:
        show_command(paper(), command, say)
        return 0
    return command.run(read(command, words), say)


def complain(complaint: Complaint, command: Command | None, say: Text) -> None:
    """One sentence on standard error and, for wrong usage, where to read more."""
    print(f"tairyo: {complaint.sentence(say)}", file=sys.stderr)
    if isinstance(complaint, UsageError):
        name = f" {command.name}" if command else ""
        print(say("cli-see-help", command=f"tairyo{name} --help"), file=sys.stderr)
