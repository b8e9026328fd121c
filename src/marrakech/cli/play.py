"""`marrakech play`: a game in the terminal, for people on one keyboard and bots."""

import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from marrakech.bots import bot_names, get_ready, is_slow_to_start
from marrakech.bots.engines import EngineBot, safe_name
from marrakech.cli.files import last_unfinished, new_file_name, read_game, write_new_game
from marrakech.cli.game_loop import GameLoop, Stopped
from marrakech.cli.game_setup import Plan, ask_plan, set_up
from marrakech.cli.options import EditionOrUsual, RuleOptions
from marrakech.cli.saved_game import SavedGame
from marrakech.cli.server_runner import print_starting
from marrakech.cli.terminal import (
    INTERRUPTED,
    MISUSED,
    command_name,
    console,
    error_console,
    exit_on_refusal,
    explain_for_file,
    fail,
    print_whole,
    say,
    words,
)
from marrakech.locales import catalogue
from marrakech.rules import Refusal

PlayersOrAsk = Annotated[
    int | None,
    typer.Option(
        "--players", "-p", min=2, max=4, help="Number of players, 2 to 4. [default: asked, or 2]"
    ),
]
Bots = Annotated[
    int | None, typer.Option("--bots", "-b", min=0, max=4, help="Number of bots among them.")
]
BotOption = Annotated[
    str | None,
    typer.Option(
        "--bot",
        metavar="NAME",
        autocompletion=lambda: list(bot_names()),
        help=f"Which bot plays: {', '.join(bot_names())}. [default: asked, or random]",
    ),
]
EngineCommand = Annotated[
    str | None,
    typer.Option(
        "--engine",
        metavar="COMMAND",
        help="Use a program that speaks the engine protocol instead of a built-in bot.",
    ),
]
Names = Annotated[
    list[str] | None,
    typer.Option("--name", help="A person's name, in seat order. Can be repeated."),
]
StartFacing = Annotated[
    str | None,
    typer.Option(
        "--facing",
        metavar="N|E|S|W",
        help="Which way Assam faces at the start: north, east, south or west. [default: S]",
    ),
]
Starter = Annotated[
    str | None,
    typer.Option(
        "--starter",
        metavar="random|agreed",
        help="Who begins: a random player, or the first one named. [default: random]",
    ),
]
SeedOption = Annotated[
    int | None, typer.Option("--seed", help="The same seed gives the same rolls, piles and bots.")
]
Save = Annotated[
    Path | None, typer.Option("--save", metavar="FILE", help="Save the record in this new file.")
]
Resume = Annotated[
    Path | None,
    typer.Option("--resume", metavar="FILE", help="Resume the game in this record."),
]
Continue = Annotated[
    bool, typer.Option("--continue", "-c", help="Resume the last unfinished game.")
]
Plain = Annotated[
    bool, typer.Option("--plain", help="Never clear the screen; for screen readers and logs.")
]

# The parameters of `play` that a resumed game takes.
WITH_RESUME = {"engine", "seed", "resume", "go_on", "plain"}


def play(
    context: typer.Context,
    players: PlayersOrAsk = None,
    bots: Bots = None,
    bot: BotOption = None,
    engine: EngineCommand = None,
    name: Names = None,
    edition: EditionOrUsual = None,
    rule: RuleOptions = None,
    facing: StartFacing = None,
    starter: Starter = None,
    seed: SeedOption = None,
    save: Save = None,
    resume: Resume = None,
    go_on: Continue = False,
    plain: Plain = False,
) -> None:
    """
    Play in the terminal: 2 to 4 people at one keyboard, or against bots.

    The record is saved after every action, so Ctrl-C loses nothing: resume with --continue.

    Examples:
    - `marrakech play`
    - `marrakech play --players 3 --bots 2 --name Ana`
    - `marrakech play --name Ana --players 2 --bot champion`
    - `marrakech play --edition en+variant --name Ana --name Ben --save evening.mrk`
    - `marrakech play --resume evening.mrk`
    - `marrakech play --engine "./my-engine --threads 2"`

    """
    if bot and engine:
        fail(words("options-clash", first="--bot", second="--engine"), MISUSED)
    if resume and go_on:
        fail(words("options-clash", first="--resume", second="--continue"), MISUSED)
    if resume or go_on:
        _refuse_to_change(context)
        saved = _resumed(resume, seed, engine)
    else:
        plan = Plan(
            players, bots, bot, tuple(name or ()), edition or "default", rule or (), bool(engine)
        )
        saved = _begun(plan, facing or "S", starter or "random", seed, save, engine)
    try:
        _play_on(saved, plain)
    finally:
        saved.close()


