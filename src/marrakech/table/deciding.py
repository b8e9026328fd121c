"""What a command does to a table: the events it causes, or the reason why not."""

from collections.abc import Callable

from marrakech.rules import Refusal
from marrakech.table.at_play import (
    act,
    bot_act,
    claim,
    come_back,
    hold,
    offer,
    rematch,
    roll,
    stand_in,
    time_out,
)
from marrakech.table.commands import Circumstances, Command
from marrakech.table.events import Draft
from marrakech.table.gathering import (
    cancel,
    leave,
    remove,
    renew_code,
    seat_bot,
    sit,
    start_game,
)
from marrakech.table.sealing import change_seed, reveal
from marrakech.table.state import Table

MOST_EVENTS = 1000  # a game needs some two hundred; what can be repeated for ever stops here
MOST_WITH_STAND_INS = 2 * MOST_EVENTS  # nobody can spend the first thousand to keep bots out


def decide(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """The events that a command causes. A command that may not be done is refused."""
    by_server = command.holder == ""
    if command.kind not in (_BY_SERVER if by_server else _BY_PEOPLE):
        raise Refusal("command-unknown", kind=command.kind[:20])
    _leave_room(table, command.kind)
    return (_BY_SERVER if by_server else _BY_PEOPLE)[command.kind](table, command, around)


def _leave_room(table: Table, kind: str) -> None:
    """Refuse what could be repeated for ever once a log is long. Never refused: play, giving up,
    coming back (once for each stand-in), claiming (once for each offer), the first rematch."""
    most = _REPEATABLE.get(kind)
    if kind == "rematch" and not table.rematch:
        return
    if most is not None and table.number >= most:
        raise Refusal("log-long", most=most)


_REPEATABLE = dict.fromkeys(
    ("sit", "seed", "leave", "remove", "seat-bot", "renew-code", "offer", "rematch"), MOST_EVENTS
) | {"stand-in": MOST_WITH_STAND_INS}
_Decider = Callable[[Table, Command, Circumstances], list[Draft]]
_BY_PEOPLE: dict[str, _Decider] = {
    "sit": sit,
    "seed": change_seed,
    "reveal": reveal,
    "leave": leave,
    "remove": remove,
    "seat-bot": seat_bot,
    "start": start_game,
    "cancel": cancel,
    "renew-code": renew_code,
    "act": act,
    "roll": roll,
    "stand-in": stand_in,
    "back": come_back,
    "offer": offer,
    "claim": claim,
    "rematch": rematch,
}
_BY_SERVER: dict[str, _Decider] = {
    "bot-act": bot_act,
    "time-out": time_out,
    "hold": hold,
}


def people_can() -> tuple[str, ...]:
    """Every kind of command that somebody at a table can send."""
    return tuple(_BY_PEOPLE)
