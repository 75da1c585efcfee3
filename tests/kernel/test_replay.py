"""Playing a record again: whole, to a step, as a fork, and to prove that it was fair."""

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from tairyo import BadOption, IllegalAction, Match, Record, RecordError, Refusal, fork, replay, verify
from tairyo.games import farm_hand
from tairyo.games.farm_hand.words import Bid
from tairyo.kernel.chance import commitment, lots
from tairyo.kernel.record import Fork
from tairyo.kernel.replay import stations
from tests.kernel.games import Line, act_at_random, changed, lines_of, played

WHOLE = played(words=("mac", "", "ねこ"))

# ---- replay


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_record_replays_to_the_same_hash_and_outcome(seats: int) -> None:
    match = played(seats)
    again = replay(farm_hand, Record.read(match.record.text()))
    assert again.state.hash() == match.state.hash()
    assert again.outcome == match.outcome
    assert again.record == match.record


def test_a_record_replays_up_to_any_step() -> None:
    match = Match.start(farm_hand, 3, "steps")
    hashes = [match.state.hash()]
    rng = Random(0)
    while match.actors:
        act_at_random(match, rng)
        hashes.append(match.state.hash())
    for step, mark in enumerate(hashes):
        assert replay(farm_hand, match.record, step).state.hash() == mark


@pytest.mark.parametrize("step", [-1, 10_000])
def test_there_are_no_other_steps(step: int) -> None:
    with pytest.raises(ValueError, match=r"step -?\d+ is not there"):
        replay(farm_hand, WHOLE.record, step)


def test_a_replayed_running_match_is_played_on_where_its_secret_is_known() -> None:
    match = played(steps=17)
    again = replay(farm_hand, match.record)
    rng, twin = Random(5), Random(5)
    while match.actors:
        act_at_random(match, rng)
        act_at_random(again, twin)
    assert again.record.text() == match.record.text()


def test_without_its_secret_a_match_cannot_be_played_on() -> None:
    again = replay(farm_hand, Record.read(played(steps=17).record.text()))
    seat = again.actors[0]
    with pytest.raises(Refusal, match="no-secret"):
        again.act(seat, again.legal_actions(seat)[0])


def test_a_replay_tells_the_same_events() -> None:
    again = replay(farm_hand, WHOLE.record)
    for observer in (None, 0, 1, 2):
        told = [
            [[event.view(observer) for event in events] for events in match.history]
            for match in (WHOLE, again)
        ]
        assert told[0] == told[1]


# ---- fork


def test_a_fork_goes_on_from_a_step_with_chance_of_its_own() -> None:
    one, other = (fork(farm_hand, WHOLE.record, 12, seed) for seed in (b"one", b"other"))
    assert one.state.hash() == other.state.hash() == replay(farm_hand, WHOLE.record, 12).state.hash()
    rng, twin = Random(5), Random(5)
    while one.state.view(None)["round"] < 4 and one.actors:
        act_at_random(one, rng)
    while other.state.view(None)["round"] < 4 and other.actors:
        act_at_random(other, twin)
    assert one.view(0) != other.view(0)


def test_a_fork_leaves_the_record_as_it_was() -> None:
    before = WHOLE.record.text()
    branch = fork(farm_hand, WHOLE.record, 12)
    act_at_random(branch, Random(1))
    assert WHOLE.record.text() == before


def test_a_fork_has_a_record_of_its_own_that_says_so() -> None:
    branch = fork(farm_hand, WHOLE.record, 12, b"mine")
    assert (branch.version, branch.record.forked) == (12, Fork(12, WHOLE.record.commitment))
    assert branch.record.commitment == commitment(b"mine")
    assert branch.record.words == ()
    rng = Random(2)
    while branch.actors:
        act_at_random(branch, rng)
    again = replay(farm_hand, Record.read(branch.record.text()))
    assert again.state.hash() == branch.state.hash()
    assert again.record.forked == branch.record.forked


def test_a_fork_names_who_plays_on() -> None:
    assert fork(farm_hand, WHOLE.record, 12).record.names == WHOLE.record.names
    assert fork(farm_hand, WHOLE.record, 12, names=["Mio", "", ""]).record.names == ("Mio", "", "")


def test_what_a_fork_took_over_is_not_taken_back() -> None:
    """Not in the fork, and not in what it is when its record is replayed; what came since is."""
    match = Match.start(farm_hand, 3, "one bid")
    match.act(0, farm_hand.action({"kind": "bid", "tricks": 0}))
    assert match.can_undo(0)
    branch = fork(farm_hand, match.record, 1)
    assert not any(branch.can_undo(seat) for seat in range(3))
    assert not any(replay(farm_hand, branch.record).can_undo(seat) for seat in range(3))
    branch.act(1, farm_hand.action({"kind": "bid", "tricks": 0}))
    assert branch.can_undo(1)
    branch.undo(1)
    assert not any(branch.can_undo(seat) for seat in range(3))
    assert not any(replay(farm_hand, branch.record).can_undo(seat) for seat in range(3))


