"""``besace`` as a module, so that it can be run under a profiler."""

import sys

from besace.cli import main

sys.exit(main())
