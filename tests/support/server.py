"""A real server in a process of its own, and the devices that talk to it over real connections."""

import contextlib
import json
import os
import re
import secrets
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
from support.command import MARRAKECH, environment
from support.forked_command import Forked
from websockets.sync.client import ClientConnection, connect

Data = dict[str, Any]
SERVER_TIMEOUT = 15.0  # seconds for what should take none
LONGEST_START = 60.0  # seconds, on a machine that has much else to do
LONGEST_WARM_UP = 120.0  # seconds, of strong bots there: their process lets all others go first


def eventually(happens: Callable[[], Any], seconds: float = SERVER_TIMEOUT) -> Any:
    """What comes back once it is true."""
    end = time.monotonic() + seconds
    while not (found := happens()):
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.02)
    return found


class Server:
    """`marrakech serve` on a free port."""

    def __init__(
        self, home: Path, *options: str, command: Sequence[str] = (), **variables: str
    ) -> None:
        self.home = home
        self.data = home / "tables.db"
        self.log_file = home / "log"
        given = {
            "MARRAKECH_PORT": "0",
            "MARRAKECH_DATA": str(self.data),
            "MARRAKECH_REQUESTS_PER_MINUTE": "1000000",
            "MARRAKECH_DEVICES_PER_HOUR": "1000000",
            "MARRAKECH_READS_PER_MINUTE": "1000000",
            "MARRAKECH_OFFENCES_PER_MINUTE": "1000000",
            **variables,
        }
        self.log_file.write_bytes(b"")
        env = environment(home, **given)
        if "PYTHONPATH" in variables:  # another package than the one that is loaded
            command = command or (MARRAKECH,)
        if command:
            with self.log_file.open("wb") as log:
                self.process: Forked | subprocess.Popen[bytes] = subprocess.Popen(
                    [*command, "serve", *options],
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    cwd=home,
                    env=env,
                )
        else:
            files = (Path(os.devnull), self.log_file, self.log_file)
            self.process = Forked(("serve", *options), home, env, files)
        self.link = eventually(self._link, LONGEST_START).rstrip("/")
        self.address = self.link.removeprefix("http://").partition("/")[0]

    def _link(self) -> str:
        assert self.process.poll() is None, self.log()
        found = re.search(r"Marrakech is running at (\S+)\n", self.log())
        return found[1] if found else ""

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.address.rpartition(":")[2])

    def log(self) -> str:
        """All that it has said so far."""
        return self.log_file.read_text("utf-8")

    def lines(self) -> list[Data]:
        """What it has logged, line by line."""
        return [json.loads(line) for line in self.log().splitlines() if line.startswith("{")]

    def stop(self, how: int = signal.SIGTERM) -> int:
        """End it and wait until it is gone; its exit code."""
        self.process.send_signal(how)
        return self.process.wait(SERVER_TIMEOUT)

    def close(self) -> None:
        """See to it that it is gone."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(SERVER_TIMEOUT)


QUICK = (
    *("--grace", "1.5"),
    *("--tables-per-hour", "100000", "--bot-tables-per-address", "100000"),
)


@contextlib.contextmanager
def unharmed(home: Path, *options: str) -> Iterator[Server]:
    """A server for many tests that do it no harm. It never has a traceback in its log."""
    with serving(home, *QUICK, *options) as running:
        yield running
        assert running.process.poll() is None
        assert "Traceback" not in running.log()


@contextlib.contextmanager
def serving(
    home: Path, *options: str, command: Sequence[str] = (), **variables: str
) -> Iterator[Server]:
    """A server, as long as it is needed; by another command than `marrakech` if so told."""
    server = Server(home, *options, command=command, **variables)
    try:
        yield server
    finally:
        server.close()


class Device(httpx.Client):
    """Somebody's browser, or a program like it: it keeps its cookie."""

    server: Server

    def __init__(self, server: Server | str, **headers: str) -> None:
        link = server if isinstance(server, str) else server.link
        super().__init__(base_url=link, headers=headers, timeout=SERVER_TIMEOUT)
        if isinstance(server, Server):  # only its pages need more than the link
            self.server = server

    def post(self, url: Any, *args: Any, **more: Any) -> httpx.Response:
        """Like a page, it gets its token before its first table or command."""
        if "/api/tables" in str(url):
            self.introduce()
        return super().post(url, *args, **more)

    def introduce(self) -> None:
        """Get a token, unless there is one already."""
        if not self.cookies:
            answer = super().post("/api/device")
            assert answer.status_code == 200, answer.text

    def create(self, *seats: str, **wanted: Any) -> Data:
        """Set up a table; who sits down is called Ana, Ben, …"""
        people = sum(seat == "person" for seat in seats)
        body = {"seats": seats, "names": ["Ana", "Ben", "Cid", "Dea"][:people], **wanted}
        answer = self.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        created: Data = answer.json()
        return created

    def do(self, table: str, kind: str, **data: Any) -> httpx.Response:
        """Do a command over HTTP."""
        body = {"kind": kind, "id": secrets.token_hex(8), **data}
        return self.post(f"/api/tables/{table}/commands", json=body)

    def sit(self, table: Data, name: str = "Ben", **data: Any) -> httpx.Response:
        """Take a seat by the link that the host has."""
        code = table["you"].get("join_code", "")
        return self.do(table["table"], "sit", name=name, **({"code": code} | data))

    def state(self, table: str) -> Data:
        """A table as this device sees it."""
        found: Data = self.get(f"/api/tables/{table}").json()
        return found

    def events(self, table: str, after: int = 0) -> list[Data]:
        """What happened at a table."""
        answer = self.get(f"/api/tables/{table}/events", params={"after": after})
        found: list[Data] = answer.json()["events"]
        return found

    def page(self, **options: Any) -> "SocketClient":
        """A page that this device opens."""
        return SocketClient(self.server, self, **options)


