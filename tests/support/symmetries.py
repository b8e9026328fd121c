"""The symmetries of the market: the half turn and the reflections in its two diagonals."""

from collections.abc import Callable
from typing import NamedTuple

from marrakech import FACES, LAYS, NUMBER, SQUARES, Action, Facing, Position
from marrakech.rules.market import FACINGS


class Mirror(NamedTuple):
    """Where a mirror sends a square (file, rank) and each facing."""

    squares: Callable[[int, int], tuple[int, int]]
    facings: dict[Facing, Facing]

    def square(self, square: int) -> int:
        file, rank = self.squares(square % 7, square // 7)
        return rank * 7 + file

    def half(self, half: str) -> str:
        points = dict(zip("^>v<", FACINGS, strict=True))
        back = {facing: mark for mark, facing in points.items()}
        return half[:1] + "".join(back[self.facings[points[mark]]] for mark in half[1:])

    def position(self, position: Position) -> Position:
        board = [""] * 49
        for square, half in enumerate(position.board):
            board[self.square(square)] = self.half(half)
        return position._replace(
            board=tuple(board),
            assam=self.square(position.assam),
            facing=self.facings[position.facing],
        )

    def action(self, action: Action) -> Action:
        if action in FACES:
            return self.facings[FACES[action]]
        if action not in LAYS:
            return action
        squares = sorted(self.square(NUMBER[name]) for name in (action[:2], action[2:]))
        return "".join(SQUARES[square] for square in squares)


def facings(images: str) -> dict[Facing, Facing]:
    """Where a mirror sends north, east, south and west."""
    return {facing: FACES[image] for facing, image in zip(FACINGS, images, strict=True)}


MIRRORS = {
    "half turn": Mirror(lambda file, rank: (6 - file, 6 - rank), facings("SWNE")),
    "diagonal a1-g7": Mirror(lambda file, rank: (rank, file), facings("ENWS")),
    "diagonal a7-g1": Mirror(lambda file, rank: (6 - rank, 6 - file), facings("WSEN")),
}
