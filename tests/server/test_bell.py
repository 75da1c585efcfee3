"""The bell: over lines of every length the quicker hand wins, and no lie about a line pays."""

from collections import Counter
from random import Random

import pytest

from tairyo.server.bell import BLIND, BOUND, PINGS, QUOTA, REST, Line, Race, TooSoon

RACES = 10_000


class Link:
    """A simulated line: seconds there and back, with jitter, and a client that may hold answers back."""

    def __init__(self, seconds: float, rng: Random, jitter: float = 0.1, holds_back: float = 0.0) -> None:
        self.seconds = seconds
        self.jitter = jitter
        self.holds_back = holds_back
        self._rng = rng
        self.line = Line()

    def way(self) -> float:
        """Seconds of one way."""
        return self.seconds / 2 * max(0.3, self._rng.gauss(1, self.jitter))

    def ping(self) -> None:
        """The server measures: by an answer of the client's, and by the network's own means."""
        network = self.way() + self.way()
        self.line.measured(network)
        self.line.answered(network + self.holds_back)


def shares(links: list[Link], rng: Random, reaction: tuple[float, float] = (0.42, 0.08)) -> list[float]:
    """How often each link wins races of equal hands."""
    won: Counter[int] = Counter()
    for link in links:
        for _ in range(PINGS):
            link.ping()
    for number in range(RACES):
        if number % 5 == 0:
            for link in links:
                link.ping()
        race = Race(dict.fromkeys(range(len(links)), 0.0), {n: x.line.allowance for n, x in enumerate(links)})
        arrivals = sorted(
            (link.way() + max(0.15, rng.gauss(*reaction)) + link.way(), seat)
            for seat, link in enumerate(links)
        )
        for arrival, seat in arrivals:
            if race.settled_at is not None and arrival > race.settled_at:
                break
            race.ring(seat, arrival)
        won[race.winner(rng.randrange)] += 1
    return [won[seat] / RACES for seat in range(len(links))]


@pytest.mark.parametrize(
    "seconds", [(0.005, 0.05, 0.2), (0.005, 0.2), (0.05, 0.05, 0.2, 0.2), (0.2, 0.24, 0.005)]
)
def test_equal_hands_win_equally_often_over_every_line_within_the_bound(seconds: tuple[float, ...]) -> None:
    rng = Random(1)
    for share in shares([Link(each, rng) for each in seconds], rng):
        assert abs(share - 1 / len(seconds)) < 0.03


def test_beyond_the_bound_a_line_loses_what_it_is_slower() -> None:
    rng = Random(2)
    slow = shares([Link(0.4, rng), Link(0.005, rng)], rng)[0]
    as_if = shares([Link(0.005, rng), Link(0.005, rng)], rng, reaction=(0.42, 0.08))[0]
    assert slow < 0.2 < as_if


@pytest.mark.parametrize("holds_back", [0.03, 0.1, 0.25, 1.0])
def test_who_holds_back_its_answers_gains_less_than_ten_milliseconds(holds_back: float) -> None:
    rng = Random(3)
    liar, honest = Link(0.05, rng, jitter=0, holds_back=holds_back), Link(0.05, rng, jitter=0)
    for _ in range(PINGS):
        liar.ping()
        honest.ping()
    assert 0 <= liar.line.allowance - honest.line.allowance <= QUOTA < 0.01


def test_where_the_network_shows_nothing_little_is_allowed() -> None:
    line = Line()
    for _ in range(PINGS):
        line.answered(0.2)
    assert line.allowance == 0.05


def test_one_slow_answer_changes_nothing() -> None:
    line = Line()
    line.measured(0.5)
    for seconds in (0.04, 0.04, 0.9, 0.04, 0.04):
        line.answered(seconds)
    assert line.allowance == 0.04


def test_no_line_is_allowed_more_than_the_bound() -> None:
    line = Line()
    line.measured(2.0)
    line.answered(2.0)
    assert line.allowance == BOUND


def test_a_line_of_which_nothing_is_known_is_allowed_nothing() -> None:
    assert Line().allowance == 0


def race(**allowances: float) -> Race:
    """A card that was sent to seats a, b, c … at second 10."""
    given = dict(enumerate(allowances.values()))
    return Race(dict.fromkeys(given, 10.0), given)


def test_a_later_arrival_wins_if_its_person_was_quicker() -> None:
    bell = race(a=0.0, b=0.2)
    bell.ring(0, 10.4)
    assert bell.settled_at == pytest.approx(10.6)
    bell.ring(1, 10.55)
    assert bell.winner(lambda n: 0) == 1


def test_nobody_waits_for_a_line_that_can_no_longer_win() -> None:
    bell = race(a=0.2, b=0.0)
    bell.ring(0, 10.5)
    assert bell.settled_at == pytest.approx(10.3)


def test_nobody_waits_for_a_seat_that_holds() -> None:
    bell = race(a=0.0, b=0.2)
    bell.hold(1)
    bell.ring(0, 10.4)
    assert bell.settled_at == 0.0


def test_the_equally_quick_are_drawn_for() -> None:
    bell = race(a=0.0, b=0.1)
    bell.ring(0, 10.4)
    bell.ring(1, 10.5003)
    assert {bell.winner(lambda n, at=at: at) for at in range(2)} == {0, 1}


def test_a_second_ring_does_not_make_it_later_or_earlier() -> None:
    bell = race(a=0.0)
    bell.ring(0, 10.4)
    bell.ring(0, 10.6)
    assert bell.rings[0].arrival == pytest.approx(0.4)


def test_a_ring_before_the_card_could_be_seen_is_refused_and_a_rest_follows() -> None:
    bell = race(a=0.05)
    with pytest.raises(TooSoon):
        bell.ring(0, 10.0 + BLIND)
    with pytest.raises(TooSoon):
        bell.ring(0, 10.5)
    bell.ring(0, 10.5 + REST + 0.01)
    assert bell.winner(lambda n: 0) == 0


def test_mashing_never_rings() -> None:
    bell, heard = race(a=0.0), 0
    for press in range(60):
        try:
            bell.ring(0, 10.0 + press * 0.05)
            heard += 1
        except TooSoon:
            pass
    assert heard == 0


def test_a_rest_goes_on_into_the_next_race() -> None:
    first = race(a=0.0)
    with pytest.raises(TooSoon):
        first.ring(0, 10.01)
    second = Race({0: 10.2}, {0: 0.0}, rests=first.rests)
    with pytest.raises(TooSoon):
        second.ring(0, 10.55)
