"""Games being analysed by `marrakech analyse`: the progress bar, and Ctrl-C."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from marrakech.analysis import Analysis, Evaluator, TurnAnalysis, analyse_turns, summary
from marrakech.cli.terminal import error_console, words
from marrakech.rules import Comment, CommentPlace, Game, Refusal


class Analysed(NamedTuple):
    """A game and its analysis. If that was stopped, the game goes only as far as the analysis."""

    file: str
    game: Game
    found: Analysis
    complete: bool


class Run(NamedTuple):
    """The analyses, of which the last may have stopped early, and what stopped them if anything."""

    analyses: list[Analysed]
    interrupted: bool = False
    failure: Refusal | None = None  # of the engine that judged


def run_analysis(games: Sequence[tuple[str, Game]], evaluator: Callable[[], Evaluator]) -> Run:
    """Analyse games one after the other. What was found until Ctrl-C or a failure is kept."""
    begun = list[tuple[str, Game, list[TurnAnalysis]]]()
    total = sum(game.length() for _, game in games)
    ended, done, interrupted = 0, 0, False
    failure: Refusal | None = None
    try:
        with _bar() as bar:
            task = bar.add_task(words("arena-getting-ready"), total=total)
            judge = evaluator()
            for file, game in games:
                turns = list[TurnAnalysis]()
                begun.append((file, game, turns))
                for turn in analyse_turns(game, judge):
                    turns.append(turn)
                    done = min(done + 1, total)  # the last may have nothing but a draw
                    bar.update(task, completed=done, description=words("analyse-progress"))
                ended += 1
    except KeyboardInterrupt:
        interrupted = True
    except Refusal as refusal:
        failure = refusal
    if interrupted or failure:
        error_console().print(words("analyse-stopped", done=done, count=total))
    whole = [
        Analysed(file, game, summary(game.final(), turns), True)
        for file, game, turns in begun[:ended]
    ]
    parts = [_part(*one) for one in begun[ended:] if one[2]]
    return Run([*whole, *parts], interrupted, failure)


def _part(file: str, game: Game, turns: list[TurnAnalysis]) -> Analysed:
    """The analysis of the first turns of a game."""
    end = turns[-1].end
    comments = tuple(one for one in game.comments if _is_before(one, end))
    part = replace(game, actions=game.actions[:end], comments=comments)
    return Analysed(file, part, summary(part.final(), turns), False)


def _is_before(comment: Comment, end: int) -> bool:
    """Whether a comment stands in the part of a record that ends there."""
    if comment.place is CommentPlace.AMONG_TAGS:
        return True
    return comment.after < end or (comment.after, comment.place) == (end, CommentPlace.INLINE)


def _bar() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=error_console(),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
