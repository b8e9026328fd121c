"""A refusal: a catalogue key, its details and a place, but no sentence."""

from dataclasses import dataclass
from typing import TypeAlias

Detail: TypeAlias = str | int

EXCERPT_LENGTH = 40  # characters of a bad text that a refusal quotes


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a text, counted from 1; a turn is the number its line begins with."""

    line: int | None = None
    column: int | None = None
    turn: int | None = None


class Refusal(ValueError):
    """Something that the game or its notation does not allow."""

    def __init__(self, key: str, /, place: Place | None = None, **details: Detail) -> None:
        super().__init__(key, place, details)
        self.key = key
        self.place = place or Place()
        self.details = details

    def __str__(self) -> str:
        where = [
            f"{name} {value}"
            for name in ("turn", "line", "column")
            if (value := getattr(self.place, name)) is not None
        ]
        what = [f"{name}={value!r}" for name, value in self.details.items()]
        return " ".join([", ".join(where) + ":"] * bool(where) + [self.key, *what])

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.key, self.place, self.details)

    def at(self, place: Place) -> "Refusal":
        """The same refusal at that place."""
        return type(self)(self.key, place, **self.details)


class Illegal(Refusal):
    """An action that the rules do not allow in a position."""


class BadText(Refusal):
    """A text that is not the notation's."""


def _rebuild(kind: type[Refusal], key: str, place: Place, details: dict[str, Detail]) -> Refusal:
    return kind(key, place, **details)


def excerpt(text: str) -> str:
    """The beginning of a bad text, with control characters escaped."""
    shown = text if len(text) <= EXCERPT_LENGTH else text[:EXCERPT_LENGTH] + "…"
    return "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in shown)
