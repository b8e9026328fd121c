"""From a connection to the client at its other end."""

from starlette.requests import HTTPConnection

from marrakech.server.devices.client import Client
from marrakech.server.devices.cookies import token_in
from marrakech.server.network.rate_limits import network_of_request


def client_of(connection: HTTPConnection) -> Client:
    """Who sends a request or owns a socket."""
    user_agent = connection.headers.get("user-agent", "")
    return Client(network_of_request(connection), token_in(connection), user_agent)
