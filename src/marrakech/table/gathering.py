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
from marrakech.table.events import Draft
from marrakech.table.lookalikes import distinct_name
from marrakech.table.names import checked_name, new_code
from marrakech.table.sealing import (
    BREAKS_BY_HOST,
    BREAKS_BY_SEATS,
    begin_or_seal,
    break_seal,
    then_begin,
    wanted_seed,
)
from marrakech.table.setup import OPEN
from marrakech.table.state import Table


def sit(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """Somebody sits down; with the last seat the game may begin."""
    in_phase(table, "gathering")
    seat = _free_seat(table, command)
    name = _name_at(table, checked_name(str(command.data.get("name", ""))), around)
    data = {"seat": seat, "name": name, **wanted_seed(command.data)}
    return then_begin(table, [Draft("seated", data, {"holder": command.holder})], around)


def _name_at(table: Table, name: str, around: Circumstances) -> str:
    """The name under which somebody sits here, unlike everybody else's and unlike a bot's."""
    return distinct_name(name, (*around.bots, *(c.name for c in table.chairs if c.name)))


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


def leave(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """Somebody gets up again."""
    in_phase(table, "gathering")
    seat = own_seat(table, command)
    return [*break_seal(table, seat, BREAKS_BY_SEATS), Draft("vacated", {"seat": seat})]


def remove(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """The host makes room."""
    host_before_start(table, command)
    seat = wanted_seat(table, command)
    if table.chair(seat).kind == OPEN and not table.chair(seat).reserved:
        raise Refusal("seat-free", seat=seat)
    return [*break_seal(table, seat, BREAKS_BY_HOST), Draft("vacated", {"seat": seat})]


def seat_bot(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """The host lets a bot sit there, whoever did before."""
    host_before_start(table, command)
    seat, bot = wanted_seat(table, command), wanted_bot(command, around)
    seated = Draft("bot-seated", {"seat": seat, "bot": bot})
    return then_begin(table, [*break_seal(table, seat, BREAKS_BY_HOST), seated], around)


def start_game(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """The host begins, once nobody is missing."""
    host_before_start(table, command)
    if any(chair.kind == OPEN for chair in table.chairs):
        raise Refusal("seats-open")
    if table.sealed or any(chair.owes_seed for chair in table.chairs):
        raise Refusal("seeds-awaited")
    return begin_or_seal(table)


def cancel(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """The host gives the table up."""
    host_before_start(table, command)
    return [Draft("cancelled", {})]


def renew_code(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """A new code for the link to a seat: the old one, which may have got about, opens nothing."""
    host_before_start(table, command)
    return [Draft("code-renewed", {}, {"join_code": new_code()})]
