"""What happens in Fishy Fables, as each observer may see it (FF-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tairyo.games.fishy_fables.actions import NO_CARD, NOBODY
from tairyo.games.fishy_fables.tables import EFFECTS, FISH, MAX_SEATS, PILES
from tairyo.kernel.action import Json
from tairyo.kernel.event import Event
from tairyo.kernel.state import Outcome, State


def seat_or_none(seat: int) -> int | None:
    """A seat as JSON has it."""
    return None if seat == NOBODY else seat


def keeps(later: Json, seat: int, fish: Sequence[int]) -> bool:
    """Whether ``seat`` sees in a later view of its own that these fish are or were its own.

    A seat's eight fish stay its own all game: in hand, before it, revealed or laid aside. For the
    Final Fib all fish are shuffled anew.
    """
    if later["fib"] is not None:
        return True
    own = [*later["hand"], later["fish"][seat], *later["shown"][seat], *later["aside"]["fish"]]
    return all(one in own for one in fish)


class Told(Event):
    """An event that everybody sees alike."""

    __slots__ = ()

    def data(self) -> Json:
        """What everybody sees."""
        raise NotImplementedError

    def view(self, observer: int | None) -> Json:
        return self.data()


class FirstDrawn(Told):
    """A fish for every seat, face up; the largest takes the lure token (FF-4)."""

    __slots__ = ("first", "fish")

    def __init__(self, fish: list[int], first: int) -> None:
        self.fish = fish
        self.first = first

    def data(self) -> Json:
        return {"kind": "first_drawn", "fish": list(self.fish), "first": self.first}


class Drawn(Event):
    """A seat takes the top fish of a pile; which, only it sees (FF-5, FF-7)."""

    __slots__ = ("fish", "pile", "player")

    def __init__(self, player: int, pile: int, fish: int) -> None:
        self.player = player
        self.pile = pile
        self.fish = fish

    def view(self, observer: int | None) -> Json:
        known = self.fish if observer == self.player else None
        return {"kind": "drawn", "player": self.player, "pile": self.pile, "fish": known}

    @property
    def reveals(self) -> bool:
        return True

    def holds(self, state: State, observer: int | None) -> bool:
        return observer != self.player or keeps(state.view(observer), self.player, [self.fish])


class Dealt(Event):
    """All hands at once (FF-6)."""

    __slots__ = ("hands",)

    def __init__(self, hands: list[list[int]]) -> None:
        self.hands = hands

    def view(self, observer: int | None) -> Json:
        hand = None if observer is None else list(self.hands[observer])
        return {"kind": "dealt", "hand": hand, "count": len(self.hands[0])}

    @property
    def reveals(self) -> bool:
        return True

    def holds(self, state: State, observer: int | None) -> bool:
        return observer is None or keeps(state.view(observer), observer, self.hands[observer])


class RoundBegan(Told):
    """A round begins with these seats (FF-20, FF-80)."""

    __slots__ = ("first", "players", "round")

    def __init__(self, round: int, first: int, players: tuple[int, ...]) -> None:
        self.round = round
        self.first = first
        self.players = players

    def data(self) -> Json:
        players = list(self.players)
        return {"kind": "round_began", "round": self.round, "first": self.first, "players": players}


class Bought(Event):
    """A seat buys the top catnip card; which, only it sees (FF-10). What it discards is public (FF-11)."""

    __slots__ = ("card", "discard", "player", "price")

    def __init__(self, player: int, price: int, card: int, discard: int) -> None:
        self.player = player
        self.price = price
        self.card = card
        self.discard = discard

    def view(self, observer: int | None) -> Json:
        return {
            "kind": "bought",
            "player": self.player,
            "price": self.price,
            "effect": EFFECTS[self.card] if observer == self.player else None,
            "discard": None if self.discard == NO_CARD else EFFECTS[self.discard],
        }

    @property
    def reveals(self) -> bool:
        return True

    def holds(self, state: State, observer: int | None) -> bool:
        if observer != self.player:
            return True
        later = state.view(observer)
        known = [*later["catnip"], *later["aside"]["catnip"], *later["catnip_used"]]
        return EFFECTS[self.card] in known


class Passed(Told):
    """A seat buys nothing, or plays nothing in the reveal window (FF-10, FF-73)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def data(self) -> Json:
        return {"kind": "passed", "player": self.player}


