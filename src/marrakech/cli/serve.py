"""`marrakech serve`: tables for everybody who has the link."""

import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from marrakech.cli.listening import listen, run_here
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
Grace = Annotated[
    float,
    typer.Option(
        envvar="MARRAKECH_GRACE", min=0, help="Seconds somebody may be away before a bot may play."
    ),
]
TablesPerHour = Annotated[
    int,
    typer.Option(
        envvar="MARRAKECH_TABLES_PER_HOUR", min=1, help="Tables that one address may set up."
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


RequestsPerMinute = Annotated[
    int,
    typer.Option(
        envvar="MARRAKECH_REQUESTS_PER_MINUTE",
        min=1,
        help="Requests that change something, from one address.",
    ),
]
HintsPerMinute = Annotated[
    int,
    typer.Option(
        envvar="MARRAKECH_HINTS_PER_MINUTE", min=1, help="Hints that one address may ask for."
    ),
]
SocketsPerAddress = Annotated[
    int,
    typer.Option(
        envvar="MARRAKECH_SOCKETS_PER_ADDRESS", min=1, help="Sockets that one address may open."
    ),
]


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
    origin: Origins = None,
    trusted_proxy: Proxies = None,
    keep_days: KeepDays = 0,
    grace: Grace = 30.0,
    ping: Ping = 15.0,
    tables_per_hour: TablesPerHour = 60,
    requests_per_minute: RequestsPerMinute = 1200,
    hints_per_minute: HintsPerMinute = 60,
    sockets_per_address: SocketsPerAddress = 500,
    engine: Engines = None,
    log_level: LogLevel = Level.WARNING,
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
        data=data or default_data_path(),
        host=host,
        port=port,
        base_path=f"/{path}" if (path := base_path.strip("/")) else "",
        origins=tuple(one.rstrip("/") for one in origin or ()),
        trusted_proxies=tuple(trusted_proxy or ()),
        keep_days=keep_days,
        grace=grace,
        ping=ping,
        tables_per_hour=tables_per_hour,
        requests_per_minute=requests_per_minute,
        hints_per_minute=hints_per_minute,
        sockets_per_address=sockets_per_address,
        engines=tuple(engine or ()),
        log_level=log_level.value,
        public_metrics=public_metrics,
    )
    run_here(settings, listen(settings))
