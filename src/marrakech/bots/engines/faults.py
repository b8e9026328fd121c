"""Why an engine can fail."""

from marrakech.rules import Refusal

# Each is the key of a sentence, and the reason in a record where it cost a seat.
FAULTS = (
    "engine-not-started",
    "engine-crashed",
    "engine-hung",
    "engine-flooded",
    "engine-junk",
    "engine-illegal",
)


class EngineFailed(Refusal):
    """An engine does not do what the protocol asks: it gives up its seat."""