class Laid(Event):
    """A seat has laid a fish face down; which, only it sees (FF-20, FF-61)."""

    __slots__ = ("fib", "fish", "player")

    def __init__(self, player: int, fish: int, fib: bool) -> None:
        self.player = player
        self.fish = fish
        self.fib = fib

    def view(self, observer: int | None) -> Json:
        known = self.fish if observer == self.player else None
        return {"kind": "laid", "player": self.player, "fish": known}

    def holds(self, state: State, observer: int | None) -> bool:
        if observer != self.player:
            return True
        later = state.view(observer)
        if not self.fib:
            return keeps(later, self.player, [self.fish])
        return any(row["player"] == observer and self.fish in row["fish"] for row in later["fib"]["rows"])


class AntesPaid(Told):
    """All have laid: each pays the ante into the tin (FF-21)."""

    __slots__ = ("players",)

    def __init__(self, players: tuple[int, ...]) -> None:
        self.players = players

    def data(self) -> Json:
        return {"kind": "antes_paid", "players": list(self.players)}


class Bet(Told):
    """What is said and paid at the table counts at once: it cannot be taken back."""

    __slots__ = ()

    @property
    def reveals(self) -> bool:
        return True


class Checked(Bet):
    """A seat checks (FF-31)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def data(self) -> Json:
        return {"kind": "checked", "player": self.player}


class Raised(Bet):
    """A seat raises (FF-32); ``all_in``: it has nothing left."""

    __slots__ = ("all_in", "amount", "player")

    def __init__(self, player: int, amount: int, all_in: bool) -> None:
        self.player = player
        self.amount = amount
        self.all_in = all_in

    def data(self) -> Json:
        return {"kind": "raised", "player": self.player, "amount": self.amount, "all_in": self.all_in}


class Matched(Bet):
    """A seat matches a raise with so much; ``all_in``: it has nothing left (FF-33)."""

    __slots__ = ("all_in", "paid", "player")

    def __init__(self, player: int, paid: int, all_in: bool) -> None:
        self.player = player
        self.paid = paid
        self.all_in = all_in

    def data(self) -> Json:
        return {"kind": "matched", "player": self.player, "paid": self.paid, "all_in": self.all_in}


class Folded(Bet):
    """A seat leaves the round (FF-36)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def data(self) -> Json:
        return {"kind": "folded", "player": self.player}


class CatnipPlayed(Bet):
    """A catnip card is played, face up (FF-72).

    ``target``: whose fish it is for, where it is for one; a cancelled card's for `cancel`, whose effect is
    ``cancelled``. ``amount``: what a refund gives back.
    """

    __slots__ = ("amount", "cancelled", "effect", "player", "target")

    def __init__(self, player: int, effect: int, target: int, amount: int, cancelled: int) -> None:
        self.player = player
        self.effect = effect
        self.target = target
        self.amount = amount
        self.cancelled = cancelled

    def data(self) -> Json:
        return {
            "kind": "catnip_played",
            "player": self.player,
            "effect": EFFECTS[self.effect],
            "target": seat_or_none(self.target),
            "amount": self.amount,
            "cancelled": None if self.cancelled == NO_CARD else EFFECTS[self.cancelled],
        }


class Peeked(Event):
    """Only the peeker sees the fish (FF-72)."""

    __slots__ = ("fish", "player", "target")

    def __init__(self, player: int, target: int, fish: int) -> None:
        self.player = player
        self.target = target
        self.fish = fish

    def view(self, observer: int | None) -> Json:
        known = self.fish if observer in (self.player, self.target) else None
        return {"kind": "peeked", "player": self.player, "target": self.target, "fish": known}

    @property
    def reveals(self) -> bool:
        return True

    def holds(self, state: State, observer: int | None) -> bool:
        if observer is None or observer not in (self.player, self.target):
            return True
        later = state.view(observer)
        if observer == self.target:
            return keeps(later, observer, [self.fish])
        seen = [(each["player"], each["fish"]) for each in later["peeked"]]
        return later["fib"] is not None or (self.target, self.fish) in seen


