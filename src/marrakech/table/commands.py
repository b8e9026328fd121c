"""Commands: what somebody wants to happen at a table. A closed set, defined here once.

What the HTTP API and the socket accept follows from these definitions; docs/protocol.md explains
them.
"""

from typing import Annotated, NamedTuple, TypeAlias, get_args

from msgspec import Meta, Struct

from marrakech.bots.engines import Fault
from marrakech.table.reaction_limits import Reaction

LONGEST_TEXT = 64  # characters of a text in a command

Short = Annotated[str, Meta(max_length=LONGEST_TEXT)]
SeatNumber = Annotated[int, Meta(ge=1, le=4)]
Hash = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]{64}$")]  # SHA-256, in hexadecimal
Hashes = Annotated[tuple[Hash, ...], Meta(max_length=4)]


class CommandBody(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """What a command asks for."""


def _require_one_way(*given: object) -> None:
    """Refuse a seed that is given in more than one way: it would be unclear which one counts."""
    if len(given) - given.count(None) > 1:
        raise ValueError("given in more than one way")


class Sit(CommandBody, tag="sit", frozen=True):
    """Sit down at a free seat, with a seed for the dice or the hash of one."""

    name: Short | None = None
    seat: SeatNumber | None = None
    code: Short | None = None
    seed: Short | None = None
    commitment: Hash | None = None

    def __post_init__(self) -> None:
        _require_one_way(self.seed, self.commitment)


class Seed(CommandBody, tag="seed", frozen=True):
    """Give another seed, or promise one by its hash."""

    seat: SeatNumber
    seed: Short | None = None
    commitment: Hash | None = None

    def __post_init__(self) -> None:
        _require_one_way(self.seed, self.commitment)


class Reveal(CommandBody, tag="reveal", frozen=True):
    """Reveal the seed that was promised."""

    seat: SeatNumber
    seed: Short


class Leave(CommandBody, tag="leave", frozen=True):
    """Leave a seat again, before the start."""

    seat: SeatNumber


class Remove(CommandBody, tag="remove", frozen=True):
    """The host frees a seat."""

    seat: SeatNumber


class SeatBot(CommandBody, tag="seat-bot", frozen=True):
    """The host gives a seat to a bot."""

    seat: SeatNumber
    bot: Short | None = None


class Start(CommandBody, tag="start", frozen=True):
    """The host starts the game."""


class Cancel(CommandBody, tag="cancel", frozen=True):
    """The host cancels the table."""


class RenewCode(CommandBody, tag="renew-code", frozen=True):
    """The host wants a new code for the link to the seats."""


class Act(CommandBody, tag="act", frozen=True):
    """A decision of the player to move, or giving up."""

    action: Short


class Roll(CommandBody, tag="roll", frozen=True):
    """Roll the die, where the rules leave that to the player."""


class Undo(CommandBody, tag="undo", frozen=True):
    """Take back the last rug, where everybody plays on one device."""


class StandIn(CommandBody, tag="stand-in", frozen=True):
    """Let a bot play for somebody who is away."""

    seat: SeatNumber
    bot: Short | None = None


class Back(CommandBody, tag="back", frozen=True):
    """Play again where a bot stands in."""


class Offer(CommandBody, tag="offer", frozen=True):
    """Make a one-time link that moves a seat to another device."""

    seat: SeatNumber


class Claim(CommandBody, tag="claim", frozen=True):
    """Take the seat that a one-time link leads to."""

    code: Short | None = None


class Rematch(CommandBody, tag="rematch", frozen=True):
    """Another game of the same people, with seats moved by one."""

    seed: Short | None = None
    commitments: Hashes | None = None  # one for each seat of the player who asks

    def __post_init__(self) -> None:
        _require_one_way(self.seed, self.commitments)


class React(CommandBody, tag="react", frozen=True):
    """Send a reaction, from a seat of one's own or as a spectator."""

    reaction: Reaction
    seat: SeatNumber | None = None


# What only the server does


class RecordRematch(CommandBody, tag="record-rematch", frozen=True):
    """Record at which table the next game was set up."""

    table: str
    instead_of: str  # an earlier table for it that was cancelled or deleted, if any


class BotAct(CommandBody, tag="bot-act", frozen=True):
    """A bot's decision, or the reason why it failed to make one."""

    action: str
    reason: Fault | None = None


class TimeOut(CommandBody, tag="time-out", frozen=True):
    """The time of the player to move has run out."""


class Hold(CommandBody, tag="hold", frozen=True):
    """Take time in which nobody could act off the running clock."""

    milliseconds: int


ClientCommand: TypeAlias = (
    Sit
    | Seed
    | Reveal
    | Leave
    | Remove
    | SeatBot
    | Start
    | Cancel
    | RenewCode
    | Act
    | Roll
    | Undo
    | StandIn
    | Back
    | Offer
    | Claim
    | Rematch
    | React
)
ServerCommand: TypeAlias = RecordRematch | BotAct | TimeOut | Hold
AnyCommandBody: TypeAlias = ClientCommand | ServerCommand


class Command(NamedTuple):
    """A body, and who sent it."""

    body: AnyCommandBody
    id: str | None = None  # the same id twice is the same command
    holder: str = ""  # the device that sends it; "" for the server itself
    seen: int | None = None  # the number of the last event that the sender has seen

    @property
    def key(self) -> str | None:
        """What identifies it in the log. The same id from two devices stands for two commands."""
        return None if self.id is None else f"{self.id}@{self.holder}"

    @property
    def kind(self) -> str:
        """What the body is called on the wire."""
        return str(self.body.__struct_config__.tag)


def people_can() -> tuple[str, ...]:
    """Every kind of command that somebody at a table can send."""
    return tuple(str(body.__struct_config__.tag) for body in get_args(ClientCommand))
