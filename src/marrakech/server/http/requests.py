"""The bodies of requests. A field that is not named here is refused."""

from typing import Annotated

from msgspec import Meta, Struct

from marrakech.rules import Facing
from marrakech.rules.notation.record_formatter import MAX_RECORD_LENGTH
from marrakech.server.decoding import EventNumber
from marrakech.table.commands import Hashes, Short
from marrakech.table.setup import NO_CLOCK, Clock, Timeout

RulesText = Annotated[str, Meta(max_length=200)]
PositionText = Annotated[str, Meta(max_length=500)]
Players = Annotated[int, Meta(ge=2, le=4)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is set up with."""

    seats: Annotated[tuple[Short, ...], Meta(min_length=2, max_length=4)]
    names: Annotated[tuple[Short, ...], Meta(max_length=4)] = ()
    edition: Short | None = None
    rules: RulesText | None = None
    facing: Facing = "S"
    clock: Clock = NO_CLOCK
    timeout: Timeout = "out"
    listed: bool = False
    autostart: bool = True
    seed: Short | None = None
    commitments: (
        Annotated[Hashes, Meta(description="the hash of a seed for each person's seat")] | None
    ) = None

    def __post_init__(self) -> None:
        if self.seed is not None and self.commitments is not None:
            raise ValueError("seeds given in more than one way")


class HintRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks what a stronger player would do."""

    seen: EventNumber


class PositionRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and perhaps an action in it."""

    position: PositionText
    action: Short | None = None


class StartRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The beginning of a game: for how many, by which rules, and where Assam faces."""

    players: Players
    rules: RulesText = "-"
    facing: Facing = "S"


# A character takes twelve bytes at most: as two escaped surrogates. The rest is the JSON around it.
LARGEST_RECORD_BODY = 12 * MAX_RECORD_LENGTH + 64


class RecordRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, as text."""

    record: str


class AnalysisRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What to analyse: the finished game of a table, or a record."""

    table: Short | None = None
    record: Annotated[str, Meta(max_length=MAX_RECORD_LENGTH)] | None = None

    def __post_init__(self) -> None:
        if (self.table is None) == (self.record is None):
            raise ValueError("expected either a table or a record")


class RolloutRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Which decision of an analysed game to roll out."""

    ply: Annotated[int, Meta(ge=0, description="how many actions of the record came before")]


class JoinRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a link that somebody has opened and agreed to."""

    code: Short


class SignOutRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Which devices are to be signed out: one by its id, or all of them."""

    device: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    everywhere: bool = False

    def __post_init__(self) -> None:
        if (self.device is None) is not self.everywhere:
            raise ValueError("one device or all of them")
