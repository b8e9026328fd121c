"""`marrakech rollout`: what each choice of a decision is worth, by games played from it."""

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from enum import StrEnum
from typing import Annotated, NamedTuple

import typer
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.table import Table
from rich.text import Text

from marrakech.analysis import RolledChoice, RolledOut, roll_out
from marrakech.cli.analyse_cells import share
from marrakech.cli.files import read_game
from marrakech.cli.options import AsJson, position_argument
from marrakech.cli.tables import fits, fitted
from marrakech.cli.terminal import (
    INTERRUPTED,
    MISUSED,
    console,
    error_console,
    exit_on_refusal,
    fail,
    number,
    percent,
    print_json,
    words,
)
from marrakech.cli.view import seat_names
from marrakech.rules import Action, Game, Position, Refusal, format_position, legal_actions

GAMES = 400  # from each choice, unless something else is asked for
BAR_WIDTH = 24  # columns


class DecisionName(StrEnum):
    """The steps at which somebody decides."""

    turn = "turn"
    lay = "lay"
    steer = "steer"


File = Annotated[str | None, typer.Argument(metavar="[FILE]", help="A game's record; - for stdin.")]
TurnOption = Annotated[
    int | None,
    typer.Option(
        "--turn", metavar="N", min=0, help="Which turn. [default: where the record stops]"
    ),
]
StepOption = Annotated[
    DecisionName | None,
    typer.Option("--step", help="Which decision of the turn. [default: the first with a choice]"),
]
PositionOption = Annotated[
    str | None,
    typer.Option("--position", metavar="TEXT", help="A position instead of a record; - for stdin."),
]
GamesOption = Annotated[
    int | None,
    typer.Option(
        "--games",
        "-n",
        min=2,
        max=1_000_000,
        help=f"Games from each choice. [default: {GAMES}, unless another limit is set]",
    ),
]
SecondsOption = Annotated[
    float | None, typer.Option("--seconds", min=0, help="Stop after this time.")
]
ErrorOption = Annotated[
    float | None,
    typer.Option(
        "--error", metavar="PERCENT", min=0, help="Stop when no standard error is larger."
    ),
]
SeedOption = Annotated[
    int, typer.Option("--seed", "-s", min=0, max=2**31 - 1, help="Another seed, other games.")
]
DeepOption = Annotated[
    bool,
    typer.Option(
        "--deep", help="See luck a turn later: fewer games are needed, but each takes longer."
    ),
]


def rollout(
    file: File = None,
    turn: TurnOption = None,
    step: StepOption = None,
    position: PositionOption = None,
    games: GamesOption = None,
    seconds: SecondsOption = None,
    error: ErrorOption = None,
    seed: SeedOption = 0,
    deep: DeepOption = False,
    as_json: AsJson = False,
) -> None:
    """
    Say what each choice of a decision is worth, by playing games from it to the end.

    All choices have the same luck, and what the dice were worth is subtracted from every result.
    Ctrl-C stops it and keeps what is known by then.

    Examples:
    - `marrakech rollout game.mrk --turn 12 --step lay`
    - `marrakech rollout game.mrk --turn 12 --seconds 30`
    - `marrakech rollout --position "7/7/2r>r<3/7/7/7/7 c4N turn 2 30:r11,30:b12,30:y12 -"`

    """
    _check(file, turn, step, position)
    if games is None and seconds is None and error is None:
        games = GAMES
    share = None if error is None else error / 100
    with exit_on_refusal():
        found = _decision(file, turn, step, position)
        states = roll_out(found.position, games, seconds, share, seed, deep)
        state, stopped = _last(states, found, live=not as_json and sys.stderr.isatty())
    if stopped:
        played = 0 if state is None else state.games
        error_console().print(words("rollout-stopped", games=played))
    if as_json and state is not None:
        print_json(_data(found, state, seed, deep))
    elif state is not None:
        console().print(_shown(found, state, console()))
    if stopped:
        raise typer.Exit(INTERRUPTED)


class _Found(NamedTuple):
    """A decision that was found."""

    position: Position
    names: list[str]
    turn: int | None = None
    ply: int | None = None
    played: Action | None = None


def _check(
    file: str | None, turn: int | None, step: DecisionName | None, position: str | None
) -> None:
    """Refuse options that make no sense together."""
    if position is None and file is None:
        fail(words("rollout-what"), MISUSED)
    if position is not None:
        for given, name in ((file, "FILE"), (turn, "--turn"), (step, "--step")):
            if given is not None:
                fail(words("options-clash", first=name, second="--position"), MISUSED)
    if step is not None and turn is None:
        fail(words("rollout-step-alone"), MISUSED)


