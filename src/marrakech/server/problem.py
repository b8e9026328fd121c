"""A refusal as clients get it."""

from msgspec import UNSET, Struct, UnsetType

from marrakech.rules import Refusal


class ProblemPlace(Struct, frozen=True, omit_defaults=True):
    """Where in a text, counted from 1; a turn is the number that its line begins with."""

    turn: int | UnsetType = UNSET
    line: int | UnsetType = UNSET
    column: int | UnsetType = UNSET


class Problem(Struct, frozen=True):
    """Why something was refused: a key of the catalogue, and its details."""

    key: str
    details: dict[str, str | int]
    place: ProblemPlace


def problem_from(refusal: Refusal) -> Problem:
    """A refusal with everything that it says."""
    place = {
        name: value
        for name in ("turn", "line", "column")
        if (value := getattr(refusal.place, name)) is not None
    }
    return Problem(refusal.key, refusal.details, ProblemPlace(**place))
