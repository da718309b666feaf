"""``besace`` as a module, so that it can be run under a profiler."""

import sys

from besace.cli import main

if __name__ == "__main__":  # workers begin by reading this again
    sys.exit(main())
