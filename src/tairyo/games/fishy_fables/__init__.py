"""Fishy Fables (docs: `tairyo rules fishy-fables`). ``game`` is what the registry lists."""

from typing import Any

from tairyo.games.fishy_fables.actions import read_action, read_text
from tairyo.games.fishy_fables.bots import MATCHER, STEADY
from tairyo.games.fishy_fables.rules import begin, bound
from tairyo.games.fishy_fables.tables import DECKS, FISH
from tairyo.games.fishy_fables.views import FORMS
from tairyo.kernel.game import Game, Option, Phrase


def other_tables() -> dict[str, Any]:
    """A file as somebody with another copy might write it: for the golden games."""
    return {
        "start_purrency": 30,
        "catnip_price": 3,
        "catnip_hand_limit": 2,
        "catnip": {
            "full": [
                {"effect": "peek", "copies": 4},
                {"effect": "swap", "copies": 4},
                {"effect": "cancel", "copies": 3},
                {"effect": "plus_10", "copies": 3},
                {"effect": "halve", "copies": 3},
                {"effect": "refund", "copies": 3},
            ],
            "attested": [{"effect": "double", "copies": 9}],
        },
    }


game = Game(
    id="fishy-fables",
    prefix="FF",
    rules=1,
    seats=(3, 4, 5, 6),
    options=(
        Option("catnip", choices=DECKS, default="full"),
        Option("comeback", choices=(False, True), default=False),
        Option("draft", choices=("by_hand", "quick"), default="by_hand"),
        Option("show_uncontested", choices=(True, False), default=True),
        Option("tables", choices=(None,), default=None, is_file=True),
    ),
    begin=begin,
    read_action=read_action,
    read_text=read_text,
    bound=bound,
    forms=FORMS,
    own_bots=(STEADY,),
    sparring=(MATCHER,),
    phrases=(
        *(Phrase(code, (1, FISH)) for code in ("about", "over", "under", "exactly")),
        *(Phrase(code) for code in ("tiny", "legend", "bluff", "catnip")),
    ),
    variants={
        "standard": {},
        "attested": {"catnip": "attested"},
        "no-catnip": {"catnip": "off"},
        "comeback": {"comeback": True},
        "quick-draft": {"draft": "quick"},
        "uncontested-hidden": {"show_uncontested": False},
        "other-tables": {"tables": other_tables(), "comeback": True},
    },
)
