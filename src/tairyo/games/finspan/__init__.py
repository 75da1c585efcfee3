"""Finspan (docs: `tairyo rules finspan`). ``game`` is what the registry lists."""

from tairyo.games.finspan.actions import read_action, read_text
from tairyo.games.finspan.bots import GREEDY, STEADY
from tairyo.games.finspan.companion import tally
from tairyo.games.finspan.rules import begin, bound
from tairyo.games.finspan.views import FORMS
from tairyo.kernel.game import Game, Option

game = Game(
    id="finspan",
    prefix="FS",
    rules=1,
    seats=(1, 2, 3, 4, 5),
    options=(
        Option("side", choices=("a", "b"), default="a"),
        Option("tables", choices=(None,), default=None, is_file=True),
    ),
    begin=begin,
    read_action=read_action,
    read_text=read_text,
    bound=bound,
    forms=FORMS,
    own_bots=(STEADY,),
    sparring=(GREEDY,),
    tally=tally,
    variants={"standard": {}, "side-b": {"side": "b"}},
)
