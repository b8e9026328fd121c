"""Messages to clients, made from tables, results and refusals."""

from msgspec import UNSET, UnsetType
from msgspec.structs import asdict

from marrakech.rules import Refusal
from marrakech.server.live.messages import (
    DoneMessage,
    PresenceMessage,
    RefusedMessage,
    TroubleMessage,
    YouMessage,
)
from marrakech.server.presence import Attendance
from marrakech.server.refusals import problem_of
from marrakech.table.cached_table import CommandResult
from marrakech.table.events import encode
from marrakech.table.state import Table
from marrakech.table.wire import command_done, standing, you


def you_message(table: Table, holder: str) -> str:
    """What only this device may know of a table."""
    return encode(YouMessage(**asdict(you(table, holder)), table=table.id))


def trouble_message(key: str | None) -> str:
    """Nothing can be stored just now, or it can be again."""
    return encode(TroubleMessage(key))


def presence_message(table_id: str, who: Attendance) -> str:
    """Who is here."""
    return encode(PresenceMessage(who.away, who.grace, who.watchers, table=table_id))


def done_message(command: str, table_id: str, result: CommandResult) -> str:
    """A command was done."""
    return encode(DoneMessage(**asdict(command_done(result)), id=command, table=table_id))


def refused_message(refusal: Refusal, command: str | None, table: str | UnsetType = UNSET) -> str:
    """Why something was not done."""
    problem = problem_of(refusal)
    return encode(
        RefusedMessage(problem.key, problem.details, problem.place, id=command, table=table)
    )


class TableUpdate:
    """The `EventsMessage` for each watcher of a table, with every part encoded only once."""

    def __init__(self, table: Table, events: list[str], now: int) -> None:
        self._table = table
        self._events = events  # all of them, encoded
        self._now = now
        self._states: dict[bool, str] = {}  # by whether it has prices
        self._messages: dict[tuple[int, bool], str] = {}

    def after(self, number: int, prices: bool = False) -> str:
        """The events after this number, and how the table stands, with or without prices."""
        message = self._messages.get((number, prices))
        if message is None:
            if prices not in self._states:
                self._states[prices] = encode(standing(self._table, self._now, prices))
            events, state = ",".join(self._events[number:]), self._states[prices]
            table_id = self._table.id
            message = f'{{"t":"events","table":"{table_id}","events":[{events}],"state":{state}}}'
            self._messages[number, prices] = message
        return message
