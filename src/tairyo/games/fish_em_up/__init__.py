"""Fish 'em Up (docs: `tairyo rules fish-em-up`). ``game`` is what the registry lists."""

from tairyo.games.fish_em_up.bots import GREEDY, STEADY
from tairyo.games.fish_em_up.rules import begin, bound
from tairyo.games.fish_em_up.views import FORMS
from tairyo.games.fish_em_up.words import read_action, read_text
from tairyo.kernel.game import Game, Option

game = Game(
    id="fish-em-up",
    prefix="FE",
    rules=1,
    seats=(2, 3, 4, 5, 6),
    options=(Option("tables", choices=(None,), default=None, is_file=True),),
    begin=begin,
    read_action=read_action,
    read_text=read_text,
    bound=bound,
    forms=FORMS,
    own_bots=(STEADY,),
    sparring=(GREEDY,),
)
