"""The bare command: a server, and the game in whatever browser this machine has."""

import os
import re
import signal
import socket
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from support.command import MARRAKECH, Command, environment
from support.server import eventually


@contextmanager
def opened(home: Path, *args: str, **variables: str) -> Iterator[tuple[str, Path]]:
    """The bare command as long as it is needed: its link, and the file that its browser writes."""
    seen = home / "seen"
    browser = home / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}.part && mv {seen}.part {seen}\n', "utf-8")
    browser.chmod(0o755)
    given = {"BROWSER": f"{browser} %s", **variables}
    log = home / "said"
    with log.open("wb") as out:
        process = subprocess.Popen(
            [MARRAKECH, *args], stdout=out, stderr=out, env=environment(home, **given), cwd=home
        )
    try:
        link = eventually(lambda: re.search(r"is running at (\S+)\n", log.read_text("utf-8")))[1]
        yield link, seen
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 130
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()


def page(link: str) -> str:
    with urllib.request.urlopen(link, timeout=10) as answer:
        text: str = answer.read().decode()
        return text


def test_it_opens_the_home_page_in_the_browser(tmp_path: Path) -> None:
    with opened(tmp_path, "--port", "0") as (link, seen):
        assert eventually(seen.exists)
        assert seen.read_text("utf-8").strip() == link
        assert "<title>Marrakech</title>" in page(link)


def test_no_browser_if_none_is_wanted_or_could_show_itself(tmp_path: Path) -> None:
    with opened(tmp_path, "--port", "0", "--no-browser") as (link, seen):
        assert "follow the link" not in (tmp_path / "said").read_text("utf-8")
        assert "Marrakech" in page(link)
        assert not seen.exists()
    with opened(tmp_path, "--port", "0", BROWSER="") as (link, seen):
        eventually(lambda: "Open the link" in (tmp_path / "said").read_text("utf-8"))
        assert not seen.exists()


def test_a_game_that_runs_already_is_opened_and_not_started_twice(tmp_path: Path) -> None:
    with opened(tmp_path, "--port", "0") as (link, _):
        again = Command(tmp_path)("--port", link.rstrip("/").rpartition(":")[2])
        assert (again.code, again.err) == (0, "")
        assert f"is already running at {link}" in again.out


def test_a_port_that_somebody_else_has(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        refused = Command(tmp_path)("--port", str(port))
    assert refused.code == 1
    assert f"Port {port}" in refused.err


def test_without_a_wish_any_free_port_will_do(tmp_path: Path) -> None:
    taken = socket.socket()
    try:
        taken.bind(("127.0.0.1", 8000))
        taken.listen()
    except OSError:
        taken.close()  # something else has it: all the better
    # Another file than a game that may be running: it would be opened there.
    with taken, opened(tmp_path, "--data", os.fspath(tmp_path / "t.db")) as (link, _):
        assert not link.endswith(":8000/")
        assert "<title>" in page(link)


def test_a_wish_is_not_lost_on_a_game_that_runs_already(tmp_path: Path) -> None:
    with opened(tmp_path, "--port", "0") as (link, _):
        port = link.rstrip("/").rpartition(":")[2]
        wished = Command(tmp_path)("--port", port, "--host", "0.0.0.0")
        assert wished.code == 1
        assert "Stop it first" in wished.err
        behind = {"http_proxy": "http://127.0.0.1:9", "HTTP_PROXY": "http://127.0.0.1:9"}
        assert "is already running" in Command(tmp_path)("--port", port, **behind).out
