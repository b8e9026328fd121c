"""How long decisions take: counted in narrow classes, so that millions fit into a small table."""

from collections import Counter
from collections.abc import Iterable
from math import ceil, exp, log
from typing import TypeAlias

Times: TypeAlias = Counter[int]  # how many decisions by class
_STEP = log(1.02)  # a class is two per cent wide


def time_class(seconds: float) -> int:
    """The class of a time; everything below a microsecond is in the first one."""
    return max(0, round(log(max(seconds, 1e-6) * 1e6) / _STEP))


def quantile(times: Times, share: float) -> float | None:
    """The milliseconds that this share of the decisions did not exceed; None if there are none."""
    wanted = ceil(share * times.total())
    seen = 0
    for number in sorted(times):
        seen += times[number]
        if seen >= wanted:
            return exp(number * _STEP) / 1000
    return None


def together(several: Iterable[Times]) -> Times:
    """All of them added up."""
    total: Times = Counter()
    for times in several:
        total.update(times)
    return total
