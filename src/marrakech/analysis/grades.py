"""The words for errors. docs/analysis.md says how their sizes were chosen."""

from typing import Literal, TypeAlias, get_args

Grade: TypeAlias = Literal["slip", "mistake", "blunder"]
GRADES: tuple[Grade, ...] = get_args(Grade)

# From which loss on an error is called that: fractions of a win.
FROM: dict[Grade, float] = {"slip": 0.02, "mistake": 0.04, "blunder": 0.06}


def grade_of(error: float) -> Grade | None:
    """What a decision that gained this much (zero or less) is called; nothing if it was fine."""
    fitting = [grade for grade in GRADES if -error >= FROM[grade]]
    return fitting[-1] if fitting else None
