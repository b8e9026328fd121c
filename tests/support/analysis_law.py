"""What is true of every analysis: it adds up, and whatever it says was gained was gained by those
whom it names. Luck and errors are worked out here a second time, from the chances alone."""

from collections.abc import Iterator
from itertools import pairwise
from math import fsum
from typing import Any

from marrakech import Game, Position, legal_actions, outcome
from marrakech.analysis.plain_look import ends
from marrakech.rules.actions import LEAVERS

EXACT = 1e-9


def close(some: Any, others: Any) -> bool:
    """Whether two rows of numbers are the same, apart from rounding."""
    pairs = zip(some, others, strict=True)
    return all(abs(one - other) <= EXACT for one, other in pairs)


def is_lawful(game: Game, found: Any) -> None:
    """Check the analysis of a game. It may be that of a copy of the code, with other classes."""
    positions = game.positions()
    _adds_up(found)
    _goes_on_without_a_gap(game, found)
    for step in found.steps():
        _is_right(positions, game, step)
    for seat, totals in enumerate(found.seats, 1):
        assert close(totals[:2], (found.start[seat - 1], found.result[seat - 1])), totals
        assert close(totals[2:], _expected_sums(positions, found, seat)), (seat, totals)
        _counts_errors(found, seat)
    if positions[-1].step == "over":
        winners = outcome(positions[-1]).winners
        seats = range(1, len(found.result) + 1)
        assert found.result == tuple((seat in winners) / len(winners) for seat in seats)


def _adds_up(found: Any) -> None:
    for totals in found.seats:
        gained = fsum(totals[2:])
        assert abs(totals.result - totals.start - gained) <= EXACT, totals
        adjusted = totals.result - totals.own_luck - totals.others_luck
        assert abs(totals.luck_adjusted - adjusted) <= EXACT


def _goes_on_without_a_gap(game: Game, found: Any) -> None:
    """Each step begins with the chances that the one before ended with, and so does each turn.
    Every action is one step."""
    steps, chances = [*found.steps()], found.start
    for step in steps:
        assert step.before == chances
        chances = step.after
    assert close(chances, found.result)
    acted = [step for step in steps if type(step).__name__ != "Correction"]
    assert [(step.ply, step.action) for step in acted] == [*enumerate(game.actions)]
    corrected = [step.ply for step in steps if type(step).__name__ == "Correction"]
    assert corrected == [*_looked_at_again(game)]
    first, chances = 0, found.start
    for turn in found.turns:
        assert (turn.first, turn.before) == (first, chances)
        assert all(turn.first <= step.ply <= turn.end for step in turn.steps)
        first, chances = turn.end, turn.after
    assert (first, chances) == (len(game.actions), steps[-1].after if steps else found.start)


def _looked_at_again(game: Game) -> Iterator[int]:
    """After how many actions a turn has ended that an evaluator had looked at."""
    positions = game.positions()
    for ply, (before, after) in enumerate(pairwise(positions), 1):
        ended = game.actions[ply - 1] not in LEAVERS and ends(before, after)
        if ended and after.step != "over":
            yield ply


def _is_right(positions: tuple[Position, ...], game: Game, step: Any) -> None:
    """One step: of the right kind, of the right seat, and consistent."""
    position = positions[step.ply]
    assert abs(fsum(step.after) - 1) <= EXACT
    assert abs(fsum(step.gains)) <= EXACT
    kind = type(step).__name__
    assert kind == kind_of(positions, game, step)
    if kind == "Correction":
        assert close(step.gains, (a - b for a, b in zip(step.after, step.before, strict=True)))
        return
    assert step.seat == (LEAVERS.get(step.action) or position.seat)
    if kind == "GivingUp":
        return
    assert step.step == position.step
    if kind == "Forced":
        assert close(step.before, step.after)
    elif kind == "Luck":
        assert close(step.before, step.average)
        assert abs(fsum(one.probability for one in step.possibilities) - 1) <= EXACT
        _knows_them_all(position, step, step.possibilities)
    else:
        assert close(step.before, step.best.chances)
        assert step.best in step.choices
        assert step.error == step.gains[step.seat - 1] <= EXACT
        mine = [choice.chances[step.seat - 1] for choice in step.choices]
        assert max(mine) - step.best.chances[step.seat - 1] <= EXACT
        _knows_them_all(position, step, step.choices)


def _knows_them_all(position: Position, step: Any, known: Any) -> None:
    assert tuple(one.action for one in known) == legal_actions(position)
    assert step.after == {one.action: one.chances for one in known}[step.action]


def kind_of(positions: tuple[Position, ...], game: Game, step: Any) -> str:
    """What a step must be, by the rules."""
    if not hasattr(step, "action"):
        return "Correction"
    position, action = positions[step.ply], game.actions[step.ply]
    if action in LEAVERS:
        return "GivingUp"
    if position.step in ("roll", "draw"):
        return "Luck"
    return "Decision" if len(legal_actions(position)) > 1 else "Forced"


def _expected_sums(positions: tuple[Position, ...], found: Any, seat: int) -> list[float]:
    """Own luck, others' luck, own errors, others' decisions and corrections: what each action
    changed belongs to the seat whose action it was."""
    sums: dict[str, list[float]] = {
        key: [] for key in ("own luck", "others' luck", "own", "others'", "corrections", "nobody's")
    }
    for step in found.steps():
        changed = step.after[seat - 1] - step.before[seat - 1]
        if not hasattr(step, "action"):
            sums["corrections"].append(changed)
            continue
        position = positions[step.ply]
        own = (LEAVERS.get(step.action) or position.seat) == seat
        chance = position.step in ("roll", "draw") and step.action not in LEAVERS
        sums[("own" if own else "others'") + (" luck" if chance else "")].append(changed)
    return [fsum(sums[key]) for key in [*sums][:5]]


def _counts_errors(found: Any, seat: int) -> None:
    """Decisions only: no step with one choice, and nothing that was lost by giving up."""
    decisions = [
        step for step in found.steps() if type(step).__name__ == "Decision" and step.seat == seat
    ]
    counts = found.errors(seat)
    assert sum(count.decisions for count in counts.values()) == len(decisions)
    for step, count in counts.items():
        lost = [-one.error for one in decisions if one.step == step]
        assert count.decisions == len(lost) > 0
        assert abs(count.lost - fsum(lost)) <= EXACT
        assert abs(count.mean - fsum(lost) / len(lost)) <= EXACT
        assert count.lost >= -EXACT
