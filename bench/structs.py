"""What does it cost to decode a command and to encode an action, with msgspec and with pydantic?

The same two shapes in both, each read from JSON or written to it many times. Run:
`python bench/structs.py`.
"""

import json
import timeit
from collections.abc import Callable
from typing import Annotated, Literal

import msgspec
from pydantic import BaseModel, Field, TypeAdapter

from marrakech.server.live.messages import read_message
from marrakech.table.position_info import PaymentInfo
from marrakech.table.public_events import ActedEvent

TIMES = 20_000
MESSAGE = json.dumps(
    {"t": "do", "table": "abcdefghjkmn", "id": "0123456789abcdef", "seen": 17}
    | {"kind": "act", "action": "f4f5"}
)
POSITION = "7/5r>r</3yv3/3y^3/7/4rv2/4r^2 f7S turn 2 30:r10b12*b,30:y11g12*y -"
PATH = ["d5N", "d6N", "d7N"]
FIELDS = {"number": 18, "at": 1_794_824_062_251, "action": "3", "seat": 1, "turn": 4} | {
    "during": "roll",
    "position": POSITION,
    "points": [30, 30],
    "squares": [4, 4],
    "path": PATH,
}
PAYMENT = {"to": 2, "area": ["d7", "e7"], "price": 2, "paid": 2}


class Act(BaseModel):
    """A command, as pydantic has it."""

    t: Literal["do"]
    table: Annotated[str, Field(max_length=64)]
    id: Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
    seen: Annotated[int, Field(ge=0, le=2**31, strict=True)] | None = None
    kind: Literal["act"]
    action: Annotated[str, Field(max_length=64)]


class Roll(Act):
    """Another one, so that there is a choice."""

    kind: Literal["roll"]  # type: ignore[assignment]


class Payment(BaseModel):
    """A payment, as pydantic has it."""

    payer: int = Field(serialization_alias="from")
    to: int
    area: list[str]
    price: int
    paid: int


class Acted(BaseModel):
    """An action that is sent, as pydantic has it."""

    kind: Literal["acted"] = "acted"
    number: int
    at: int
    action: str
    seat: int
    turn: int
    during: str
    position: str
    points: list[int]
    squares: list[int]
    path: list[str] | None = None
    payment: Payment | None = None


def microseconds(work: Callable[[], object]) -> float:
    """How long something takes, at the best of five."""
    return min(timeit.repeat(work, number=TIMES, repeat=5)) / TIMES * 1e6


def main() -> None:
    """Measure and print a line of JSON."""
    adapter: TypeAdapter[Act | Roll] = TypeAdapter(
        Annotated[Act | Roll, Field(discriminator="kind")]
    )
    encoder = msgspec.json.Encoder()
    tell = {
        "msgspec": lambda: encoder.encode(
            ActedEvent(**FIELDS, payment=PaymentInfo(payer=1, **PAYMENT))  # type: ignore[arg-type]
        ),
        "pydantic": lambda: Acted(
            **FIELDS,  # type: ignore[arg-type]
            payment=Payment(payer=1, **PAYMENT),  # type: ignore[arg-type]
        ).model_dump_json(exclude_none=True, by_alias=True),
    }
    read = {
        "msgspec": lambda: read_message(MESSAGE),
        "pydantic": lambda: adapter.validate_json(MESSAGE),
    }
    for name, ways in (("tell an action", tell), ("read a command", read)):
        print(json.dumps({name: {way: round(microseconds(do), 2) for way, do in ways.items()}}))


if __name__ == "__main__":
    main()
