"""`marrakech analyse`: what a game owes to luck, and what to its players' decisions."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, NamedTuple, get_args

import typer

from marrakech.analysis import Depth, Evaluator, KernelEvaluator, evaluator_from_engine
from marrakech.arena.chart_file import checked_chart_path
from marrakech.cli.analyse_chart import draw_analysis
from marrakech.cli.analyse_comments import annotated
from marrakech.cli.analyse_json import as_data
from marrakech.cli.analyse_run import Analysed, run_analysis
from marrakech.cli.analyse_tables import show_analyses
from marrakech.cli.check import Files, refused
from marrakech.cli.files import check_writable, home_path, read_game, write_new_game
from marrakech.cli.options import AsJson
from marrakech.cli.server_runner import print_starting
from marrakech.cli.terminal import (
    INTERRUPTED,
    MISUSED,
    REFUSED,
    error_console,
    exit_on_refusal,
    fail,
    print_json,
    words,
)
from marrakech.locales import catalogue
from marrakech.rules import Game, Refusal, format_game
from marrakech.rules.refusal import excerpt

STDOUT = "-"
CHAMPION = "champion"  # who judges, unless it is an engine

DepthOption = Annotated[
    str | None,
    typer.Option(
        "--depth",
        metavar="|".join(get_args(Depth)),
        autocompletion=lambda: list(get_args(Depth)),
        help="How far to look: quick through a turn, normal through two, deep through three. "
        "[default: normal]",
    ),
]
EngineCommand = Annotated[
    str | None,
    typer.Option(
        "--engine",
        metavar="COMMAND",
        help="Have a program that speaks the engine protocol judge positions after each turn.",
    ),
]
TurnsOption = Annotated[bool, typer.Option("--turns", help="List every turn.")]
Chart = Annotated[
    Path | None,
    typer.Option("--chart", metavar="FILE", help="Draw the chances by turn as .svg or .png."),
]
Annotate = Annotated[
    str | None,
    typer.Option(
        "--annotate",
        metavar="FILE",
        help="Write the record with comments on luck and errors into this new file; - for stdout.",
    ),
]


def analyse(
    files: Files,
    depth: DepthOption = None,
    engine: EngineCommand = None,
    turns: TurnsOption = False,
    chart: Chart = None,
    annotate: Annotate = None,
    as_json: AsJson = False,
) -> None:
    """
    Tell luck from skill: what each seat's result is made up of, and its largest mistakes.

    Records may stop early. Several of them also give a profile of each player. Ctrl-C stops early
    and shows what has been found so far. docs/analysis.md says what the numbers mean.

    Examples:
    - `marrakech analyse game.mrk`
    - `marrakech analyse game.mrk --turns --chart chances.svg`
    - `marrakech analyse game.mrk --depth deep --annotate annotated.mrk`
    - `marrakech analyse --depth quick games/*.mrk`
    - `marrakech analyse --json game.mrk`
    - `marrakech analyse --engine "./my-engine" game.mrk`

    """
    with exit_on_refusal(MISUSED):
        _check_options(files, depth, engine, turns, chart, annotate, as_json)
        looks = _depth(depth or "normal")
        picture = checked_chart_path(home_path(str(chart))) if chart else None
    target = None if annotate in (None, STDOUT) else home_path(str(annotate))
    with exit_on_refusal():
        if picture:
            check_writable(picture)
        if target:
            check_writable(target, new=True)
    games, refusals = _read(files, as_json)
    with exit_on_refusal(), _judge(engine, looks) as judge:
        run = run_analysis(games, judge.evaluator)
    found, stopped = run.analyses, run.interrupted or run.failure is not None
    if as_json:
        records = [game for _, game in games]
        print_json(as_data(files, records, found, refusals, judge.name, judge.depth, stopped))
    elif annotate == STDOUT:
        with exit_on_refusal():
            for one in found:
                typer.echo(format_game(annotated(one, judge.name, judge.depth)), nl=False)
    else:
        show_analyses(found, judge.name, judge.depth, several=len(files) > 1, turns=turns)
    _write(found, picture, target, judge)
    if run.failure:
        fail(catalogue().explain(run.failure))
    if stopped:
        raise typer.Exit(INTERRUPTED)
    if refusals:
        raise typer.Exit(REFUSED)


class Judge(NamedTuple):
    """Who judges the positions after each turn, and how far it looks."""

    name: str
    depth: Depth
    evaluator: Callable[[], Evaluator]


@contextmanager
def _judge(engine: str | None, depth: Depth) -> Iterator[Judge]:
    """The champion, or an engine for as long as the block lasts; an engine looks through a turn."""
    if engine is None:
        yield Judge(CHAMPION, depth, lambda: KernelEvaluator(depth))
        return
    print_starting(engine)
    with evaluator_from_engine(engine) as program:
        yield Judge(program.name, "quick", lambda: program)


def _check_options(
    files: list[str],
    depth: str | None,
    engine: str | None,
    turns: bool,
    chart: Path | None,
    annotate: str | None,
    as_json: bool,
) -> None:
    """Refuse options that do not go together."""
    chosen = {
        "--depth": depth is not None,
        "--engine": engine is not None,
        "--turns": turns,
        "--chart": chart is not None,
        "--annotate": annotate is not None,
        "--annotate -": annotate == STDOUT,
        "--json": as_json,
    }
    clashes = [
        ("--depth", "--engine"),
        ("--turns", "--json"),
        ("--turns", "--annotate -"),
        ("--annotate -", "--json"),
    ]
    for first, second in clashes:
        if chosen[first] and chosen[second]:
            raise Refusal("options-clash", first=first, second=second)
    for option in ("--chart", "--annotate"):
        if chosen[option] and len(files) > 1:
            raise Refusal("analyse-one-file", option=option)


def _depth(text: str) -> Depth:
    for depth in get_args(Depth):
        if depth == text:
            return depth  # type: ignore[no-any-return]
    raise Refusal("analyse-depth", text=excerpt(text))


def _read(
    files: list[str], as_json: bool
) -> tuple[list[tuple[str, Game]], dict[int, dict[str, object]]]:
    """The games in the files, and a report on each file that is refused, by its place."""
    games, refusals = list[tuple[str, Game]](), dict[int, dict[str, object]]()
    for place, file in enumerate(files):
        try:
            game = read_game(file)
            if not game.actions:
                raise Refusal("analyse-no-turns")
            games.append((file, game))
        except Refusal as refusal:
            refusals[place] = refused(file, refusal, as_json)
    return games, refusals


def _write(found: list[Analysed], chart: Path | None, target: Path | None, judge: Judge) -> None:
    """Write the chart and the annotated record of the one game that was analysed."""
    for one in found:
        if chart:
            with exit_on_refusal():
                draw_analysis(one, chart)
            error_console().print(words("arena-chart", file=str(chart)))
        if target:
            with exit_on_refusal():
                write_new_game(target, annotated(one, judge.name, judge.depth))
            error_console().print(words("analyse-annotated", file=str(target)))
