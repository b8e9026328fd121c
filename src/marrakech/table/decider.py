"""What a command does to a table: the events it causes, or the reason why not."""

from typing import assert_never, get_args

from marrakech.rules import Refusal
from marrakech.table.absence import (
    claim,
    come_back,
    offer,
    record_rematch,
    require_rematch,
    stand_in,
)
from marrakech.table.commands import (
    Act,
    Back,
    BotAct,
    Cancel,
    Claim,
    Command,
    Hold,
    Leave,
    Offer,
    React,
    RecordRematch,
    Rematch,
    Remove,
    RenewCode,
    Reveal,
    Roll,
    SeatBot,
    Seed,
    ServerCommand,
    Sit,
    StandIn,
    Start,
    TimeOut,
    Undo,
)
from marrakech.table.decision import Circumstances, Decision
from marrakech.table.gameplay import act, bot_act, hold, roll, time_out, undo
from marrakech.table.reactions import react
from marrakech.table.seals import change_seed, reveal
from marrakech.table.seating import cancel, leave, remove, renew_code, seat_bot, sit, start_game
from marrakech.table.state import Table

MOST_EVENTS = 1000  # a game needs some two hundred; commands that can be repeated stop here
MOST_WITH_STAND_INS = 2 * MOST_EVENTS  # so that nobody can use up the log to keep bots out

_BY_SERVER = tuple(body for body in get_args(ServerCommand) if body is not RecordRematch)


def decide(table: Table, command: Command, around: Circumstances) -> Decision:
    """What a command causes. A command that may not be done is refused."""
    _require_sender(command)
    _leave_room(table, command)
    decision, body = Decision(table, command, around), command.body
    match body:
        case Sit():
            sit(decision, body)
        case Seed():
            change_seed(decision, body)
        case Reveal():
            reveal(decision, body)
        case Leave():
            leave(decision, body)
        case Remove():
            remove(decision, body)
        case SeatBot():
            seat_bot(decision, body)
        case Start():
            start_game(decision)
        case Cancel():
            cancel(decision)
        case RenewCode():
            renew_code(decision)
        case Act():
            act(decision, body)
        case Roll():
            roll(decision)
        case Undo():
            undo(decision)
        case StandIn():
            stand_in(decision, body)
        case Back():
            come_back(decision)
        case Offer():
            offer(decision, body)
        case Claim():
            claim(decision, body)
        case Rematch():  # causes nothing here before its table is there
            require_rematch(decision)
        case React():
            react(decision, body)
        case RecordRematch():
            record_rematch(decision, body)
        case BotAct():
            bot_act(decision, body)
        case TimeOut():
            time_out(decision)
        case Hold():
            hold(decision, body)
        case _:
            assert_never(body)
    return decision


def _require_sender(command: Command) -> None:
    """Refuse a person's command that only the server may give, and the other way round."""
    if isinstance(command.body, _BY_SERVER) != (command.holder == ""):
        raise Refusal("command-unknown", kind=command.kind)


def _leave_room(table: Table, command: Command) -> None:
    """Refuse what could be repeated for ever once a log is long. Never refused: play, giving up,
    coming back (once for each stand-in), claiming (once for each offer), the first rematch.
    Reactions have a limit of their own, and take no room from anything else."""
    match command.body:
        case Sit() | Seed() | Leave() | Remove() | SeatBot() | RenewCode() | Offer() | Undo():
            most = MOST_EVENTS
        case Rematch() | RecordRematch() if table.rematch:
            most = MOST_EVENTS
        case StandIn():
            most = MOST_WITH_STAND_INS
        case _:
            return
    if table.number - table.reactions.total >= most:
        raise Refusal("log-long", most=most)
