"""FE-30 to FE-41 and FE-50: what catches do, the end, and who knows what."""

from __future__ import annotations

from random import Random

import pytest

from tairyo.games import fish_em_up
from tairyo.games.fish_em_up.knowledge import DREW, PLAYED, TOOK, UNSEEN, pile_of, worlds
from tairyo.games.fish_em_up.rules import FishEmUp
from tairyo.games.fish_em_up.tables import CARDS
from tairyo.kernel.chance import RandomChance
from tairyo.kernel.event import visible
from tests.fish_em_up.sea import Shown, begin, do, kinds, lay, legal, only, refused, states, table


class First(RandomChance):
    """Chance that always picks the first."""

    def __init__(self) -> None:
        super().__init__(Random(0))

    def below(self, n: int) -> int:
        return 0


# ---- what counts -----------------------------------------------------------------------------


def test_fe_30_a_catch_is_active_while_all_of_it_can_be_seen() -> None:
    state = table(hands={0: "A03 A07"}, net=["A05 0 -6 0"])
    assert states(state) == {"A05": "active"}
    covering = next(play for play in state.view(0)["plays"] if play["covers"] == ["A05"])
    place = covering["place"]
    events = do(state, 0, f"lay {covering['card']} {place['x']} {place['y']} {place['turn']}")
    assert only(events, "laid")["covers"] == [{"card": "A05", "catch": "crab"}]
    assert states(state)["A05"] == "covered"


def test_fe_30_a_catch_under_the_token_is_blocked() -> None:
    state = table(hands={0: "A06"}, net=["A02"], token="A02")
    assert states(state) == {"A02": "jellyfish"}
    assert only(lay(state, 0, "A06"), "scored")["strength"] == 1


def test_fe_31_the_card_is_laid_then_covers_then_all_are_counted_itself_too() -> None:
    state = table(hands={0: "A09"}, net=["A02", "A06"])
    assert only(lay(state, 0, "A09"), "scored")["strength"] == 3


def test_fe_31_what_the_card_covers_does_not_count() -> None:
    state = table(hands={0: "101 105 A17 A18"}, net=["A02", "A06", "A10"])
    play = next(
        play for play in state.view(0)["plays"] if "A06" in play["covers"] and play["catch"] == "fish"
    )
    place = play["place"]
    events = do(state, 0, f"lay {play['card']} {place['x']} {place['y']} {place['turn']}")
    assert only(events, "scored")["strength"] == play["strength"] == 4 - len(play["covers"])


def test_fe_32_an_effect_is_carried_out_as_far_as_it_can_be() -> None:
    """Three seahorses and one point to be had: it is taken, without a choice to do so."""
    state = table(hands={0: "A13"}, net=["A11", "A12"], points=[0, 1, 0])
    events = lay(state, 0, "A13")
    assert kinds(events)[:3] == ["laid", "robbed", "lost"]
    assert only(events, "robbed")["count"] == 1
    assert only(events, "lost")["count"] == 2


# ---- each catch ------------------------------------------------------------------------------


def test_fe_33_fish_bring_a_point_each() -> None:
    state = table(hands={0: "A09"}, net=["A02", "A06"], points=[1, 2, 3])
    scored = only(lay(state, 0, "A09"), "scored")
    assert scored["changes"] == [3, 0, 0]
    assert scored["points"] == [4, 2, 3]


def test_fe_34_crabs_bring_points_then_a_card_out_of_a_hand() -> None:
    state = table(hands={0: "A14 A02", 1: "A06 A09 A10", 2: "A03 A04 A07"}, net=["A01"])
    events = lay(state, 0, "A14")
    assert only(events, "scored")["changes"] == [2, 0, 0]
    assert state.view(None)["phase"] == "crab"
    assert legal(state, 0) == ["take 1", "take 2"]
    events = do(state, 0, "take 1", chance=First())
    assert only(events, "took") == {"kind": "took", "player": 0, "count": 1, "victim": 1, "cards": None}
    assert state.view(0)["hand"][:2] == ["A02", "A06"]
    assert state.view(1)["hand"] == ["A09", "A10"]
    assert state.view(0)["thefts"] == [{"player": 0, "victim": 1, "card": "A06"}]
    assert state.view(2)["thefts"] == [{"player": 0, "victim": 1, "card": None}]


