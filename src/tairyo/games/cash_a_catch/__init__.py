"""Cash a Catch (docs: `tairyo rules cash-a-catch`). ``game`` is what the registry lists."""

from tairyo.games.cash_a_catch.bots import COUNTER, STEADY
from tairyo.games.cash_a_catch.rules import begin, bound
from tairyo.games.cash_a_catch.views import FORMS
from tairyo.games.cash_a_catch.words import RING, read_action, read_text
from tairyo.kernel.game import Bell, Game, Option

game = Game(
    id="cash-a-catch",
    prefix="CC",
    rules=1,
    seats=(3, 4, 5),
    options=(
        Option("bell", choices=("live", "sealed"), default="live"),
        Option("window", choices=(2, 3, 5, 8), default=3),
        Option("tempo", choices=("tap", "steady"), default="tap"),
        Option(
            "final_phase", choices=("this_auction", "no_more_fees", "buyer_may_sell"), default="this_auction"
        ),
        Option("broke", choices=("office_passes", "run_out"), default="office_passes"),
        Option("tables", choices=(None,), default=None, is_file=True),
    ),
    begin=begin,
    read_action=read_action,
    read_text=read_text,
    bound=bound,
    forms=FORMS,
    variants={
        "standard": {},
        "sealed": {"bell": "sealed"},
        "no-more-fees": {"final_phase": "no_more_fees", "bell": "sealed"},
        "buyer-may-sell": {"final_phase": "buyer_may_sell", "broke": "run_out"},
    },
    own_bots=(STEADY,),
    sparring=(COUNTER,),
    bell=Bell(RING, early=("CC-25", "too-soon"), twice=("CC-25", "answered"), late=("CC-26", "late")),
)