class SocketClient:
    """A socket, and everything that it has been told."""

    def __init__(
        self, server: Server, device: Device | None = None, origin: str | None = None, **more: Any
    ) -> None:
        headers: dict[str, str] = more.pop("headers", {})
        if device is not None and device.cookies:
            headers["Cookie"] = "; ".join(f"{k}={v}" for k, v in device.cookies.items())
        if origin:
            headers["Origin"] = origin
        self.received: list[Data] = []
        self._unheard: list[Data] = []
        self._open = contextlib.ExitStack()
        self.line: ClientConnection = self._open.enter_context(
            connect(
                f"ws{server.link.removeprefix('http')}/api/live",
                additional_headers=headers,
                open_timeout=SERVER_TIMEOUT,
                close_timeout=1,
                **({"compression": None, "ping_interval": None} | more),
            )
        )

    def __enter__(self) -> "SocketClient":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Go."""
        self._open.close()

    def say(self, t: str, **message: Any) -> None:
        """Send a message."""
        self.line.send(json.dumps({"t": t, **message}))

    def receive(
        self, t: str, fits: Callable[[Data], Any] = lambda _: True, seconds: float = SERVER_TIMEOUT
    ) -> Data:
        """The next message of that kind that fits; others are kept for later."""
        for known in self._unheard:
            if known["t"] == t and fits(known):
                self._unheard.remove(known)
                return known
        return self._next(lambda message: message["t"] == t and fits(message), seconds)

    def _next(self, fits: Callable[[Data], Any], seconds: float) -> Data:
        end = time.monotonic() + seconds
        while True:
            message: Data = json.loads(self.line.recv(max(0.0, end - time.monotonic())))
            self.received.append(message)
            if fits(message):
                return message
            self._unheard.append(message)

    def watch(self, table: str, after: int = 0) -> Data:
        """Everything that happened at a table after that number."""
        self.sync()
        self._unheard = [m for m in self._unheard if (m["t"], m.get("table")) != ("events", table)]
        self.say("watch", table=table, after=after)
        return self.receive("events", lambda m: m["table"] == table)

    def do(self, table: str, kind: str, **data: Any) -> Data:
        """Do a command; its answer."""
        command = data.pop("id", None) or secrets.token_hex(8)
        self.say("do", table=table, kind=kind, id=command, **data)
        return self.answer(command)

    def answer(self, command: str) -> Data:
        """What a command came to."""
        for known in self._unheard:
            if known.get("id") == command:
                self._unheard.remove(known)
                return known
        return self._next(lambda message: message.get("id") == command, SERVER_TIMEOUT)

    def sync(self) -> None:
        """Come back when all that was said before has been dealt with."""
        self.say("ping")
        self.receive("pong")

    def numbers(self, table: str) -> list[int]:
        """The numbers of all events of a table that this page was told."""
        return [
            event["number"]
            for message in self.received
            if message["t"] == "events" and message["table"] == table
            for event in message["events"]
        ]
