"""Messages to clients, made from tables, results and refusals."""

from msgspec import UNSET, UnsetType

from marrakech.rules import Refusal
from marrakech.server.live.messages import Done, Here, Refused, Trouble, You
from marrakech.server.presence import Attendance
from marrakech.server.refusals import problem_of
from marrakech.table.cached_table import CommandResult
from marrakech.table.events import encode
from marrakech.table.state import Table
from marrakech.table.wire import yours


def you_message(table: Table, holder: str) -> str:
    """What only this device may know of a table."""
    mine = yours(table, holder)
    return encode(You(table.id, mine.seats, mine.host, mine.reserved, mine.join_code))


def trouble_message(key: str | None) -> str:
    """Nothing can be stored just now, or it can be again."""
    return encode(Trouble(key))


def presence_message(table_id: str, who: Attendance) -> str:
    """Who is here."""
    return encode(Here(table_id, who.away, who.grace, who.watchers))


def done_message(command: str, table_id: str, result: CommandResult) -> str:
    """A command was done."""
    if result.rematch is not None:
        return encode(Done(command, table_id, rematch=result.rematch))
    code = UNSET if result.code is None else result.code
    seconds = UNSET if result.seconds is None else result.seconds
    return encode(Done(command, table_id, result.number, code, seconds))


def refused_message(refusal: Refusal, command: str | None, table: str | UnsetType = UNSET) -> str:
    """Why something was not done."""
    return encode(Refused(command, **problem_of(refusal), table=table))


def events_message(table_id: str, wire: list[str], state: str) -> str:
    """`messages.Events`, joined from parts that were encoded once: many get the same."""
    events = ",".join(wire)
    return f'{{"t":"events","table":"{table_id}","events":[{events}],"state":{state}}}'
