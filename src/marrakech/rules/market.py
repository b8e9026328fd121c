"""The market: 49 squares, four facings, and the brass tracks that bring Assam back."""

from typing import Literal, TypeAlias, get_args

Square: TypeAlias = int  # 0 is a1, 1 is b1 … 48 is g7
Facing: TypeAlias = Literal["N", "E", "S", "W"]  # clockwise
Spot: TypeAlias = tuple[Square, Facing]

FILES = "abcdefg"
RANKS = "1234567"
SQUARES = tuple(file + rank for rank in RANKS for file in FILES)
NUMBER = {name: square for square, name in enumerate(SQUARES)}
CENTRE = NUMBER["d4"]

FACINGS: tuple[Facing, ...] = get_args(Facing)
RIGHT = {facing: FACINGS[place - 3] for place, facing in enumerate(FACINGS)}
BACK = {facing: RIGHT[RIGHT[facing]] for facing in FACINGS}
LEFT = {facing: BACK[RIGHT[facing]] for facing in FACINGS}
DIRECTION: dict[Facing, tuple[int, int]] = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}

# The half-circles of each edge join these pairs of files or ranks…
HALF_CIRCLES: dict[Facing, tuple[str, ...]] = {
    "N": ("ab", "cd", "ef"),
    "E": ("65", "43", "21"),
    "S": ("bc", "de", "fg"),
    "W": ("76", "54", "32"),
}
# …and what they leave over is a corner loop, back onto the corner with a quarter turn.
CORNER_LOOPS: dict[tuple[str, Facing], tuple[str, Facing]] = {
    ("g7", "N"): ("g7", "W"),
    ("g7", "E"): ("g7", "S"),
    ("a1", "S"): ("a1", "E"),
    ("a1", "W"): ("a1", "N"),
}


def square_beyond(square: Square, facing: Facing) -> Square | None:
    """The next square that way, or None where the market ends."""
    file, rank = square % 7, square // 7
    east, north = DIRECTION[facing]
    file, rank = file + east, rank + north
    return rank * 7 + file if 0 <= file < 7 and 0 <= rank < 7 else None


def ride_track(square: Square, facing: Facing) -> Spot:
    """Where the track that leaves this edge square brings Assam back."""
    name = SQUARES[square]
    if (name, facing) in CORNER_LOOPS:
        corner, turned = CORNER_LOOPS[name, facing]
        return NUMBER[corner], turned
    pair = next(pair for pair in HALF_CIRCLES[facing] if set(pair) & set(name))
    swap = str.maketrans(pair, pair[::-1])
    return NUMBER[name.translate(swap)], BACK[facing]


def step(square: Square, facing: Facing) -> Spot:
    """One step of Assam's: ahead, or round the track to the square where it ends."""
    ahead = square_beyond(square, facing)
    return ride_track(square, facing) if ahead is None else (ahead, facing)


def path(square: Square, facing: Facing, steps: int) -> tuple[Spot, ...]:
    """Every spot that Assam comes to on a walk, the last one where he stops."""
    spots: list[Spot] = []
    for _ in range(steps):
        square, facing = step(square, facing)
        spots.append((square, facing))
    return tuple(spots)


def _neighbours(square: Square) -> tuple[Square, ...]:
    beyond = (square_beyond(square, facing) for facing in FACINGS)
    return tuple(near for near in beyond if near is not None)


NEIGHBOURS = tuple(_neighbours(square) for square in range(49))

# WALK[facing][square][slippers]: where a walk ends; after no step he is where he was.
WALK = {
    facing: tuple(((square, facing), *path(square, facing, 4)) for square in range(49))
    for facing in FACINGS
}
