"""A running match: acting, undo, options; and what a bot is handed."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tairyo import Action, BadOption, Glimpse, IllegalAction, Match, Refusal
from tairyo.games import farm_hand
from tairyo.games.farm_hand.words import Bid
from tairyo.kernel.glimpse import RANDOM, Bot
from tairyo.kernel.state import Outcome, canonical
from tests.kernel.games import act_at_random, played
from tests.laws.lantern import Choose, Look, Pass, lantern

# ---- starting


def test_the_same_seed_starts_the_same_match() -> None:
    one, other = (Match.start(farm_hand, 3, "moon") for _ in range(2))
    assert one.record.text() == other.record.text()
    assert Match.start(farm_hand, 3, b"moon").record.text() == one.record.text()


def test_without_a_seed_a_secret_is_drawn() -> None:
    secrets = {Match.start(farm_hand, 3).record.secret for _ in range(5)}
    assert len(secrets) == 5
    assert all(secret is not None and len(secret) == 32 for secret in secrets)


def test_words_of_the_seats_change_the_deal_and_not_the_commitment() -> None:
    plain, with_words = (Match.start(farm_hand, 3, "moon", words=words) for words in ((), ("a", "b", "c")))
    assert plain.record.commitment == with_words.record.commitment
    assert plain.record.opening != with_words.record.opening


@pytest.mark.parametrize("seats", [0, 6, -1, True, "3", 3.0, None])
def test_a_game_starts_only_with_its_numbers_of_seats(seats: Any) -> None:
    with pytest.raises(BadOption, match="bad-seats"):
        Match.start(farm_hand, seats)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"colour": "red"}, "no such option"),
        ({"first_dealer": 5}, "no such choice"),
        ({"first_dealer": "0"}, "no such choice"),
        ({"first_dealer": True}, "no such choice"),
        ({"first_dealer": 0.0}, "no such choice"),
        ({"first_dealer": 4}, "there is no seat 4"),
        ({"tables": "deck.toml"}, "takes the content of a file"),
        ({"tables": {}}, "the section .suits. is missing"),
    ],
)
def test_an_option_that_does_not_fit_is_refused(options: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOption, match=why) as refusal:
        Match.start(farm_hand, 3, "x", **options)
    assert refusal.value.details["name"] == next(iter(options))


def test_options_are_settled_with_their_defaults() -> None:
    assert farm_hand.settle(3, {}) == {"first_dealer": None, "tables": None}
    assert Match.start(farm_hand, 3, first_dealer=2).record.options == {"first_dealer": 2, "tables": None}


# ---- acting


def test_a_refused_action_changes_nothing() -> None:
    match = played(steps=9)
    before = match.state.hash(), match.version, match.record.text(), len(match.history)
    for seat in (*range(3), -1, 3):
        with pytest.raises(IllegalAction):
            match.act(seat, Bid(99))
    assert (match.state.hash(), match.version, match.record.text(), len(match.history)) == before


def test_a_proposed_action_is_not_made_until_it_is_accepted() -> None:
    match = Match.start(farm_hand, 3, "x")
    before = match.state.hash()
    step = match.propose(0, Bid(1))
    assert (match.state.hash(), match.version) == (before, 0)
    match.accept(step)
    assert (match.state.hash(), match.version) == (step.state.hash(), 1)


def test_what_was_proposed_before_somebody_else_acted_is_not_accepted() -> None:
    match = Match.start(farm_hand, 3, "x")
    step = match.propose(0, Bid(1))
    match.act(1, Bid(0))
    with pytest.raises(ValueError, match="proposed at version 0, the match is at 1"):
        match.accept(step)


def test_proposing_draws_nothing_from_the_matchs_chance() -> None:
    match, twin = (played(seats=1, steps=1, seed="draw") for _ in range(2))
    for _ in range(3):
        match.propose(0, match.legal_actions(0)[0])
    rng, other = Random(1), Random(1)
    while match.actors:
        act_at_random(match, rng)
        act_at_random(twin, other)
    assert match.record.text() == twin.record.text()


def test_the_history_holds_the_events_of_the_start_and_of_every_entry() -> None:
    match = played()
    assert len(match.history) == match.version + 1
    kinds = [event.view(None)["kind"] for events in match.history for event in events]
    assert (kinds[0], kinds[-1]) == ("dealt", "game_over")


# ---- undo: where it takes nothing from others


def bidding() -> Match:
    return Match.start(farm_hand, 3, "undo")


def test_the_own_last_action_can_be_taken_back() -> None:
    match = bidding()
    before = match.state.hash(), [match.view(observer) for observer in (None, 0, 1, 2)]
    match.act(1, Bid(1))
    assert match.can_undo(1)
    (undone,) = match.undo(1)
    assert undone.view(None) == {"kind": "undone", "player": 1}
    assert (match.state.hash(), [match.view(observer) for observer in (None, 0, 1, 2)]) == before
    assert match.version == 2


@pytest.mark.parametrize("seat", [0, 2, -1, 99])
def test_nobody_else_can_take_it_back(seat: int) -> None:
    match = bidding()
    match.act(1, Bid(1))
    with pytest.raises(Refusal, match="nothing-to-undo"):
        match.undo(seat)
    assert match.version == 1


def test_not_after_somebody_else_has_acted() -> None:
    match = bidding()
    match.act(1, Bid(1))
    match.act(0, Bid(0))
    assert not match.can_undo(1)
    assert match.can_undo(0)


def test_not_after_the_other_has_undone_either() -> None:
    """The other's action and its undo told something: that it had decided."""
    match = bidding()
    match.act(1, Bid(1))
    match.act(0, Bid(0))
    match.undo(0)
    assert not match.can_undo(1)


