"""A client: the sender of a request or the owner of a socket, as the application knows them."""

from typing import NamedTuple


class Client(NamedTuple):
    """What is known of a client before its token is looked up."""

    network: str  # what limits count as one client
    token: str | None = None  # of their device; None for one without
    user_agent: str = ""  # what their browser or program calls itself
