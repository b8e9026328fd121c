"""Sets of squares as 49 bits of one number: a1 is the lowest bit, g7 the highest."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from marrakech.kernel.jit import compiled

ALL = (1 << 49) - 1
_FILE_A = sum(1 << (7 * rank) for rank in range(7))
NOT_A = ALL ^ _FILE_A
NOT_G = ALL ^ (_FILE_A << 6)


def _one_number(count: str) -> Any:
    """A function from a number to a number that the processor has an instruction for."""

    def typed(typing: Any, number: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            if count == "cttz":
                return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), generate

    return intrinsic(typed)


size = _one_number("ctpop")  # how many squares there are in a set
lowest = _one_number("cttz")  # the first square of a set that is not empty


@compiled
def flood(area: int, within: int) -> int:
    """Every square that hangs together with the area by its sides, inside of a set."""
    while True:
        wider = area | (area << 1) & NOT_A | (area >> 1) & NOT_G | area << 7 | area >> 7
        wider &= within
        if wider == area:
            return area
        area = wider
