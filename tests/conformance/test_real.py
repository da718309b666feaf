"""Logarithm and exponential: close to those of a mathematical library, and the same to the last bit in every way to run them."""

import json
import math
import os
import random
import subprocess
import sys

from besace.kernel.jit import jit
from besace.kernel.real import exp, ln

WHOLE = [*range(1, 400), *(random.Random(1).randrange(1, 1 << power) for power in range(2, 52) for _ in range(20))]
FRACTIONS = [0.0, 1.0, -1.0, *(random.Random(2).uniform(-40, 40) for _ in range(1000))]
ULP = 2.0**-52
INTERPRETED = """
import json, sys
from besace.kernel.real import exp, ln
whole, fractions = json.load(sys.stdin)
print(json.dumps([[ln(n) for n in whole], [exp(x) for x in fractions]]))
"""


@jit
def each_ln(n):  # type: ignore[no-untyped-def]
    return ln(n)


@jit
def each_exp(x):  # type: ignore[no-untyped-def]
    return exp(x)


def test_logarithms_are_right_to_a_few_of_the_last_bits() -> None:
    assert each_ln(1) == 0.0
    for n in WHOLE:
        assert abs(each_ln(n) - math.log(n)) <= 3 * ULP * max(1.0, math.log(n)), n


def test_exponentials_are_right_to_a_few_of_the_last_bits() -> None:
    assert each_exp(0.0) == 1.0
    for x in FRACTIONS:
        assert abs(each_exp(x) - math.exp(x)) <= 4 * ULP * math.exp(x), x


def test_interpreted_and_compiled_they_are_the_same_to_the_last_bit() -> None:
    environment = os.environ | {"BESACE_JIT": "0", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", INTERPRETED]
    given = json.dumps([WHOLE, FRACTIONS])
    done = subprocess.run(command, input=given, env=environment, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == [[each_ln(n) for n in WHOLE], [each_exp(x) for x in FRACTIONS]]
