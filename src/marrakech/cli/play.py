"""`marrakech play`: a game in the terminal, for people on one keyboard and bots."""

import shlex
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from marrakech.bots import bot_names, get_ready, is_slow_to_start
from marrakech.bots.engines import EngineBot, safe_name
from marrakech.cli.files import last_unfinished, new_file_name, read_game, write_new_game
from marrakech.cli.game_loop import Sitting, Stopped
from marrakech.cli.game_setup import Plan, ask_plan, set_up
from marrakech.cli.options import EditionOrUsual, RuleOptions
from marrakech.cli.saved_game import Session
from marrakech.cli.server_runner import tell_starting
from marrakech.cli.terminal import (
    INTERRUPTED,
    MISUSED,
    command_name,
    console,
    console_for_trouble,
    fail,
    print_whole,
    refusals_end_the_command,
    said_of,
    say,
    words,
)
from marrakech.locales import catalogue
from marrakech.rules import Refusal

PlayersOrAsk = Annotated[
    int | None,
    typer.Option("--players", "-p", min=2, max=4, help="How many play, 2 to 4. [asked, or 2]"),
]
Bots = Annotated[
    int | None, typer.Option("--bots", "-b", min=0, max=4, help="How many of them are bots.")
]
BotName = Annotated[
    str | None,
    typer.Option(
        "--bot",
        metavar="NAME",
        autocompletion=lambda: list(bot_names()),
        help=f"Which bot plays: {', '.join(bot_names())}. [asked, or random]",
    ),
]
EngineCommand = Annotated[
    str | None,
    typer.Option(
        "--engine",
        metavar="COMMAND",
        help="A program that speaks the engine protocol plays instead of a bot of ours.",
    ),
]
Names = Annotated[
    list[str] | None,
    typer.Option("--name", help="A person's name, in seat order. May be repeated."),
]
StartFacing = Annotated[
    str | None,
    typer.Option(
        "--facing", metavar="N|E|S|W", help="Which way Assam faces at the start. [usual: S]"
    ),
]
Starter = Annotated[
    str | None,
    typer.Option(
        "--starter",
        metavar="random|agreed",
        help="Who begins: by lot, or the first who was named. [usual: random]",
    ),
]
Seed = Annotated[
    int | None, typer.Option("--seed", help="The same seed, the same die, piles and bots.")
]
Save = Annotated[
    Path | None, typer.Option("--save", metavar="FILE", help="Keep the record in this new file.")
]
Resume = Annotated[
    Path | None,
    typer.Option("--resume", metavar="FILE", help="Go on with the game in this record."),
]
GoOn = Annotated[
    bool, typer.Option("--continue", "-c", help="Go on with the last game that was not finished.")
]
Plain = Annotated[
    bool, typer.Option("--plain", help="Never clear the screen; for screen readers and logs.")
]


def play(
    players: PlayersOrAsk = None,
    bots: Bots = None,
    bot: BotName = None,
    engine: EngineCommand = None,
    name: Names = None,
    edition: EditionOrUsual = None,
    rule: RuleOptions = None,
    facing: StartFacing = None,
    starter: Starter = None,
    seed: Seed = None,
    save: Save = None,
    resume: Resume = None,
    go_on: GoOn = False,
    plain: Plain = False,
) -> None:
    """
    Play in the terminal: 2 to 4 people on one keyboard, or against bots.

    The record is saved after every action, so Ctrl-C loses nothing: go on with --continue.

    Examples:
    - `marrakech play`
    - `marrakech play --players 3 --bots 2 --name Ana`
    - `marrakech play --name Ana --players 2 --bot master`
    - `marrakech play --edition en+variant --name Ana --name Ben --save evening.mrk`
    - `marrakech play --resume evening.mrk`
    - `marrakech play --engine "./my-engine --threads 2"`

    """
    if bot and engine:
        fail(words("options-clash", first="--bot", second="--engine"), MISUSED)
    if resume and go_on:
        fail(words("options-clash", first="--resume", second="--continue"), MISUSED)
    if resume or go_on:
        given = {
            "--players": players,
            "--bots": bots,
            "--bot": bot,
            "--name": name,
            "--edition": edition,
            "--rule": rule,
            "--facing": facing,
            "--starter": starter,
            "--save": save,
        }
        _refuse_to_change(given)
        session = _resumed(resume, seed, engine)
    else:
        plan = Plan(
            players, bots, bot, tuple(name or ()), edition or "default", rule or (), bool(engine)
        )
        session = _begun(plan, facing or "S", starter or "random", seed, save, engine)
    try:
        _sit_down(session, plain)
    finally:
        session.close()


