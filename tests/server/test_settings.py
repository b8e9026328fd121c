"""Settings: declared once, and the same as options, as variables and in the documents."""

import re
from pathlib import Path

import pytest
import typer.main
from support.command import Command
from support.server import eventually, serving

from marrakech.cli import app
from marrakech.server.settings import LogLevel, Setting, Settings, operator_settings

HOSTING = Path(__file__).parent.parent.parent / "docs" / "hosting.md"
BY_NAME = {setting.name: setting for setting in operator_settings()}


def usual(setting: Setting) -> str:
    """A default as the document writes it."""
    if setting.name == "data":
        return "`~/.local/share/marrakech/tables.db`"
    if isinstance(setting.default, bool):
        return "yes" if setting.default else "no"
    if setting.default in ((), ""):
        return ""
    value = setting.default
    return f"`{value:g}`" if isinstance(value, float) else f"`{value}`"


def test_the_document_has_every_option_with_its_variable_and_default() -> None:
    found = re.findall(
        r"^\| `(--[a-z-]+)` \| `(MARRAKECH_\w+)` \| (.*?) ?\| .+ \|$",
        HOSTING.read_text("utf-8"),
        re.MULTILINE,
    )
    wanted = [(one.option, one.variable, usual(one)) for one in operator_settings()]
    assert found == wanted


def test_the_command_has_every_option_with_its_variable_and_default() -> None:
    commands = typer.main.get_command(app)
    serve = commands.commands["serve"]  # type: ignore[attr-defined]
    options = {one.name: one for one in serve.params if one.name != "help"}
    assert list(options) == list(BY_NAME)
    for name, setting in BY_NAME.items():
        assert options[name].opts == [setting.option]
        assert options[name].secondary_opts == []
        assert options[name].envvar == setting.variable
        assert options[name].help == setting.given.help
        assert options[name].default == (setting.default or options[name].default)


def test_the_usual_settings_are_those_of_the_command() -> None:
    standard = Settings()
    assert standard.log_level is LogLevel.WARNING
    assert all(
        setting.default in (None, getattr(standard, name)) for name, setting in BY_NAME.items()
    )


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "70000"),
        ("GRACE", "-1"),
        ("PING", "0"),
        ("LOG_LEVEL", "loud"),
        *((setting.name.upper(), "inf") for setting in BY_NAME.values() if setting.type is float),
        ("PING", "1e9"),
        ("KEEP_DAYS", "1000000000000"),
    ],
)
def test_a_variable_out_of_bounds_is_refused(marrakech: Command, name: str, value: str) -> None:
    refused = marrakech("serve", **{f"MARRAKECH_{name}": value})
    assert refused.code == 2
    assert BY_NAME[name.lower()].option in refused.err


def test_an_address_without_a_store_is_refused(marrakech: Command) -> None:
    refused = marrakech("serve", "--port", "0", "--data", "mysql://ana:secret@db/tables")
    assert refused.code == 1
    assert "mysql://" in refused.err
    assert "secret" not in refused.err


@pytest.mark.parametrize("address", ["memory:", "sqlite:///{home}/other.db"])
def test_a_server_stores_its_tables_at_an_address(tmp_path: Path, address: str) -> None:
    address = address.format(home=tmp_path)
    with serving(tmp_path, MARRAKECH_DATA=address) as server:
        eventually(lambda: address in server.log())
        assert server.stop() == 0
        assert "Traceback" not in server.log()
    assert (tmp_path / "other.db").exists() == address.startswith("sqlite:")
