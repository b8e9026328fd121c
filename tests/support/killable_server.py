"""A real server in a process of its own, that can be killed and comes back."""

import os
import random
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from support.command import environment
from support.forked_command import Forked

LONGEST_START = 30.0  # seconds, on a machine that has much else to do


def free_port() -> int:
    """A port that nobody uses. Not one of those that the system gives to clients: a client
    that calls one of them while nobody listens may end up connected to itself."""
    while True:
        port = random.randint(10_000, 30_000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


class KillableServer:
    """`marrakech serve` on the loopback, started again and again on the same file or database."""

    def __init__(self, home: Path, database: str = "") -> None:
        self.home = home
        self.database = database
        self.data = home / "tables.db"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = home / "server.log"
        self.kills = 0
        self.starts: list[float] = []  # seconds from spawning to the first answer
        self._process: Forked | None = None
        self._groups: list[int] = []

    def start(self) -> None:
        """Start the server; back when it answers."""
        options = ("--port", str(self.port), "--data", str(self.data))
        env = environment(
            self.home,
            MARRAKECH_REQUESTS_PER_MINUTE="1000000",
            MARRAKECH_READS_PER_MINUTE="1000000",
            MARRAKECH_DEVICES_PER_HOUR="1000000",
            MARRAKECH_BOT_TABLES_PER_ADDRESS="100000",
            MARRAKECH_DATABASE=self.database,
        )
        files = (Path(os.devnull), self.log, self.log)
        began = time.monotonic()
        self._process = Forked(
            ("serve", *options, "--tables-per-hour", "100000"),
            self.home,
            env,
            files,
            new_session=True,
        )
        self._groups.append(self._process.pid)
        while not self._answers():
            assert self._process.poll() is None, self.log.read_text()
            assert time.monotonic() < began + LONGEST_START, self.log.read_text()
            time.sleep(0.005)
        self.starts.append(time.monotonic() - began)

    def _answers(self) -> bool:
        asking = HTTPConnection("127.0.0.1", self.port, timeout=LONGEST_START)
        try:
            asking.request("GET", "/readyz")
            return asking.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            asking.close()

    def kill(self) -> None:
        """SIGKILL, which leaves it no time to shut down."""
        assert self._process is not None
        assert self._process.poll() is None, self.log.read_text()
        self._process.kill()
        self._process.wait()
        self._process = None
        self.kills += 1

    def stop(self) -> int:
        """Ask it to go; its exit status."""
        assert self._process is not None
        self._process.terminate()
        status = self._process.wait(LONGEST_START)
        self._process = None
        return status

    def left_behind(self) -> list[int]:
        """The groups of killed servers in which some process still lives."""
        running = self._process.pid if self._process else None
        return [group for group in self._groups if group != running and _lives(group)]

    def clear_away(self) -> None:
        """End whatever is left of it."""
        for group in self._groups:
            if _lives(group):
                os.killpg(group, signal.SIGKILL)
        if self._process is not None:
            self._process.wait()


def _lives(group: int) -> bool:
    """Whether any process of a group runs; a zombie, whose parent has not waited for it yet,
    does not count."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, of, *_ = stat.read_text().rpartition(")")[2].split()
            if int(of) == group and state not in "ZX":
                return True
    return False


@contextmanager
def running_server(home: Path, database: str = "") -> Iterator[KillableServer]:
    """A server that has been started, and that is gone afterwards."""
    server = KillableServer(home, database)
    try:
        server.start()
        yield server
    finally:
        server.clear_away()
