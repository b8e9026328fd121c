"""How long does a person wait, for their own move and for a bot's, while bots play elsewhere?

A server on one core, and on the same core the process in which its bots think; a client on another.
First a few people play on a quiet server, then next to 60 and to 300 tables from five networks,
at which the strongest bot plays against itself without a pause. Half of the people play both sides:
measured is the time from sending a move to its receipt. The others play against a bot: measured is
the time from sending the move that ends their turn to the bot's first decision. And how many
decisions the bots elsewhere made meanwhile. Run: `make bench-bots`.
"""

import argparse
import asyncio
import json
import os
import random
import secrets
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import uvloop
from load import CLIENT_CORE, figures, free_port, options, spawn, until_it_answers
from thin_client import ThinSocket, open_socket

from marrakech.bots import HINT_BOT, STAND_IN, bot_names

PEOPLE = 6  # of each kind; a page may send only so many messages a second
NETWORKS = 5  # from which the tables of bots come
MOVE_TIMEOUT = 30.0  # seconds


class Person:
    """Somebody who plays at a table of their own, both sides."""

    def __init__(self, port: int, http: httpx.AsyncClient) -> None:
        self.port, self.http = port, http
        self.token = secrets.token_urlsafe(32)
        self.states: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def play(self, seconds: float, pause: float) -> list[float]:
        """What each move took, from sending to receipt."""
        socket = await open_socket(self.port, "/api/live", self.token, 0, self._on_message)
        took: list[float] = []
        table, state = "", {"phase": "over"}
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            if state["phase"] != "playing":
                table = await create(self.http, self.token, "person", "person", names=["a", "b"])
                socket.send(json.dumps({"t": "watch", "table": table}))
                state = await asyncio.wait_for(self.states.get(), MOVE_TIMEOUT)
            await asyncio.sleep(random.uniform(0.5, 1.5) * pause)
            sent = time.perf_counter()
            act = {"kind": "act", "seen": state["number"], "action": random.choice(state["legal"])}
            socket.send(json.dumps({"t": "do", "table": table, "id": secrets.token_hex(8), **act}))
            state = await asyncio.wait_for(self.states.get(), MOVE_TIMEOUT)
            took.append(time.perf_counter() - sent)
        socket.send(json.dumps({"t": "unwatch", "table": table}))
        return took

    def _on_message(self, _: ThinSocket, text: str) -> None:
        if text.startswith('{"t":"events"'):
            self.states.put_nowait(json.loads(text)["state"])


class Opponent(Person):
    """Somebody who plays against a bot at a table of their own."""

    bot = STAND_IN

    async def play(self, seconds: float, pause: float) -> list[float]:
        """What each answer of the bot took, from the end of one's turn to its first decision."""
        socket = await open_socket(self.port, "/api/live", self.token, 0, self._on_message)
        took: list[float] = []
        state: dict[str, Any] = {"phase": "over"}
        table, sent = "", 0.0
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            if state["phase"] != "playing":
                table = await create(self.http, self.token, "person", self.bot, names=["a"])
                socket.send(json.dumps({"t": "watch", "table": table}))
                state = await asyncio.wait_for(self.states.get(), MOVE_TIMEOUT)
            if state["seat"] == 1:
                await asyncio.sleep(random.uniform(0.5, 1.5) * pause)
                sent = time.perf_counter()
                act = {"kind": "act", "seen": state["number"], "action": state["legal"][0]}
                own = {"t": "do", "table": table, "id": secrets.token_hex(8)}
                socket.send(json.dumps({**own, **act}))
            before, state = state, await asyncio.wait_for(self.states.get(), MOVE_TIMEOUT)
            if before.get("seat") == 2 and before["step"] == "turn":
                took.append(time.perf_counter() - sent)
        socket.send(json.dumps({"t": "unwatch", "table": table}))
        return took


