"""How long does a person wait for their own move while bots think at fifty other tables?

A server on one core, and on the same core the process in which its bots think; a client on another.
First a few people play on a quiet server, then beside fifty tables at which the strongest bot plays
against itself without a pause. Measured is the time from sending a move to its receipt, and
how many decisions the bots made meanwhile. Run: `make bench-bots`.
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
from thin_client import Line, open_line

from marrakech.bots import bot_names

PEOPLE = 6  # a page may send only so many messages a second
LONGEST = 30.0  # seconds that a move may take


class Person:
    """Somebody who plays at a table of their own, both sides."""

    def __init__(self, port: int, http: httpx.AsyncClient) -> None:
        self.port, self.http = port, http
        self.token = secrets.token_urlsafe(32)
        self.states: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def play(self, seconds: float, pause: float) -> list[float]:
        """What each move took, from sending to receipt."""
        line = await open_line(self.port, "/api/live", self.token, 0, self._heard)
        took: list[float] = []
        table, state = "", {"phase": "over"}
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            if state["phase"] != "playing":
                table = await create(self.http, self.token, "person", "person", names=["a", "b"])
                line.send(json.dumps({"t": "watch", "table": table}))
                state = await asyncio.wait_for(self.states.get(), LONGEST)
            await asyncio.sleep(random.uniform(0.5, 1.5) * pause)
            sent = time.perf_counter()
            act = {"kind": "act", "seen": state["number"], "action": random.choice(state["legal"])}
            line.send(json.dumps({"t": "do", "table": table, "id": secrets.token_hex(8), **act}))
            state = await asyncio.wait_for(self.states.get(), LONGEST)
            took.append(time.perf_counter() - sent)
        line.send(json.dumps({"t": "unwatch", "table": table}))
        return took

    def _heard(self, _: Line, text: str) -> None:
        if text.startswith('{"t":"events"'):
            self.states.put_nowait(json.loads(text)["state"])


class Bots:
    """Tables of bots alone. One that is over is followed by another."""

    def __init__(self, port: int, http: httpx.AsyncClient, bot: str) -> None:
        self.port, self.http, self.bot = port, http, bot
        self.token = secrets.token_urlsafe(32)
        self.decisions = 0
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
        """Begin so many games, which go on by themselves."""
        for number in range(tables):
            line = await open_line(self.port, "/api/live", self.token, number, self._heard)
            await self._next_game(line)

    async def _next_game(self, line: Line) -> None:
        table = await create(self.http, self.token, *[self.bot] * 4)
        line.send(json.dumps({"t": "watch", "table": table}))

    def _heard(self, line: Line, text: str) -> None:
        if not text.startswith('{"t":"events"'):
            return
        message = json.loads(text)
        decided = (event.get("during") in ("turn", "lay") for event in message["events"])
        self.decisions += sum(decided)
        if message["state"]["phase"] == "over":
            line.send(json.dumps({"t": "unwatch", "table": message["table"]}))
            task = asyncio.ensure_future(self._next_game(line))
            self._next.add(task)
            task.add_done_callback(self._next.discard)


async def create(http: httpx.AsyncClient, token: str, *seats: str, **more: Any) -> str:
    """A new table."""
    headers = {"cookie": f"marrakech={token}"}
    made = await http.post("/api/tables", json={"seats": seats, **more}, headers=headers)
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


async def run(chosen: argparse.Namespace) -> None:
    """Quiet first, then with bots."""
    os.sched_setaffinity(0, {CLIENT_CORE} & os.sched_getaffinity(0) or os.sched_getaffinity(0))
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        data = options(port, Path(folder) / "tables.db")
        server = spawn([sys.executable, "-m", "marrakech", "serve", *data])
        try:
            await until_it_answers(port)
            base = f"http://127.0.0.1:{port}"
            async with httpx.AsyncClient(base_url=base, timeout=60) as http:
                bots = Bots(port, http, chosen.bot)
                people = [Person(port, http) for _ in range(PEOPLE)]
                print(f"waiting until {chosen.bot} is ready …", file=sys.stderr)
                ready = await bots.until_ready()
                print(json.dumps({"bot": chosen.bot, "ready_s": round(ready, 1)}), flush=True)
                await measure(people, bots, 0, chosen)
                await bots.play(chosen.tables)
                await measure(people, bots, chosen.tables, chosen)
        finally:
            server.terminate()
            server.wait(20)


async def measure(
    people: list[Person], bots: Bots, tables: int, chosen: argparse.Namespace
) -> None:
    """One line of figures."""
    print(f"{tables} tables of bots, {chosen.seconds:g} seconds …", file=sys.stderr)
    pause = len(people) / chosen.rate
    await asyncio.sleep(2)  # warm up
    before, began = bots.decisions, time.perf_counter()
    all_took = await asyncio.gather(*(person.play(chosen.seconds, pause) for person in people))
    each = (bots.decisions - before) / (time.perf_counter() - began)
    took = [one for of_one in all_took for one in of_one]
    row = {"tables": tables, "moves": len(took), **figures(took)}
    print(json.dumps({**row, "bots_decisions_per_s": round(each, 1)}), flush=True)


def main() -> None:
    """Measure and print lines of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", choices=bot_names(), default=bot_names()[-1])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--rate", type=float, default=20, help="moves a second of all people")
    uvloop.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
