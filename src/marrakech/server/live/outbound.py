"""What pages are told, put together from tables and refusals."""

from msgspec import UNSET, UnsetType
from msgspec.structs import asdict

from marrakech.rules import Refusal
from marrakech.server.http.problems import problem_of
from marrakech.server.live.messages import Refused, Trouble, YouMessage
from marrakech.table.events import encode
from marrakech.table.state import Table
from marrakech.table.wire import you


def you_message(table: Table, holder: str) -> str:
    """What only this device may know of a table."""
    return encode(YouMessage(**asdict(you(table, holder)), table=table.id))


def trouble_message(key: str | None) -> str:
    """Nothing can be kept just now, or it can be again."""
    return encode(Trouble(key))


def refused(refusal: Refusal, command: str | None, table: str | UnsetType = UNSET) -> Refused:
    """Why something was not done."""
    return Refused(**asdict(problem_of(refusal)), id=command, table=table)


def events_message(table_id: str, wire: list[str], state: str) -> str:
    """`messages.Events`, put together from what was encoded once: many are told the same."""
    events = ",".join(wire)
    return f'{{"t":"events","table":"{table_id}","events":[{events}],"state":{state}}}'
