"""A real Chromium and a real server, one of each for all tests of a process."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from support.browser_player import Player
from support.chromium import LINE, find
from support.server import Server, unharmed

ELSEWHERE = "market.example"  # a name that is not localhost and leads here all the same


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The system's Chromium; the sandbox is given up only where root cannot have it."""
    program = find()
    assert program, f"The tests of the page need Chromium. Install it with:\n    {LINE}"
    args = [
        f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
    ]
    if os.geteuid() == 0:
        args.append("--no-sandbox")
    return {"executable_path": program, "args": args}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, kernel_ready: None) -> Iterator[Server]:
    """A server for all tests that do it no harm."""
    with unharmed(tmp_path_factory.mktemp("server"), "--host-name", ELSEWHERE) as running:
        yield running


Arrive = Callable[..., Player]


@pytest.fixture
def arrive(browser: Browser, server: Server, tmp_path: Path) -> Iterator[Arrive]:
    """Somebody new comes with a browser of their own: `arrive("/")`. No error is left unseen."""
    with ExitStack() as leaving:

        def come(path: str = "/", link: str | None = None, **options: Any) -> Player:
            player = Player(browser, link or server.link, **options)
            leaving.callback(player.leave)
            if path:
                player.open(path)
            return player

        yield come
