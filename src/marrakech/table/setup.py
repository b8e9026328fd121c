"""How a table is set up: the rules, the clock, who sits where, and who may find it."""

from collections.abc import Collection
from dataclasses import asdict, dataclass

from marrakech.rules import (
    Refusal,
    Ruleset,
    edition_named,
    format_ruleset,
    parse_ruleset,
    start,
)
from marrakech.table.events import Data

LONGEST_CLOCK = 24 * 60 * 60  # seconds
TIMEOUTS = ("out", "bot")
PERSON, OPEN = "person", "open"


@dataclass(frozen=True, slots=True)
class Clock:
    """How much time there is: none kept, so much a turn, or so much a game and more each turn."""

    kind: str = "none"  # none, turn or game
    seconds: int = 0
    increment: int = 0

    def __post_init__(self) -> None:
        seconds = range(1, LONGEST_CLOCK + 1)
        fine = {
            "none": self.seconds == self.increment == 0,
            "turn": self.seconds in seconds and self.increment == 0,
            "game": self.seconds in seconds and 0 <= self.increment <= LONGEST_CLOCK,
        }
        if not fine.get(self.kind, False):
            raise Refusal("clock-form", kind=str(self.kind)[:20])


@dataclass(frozen=True, slots=True)
class Setup:
    """What somebody asks for who sets up a table."""

    seats: tuple[str, ...]  # "person" (who sets it up), "open", or the name of a bot
    rules: Ruleset
    edition: str | None = None
    facing: str = "S"
    clock: Clock = Clock()
    timeout: str = "out"  # what running out of time means: "out", or a "bot" that plays on
    listed: bool = False  # whether strangers can find it
    autostart: bool = True  # whether it starts by itself once every seat is taken

    def __post_init__(self) -> None:
        start(len(self.seats), self.rules, self.facing)  # refuses what cannot be played
        if self.timeout not in TIMEOUTS:
            raise Refusal("timeout-kind", text=self.timeout[:20])
        if self.edition is not None and edition_named(self.edition).ruleset != self.rules:
            raise Refusal("record-edition", name=self.edition, tag="Edition")

    def seat_only(self, bots: Collection[str]) -> None:
        """Refuse a seat for what is none of these bots. A table that was set up elsewhere, or
        before, may have others: its log stays readable."""
        for seat in self.seats:
            if seat not in (PERSON, OPEN, *bots):
                raise Refusal("seat-kind", text=seat[:20])

    def data(self) -> Data:
        """The set-up as an event holds it."""
        return {
            "players": len(self.seats),
            "rules": format_ruleset(self.rules),
            "edition": self.edition,
            "facing": self.facing,
            "clock": asdict(self.clock),
            "timeout": self.timeout,
            "listed": self.listed,
            "autostart": self.autostart,
            "seats": list(self.seats),
        }


def setup_from(data: Data) -> Setup:
    """The set-up that an event holds."""
    return Setup(
        tuple(data["seats"]),
        parse_ruleset(data["rules"]),
        data["edition"],
        data["facing"],
        Clock(**data["clock"]),
        data["timeout"],
        data["listed"],
        data["autostart"],
    )
