"""Commands before the start: sitting down, making room, beginning."""

from marrakech.rules import Refusal
from marrakech.table.commands import (
    Circumstances,
    Command,
    host_before_start,
    in_phase,
    own_seat,
    wanted_bot,
    wanted_seat,
)
from marrakech.table.dice import checked_seat_seed
from marrakech.table.events import Draft
from marrakech.table.following import begin
from marrakech.table.names import checked_name, new_code
from marrakech.table.setup import OPEN, PERSON
from marrakech.table.state import Chair, Table


def sit(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """Somebody sits down; with the last seat the game may begin."""
    in_phase(table, "gathering")
    seat = _free_seat(table, command)
    name = checked_name(str(command.data.get("name", "")))
    seed = checked_seat_seed(str(command.data.get("seed") or new_code()))
    seated = Draft("seated", {"seat": seat, "name": name, "seed": seed}, {"holder": command.holder})
    return [seated, *_begin_if_full(table, seat, Chair(PERSON, seed=seed))]


def _free_seat(table: Table, command: Command) -> int:
    """The seat that was asked for, or the first that is free for this device."""
    wanted = command.data.get("seat")
    mine = [n for n, c in enumerate(table.chairs, 1) if c.reserved == command.holder]
    free = [n for n, c in enumerate(table.chairs, 1) if c.kind == OPEN and not c.reserved]
    invited = table.listed or command.holder == table.host
    if command.data.get("code") == table.join_code or invited:
        mine += free
    seat = next(iter(mine), 0) if wanted is None else wanted_seat(table, command)
    if seat in mine:
        return seat
    if not free or (seat and seat not in free):
        raise Refusal("seat-taken", seat=seat)
    raise Refusal("code-wrong")


def change_seed(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """Who has seen the commitment can still choose what to add to the dice."""
    in_phase(table, "gathering")
    seed = checked_seat_seed(str(command.data.get("seed") or ""))
    return [Draft("seeded", {"seat": own_seat(table, command), "seed": seed})]


def leave(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """Somebody gets up again."""
    in_phase(table, "gathering")
    return [Draft("vacated", {"seat": own_seat(table, command)})]


def remove(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """The host makes room."""
    host_before_start(table, command)
    seat = wanted_seat(table, command)
    if table.chair(seat).kind == OPEN and not table.chair(seat).reserved:
        raise Refusal("seat-free", seat=seat)
    return [Draft("vacated", {"seat": seat})]


def seat_bot(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """The host lets a bot sit there, whoever did before."""
    host_before_start(table, command)
    seat, bot = wanted_seat(table, command), wanted_bot(command, around)
    seated = Draft("bot-seated", {"seat": seat, "bot": bot})
    return [seated, *_begin_if_full(table, seat, Chair("bot", bot=bot, seed=f"bot-{seat}"))]


def start_game(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """The host begins, once nobody is missing."""
    host_before_start(table, command)
    if any(chair.kind == OPEN for chair in table.chairs):
        raise Refusal("seats-open")
    return begin(table, {})


def cancel(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """The host gives the table up."""
    host_before_start(table, command)
    return [Draft("cancelled", {})]


def _begin_if_full(table: Table, seat: int, chair: Chair) -> list[Draft]:
    """The start, if this was the last seat to be taken and the table starts by itself."""
    assert table.setup is not None
    open_seats = [n for n, c in enumerate(table.chairs, 1) if c.kind == OPEN and n != seat]
    return begin(table, {seat: chair}) if table.setup.autostart and not open_seats else []
