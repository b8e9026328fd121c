"""What pages are told, put together from tables and refusals."""

from msgspec import UNSET, UnsetType
from msgspec.structs import asdict

from marrakech.rules import Refusal
from marrakech.server.http.problems import problem_of
from marrakech.server.live.messages import Refused, Trouble, YouMessage
from marrakech.table.events import encode
from marrakech.table.state import Table
from marrakech.table.wire import standing, you


def you_message(table: Table, holder: str) -> str:
    """What only this device may know of a table."""
    return encode(YouMessage(**asdict(you(table, holder)), table=table.id))


def trouble_message(key: str | None) -> str:
    """Nothing can be kept just now, or it can be again."""
    return encode(Trouble(key))


def refused(refusal: Refusal, command: str | None, table: str | UnsetType = UNSET) -> Refused:
    """Why something was not done."""
    return Refused(**asdict(problem_of(refusal)), id=command, table=table)


class TableUpdate:
    """What the watchers of a table are sent: `messages.Events`, each part encoded only once."""

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
