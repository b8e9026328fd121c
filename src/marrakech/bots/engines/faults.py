"""The ways in which an engine can fail."""

from marrakech.rules import Refusal

# Each is the key of a sentence, and the reason in a record if it cost a seat.
FAULTS = (
    "engine-not-started",
    "engine-crashed",
    "engine-hung",
    "engine-flooded",
    "engine-junk",
    "engine-illegal",
)


class EngineFailed(Refusal):
    """An engine broke the protocol: it gives up its seat."""