def _decision(
    file: str | None, turn: int | None, step: DecisionName | None, text: str | None
) -> _Found:
    """The decision in a record, or the one of a position."""
    if file is None:
        position = position_argument(text or "")
        return _Found(position, seat_names(position))
    game = read_game(file)
    names = seat_names(game.start, game.names())
    if turn is None:
        return _Found(game.final(), names, ply=len(game.actions))
    ply = _ply(game, turn, step)
    return _Found(game.positions()[ply], names, turn, ply, game.actions[ply])


def _ply(game: Game, number: int, step: DecisionName | None) -> int:
    """How many actions come before the decision that is meant."""
    turns = {turn.number: turn for turn in game.turns()}
    if number not in turns:
        raise Refusal("turn-beyond", turn=number, last=max(turns, default=0))
    positions = game.positions()
    for ply in range(turns[number].first, turns[number].end):
        position = positions[ply]
        if step is not None and position.step == step:
            return ply
        decides = position.step in [*DecisionName] and len(legal_actions(position)) > 1
        if step is None and decides:
            return ply
    raise Refusal("rollout-no-decision", turn=number, step=step or "any")


def _last(
    states: Iterator[RolledOut], found: _Found, *, live: bool
) -> tuple[RolledOut | None, bool]:
    """The last state, and whether Ctrl-C came before the end; shown on the way in a terminal."""
    state = None
    shown: AbstractContextManager[Live | None] = (
        Live(words("bots-getting-ready"), console=error_console(), transient=True, screen=False)
        if live
        else nullcontext()
    )
    try:
        with shown as screen:
            for state in states:
                if screen is not None:
                    screen.update(_shown(found, state, screen.console))
    except KeyboardInterrupt:
        return state, True
    return state, False


def _shown(found: _Found, state: RolledOut, where: Console) -> RenderableType:
    """The choices below a title, with their intervals also as bars if there is room."""
    name = found.names[state.seat - 1]
    title = words("steps-next", step=state.step, name=name)
    if found.turn is not None:
        title = words("rollout-turn", turn=found.turn, sentence=title)
    table = _table(found, state, bars=True)
    if not fits(table, where.width):
        table = _table(found, state, bars=False)
    games = Text(words("rollout-games", games=state.games), "dim italic")
    return Group(Text(title, "italic"), fitted(table, where.width), games)


def _table(found: _Found, state: RolledOut, *, bars: bool) -> Table:
    """The choices, the best first."""
    table = Table(box=None)
    table.add_column(words("rollout-choice"))
    table.add_column(words("decision-chance"), justify="right")
    table.add_column(words("analyse-interval"), justify="right")
    if bars:
        table.add_column("", no_wrap=True)
    table.add_column(words("rollout-behind"), justify="right")
    table.add_column("")
    bounds = min(one.low for one in state.choices), max(one.high for one in state.choices)
    for choice in sorted(state.choices, key=lambda one: -one.worth):
        style = "red" if choice.surely_behind else ""
        bar = Text(_bar(choice, *bounds), "green" if choice is state.best else style)
        low, high = str(share(choice.low)), str(share(choice.high))
        table.add_row(
            choice.action,
            share(choice.worth),
            words("arena-range", low=low, high=high),
            *([bar] if bars else []),
            Text("" if choice is state.best else _behind(choice), style),
            words("rollout-played") if choice.action == found.played else "",
        )
    return table


def _behind(choice: RolledChoice) -> str:
    """By how much it is worth less than the best, with half of the 95 % interval."""
    return f"{percent(choice.behind)} ± {number(196 * choice.behind_error, 1)}"


def _bar(choice: RolledChoice, low: float, high: float) -> str:
    """The interval of a choice between the bounds of all of them, and its worth in it."""
    scale = (BAR_WIDTH - 1) / (high - low) if high > low else 0.0
    first, middle, last = (
        round(scale * (value - low)) for value in (choice.low, choice.worth, choice.high)
    )
    line = ["─" if first <= column <= last else " " for column in range(BAR_WIDTH)]
    line[middle] = "●"
    return "".join(line)


def _data(found: _Found, state: RolledOut, seed: int, deep: bool) -> dict[str, object]:
    return {
        "position": format_position(found.position),
        "turn": found.turn,
        "ply": found.ply,
        "seat": state.seat,
        "step": state.step,
        "played": found.played,
        "seed": seed,
        "deep": deep,
        "games": state.games,
        "choices": [
            {**choice._asdict(), "low": choice.low, "high": choice.high} for choice in state.choices
        ],
    }
