"""JSON Schema of what goes over the wire, made from the types themselves."""

from types import ModuleType
from typing import Any

import msgspec
from msgspec import Struct

Schema = dict[str, Any]  # a JSON Schema is any JSON
Types = tuple[type[Struct], ...]


def structs_of(module: ModuleType) -> Types:
    """The types that a module defines."""
    return tuple(
        found
        for found in vars(module).values()
        if isinstance(found, type)
        and issubclass(found, Struct)
        and found.__module__ == module.__name__
    )


def schemas_of(types: Types, place: str) -> tuple[dict[type[Struct], Schema], dict[str, Schema]]:
    """A reference to each of these types, and the schemas of all that they need, by name. The place
    is where the schemas will be, like `#/$defs/{name}`."""
    references, schemas = msgspec.json.schema_components(types, ref_template=place)
    return dict(zip(types, references, strict=True)), schemas
