"""`marrakech simulate`: many games at random, and what they show."""

import sys
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from marrakech.arena import Statistics, no_games, play_out
from marrakech.bots import RandomBot
from marrakech.cli.files import RECORD_SUFFIX, write_new_game
from marrakech.cli.options import AsJson, EditionName, PlayersOption, RuleOptions, chosen_rules
from marrakech.cli.terminal import (
    INTERRUPTED,
    MISUSED,
    console,
    error_console,
    exit_on_refusal,
    number,
    percent,
    print_json,
    say,
    words,
)
from marrakech.rules import Ruleset, format_ruleset, start

GamesOption = Annotated[int, typer.Option("--games", "-n", min=1, help="Number of games.")]
SeedOption = Annotated[
    int | None, typer.Option("--seed", "-s", help="The same seed gives the same games.")
]
Records = Annotated[
    Path | None,
    typer.Option("--records", metavar="FOLDER", help="Save a record of every game in this folder."),
]


def simulate(
    games: GamesOption = 1000,
    players: PlayersOption = 4,
    seed: SeedOption = None,
    edition: EditionName = "default",
    rule: RuleOptions = None,
    records: Records = None,
    as_json: AsJson = False,
) -> None:
    """
    Play many random games and show the figures: points, payments, length, who wins.

    Examples:
    - `marrakech simulate -n 1000 --players 4 --seed 1`
    - `marrakech simulate -n 200 -p 2 --edition cs --json`

    """
    with exit_on_refusal(MISUSED):
        rules = chosen_rules(edition, rule)
    random = Random(seed)  # noqa: S311 (games, not secrets)
    with exit_on_refusal():
        statistics, seconds = _run(games, players, rules, random, records)
    if statistics.games < games:
        error_console().print(words("simulate-stopped", games=statistics.games))
    if as_json:
        print_json(_data(statistics, seconds, seed, rules))
    elif statistics.games:
        _show(statistics, seconds)
    if statistics.games < games:
        raise typer.Exit(INTERRUPTED)


def _run(
    games: int, players: int, rules: Ruleset, random: Random, records: Path | None
) -> tuple[Statistics, float]:
    """The games one after the other, with a bar; Ctrl-C ends them early and loses none."""
    statistics = no_games(players)
    bots = [RandomBot(random)] * players
    begin = start(players, rules)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=error_console(),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    seconds = 0.0
    with bar:
        task = bar.add_task(words("simulate-progress"), total=games)
        try:
            for number in range(1, games + 1):
                began = perf_counter()
                playout = play_out(begin, bots, random)
                seconds += perf_counter() - began
                statistics = statistics.plus(playout)
                if records:
                    name = f"game-{number:0{len(str(games))}}{RECORD_SUFFIX}"
                    write_new_game(records / name, playout.game)
                bar.update(task, completed=number)
        except KeyboardInterrupt:
            pass  # what was played counts
    return statistics, seconds


def _show(statistics: Statistics, seconds: float) -> None:
    games, players = statistics.games, len(statistics.seats)
    table = Table(title=words("simulate-title", games=games, players=players), box=None)
    for key in ("seat", "wins", "points", "paid", "received", "out"):
        table.add_column(words(f"simulate-{key}"), justify="right")
    for place, seat in enumerate(statistics.seats, 1):
        table.add_row(
            number(place),
            percent(seat.wins / games),
            number(seat.points / games, 1),
            number(seat.paid / games, 1),
            number(seat.received / games, 1),
            percent(seat.out / games),
        )
    console().print(table)
    say(
        "simulate-length",
        mean=number(statistics.turns / games, 1),
        low=statistics.shortest,
        high=statistics.longest,
    )
    say(
        "simulate-anyone-out",
        share=percent(statistics.with_someone_out / games),
        shared=percent(statistics.shared / games),
    )
    say("simulate-speed", rate=round(games / seconds))


def _data(
    statistics: Statistics, seconds: float, seed: int | None, rules: Ruleset
) -> dict[str, object]:
    games = max(statistics.games, 1)
    return {
        "games": statistics.games,
        "players": len(statistics.seats),
        "seed": seed,
        "rules": format_ruleset(rules),
        "seats": [
            {"seat": number, **{name: value / games for name, value in seat._asdict().items()}}
            for number, seat in enumerate(statistics.seats, 1)
        ],
        "turns": {
            "mean": statistics.turns / games,
            "shortest": statistics.shortest,
            "longest": statistics.longest,
        },
        "with_someone_out": statistics.with_someone_out / games,
        "shared_victories": statistics.shared / games,
        "games_per_second": statistics.games / seconds if seconds else None,
    }
