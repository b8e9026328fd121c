"""The events of a table: numbered, append-only, and all that a table is."""

import json
from typing import Any, NamedTuple

Data = dict[str, Any]
NOTHING: Data = {}


class Draft(NamedTuple):
    """An event that has been decided on and has no number yet."""

    kind: str
    data: Data
    secret: Data = NOTHING  # what only the server may know: holders, codes, the seed before the end


class Event(NamedTuple):
    """Something that has happened at a table."""

    number: int  # counted from 1, without gaps
    at: int  # milliseconds since 1970, by the server's clock
    kind: str
    data: Data
    secret: Data = NOTHING
    command: str | None = (
        None  # the id of the command that caused it; on the first event of a batch
    )

    def public(self) -> Data:
        """What goes over the wire."""
        return {"number": self.number, "at": self.at, "kind": self.kind, **self.data}


def numbered(drafts: list[Draft], after: int, at: int, command: str | None) -> list[Event]:
    """The events that drafts become behind the event with that number."""
    return [
        Event(after + offset, at, *draft, command if offset == 1 else None)
        for offset, draft in enumerate(drafts, 1)
    ]


def encode(data: Data) -> str:
    """Data as it is stored and sent."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


# Every kind of event, with what its data holds; what is there only sometimes has a "?".
# docs/protocol.md explains them.
KINDS = {
    "created": "players rules edition facing clock timeout listed autostart seats commitment",
    "seated": "seat name seed commitment?",
    "seeded": "seat seed commitment?",
    "vacated": "seat",
    "bot-seated": "seat bot",
    "sealed": "round hashes",
    "revealed": "seat seed",
    "unsealed": "round seat",
    "started": "position",
    "acted": "action seat reason?",
    "stood-in": "seat bot reason",
    "returned": "seat",
    "offered": "seat",
    "moved": "seat",
    "held": "milliseconds",
    "code-renewed": "",
    "cancelled": "",
    "ended": "result server_seed",
    "rematched": "table",
}
