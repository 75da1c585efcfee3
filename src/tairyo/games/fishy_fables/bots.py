"""How bots play Fishy Fables. `steady` reckons how likely its fish is the largest, and bets by that.

It counts every fish that it has seen, thinks better of fish whose seats raise, puts no more into the tin
than the odds bear, and keeps its size cards for the reveal window, where all sizes are known. Now and
then it bluffs, by the dice alone, so that nobody can read a pattern. At a table it tells tales of its
fish as well, some of them true. `matcher` is there to be measured against: it never raises and never folds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from tairyo.games.fishy_fables.actions import (
    BUY,
    CHECK,
    FOLD,
    LAYS,
    MEET,
    NOBODY,
    PASS,
    PLAYS,
    RAISES,
    SWAPS,
    Buy,
    Catnip,
    Draw,
    Fold,
    Guess,
)
from tairyo.games.fishy_fables.tables import CANCEL, EFFECTS, FISH, PEEK, REFUND, SWAP, is_own, is_size, sized
from tairyo.kernel.action import Action, Json
from tairyo.kernel.glimpse import Bot, Glimpse, Remark

BLUFF = 0.07
"""How often a weak fish is bet as if it were a strong one."""

BOLD = 0.8
"""Which share of the stake that the odds would bear is put in at the most."""

TRUST = 1.6
"""How much a raise is believed: as if so many fish stood behind it instead of one."""

WORTH = 0.7
"""Which share of a size card in hand is counted before it is played."""

TALKATIVE = 0.2
"""In how many rounds it tells something of its fish."""

LIES = 0.35
"""How many of its tales are of another fish."""


def steady(glimpse: Glimpse, rng: Random) -> Action:
    """What the old hand does."""
    legal = glimpse.choices
    if len(legal) == 1 or isinstance(legal[0], Draw):
        drawn: Action = rng.choice(legal)
        return drawn
    return _Player(glimpse.view, glimpse.seat, legal, rng).act()


class _Player:
    """One decision of `steady`."""

    def __init__(self, view: Json, seat: int, legal: Sequence[Action], rng: Random) -> None:
        self.view = view
        self.seat = seat
        self.legal = legal
        self.rng = rng
        self.held = [EFFECTS.index(effect) for effect in view["catnip"]]
        self.rivals = [
            other for other, standing in enumerate(view["standing"]) if standing == "in" and other != seat
        ]
        self.purse: int = view["purses"][seat]

    def act(self) -> Action:
        match self.view["phase"]:
            case "purchase":
                return self.purchase()
            case "selection":
                return LAYS[self.fish_to_lay()]
            case "deliberation":
                return self.bet()
            case "guessing":
                return self.guess()
            case "window":
                return self.play_in_window()
        return self.rng.choice(self.legal)

    # ---- what is known ----------------------------------------------------------------------

    def unseen(self) -> list[int]:
        """The fish that may lie before a rival."""
        view = self.view
        seen = {*view["hand"], view["fish"][self.seat], *view["aside"]["fish"]}
        for shown in view["shown"]:
            seen.update(shown)
        seen.update(sight["fish"] for sight in view["peeked"])
        return [fish for fish in range(1, FISH + 1) if fish not in seen]

    def size_of(self, other: int, fish: int) -> int:
        """The size of a fish before ``other``, with the catnip that lies by it."""
        for played in self.view["played"]:
            effect = EFFECTS.index(played["effect"])
            if played["target"] == other and played["counts"] and is_size(effect):
                fish = sized(fish, effect)
        return fish

    def hoped(self, fish: int) -> float:
        """The size that the own fish will come to, size cards in hand included."""
        now = self.size_of(self.seat, fish)
        best = float(now)
        for effect in self.held:
            if is_own(effect):
                best += WORTH * (sized(now, effect) - now)
            elif is_size(effect):
                best += WORTH * 4
        return best

    def odds(self, fish: int) -> float:
        """How likely ``fish``, before the own seat, is the largest of all still in."""
        view, mine = self.view, self.hoped(fish)
        unseen = self.unseen()
        raiser = view["raised"]["player"] if view["raised"] else NOBODY
        there = {sight["player"]: sight["fish"] for sight in view["peeked"] if sight["there"]}
        chance = 1.0
        for other in self.rivals:
            if other in there:
                chance *= self.size_of(other, there[other]) < mine
                continue
            smaller = sum(self.size_of(other, one) < mine for one in unseen) / max(1, len(unseen))
            trust = TRUST if other == raiser else 1.0
            chance *= smaller ** (trust + 0.1 * view["catnips"][other])
        return chance

    # ---- the phases -------------------------------------------------------------------------

    def purchase(self) -> Action:
        """Catnip pays while there is enough to bet with, and rounds in which to play it."""
        view = self.view
        if BUY in self.legal:
            rich = self.purse >= 4 * view["price"]
            wanted = len(self.held) < 2 and view["round"] < view["rounds"]
            return BUY if rich and wanted and self.rng.random() < 0.8 else PASS
        weakest = next((EFFECTS.index(e) for e in ("cancel", "swap", "peek") if e in view["catnip"]), None)
        if weakest is not None and self.purse >= 8 * view["price"]:
            return Buy(weakest)
        return PASS

    def fish_to_lay(self) -> int:
        """Large fish while the purses are full; and never so that one could count on it."""
        hand: list[int] = sorted(self.view["hand"], reverse=True)
        place = int(self.rng.random() ** 2.2 * len(hand))
        return hand[place]

    def bet(self) -> Action:
        fish: int = self.view["fish"][self.seat]
        odds = self.odds(fish)
        special = self.special(fish, odds)
        if special is not None:
            return special
        return self.answer(odds) if self.view["raised"] else self.turn(odds)

    def special(self, fish: int, odds: float) -> Action | None:
        """Peek where much hangs on one rival, swap a fish that is sure to lose, take a lost stake back."""
        view = self.view
        raised = view["raised"]
        cost = min(raised["amount"], self.purse) if raised else 0
        if PEEK in self.held and self.rivals and 0.15 < odds < 0.9 and view["tin"] + cost >= 12:
            known = {sight["player"] for sight in view["peeked"] if sight["there"]}
            wanted = raised["player"] if raised else max(self.rivals, key=lambda other: view["stakes"][other])
            if wanted not in known:
                return Catnip(PEEK, wanted, 0)
        if SWAP in self.held and view["hand"] and view["tin"] + cost >= 10:
            best: int = max(view["hand"])
            if odds < 0.3 and best > fish and self.odds(best) > 0.5:
                return SWAPS[best]
        refund = REFUND in self.held and view["stakes"][self.seat] >= 3
        return PLAYS[REFUND] if refund else None

    def turn(self, odds: float) -> Action:
        """Raise to the stake that the odds bear, else check: it costs nothing."""
        if not self.purse or not any(self.view["purses"][other] for other in self.rivals):
            return CHECK
        stake: int = self.view["stakes"][self.seat]
        if self.rng.random() < BLUFF:
            odds = max(odds, 0.3 + 0.5 * self.rng.random())
        payers = max(1.0, 0.75 * len(self.rivals))
        share = (odds * (payers + 1) - 1) / payers
        if share <= 0.05:
            return CHECK
        bold = BOLD * (0.5 + 0.5 * self.rng.random())
        amount = int(share * bold * (self.purse + stake)) - (stake - 1)
        if amount < 1:
            return CHECK
        return RAISES[min(self.purse, max(amount, 1))]

    def answer(self, odds: float) -> Action:
        """Match what the tin pays for; a stake that is all one has takes somewhat better odds."""
        cost = min(self.view["raised"]["amount"], self.purse)
        behind = len(self.view["raised"]["answers"]) - 1
        tin = self.view["tin"] + cost + 0.3 * behind * cost
        margin = 0.04 if cost == self.purse else 0.0
        need = cost / tin + margin
        if self.rng.random() < BLUFF and cost * 6 < self.purse:
            need *= 0.6
        return MEET if odds > need else FOLD

    def guess(self) -> Action:
        """The seat that has staked the most."""
        stakes = self.view["stakes"]
        named = [action for action in self.legal if isinstance(action, Guess)]
        most = max(stakes[action.player] for action in named)
        return self.rng.choice([action for action in named if stakes[action.player] == most])

    # ---- the reveal window ------------------------------------------------------------------

    def play_in_window(self) -> Action:
        """Whoever wins already waits; else the fewest cards that turn the tin."""
        if not self.view["open"] or self.leader({}) == self.seat:
            return PASS
        if PLAYS[CANCEL] in self.legal and self.leader_without_latest() == self.seat:
            return PLAYS[CANCEL]
        plays = [action for action in self.legal if isinstance(action, Catnip) and is_size(action.effect)]
        for first in plays:
            if self.leader({first: 1}) == self.seat:
                return first
        if self.view["tin"] > 8:
            for first, second in _pairs(plays, self.held):
                if self.leader({first: 2} if first == second else {first: 1, second: 1}) == self.seat:
                    return first
        return PASS

    def leader(self, more: dict[Catnip, int]) -> int:
        """Who would win with these cards played as well."""
        final = {}
        for other in (self.seat, *self.rivals):
            fish = self.view["fish"][other]
            size = self.size_of(other, fish)
            for action, times in more.items():
                target = self.seat if action.player == NOBODY else action.player
                for _ in range(times if target == other else 0):
                    size = sized(size, action.effect)
            final[other] = (size, fish)
        return max(final, key=lambda other: final[other])

    def leader_without_latest(self) -> int:
        """Who would win with the latest size card of the window cancelled."""
        played = self.view["played"]
        for place in range(len(played) - 1, -1, -1):
            if played[place]["counts"] and is_size(EFFECTS.index(played[place]["effect"])):
                kept = [*played[:place], *played[place + 1 :]]
                return _Player({**self.view, "played": kept}, self.seat, (), self.rng).leader({})
        return NOBODY


def _pairs(plays: Sequence[Catnip], held: Sequence[int]) -> Iterator[tuple[Catnip, Catnip]]:
    """Two cards in a row, of which both are in hand."""
    for first in plays:
        for second in plays:
            if first.effect != second.effect or held.count(first.effect) > 1:
                yield first, second


# ---- tales --------------------------------------------------------------------------------------


def tale(glimpse: Glimpse, action: Action, rng: Random) -> Remark | None:
    """What `steady` claims of its fish when it stays in and has paid no more than the ante."""
    view, seat = glimpse.view, glimpse.seat
    opens = view["phase"] == "deliberation" and view["stakes"][seat] == 1
    if not opens or isinstance(action, Fold | Catnip) or rng.random() >= TALKATIVE:
        return None
    fish: int = view["fish"][seat]
    if rng.random() < LIES:  # of a fish that nobody can have seen
        seen = {one for shown in view["shown"] for one in shown}
        fish = rng.choice([one for one in range(1, FISH + 1) if one != fish and one not in seen])
    return _told(fish, rng)


def _told(fish: int, rng: Random) -> Remark:
    """A fish in one of the ways in which one may tell of it."""
    way, vague = rng.random(), 1 + int(rng.random() * 8)
    if way < 0.1:
        return Remark("exactly", fish)
    if way < 0.35 and fish > 1:
        return Remark("over", max(1, fish - vague))
    if way < 0.5 and fish < FISH:
        return Remark("under", min(FISH, fish + vague))
    return Remark("about", min(FISH, max(1, 5 * round(fish / 5))))


def _matcher(choices: Sequence[Action], rng: Random) -> Action:
    """Matches every raise, never raises, and otherwise does anything."""
    if MEET in choices:
        return MEET
    if CHECK in choices:
        return CHECK
    return choices[int(rng.random() * len(choices))]


STEADY = Bot("steady", steady, talks=tale)
MATCHER = Bot("matcher", lambda glimpse, rng: _matcher(glimpse.choices, rng), _matcher)
