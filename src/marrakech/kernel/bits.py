"""Sets of squares as 49 bits of one number: a1 is the lowest bit, g7 the highest."""

from collections.abc import Callable
from typing import cast

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from marrakech.kernel.jit import compiled

ALL = (1 << 49) - 1
_FILE_A = sum(1 << (7 * rank) for rank in range(7))
NOT_A = ALL ^ _FILE_A
NOT_G = ALL ^ (_FILE_A << 6)


def _instruction(name: str) -> Callable[[int], int]:
    """A function of one number for which the processor has an instruction."""

    def typed(typing: object, number: object) -> tuple[object, Callable[..., object]]:
        def generate(
            context: object, builder: ir.IRBuilder, signature: object, arguments: list[ir.Value]
        ) -> ir.Value:
            if name == "cttz":
                return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), generate

    return cast("Callable[[int], int]", intrinsic(typed))


size = _instruction("ctpop")  # the number of squares in a set
lowest = _instruction("cttz")  # the first square of a set, which must not be empty


@compiled
def flood(area: int, within: int) -> int:
    """The area and every square of a set that is connected to it by its sides."""
    while True:
        wider = area | (area << 1) & NOT_A | (area >> 1) & NOT_G | area << 7 | area >> 7
        wider &= within
        if wider == area:
            return area
        area = wider