def test_fe_34_every_card_of_the_hand_may_be_taken() -> None:
    taken = set()
    for number in range(40):
        state = table(hands={0: "A14 A02", 1: "A06 A09 A10"})
        lay(state, 0, "A14")
        do(state, 0, "take 1", chance=RandomChance(Random(number)))
        taken |= set(state.view(0)["hand"]) & {"A06", "A09", "A10"}
    assert taken == {"A06", "A09", "A10"}


def test_fe_34_a_last_card_cannot_be_taken_nor_ones_own() -> None:
    state = table(hands={0: "A14 A02", 1: "A06", 2: "A03 A04"})
    lay(state, 0, "A14")
    assert legal(state, 0) == ["take 2"]
    assert refused(state, 0, "take 1")[:2] == ("FE-34", "last-card")
    assert refused(state, 0, "take 0")[:2] == ("FE-34", "yourself")
    assert refused(state, 0, "take 5")[:2] == ("FE-34", "no-such-seat")
    assert refused(state, 1, "take 2")[:2] == ("FE-34", "no-crab")


def test_fe_34_where_nobody_holds_two_nothing_is_taken() -> None:
    state = table(hands={0: "A14 A02", 1: "A06", 2: "A03"})
    events = lay(state, 0, "A14")
    assert kinds(events) == ["laid", "scored", "nothing_taken", "drew"]
    assert state.actors == (1,)


def test_fe_35_each_seahorse_may_rob_another() -> None:
    state = table(4, hands={0: "A13"}, net=["A11", "A12"], points=[0, 2, 2, 0])
    events = lay(state, 0, "A13")
    assert kinds(events) == ["laid"]
    assert state.view(0)["robberies"] == 3
    assert legal(state, 0) == ["rob 1", "rob 2"]
    assert refused(state, 0, "rob 3")[:2] == ("FE-35", "no-points")
    assert refused(state, 0, "rob 0")[:2] == ("FE-35", "yourself")
    assert refused(state, 0, "rob 5")[:2] == ("FE-35", "no-such-seat")
    assert only(do(state, 0, "rob 1"), "robbed")["left"] == 2
    do(state, 0, "rob 2", "rob 1")
    assert state.points == [3, 0, 1, 0]
    assert state.actors == (1,)


def test_fe_35_where_only_one_has_points_there_is_nothing_to_choose() -> None:
    state = table(4, hands={0: "A13"}, net=["A11", "A12"], points=[0, 1, 2, 0])
    lay(state, 0, "A13")
    events = do(state, 0, "rob 1")
    assert [event["victim"] for event in events if event["kind"] == "robbed"] == [1, 2]
    assert state.points == [3, 0, 0, 0]


def test_fe_35_what_nobody_has_is_lost() -> None:
    state = table(hands={0: "A13"}, net=["A11"], points=[5, 0, 0])
    assert kinds(lay(state, 0, "A13"))[:2] == ["laid", "lost"]
    assert state.points == [5, 0, 0]


def test_fe_36_trash_costs_every_opponent_but_nobody_goes_below_nothing() -> None:
    state = table(hands={0: "A04"}, net=["A03"], points=[4, 1, 3])
    scored = only(lay(state, 0, "A04"), "scored")
    assert scored["changes"] == [0, -1, -2]
    assert scored["points"] == [4, 0, 1]


# ---- jellyfish -------------------------------------------------------------------------------


def test_fe_37_the_catch_under_the_token_does_its_effect_and_counts_itself() -> None:
    state = table(hands={0: "109 A10"}, net=["A02", "A06"], deck="101")
    before = state.net
    events = do(state, 0, "sting 109 A02")
    stung = only(events, "stung")
    assert (stung["on"], stung["left"], stung["catch"]) == ("A02", None, "fish")
    assert only(events, "scored")["changes"] == [2, 0, 0]
    assert states(state)["A02"] == "jellyfish"
    assert state.net is before
    assert state.view(None)["aside"] == [{"card": "109", "player": 0}]


