"""Positions for clients without rules: what is legal, where a roll leads, how everybody stands."""

from functools import lru_cache
from typing import Annotated, NamedTuple, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, field

from marrakech.rules import (
    COLOUR_OF,
    FACES,
    SQUARES,
    Facing,
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
    visible,
)
from marrakech.rules.rolling import ROLLS

CACHED_PRICES = 1024  # positions whose prices are kept
CACHED_POSITIONS = (
    64  # positions whose texts are kept: until the tables that have just changed are sent
)


class PaymentInfo(Struct, frozen=True):
    """Who pays whom, for which squares, and how much."""

    payer: int = field(name="from")
    to: int
    area: list[str]
    price: int
    paid: int


class Walk(Struct, frozen=True, omit_defaults=True):
    """Where Assam goes on a roll, step by step with his facing like `d5N`, and what it costs."""

    path: list[str]
    payment: PaymentInfo | UnsetType = UNSET


Prices: TypeAlias = dict[str, dict[str, Walk]]


class SeatStanding(Struct, frozen=True):
    """How a seat stands in a position."""

    dirhams: int
    squares: int
    points: int
    rank: int
    rugs: dict[str, int]
    next: str | None
    out: int | None


class PositionFacts(Struct, frozen=True):
    """A position with everything that a client without rules needs to show it."""

    position: str
    rules: str
    step: Step
    seat: int
    assam: str
    facing: Facing
    legal: list[str]
    chances: Annotated[
        dict[str, str], Meta(description="what chance may do, and how likely, like 1/3")
    ]
    seats: list[SeatStanding]
    winners: list[int]


class PositionInfo(PositionFacts, frozen=True):
    """The same, and what each roll would lead to."""

    prices: Annotated[Prices, Meta(description="by facing and roll")]


class AreaInfo(Struct, frozen=True):
    """The area that a square belongs to, whose it is, and what stopping there costs others."""

    square: str
    area: list[str]
    owner: int | None
    price: int


class AreaList(Struct, frozen=True):
    """Every area of a position, each once, by its first square."""

    areas: list[AreaInfo]


class Shown(NamedTuple):
    """What clients are sent of every position: its text, and how everybody stands in it."""

    text: str
    points: list[int]
    squares: list[int]  # visible ones of each seat's colours
    ranks: list[int]


def position_facts(position: Position) -> PositionFacts:
    """A position with everything but its prices."""
    standings = outcome(position)
    return PositionFacts(
        position=format_position(position),
        rules=format_ruleset(position.ruleset),
        step=position.step,
        seat=position.seat,
        assam=SQUARES[position.assam],
        facing=position.facing,
        legal=list(legal_actions(position)),
        chances={action: str(chance) for action, chance in chances(position)},
        seats=[
            SeatStanding(
                seat.dirhams,
                visible(position, number),
                standings.points[number - 1],
                standings.ranks[number - 1],
                dict(zip(seat.colours, seat.rugs, strict=True)),
                seat.top or None,
                seat.out or None,
            )
            for number, seat in enumerate(position.seats, 1)
        ],
        winners=list(standings.winners),
    )


def position_info(position: Position) -> PositionInfo:
    """Everything about a position."""
    facts = position_facts(position)
    known = {name: getattr(facts, name) for name in facts.__struct_fields__}
    return PositionInfo(**known, prices=prices(position))


@lru_cache(CACHED_PRICES)
def prices(position: Position) -> Prices:
    """What each roll would lead to, where a roll is to come or a facing to be chosen."""
    if position.step not in ("turn", "roll"):
        return {}
    facings = legal_actions(position) if position.step == "turn" else (position.facing,)
    return {
        facing: {roll: walk(position._replace(facing=FACES[facing]), roll) for roll in ROLLS}
        for facing in facings
    }


def walk(before: Position, roll: str) -> Walk:
    """Where Assam goes on a roll, and what it costs."""
    spots = path(before.assam, before.facing, int(roll))
    due = payment(before, roll)
    return Walk(
        [SQUARES[square] + facing for square, facing in spots],
        payment_info(due) if due else UNSET,
    )


def walk_of(before: Position, action: str) -> Walk | None:
    """The walk that an action causes; None for an action that is no roll."""
    return walk(before, action) if before.step == "roll" and action.isdigit() else None


def payment_info(due: Payment) -> PaymentInfo:
    """A payment as clients see it."""
    squares = [SQUARES[square] for square in sorted(due.area)]
    return PaymentInfo(due.payer, due.owner, squares, due.price, due.paid)


def area_info(position: Position, square: int) -> AreaInfo:
    """The area that a square belongs to, and what stopping there costs others."""
    squares = area(position, square)
    if not squares:
        return AreaInfo(SQUARES[square], [], None, 0)
    whose = owner(position.seats, COLOUR_OF[position.board[square]])
    out = position.seats[whose - 1].out
    near = [SQUARES[one] for one in sorted(squares)]
    return AreaInfo(SQUARES[square], near, whose, 0 if out else len(squares))


def area_list(position: Position) -> AreaList:
    """Every area of a position: all that a page needs to tell the price of any rug."""
    found: list[AreaInfo] = []
    seen: set[int] = set()
    for square in range(len(SQUARES)):
        if square not in seen and (near := area(position, square)):
            found.append(area_info(position, square))
            seen |= near
    return AreaList(found)


@lru_cache(CACHED_POSITIONS)
def shown(position: Position) -> Shown:
    """What clients are sent of a position: with the action that leads to it, and again with how the
    table stands then."""
    standings = outcome(position)
    squares = [visible(position, seat) for seat in range(1, len(position.seats) + 1)]
    return Shown(format_position(position), list(standings.points), squares, list(standings.ranks))
