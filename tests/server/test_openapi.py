"""The API's own description: complete, and true of the running server."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from secrets import token_urlsafe
from typing import Any, get_args
from unittest import SkipTest

import httpx
import pytest
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    negative_data_rejection,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from support.server import Device, Server

from marrakech.table.commands import ClientCommand, people_can

CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


OPERATIONS = {
    "create_table": "POST /api/tables",
    "list_open_tables": "GET /api/tables",
    "list_my_tables": "GET /api/my/tables",
    "list_my_games": "GET /api/my/games",
    "show_table": "GET /api/tables/{table}",
    "list_events": "GET /api/tables/{table}/events",
    "do_command": "POST /api/tables/{table}/commands",
    "give_hint": "POST /api/tables/{table}/hint",
    "analyse": "POST /api/analyses",
    "show_analysis": "GET /api/analyses/{analysis}",
    "roll_out": "POST /api/analyses/{analysis}/rollouts",
    "show_rollout": "GET /api/analyses/{analysis}/rollouts/{ply}",
    "list_bots": "GET /api/bots",
    "show_record": "GET /api/tables/{table}/record",
    "show_replay": "GET /api/tables/{table}/replay",
    "read_record": "POST /api/records",
    "look_at_position": "POST /api/positions",
    "look_at_start": "POST /api/positions/start",
    "look_at_area": "POST /api/positions/area/{square}",
    "look_at_areas": "POST /api/positions/areas",
    "list_editions": "GET /api/editions",
    "suggest_seed": "GET /api/seed",
    "show_device": "GET /api/device",
    "give_token": "POST /api/device",
    "list_devices": "GET /api/devices",
    "make_link": "POST /api/devices/link",
    "join": "POST /api/devices/join",
    "sign_out": "POST /api/devices/sign-out",
}


SELDOM = (  # requests that are rarely valid by chance
    "POST /api/tables",
    "POST /api/tables/{table}/commands",
    "POST /api/tables/{table}/hint",
    "POST /api/analyses",
    "GET /api/analyses/{analysis}",
    "POST /api/analyses/{analysis}/rollouts",
    "GET /api/analyses/{analysis}/rollouts/{ply}",
    "POST /api/devices/join",
    "POST /api/devices/sign-out",
)
RECORD = (Path(__file__).parent.parent / "data/games/two-default.mrk").read_text("utf-8")
POSITION = "7/7/7/7/3b>b<2/3bb2/7 d4S turn 1 3:r5,30:b5 stock=15"


@pytest.fixture(scope="module")
def described(server: Server) -> Any:
    """The description that the running server serves."""
    return schemathesis.openapi.from_url(f"{server.link}/api/openapi.json")


@pytest.fixture(scope="module")
def real(server: Server) -> Iterator[list[str]]:
    """Tables that exist: one that gathers, one that plays and one that is over."""
    with Device(server) as ana:
        clock = {"kind": "turn", "seconds": 900}
        tables = [ana.create("person", "open", clock=clock), *(ana.create("person", "person"),) * 2]
        names = [table["table"] for table in tables]
        assert ana.do(names[2], "act", action="x1", seen=99).status_code == 200
        names[1] = ana.create("person", "person", "random", clock=clock)["table"]
        yield names


def try_out(server: Server, operation: Any, mode: GenerationMode, tables: list[str]) -> set[int]:
    """Send many requests, half of them about something that exists; the statuses that came back."""
    met: set[int] = set()

    @given(operation.as_strategy(generation_mode=mode), st.sampled_from([None, None, *tables]))
    @settings(max_examples=20, deadline=None, database=None)
    def each(case: Any, table: str | None) -> None:
        if table and mode is GenerationMode.POSITIVE:
            if "table" in case.path_parameters:
                case.path_parameters["table"] = table
            if "square" in case.path_parameters:
                case.path_parameters["square"] = "d3"
            if isinstance(case.body, dict) and "position" in case.body:
                case.body = {"position": POSITION}
            if isinstance(case.body, dict) and "record" in case.body:
                case.body = {"record": RECORD}
        token = {"cookie": f"marrakech={token_urlsafe(32)}"}
        answer = case.call_and_validate(base_url=server.link, checks=CHECKS, headers=token)
        met.add(answer.status_code)

    with suppress(Unsatisfiable, SkipTest):  # there may be nothing that could be wrong
        each()
    return met


@pytest.mark.parametrize("label", OPERATIONS.values())
def test_the_server_does_what_it_says(
    server: Server, described: Any, real: list[str], label: str
) -> None:
    operations = {found.ok().label: found.ok() for found in described.get_all_operations()}
    assert set(operations) == set(OPERATIONS.values())
    well = try_out(server, operations[label], GenerationMode.POSITIVE, real)
    badly = try_out(server, operations[label], GenerationMode.NEGATIVE, real)
    assert well & {200, 201} or label in SELDOM
    assert all(status >= 400 for status in badly) or label.startswith("GET")
    assert "Traceback" not in server.log()


def test_every_answer_is_described(server: Server) -> None:
    described = httpx.get(f"{server.link}/api/openapi.json").json()
    assert len(described["paths"]) >= 9
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            assert operation["description"], path
            good = [status for status in operation["responses"] if status.startswith("2")]
            assert len(good) == 1
            for status, answer in operation["responses"].items():
                (content,) = answer["content"].values()
                assert content["schema"], (path, method, status)
                if status not in good:
                    assert content["schema"] == {"$ref": "#/components/schemas/Problem"}


def test_every_kind_of_command_is_described_with_its_fields(server: Server) -> None:
    described = httpx.get(f"{server.link}/api/openapi.json").json()
    operation = described["paths"]["/api/tables/{table}/commands"]["post"]
    assert operation["requestBody"]["required"] is True
    body = operation["requestBody"]["content"]["application/json"]["schema"]
    assert body["discriminator"]["propertyName"] == "kind"
    places = body["discriminator"]["mapping"]
    assert body["oneOf"] == [{"$ref": place} for place in places.values()]
    assert list(places) == list(people_can())
    for kind, body in zip(people_can(), get_args(ClientCommand), strict=True):
        schema = described["components"]["schemas"][places[kind].rpartition("/")[2]]
        assert schema["properties"]["kind"] == {"enum": [kind]}
        assert set(schema["properties"]) == {"kind", "id", "seen", *body.__struct_fields__}
        assert {"kind", "id"} <= set(schema["required"])
        assert schema["additionalProperties"] is False
        for name in set(schema["properties"]) - set(schema["required"]):
            assert {"type": "null"} in schema["properties"][name]["anyOf"], (kind, name)


def test_what_may_be_left_out_of_a_command_may_be_null(server: Server) -> None:
    with Device(server) as ana, Device(server) as ben:
        table = ana.create("person", "open", "open")
        sat = ben.sit(table, seat=None, seed=None, commitment=None, seen=None)
        assert sat.status_code == 200
        assert ana.do(table["table"], "seat-bot", seat=3, bot=None).status_code == 200
        assert ana.state(table["table"])["seats"][2]["bot"] == "greedy"