def _refuse_to_change(context: typer.Context) -> None:
    """A resumed game keeps what it began with: refuse every other option."""
    for parameter in context.command.params:
        name = str(parameter.name)
        source = context.get_parameter_source(name)
        if name not in WITH_RESUME and source is not None and source.name != "DEFAULT":
            fail(words("resume-alone", option=parameter.opts[0]), MISUSED)


def _begun(
    plan: Plan, facing: str, starter: str, seed: int | None, save: Path | None, engine: str | None
) -> SavedGame:
    with exit_on_refusal(MISUSED):
        if plan.is_open and sys.stdin.isatty():
            plan = _asked(plan)
        set_up(plan, facing, starter, seed)  # refuses before anything is started
    with exit_on_refusal(), _started(engine) as program:
        if program:
            plan = replace(plan, bot=safe_name(program.name, bot_names()))
        game = set_up(plan, facing, starter, seed)
        path = save or new_file_name()
        write_new_game(path, game)
        saved = SavedGame(game, path, seed, program)
    saved.story.append(words("welcome"))
    return saved


@contextmanager
def _started(command: str | None) -> Iterator[EngineBot | None]:
    """The engine that plays, if there is one; it is stopped if the game cannot be set up."""
    if command is None:
        yield None
        return
    print_starting(command)
    program = EngineBot(command)
    try:
        yield program
    except BaseException:
        program.close()
        raise


def _asked(plan: Plan) -> Plan:
    """The plan with the answers of the players, unless they leave."""
    try:
        return ask_plan(plan)
    except (EOFError, KeyboardInterrupt) as stop:
        console().print()
        say("goodbye-early")
        raise typer.Exit(INTERRUPTED if isinstance(stop, KeyboardInterrupt) else 0) from None


def _resumed(file: Path | None, seed: int | None, engine: str | None) -> SavedGame:
    with exit_on_refusal():
        path = file or last_unfinished(_report_unreadable)
        if path is None:
            fail(words("nothing-to-resume"))
        game = read_game(str(path))
        with _started(engine) as program:
            saved = SavedGame(game, path, seed, program)
    turns = saved.game.turns()
    saved.story.append(words("welcome-back", turn=turns[-1].number if turns else 1))
    return saved


def _report_unreadable(path: Path, refusal: Refusal) -> None:
    """Say which record cannot be read."""
    problem = explain_for_file(str(path), refusal)
    error_console().print(words("passed-over", problem=problem), style="red")


def _get_bots_ready(saved: SavedGame) -> None:
    """Load what slow bots need, or compile it the first time; that takes a while, so say so."""
    if any(map(is_slow_to_start, saved.bots.values())):
        if error_console().is_terminal:
            error_console().print(words("bots-getting-ready"))
        get_ready()


def _play_on(saved: SavedGame, plain: bool) -> None:
    """Play to the end, or until a player stops; either way the record is on disk."""
    if saved.position.step == "over":
        say("resume-over")
        return
    stopped: BaseException | None = None
    try:
        _get_bots_ready(saved)
        GameLoop(saved, plain).play()
    except (Stopped, KeyboardInterrupt) as stop:
        stopped = stop
        console().print()
    saved.save()  # the disk may have room again, and Ctrl-C may have interrupted saving
    if saved.trouble:
        fail(words("not-saved", problem=catalogue().explain(saved.trouble)))
    if stopped is None:
        print_whole(words("saved-at", file=str(saved.path)))
        return
    command = f"{command_name()} play --resume {shlex.quote(str(saved.path))}"
    if saved.engine:
        command += f" --engine {shlex.quote(saved.engine.command)}"
    print_whole(words("goodbye", command=command))
    raise typer.Exit(INTERRUPTED if isinstance(stopped, KeyboardInterrupt) else 0)