class Bots:
    """Tables of bots alone. One that is over is followed by another."""

    def __init__(self, port: int, http: httpx.AsyncClient, bot: str) -> None:
        self.port, self.http, self.bot = port, http, bot
        self.token = secrets.token_urlsafe(32)
        self.decisions = self.tables = 0
        self._next: set[asyncio.Task[None]] = set()

    async def until_ready(self) -> float:
        """Seconds until the bot can play."""
        began = time.perf_counter()
        while True:
            bots = (await self.http.get("/api/bots")).json()["bots"]
            if all(one["ready"] for one in bots if one["name"] == self.bot):
                return time.perf_counter() - began
            await asyncio.sleep(0.1)

    async def play(self, tables: int) -> None:
        """Begin games until there are this many; they go on by themselves."""
        while self.tables < tables:
            self.tables += 1
            socket = await open_socket(
                self.port, "/api/live", self.token, self.tables, self._on_message
            )
            await self._next_game(socket)

    async def _next_game(self, socket: ThinSocket) -> None:
        network = f"192.0.2.{socket.number % NETWORKS}"
        table = await create(self.http, self.token, *[self.bot] * 4, network=network)
        socket.send(json.dumps({"t": "watch", "table": table}))

    def _on_message(self, socket: ThinSocket, text: str) -> None:
        if not text.startswith('{"t":"events"'):
            return
        message = json.loads(text)
        decided = (event.get("during") in ("turn", "lay") for event in message["events"])
        self.decisions += sum(decided)
        if message["state"]["phase"] == "over":
            socket.send(json.dumps({"t": "unwatch", "table": message["table"]}))
            task = asyncio.ensure_future(self._next_game(socket))
            self._next.add(task)
            task.add_done_callback(self._next.discard)


async def create(
    http: httpx.AsyncClient, token: str, *seats: str, network: str = "127.0.0.1", **more: Any
) -> str:
    """A new table, from a network."""
    headers = {"cookie": f"marrakech={token}", "x-forwarded-for": network}
    made = await http.post("/api/tables", json={"seats": seats, **more}, headers=headers)
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


async def run(chosen: argparse.Namespace) -> None:
    """Quiet first, then with more and more bots."""
    os.sched_setaffinity(0, {CLIENT_CORE} & os.sched_getaffinity(0) or os.sched_getaffinity(0))
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        data = [*options(port, Path(folder) / "tables.db"), "--trusted-proxy", "127.0.0.1"]
        server = spawn([sys.executable, "-m", "marrakech", "serve", *data])
        try:
            await until_it_answers(port)
            base = f"http://127.0.0.1:{port}"
            async with httpx.AsyncClient(base_url=base, timeout=60) as http:
                bots = Bots(port, http, chosen.bot)
                people = [Person(port, http) for _ in range(PEOPLE)]
                opponents = [Opponent(port, http) for _ in range(PEOPLE)]
                print(f"waiting until {chosen.bot} is ready …", file=sys.stderr)
                ready = await bots.until_ready()
                print(json.dumps({"bot": chosen.bot, "ready_s": round(ready, 1)}), flush=True)
                for tables in chosen.tables:
                    await bots.play(tables)
                    await measure(people, opponents, bots, chosen)
        finally:
            server.terminate()
            server.wait(20)


async def measure(
    people: list[Person], opponents: list[Opponent], bots: Bots, chosen: argparse.Namespace
) -> None:
    """One line of figures for people's own moves, and one for the answers of their bots."""
    print(f"{bots.tables} tables of bots, {chosen.seconds:g} seconds …", file=sys.stderr)
    pause = len(people) / chosen.rate
    await asyncio.sleep(2)  # warm up
    before, began = bots.decisions, time.perf_counter()
    played = await asyncio.gather(
        *(person.play(chosen.seconds, pause) for person in (*people, *opponents))
    )
    each = (bots.decisions - before) / (time.perf_counter() - began)
    for waits, all_took in (("move", played[: len(people)]), ("bot", played[len(people) :])):
        took = [one for of_one in all_took for one in of_one]
        row = {"tables": bots.tables, "waits_for": waits, "count": len(took), **figures(took)}
        print(json.dumps({**row, "bots_decisions_per_s": round(each, 1)}), flush=True)


def main() -> None:
    """Measure and print lines of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", choices=bot_names(), default=HINT_BOT)
    parser.add_argument("--tables", type=int, nargs="+", default=[0, 60, 300])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=20, help="moves a second of all people")
    uvloop.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
