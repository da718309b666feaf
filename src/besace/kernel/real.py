"""Logarithm and exponential in plain arithmetic: the same to the last bit interpreted, compiled and in a browser.

Mathematical libraries differ in the last bit, and a search that differs there soon differs in what it plays.
"""

from besace.kernel.bits import high
from besace.kernel.jit import jit

_LN_2, _PER_LN_2 = 0.6931471805599453, 1.4426950408889634
_LN_2_HIGH, _LN_2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10  # their sum is ln 2 to twice the precision
_SQRT_2 = 1.4142135623730951
_FINEST = 52  # binary places of a fraction, all that it has


@jit
def ln(n):
    """The natural logarithm of a whole number from 1 on."""
    power = high(n)
    m = n / (1 << power)
    if m > _SQRT_2:
        m *= 0.5
        power += 1
    t = (m - 1.0) / (m + 1.0)
    q = t * t
    series = 1 / 21 + q / 23
    series = 1 / 19 + q * series
    series = 1 / 17 + q * series
    series = 1 / 15 + q * series
    series = 1 / 13 + q * series
    series = 1 / 11 + q * series
    series = 1 / 9 + q * series
    series = 1 / 7 + q * series
    series = 1 / 5 + q * series
    series = 1 / 3 + q * series
    return power * _LN_2 + 2.0 * (t + t * q * series)


@jit
def power(x, p):
    """A fraction from 2**-52 to 1, to some power."""
    return exp(p * (ln(int(x * (1 << _FINEST))) - _FINEST * _LN_2))


@jit
def exp(x):
    """e to a power that is not far from 0."""
    k = int(x * _PER_LN_2 + (0.5 if x >= 0 else -0.5))
    r = (x - k * _LN_2_HIGH) - k * _LN_2_LOW
    series = 1.0 + r / 13
    for i in range(12, 0, -1):
        series = 1.0 + r * series / i
    for _ in range(k):
        series *= 2.0
    for _ in range(-k):
        series *= 0.5
    return series
