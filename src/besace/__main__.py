"""``python -m besace`` is the same as ``besace``."""

import sys

from besace.cli import main

if __name__ == "__main__":
    sys.exit(main())
