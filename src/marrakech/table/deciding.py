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
    change_seed,
    leave,
    remove,
    seat_bot,
    sit,
    start_game,
)
from marrakech.table.state import Table

MOST_EVENTS = 1000  # a game needs some two hundred; what can be repeated for ever stops here


def decide(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """The events that a command causes. A command that may not be done is refused."""
    by_server = command.holder == ""
    if command.kind not in (_BY_SERVER if by_server else _BY_PEOPLE):
        raise Refusal("command-unknown", kind=command.kind[:20])
    if command.kind in _REPEATABLE and table.number >= MOST_EVENTS:
        raise Refusal("log-long", most=MOST_EVENTS)
    return (_BY_SERVER if by_server else _BY_PEOPLE)[command.kind](table, command, around)


_REPEATABLE = ("sit", "seed", "leave", "remove", "seat-bot", "offer")
_Decider = Callable[[Table, Command, Circumstances], list[Draft]]
_BY_PEOPLE: dict[str, _Decider] = {
    "sit": sit,
    "seed": change_seed,
    "leave": leave,
    "remove": remove,
    "seat-bot": seat_bot,
    "start": start_game,
    "cancel": cancel,
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