def test_a_fork_of_a_fork_replays() -> None:
    branch = fork(farm_hand, fork(farm_hand, WHOLE.record, 30, b"one").record, 20, b"two")
    rng = Random(2)
    while branch.actors:
        act_at_random(branch, rng)
    assert replay(farm_hand, Record.read(branch.record.text())).outcome == branch.outcome


def test_a_fork_names_the_seal_under_which_what_came_before_was_drawn() -> None:
    first = fork(farm_hand, WHOLE.record, 30, b"one").record
    assert fork(farm_hand, first, 20).record.forked == Fork(20, WHOLE.record.commitment)
    assert fork(farm_hand, first, 30).record.forked == Fork(30, WHOLE.record.commitment)
    act_at_random(later := fork(farm_hand, first, 30, b"one"), Random(1))
    assert fork(farm_hand, later.record, 31).record.forked == Fork(31, commitment(b"one"))


def test_a_record_is_played_once_for_stepping_to_and_fro() -> None:
    matches = stations(farm_hand, WHOLE.record)
    assert len(matches) == WHOLE.version + 1
    for step in (0, 1, 30, WHOLE.version):
        again = replay(farm_hand, WHOLE.record, step)
        assert matches[step].state.hash() == again.state.hash()
        assert matches[step].record.entries == again.record.entries
        assert len(matches[step].history) == len(again.history)
        assert matches[step].outcome == again.outcome
    with pytest.raises(RecordError, match="does not end"):
        stations(farm_hand, changed(WHOLE, lambda lines: lines[-1]["end"].update(scores=[9, 9, 9])))


# ---- verify


def found(record: Record) -> dict[str, bool | None]:
    return {finding.check: finding.holds for finding in verify(farm_hand, record)}


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_an_honest_game_verifies(seats: int) -> None:
    words = tuple(f"words {seat}" for seat in range(seats))
    record = Record.read(played(seats, words=words).record.text())
    assert found(record) == {"rules": True, "commitment": True, "chance": True}


def test_a_game_with_undone_bids_verifies() -> None:
    match = Match.start(farm_hand, 3, "undone")
    rng = Random(1)
    while match.actors:
        act_at_random(match, rng)
        for seat in range(3):
            if match.can_undo(seat) and rng.random() < 0.3:
                match.undo(seat)
    assert any(entry.action is None for entry in match.record.entries)
    assert all(found(Record.read(match.record.text())).values())


def other_outcome(lines: list[Line]) -> None:
    """Another shuffle in the last deal, and whatever else a cheat can make fit."""
    entry = next(line for line in reversed(lines) if line.get("chance"))
    order = entry["chance"][-1][2]
    order[0], order[6] = order[6], order[0]  # cards of two hands


def first_play(lines: list[Line]) -> Line:
    return next(line for line in lines if line.get("do", {}).get("kind") == "play")


@pytest.mark.parametrize(
    ("cheat", "check"),
    [
        (lambda lines: lines[-1].update(secret=b"another moon".hex()), "commitment"),
        (lambda lines: lines[-1].update(secret=b"another moon".hex()), "chance"),
        (lambda lines: lines[-1].pop("secret"), "commitment"),
        (lambda lines: lines[0].update(commitment=commitment(b"another moon")), "commitment"),
        (lambda lines: lines[0].update(words=["mac", "", "いぬ"]), "chance"),
        (lambda lines: lines[0].update(words=["", "mac", "ねこ"]), "chance"),
        (lambda lines: lines[0].update(words=[]), "chance"),
        (other_outcome, "chance"),
        (other_outcome, "rules"),
        (lambda lines: lines[1]["opening"][0].__setitem__(2, 1 - lines[1]["opening"][0][2] % 2), "rules"),
        (lambda lines: first_play(lines).update(seat=(first_play(lines)["seat"] + 1) % 3), "rules"),
        (lambda lines: first_play(lines)["do"].update(card="red-4"), "rules"),
        (lambda lines: lines[21].update(hash="0" * 64), "rules"),
        (lambda lines: lines[1].update(hash="0" * 64), "rules"),
        (lambda lines: lines[-1]["end"].update(ranking=[[0], [1], [2]], scores=[9, 8, 7]), "rules"),
        (lambda lines: lines[-1]["end"]["ranking"].reverse(), "rules"),
        (lambda lines: lines.pop(), "end"),
        (lambda lines: lines[0].update(forked={"at": 9999, "of": ""}), "rules"),
        (lambda lines: lines[0].update(options={"first_dealer": 0, "tables": None}), "rules"),
        (lambda lines: lines[0].update(seats=4, words=[]), "rules"),
    ],
)
def test_cheating_is_found(cheat: Callable[[list[Line]], object], check: str) -> None:
    assert found(changed(WHOLE, cheat))[check] is False


