"""docs/protocol.md and docs/hosting.md name everything that goes over the wire or can be set."""

import re
from pathlib import Path
from typing import get_args

import typer
from msgspec.structs import fields
from typer.core import TyperGroup, TyperOption

from marrakech.bots import bot_names
from marrakech.cli import app
from marrakech.server.app import create_app
from marrakech.server.http.requests import NewTable
from marrakech.server.settings import Settings
from marrakech.table.commands import ClientCommand, people_can
from marrakech.table.public_events import EVENTS

DOCS = Path(__file__).parent.parent.parent / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text("utf-8")
HOSTING = (DOCS / "hosting.md").read_text("utf-8")


def section(heading: str) -> str:
    return re.split(r"^## ", PROTOCOL.partition(f"## {heading}\n")[2], flags=re.MULTILINE)[0]


def test_every_event_is_described_with_its_data() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| (.*?) \|(.*)", section("Events"), re.MULTILINE)
    events = {str(event.__struct_config__.tag): event for event in EVENTS}
    assert {kind for kind, *_ in rows} == set(events)
    for kind, data, more in rows:
        sent = {field.name: field.required for field in fields(events[kind])}
        always = {name for name in sent if sent[name]} - {"number", "at"}
        assert set(re.findall(r"`(\w+)`", data)) == always, kind
        for name in set(sent) - always - {"number", "at"}:
            assert f"`{name}`" in more, f"{kind} {name}"


def test_every_command_is_described_and_let_in(tmp_path: Path) -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \|(.*?)\|", section("Commands"), re.MULTILINE)
    schema = create_app(Settings(data="memory:")).openapi()
    operation = schema["paths"]["/api/tables/{table}/commands"]["post"]
    body = operation["requestBody"]["content"]["application/json"]["schema"]
    assert {kind for kind, _ in rows} == set(body["discriminator"]["mapping"]) == set(people_can())
    bodies = dict(zip(people_can(), get_args(ClientCommand), strict=True))
    for kind, needs in rows:
        named = set(re.findall(r"`(\w+)`", needs)) - {"seen", *bot_names()}
        assert named == set(bodies[kind].__struct_fields__), kind


def test_every_request_is_described(tmp_path: Path) -> None:
    schema = create_app(Settings(data="memory:")).openapi()
    for path, methods in schema["paths"].items():
        for method in methods:
            assert f"`{method.upper()} {path}" in PROTOCOL, f"{method} {path}"


def test_everything_that_a_table_is_set_up_with_is_described() -> None:
    for field in NewTable.__struct_fields__:
        assert f"`{field}`" in section("HTTP"), field


def test_every_option_of_serve_and_its_variable_is_described() -> None:
    command = typer.main.get_command(app)
    assert isinstance(command, TyperGroup)
    for option in command.commands["serve"].params:
        if isinstance(option, TyperOption) and option.envvar:
            assert f"`{option.opts[0]}` | `{option.envvar}`" in HOSTING, option.opts
