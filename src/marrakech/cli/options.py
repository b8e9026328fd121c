"""Arguments that several commands share."""

from collections.abc import Sequence
from typing import Annotated

import typer

from marrakech.cli.files import read_text
from marrakech.rules import (
    Position,
    Refusal,
    Ruleset,
    edition_named,
    editions,
    parse_position,
    ruleset,
)
from marrakech.rules.refusal import excerpt

PositionArgument = Annotated[
    str, typer.Argument(metavar="POSITION", help="A position's text, in quotes; - for stdin.")
]
RecordFile = Annotated[str, typer.Argument(metavar="FILE", help="A game's record; - for stdin.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for other programs.")]
PlayersOption = Annotated[
    int, typer.Option("--players", "-p", min=2, max=4, help="Number of players, 2 to 4.")
]
_EDITION = typer.Option(
    "--edition",
    "-e",
    metavar="NAME",
    autocompletion=lambda: list(editions),
    help="Play by a printing's rules; `marrakech editions` lists them.",
)
EditionName = Annotated[str, _EDITION]
EditionOrUsual = Annotated[str | None, _EDITION]
RuleOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--rule",
        "-r",
        metavar="OPTION=VALUE",
        help="Change one rule, such as bankruptcy=play-on. Can be repeated.",
    ),
]


def position_argument(text: str) -> Position:
    """The position in an argument; a text from stdin may end with a newline."""
    return parse_position(read_text("-").removesuffix("\n") if text == "-" else text)


def chosen_rules(edition: str, changes: Sequence[str] | None) -> Ruleset:
    """The rules of an edition with some of them changed."""
    options = edition_named(edition).options
    for change in changes or ():
        option, equals, value = change.partition("=")
        if not equals:
            raise Refusal("option-form", text=excerpt(change))
        options[option] = value
    return ruleset(options)
