"""A bare Starlette application that sends back what it gets: as fast as this stack can be."""

import socket
import sys

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket


async def echo(line: WebSocket) -> None:
    """Send back everything."""
    await line.accept()
    async for text in line.iter_text():
        await line.send_text(text)


def main() -> None:
    """Serve on the port that is given."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", int(sys.argv[1])))
    config = uvicorn.Config(
        Starlette(routes=[WebSocketRoute("/", echo)]),
        log_level="warning",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
    )
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
