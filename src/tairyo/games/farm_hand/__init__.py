"""Farm Hand (docs: `tairyo rules farm-hand`). ``game`` is what the registry lists."""

from typing import Any

from tairyo.games.farm_hand.bots import STEADY
from tairyo.games.farm_hand.rules import begin, bound
from tairyo.games.farm_hand.tables import own_file
from tairyo.games.farm_hand.views import FORMS
from tairyo.games.farm_hand.words import read_action, read_text
from tairyo.kernel.game import Game, Option, Phrase


def other_tables() -> dict[str, Any]:
    """A file as somebody with another copy might write it: for the golden games."""
    data = own_file()
    data["suits"] = {suit: [8 - number for number in numbers] for suit, numbers in data["suits"].items()}
    data["deal"] = {**data["deal"], "4": [2, 3, 4, 5, 5, 5], "5": [1, 1, 2, 2, 3, 3]}
    data["dummy_bids"] = {
        "two_players": {"mack": [1, 1, 1, 1, 1, 1]},
        "solo": {"mack": [0, 0, 1, 1, 2, 2], "donald": [1, 2, 1, 2, 1, 2]},
    }
    return data


game = Game(
    id="farm-hand",
    prefix="FH",
    rules=1,
    seats=(1, 2, 3, 4, 5),
    options=(
        Option("first_dealer", choices=(None, 0, 1, 2, 3, 4), default=None, names_seat=True),
        Option("tables", choices=(None,), default=None, is_file=True),
    ),
    begin=begin,
    read_action=read_action,
    read_text=read_text,
    bound=bound,
    forms=FORMS,
    variants={
        "standard": {},
        "named-dealer": {"first_dealer": 0},
        "other-tables": {"tables": other_tables()},
    },
    own_bots=(STEADY,),
    phrases=(Phrase("still-need", (1, 9)), Phrase("sorry-equal"), Phrase("as-bid")),
)
