"""How a table is set up: the rules, the clock, who sits where, and who may find it."""

from collections.abc import Collection
from dataclasses import dataclass, fields
from typing import Annotated, Literal

from msgspec import Meta, Struct

from marrakech.rules import Facing, Refusal, Ruleset, edition_named, format_ruleset, start

LONGEST_CLOCK = 24 * 60 * 60  # seconds
PERSON, OPEN = "person", "open"

Timeout = Literal["out", "bot"]  # what running out of time means: out, or a bot that plays on
Seconds = Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How time is limited: not at all, per turn, or per game with an increment for each turn."""

    kind: Literal["none", "turn", "game"] = "none"
    seconds: Seconds = 0
    increment: Seconds = 0

    def __post_init__(self) -> None:
        seconds = range(1, LONGEST_CLOCK + 1)
        fine = {
            "none": self.seconds == self.increment == 0,
            "turn": self.seconds in seconds and self.increment == 0,
            "game": self.seconds in seconds and 0 <= self.increment <= LONGEST_CLOCK,
        }
        if not fine.get(self.kind, False):
            raise Refusal("clock-form", kind=str(self.kind)[:20])


NO_CLOCK = Clock()


@dataclass(frozen=True, slots=True)
class Setup:
    """What the host of a new table asks for."""

    seats: tuple[str, ...]  # "person" (the host), "open", or the name of a bot
    rules: Ruleset
    edition: str | None = None
    facing: Facing = "S"
    clock: Clock = NO_CLOCK
    timeout: Timeout = "out"
    listed: bool = False  # whether strangers can find it
    autostart: bool = True  # whether it starts automatically once every seat is taken

    def __post_init__(self) -> None:
        start(len(self.seats), self.rules, self.facing)  # refuses what cannot be played
        if self.timeout not in ("out", "bot"):
            raise Refusal("timeout-kind", text=self.timeout[:20])
        if self.edition is not None and edition_named(self.edition).ruleset != self.rules:
            raise Refusal("record-edition", name=self.edition, tag="Edition")

    @classmethod
    def like(cls, described: object, rules: Ruleset, edition: str | None) -> "Setup":
        """A setup with these rules, and the other fields of a request or an event."""
        rest = {name: getattr(described, name) for name in _DESCRIBED}
        return cls(rules=rules, edition=edition, **rest)

    def seat_only(self, bots: Collection[str]) -> None:
        """Refuse a seat for what is none of these bots. A table that was set up elsewhere, or
        before, may have others: its log stays readable."""
        for seat in self.seats:
            if seat not in (PERSON, OPEN, *bots):
                raise Refusal("seat-kind", text=seat[:20])


# The fields of a setup that requests, events and the wire have as they are.
_DESCRIBED = tuple(one.name for one in fields(Setup) if one.name not in ("rules", "edition"))


class SetupInfo(Struct, frozen=True):
    """What a table was set up with, as it is stored and sent."""

    players: int
    rules: str
    edition: str | None
    facing: Facing
    clock: Clock
    timeout: Timeout
    listed: bool
    autostart: bool
    seats: tuple[str, ...]

    @classmethod
    def of(cls, setup: Setup) -> "SetupInfo":
        """A setup as it is stored and sent."""
        rest = {name: getattr(setup, name) for name in _DESCRIBED}
        rules = format_ruleset(setup.rules)
        return cls(players=len(setup.seats), rules=rules, edition=setup.edition, **rest)
