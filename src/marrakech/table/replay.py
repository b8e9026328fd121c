"""A record as a client without rules needs it: every position, walk, price and standing."""

from itertools import groupby

from marrakech.rules import (
    Game,
    Position,
    chances,
    format_position,
    format_ruleset,
    outcome,
    result,
)
from marrakech.rules.notation.record import Stand
from marrakech.table.dice import tickets
from marrakech.table.wire import Data, scores_data, walk_data

FAIR_TAGS = ("Table", "ServerSeed", "ServerSeedHash")


def replay_data(game: Game) -> Data:
    """A whole game, action by action."""
    positions = game.positions()
    final = outcome(positions[-1])
    return {
        "players": len(game.start.seats),
        "names": list(game.names()),
        "edition": game.tag("Edition"),
        "rules": format_ruleset(game.start.ruleset),
        "tags": dict(game.tags),
        "start": format_position(game.start),
        **_standings(game.start),
        "comments": _said(game).get(0, []),
        "plies": _plies(game, positions),
        "result": result(positions[-1]),
        "winners": list(final.winners),
        "ranks": list(final.ranks),
        "fair": all(game.tag(name) for name in FAIR_TAGS),
        "chances": _chances(game, positions),
    }


def _standings(position: Position) -> Data:
    return {**scores_data(position), "dirhams": [seat.dirhams for seat in position.seats]}


def _said(game: Game) -> dict[int, list[str]]:
    """What people said about a game, after so many actions; what stands among tags comes first."""
    said: dict[int, list[str]] = {}
    for comment in game.comments:
        after = 0 if comment.stand is Stand.AMONG_TAGS else comment.after
        said.setdefault(after, []).append(comment.text)
    return said


def _plies(game: Game, positions: tuple[Position, ...]) -> list[Data]:
    said = _said(game)
    plies = []
    for turn in game.turns():
        for ply in range(turn.first, turn.end):
            before, action, after = positions[ply], game.actions[ply], positions[ply + 1]
            walk = walk_data(before, action) if before.step == "roll" else {}
            plies.append(
                {
                    "turn": turn.number,
                    "seat": int(action[1:]) if action.startswith("x") else before.seat,
                    "action": action,
                    "during": before.step,
                    "position": format_position(after),
                    "step": after.step,
                    **_standings(after),
                    "comments": said.get(ply + 1, []),
                    **walk,
                }
            )
    return plies


def _chances(game: Game, positions: tuple[Position, ...]) -> list[Data]:
    """What chance did and could have done, in order: what checking the dice computes again."""
    found: list[Data] = []
    for ply, action in enumerate(game.actions):
        if action in dict(chances(positions[ply])):
            drawn_from = [
                [kind, len(list(same))] for kind, same in groupby(tickets(positions[ply]))
            ]
            found.append(
                {"number": len(found) + 1, "ply": ply, "action": action, "tickets": drawn_from}
            )
    return found
