"""Devices that play over a connection that breaks again and again, and keep a journal of it."""

import asyncio
import json
import random
import secrets
from contextlib import suppress
from typing import Any

import httpx
import websockets

LOST = (OSError, httpx.TransportError, websockets.WebSocketException)
AGAIN = 0.02  # seconds until a lost connection is tried again
Message = dict[str, Any]


class Watched:
    """What one device knows of one table."""

    def __init__(self) -> None:
        self.events: list[Message] = []
        self.state: Message = {"phase": ""}
        self.seats: list[int] = []

    def receive(self, message: Message) -> None:
        """New events follow without a gap; events that are sent again are the same as before."""
        for event in message["events"]:
            if event["number"] <= len(self.events):
                assert event == self.events[event["number"] - 1], "the past has changed"
            else:
                assert event["number"] == len(self.events) + 1, "an event was left out"
                self.events.append(event)
        self.state = message["state"]
        assert self.state["number"] == len(self.events)
        if clocks := self.state.get("clocks"):
            assert clocks["since"] <= self.state["now"], "a clock has been given time"

    @property
    def to_move(self) -> int:
        """The seat that the table waits for, or 0."""
        playing = self.state["phase"] == "playing"
        return int(self.state["position"].split(" ")[3]) if playing else 0


class Device:
    """Somebody's browser: one socket, one token, and a journal of what was acknowledged."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.cookie = {"Cookie": f"marrakech={secrets.token_urlsafe(32)}"}
        self.tables: dict[str, Watched] = {}
        self.unanswered: dict[str, Message] = {}  # command id: the command
        self.acknowledged: dict[str, tuple[str, int]] = {}  # command id: the table and the event
        self.answers: dict[str, asyncio.Future[Message]] = {}
        self.resting = False  # whether it only looks on
        self._socket: websockets.ClientConnection | None = None
        self._life = asyncio.ensure_future(self._live())

    async def close(self) -> None:
        """Switch it off. What went wrong in its life comes to light here."""
        self._life.cancel()
        with suppress(asyncio.CancelledError):
            await self._life

    def check(self) -> None:
        """Raise what went wrong in its life so far."""
        if self._life.done() and not self._life.cancelled():
            self._life.result()

    # Over HTTP

    async def ask(self, method: str, path: str, body: Message | None = None) -> Any:
        """A request, repeated until there is an answer."""
        async with httpx.AsyncClient(headers=self.cookie, verify=False) as http:
            while True:
                with suppress(*LOST):
                    answer = await http.request(method, f"{self.url}/api{path}", json=body)
                    assert answer.is_success, (path, body, answer.text)
                    return answer.json()
                await asyncio.sleep(AGAIN)

    async def sit(self, table: str, code: str) -> None:
        """Take a seat, by a command that is repeated until it is answered."""
        command = self._command(table, "sit", name=self.name, code=code)
        body = {name: value for name, value in command.items() if name not in ("t", "table")}
        answer = await self.ask("POST", f"/tables/{table}/commands", body)
        self._answered({"id": command["id"], "table": table, **answer})

    # Over the socket

    async def watch(self, table: str) -> None:
        """Receive the events of a table from now on."""
        known = len(self.tables.setdefault(table, Watched()).events)
        await self._send({"t": "watch", "table": table, "after": known})

    async def do(self, table: str, kind: str, **data: Any) -> Message:
        """A command over the socket; its answer, however many connections it takes."""
        command = self._command(table, kind, **data)
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self.answers[command["id"]] = answer
        await self._send(command)
        return await answer

    def _command(self, table: str, kind: str, **data: Any) -> Message:
        command = {"t": "do", "table": table, "kind": kind, "id": secrets.token_hex(8), **data}
        self.unanswered[command["id"]] = command
        return command

    def _answered(self, message: Message) -> None:
        """A command that is answered twice gets the same answer twice."""
        command = self.unanswered.pop(message["id"], None)
        done = self.acknowledged.get(message["id"])
        if command is not None:
            self.acknowledged[message["id"]] = (command["table"], message["number"])
        else:
            assert done == (message["table"], message["number"])
        if answer := self.answers.pop(message["id"], None):
            answer.set_result(message)

    async def _send(self, message: Message) -> None:
        """Send something if there is a connection; a new one sends it anyway."""
        if self._socket is not None:
            with suppress(*LOST):
                await self._socket.send(json.dumps(message))

    async def _live(self) -> None:
        while True:
            with suppress(*LOST):
                live = f"ws{self.url.removeprefix('http')}/api/live"
                async with websockets.connect(live, additional_headers=self.cookie) as socket:
                    await self._talk(socket)
            self._socket = None
            await asyncio.sleep(AGAIN)

    async def _talk(self, socket: websockets.ClientConnection) -> None:
        for table, watched in self.tables.items():
            known = random.choice([len(watched.events), max(0, len(watched.events) - 3)])
            await socket.send(json.dumps({"t": "watch", "table": table, "after": known}))
        self._socket = socket
        for command in tuple(self.unanswered.values()):
            await socket.send(json.dumps(command))
        async for text in socket:
            await self._hear(json.loads(text))

    async def _hear(self, message: Message) -> None:
        match message["t"]:
            case "you":
                self.tables[message["table"]].seats = message["seats"]
            case "events":
                self.tables[message["table"]].receive(message)
            case "done":
                self._answered(message)
            case "refused":
                raise AssertionError(message)
        if not self.resting and (table := message.get("table")) in self.tables:
            await self._play(table)

    async def _play(self, table: str) -> None:
        """Do something legal if it is our turn, now and then twice; and sometimes say again what
        was done long ago."""
        watched = self.tables[table]
        if watched.to_move not in watched.seats or self.unanswered:
            return
        await asyncio.sleep(random.uniform(0, 0.02))
        if watched.to_move not in watched.seats or self.unanswered or self.resting:
            return
        seen = watched.state["number"]
        if watched.state["position"].split(" ")[2] == "roll":
            command = self._command(table, "roll", seen=seen)
        else:
            action = random.choice(watched.state["legal"])
            command = self._command(table, "act", seen=seen, action=action)
        for _ in range(random.choice([1, 1, 1, 2])):
            await self._send(command)
