"""The phases of a table: gathering, then playing, then over; or cancelled before it began."""

from dataclasses import dataclass, field, replace
from typing import ClassVar, Literal, NamedTuple, TypeAlias, get_args

from marrakech.rules import Action, Position
from marrakech.table.clocks import Clocks
from marrakech.table.events import LeaveReason

PhaseName = Literal["gathering", "playing", "over", "cancelled"]
PHASES: tuple[PhaseName, ...] = get_args(PhaseName)


class Seal(NamedTuple):
    """The seeds of all seats, fixed by their hashes before any is shown."""

    round: int = 0  # how often they have been sealed
    hashes: tuple[str, ...] = ()  # of each seat's seed; none while there is no seal
    number: int = 0  # of the event that sealed them


NO_SEAL = Seal()


class BeforeLay(NamedTuple):
    """A game as it stood before the rug laid last, while that can be taken back."""

    lay: int  # the number of the event that laid it
    position: Position
    turn: int
    actions: int  # how many there had been
    chances: int
    left: tuple[int, ...]  # on the clocks


@dataclass(slots=True)
class Gathering:
    """People sit down, and their seeds are promised, sealed and shown."""

    name: ClassVar[PhaseName] = "gathering"
    seal: Seal = NO_SEAL
    start_asked: bool = False  # the host has asked for the start with the people who sit here now
    broken: int = 0  # how many seals were broken

    def copy(self) -> "Gathering":
        """The same, to be changed on its own."""
        return replace(self)


@dataclass(slots=True)
class Playing:
    """A game is on."""

    name: ClassVar[PhaseName] = "playing"
    start: Position
    position: Position
    turn: int  # the number of the record's next line
    clocks: Clocks
    seal: Seal = NO_SEAL  # under which it began
    actions: list[Action] = field(default_factory=list)
    last_action: int = 0  # the number of the last event that changed the position
    chances: int = 0  # how many rolls and draws there have been
    faults: dict[int, LeaveReason] = field(
        default_factory=dict
    )  # number of actions: why a seat left
    before_lay: BeforeLay | None = None  # until the next facing or roll

    def remember_lay(self, number: int) -> None:
        """Keep how things stand, so that the rug that the event with this number is about to lay
        can be taken back."""
        actions, left = len(self.actions), tuple(self.clocks.left)
        self.before_lay = BeforeLay(number, self.position, self.turn, actions, self.chances, left)

    def take_back(self, before: BeforeLay) -> None:
        """Go back to before the last rug. The draw after it has the same number when it comes
        again, so the same rug is drawn."""
        self.position, self.turn, self.chances = before.position, before.turn, before.chances
        del self.actions[before.actions :]
        self.clocks.left = list(before.left)
        self.before_lay = None

    def copy(self) -> "Playing":
        """The same, to be changed on its own."""
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
        """The same, to be changed on its own. The game changes no more."""
        return replace(self)


@dataclass(slots=True)
class Cancelled:
    """The host has given the table up before it began."""

    name: ClassVar[PhaseName] = "cancelled"
    seal: Seal = NO_SEAL  # under which it was given up

    def copy(self) -> "Cancelled":
        """The same."""
        return self


Phase: TypeAlias = Gathering | Playing | Over | Cancelled
