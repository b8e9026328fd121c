"""Clocks, folded from the times of events. They stand still while the server is down."""

from dataclasses import dataclass, field

from marrakech.table.setup import Clock


@dataclass(slots=True)
class Clocks:
    """How much time each seat has left, in milliseconds."""

    clock: Clock
    players: int
    since: int  # when the player to move began to think
    left: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.left = self.left or [self.clock.seconds * 1000] * self.players

    def copy(self) -> "Clocks":
        """The same clocks, to be turned on their own."""
        return Clocks(self.clock, self.players, self.since, self.left.copy())

    @property
    def runs(self) -> bool:
        """Whether time counts at this table."""
        return self.clock.kind != "none"

    def count_time(self, seat: int, at: int) -> None:
        """The player to move has decided."""
        if self.runs:
            self.left[seat - 1] = max(0, self.left[seat - 1] - max(0, at - self.since))
        self.since = at

    def turn_over(self, seat: int) -> None:
        """That seat's turn is over: it gets its increment, or a fresh turn's time."""
        if self.clock.kind == "turn":
            self.left[seat - 1] = self.clock.seconds * 1000
        elif self.clock.kind == "game":
            self.left[seat - 1] += self.clock.increment * 1000

    def skip_time(self, at: int) -> None:
        """A bot was to move until now: that counts for nobody."""
        self.since = at

    def turn_over_by_bot(self, seat: int) -> None:
        """A bot has finished that seat's turn. A player who comes back has time for at least one
        turn; not before, or running out of time and coming back would never end."""
        if self.clock.kind == "turn" or not self.left[seat - 1]:
            self.left[seat - 1] = self.turn_time()

    def turn_time(self) -> int:
        """What a turn is given: its time, or the increment of a game's clock, or a minute."""
        if self.clock.kind == "turn":
            return self.clock.seconds * 1000
        return min(max(self.clock.increment, 60), self.clock.seconds) * 1000

    def held(self, milliseconds: int) -> None:
        """Time that does not count."""
        self.since += milliseconds

    def runs_out(self, seat: int) -> int | None:
        """When the player to move will have no time left, or None where no clock runs."""
        return self.since + self.left[seat - 1] if self.runs else None
