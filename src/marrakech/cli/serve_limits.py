"""How much one address, and everybody together, may ask of a server: options of `serve`."""

from typing import Annotated

import typer

TablesPerHour = Annotated[
    int,
    typer.Option(
        envvar="MARRAKECH_TABLES_PER_HOUR", min=1, help="Tables that one address may set up."
    ),
]
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
ReadsPerMinute = Annotated[
    int,
    typer.Option(
        envvar="MARRAKECH_READS_PER_MINUTE",
        min=1,
        help="Requests that change nothing, from one address.",
    ),
]
Connections = Annotated[
    int,
    typer.Option(envvar="MARRAKECH_CONNECTIONS", min=1, help="Connections at once, at most."),
]
ConnectionsPerAddress = Annotated[
    int,
    typer.Option(
        envvar="MARRAKECH_CONNECTIONS_PER_ADDRESS",
        min=1,
        help="Connections that one address may have open.",
    ),
]
HeadTimeout = Annotated[
    float,
    typer.Option(
        envvar="MARRAKECH_HEAD_TIMEOUT", min=0.1, help="Seconds for a request's head to arrive."
    ),
]
BodyTimeout = Annotated[
    float,
    typer.Option(
        envvar="MARRAKECH_BODY_TIMEOUT", min=0.1, help="Seconds for a request's body to arrive."
    ),
]
IdleTimeout = Annotated[
    float,
    typer.Option(
        envvar="MARRAKECH_IDLE_TIMEOUT",
        min=0.1,
        help="Seconds that a connection stays open between two requests.",
    ),
]
WriteTimeout = Annotated[
    float,
    typer.Option(
        envvar="MARRAKECH_WRITE_TIMEOUT",
        min=0.1,
        help="Seconds in which an answer has to be taken.",
    ),
]
OffencesPerMinute = Annotated[
    int,
    typer.Option(
        envvar="MARRAKECH_OFFENCES_PER_MINUTE",
        min=1,
        help="Connections of one address that break a limit, before it gets no new ones.",
    ),
]
