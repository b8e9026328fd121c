"""`marrakech serve`: tables for everybody who has the link."""

import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from marrakech.cli.serve_limits import (
    BodyTimeout,
    Connections,
    ConnectionsPerAddress,
    HeadTimeout,
    HintsPerMinute,
    IdleTimeout,
    OffencesPerMinute,
    ReadsPerMinute,
    RequestsPerMinute,
    SocketsPerAddress,
    TablesPerHour,
    WriteTimeout,
)
from marrakech.cli.server_runner import listen, run_here
from marrakech.server.paths import default_data_path
from marrakech.server.settings import Settings

Host = Annotated[
    str, typer.Option(envvar="MARRAKECH_HOST", help="Where to listen; 0.0.0.0 for everywhere.")
]
Port = Annotated[
    int, typer.Option(envvar="MARRAKECH_PORT", min=0, max=65535, help="0 takes any free port.")
]
Data = Annotated[
    Path | None, typer.Option(envvar="MARRAKECH_DATA", help="The file that keeps every table.")
]
BasePath = Annotated[
    str, typer.Option(envvar="MARRAKECH_BASE_PATH", help="Where a proxy puts us, like /marrakech.")
]
HostNames = Annotated[
    list[str] | None,
    typer.Option(
        "--host-name",
        envvar="MARRAKECH_HOST_NAMES",
        metavar="NAME",
        help="A name under which browsers reach this server, beside its own. May be repeated.",
    ),
]
Origins = Annotated[
    list[str] | None,
    typer.Option(
        "--origin", envvar="MARRAKECH_ORIGINS", help="Another origin whose pages may talk to us."
    ),
]
Proxies = Annotated[
    list[str] | None,
    typer.Option(
        "--trusted-proxy",
        envvar="MARRAKECH_TRUSTED_PROXIES",
        help="A proxy's address whose word on the client's address and scheme counts.",
    ),
]
KeepDays = Annotated[
    int,
    typer.Option(
        envvar="MARRAKECH_KEEP_DAYS",
        min=0,
        help="Delete tables after so many days without an event; 0 keeps them.",
    ),
]
TrustClock = Annotated[
    bool,
    typer.Option(
        "--trust-clock",
        envvar="MARRAKECH_TRUST_CLOCK",
        help="The machine's clock is right, however far it is from the last heartbeat.",
    ),
]
Grace = Annotated[
    float,
    typer.Option(
        envvar="MARRAKECH_GRACE", min=0, help="Seconds somebody may be away before a bot may play."
    ),
]
DevicesPerHour = Annotated[
    int,
    typer.Option(
        envvar="MARRAKECH_DEVICES_PER_HOUR",
        min=1,
        help="New devices that one address may be, and links that add one.",
    ),
]
BotTablesPerAddress = Annotated[
    int,
    typer.Option(
        envvar="MARRAKECH_BOT_TABLES_PER_ADDRESS",
        min=0,
        help="Games of bots alone that one address may have running.",
    ),
]
Ping = Annotated[
    float,
    typer.Option(
        envvar="MARRAKECH_PING",
        min=0.1,
        help="Seconds between pings; a line that fails one is cut.",
    ),
]


class Level(StrEnum):
    """What is worth a line in the log."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


def _commands(
    context: typer.Context, option: typer.CallbackParam, given: list[str] | None
) -> list[str]:
    """Commands may hold spaces, so in the variable `;` stands between two of them."""
    source = context.get_parameter_source(option.name or "")
    if source is not None and source.name == "ENVIRONMENT":
        given = os.environ.get(str(option.envvar), "").split(";")
    return [command.strip() for command in given or () if command.strip()]


Engines = Annotated[
    list[str] | None,
    typer.Option(
        "--engine",
        envvar="MARRAKECH_ENGINES",
        metavar="COMMAND",
        callback=_commands,
        help="A program that speaks the engine protocol, as one more bot. May be repeated.",
    ),
]
LogLevel = Annotated[
    Level, typer.Option(envvar="MARRAKECH_LOG_LEVEL", help="What is worth a line in the log.")
]
LogNames = Annotated[
    bool,
    typer.Option(
        "--log-names", envvar="MARRAKECH_LOG_NAMES", help="Let people's names be in the log."
    ),
]
PublicMetrics = Annotated[
    bool,
    typer.Option(
        "--public-metrics",
        envvar="MARRAKECH_PUBLIC_METRICS",
        help="Answer /metrics to everybody, not only to this machine.",
    ),
]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    data: Data = None,
    base_path: BasePath = "",
    host_name: HostNames = None,
    origin: Origins = None,
    trusted_proxy: Proxies = None,
    keep_days: KeepDays = 0,
    trust_clock: TrustClock = False,
    grace: Grace = 30.0,
    ping: Ping = 15.0,
    tables_per_hour: TablesPerHour = 60,
    devices_per_hour: DevicesPerHour = 600,
    bot_tables_per_address: BotTablesPerAddress = 10,
    requests_per_minute: RequestsPerMinute = 1200,
    reads_per_minute: ReadsPerMinute = 6000,
    hints_per_minute: HintsPerMinute = 60,
    sockets_per_address: SocketsPerAddress = 500,
    connections: Connections = 10_000,
    connections_per_address: ConnectionsPerAddress = 600,
    offences_per_minute: OffencesPerMinute = 60,
    head_timeout: HeadTimeout = 10.0,
    body_timeout: BodyTimeout = 30.0,
    idle_timeout: IdleTimeout = 15.0,
    write_timeout: WriteTimeout = 30.0,
    engine: Engines = None,
    log_level: LogLevel = Level.WARNING,
    log_names: LogNames = False,
    public_metrics: PublicMetrics = False,
) -> None:
    """
    Run a server: tables, live play, fair dice, nothing lost.

    It listens on this machine only, unless told otherwise. Stop it with Ctrl-C or SIGTERM: what
    was acknowledged is on disk, and everybody comes back where they were.

    Examples:
    - `marrakech serve`
    - `marrakech serve --host 0.0.0.0 --port 8080`
    - `marrakech serve --engine "./my-engine --threads 2"`
    - `MARRAKECH_DATA=/srv/marrakech/tables.db marrakech serve --keep-days 90`

    """
    settings = Settings(
        data=str(data or default_data_path()),
        host=host,
        port=port,
        base_path=f"/{path}" if (path := base_path.strip("/")) else "",
        host_names=tuple(host_name or ()),
        origins=tuple(one.rstrip("/") for one in origin or ()),
        trusted_proxies=tuple(trusted_proxy or ()),
        keep_days=keep_days,
        trust_clock=trust_clock,
        grace=grace,
        ping=ping,
        tables_per_hour=tables_per_hour,
        devices_per_hour=devices_per_hour,
        bot_tables_per_address=bot_tables_per_address,
        requests_per_minute=requests_per_minute,
        reads_per_minute=reads_per_minute,
        hints_per_minute=hints_per_minute,
        sockets_per_address=sockets_per_address,
        connections=connections,
        connections_per_address=connections_per_address,
        offences_per_minute=offences_per_minute,
        head_timeout=head_timeout,
        body_timeout=body_timeout,
        idle_timeout=idle_timeout,
        write_timeout=write_timeout,
        engines=tuple(engine or ()),
        log_level=log_level.value,
        log_names=log_names,
        public_metrics=public_metrics,
    )
    run_here(settings, listen(settings))
