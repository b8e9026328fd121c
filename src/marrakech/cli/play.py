"""`marrakech play`: a game in the terminal, for people on one keyboard and bots."""

import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

from marrakech.bots import bot_names
from marrakech.cli.files import last_unfinished, new_file_name, read_game, write_new_game
from marrakech.cli.options import EditionName, RuleOptions
from marrakech.cli.session import Session
from marrakech.cli.setting_up import Plan, ask_plan, set_up
from marrakech.cli.sitting import Sitting, Stopped
from marrakech.cli.terminal import (
    INTERRUPTED,
    MISUSED,
    console,
    fail,
    refusals_end_the_command,
    say,
    words,
)

PlayersOrAsk = Annotated[
    int | None,
    typer.Option("--players", "-p", min=2, max=4, help="How many play, 2 to 4. [asked, or 2]"),
]
Bots = Annotated[
    int | None, typer.Option("--bots", "-b", min=0, max=4, help="How many of them are bots.")
]
BotName = Annotated[
    str,
    typer.Option(
        "--bot", metavar="NAME", autocompletion=lambda: list(bot_names()), help="Which bot plays."
    ),
]
Names = Annotated[
    list[str] | None,
    typer.Option("--name", help="A person's name, in seat order. May be repeated."),
]
StartFacing = Annotated[
    str, typer.Option("--facing", metavar="N|E|S|W", help="Which way Assam faces at the start.")
]
Starter = Annotated[
    str,
    typer.Option(
        "--starter",
        metavar="random|agreed",
        help="Who begins: by lot, or the first who was named.",
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
    bot: BotName = "random",
    name: Names = None,
    edition: EditionName = "default",
    rule: RuleOptions = None,
    facing: StartFacing = "S",
    starter: Starter = "random",
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
    - `marrakech play --edition en+variant --name Ana --name Ben --save evening.mrk`
    - `marrakech play --resume evening.mrk`

    """
    if resume or go_on:
        given = {
            "--players": players,
            "--bots": bots,
            "--name": name,
            "--rule": rule,
            "--save": save,
        }
        for option, value in given.items():
            if value is not None:
                fail(words("resume-alone", option=option), MISUSED)
        session = _resumed(resume, seed)
    else:
        with refusals_end_the_command(MISUSED):
            plan = Plan(players, bots, bot, tuple(name or ()), edition, tuple(rule or ()))
            if plan.is_open and sys.stdin.isatty():
                plan = ask_plan(plan)
            game = set_up(plan, facing, starter, seed)
        with refusals_end_the_command():
            path = save or new_file_name()
            write_new_game(path, game)
        session = Session(game, path, seed)
        say("welcome")
    _sit_down(session, plain)


def _resumed(file: Path | None, seed: int | None) -> Session:
    with refusals_end_the_command():
        path = file or last_unfinished()
        if path is None:
            fail(words("nothing-to-resume"))
        session = Session(read_game(str(path)), path, seed)
    turns = session.game.turns()
    say("welcome-back", turn=turns[-1].number if turns else 1)
    return session


def _sit_down(session: Session, plain: bool) -> None:
    """Play to the end, or until somebody stops: either way the record is on disk."""
    if session.position.step == "over":
        say("resume-over")
        return
    try:
        Sitting(session, plain).play()
    except (Stopped, KeyboardInterrupt) as stop:
        console().print()
        say("goodbye", command=f"marrakech play --resume {shlex.quote(str(session.path))}")
        raise typer.Exit(INTERRUPTED if isinstance(stop, KeyboardInterrupt) else 0) from None
    say("saved-at", file=str(session.path))
