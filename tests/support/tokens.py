"""Tokens and devices for tests: requests with exactly the cookies that a test wants."""

import httpx
from support.server import Server


def as_device(server: Server, cookie: str, **headers: str) -> httpx.Client:
    """A client with exactly these cookies, whatever it is answered."""
    return httpx.Client(base_url=server.link, headers={"cookie": cookie, **headers}, timeout=15)


def token_info(status: str, signed_out: bool = False, old_name: bool = False) -> dict[str, object]:
    """What is answered about a token."""
    return {"status": status, "signed_out": signed_out, "old_name": old_name}
