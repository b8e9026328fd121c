"""The command `marrakech` and what it can do."""

import sys
from typing import Annotated

import typer

from marrakech import __version__
from marrakech.cli.backup import backup
from marrakech.cli.check import check
from marrakech.cli.editions import list_editions
from marrakech.cli.perft import perft
from marrakech.cli.play import play
from marrakech.cli.replay import replay
from marrakech.cli.serve import serve
from marrakech.cli.show import show
from marrakech.cli.simulate import simulate
from marrakech.cli.verify import verify

app = typer.Typer(
    name="marrakech",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"marrakech {__version__}")
        raise typer.Exit


Version = Annotated[
    bool,
    typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version."),
]


@app.callback()
def marrakech(version: Version = False) -> None:
    """
    Marrakech: the board game of rugs, dirhams and one stubborn market owner.

    Ends with 0 when all went well, 1 when a position or a record is refused, 2 when the command
    was called wrongly, 130 when it was stopped with Ctrl-C.
    """


app.command()(play)
app.command()(show)
app.command()(replay)
app.command()(check)
app.command()(verify)
app.command("editions")(list_editions)
app.command()(perft)
app.command()(simulate)
app.command()(serve)
app.command()(backup)


def main() -> None:
    """Run the command. A character that a terminal lacks, or mistypes, becomes another one."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app()
