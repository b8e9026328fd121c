"""The settings of a server as options of commands: they follow from `Settings`."""

import inspect
import os
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Annotated

import msgspec
import typer
from typer.models import OptionInfo

from marrakech.cli.terminal import exit_on_refusal
from marrakech.server.settings import Setting, Settings, operator_settings


def _option(setting: Setting, about: str = "") -> OptionInfo:
    """A setting as an option of Typer's, perhaps with a help text of its own."""
    bounds, separator = setting.given, setting.given.separator
    option: OptionInfo = typer.Option(
        setting.option,
        envvar=setting.variable,
        min=bounds.least,
        max=bounds.most,
        metavar=bounds.metavar,
        callback=_split_at(separator) if separator else None,
        help=about or bounds.help,
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


def parameters() -> list[inspect.Parameter]:
    """Every setting as a parameter of a command."""
    return [_parameter(setting) for setting in operator_settings()]


def _parameter(setting: Setting) -> inspect.Parameter:
    several = isinstance(setting.default, tuple)
    kind: type[object] = list[str] if several else setting.type
    default = None if several else setting.default
    return inspect.Parameter(
        setting.name,
        inspect.Parameter.KEYWORD_ONLY,
        default=default,
        annotation=Annotated[kind | None if default is None else kind, _option(setting)],
    )


def chosen_settings(given: Mapping[str, object]) -> Settings:
    """The settings that the options come to; None stands for the usual value."""
    chosen = {name: value for name, value in given.items() if value is not None}
    with exit_on_refusal():
        settings = msgspec.convert(chosen, Settings)
    path = settings.base_path.strip("/")
    origins = tuple(origin.rstrip("/") for origin in settings.origins)
    return replace(settings, base_path=f"/{path}" if path else "", origins=origins)


_SETTINGS = {setting.name: setting for setting in operator_settings()}
HostOption = Annotated[str, _option(_SETTINGS["host"])]
DataOption = Annotated[str | None, _option(_SETTINGS["data"])]
DatabaseOption = Annotated[str | None, _option(_SETTINGS["database"])]
OwnPortOption = Annotated[
    int | None,
    _option(_SETTINGS["port"], f"Use this port only. Otherwise {Settings.port}, or any free one."),
]
