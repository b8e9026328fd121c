"""Programs that play: the engine protocol, spoken from both ends (docs/engine-protocol.md)."""

from marrakech.bots.engines.engine_bot import WHERE_PEOPLE_WAIT, EngineBot, safe_name
from marrakech.bots.engines.faults import FAULTS, EngineFailed
from marrakech.bots.engines.process import Limits

__all__ = ["FAULTS", "WHERE_PEOPLE_WAIT", "EngineBot", "EngineFailed", "Limits", "safe_name"]
