"""`marrakech serve`: tables for everybody who has the link."""

import inspect
import os
from collections.abc import Callable
from typing import Annotated, Any

import typer
from typer.models import OptionInfo

from marrakech.cli.server_runner import listen, run_here
from marrakech.server.settings import Setting, Settings, operator_settings


def _option(setting: Setting) -> OptionInfo:
    """A setting as an option of Typer's."""
    bounds, separator = setting.given, setting.given.separator
    option: OptionInfo = typer.Option(
        setting.option,
        envvar=setting.variable,
        min=bounds.least,
        max=bounds.most,
        metavar=bounds.metavar,
        callback=_split_at(separator) if separator else None,
        help=bounds.help,
    )
    return option


def _split_at(separator: str) -> Callable[..., list[str]]:
    """Values may contain spaces, so in the variable something else stands between two of them."""

    def split(
        context: typer.Context, option: typer.CallbackParam, given: list[str] | None
    ) -> list[str]:
        source = context.get_parameter_source(option.name or "")
        if source is not None and source.name == "ENVIRONMENT":
            given = os.environ.get(str(option.envvar), "").split(separator)
        return [value.strip() for value in given or () if value.strip()]

    return split


def _parameter(setting: Setting) -> inspect.Parameter:
    """A setting as a parameter of the command."""
    several = isinstance(setting.default, tuple)
    kind: Any = list[str] if several else setting.type
    default = None if several else setting.default
    return inspect.Parameter(
        setting.name,
        inspect.Parameter.KEYWORD_ONLY,
        default=default,
        annotation=Annotated[kind | None if default is None else kind, _option(setting)],
    )


def _settings(given: dict[str, Any]) -> Settings:
    """The settings that the options come to."""
    given["base_path"] = f"/{path}" if (path := given["base_path"].strip("/")) else ""
    given["origins"] = [origin.rstrip("/") for origin in given["origins"] or ()]
    for name, value in given.items():
        if isinstance(value, list):
            given[name] = tuple(value)
    return Settings(**{name: value for name, value in given.items() if value is not None})


_OPTIONS = {setting.name: _option(setting) for setting in operator_settings()}
Host = Annotated[str, _OPTIONS["host"]]
DataOption = Annotated[str | None, _OPTIONS["data"]]


def serve(**given: Any) -> None:
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
    settings = _settings(given)
    run_here(settings, listen(settings))


# Typer reads the options of a command from its signature.
serve.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
    [_parameter(setting) for setting in operator_settings()]
)
