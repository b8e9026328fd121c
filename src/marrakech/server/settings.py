"""How a server is set up: each setting once, with its option, variable, bounds and default.

The options of `marrakech serve` are made from this, and the table in `docs/hosting.md` is compared
with it.
"""

from dataclasses import MISSING, dataclass, field, fields
from enum import StrEnum
from typing import Annotated, NamedTuple, get_args, get_type_hints

from marrakech.server.paths import default_data_path

LONGEST_SECONDS = 1_000_000  # what the system's timers take
MOST_DAYS = 100_000  # what the store's times take


class LogLevel(StrEnum):
    """What is worth a line in the log."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


@dataclass(frozen=True)
class Choice:
    """How an operator chooses a setting: by an option, or by a variable of the environment."""

    help: str
    least: float | None = None
    most: float | None = None
    name: str = ""  # of the option, if it is not that of the field
    metavar: str | None = None
    separator: str | None = None  # between values in the variable, if they may contain spaces


@dataclass(frozen=True)
class Settings:
    """Everything that an operator can choose."""

    host: Annotated[str, Choice("Address to listen on; 0.0.0.0 for all.")] = "127.0.0.1"
    port: Annotated[int, Choice("Port to listen on; 0 for any free one.", 0, 65535)] = 8000
    data: Annotated[str, Choice("File in which every table is saved.", metavar="<path>")] = field(
        default_factory=lambda: str(default_data_path())
    )
    database: Annotated[
        str,
        Choice(
            "Address of a PostgreSQL database in which every table is saved, instead of a file.",
            metavar="<address>",
        ),
    ] = ""
    base_path: Annotated[
        str, Choice("Path under which a proxy serves the game, such as /marrakech.")
    ] = ""
    host_names: Annotated[
        tuple[str, ...],
        Choice(
            "Another name by which browsers reach this server. Can be repeated.",
            name="--host-name",
            metavar="NAME",
        ),
    ] = ()
    origins: Annotated[
        tuple[str, ...], Choice("Another origin whose pages may use this server.", name="--origin")
    ] = ()
    trusted_proxies: Annotated[
        tuple[str, ...],
        Choice(
            "Address of a proxy trusted to report a client's address and scheme.",
            name="--trusted-proxy",
        ),
    ] = ()
    keep_days: Annotated[
        int,
        Choice(
            "Delete tables after this many days in which nothing happened at the table; "
            "0 to keep them.",
            0,
            MOST_DAYS,
        ),
    ] = 0
    trust_clock: Annotated[
        bool,
        Choice("Trust the machine's clock, however far it is from the last heartbeat."),
    ] = False
    grace: Annotated[
        float,
        Choice("Seconds a player may be away before a bot may take over.", 0, LONGEST_SECONDS),
    ] = 30.0
    ping: Annotated[
        float,
        Choice(
            "Seconds between pings; a connection that misses one is closed.", 0.1, LONGEST_SECONDS
        ),
    ] = 15.0
    tables_per_hour: Annotated[int, Choice("Tables that one address may set up per hour.", 1)] = 60
    devices_per_hour: Annotated[
        int, Choice("New devices, and links that add one, per address and hour.", 1)
    ] = 600
    bot_tables_per_address: Annotated[
        int, Choice("Games with bots only that one address may have running.", 0)
    ] = 10
    requests_per_minute: Annotated[
        int, Choice("Requests that change something, per address and minute.", 1)
    ] = 1200
    reads_per_minute: Annotated[
        int, Choice("Requests that change nothing, per address and minute.", 1)
    ] = 6000
    hints_per_minute: Annotated[
        int, Choice("Hints that one address may ask for per minute.", 1)
    ] = 60
    analyses_per_hour: Annotated[
        int,
        Choice(
            "Games and decisions that one device may have analysed per hour; an address may ten "
            "times as many.",
            1,
        ),
    ] = 60
    sockets_per_address: Annotated[int, Choice("Sockets that one address may open.", 1)] = 500
    # Fewer where the system allows fewer open files.
    connections: Annotated[int, Choice("The most connections at once.", 1)] = 10_000
    connections_per_address: Annotated[
        int, Choice("Connections that one address may have open.", 1)
    ] = 600
    offences_per_minute: Annotated[
        int,
        Choice(
            "Connections per minute that may break a limit before the address gets no new ones.", 1
        ),
    ] = 60
    head_timeout: Annotated[
        float, Choice("Seconds for a request's head to arrive.", 0.1, LONGEST_SECONDS)
    ] = 10.0
    body_timeout: Annotated[
        float, Choice("Seconds for a request's body to arrive.", 0.1, LONGEST_SECONDS)
    ] = 30.0
    idle_timeout: Annotated[
        float,
        Choice("Seconds a connection stays open between two requests.", 0.1, LONGEST_SECONDS),
    ] = 15.0
    write_timeout: Annotated[
        float, Choice("Seconds a client has to accept a response.", 0.1, LONGEST_SECONDS)
    ] = 30.0
    engines: Annotated[
        tuple[str, ...],
        Choice(
            "A program that speaks the engine protocol, as an extra bot. Can be repeated.",
            name="--engine",
            metavar="COMMAND",
            separator=";",
        ),
    ] = ()
    log_level: Annotated[LogLevel, Choice("What to log.")] = LogLevel.WARNING
    log_names: Annotated[bool, Choice("Include players' names in the log.")] = False
    public_metrics: Annotated[
        bool, Choice("Serve /metrics to everyone, not only to this machine.")
    ] = False

    # Not for operators: the same for every server.
    messages: int = 100  # that one socket may send in…
    messages_seconds: float = 20.0  # …this time
    frame: int = 8192  # the most bytes of a message
    head: int = 16384  # the most bytes of a request before its body
    body: int = 65536  # the most bytes of a request's body

    @property
    def store(self) -> str:
        """The address at which every table is saved."""
        return self.database or self.data


class Setting(NamedTuple):
    """One setting that an operator can choose."""

    name: str
    type: type[object]  # whatever its field is annotated with
    default: object  # of that type; None where it depends on the machine
    given: Choice

    @property
    def option(self) -> str:
        """What it is called on the command line."""
        return self.given.name or f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        """What it is called in the environment."""
        return f"MARRAKECH_{self.name.upper()}"


def operator_settings() -> list[Setting]:
    """All of them, in the order in which they are explained."""
    hints, found = get_type_hints(Settings, include_extras=True), []
    for one in fields(Settings):
        type_, *given = get_args(hints[one.name]) or (None,)
        if given and isinstance(given[0], Choice):
            default = None if one.default is MISSING else one.default
            found.append(Setting(one.name, type_, default, given[0]))
    return found
