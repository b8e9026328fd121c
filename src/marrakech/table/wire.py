"""What clients are told: events with all that an eye needs, and the table as it stands."""

from typing import Any

from marrakech.rules import (
    SQUARES,
    Payment,
    Position,
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
from marrakech.table.events import Acted, Event, encode, public_data
from marrakech.table.phases import Playing
from marrakech.table.setup import Setup
from marrakech.table.state import Table

Data = dict[str, Any]


def happen(table: Table, event: Event) -> str:
    """Let an event happen, and tell of it."""
    told: Data = {"number": event.number, "at": event.at, "kind": event.kind}
    told |= public_data(event.body)
    if not isinstance(event.body, Acted):
        table.fold(event)
        return encode(told)
    game = table.playing()
    before, turn = game.position, game.turn
    table.fold(event)
    if before.step == "roll":
        told |= walk_data(before, event.body.action)
    told |= {"turn": turn, "during": before.step}
    told |= {"position": format_position(game.position), **scores_data(game.position)}
    return encode(told)


def told_at_first(event: Event) -> str:
    """The event that creates a table, as it is told."""
    told = {"number": event.number, "at": event.at, "kind": event.kind}
    return encode(told | public_data(event.body))


def scores_data(position: Position) -> Data:
    """How everybody stands, in seat order."""
    return {
        "points": list(outcome(position).points),
        "squares": [visible(position, seat) for seat in range(1, len(position.seats) + 1)],
    }


def walk_data(before: Position, roll: str) -> Data:
    """Where Assam goes on a roll, step by step, and what it costs."""
    if not roll.isdigit():
        return {}
    spots = path(before.assam, before.facing, int(roll))
    data: Data = {"path": [SQUARES[square] + facing for square, facing in spots]}
    if due := payment(before, roll):
        data["payment"] = payment_data(due)
    return data


def payment_data(due: Payment) -> Data:
    """Who pays whom, for which squares, and how much."""
    return {
        "from": due.payer,
        "to": due.owner,
        "area": [SQUARES[square] for square in sorted(due.area)],
        "price": due.price,
        "paid": due.paid,
    }


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
            roll: walk_data(position._replace(facing=facing), roll) for roll in ("1", "2", "3", "4")
        }
        for facing in facings
    }


def area_data(position: Position, square: int) -> Data:
    """The area that a square belongs to, and what stopping there would cost each seat."""
    squares = area(position, square)
    if not squares:
        return {"square": SQUARES[square], "area": [], "owner": None, "price": 0}
    whose = owner(position.seats, position.board[square][0])
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
        **standing(table, now),
    }


def standing(table: Table, now: int) -> Data:
    """What changes with every action: sent along with events."""
    data: Data = {"number": table.number, "phase": table.phase.name, "now": now}
    game = table.game
    if game is None:
        return data
    position, clocks = game.position, game.clocks
    data["position"] = format_position(position)
    data["seat"], data["step"], data["turn"] = position.seat, position.step, game.turn
    data["legal"] = list(legal_actions(position)) if isinstance(table.phase, Playing) else []
    data |= {**scores_data(position), "ranks": list(outcome(position).ranks)}
    if clocks.runs:
        data["clocks"] = {"left": clocks.left, "since": clocks.since, "running": table.seat_to_move}
    return data


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


def private_data(table: Table, holder: str) -> dict[str, Any]:
    """What only this device may know: its own seats, and for the host the link to the others."""
    data: dict[str, Any] = {"seats": list(table.seats_of(holder)), "host": holder == table.host}
    data["reserved"] = [n for n, c in enumerate(table.chairs, 1) if c.reserved == holder != ""]
    if holder == table.host and holder:
        data["join_code"] = table.join_code
    return data