def test_fe_37_a_jellyfish_is_not_laid_and_nothing_else_is_laid_aside() -> None:
    state = table(hands={0: "109 A10"}, net=["A02"])
    assert refused(state, 0, "lay 109 0 -6 0")[:2] == ("FE-37", "laid-aside")
    assert refused(state, 0, "sting A10 A02")[:2] == ("FE-37", "no-jellyfish")
    assert refused(state, 0, "sting 209 A02")[:2] == ("FE-10", "not-held")


def test_fe_37_a_crab_under_the_token_takes_a_card_and_a_seahorse_points() -> None:
    state = table(hands={0: "109 A10", 1: "A06 A09"}, net=["A01"])
    do(state, 0, "sting 109 A01")
    assert legal(state, 0)[0] == "take 1"
    state = table(hands={0: "109 A10"}, net=["A11"], points=[0, 4, 0])
    assert only(do(state, 0, "sting 109 A11"), "robbed")["count"] == 1


def test_fe_38_the_token_goes_on_another_active_catch() -> None:
    state = table(hands={0: "109 A10"}, net=["A02", "A06"], token="A02")
    assert [action for action in legal(state, 0) if action.startswith("sting")] == ["sting 109 A06"]
    assert refused(state, 0, "sting 109 A02")[:2] == ("FE-38", "token-there")
    assert refused(state, 0, "sting 109 A09")[:2] == ("FE-38", "not-active")


def test_fe_38_without_an_active_catch_no_jellyfish_is_played() -> None:
    assert legal(table(hands={0: "109"}), 0) == ["skip"]
    assert legal(table(hands={0: "109"}, net=["A02"], token="A02"), 0) == ["skip"]


def test_fe_38_the_catch_that_the_token_leaves_counts_again() -> None:
    state = table(hands={0: "109 A10"}, net=["A02", "A06"], token="A02")
    events = do(state, 0, "sting 109 A06")
    assert only(events, "stung")["left"] == {"card": "A02", "catch": "fish"}
    assert only(events, "scored")["strength"] == 2
    assert states(state) == {"A02": "active", "A06": "jellyfish"}


def test_fe_39_a_covered_token_goes_back() -> None:
    state = table(hands={0: "A03 A07"}, net=["A05 0 -6 0"], token="A05")
    play = next(play for play in state.view(0)["plays"] if play["token"])
    place = play["place"]
    assert play["covers"] == []
    events = do(state, 0, f"lay {play['card']} {place['x']} {place['y']} {place['turn']}")
    assert only(events, "laid")["token"]
    assert state.view(None)["token"] is None
    assert states(state)["A05"] == "covered"


# ---- the end -----------------------------------------------------------------------------------


def test_fe_40_the_boat_ends_the_game_in_the_middle_of_a_draw() -> None:
    state = table(hands={0: "A02"}, deck="401 409 402", points=[3, 1, 3])
    events = lay(state, 0, "A02")
    assert kinds(events) == ["laid", "scored", "drew", "boat", "game_over"]
    assert only(events, "drew")["count"] == 1
    assert state.view(None)["boat"] == 0
    assert state.view(0)["hand"] == ["401"]
    assert state.actors == ()
    assert refused(state, 1, "skip")[:2] == ("FE-40", "over")


@pytest.mark.parametrize("seats", fish_em_up.seats)
def test_fe_40_every_game_ends_with_the_boat_in_the_fourth_deck(seats: int) -> None:
    state, rng = begin(seats), Random(3)
    while state.actors:
        actions = state.legal_actions(state.actors[0])
        state.apply(state.actors[0], rng.choice(actions), RandomChance(rng))
    view = state.view(None)
    assert view["boat"] is not None
    assert view["sea"] < 9


