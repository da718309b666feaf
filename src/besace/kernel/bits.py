"""Sets of small numbers as bits of one word: the same answers compiled and interpreted.

All take a non-negative word below 2**63. ``low`` and ``high`` need at least one bit, ``nth`` more than ``r`` of them.
"""

from typing import Any

from besace.kernel.jit import ELSEWHERE, JIT, jit

if JIT:
    from llvmlite import binding, ir
    from numba.core import types
    from numba.extending import intrinsic

    def _word_function(name: str, *flags: int) -> Any:
        """An LLVM intrinsic on one 64-bit word."""

        def typed(typing_context, word):
            def code(context, builder, signature, arguments):
                wide = context.cast(builder, arguments[0], signature.args[0], types.int64)
                bit, long = ir.IntType(1), ir.IntType(64)
                kinds = [long] + [bit] * len(flags)
                function = builder.module.declare_intrinsic(name, [long], ir.FunctionType(long, kinds))
                return builder.call(function, [wide, *(ir.Constant(bit, flag) for flag in flags)])

            return types.int64(word), code

        return intrinsic(typed)

    count = _word_function("llvm.ctpop")
    low = _word_function("llvm.cttz", 1)
    _leading_zeros = _word_function("llvm.ctlz", 1)

    @jit
    def high(word):
        """The index of the highest set bit."""
        return 63 - _leading_zeros(word)

    _BYTE = 8

    if not ELSEWHERE and binding.get_host_cpu_features().get("bmi2", False):

        @intrinsic
        def _deposit(typing_context, bits, mask):
            def code(context, builder, signature, arguments):
                long = ir.IntType(64)
                wide = [context.cast(builder, a, t, types.int64) for a, t in zip(arguments, signature.args, strict=True)]
                function = ir.FunctionType(long, [long, long])
                return builder.call(builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", fnty=function), wide)

            return types.int64(bits, mask), code

        @jit
        def nth(word, r):
            """The index of the r-th lowest set bit, counted from 0."""
            return low(_deposit(1 << r, word))

    else:

        @jit
        def nth(word, r):
            """The index of the r-th lowest set bit, counted from 0; no branches where r is small: nobody foresees them."""
            at = 0
            if r >= _BYTE:
                for half in (32, 16, _BYTE):
                    below = count(word & ((1 << half) - 1))
                    higher = (below - 1 - r) >> 63  # all bits, where the wanted one lies in the upper half; else none
                    r -= below & higher
                    word >>= half & higher
                    at += half & higher
            for i in range(_BYTE - 1):
                word &= word + ((i - r) >> 63)  # one bit less, r times
            return at + low(word)

else:
    count = int.bit_count  # how many bits are set

    def low(word: int) -> int:
        """The index of the lowest set bit."""
        return (word & -word).bit_length() - 1

    def high(word: int) -> int:
        """The index of the highest set bit."""
        return word.bit_length() - 1

    _FEW = 4  # bits that are sooner taken off than looked up
    _CHUNK = 12  # bits that are looked up at once
    _LAST, _LAST_TWO = (1 << _CHUNK) - 1, (1 << 2 * _CHUNK) - 1
    _PLACES = [bytes(i for i in range(_CHUNK) if word >> i & 1) for word in range(_LAST + 1)]

    def nth(word: int, r: int) -> int:
        """The index of the r-th lowest set bit, counted from 0."""
        if r < _FEW:
            while r:
                word &= word - 1
                r -= 1
            assert word, "There are fewer bits."
            return (word & -word).bit_length() - 1
        at, bits = 0, (word & _LAST_TWO).bit_count()
        while r >= bits:
            assert word, "There are fewer bits."
            r -= bits
            at += 2 * _CHUNK
            word >>= 2 * _CHUNK
            bits = (word & _LAST_TWO).bit_count()
        places = _PLACES[word & _LAST]
        bits = len(places)
        return at + places[r] if r < bits else at + _CHUNK + _PLACES[word >> _CHUNK & _LAST][r - bits]