def test_a_deal_that_was_chosen_is_found_even_where_everything_else_fits() -> None:
    """The server deals what it likes and plays the game with it; only the secret tells."""
    match = Match.start(farm_hand, 3, "a nicer deal")
    rng = Random(1)
    while match.actors:
        act_at_random(match, rng)
    lines = lines_of(match)
    lines[0]["commitment"] = commitment(b"the secret that was promised")
    lines[-1]["secret"] = b"the secret that was promised".hex()
    record = Record.read("".join(json.dumps(line) + "\n" for line in lines))
    assert found(record) == {"rules": True, "commitment": True, "chance": False}


def test_a_fork_never_passes_for_a_whole_game() -> None:
    """Whatever a record calls forked is not drawn from its own secret: it could hide a chosen deal."""
    branch = fork(farm_hand, WHOLE.record, 12, b"mine")
    rng = Random(2)
    while branch.actors:
        act_at_random(branch, rng)
    assert found(branch.record) == {"rules": True, "origin": None, "commitment": True, "chance": True}
    assert not all(found(branch.record).values())
    assert WHOLE.record.commitment in verify(farm_hand, branch.record)[1].found
    disguised = changed(WHOLE, lambda lines: lines[0].update(forked={"at": 40, "of": "0" * 64}))
    assert not all(found(disguised).values())


def test_a_forks_own_chance_is_proven_from_its_very_first_entry_on() -> None:
    """Forked just before a deal: that deal is drawn from the fork's secret, and must be."""
    step = next(number for number, entry in enumerate(WHOLE.record.entries) if entry.chance)
    branch = fork(farm_hand, WHOLE.record, step, b"mine")
    last = WHOLE.record.entries[step]
    assert last.action is not None
    branch.act(last.seat, farm_hand.action(last.action))
    rng = Random(2)
    while branch.actors:
        act_at_random(branch, rng)
    assert found(branch.record)["chance"] is True
    branch.record.entries[step].chance[0][2].reverse()
    assert found(branch.record)["chance"] is False


def test_a_running_game_cannot_be_verified_yet() -> None:
    assert found(played(steps=9).record) == {"rules": True, "end": False}


def test_the_seal_of_the_table_is_compared() -> None:
    for seal, same in ((WHOLE.record.commitment, True), ("0" * 64, False)):
        told = {finding.check: finding.holds for finding in verify(farm_hand, WHOLE.record, seal)}
        assert told == {"rules": True, "seal": same, "commitment": True, "chance": True}


def test_what_was_found_is_told() -> None:
    texts = [finding.found for finding in verify(farm_hand, WHOLE.record)]
    assert f"{WHOLE.version} entries replay, every hash agrees" in texts[0]
    assert all(texts)


# ---- a record belongs to its game and rules


def test_a_record_of_other_rules_is_not_played() -> None:
    with pytest.raises(RecordError, match="line 1: rules version 2"):
        replay(farm_hand, changed(WHOLE, lambda lines: lines[0].update(rules=2)))


def test_a_refused_start_or_action_leaves_no_match() -> None:
    with pytest.raises(BadOption):
        Match.start(farm_hand, 6)
    match = Match.start(farm_hand, 3, "x")
    with pytest.raises(IllegalAction):
        match.act(0, Bid(5))
    assert match.version == 0


def test_who_won_a_draw_between_equal_rings_follows_from_the_secret() -> None:
    match = played()
    assert match.record.secret is not None
    found = set()
    for version in range(1, 13):
        entry = match.record.entries[version - 1]
        tied = sorted({entry.seat, (entry.seat + 1) % 3})
        drawn = tied[lots(match.record.secret, match.record.words, version).below(2)]
        record = replace(match.record, entries=list(match.record.entries))
        ring = {"seat": entry.seat, "arrival": 300, "allowance": 0, "time": 300}
        record.entries[version - 1] = replace(entry, race={"rings": [ring], "drawn": tied})
        chance = next(finding for finding in verify(farm_hand, record) if finding.check == "chance")
        assert chance.holds is (drawn == entry.seat)
        found.add(chance.holds)
    assert found == {True, False}