def _refuse_to_change(given: Mapping[str, object]) -> None:
    """A game that goes on keeps what it began with."""
    for option, value in given.items():
        if value is not None:
            fail(words("resume-alone", option=option), MISUSED)


def _begun(
    plan: Plan, facing: str, starter: str, seed: int | None, save: Path | None, engine: str | None
) -> Session:
    with refusals_end_the_command(MISUSED):
        if plan.is_open and sys.stdin.isatty():
            plan = _asked(plan)
        set_up(plan, facing, starter, seed)  # refuses before anything is started
    with refusals_end_the_command(), _started(engine) as program:
        if program:
            plan = replace(plan, bot=safe_name(program.name, bot_names()))
        game = set_up(plan, facing, starter, seed)
        path = save or new_file_name()
        write_new_game(path, game)
        session = Session(game, path, seed, program)
    session.story.append(words("welcome"))
    return session


@contextmanager
def _started(command: str | None) -> Iterator[EngineBot | None]:
    """The engine that is to play, if any; where no game comes about it is let go again."""
    if command is None:
        yield None
        return
    tell_starting(command)
    program = EngineBot(command)
    try:
        yield program
    except BaseException:
        program.close()
        raise


def _asked(plan: Plan) -> Plan:
    """The plan with what people answer, unless they would rather not play."""
    try:
        return ask_plan(plan)
    except (EOFError, KeyboardInterrupt) as stop:
        console().print()
        say("goodbye-early")
        raise typer.Exit(INTERRUPTED if isinstance(stop, KeyboardInterrupt) else 0) from None


def _resumed(file: Path | None, seed: int | None, engine: str | None) -> Session:
    with refusals_end_the_command():
        path = file or last_unfinished(_pass_over)
        if path is None:
            fail(words("nothing-to-resume"))
        game = read_game(str(path))
        with _started(engine) as program:
            session = Session(game, path, seed, program)
    turns = session.game.turns()
    session.story.append(words("welcome-back", turn=turns[-1].number if turns else 1))
    return session


def _pass_over(path: Path, refusal: Refusal) -> None:
    """Say which record is too damaged to go on with."""
    problem = said_of(str(path), refusal)
    console_for_trouble().print(words("passed-over", problem=problem), style="red")


def _get_bots_ready(session: Session) -> None:
    """Have what the bots need loaded or, the first time, compiled; say so, for it takes a while."""
    if any(map(is_slow_to_start, session.bots.values())):
        if console_for_trouble().is_terminal:
            console_for_trouble().print(words("bots-getting-ready"))
        get_ready()


def _sit_down(session: Session, plain: bool) -> None:
    """Play to the end, or until somebody stops: either way the record is on disk."""
    if session.position.step == "over":
        say("resume-over")
        return
    stopped: BaseException | None = None
    try:
        _get_bots_ready(session)
        Sitting(session, plain).play()
    except (Stopped, KeyboardInterrupt) as stop:
        stopped = stop
        console().print()
    session.save()  # a full disk may have room again, and Ctrl-C may have come in mid-saving
    if session.trouble:
        fail(words("not-saved", problem=catalogue().explain(session.trouble)))
    if stopped is None:
        print_whole(words("saved-at", file=str(session.path)))
        return
    command = f"{command_name()} play --resume {shlex.quote(str(session.path))}"
    if session.engine:
        command += f" --engine {shlex.quote(session.engine.command)}"
    print_whole(words("goodbye", command=command))
    raise typer.Exit(INTERRUPTED if isinstance(stopped, KeyboardInterrupt) else 0)
