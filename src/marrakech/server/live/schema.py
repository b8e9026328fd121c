"""The messages of the socket as JSON Schema, for those who write a client."""

from functools import cache
from typing import get_args

import msgspec
from fastapi import APIRouter, Response

from marrakech.server.live.messages import Outgoing, Ping, Unwatch, Watch, socket_commands
from marrakech.server.schemas import Schema, Types, schemas_of
from marrakech.table.public_events import EVENTS

router = APIRouter(prefix="/api")


@cache
def socket_schema() -> Schema:
    """The messages of the socket, in both directions."""
    from_client: Types = (Watch, Unwatch, Ping, *socket_commands.types)
    from_server: Types = get_args(Outgoing)
    references, schemas = schemas_of((*from_client, *from_server, *EVENTS), "#/$defs/{name}")
    schemas["EventsMessage"]["properties"]["events"]["items"] = {"$ref": "#/$defs/TableEvent"}
    unions = {"ClientMessage": from_client, "ServerMessage": from_server, "TableEvent": EVENTS}
    defined = {name: {"anyOf": [references[one] for one in of]} for name, of in unions.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of the socket of Marrakech",
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
        "$defs": schemas | defined,
    }


@router.get("/socket.schema.json", include_in_schema=False)
async def show_socket_schema() -> Response:
    """The messages of the socket, as JSON Schema."""
    return Response(msgspec.json.encode(socket_schema()), media_type="application/schema+json")
