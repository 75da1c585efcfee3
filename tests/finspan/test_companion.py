"""The scoring companion: oceans of a real table, scored by the same rules."""

from random import Random
from typing import Any

import pytest

from tairyo import Match, games
from tairyo.games.finspan.companion import tally
from tairyo.games.finspan.mat import SLOT_NAMES
from tairyo.kernel.action import Refusal


def ocean(hand: int = 0, weeks: tuple[int, int, int] = (0, 0, 0), **slots: dict[str, Any]) -> dict[str, Any]:
    """An ocean with these slots (`blue_1={"fish": …}`), else as empty as it can be."""
    bare = {"fish": None, "beneath": [], "egg": False, "young": 0, "school": False}
    return {
        "slots": [bare | slots.get(name.replace("-", "_"), {}) for name in SLOT_NAMES],
        "weeks": list(weeks),
        "hand": hand,
    }


def test_fs_71_a_finished_game_scores_the_same_when_it_is_entered_by_hand() -> None:
    for side in ("a", "b"):
        match = Match.start(games.finspan, seats=3, seed="companion", side=side)
        rng = Random(side)
        while match.actors:
            match.act(match.actors[0], rng.choice(match.legal_actions(match.actors[0])))
        view: Any = match.state.view(None)
        entered = [
            {
                "slots": own["slots"],
                "weeks": [week["points"] + week["best"] for week in own["weeks"]],
                "hand": len(own["hand"]),
            }
            for own in view["oceans"]
        ]
        told = tally(entered)
        assert told["scores"] == [own["score"] for own in view["oceans"]]
        assert told["ranking"] == view["outcome"]["ranking"]


def test_fs_72_equal_points_go_by_the_cards_in_hand() -> None:
    assert tally([ocean(hand=1), ocean(hand=3)])["ranking"] == [[1], [0]]
    assert tally([ocean(hand=2), ocean(hand=2)])["ranking"] == [[0, 1]]


@pytest.mark.parametrize(
    ("code", "slots"),
    [
        ("nothing-above", {"blue_1": {"beneath": ["blue-tang"]}}),
        ("twice", {"blue_1": {"fish": "blue-tang"}, "green_1": {"fish": "blue-tang"}}),
        ("not-there", {"blue_6": {"fish": "blue-tang"}}),
        ("not-there", {"green_1": {"fish": "atlantic-mackerel"}}),
        ("not-there", {"blue_1": {"fish": "catalina-goby"}}),
        ("not-shorter", {"blue_1": {"fish": "blue-tang", "beneath": ["great-white-shark"]}}),
        ("egg-alone", {"blue_1": {"egg": True}}),
        ("school", {"blue_1": {"young": 3}}),
    ],
)
def test_what_cannot_lie_so_is_refused(code: str, slots: dict[str, dict[str, Any]]) -> None:
    with pytest.raises(Refusal) as refused:
        tally([ocean(**slots)])
    assert refused.value.code == f"finspan-tally-{code}"


@pytest.mark.parametrize(
    "seats",
    [[], [{}], [ocean()] * 6, [ocean(hand=-1)], [ocean() | {"slots": []}], [ocean(blue_1={"fish": "cod"})]],
)
def test_what_is_no_ocean_is_refused(seats: list[Any]) -> None:
    with pytest.raises(Refusal) as refused:
        tally(seats)
    assert refused.value.code == "unknown-message"