def test_fe_41_most_points_win_and_a_tie_is_shared() -> None:
    state = table(hands={0: "A02"}, deck="409", points=[3, 1, 4])
    lay(state, 0, "A02")
    assert state.outcome is not None
    assert state.outcome.ranking == ((0, 2), (1,))
    assert state.outcome.scores == (4, 1, 4)


# ---- who knows what ----------------------------------------------------------------------------


def test_fe_50_what_is_public_and_what_is_not() -> None:
    state = table(hands={0: "A02 A06 A09", 1: "A03 A04 A05", 2: "A07 A08"}, net=["A01"], points=[1, 2, 3])
    spectator = state.view(None)
    assert spectator["sizes"] == [3, 3, 2]
    assert spectator["points"] == [1, 2, 3]
    assert spectator["hand"] is None
    assert spectator["plays"] == []
    assert state.view(1)["hand"] == ["A03", "A04", "A05"]
    assert state.view(1)["plays"] == []
    assert {play["card"] for play in state.view(0)["plays"]} == {"A02", "A06", "A09"}
    assert "A03" not in state.view(0)["faces"]


def test_fe_50_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    state = table(hands={0: "A02"}, deck="101 102 103")
    place = state.view(0)["plays"][0]["place"]
    action = fish_em_up.parse(f"lay A02 {place['x']} {place['y']} {place['turn']}")
    events = state.apply(0, action, RandomChance(Random(0)))

    def drew(observer: int | None) -> Shown:
        return only(visible(events, observer), "drew")

    assert [card["card"] for card in drew(0)["cards"]] == ["101", "102", "103"]
    assert drew(1)["cards"] is None
    assert drew(None)["cards"] is None


def stolen() -> FishEmUp:
    """Seat 0's crab has taken A06 from seat 1, before the eyes of seat 2."""
    state = begin(3)
    hands = ["A14 A02 A15", "A06 A09 A10", "A03 A04 A07"]
    state.hands = [sorted(CARDS[card] for card in hand.split()) for hand in hands]
    held = {card for hand in state.hands for card in hand}
    state.box = [card for card in range(1, 19) if card not in held]
    state.player = 0
    state.actors = (0,)
    lay(state, 0, "A14")
    do(state, 0, "take 1", chance=First())
    return state


def test_fe_50_a_stolen_card_is_known_to_thief_and_victim_only() -> None:
    state = stolen()
    for number in range(30):
        assert CARDS["A06"] in state.imagine(1, Random(number)).hands[0]
    places = [
        next(seat for seat, hand in enumerate([*imagined.hands, imagined.box]) if CARDS["A06"] in hand)
        for imagined in (state.imagine(2, Random(number)) for number in range(60))
    ]
    assert set(places) == {0, 1, 3}


def test_fe_50_hands_are_imagined_from_the_piles_that_they_were_drawn_from() -> None:
    state = stolen()
    for number in range(30):
        imagined = state.imagine(2, Random(number))
        piles = [sum(card <= 18 for card in hand) for hand in imagined.hands]
        # seat 0 has kept two anchors and taken a third, seat 1 has two left
        assert piles == [3, 2, 3]


def test_fe_50_what_is_played_tells_where_a_card_was() -> None:
    """Seat 1 takes A02 from seat 0, then seat 2 a card from seat 1: A02, or one of three others."""
    dealt = [(DREW, seat, pile_of(1), 0) for seat in range(3) for _ in range(3)]
    log = [*dealt, (TOOK, 1, CARDS["A02"], 0), (TOOK, 2, UNSEEN, 1)]
    hands = [[1, 3], [4, 5, 6], [7, 8, 9, 10]]
    by_holder = {
        next(seat for seat in (1, 2) if 2 in world[seat]): weight
        for world, weight in worlds(log, hands, 0).items()
    }
    assert by_holder == {1: 9, 2: 3}
    log.append((PLAYED, 2, CARDS["A02"], 0))
    ((world, _),) = worlds(log, hands, 0).items()
    assert [len(hand) for hand in world] == [2, 3, 3]
    assert all(2 not in hand for hand in world)
