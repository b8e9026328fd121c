"""Commands in the API's own description. FastAPI does not read them, so it cannot know them."""

from typing import Any, get_args

import msgspec
from fastapi import FastAPI

from marrakech.server.live.messages import Envelope
from marrakech.table.commands import ClientCommand, people_can

Schema = dict[str, Any]
_NULL: Schema = {"type": "null"}
_PLACE = "#/components/schemas/{name}"

_found, _schemas = msgspec.json.schema_components(
    (*get_args(ClientCommand), Envelope), ref_template=_PLACE
)
_envelope = _schemas.pop(Envelope.__name__)
_places: list[str] = [place["$ref"] for place in _found[:-1]]

COMMAND: Schema = {  # the body of a request that is one
    "required": True,
    "content": {
        "application/json": {
            "schema": {
                "oneOf": [{"$ref": place} for place in _places],
                "discriminator": {
                    "propertyName": "kind",
                    "mapping": dict(zip(people_can(), _places, strict=True)),
                },
            }
        }
    },
}


class DescribedApp(FastAPI):
    """An application whose description also knows the commands."""

    def openapi(self) -> Schema:
        """What the API says of itself."""
        described = super().openapi()
        described["components"]["schemas"] |= {
            name: _whole(schema) for name, schema in _schemas.items()
        }
        return described


def _whole(schema: Schema) -> Schema:
    """A kind of command with what every command has; what may be left out may also be null."""
    properties = schema["properties"] | _envelope["properties"]
    required = [*schema["required"], *_envelope["required"]]
    optional = {name: _or_null(properties[name]) for name in properties if name not in required}
    return {**schema, "properties": properties | optional, "required": required}


def _or_null(schema: Schema) -> Schema:
    ways = schema.get("anyOf", [{name: schema[name] for name in schema if name != "default"}])
    return {"anyOf": [*(way for way in ways if way != _NULL), _NULL]}
