"""Commands: what somebody wants to happen at a table, and what is checked of nearly all of them."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from marrakech.bots import STAND_IN, bot_names
from marrakech.rules import Position, Refusal
from marrakech.rules.actions import LEAVERS
from marrakech.table.setup import PERSON
from marrakech.table.state import Table


@dataclass(frozen=True, slots=True)
class Command:
    """What somebody wants to happen at a table."""

    kind: str
    id: str | None = None  # the same id twice is the same command
    holder: str = ""  # the device that sends it; "" for the server itself
    seen: int | None = None  # the number of the last event that the sender has seen
    data: dict[str, Any] = field(default_factory=dict)

    @property
    def key(self) -> str | None:
        """What the log knows it by: two devices that choose the same id mean two commands."""
        return None if self.id is None else f"{self.id}@{self.holder}"


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What a decision depends on beside the log."""

    now: int  # milliseconds
    absent: Collection[int] = ()  # seats whose people have been away longer than the grace time
    bots: Collection[str] = bot_names()  # that can be asked to play


def in_phase(table: Table, phase: str) -> None:
    """Refuse what does not belong into this phase of a table."""
    if table.phase != phase:
        raise Refusal("wrong-phase", phase=table.phase, needed=phase)


def live_position(table: Table, command: Command) -> Position:
    """The position, if the sender has seen it. Who gives up does so in any position."""
    in_phase(table, "playing")
    assert table.position is not None
    if command.data.get("action") in LEAVERS:
        return table.position
    if command.seen is None or command.seen < table.last_action:
        raise Refusal("behind", number=table.number)
    return table.position


def host_before_start(table: Table, command: Command) -> None:
    """Refuse what only the host may do, and only before the start."""
    if command.holder != table.host:
        raise Refusal("not-host")
    in_phase(table, "gathering")


def wanted_seat(table: Table, command: Command) -> int:
    """The seat that a command names."""
    seat = command.data.get("seat")
    if not isinstance(seat, int) or not 1 <= seat <= len(table.chairs):
        raise Refusal("seat-missing", seat=str(seat)[:20])
    return seat


def own_seat(table: Table, command: Command) -> int:
    """The seat that a command names, if it is the sender's."""
    seat = wanted_seat(table, command)
    if seat not in table.seats_of(command.holder):
        raise Refusal("not-your-seat", seat=seat)
    return seat


def person_in(table: Table, seat: int) -> None:
    """A person's seat that is still in the game and where no bot stands in yet."""
    assert table.position is not None
    if table.chair(seat).kind != PERSON or table.chair(seat).bot:
        raise Refusal("seat-not-persons", seat=seat)
    if table.position.seats[seat - 1].out:
        raise Refusal("seat-out", action=f"x{seat}", seat=seat)


def wanted_bot(command: Command, around: Circumstances) -> str:
    """The bot that a command names, or else the one that stands in for people."""
    bot = str(command.data.get("bot") or STAND_IN)
    if bot not in around.bots:
        raise Refusal("bot-unknown", name=bot[:20], names=" ".join(around.bots))
    return bot


def wanted_stand_in(command: Command, around: Circumstances) -> str:
    """The bot that is to play for an absent person: the usual one or a stronger one, for it is an
    opponent who chooses. How strong an engine is, nobody knows."""
    bot = wanted_bot(command, around)
    names = bot_names()
    fit = names[names.index(STAND_IN) :]
    if bot not in fit:
        raise Refusal("stand-in-weak", name=bot[:20], names=" ".join(fit))
    return bot
