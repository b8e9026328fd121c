"""A position as text: board, Assam, step, seat to move, seats, ruleset."""

from marrakech.rules.colours import COLOURS
from marrakech.rules.market import FACINGS, NUMBER, SQUARES, Spot
from marrakech.rules.notation.board import format_board, parse_board
from marrakech.rules.notation.field import MAX_NUMBER, Field
from marrakech.rules.notation.options import format_ruleset, read_ruleset
from marrakech.rules.notation.seats import format_seats, read_seats
from marrakech.rules.position import STEPS, Position, Step, is_beginning
from marrakech.rules.refusal import BadText, excerpt
from marrakech.rules.ruleset import Ruleset, two_colour_piles
from marrakech.rules.turn_order import anyone_can_lay

_LETTERS = "".join(COLOURS)
MAX_POSITION_LENGTH = 400  # characters; far more than any position has


def format_position(position: Position) -> str:
    """The position's text."""
    for seat in position.seats:
        if max(seat.dirhams, *seat.rugs) > MAX_NUMBER:
            raise BadText(
                "number-range", text=str(max(seat.dirhams, *seat.rugs)), highest=MAX_NUMBER
            )
    return " ".join(
        (
            format_board(position.board),
            SQUARES[position.assam] + position.facing,
            position.step,
            str(position.seat),
            format_seats(position.seats),
            format_ruleset(position.ruleset),
        )
    )


def parse_position(text: str) -> Position:
    """The position that a text describes; only the text that `format_position` writes is read."""
    return read_position(Field(text))


def read_position(field: Field) -> Position:
    """The position that a field of a longer text describes."""
    if len(field.text) > MAX_POSITION_LENGTH:
        raise field.refuse("position-long", MAX_POSITION_LENGTH, longest=MAX_POSITION_LENGTH)
    fields = list(field.split(" "))
    if len(fields) != 6:
        raise field.refuse("position-fields", found=len(fields))
    board_field, assam_field, step_field, seat_field, seats_field, ruleset_field = fields
    rules = read_ruleset(ruleset_field)
    seats = read_seats(seats_field, rules)
    board = parse_board(board_field)
    assam, facing = read_assam(assam_field)
    step = _read_step(step_field, len(seats), rules)
    if seat_field.text not in tuple(str(number + 1) for number in range(len(seats))):
        raise seat_field.refuse("seat-number", seats=len(seats), text=excerpt(seat_field.text))
    position = Position(board, assam, facing, step, int(seat_field.text), seats, rules)
    _check_colours(position, board_field)
    _check_mover(position, seat_field)
    _check_tops(position, seats_field)
    return position


def read_assam(field: Field) -> Spot:
    """Where Assam stands and faces."""
    square, facing = field.text[:-1], field.text[-1:]
    if square not in NUMBER or facing not in FACINGS:
        raise field.refuse("assam-form", text=excerpt(field.text))
    return NUMBER[square], facing


def _read_step(field: Field, players: int, rules: Ruleset) -> Step:
    step = field.text
    if step not in STEPS:
        raise field.refuse("step-unknown", text=excerpt(step), steps=" ".join(STEPS))
    fits: dict[Step, bool] = {
        "turn": rules.steering == "before",
        "steer": rules.steering != "before",
        "draw": two_colour_piles(players, rules) and rules.pile == "shuffled",
    }
    if not fits.get(step, True):
        raise field.refuse("step-ruleset", step=step)
    return step


def _check_colours(position: Position, field: Field) -> None:
    """Every colour on the board belongs to a seat."""
    colours = "".join(seat.colours for seat in position.seats)
    for offset, letter in enumerate(field.text):
        if letter in _LETTERS and letter not in colours:
            raise field.refuse("colour-unseated", offset, colour=letter)


def _check_mover(position: Position, field: Field) -> None:
    """The player to move is still in, has an opponent, and has what the step needs."""
    if position.step == "over":
        return
    mover = position.seats[position.seat - 1]
    if mover.out:
        raise field.refuse("mover-out", seat=position.seat, step=position.step)
    if sum(not seat.out for seat in position.seats) == 1 or not anyone_can_lay(position.seats):
        raise field.refuse("should-be-over", step=position.step)
    if position.step in ("turn", "roll", "lay") and not any(mover.rugs):
        raise field.refuse("mover-no-rugs", seat=position.seat, step=position.step)
    if position.step == "draw" and not all(mover.rugs):
        raise field.refuse("draw-one-way", seat=position.seat)


def _check_tops(position: Position, field: Field) -> None:
    """A two-colour pile has a top, except while it waits for its draw and when it is empty."""
    for number, (seat, piece) in enumerate(zip(position.seats, field.split(","), strict=True), 1):
        if len(seat.colours) == 1 or not any(seat.rugs):
            continue
        may_wait = all(seat.rugs) and _waits_at(position, number)
        if seat.top and may_wait and position.step == "draw":
            raise piece.refuse("top-early", seat=number)
        if not seat.top and not may_wait:
            raise piece.refuse("top-missing", seat=number)


def _waits_at(position: Position, number: int) -> bool:
    """Whether this seat's pile can be waiting for its draw: its own, the second of the two at the
    beginning, or one that will not come because the other player gave up."""
    if position.ruleset.pile == "alternating":
        return False
    if position.step == "over":
        return True
    if position.step != "draw":
        return False
    return number == position.seat or (number == 2 and is_beginning(position.board))
