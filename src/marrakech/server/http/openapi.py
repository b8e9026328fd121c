"""The API's own description: what each endpoint takes and returns, from the types themselves."""

from fastapi import FastAPI
from msgspec import Struct

from marrakech.server.decoding import http_commands
from marrakech.server.http import requests, responses
from marrakech.server.problem import Problem
from marrakech.server.schemas import Schema, Types, schemas_of, structs_of
from marrakech.table.commands import people_can
from marrakech.table.position_info import AreaInfo, AreaList, PositionInfo
from marrakech.table.public_events import EVENTS
from marrakech.table.replay import RecordInfo
from marrakech.table.wire import CommandDone, MyTableInfo, WatchedTableInfo

Responses = dict[int | str, Schema]
_COMMANDS: Types = http_commands.types
_TABLES = (
    AreaInfo,
    AreaList,
    CommandDone,
    MyTableInfo,
    PositionInfo,
    Problem,
    RecordInfo,
    WatchedTableInfo,
)
_references, _schemas = schemas_of(
    (*_COMMANDS, *EVENTS, *_TABLES, *structs_of(requests), *structs_of(responses)),
    "#/components/schemas/{name}",
)


def _tagged(structs: Types, names: tuple[str, ...]) -> Schema:
    """One of these types, told apart by their kind."""
    references = [_references[struct] for struct in structs]
    places = [reference["$ref"] for reference in references]
    mapping = dict(zip(names, places, strict=True))
    return {"oneOf": references, "discriminator": {"propertyName": "kind", "mapping": mapping}}


_kinds = tuple(str(event.__struct_config__.tag) for event in EVENTS)
_schemas["EventList"]["properties"]["events"]["items"] = _tagged(EVENTS, _kinds)


def _json(schema: Schema) -> Schema:
    return {"content": {"application/json": {"schema": schema}}}


def body(request: type[Struct]) -> Schema:
    """What FastAPI is to say of a request whose body we decode ourselves."""
    return {"requestBody": {"required": True, **_json(_references[request])}}


COMMAND_BODY: Schema = {
    "requestBody": {"required": True, **_json(_tagged(_COMMANDS, people_can()))}
}


def returns(response: type[Struct], *refused: int, status: int = 200) -> Responses:
    """What an endpoint returns, and with which statuses it may refuse."""
    good = {"description": (response.__doc__ or "").strip(), **_json(_references[response])}
    return {status: good, **refuses(*refused)}


def refuses(*statuses: int) -> Responses:
    """The statuses with which an endpoint may refuse."""
    problem = {"description": "Refused", **_json(_references[Problem])}
    return dict.fromkeys(statuses, problem)


class DescribedApp(FastAPI):
    """An application whose description has the types that FastAPI does not know."""

    def openapi(self) -> Schema:
        """The description of the API."""
        described = super().openapi()
        schemas = described.setdefault("components", {}).setdefault("schemas", {})
        schemas |= _schemas
        return described
