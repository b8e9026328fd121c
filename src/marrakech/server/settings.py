"""How a server is set up: options of the command, or variables of the environment."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """Everything that whoever runs a server can choose."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    base_path: str = ""  # where a proxy puts us, like /marrakech
    origins: tuple[str, ...] = ()  # other origins whose pages may talk to us
    trusted_proxies: tuple[str, ...] = ()  # whose word on the client's address counts
    keep_days: int = 0  # tables without an event for so long are deleted; 0 keeps them for ever
    grace: float = 30.0  # seconds that somebody may be away before a bot may stand in
    ping: float = 15.0  # seconds between pings; a line that does not answer in time is dead
    tables_per_hour: int = 60  # that one address may set up
    requests_per_minute: int = 1200  # that change something, from one address
    hints_per_minute: int = 60  # that one address may ask for
    sockets_per_address: int = 500
    messages: int = 100  # that one socket may send in…
    messages_seconds: float = 20.0  # …so many seconds
    frame: int = 8192  # the most bytes of a message
    head: int = 16384  # the most bytes of a request before its body
    body: int = 65536  # the most bytes of a request's body
    log_level: str = "info"
    engines: tuple[str, ...] = ()  # commands of programs that play at tables
    public_metrics: bool = False  # whether /metrics answers others than this machine
