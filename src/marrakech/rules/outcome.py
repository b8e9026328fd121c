"""How a game stands, or how it ended."""

from typing import Literal, NamedTuple, TypeAlias

from marrakech.rules.position import Position

WonBy: TypeAlias = Literal["points", "dirhams", "shared", "only-one-left"]


class Outcome(NamedTuple):
    """Points and ranks in seat order, and the numbers of the seats that rank first."""

    points: tuple[int, ...]  # 0 for a player who is out
    ranks: tuple[int, ...]
    winners: tuple[int, ...]


def visible(position: Position, number: int) -> int:
    """How many squares of the market show this seat's colours."""
    shown = "".join(position.board)
    return sum(map(shown.count, position.seats[number - 1].colours))


def outcome(position: Position) -> Outcome:
    """The standings: visible halves and dirhams are points; players who are out rank last."""
    points: list[int] = []
    merits: list[tuple[int, int, int]] = []
    for number, seat in enumerate(position.seats, 1):
        total = 0 if seat.out else visible(position, number) + seat.dirhams
        tie_break = seat.dirhams if position.ruleset.tie == "dirhams" else 0
        points.append(total)
        merits.append((seat.out, 0, 0) if seat.out else (len(position.seats), total, tie_break))
    ranks = tuple(1 + sum(other > merit for other in merits) for merit in merits)
    winners = tuple(number for number, rank in enumerate(ranks, 1) if rank == 1)
    return Outcome(tuple(points), ranks, winners)


def decided_by(position: Position) -> WonBy:
    """What puts the first in front: points, dirhams at equal points, or that all others are out."""
    if sum(not seat.out for seat in position.seats) == 1:
        return "only-one-left"
    points, _, winners = outcome(position)
    if len(winners) > 1:
        return "shared"
    return "points" if points.count(max(points)) == 1 else "dirhams"
