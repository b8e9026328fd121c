"""The command `marrakech` and what it can do."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from marrakech import __version__
from marrakech.cli.analyse import analyse
from marrakech.cli.arena import arena
from marrakech.cli.backup import backup
from marrakech.cli.bench import bench
from marrakech.cli.browser import open_game
from marrakech.cli.check import check
from marrakech.cli.check_store import check as check_store
from marrakech.cli.editions import list_editions
from marrakech.cli.engine import engine
from marrakech.cli.move import move
from marrakech.cli.perft import perft
from marrakech.cli.play import play
from marrakech.cli.replay import replay
from marrakech.cli.rollout import rollout
from marrakech.cli.rules import rules
from marrakech.cli.serve import serve
from marrakech.cli.setting_options import (
    DataOption,
    HostOption,
    OwnPortOption,
    chosen_settings,
)
from marrakech.cli.show import show
from marrakech.cli.simulate import simulate
from marrakech.cli.terminal import MISUSED, print_error, words
from marrakech.cli.verify import verify
from marrakech.locales import LANGUAGES, language_of, language_of_environment, speak
from marrakech.rules.refusal import excerpt
from marrakech.server.settings import Settings


class _Commands(TyperGroup):
    """The commands. With any of them, the variables for the bare command are not even read: a
    malformed one is of no concern to a command that has no use for it."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # Typer has a Click of its own
        _, rest, _ = self.make_parser(ctx).parse_args(args=list(args))
        with self._without_variables() if rest else nullcontext():
            return super().parse_args(ctx, args)

    @contextmanager
    def _without_variables(self) -> Iterator[None]:
        variables = [option.envvar for option in self.params]
        for option in self.params:
            option.envvar = None
        try:
            yield
        finally:
            for option, variable in zip(self.params, variables, strict=True):
                option.envvar = variable


app = typer.Typer(
    name="marrakech",
    cls=_Commands,
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


Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="CODE",
        help="Use this language (de, pt-BR, zh-TW …) instead of the terminal's own, $LANG. "
        "Works after any command, too.",
    ),
]
NoBrowser = Annotated[
    bool, typer.Option("--no-browser", help="Only print the link; do not open a browser.")
]


@app.callback(invoke_without_command=True)
def marrakech(
    context: typer.Context,
    host: HostOption = Settings.host,
    port: OwnPortOption = None,
    data: DataOption = None,
    no_browser: NoBrowser = False,
    lang: Language = None,
    version: Version = False,
) -> None:
    """
    Marrakech: the board game of rugs, dirhams and one stubborn market owner.

    Without a command, it opens the game in your browser, on a server of your own. With
    `--host 0.0.0.0`, others on the local network can join in.

    Exit codes: 0 for success, 1 if a position or a record was refused, 2 if the command was
    used wrongly, 130 if it was stopped with Ctrl-C.
    """
    if context.invoked_subcommand is None:
        settings = chosen_settings({"host": host, "port": port, "data": data})
        usual = data is None and host == Settings.host
        open_game(settings, port_is_meant=port is not None, usual=usual, browser=not no_browser)


app.command()(play)
app.command()(rules)
app.command()(show)
app.command()(replay)
app.command()(check)
app.command()(verify)
app.command()(analyse)
app.command()(rollout)
app.command("editions")(list_editions)
app.command()(perft)
app.command()(simulate)
app.command()(engine)
app.command()(arena)
app.command()(bench)
app.command()(serve)
app.command()(backup)
app.command()(move)
app.command("check-store")(check_store)


def main() -> None:
    """Run the command. Characters that the terminal cannot encode or decode are replaced."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app(_choose_language(sys.argv[1:]))


def _choose_language(args: list[str]) -> list[str]:
    """Choose the language before anything is printed; the arguments without it."""
    speak(language_of_environment(os.environ))
    rest, tag = _take_language(args)
    if tag is None:
        return rest
    language = language_of(tag)
    if language is None:
        print_error(words("language-unknown", text=excerpt(tag), languages=" ".join(LANGUAGES)))
        sys.exit(MISUSED)
    speak(language)
    return rest


def _take_language(args: list[str]) -> tuple[list[str], str | None]:
    """The arguments without `--lang`, and its last value."""
    rest, tag = list[str](), None
    waiting = iter(args)
    for argument in waiting:
        if argument == "--":
            return [*rest, argument, *waiting], tag
        if argument == "--lang":
            tag = next(waiting, "")
        elif argument.startswith("--lang="):
            tag = argument.partition("=")[2]
        else:
            rest.append(argument)
    return rest, tag
