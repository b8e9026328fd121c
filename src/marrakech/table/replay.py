"""A record for clients without rules: every position, walk, price and standing."""

from itertools import groupby
from typing import Annotated, get_args

from msgspec import UNSET, Meta, Struct, UnsetType

from marrakech.rules import (
    Action,
    Game,
    Position,
    Step,
    WonBy,
    chances,
    decided_by,
    format_ruleset,
    outcome,
    result,
)
from marrakech.rules.actions import LEAVERS
from marrakech.rules.notation.record import CommentPlace
from marrakech.table.dice import tickets
from marrakech.table.events import LeaveReason
from marrakech.table.position_info import PaymentInfo, shown, walk_of

FAIR_TAGS = ("Table", "ServerSeed", "ServerSeedHash")


class Ply(Struct, frozen=True, omit_defaults=True):
    """One action of a record, and how things stand after it."""

    turn: Annotated[int, Meta(description="the number of its line in the record")]
    seat: int
    action: str
    during: Annotated[Step, Meta(description="the step at which it was done")]
    position: str
    step: Step
    points: list[int]
    squares: list[int]
    dirhams: list[int]
    comments: list[str]
    reason: Annotated[LeaveReason, Meta(description="why a seat was made to leave")] | UnsetType = (
        UNSET
    )
    path: list[str] | UnsetType = UNSET
    payment: PaymentInfo | UnsetType = UNSET


class ChanceInfo(Struct, frozen=True):
    """What chance did, and out of what: each action with the number of its tickets."""

    number: int
    ply: int
    action: str
    tickets: list[tuple[str, int]]


class RecordInfo(Struct, frozen=True):
    """A record that has been read: every action with its position, its walk and its price."""

    players: int
    names: list[str]
    edition: str | None
    rules: str
    tags: dict[str, str]
    start: str
    points: list[int]
    squares: list[int]
    dirhams: list[int]
    comments: Annotated[list[str], Meta(description="made before the first action")]
    plies: list[Ply]
    result: str
    winners: list[int]
    ranks: list[int]
    decided: Annotated[WonBy, Meta(description="what puts the first in front")]
    fair: Annotated[bool, Meta(description="whether it has the tags that checking its dice needs")]
    chances: Annotated[
        list[ChanceInfo], Meta(description="in order: what checking the dice computes again")
    ]


def record_info(game: Game) -> RecordInfo:
    """A whole game, action by action."""
    positions = game.positions()
    comments = _comments(game)
    first, last = shown(game.start), outcome(positions[-1])
    return RecordInfo(
        players=len(game.start.seats),
        names=list(game.names()),
        edition=game.tag("Edition"),
        rules=format_ruleset(game.start.ruleset),
        tags=dict(game.tags),
        start=first.text,
        points=first.points,
        squares=first.squares,
        dirhams=_dirhams(game.start),
        comments=comments.get(0, []),
        plies=_plies(game, positions, comments),
        result=result(positions[-1]),
        winners=list(last.winners),
        ranks=list(last.ranks),
        decided=decided_by(positions[-1]),
        fair=all(game.tag(name) for name in FAIR_TAGS),
        chances=_chances(game, positions),
    )


def _dirhams(position: Position) -> list[int]:
    return [seat.dirhams for seat in position.seats]


def _comments(game: Game) -> dict[int, list[str]]:
    """The comments by the number of actions before them; those among the tags come first."""
    comments: dict[int, list[str]] = {}
    for comment in game.comments:
        after = 0 if comment.place is CommentPlace.AMONG_TAGS else comment.after
        comments.setdefault(after, []).append(comment.text)
    return comments


def _plies(
    game: Game, positions: tuple[Position, ...], comments: dict[int, list[str]]
) -> list[Ply]:
    return [
        _ply(
            turn.number,
            positions[ply],
            game.actions[ply],
            positions[ply + 1],
            comments.get(ply + 1, []),
        )
        for turn in game.turns()
        for ply in range(turn.first, turn.end)
    ]


def _ply(turn: int, before: Position, action: str, after: Position, comments: list[str]) -> Ply:
    walk, sent = walk_of(before, action), shown(after)
    return Ply(
        turn=turn,
        seat=LEAVERS.get(action, before.seat),
        action=action,
        during=before.step,
        position=sent.text,
        step=after.step,
        points=sent.points,
        squares=sent.squares,
        dirhams=_dirhams(after),
        comments=comments,
        reason=_reason(action, comments),
        path=walk.path if walk else UNSET,
        payment=walk.payment if walk else UNSET,
    )


def _reason(action: Action, comments: list[str]) -> LeaveReason | UnsetType:
    """Why a seat was made to leave: the first comment after it says so, as tables write it."""
    said = comments[:1] if action in LEAVERS else ()
    return next((reason for reason in get_args(LeaveReason) if reason in said), UNSET)


def _chances(game: Game, positions: tuple[Position, ...]) -> list[ChanceInfo]:
    """What chance did and could have done, in order."""
    found: list[ChanceInfo] = []
    for ply, action in enumerate(game.actions):
        if action in dict(chances(positions[ply])):
            drawn_from = [
                (kind, len(list(same))) for kind, same in groupby(tickets(positions[ply]))
            ]
            found.append(ChanceInfo(len(found) + 1, ply, action, drawn_from))
    return found
