"""Farm Hand (docs: `tairyo rules farm-hand`). ``game`` is what the registry lists."""

from tairyo.games.farm_hand.bots import STEADY
from tairyo.games.farm_hand.rules import begin, bound
from tairyo.games.farm_hand.words import read_action, read_text
from tairyo.kernel.game import Game, Option

game = Game(
    id="farm-hand",
    prefix="FH",
    rules=1,
    seats=(1, 2, 3, 4, 5),
    options=(
        Option("first_dealer", choices=(None, 0, 1, 2, 3, 4), default=None),
        Option("tables", choices=(None,), default=None, is_file=True),
    ),
    begin=begin,
    read_action=read_action,
    read_text=read_text,
    bound=bound,
    own_bots=(STEADY,),
)
