"""Games by the thousand, bot against bot: ``simulate(games.farm_hand, count=10_000, bots=["random"])``.

The same seed gives the same games, however many processes play them: docs/cli.md says how.
"""

from tairyo.sim.play import BotFailed, Plan
from tairyo.sim.run import Interrupted, simulate
from tairyo.sim.tally import Estimate, Report

__all__ = ["BotFailed", "Estimate", "Interrupted", "Plan", "Report", "simulate"]
