"""The law finds errors that are planted in the analysis; otherwise it would prove nothing."""

import importlib
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from support.analysed_games import games_of_all_kinds
from support.analysis_law import is_lawful

from marrakech import analysis
from marrakech.analysis import KernelEvaluator

SOURCE = Path(analysis.__file__).parent
GAMES = games_of_all_kinds()


class Planted(NamedTuple):
    """An error: in which file, the right text, and the wrong one."""

    file: str
    right: str
    wrong: str


ERRORS = {
    "whose luck": Planted("turns", "return Luck(ply, seat,", "return Luck(ply, 1,"),
    "own luck and others' luck": Planted(
        "game_analysis", "own_luck if step.seat == seat else others_luck", "others_luck"
    ),
    "whose decision": Planted("turns", "return Decision(ply, seat,", "return Decision(ply, 1,"),
    "own errors and others' decisions": Planted(
        "game_analysis", "own if step.seat == seat else others)", "own)"
    ),
    "luck against the best instead of the average": Planted(
        "turns", "expected = average(possibilities)", "expected = possibilities[-1].chances"
    ),
    "every roll as likely": Planted("turns", "float(probability)", "1 / len(following)"),
    "an error against the average": Planted(
        "steps",
        "minus(self.after, self.best.chances)",
        "minus(self.after, self.choices[0].chances)",
    ),
    "the best choice for another seat": Planted(
        "turns", "best = best_of(choices, seat)", "best = best_of(choices, seat % 2 + 1)"
    ),
    "the last best choice": Planted(
        "steps", "for choice in choices if", "for choice in choices[::-1] if"
    ),
    "no corrections": Planted("game_analysis", "corrected.append(gain)", "pass"),
    "corrections that are not noted": Planted(
        "turns", "steps.append(Correction(ply + 1, before, look.chances))", "pass"
    ),
    "no look at the next turn": Planted("turns", "look = evaluator.look(position)", "pass"),
    "a correction after giving up": Planted("turns", "begins = False", "begins = ended"),
    "giving up, as the player to move": Planted(
        "turns", "GivingUp(ply, LEAVERS[action],", "GivingUp(ply, position.seat,"
    ),
    "giving up as a decision": Planted(
        "turns",
        "GivingUp(ply, LEAVERS[action], action, look.chances, seen.chances)",
        'Decision(ply, LEAVERS[action], action, "lay", look.chances, seen.chances, (), '
        "Choice(action, look.chances))",
    ),
    "giving up left out": Planted(
        "game_analysis", "case Decision() | GivingUp():", "case Decision():"
    ),
    "a forced choice as a decision": Planted("turns", "if len(following) == 1:", "if False:"),
    "the result of a shared victory": Planted(
        "game_analysis", "(seat in winners) / len(winners)", "float(seat in winners)"
    ),
    "the result of a record that stops": Planted(
        "game_analysis",
        'shares(final) if final.step == "over" else turns[-1].after',
        "shares(final)",
    ),
    "the last correction of a record that stops": Planted(
        "turns", "if steps or not game.actions:", "if not game.actions:"
    ),
    "what the luck-adjusted result leaves out": Planted(
        "game_analysis",
        "self.result - self.own_luck - self.others_luck",
        "self.result - self.own_luck",
    ),
}


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Any]]:
    """Makes a copy of the analysis, with an error or without."""
    names: list[str] = []

    def plant(*errors: Planted) -> Any:
        name = f"planted_{tmp_path.name}"
        names.append(name)
        (tmp_path / name).mkdir()
        for file in SOURCE.glob("*.py"):
            text = file.read_text("utf-8")
            for error in errors:
                if error.file == file.stem:
                    assert text.count(error.right) == 1, (error, text.count(error.right))
                    text = text.replace(error.right, error.wrong)
            text = re.sub(r"\bmarrakech\.analysis\b", name, text)
            (tmp_path / name / file.name).write_text(text, "utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        return importlib.import_module(name)

    yield plant
    for module in [*sys.modules]:
        if module.partition(".")[0] in names:
            del sys.modules[module]


def check(module: Any, evaluator: KernelEvaluator) -> None:
    for game in GAMES:
        is_lawful(game, module.analyse(game, evaluator))


@pytest.mark.parametrize("error", ERRORS.values(), ids=list(ERRORS))
def test_an_error_is_found(
    error: Planted, copy: Callable[..., Any], quick: KernelEvaluator
) -> None:
    with pytest.raises((AssertionError, LookupError)):
        check(copy(error), quick)


def test_a_copy_without_an_error_passes(copy: Callable[..., Any], quick: KernelEvaluator) -> None:
    module = copy()
    assert module.analyse is not analysis.analyse
    check(module, quick)
