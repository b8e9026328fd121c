"""Programs that play: both ends of the engine protocol (docs/engine-protocol.md)."""

from marrakech.bots.engines.engine_bot import INTERACTIVE_BUDGET, EngineBot, safe_name
from marrakech.bots.engines.faults import FAULTS, EngineFailed, Fault
from marrakech.bots.engines.process import EngineLimits

__all__ = [
    "FAULTS",
    "INTERACTIVE_BUDGET",
    "EngineBot",
    "EngineFailed",
    "EngineLimits",
    "Fault",
    "safe_name",
]
