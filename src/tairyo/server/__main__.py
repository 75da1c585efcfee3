"""``python -m tairyo.server``: the same as ``tairyo serve``."""

import argparse
from pathlib import Path

from tairyo.server.app import serve
from tairyo.server.settings import Settings

parser = argparse.ArgumentParser("python -m tairyo.server", description="Serve the tables on this machine.")
parser.add_argument("--host", default="127.0.0.1", help="address to listen on (0.0.0.0: all of this machine)")
parser.add_argument("--port", type=int, default=8000)
parser.add_argument("--database", help="SQLite file or database URL (default: a file in your data folder)")
parser.add_argument(
    "--redis", metavar="URL", help="Redis over which several nodes tell each other what they do"
)
parser.add_argument("--tables", type=Path, help="folder of further table files, <game>/<name>.toml")
parser.add_argument("--bot-pause", type=float, metavar="SECONDS", help="pause before a bot acts")
parser.add_argument("--open", action="store_true", help="open the page in a browser")

if __name__ == "__main__":
    given = parser.parse_args()
    chosen = Settings.choose(given.database, given.tables, given.bot_pause, redis=given.redis)
    serve(chosen, given.host, given.port, open_page=given.open)
