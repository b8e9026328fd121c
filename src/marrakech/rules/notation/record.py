"""A game: its start, its actions, its tags and its comments."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import accumulate, count, pairwise
from types import MappingProxyType
from typing import NamedTuple

from marrakech.rules.actions import Action
from marrakech.rules.notation.position import format_position
from marrakech.rules.outcome import outcome
from marrakech.rules.position import Position, is_beginning, opening_step
from marrakech.rules.refusal import Refusal
from marrakech.rules.transitions import apply

_START_TAGS = re.compile(r"Edition|Start|Seat[0-9]+")  # tags that describe the start


class CommentPlace(Enum):
    """Where a comment stands."""

    AMONG_TAGS = "among tags"  # on a line of its own, after a number of tags
    OWN_LINE = "own line"  # on a line of its own between turns, after a number of actions
    OPENING = "opening"  # between a turn's number and its first action
    INLINE = "inline"  # after an action


class Comment(NamedTuple):
    """A remark after a number of actions, or of tags."""

    after: int
    text: str
    place: CommentPlace = CommentPlace.INLINE


class Turn(NamedTuple):
    """One numbered line: its number, and its actions from `first` to before `end`."""

    number: int
    first: int
    end: int


@dataclass(frozen=True, slots=True)
class Game:
    """A recorded game. Tags keep their order."""

    start: Position
    actions: tuple[Action, ...] = ()
    tags: tuple[tuple[str, str], ...] = ()
    comments: tuple[Comment, ...] = ()

    def tag(self, name: str) -> str | None:
        """A tag's value, or None if the record has no such tag."""
        return dict(self.tags).get(name)

    def positions(self) -> tuple[Position, ...]:
        """The start and the position after each action; the first illegal one is refused."""
        return tuple(accumulate(self.actions, apply, initial=self.start))

    def final(self) -> Position:
        """The position after the last action."""
        return self.positions()[-1]

    def names(self) -> tuple[str, ...]:
        """Each seat's name, "" if the record does not say."""
        return tuple(
            self.tag(f"Seat{number}") or "" for number in range(1, len(self.start.seats) + 1)
        )

    def turns(self) -> tuple[Turn, ...]:
        """The lines of the record."""
        return turns_of(self.positions())

    def length(self) -> int:
        """How many turns have begun; the draws of the beginning are none."""
        return sum(turn.number > 0 for turn in self.turns())


def new_game(
    start: Position,
    names: Sequence[str] = (),
    edition: str | None = None,
    tags: Mapping[str, str] = MappingProxyType({}),
) -> Game:
    """A record without actions, with the tags that every reader expects."""
    head = {"Edition": edition} if edition else {}
    head |= {f"Seat{number}": name for number, name in enumerate(names, 1) if name}
    for name in tags:
        if _START_TAGS.fullmatch(name):
            raise Refusal("tag-reserved", tag=name)
    head |= tags
    return Game(start, (), (*head.items(), ("Start", format_position(start))))


def first_number(start: Position) -> int:
    """The number of a record's first line: the draws of the beginning are line 0."""
    return 0 if start.step == "draw" and is_beginning(start.board) else 1


def ends_turn(before: Position, after: Position) -> bool:
    """Whether an action brought the game to the opening step of another turn."""
    opening = opening_step(after.ruleset)
    if after.step != opening:
        return False
    return before.step != opening or before.seat != after.seat


def turns_of(positions: Sequence[Position]) -> tuple[Turn, ...]:
    """How a sequence of positions divides into turns."""
    last = len(positions) - 1
    ends = [ply for ply, two in enumerate(pairwise(positions), 1) if ends_turn(*two)]
    bounds = sorted({0, *ends, last})
    numbers = count(first_number(positions[0]))
    return tuple(
        Turn(number, first, end)
        for number, (first, end) in zip(numbers, pairwise(bounds), strict=False)
    )


def result(position: Position) -> str:
    """A record's last line: points by seat, `x` for a player who is out; `*` if it stops early."""
    if position.step != "over":
        return "*"
    points = outcome(position).points
    return "-".join(
        "x" if seat.out else str(total) for seat, total in zip(position.seats, points, strict=True)
    )
