"""Playing numbered games: which bot sits where, where chance comes from, and the loop itself.

Every game draws from generators of its own, seeded by the plan's seed and the game's number. So a
game is the same whichever process plays it and whatever was played before.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any

from tairyo.kernel.action import Action, Refusal
from tairyo.kernel.chance import RandomChance
from tairyo.kernel.game import Game
from tairyo.kernel.glimpse import Bot
from tairyo.kernel.state import Outcome, State


@dataclass(frozen=True)
class Plan:
    """What is to be simulated, in plain values that travel to other processes.

    ``bots``: a name for each seat; ``fixed``: they keep these seats.
    """

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: str
    options: Mapping[str, Any]
    fixed: bool = False


@dataclass(frozen=True)
class Played:
    """One finished game: ``order`` tells for each seat which of the plan's bots sat there."""

    number: int
    order: tuple[int, ...]
    outcome: Outcome
    actions: int


class BotFailed(RuntimeError):
    """A bot raised an error or did what the rules forbid: in which game, and what."""

    def __init__(self, number: int, bot: str, why: str) -> None:
        super().__init__(number, bot, why)
        self.number = number
        self.bot = bot
        self.why = why

    def __str__(self) -> str:
        return f"game {self.number}, bot {self.bot}: {self.why}"


def play(game: Game, plan: Plan, numbers: range) -> Iterator[Played]:
    """Play these games of the plan. Raises BotFailed."""
    bots = [game.simulated_bots[name] for name in plan.bots]
    options = game.settle(plan.seats, plan.options)
    chance_rng, bot_rng = Random(), Random()
    chance = RandomChance(chance_rng)
    for number in numbers:
        order = seating(plan, number)
        # apart: the same number deals the same cards to whatever bots sit there
        digest = sha256(f"tairyo simulate 1\n{plan.seed}\n{number}".encode()).digest()
        chance_rng.seed(int.from_bytes(digest[:16], "big"))
        bot_rng.seed(int.from_bytes(digest[16:], "big"))
        state, _ = game.begin(plan.seats, options, chance)
        ring = None if game.bell is None else game.bell.ring
        actions = play_out(state, [bots[i] for i in order], chance, bot_rng, number, ring)
        outcome = state.outcome
        assert outcome is not None
        yield Played(number, order, outcome, actions)


def seating(plan: Plan, number: int) -> tuple[int, ...]:
    """For each seat, which of the plan's bots sits there in this game.

    In every ``seats`` games on end each bot sits in each seat once. From one such turn to the next
    the neighbours are drawn anew, since it also matters whom one sits behind.
    """
    seats = plan.seats
    if plan.fixed or len(set(plan.bots)) == 1:
        return tuple(range(seats))
    block, turn = divmod(number, seats)
    order = list(range(seats))
    Random(f"tairyo simulate 1 seats\n{plan.seed}\n{block}").shuffle(order)
    return tuple(order[turn:] + order[:turn])


def play_out(
    state: State, bots: list[Bot], chance: RandomChance, rng: Random, number: int, ring: Action | None = None
) -> int:
    """Play ``state`` to its end in place. The number of actions made. Raises BotFailed.

    ``ring``: that for which the seats race, where they do; then the bot that reacts first gets it.
    """
    # A blind bot is asked directly: with random bots this loop is most of the time there is.
    blind = [bot.blind for bot in bots]
    actions = 0
    seat = 0
    action: Action
    try:
        while actors := state.actors:
            seat = actors[0]
            if ring is not None and len(actors) > 1 and state.patience() is not None:
                answers = race(state, bots, rng, ring)
                for seat, action in answers:
                    state.apply(seat, action, chance)
                actions += len(answers)
                continue
            choose = blind[seat]
            if choose is not None:
                action = choose(state.choices(seat), rng)
            else:
                action = bots[seat].act(state, seat, rng)
            state.apply(seat, action, chance)
            actions += 1
    except Refusal as refusal:
        raise BotFailed(number, bots[seat].name, f"an action against the rules ({refusal})") from refusal
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BotFailed(number, bots[seat].name, why) from error
    return actions


def race(state: State, bots: list[Bot], rng: Random, ring: Action) -> list[tuple[int, Action]]:
    """What a bell comes to: the ring of the willing seat that reacts first, or what all do instead."""
    answers = [(seat, bots[seat].act(state, seat, rng)) for seat in state.actors]
    rings = [(bots[seat].reacts(rng), seat) for seat, action in answers if action == ring]
    return [(min(rings)[1], ring)] if rings else answers
