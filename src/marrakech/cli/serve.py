"""`marrakech serve`: tables for everybody who has the link."""

import inspect

from marrakech.cli.server_runner import listen, run_here
from marrakech.cli.setting_options import chosen_settings, parameters


def serve(**given: object) -> None:
    """
    Run a server with tables, live play and fair dice.

    Only this machine can reach it, unless you say otherwise. Stop it with Ctrl-C or SIGTERM:
    every confirmed move is on disk, and after a restart everyone can play on.

    Examples:
    - `marrakech serve`
    - `marrakech serve --host 0.0.0.0 --port 8080`
    - `marrakech serve --engine "./my-engine --threads 2"`
    - `MARRAKECH_DATA=/srv/marrakech/tables.db marrakech serve --keep-days 90`

    """
    settings = chosen_settings(given)
    run_here(settings, listen(settings))


# Typer reads the options of a command from its signature.
serve.__signature__ = inspect.Signature(parameters())  # type: ignore[attr-defined]
