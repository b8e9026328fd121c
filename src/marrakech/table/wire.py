"""What clients are told: events with all that an eye needs, and the table as it stands."""

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType, field

from marrakech.rules import (
    COLOUR_OF,
    FACES,
    SQUARES,
    Payment,
    Position,
    Step,
    area,
    chances,
    format_position,
    format_ruleset,
    legal_actions,
    outcome,
    owner,
    path,
    payment,
    start,
    visible,
)
from marrakech.table.events import Acted, Body, Event, encode, public_data
from marrakech.table.phases import PhaseName, Playing
from marrakech.table.setup import Setup
from marrakech.table.state import Table

Data = dict[str, Any]


class PaymentTold(Struct, frozen=True):
    """Who pays whom, for which squares, and how much."""

    payer: int = field(name="from")
    to: int
    area: list[str]
    price: int
    paid: int


class Walk(Struct, frozen=True, omit_defaults=True):
    """Where Assam goes on a roll, step by step with his facing like `d5N`, and what it costs."""

    path: list[str]
    payment: PaymentTold | None = None


class ActedTold(Body, tag="acted", frozen=True):
    """An action with all that an eye needs: the walk after a roll, and how things stand then."""

    number: int
    at: int
    action: str
    seat: int
    turn: int  # the number of its line in the record; the draws of the beginning are line 0
    during: Step  # the step that it was done at
    position: str
    points: list[int]
    squares: list[int]  # visible ones of each seat's colours
    reason: str = ""
    path: list[str] | UnsetType = UNSET  # after a roll
    payment: PaymentTold | UnsetType = UNSET


class ClocksTold(Struct, frozen=True):
    """How much time is left, in milliseconds."""

    left: list[int]
    since: int  # when the player to move began to think
    running: int  # the seat whose clock runs, or 0


class Standing(Struct, frozen=True, omit_defaults=True):
    """What changes with every action. A position is there once the game has begun."""

    number: int  # of the last event
    phase: PhaseName
    now: int  # the server's clock, in milliseconds since 1970
    position: str | UnsetType = UNSET
    seat: int | UnsetType = UNSET  # to move, or whose pile is drawn from
    step: Step | UnsetType = UNSET
    turn: int | UnsetType = UNSET  # the number of the record's line that is being played
    legal: list[str] | UnsetType = UNSET
    points: list[int] | UnsetType = UNSET
    squares: list[int] | UnsetType = UNSET
    ranks: list[int] | UnsetType = UNSET
    clocks: ClocksTold | UnsetType = UNSET


class Yours(Struct, frozen=True, omit_defaults=True):
    """What only one device may know: its own seats, and for the host the link to the others."""

    seats: list[int]
    host: bool
    reserved: list[int]
    join_code: str = ""


def happen(table: Table, event: Event) -> str:
    """Let an event happen, and tell of it."""
    body = event.body
    if not isinstance(body, Acted):
        table.fold(event)
        return told(event)
    game = table.playing()
    before, turn = game.position, game.turn
    table.fold(event)
    walk = walk_after(before, body.action) if before.step == "roll" else None
    scores = scores_data(game.position)
    return encode(
        ActedTold(
            event.number,
            event.at,
            body.action,
            body.seat,
            turn,
            before.step,
            format_position(game.position),
            scores["points"],
            scores["squares"],
            body.reason,
            walk.path if walk else UNSET,
            (walk and walk.payment) or UNSET,
        )
    )


def told(event: Event) -> str:
    """An event that is told as it is stored, without its secrets."""
    envelope = {"number": event.number, "at": event.at, "kind": event.kind}
    return encode(envelope | public_data(event.body))


def scores_data(position: Position) -> Data:
    """How everybody stands, in seat order."""
    return {
        "points": list(outcome(position).points),
        "squares": [visible(position, seat) for seat in range(1, len(position.seats) + 1)],
    }


def walk_after(before: Position, roll: str) -> Walk | None:
    """Where Assam goes on a roll, and what it costs; None for an action that is no roll."""
    if not roll.isdigit():
        return None
    spots = path(before.assam, before.facing, int(roll))
    due = payment(before, roll)
    return Walk(
        [SQUARES[square] + facing for square, facing in spots],
        payment_told(due) if due else None,
    )


def walk_data(before: Position, roll: str) -> Data:
    """The same as data; nothing for an action that is no roll."""
    walk = walk_after(before, roll)
    return msgspec.to_builtins(walk) if walk else {}


