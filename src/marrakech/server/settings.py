"""How a server is set up: options of the command, or variables of the environment."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """Everything that whoever runs a server can choose."""

    data: str
    host: str = "127.0.0.1"
    port: int = 8000
    base_path: str = ""  # where a proxy puts us, like /marrakech
    host_names: tuple[str, ...] = ()  # under which we may be called, beside our own
    origins: tuple[str, ...] = ()  # other origins whose pages may talk to us
    trusted_proxies: tuple[str, ...] = ()  # whose word on the client's address counts
    keep_days: int = 0  # tables without an event for so long are deleted; 0 keeps them for ever
    trust_clock: bool = False  # the clock is right, however far it is from the last heartbeat
    grace: float = 30.0  # seconds that somebody may be away before a bot may stand in
    ping: float = 15.0  # seconds between pings; a line that does not answer in time is dead
    tables_per_hour: int = 60  # that one address may set up
    devices_per_hour: int = 600  # new tokens, links to add a device and their uses, of one network
    bot_tables_per_address: int = 10  # of bots alone, that are being played at the same time
    requests_per_minute: int = 1200  # that change something, from one address
    reads_per_minute: int = 6000  # requests that change nothing, from one address
    hints_per_minute: int = 60  # that one address may ask for
    connections: int = 10_000  # at once; fewer where the system allows fewer open files
    connections_per_address: int = 600
    offences_per_minute: int = 60  # limits that one address may break before it is kept out
    sockets_per_address: int = 500
    messages: int = 100  # that one socket may send in…
    messages_seconds: float = 20.0  # …so many seconds
    frame: int = 8192  # the most bytes of a message
    head: int = 16384  # the most bytes of a request before its body
    body: int = 65536  # the most bytes of a request's body
    head_timeout: float = 10.0  # seconds for a request's head, from the first moment
    body_timeout: float = 30.0  # seconds for a request's body
    idle_timeout: float = 15.0  # seconds between two requests
    write_timeout: float = 30.0  # seconds in which an answer has to be taken
    log_level: str = "info"
    log_names: bool = False  # whether people's names may be in the log
    engines: tuple[str, ...] = ()  # commands of programs that play at tables
    public_metrics: bool = False  # whether /metrics answers others than this machine
