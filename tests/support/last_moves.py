"""Games played over HTTP up to the move that ends them, so that a page can be there for it."""

from collections.abc import Mapping
from random import Random

from support.browser_player import Player
from support.page_checks import act, call

from marrakech import Position, apply, outcome, parse_position


def plays_to_the_last_move(players: Mapping[int, Player], table: str, seed: int = 1) -> str:
    """Everybody plays at random until a move would end the game; that move. Players are by seat."""
    chance = Random(seed)
    anybody = next(iter(players.values()))
    while True:
        state = call(anybody, f"tables/{table}")
        position = parse_position(state["position"])
        legal = state["legal"]
        if position.step == "lay" and apply(position, legal[0]).step == "over":
            # One after which somebody is ahead, wherever there is one.
            return str(max(legal, key=lambda move: lead(apply(position, move))))
        act(players[state["seat"]], table, chance.choice(legal))


def lead(position: Position) -> int:
    """By how many points the best seat is ahead of the next."""
    best, other, *_ = sorted(outcome(position).points, reverse=True)
    return best - other


def ends(players: Mapping[int, Player], table: str, move: str) -> list[int]:
    """Make the last move, for the player to move; the winners' seats."""
    anybody = next(iter(players.values()))
    act(players[call(anybody, f"tables/{table}")["seat"]], table, move)
    state = call(anybody, f"tables/{table}")
    assert state["phase"] == "over"
    return [seat for seat, rank in enumerate(state["ranks"], 1) if rank == 1]