class Swapped(Event):
    """A seat swaps its face-down fish with one from hand; which, only it sees (FF-72)."""

    __slots__ = ("back", "fish", "player")

    def __init__(self, player: int, fish: int, back: int) -> None:
        self.player = player
        self.fish = fish
        self.back = back

    def view(self, observer: int | None) -> Json:
        own = observer == self.player
        return {
            "kind": "swapped",
            "player": self.player,
            "fish": self.fish if own else None,
            "back": self.back if own else None,
        }

    def holds(self, state: State, observer: int | None) -> bool:
        return observer != self.player or keeps(state.view(observer), self.player, [self.fish, self.back])


class Guessed(Event):
    """A seat without Purrency has guessed, or does not; what, only it sees (FF-81)."""

    __slots__ = ("named", "player", "round")

    def __init__(self, round: int, player: int, named: int) -> None:
        self.round = round
        self.player = player
        self.named = named

    def view(self, observer: int | None) -> Json:
        known = seat_or_none(self.named) if observer == self.player else None
        return {"kind": "guessed", "player": self.player, "named": known}

    def holds(self, state: State, observer: int | None) -> bool:
        if observer != self.player:
            return True
        later = state.view(observer)
        if later["round"] != self.round or later["phase"] in ("fib", "over"):
            return True
        return bool(later["guesses"][observer] == seat_or_none(self.named))


class GuessesOpened(Told):
    """All guesses are in and become public (FF-81); by seat, None where there is none."""

    __slots__ = ("guesses",)

    def __init__(self, guesses: list[int]) -> None:
        self.guesses = guesses

    def data(self) -> Json:
        return {"kind": "guesses_opened", "guesses": [None if g < 0 else g for g in self.guesses]}

    @property
    def reveals(self) -> bool:
        return True


Shown = tuple[int, int, tuple[int, ...]]
"""A seat, its fish, and the sizes of it: as printed, then after every catnip card."""


def shown_data(shown: Sequence[Shown]) -> list[Json]:
    """Fish that lie open, as JSON."""
    return [{"player": player, "fish": fish, "sizes": list(sizes)} for player, fish, sizes in shown]


Played = tuple[int, int, int, bool]
"""A catnip card on the table: who played it, its effect, whose fish it is for (NOBODY), and whether it
still counts."""


def played_data(played: Sequence[Played]) -> list[Json]:
    """Catnip on the table, as JSON."""
    return [
        {"player": by, "effect": EFFECTS[effect], "target": seat_or_none(target), "counts": counts}
        for by, effect, target, counts in played
    ]


class Revealed(Told):
    """The seats still in reveal their fish together (FF-40)."""

    __slots__ = ("shown",)

    def __init__(self, shown: list[Shown]) -> None:
        self.shown = shown

    def data(self) -> Json:
        return {"kind": "revealed", "shown": shown_data(self.shown)}

    @property
    def reveals(self) -> bool:
        return True


class RoundEnded(Told):
    """The tin is won (FF-42, FF-82): a line of the round sheet.

    ``played``: the round's catnip; ``guesses`` by seat; ``paid``: what each seat that guessed right gets;
    ``won``: what is left for the winner; ``purses`` afterwards, by seat.
    """

    __slots__ = (
        "folded",
        "guesses",
        "paid",
        "played",
        "purses",
        "round",
        "shown",
        "tin",
        "winner",
        "won",
    )

    def __init__(
        self,
        round: int,
        shown: list[Shown],
        played: list[Played],
        folded: list[int],
        guesses: list[int],
        winner: int,
        tin: int,
        won: int,
        paid: list[tuple[int, int]],
        purses: list[int],
    ) -> None:
        self.round = round
        self.shown = shown
        self.played = played
        self.folded = folded
        self.guesses = guesses
        self.winner = winner
        self.tin = tin
        self.won = won
        self.paid = paid
        self.purses = purses

    def line(self) -> Json:
        """The line as a view shows it."""
        return {
            "round": self.round,
            "shown": shown_data(self.shown),
            "played": played_data(self.played),
            "folded": list(self.folded),
            "guesses": [None if named < 0 else named for named in self.guesses],
            "winner": self.winner,
            "tin": self.tin,
            "won": self.won,
            "paid": [{"player": player, "amount": amount} for player, amount in self.paid],
            "purses": list(self.purses),
        }

    def data(self) -> Json:
        return {"kind": "round_ended", **self.line()}


