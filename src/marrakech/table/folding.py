"""The fold: what each event changes at a table."""

from typing import assert_never

from marrakech.rules import Position, apply, parse_position, parse_ruleset
from marrakech.rules.actions import LEAVERS
from marrakech.rules.notation.record import ends_turn, first_number
from marrakech.rules.position import is_beginning
from marrakech.table.chairs import Chair
from marrakech.table.clocks import Clocks
from marrakech.table.dice import bot_seed
from marrakech.table.events import (
    Acted,
    BotSeated,
    CodeRenewed,
    Created,
    Ended,
    Event,
    Held,
    Moved,
    Offered,
    Reacted,
    Rematched,
    Returned,
    Revealed,
    Sealed,
    Seated,
    Seeded,
    Started,
    StoodIn,
    TableCancelled,
    Undone,
    Unsealed,
    Vacated,
)
from marrakech.table.phases import Cancelled, Over, Playing, Seal
from marrakech.table.setup import OPEN, PERSON, Setup
from marrakech.table.state import CHANCE_STEPS, LogError, Table


def fold(table: Table, event: Event) -> None:
    """Change a table as one event says."""
    if event.number != table.number + 1:
        raise LogError(f"event {event.number} after {table.number}")
    before, table.number, table.updated = table.updated, event.number, event.at
    if event.command is not None:
        table.commands[event.command] = event.number
    match event.body:
        case Created():
            raise LogError("a table is created once")
        case Seated() | Vacated() | BotSeated() | Seeded() | Revealed():
            _seat(table, event.body)
        case Sealed() | Unsealed():
            _seal(table, event.body)
        case Offered() | Moved() | CodeRenewed():
            _hand_over(table, event.body)
        case Started():
            _start(table, event.body)
        case Acted():
            _act(table, event.body)
        case Undone():
            _undo(table)
        case StoodIn() | Returned():
            _lend(table, event.body)
        case Held():
            if isinstance(table.phase, Playing):
                table.phase.clocks.held(event.body.milliseconds)
        case TableCancelled():
            table.phase = Cancelled(table.gathering().seal)
        case Ended():
            table.phase = Over(table.playing(), ended=table.updated)
        case Rematched():
            table.over().rematch = event.body.table
        case Reacted():
            said = event.body
            table.reactions = table.reactions.after(event.at, said.seat, said.holder)
            table.updated = before  # lists, pruning and clocks go by what happens to the table
        case _:
            assert_never(event.body)


def _seat(table: Table, body: Seated | Vacated | BotSeated | Seeded | Revealed) -> None:
    gathering, place = table.gathering(), body.seat - 1
    if not isinstance(body, Seeded | Revealed):
        gathering.start_asked = False
    match body:
        case Seated():
            table.chairs[place] = Chair(
                "person", body.name, "", body.seed, body.commitment, body.holder
            )
        case Vacated():
            table.chairs[place] = Chair()
        case BotSeated():
            table.chairs[place] = Chair("bot", bot=body.bot, seed=bot_seed(body.seat))
        case Seeded():
            table.chairs[place].seed = body.seed
            table.chairs[place].commitment = body.commitment
        case Revealed():
            table.chairs[place].seed = body.seed
        case _:
            assert_never(body)


def _seal(table: Table, body: Sealed | Unsealed) -> None:
    gathering = table.gathering()
    if isinstance(body, Sealed):
        gathering.seal = Seal(body.round, body.hashes, table.number)
        gathering.start_asked = True
        return
    gathering.seal = Seal(gathering.seal.round)
    gathering.broken += 1
    for chair in table.chairs:
        if chair.commitment:  # it may have been shown, so it is of no use any more
            chair.seed = chair.commitment = ""


def _hand_over(table: Table, body: Offered | Moved | CodeRenewed) -> None:
    if isinstance(body, CodeRenewed):
        table.join_code = body.join_code
        return
    chair = table.chair(body.seat)
    if isinstance(body, Offered):
        chair.offer, chair.offered, chair.offered_at = body.code, table.number, table.updated
        return
    if chair.holder == table.host:
        table.host = body.holder
    chair.holder, chair.offer = body.holder, ""


def _start(table: Table, body: Started) -> None:
    seal, position = table.gathering().seal, parse_position(body.position)
    clocks = Clocks(table.setup.clock, len(table.chairs), table.updated)
    table.phase = Playing(position, position, first_number(position), clocks, seal)


def _act(table: Table, body: Acted) -> None:
    game = table.playing()
    before, action = game.position, body.action
    if body.reason:
        game.faults[len(game.actions) + 1] = body.reason
    if before.step in CHANCE_STEPS and action not in LEAVERS:
        game.chances += 1
    after = apply(before, action)
    by_bot = table.chair(before.seat).played_by_bot
    if by_bot:
        game.clocks.skip_time(table.updated)
    else:
        game.clocks.count_time(before.seat, table.updated)
    if before.step == "lay" and action not in LEAVERS and not by_bot:
        game.remember_lay(table.number)
    elif before.step != "draw" or action in LEAVERS:
        game.before_lay = None
    if ends_turn(before, after):
        game.turn += 1
        if not _sets_up_piles(before):
            ends = game.clocks.turn_over_by_bot if by_bot else game.clocks.turn_over
            ends(before.seat)
    game.actions.append(action)
    game.position = after
    game.last_action = table.number


def _undo(table: Table) -> None:
    """Put the last rug back into its pile."""
    game = table.playing()
    if game.before_lay is None:
        raise LogError("there is no rug to take back")
    game.take_back(game.before_lay)
    game.clocks.since, game.last_action = table.updated, table.number


def _lend(table: Table, body: StoodIn | Returned) -> None:
    """A bot starts or stops playing for a person: their clock stops or runs again."""
    chair = table.chair(body.seat)
    clocks = _clocks_of(table, body.seat)
    if isinstance(body, StoodIn):
        chair.bot = body.bot
        table.playing().before_lay = None
        if clocks is not None:
            clocks.count_time(body.seat, table.updated)
    else:
        chair.bot = ""
        if clocks is not None:
            clocks.skip_time(table.updated)


def _clocks_of(table: Table, seat: int) -> Clocks | None:
    """The clocks, if that seat is to move."""
    phase = table.phase
    return phase.clocks if isinstance(phase, Playing) and phase.position.seat == seat else None


def created(table_id: str, event: Event) -> Table:
    """The table that its first event describes."""
    body = event.body
    if not isinstance(body, Created) or event.number != 1:
        raise LogError("a log begins with the creation of its table")
    setup = Setup.like(body, parse_ruleset(body.rules), body.edition)
    chairs = [
        Chair(
            reserved=body.reserved.get(str(number), ""),
            kept_for=body.kept_for.get(str(number), ""),
        )
        if kind in (OPEN, PERSON)
        else Chair("bot", bot=kind, seed=bot_seed(number))
        for number, kind in enumerate(setup.seats, 1)
    ]
    table = Table(
        table_id,
        event.number,
        event.at,
        setup,
        chairs,
        body.host,
        body.join_code,
        body.commitment,
        bytes.fromhex(body.server_seed),
    )
    if event.command is not None:
        table.commands[event.command] = event.number
    return table


def folded(table_id: str, events: list[Event]) -> Table:
    """The table that a log describes."""
    if not events:
        raise LogError("a log is never empty")
    table = created(table_id, events[0])
    for event in events[1:]:
        fold(table, event)
    return table


def _sets_up_piles(position: Position) -> bool:
    """Whether the draws before the first turn are being made: they are nobody's turn."""
    return position.step == "draw" and is_beginning(position.board)
