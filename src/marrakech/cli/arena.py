"""`marrakech arena`: bots against bots, and which one is better."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from marrakech.arena.chart import draw_chart
from marrakech.arena.chart_file import checked_chart_path
from marrakech.arena.contest import DEFAULT_MS, Contest
from marrakech.arena.contest_run import ContestRun
from marrakech.arena.entries import engines_named, entrants
from marrakech.arena.report import as_data, report
from marrakech.arena.workers import cores
from marrakech.bots import bot_names
from marrakech.cli.arena_progress import run_contest
from marrakech.cli.arena_tables import show_report
from marrakech.cli.files import home_path
from marrakech.cli.options import AsJson, EditionName, RuleOptions, chosen_rules
from marrakech.cli.server_runner import print_starting
from marrakech.cli.terminal import (
    INTERRUPTED,
    MISUSED,
    error_console,
    exit_on_refusal,
    fail,
    print_json,
    words,
)
from marrakech.locales import catalogue
from marrakech.rules import Refusal, format_ruleset
from marrakech.rules.refusal import excerpt

PLAYERS = (2, 3, 4)
DEFAULT_GAMES = 100
MAX_SPRT_GAMES = 20_000  # of a line-up whose test does not end

Contestants = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="BOT",
        autocompletion=lambda: list(bot_names()),
        help=f"Who plays: {', '.join(bot_names())}.",
    ),
]
Engines = Annotated[
    list[str] | None,
    typer.Option(
        "--engine",
        metavar="COMMAND",
        help="Add a program that speaks the engine protocol. Can be repeated.",
    ),
]
PlayersOption = Annotated[
    str,
    typer.Option(
        "--players",
        "-p",
        metavar="NUMBER",
        help="Number of players, 2 to 4; or several, such as 2,3, or all.",
    ),
]
GamesOption = Annotated[
    int | None,
    typer.Option(
        "--games",
        "-n",
        min=1,
        help=f"Games per line-up ({DEFAULT_GAMES}); with --sprt, the most games.",
    ),
]
Against = Annotated[
    str | None,
    typer.Option(
        "--against",
        metavar="BOT",
        autocompletion=lambda: list(bot_names()),
        help="Each bot plays alone against this one in all other seats.",
    ),
]
Cross = Annotated[
    bool,
    typer.Option(
        "--cross",
        help="Everybody against everybody: each bot plays alone against every other one.",
    ),
]
Milliseconds = Annotated[
    float | None,
    typer.Option("--ms", help=f"Milliseconds per decision ({DEFAULT_MS:g} without --nodes)."),
]
Nodes = Annotated[
    int | None,
    typer.Option("--nodes", min=1, help="Positions to look at per decision."),
]
SeedOption = Annotated[
    int, typer.Option("--seed", "-s", help="The same seed gives the same dice and piles.")
]
Jobs = Annotated[
    int | None,
    typer.Option("--jobs", "-j", min=1, max=1024, help="Games to play at once (one per core)."),
]
SprtBounds = Annotated[
    str | None,
    typer.Option(
        "--sprt",
        metavar="LOW,HIGH",
        help="Play until it is clear which of two win rates the first bot has, such as 0.5,0.55.",
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out", "-o", metavar="FILE", help="Save the results; go on from those already there."
    ),
]
Chart = Annotated[
    Path | None,
    typer.Option("--chart", metavar="FILE", help="Draw the results as .svg or .png."),
]


def arena(
    bots: Contestants = None,
    engine: Engines = None,
    players: PlayersOption = "2",
    games: GamesOption = None,
    against: Against = None,
    cross: Cross = False,
    ms: Milliseconds = None,
    nodes: Nodes = None,
    sprt: SprtBounds = None,
    seed: SeedOption = 1,
    edition: EditionName = "default",
    rule: RuleOptions = None,
    jobs: Jobs = None,
    out: Out = None,
    chart: Chart = None,
    as_json: AsJson = False,
) -> None:
    """
    Let bots play each other in every seating, with the same luck in each, and see who is better.

    With more players than bots, or `--cross`, each bot plays alone against every other bot in all
    the other seats. Ctrl-C stops early and shows the results so far; with `--out`, the same
    command goes on later.

    Examples:
    - `marrakech arena merchant master champion`
    - `marrakech arena greedy --against random --players 4 --games 400`
    - `marrakech arena novice greedy merchant --players all --cross`
    - `marrakech arena novice greedy --out results.jsonl --chart ladder.svg`
    - `marrakech arena greedy novice --sprt 0.5,0.55`
    - `marrakech arena merchant --engine "./my-engine --threads 1"`

    """
    with exit_on_refusal(MISUSED):
        rules = format_ruleset(chosen_rules(edition, rule))
        ms = _milliseconds(ms, nodes)
        numbers = _players(players)
        test = None if sprt is None else _hypotheses(sprt)
        if test and len(numbers) > 1:  # what is even depends on the number
            raise Refusal("option-clash", first="--sprt", second=f"--players {excerpt(players)}")
        if cross and against is not None:
            raise Refusal("option-clash", first="--cross", second="--against")
        chart = checked_chart_path(home_path(str(chart))) if chart else None
        out = home_path(str(out)) if out else None
    engines = _engines(engine or ())
    with exit_on_refusal(MISUSED):
        all_bots = entrants(bots or (), engines, against)
        contest = Contest(all_bots, numbers, against, rules, seed, ms, nodes, test, engines, cross)
    games = games or (DEFAULT_GAMES if test is None else MAX_SPRT_GAMES)
    _run(ContestRun(contest), games, jobs or cores(), out, chart, as_json)


def _run(
    course: ContestRun, games: int, jobs: int, out: Path | None, chart: Path | None, as_json: bool
) -> None:
    """Play the contest and show the results, also if it ended early."""
    trouble, stopped = run_contest(course, games, jobs, out)
    if trouble and not course.rounds:
        fail(catalogue().explain(trouble))
    if stopped:
        key = "arena-stopped-kept" if out else "arena-stopped"
        error_console().print(words(key, games=course.games))
    _present(course, chart, as_json=as_json)
    if trouble:
        fail(catalogue().explain(trouble))
    if stopped:
        raise typer.Exit(INTERRUPTED)


def _engines(commands: Sequence[str]) -> dict[str, str]:
    """The commands of the engines that play, by the names that they give themselves."""
    try:
        with exit_on_refusal():
            return engines_named(commands, print_starting)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


def _milliseconds(ms: float | None, nodes: int | None) -> float | None:
    """The default, unless a budget is given."""
    if ms is None:
        return DEFAULT_MS if nodes is None else None
    if not 0 < ms < float("inf"):
        raise Refusal("arena-ms", ms=f"{ms:g}")
    return ms


def _players(text: str) -> tuple[int, ...]:
    """The numbers of players in an option."""
    if text == "all":
        return PLAYERS
    numbers = {str(number): number for number in PLAYERS}
    wanted = {part.strip() for part in text.split(",")}
    for part in wanted - numbers.keys():
        raise Refusal("players-number", players=excerpt(part))
    return tuple(number for name, number in numbers.items() if name in wanted)


def _hypotheses(text: str) -> tuple[float, float]:
    """The two win rates between which to decide."""
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise Refusal("arena-sprt", text=excerpt(text)) from None
    if not 0 < low < high < 1:
        raise Refusal("arena-sprt", text=excerpt(text))
    return low, high


def _present(course: ContestRun, chart: Path | None, *, as_json: bool) -> None:
    if not course.rounds and not as_json:
        return
    found = report(course)
    if as_json:
        print_json(as_data(found))
    else:
        show_report(found)
    if chart and course.rounds:
        with exit_on_refusal():
            draw_chart(found, chart)
        error_console().print(words("arena-chart", file=str(chart)))
