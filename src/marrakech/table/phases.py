"""The phases of a table: gathering, then playing, then over; or cancelled before it began."""

from dataclasses import dataclass, field, replace
from typing import ClassVar, Literal, NamedTuple, TypeAlias, get_args

from marrakech.rules import Action, Position
from marrakech.table.clocks import Clocks
from marrakech.table.events import LeaveReason

PhaseName = Literal["gathering", "playing", "over", "cancelled"]
PHASES: tuple[PhaseName, ...] = get_args(PhaseName)


class Seal(NamedTuple):
    """The seeds of all seats, fixed by their hashes before any of them is revealed."""

    round: int = 0  # how often they have been sealed
    hashes: tuple[str, ...] = ()  # of each seat's seed; none while there is no seal
    number: int = 0  # of the event that sealed them


NO_SEAL = Seal()


class BeforeLay(NamedTuple):
    """A game as it stood before the last rug, kept while that rug can be taken back."""

    lay: int  # the number of the event that laid it
    position: Position
    turn: int
    actions: int  # how many there had been
    chances: int
    left: tuple[int, ...]  # on the clocks


@dataclass(slots=True)
class Gathering:
    """People sit down, and their seeds are promised, sealed and revealed."""

    name: ClassVar[PhaseName] = "gathering"
    seal: Seal = NO_SEAL
    start_asked: bool = False  # the host has asked to start, and no seat has changed since
    broken: int = 0  # how many seals were broken

    def copy(self) -> "Gathering":
        """A copy to change on its own."""
        return replace(self)


@dataclass(slots=True)
class Playing:
    """A game is in progress."""

    name: ClassVar[PhaseName] = "playing"
    start: Position
    position: Position
    turn: int  # the number of the record's next line
    clocks: Clocks
    seal: Seal = NO_SEAL  # under which it began
    actions: list[Action] = field(default_factory=list)
    last_action: int = 0  # the number of the last event that changed the position
    chances: int = 0  # how many rolls and draws there have been
    # Why a seat was made to leave, by the number of the action.
    faults: dict[int, LeaveReason] = field(default_factory=dict)
    before_lay: BeforeLay | None = None  # until the next facing or roll

    def remember_lay(self, number: int) -> None:
        """Remember how things stand before the event with this number lays a rug, so that the rug
        can be taken back."""
        actions, left = len(self.actions), tuple(self.clocks.left)
        self.before_lay = BeforeLay(number, self.position, self.turn, actions, self.chances, left)

    def take_back(self, before: BeforeLay) -> None:
        """Go back to how things stood before the last rug. The draw after it keeps its number, so
        the same rug is drawn again."""
        self.position, self.turn, self.chances = before.position, before.turn, before.chances
        del self.actions[before.actions :]
        self.clocks.left = list(before.left)
        self.before_lay = None

    def copy(self) -> "Playing":
        """A copy to change on its own."""
        return replace(
            self,
            clocks=self.clocks.copy(),
            actions=self.actions.copy(),
            faults=self.faults.copy(),
        )


@dataclass(slots=True)
class Over:
    """The game has ended; there may be another one at another table."""

    name: ClassVar[PhaseName] = "over"
    game: Playing  # as it stood at the end
    rematch: str = ""  # the table of the next game
    ended: int = 0  # the time of its end, in milliseconds

    def copy(self) -> "Over":
        """A copy to change on its own. They share the game, which no longer changes."""
        return replace(self)


@dataclass(slots=True)
class Cancelled:
    """The host cancelled the table before the game began."""

    name: ClassVar[PhaseName] = "cancelled"
    seal: Seal = NO_SEAL  # as it was then

    def copy(self) -> "Cancelled":
        """Itself, as it never changes."""
        return self


Phase: TypeAlias = Gathering | Playing | Over | Cancelled
