"""The written forms of Farm Hand's actions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tairyo import NotAnAction
from tairyo.games import farm_hand
from tairyo.games.farm_hand.words import Bid, Play
from tests.farm_hand.table import cards


@pytest.mark.parametrize("tricks", range(7))
def test_a_bid_is_written_as_it_is_said(tricks: int) -> None:
    bid = Bid(tricks)
    assert str(bid) == f"bid {tricks}"
    assert bid.data() == {"kind": "bid", "tricks": tricks}
    assert farm_hand.parse(str(bid)) == farm_hand.action(bid.data()) == bid


def test_a_card_is_written_suit_and_number() -> None:
    play = Play(*cards("blue-4"))
    assert str(play) == "play blue-4"
    assert play.data() == {"kind": "play", "card": "blue-4"}
    assert farm_hand.parse(str(play)) == farm_hand.action(play.data()) == play


@pytest.mark.parametrize(
    "form",
    [
        None,
        [],
        "bid 1",
        {},
        {"kind": "bid"},
        {"kind": "bid", "tricks": "1"},
        {"kind": "bid", "tricks": True},
        {"kind": "bid", "tricks": 1.0},
        {"kind": "bid", "tricks": 1, "card": "blue-4"},
        {"kind": "play", "card": 36},
        {"kind": "play", "card": "blue"},
        {"kind": "play", "card": "blue-0"},
        {"kind": "play", "card": "blue-8"},
        {"kind": "play", "card": ""},
        {"kind": "play", "card": ["blue-4"]},
        {"kind": "steal", "card": "blue-4"},
    ],
)
def test_other_json_is_no_action(form: object) -> None:
    with pytest.raises(NotAnAction):
        farm_hand.action(form)


@pytest.mark.parametrize(
    "text", ["", "bid", "bid one", "bid -1", "bid 1 2", "bid １", "play", "play blue", "BID 1"]
)
def test_other_text_is_no_action(text: str) -> None:
    with pytest.raises(NotAnAction):
        farm_hand.parse(text)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text()
    | st.sampled_from(["bid", "play"]),
    lambda part: (
        st.lists(part) | st.dictionaries(st.sampled_from(["kind", "tricks", "card"]) | st.text(), part)
    ),
)


@given(JSON)
def test_any_json_is_an_action_or_none(form: object) -> None:
    try:
        action = farm_hand.action(form)
    except NotAnAction:
        return
    assert action.data() == form


@given(st.text() | st.builds("{} {}".format, st.sampled_from(["bid", "play"]), st.text()))
def test_any_text_is_an_action_or_none(text: str) -> None:
    try:
        action = farm_hand.parse(text)
    except NotAnAction:
        return
    assert farm_hand.parse(str(action)) == action