class CameBack(Event):
    """A seat plays on, and discards fish at random; which, only it sees (FF-84)."""

    __slots__ = ("fish", "player")

    def __init__(self, player: int, fish: list[int]) -> None:
        self.player = player
        self.fish = fish

    def view(self, observer: int | None) -> Json:
        known = sorted(self.fish) if observer == self.player else None
        return {"kind": "came_back", "player": self.player, "count": len(self.fish), "fish": known}

    @property
    def reveals(self) -> bool:
        return True

    def holds(self, state: State, observer: int | None) -> bool:
        return observer != self.player or keeps(state.view(observer), self.player, self.fish)


class DroppedOut(Told):
    """A seat has no Purrency for the next ante and is out of the game (FF-52)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def data(self) -> Json:
        return {"kind": "dropped_out", "player": self.player}


class FibBegan(Event):
    """A tie for the most: the Final Fib is dealt (FF-60). ``hands`` by seat; empty for those not tied."""

    __slots__ = ("hands", "players")

    def __init__(self, players: list[int], hands: list[list[int]]) -> None:
        self.players = players
        self.hands = hands

    def view(self, observer: int | None) -> Json:
        count = len(self.hands[self.players[0]])
        hand = list(self.hands[observer]) if observer is not None and observer in self.players else None
        return {"kind": "fib_began", "players": list(self.players), "count": count, "hand": hand}

    @property
    def reveals(self) -> bool:
        return True

    def holds(self, state: State, observer: int | None) -> bool:
        if observer is None or observer not in self.players:
            return True
        later = state.view(observer)
        (row,) = (row["fish"] for row in later["fib"]["rows"] if row["player"] == observer)
        laid = [fish for fish in row if fish is not None]
        return sorted([*later["hand"], *laid]) == sorted(self.hands[observer])


class FibFlipped(Told):
    """The next fish of all who are still in it are flipped (FF-62, FF-63).

    ``fish`` by seat, in the order of ``players``. ``point``: who takes the point, of two; ``out``: whose fish
    is the smallest, of more.
    """

    __slots__ = ("fish", "out", "players", "point")

    def __init__(self, players: list[int], fish: list[int], point: int, out: int) -> None:
        self.players = players
        self.fish = fish
        self.point = point
        self.out = out

    def line(self) -> Json:
        """The flip as a view shows it."""
        pairs = zip(self.players, self.fish, strict=True)
        return {
            "shown": [{"player": player, "fish": fish} for player, fish in pairs],
            "point": seat_or_none(self.point),
            "out": seat_or_none(self.out),
        }

    def data(self) -> Json:
        return {"kind": "fib_flipped", **self.line()}

    @property
    def reveals(self) -> bool:
        return True


class GameOver(Told):
    """The game has ended (FF-51, FF-53, FF-54)."""

    __slots__ = ("result",)

    def __init__(self, result: Outcome) -> None:
        self.result = result

    def data(self) -> Json:
        return {"kind": "game_over", **self.result.data()}


CHECKED: Final = tuple(Checked(seat) for seat in range(MAX_SEATS))
FOLDED: Final = tuple(Folded(seat) for seat in range(MAX_SEATS))
PASSED: Final = tuple(Passed(seat) for seat in range(MAX_SEATS))
DRAWN: Final = tuple(
    tuple(tuple(Drawn(seat, pile, fish) for fish in range(FISH + 1)) for pile in range(1, PILES + 1))
    for seat in range(MAX_SEATS)
)
LAID: Final = tuple(tuple(Laid(seat, fish, False) for fish in range(FISH + 1)) for seat in range(MAX_SEATS))
"""The commonest events, made once: by seat, pile (from 0) and fish."""
