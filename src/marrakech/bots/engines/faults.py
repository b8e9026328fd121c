"""The ways in which an engine can fail."""

from typing import Literal, TypeAlias, get_args

from marrakech.rules import Refusal
from marrakech.rules.refusal import Detail, Place

# Each is the key of a sentence, and the reason in a record if it cost a seat. Stored logs
# contain them, so none is ever removed.
Fault: TypeAlias = Literal[
    "engine-not-started",
    "engine-crashed",
    "engine-hung",
    "engine-flooded",
    "engine-junk",
    "engine-illegal",
]
FAULTS: tuple[Fault, ...] = get_args(Fault)


class EngineFailed(Refusal):
    """An engine broke the protocol: it gives up its seat."""

    def __init__(self, fault: Fault, /, place: Place | None = None, **details: Detail) -> None:
        super().__init__(fault, place, **details)
        self.fault = fault
