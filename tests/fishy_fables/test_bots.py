"""How bots play Fishy Fables."""

from __future__ import annotations

from random import Random

import pytest

from tairyo.games import fishy_fables
from tairyo.games.fishy_fables.actions import CHECK, FOLD
from tairyo.games.fishy_fables.bots import MATCHER
from tairyo.games.fishy_fables.rules import FishyFables
from tairyo.kernel.action import Action
from tairyo.kernel.glimpse import Bot, Remark
from tairyo.sim import simulate
from tests.fishy_fables.table import go, table

STEADY = fishy_fables.bots["steady"]


def often(state: FishyFables, seat: int, bot: Bot = STEADY, times: int = 60) -> list[str]:
    """What a bot does here, again and again."""
    return [str(bot.act(state, seat, Random(n))) for n in range(times)]


@pytest.mark.parametrize("rival", ["random", "matcher"])
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_steady_wins_clearly_more_than_its_share(rival: str, seats: int) -> None:
    bots = ["steady", *[rival] * (seats - 1)]
    report = simulate(fishy_fables, 40, bots=bots, seed="arena", options={"draft": "quick"})
    _, _, wins = report.by_bot()["steady"]
    assert wins.interval is not None
    assert wins.interval[0] > 1.3 / seats


def test_steady_folds_a_small_fish_to_a_large_raise_but_for_a_bluff() -> None:
    state = table(40, 3, 20, catnip=[])
    go(state, "0: raise 30")
    assert often(state, 1).count("fold") >= 55


def test_steady_matches_with_a_large_fish() -> None:
    state = table(20, 47, 30)
    go(state, "0: raise 30")
    assert set(often(state, 1)) == {"match"}


def test_steady_raises_by_its_fish_and_its_purse() -> None:
    def mean(fish: int, purse: int) -> float:
        done = often(table(fish, 20, 30, purses=[purse, 49, 49]), 0)
        return sum(int(action.split()[1]) for action in done if action.startswith("raise")) / len(done)

    assert mean(47, 49) > 5 * mean(20, 49)
    assert mean(47, 49) > 1.5 * mean(47, 20)


def test_steady_bluffs_now_and_then() -> None:
    raises = [action for action in often(table(3, 20, 30), 0, times=300) if action.startswith("raise")]
    assert 3 < len(raises) < 60


def test_steady_turns_the_tin_in_the_window_and_wastes_nothing_where_it_wins() -> None:
    state = table(30, 34, 20, catnip=["plus_5", "plus_5"])
    go(state, "0: check", "1: check", "2: check")
    assert set(often(state, 0)) == {"catnip plus_5"}
    state = table(40, 34, 20, catnip=["plus_5", "plus_5"])
    go(state, "0: check", "1: check", "2: check")
    assert set(often(state, 0)) == {"pass"}


def test_steady_lays_any_fish_so_that_nobody_can_read_it() -> None:
    from tests.fishy_fables.table import selection

    state = selection([1, 10, 48], [2, 20, 30], [3, 40, 31], round=6)
    assert set(often(state, 0)) == {"lay 1", "lay 10", "lay 48"}


# ---- tales --------------------------------------------------------------------------------------


def told(state: FishyFables, seat: int, action: Action = CHECK, times: int = 400) -> list[Remark | None]:
    """What steady says here, again and again."""
    return [STEADY.remark(state, seat, action, Random(n)) for n in range(times)]


def is_true(remark: Remark, fish: int) -> bool:
    amount = remark.amount or 0
    way = {"over": fish > amount, "under": fish < amount, "exactly": fish == amount}
    return way.get(remark.phrase, abs(fish - amount) <= 2)


@pytest.mark.parametrize("fish", [1, 24, 48])
def test_steady_tells_of_its_fish_now_and_then_and_sometimes_of_another(fish: int) -> None:
    tales = [remark for remark in told(table(fish, 20, 30, catnip=[]), 0) if remark]
    assert 0.14 < len(tales) / 400 < 0.27
    assert 0.5 < sum(is_true(remark, fish) for remark in tales) / len(tales) < 0.9


def test_every_tale_can_be_said_at_a_table() -> None:
    amounts = {phrase.code: phrase.amounts for phrase in fishy_fables.phrases}
    for fish in range(1, 49):
        state = table(fish, 20 if fish != 20 else 21, 30 if fish != 30 else 31, catnip=[])
        for remark in filter(None, told(state, 0, times=40)):
            low, high = amounts[remark.phrase] or (0, -1)
            assert low <= (remark.amount or 0) <= high


def test_whether_steady_talks_follows_from_the_dice_alone() -> None:
    small, large = (
        [remark is None for remark in told(table(fish, 20, 30, catnip=[]), 0)] for fish in (2, 47)
    )
    assert small == large


def test_a_tale_depends_on_nothing_that_the_seat_cannot_know() -> None:
    assert told(table(24, 20, 30, catnip=[]), 0) == told(table(24, 41, 3, catnip=[]), 0)


def test_no_tale_is_of_a_fish_that_lay_open() -> None:
    state = table(24, 20, 30, catnip=[])
    state.shown = [[], [*range(1, 20)], [*range(31, 49)]]
    said = [remark for remark in told(state, 0, times=2000) if remark and remark.phrase == "exactly"]
    assert {remark.amount for remark in said} <= set(range(20, 31))


def test_whoever_folds_says_nothing() -> None:
    assert set(told(table(24, 20, 30, catnip=[]), 0, FOLD)) == {None}


def test_simulations_are_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> Remark:
        raise AssertionError("a bot was asked to talk")

    monkeypatch.setattr(Bot, "remark", fails)
    assert simulate(fishy_fables, 1, bots=["steady"] * 3, seed="hush").tally.games == 1


def test_matcher_matches_everything_and_sits_at_no_table() -> None:
    state = table(40, 3, 20)
    assert set(often(state, 0, MATCHER)) == {"check"}
    go(state, "0: raise 30")
    assert set(often(state, 1, MATCHER)) == {"match"}
    assert "matcher" not in fishy_fables.bots
    assert "matcher" in fishy_fables.simulated_bots
