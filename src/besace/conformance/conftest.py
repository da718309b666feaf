"""Which files run how: some laws are about the interpreted rules, some about the compiled ones, most hold for both."""

import besace.conformance.same_examples  # noqa: F401 - what hypothesis tries
from besace.kernel.jit import JIT

collect_ignore = ["test_interpreted.py", "test_interpreted_laws.py"] if JIT else ["test_three_ways.py"]
