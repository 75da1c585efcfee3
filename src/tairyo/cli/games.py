"""``tairyo games``: what can be played, and with which seats, bots and options."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from tairyo import games
from tairyo.cli.given import game_named, spell
from tairyo.cli.out import paper
from tairyo.cli.prose import Prose
from tairyo.cli.usage import Args, Command, Param
from tairyo.kernel.game import Game
from tairyo.text import Text


def run(args: Args, say: Text) -> int:
    """All games, or one with its options."""
    console = paper()
    name = args.text("game")
    shown = [game_named(name)] if name else list(games.ALL.values())
    for place, game in enumerate(shown):
        if place:
            console.print()
        title = say(f"{game.id}-title")
        console.print(Line.assemble((game.id, "bold cyan"), f"  {title}"))
        console.print(Padding(Prose(say(f"{game.id}-blurb")), (0, 0, 0, 2)))
        console.print(Padding(_facts(game, say), (1, 0, 0, 2)))
    return 0


def _facts(game: Game, say: Text) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    seats = f"{game.seats[0]}–{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
    table.add_row(Line(say("lobby-seats"), "bold"), seats)
    bots = [f"{name} ({say(f'bot-{name}')}: {say(f'bot-{name}-note')})" for name in game.bots]
    table.add_row(Line(say("cli-games-bots"), "bold"), Prose("\n".join(bots[:1])))
    for bot in bots[1:]:
        table.add_row("", Prose(bot))
    heading = say("cli-games-options")
    for option in game.options:
        own = f"{game.id}-option-{option.name.replace('_', '-')}"
        if option.is_file:
            choices = say("cli-games-file")
        else:
            choices = ", ".join(f"{spell(choice)} ({_choice(own, choice, say)})" for choice in option.choices)
        table.add_row(Line(heading, "bold"), Prose(f"{option.name} ({say(own)}): {choices}"))
        heading = ""
    return table


def _choice(own: str, choice: str | int | bool | None, say: Text) -> str:
    """The label that the web client gives a choice."""
    label = f"{own}-{'null' if choice is None else str(choice).lower().replace('_', '-')}"
    return say(label) if say.has(label) else spell(choice)


COMMAND = Command("games", (Param("GAME"),), ("tairyo games", "tairyo games farm-hand --lang ja"), run)
