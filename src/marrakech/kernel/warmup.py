"""Warm-up: compiles or loads everything that bots need, so that nobody waits for it later."""

from marrakech.kernel.deepening import Searcher, Stage
from marrakech.rules import Position, apply, start


def get_ready() -> None:
    """Think once about a turn and a lay, at every number of players."""
    for players in (2, 3, 4):
        _think_about(start(players))


def _think_about(position: Position) -> None:
    searcher = Searcher()
    for action in ("*r", "*y") if position.step == "draw" else ():
        position = apply(position, action)
    searcher.search(position, (Stage(1),))
    searcher.search(apply(apply(position, "S"), "1"), (Stage(1),), nodes=1)