def test_not_once_the_bids_are_open() -> None:
    match = bidding()
    for seat in (0, 1, 2):
        match.act(seat, Bid(0))
    assert not any(match.can_undo(seat) for seat in range(3))


def test_not_once_a_card_was_shown() -> None:
    match = bidding()
    for seat in (0, 1, 2):
        match.act(seat, Bid(0))
    seat = match.actors[0]
    match.act(seat, match.legal_actions(seat)[0])
    assert not match.can_undo(seat)


def test_not_once_something_was_looked_at() -> None:
    match = Match.start(lantern(), 2, "undo")
    match.act(0, Look(1))
    assert not match.can_undo(0)
    match.act(1, Pass())
    assert match.can_undo(1)


def test_several_own_actions_in_a_row_can_be_taken_back_one_by_one() -> None:
    match = bidding()
    match.act(1, Bid(1))
    match.undo(1)
    match.act(1, Bid(0))
    match.undo(1)
    assert not match.can_undo(1)
    assert match.version == 4


def test_after_an_undo_the_match_goes_on_as_if_nothing_had_been() -> None:
    match, twin = Match.start(lantern(), 2, "undo"), Match.start(lantern(), 2, "undo")
    for one in (match, twin):
        one.act(0, Pass())
        one.act(1, Pass())
    match.act(0, Choose(0))
    match.undo(0)
    for one in (match, twin):
        one.act(0, Choose(1))
        one.act(1, Choose(1))
    assert match.state.hash() == twin.state.hash()


# ---- glimpses and bots


def test_a_glimpse_shows_what_the_seat_may_know() -> None:
    match = played(steps=8)
    seat = match.actors[0]
    glimpse = Glimpse(match.state, seat, Random(1))
    assert canonical(glimpse.view) == canonical(match.view(seat))
    assert list(glimpse.legal_actions) == list(match.legal_actions(seat))
    assert canonical(glimpse.imagine(Random(2)).view(seat)) == canonical(match.view(seat))


def test_a_glimpse_is_not_of_the_real_position() -> None:
    """Nothing that hangs on a glimpse is the position, or holds the cards of others."""
    match = Match.start(farm_hand, 5, "glimpse")
    hands = [match.view(seat)["hand"] for seat in range(1, 5)]
    same = 0
    for seed in range(200):
        glimpse = Glimpse(match.state, 0, Random(seed))
        assert not any(part is match.state for part in vars(glimpse).values())
        imagined = glimpse.imagine(Random(seed))
        same += [imagined.view(seat)["hand"] for seat in range(1, 5)] == hands
    assert same < 20


def test_a_bot_that_spoils_its_glimpse_spoils_nothing_else() -> None:
    match = played(steps=40)
    seat = match.actors[0]
    before = match.state.hash(), canonical(match.view(seat))

    def spoil(glimpse: Glimpse, rng: Random) -> Action:
        view = glimpse.view
        action = glimpse.legal_actions[0]
        for line in view["sheet"]:
            line["totals"].clear()
        view.clear()
        imagined = glimpse.imagine(rng)
        while imagined.actors:
            actor = imagined.actors[0]
            imagined.apply(actor, imagined.legal_actions(actor)[0], farm_hand_chance(rng))
        return action

    assert Bot("spoiler", spoil).act(match.state, seat, Random(1)) in match.legal_actions(seat)
    assert (match.state.hash(), canonical(match.view(seat))) == before


def farm_hand_chance(rng: Random) -> Any:
    from tairyo.kernel.chance import RandomChance

    return RandomChance(rng)


def test_a_blind_bot_is_given_its_actions_alone() -> None:
    seen: list[Sequence[Action]] = []

    def blind(legal: Sequence[Action], rng: Random) -> Action:
        seen.append(legal)
        return legal[-1]

    bot = Bot("last", lambda glimpse, rng: pytest.fail("it is blind"), blind)
    match = bidding()
    assert bot.act(match.state, 0, Random(0)) == Bid(1)
    assert list(seen[0]) == [Bid(0), Bid(1)]


def test_every_game_has_a_random_bot() -> None:
    assert farm_hand.bots["random"] is RANDOM
    match = bidding()
    chosen = {RANDOM.act(match.state, 0, Random(seed)) for seed in range(20)}
    assert chosen == {Bid(0), Bid(1)}


@pytest.mark.parametrize("name", sorted(farm_hand.bots))
def test_every_bot_plays_a_whole_game(name: str) -> None:
    match = Match.start(farm_hand, 4, f"bot {name}")
    rng = Random(1)
    while match.actors:
        seat = match.actors[0]
        match.act(seat, farm_hand.bots[name].act(match.state, seat, rng))
    assert isinstance(match.outcome, Outcome)
