"""``python -m tairyo.cli``: the same as ``tairyo``."""

import sys

from tairyo.cli import main

if __name__ == "__main__":
    sys.exit(main())
