"""What follows from an action without a command: rolls, draws, and the end with its secret."""

from typing import Literal

from marrakech.rules import Action, Position, format_position, result, start
from marrakech.table.decision import Decision
from marrakech.table.dice import fair_chance
from marrakech.table.events import Acted, Ended, LeaveReason, Started


def begin(decision: Decision) -> None:
    """The start of the game, with the draws that happen before the first turn."""
    setup = decision.table.setup
    position = start(len(setup.seats), setup.rules, setup.facing)
    decision.happen(Started(format_position(position)))
    follow(decision)


def do_action(
    decision: Decision, action: Action, seat: int, reason: Literal["", LeaveReason] = ""
) -> None:
    """An action, and everything that follows from it."""
    decision.happen(Acted(action, seat, reason))
    follow(decision)


def roll_die(decision: Decision) -> None:
    """A roll, and everything that follows from it."""
    _draw(decision)
    follow(decision)


def roll_for_bot(decision: Decision, seat: int) -> None:
    """What happens at once because a bot now sits at the seat to move: it rolls the die."""
    position = decision.playing().position
    if seat == position.seat and position.step == "roll":
        roll_die(decision)


def follow(decision: Decision) -> None:
    """Draws, rolls that no player makes, and the end with the secret it reveals."""
    while _is_automatic(decision, decision.playing().position):
        _draw(decision)
    position = decision.playing().position
    if position.step == "over":
        decision.happen(Ended(result(position), decision.table.server_seed.hex()))


def _is_automatic(decision: Decision, position: Position) -> bool:
    if position.step == "draw":
        return True
    by_bot = decision.table.chair(position.seat).played_by_bot
    return position.step == "roll" and (position.ruleset.steering == "before" or by_bot)


def _draw(decision: Decision) -> None:
    """Draw a chance action from the seeds."""
    table, game = decision.table, decision.playing()
    seeds = [chair.seed for chair in table.chairs]
    action = fair_chance(game.position, table.server_seed, table.id, seeds, game.chances + 1)
    decision.happen(Acted(action, game.position.seat))