def payment_told(due: Payment) -> PaymentTold:
    """A payment as it is told."""
    area = [SQUARES[square] for square in sorted(due.area)]
    return PaymentTold(due.payer, due.owner, area, due.price, due.paid)


def position_data(position: Position) -> Data:
    """A position with everything that a client without rules needs."""
    standings = outcome(position)
    data: Data = {
        "position": format_position(position),
        "rules": format_ruleset(position.ruleset),
        "step": position.step,
        "seat": position.seat,
        "assam": SQUARES[position.assam],
        "facing": position.facing,
        "legal": list(legal_actions(position)),
        "chances": {action: str(chance) for action, chance in chances(position)},
        "seats": [
            {
                "dirhams": seat.dirhams,
                "squares": visible(position, number),
                "points": standings.points[number - 1],
                "rank": standings.ranks[number - 1],
                "rugs": dict(zip(seat.colours, seat.rugs, strict=True)),
                "next": seat.top or None,
                "out": seat.out or None,
            }
            for number, seat in enumerate(position.seats, 1)
        ],
        "winners": list(standings.winners),
    }
    return data


def prices_data(position: Position) -> Data:
    """What each roll would lead to, where a roll is to come or a facing to be chosen."""
    facings = legal_actions(position) if position.step == "turn" else (position.facing,)
    if position.step not in ("turn", "roll"):
        return {}
    return {
        facing: {
            roll: walk_data(position._replace(facing=FACES[facing]), roll)
            for roll in ("1", "2", "3", "4")
        }
        for facing in facings
    }


def area_data(position: Position, square: int) -> Data:
    """The area that a square belongs to, and what stopping there would cost each seat."""
    squares = area(position, square)
    if not squares:
        return {"square": SQUARES[square], "area": [], "owner": None, "price": 0}
    whose = owner(position.seats, COLOUR_OF[position.board[square]])
    out = position.seats[whose - 1].out
    return {
        "square": SQUARES[square],
        "area": [SQUARES[near] for near in sorted(squares)],
        "owner": whose,
        "price": 0 if out else len(squares),
    }


def table_data(table: Table, now: int) -> Data:
    """A table as everybody may see it."""
    setup, game, seal = table.setup, table.game, table.seal
    begun = game.position if game else start(len(setup.seats), setup.rules, setup.facing)
    return {
        "table": table.id,
        "number": table.number,
        "phase": table.phase.name,
        "setup": setup_data(setup),
        "commitment": table.commitment,
        "seats": [
            {
                "kind": chair.kind,
                "name": chair.name,
                "bot": chair.bot or None,
                "seed": chair.seed,
                "commitment": chair.commitment or None,
                "colours": list(seat.colours),
            }
            for chair, seat in zip(table.chairs, begun.seats, strict=True)
        ],
        "sealed": {"round": seal.round, "hashes": list(seal.hashes)} if seal.hashes else None,
        "rematch": table.rematch or None,
        **msgspec.to_builtins(standing(table, now)),
    }


def standing(table: Table, now: int) -> Standing:
    """How a table stands: sent along with events."""
    game = table.game
    if game is None:
        return Standing(table.number, table.phase.name, now)
    position, clocks = game.position, game.clocks
    scores = scores_data(position)
    return Standing(
        table.number,
        table.phase.name,
        now,
        format_position(position),
        position.seat,
        position.step,
        game.turn,
        list(legal_actions(position)) if isinstance(table.phase, Playing) else [],
        scores["points"],
        scores["squares"],
        list(outcome(position).ranks),
        ClocksTold(clocks.left, clocks.since, table.seat_to_move) if clocks.runs else UNSET,
    )


def setup_data(setup: Setup) -> Data:
    """What a table was set up with."""
    return {
        "players": len(setup.seats),
        "rules": format_ruleset(setup.rules),
        "edition": setup.edition,
        "facing": setup.facing,
        "clock": setup.clock,
        "timeout": setup.timeout,
        "listed": setup.listed,
        "autostart": setup.autostart,
        "seats": list(setup.seats),
    }


def yours(table: Table, holder: str) -> Yours:
    """What only this device may know."""
    reserved = [n for n, c in enumerate(table.chairs, 1) if c.reserved == holder != ""]
    host = holder == table.host
    code = table.join_code if host and holder else ""
    return Yours(list(table.seats_of(holder)), host, reserved, code)


def private_data(table: Table, holder: str) -> Data:
    """The same as data."""
    data: Data = msgspec.to_builtins(yours(table, holder))
    return data
