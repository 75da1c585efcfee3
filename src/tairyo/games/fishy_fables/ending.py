"""How a game ends: the ranking, and the Final Fib (FF-54, FF-60 – FF-63)."""

from __future__ import annotations

from tairyo.games.fishy_fables.actions import NOBODY
from tairyo.games.fishy_fables.events import FibBegan, FibFlipped, GameOver, Laid
from tairyo.games.fishy_fables.position import EVERYBODY, Position, others, without
from tairyo.games.fishy_fables.tables import FIB, FISH, OVER, ROUNDS
from tairyo.kernel.chance import Chance
from tairyo.kernel.event import Event
from tairyo.kernel.state import Outcome


def end_game(state: Position, winner: int, events: list[Event]) -> None:
    """FF-54: by Purrency, then by the round in which a seat dropped out; the winner is alone."""
    state.phase = OVER
    state.turn = NOBODY
    state.actors = ()
    by_rank: dict[tuple[int, int, int], list[int]] = {}
    for seat, purse in enumerate(state.purses):
        late = state.dropped[seat] or ROUNDS + 1
        by_rank.setdefault((int(seat == winner), purse, late), []).append(seat)
    ranking = tuple([tuple(by_rank[rank]) for rank in sorted(by_rank, reverse=True)])
    state.result = Outcome(tuple(state.purses), ranking)
    events.append(GameOver(state.result))


def begin_fib(state: Position, tied: list[int], events: list[Event], chance: Chance) -> None:
    """FF-60: all 48 fish are shuffled and dealt to the tied seats."""
    seats = state.setting.seats
    size = 3 if len(tied) == 2 else len(tied) - 1
    cards = list(range(1, FISH + 1))
    chance.shuffle(cards, size * len(tied))
    state.hands = [[]] * seats
    state.shown = [[]] * seats
    state.aside = [[]] * seats
    state.sights = []
    for place, seat in enumerate(tied):
        state.hands[seat] = sorted(cards[place * size : (place + 1) * size])
        state.tied |= 1 << seat
    state.piles = [sorted(cards[size * len(tied) :]), [], [], []]
    state.phase = FIB
    state.turn = NOBODY
    state.actors = EVERYBODY[state.tied]
    events.append(FibBegan(tied, state.hands.copy()))


def lay(state: Position, seat: int, fish: int) -> list[Event]:
    """FF-61: the next fish of the row, from the left; the last one follows by itself."""
    events: list[Event] = [Laid(seat, fish, True)]
    left = without(state.hands[seat], fish)
    row = [*state.rows[seat], fish]
    if len(left) == 1:
        events.append(Laid(seat, left[0], True))
        row.append(left[0])
        left = []
    state.hands[seat] = left
    state.rows[seat] = row
    if not left:
        waiting = state.actors
        state.actors = others(waiting, seat)
        if len(waiting) == 1:
            flip(state, events)
    return events


def flip(state: Position, events: list[Event]) -> None:
    """FF-62, FF-63: flip from the left until one has won."""
    standing = list(EVERYBODY[state.tied])
    two = len(standing) == 2
    points = [0] * state.setting.seats
    place = 0
    while True:
        fish = [state.rows[seat][place] for seat in standing]
        largest, smallest = standing[fish.index(max(fish))], standing[fish.index(min(fish))]
        flipped = FibFlipped(standing, fish, largest if two else NOBODY, NOBODY if two else smallest)
        state.flips = [*state.flips, flipped]
        events.append(flipped)
        place += 1
        points[largest] += 1
        if two and points[largest] == 2:
            end_game(state, largest, events)
            return
        if not two:
            standing = [seat for seat in standing if seat != smallest]
            if len(standing) == 1:
                end_game(state, standing[0], events)
                return
