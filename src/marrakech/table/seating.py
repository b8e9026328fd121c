"""Commands before the start: sitting down, leaving, starting."""

from marrakech.rules import Refusal
from marrakech.table.commands import Leave, Remove, SeatBot, Sit
from marrakech.table.decision import Decision
from marrakech.table.events import BotSeated, CodeRenewed, Seated, TableCancelled, Vacated
from marrakech.table.lookalikes import distinct_name
from marrakech.table.nicknames import checked_name, new_code
from marrakech.table.seals import (
    BREAKS_BY_HOST,
    BREAKS_BY_SEATS,
    begin_if_due,
    begin_or_seal,
    break_seal,
    seat_seed,
)
from marrakech.table.setup import OPEN


def sit(decision: Decision, body: Sit) -> None:
    """Somebody sits down; with the last seat the game may begin."""
    decision.gathering()
    seat = _free_seat(decision, body)
    seated = (chair.name for chair in decision.table.chairs if chair.name)
    name = distinct_name(checked_name(body.name or ""), (*decision.around.bots, *seated))
    given = seat_seed(body.seed, body.commitment)
    decision.happen(Seated(seat, name, given.seed, decision.holder, given.commitment))
    begin_if_due(decision)


def _free_seat(decision: Decision, body: Sit) -> int:
    """The seat that was asked for, or the first that is free for this device."""
    table, holder = decision.table, decision.holder
    mine = [n for n, c in enumerate(table.chairs, 1) if c.reserved == holder]
    free = [n for n, c in enumerate(table.chairs, 1) if c.kind == OPEN and not c.reserved]
    if body.code == table.join_code or table.listed or holder == table.host:
        mine += free
    if body.seat is not None:
        decision.chair(body.seat)
    seat = next(iter(mine), 0) if body.seat is None else body.seat
    if seat in mine:
        return seat
    if not free or (seat and seat not in free):
        raise Refusal("seat-taken", seat=seat)
    raise Refusal("code-wrong")


def leave(decision: Decision, body: Leave) -> None:
    """Somebody leaves their seat."""
    decision.gathering()
    decision.own_chair(body.seat)
    break_seal(decision, body.seat, BREAKS_BY_SEATS)
    decision.happen(Vacated(body.seat))


def remove(decision: Decision, body: Remove) -> None:
    """The host frees a seat."""
    decision.require_host()
    chair = decision.chair(body.seat)
    if chair.kind == OPEN and not chair.reserved:
        raise Refusal("seat-free", seat=body.seat)
    break_seal(decision, body.seat, BREAKS_BY_HOST)
    decision.happen(Vacated(body.seat))


def seat_bot(decision: Decision, body: SeatBot) -> None:
    """The host gives a seat to a bot, in place of anybody who sat there."""
    decision.require_host()
    decision.chair(body.seat)
    bot = decision.bot(body.bot)
    break_seal(decision, body.seat, BREAKS_BY_HOST)
    decision.happen(BotSeated(body.seat, bot))
    begin_if_due(decision)


def start_game(decision: Decision) -> None:
    """The host starts the game, once every seat is taken."""
    gathering, chairs = decision.require_host(), decision.table.chairs
    if any(chair.kind == OPEN for chair in chairs):
        raise Refusal("seats-open")
    if gathering.seal.hashes or any(chair.owes_seed for chair in chairs):
        raise Refusal("seeds-awaited")
    begin_or_seal(decision)


def cancel(decision: Decision) -> None:
    """The host cancels the table."""
    decision.require_host()
    decision.happen(TableCancelled())


def renew_code(decision: Decision) -> None:
    """Make a new code for the link to the seats. The old one, which may have spread, is void."""
    decision.require_host()
    decision.happen(CodeRenewed(new_code()))
