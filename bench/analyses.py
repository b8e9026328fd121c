"""What do people notice of games that are analysed?

A server on one core, and on the same core the process in which its bots think and games are
analysed; a client on another. Tables of four, each seat with its own device and socket, and an even
number of actions a second: measured is the time from sending an action to its receipt by the last
of the four. Beside them one player asks for one hint after the other: measured is the answer. First
alone, then while there are always ten games to be analysed, each asked for by a page that follows
it. Run: `python bench/analyses.py`.
"""

import argparse
import asyncio
import json
import os
import re
import resource
import secrets
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import uvloop
from load import CLIENT_CORE, Crowd, at_a_rate, figures, free_port, options, spawn, until_it_answers

GAMES = Path(__file__).parent.parent / "tests" / "data" / "games"
LIMITS = ("--analyses-per-hour", "--hints-per-minute")


def records() -> list[str]:
    """Whole games by the usual rules, for two, three and four players."""
    names = ("two-default", "three-default", "four-default")
    return [(GAMES / f"{name}.mrk").read_text("utf-8") for name in names]


class Pages:
    """Pages that have games analysed, one after the other, and how many are done."""

    def __init__(self, port: int) -> None:
        self.base = f"http://127.0.0.1:{port}"
        self.done = 0
        self._numbers = count(1)
        self._records = records()

    async def follow(self) -> None:
        """Have ever new games analysed, and look at each until it is done."""
        async with httpx.AsyncClient(base_url=self.base, timeout=60) as http:
            http.cookies.set("marrakech", secrets.token_urlsafe(32))
            while True:
                number = next(self._numbers)
                record = self._records[number % len(self._records)]
                record = record.replace('[Seat1 "', f'[Seat1 "{number}. ')
                asked = await http.post("/api/analyses", json={"record": record})
                asked.raise_for_status()
                await self._wait(http, asked.json()["id"])
                self.done += 1

    async def _wait(self, http: httpx.AsyncClient, id_: str) -> None:
        turns = 0
        while True:
            answer = await http.get(f"/api/analyses/{id_}", params={"after": turns})
            answer.raise_for_status()
            turns += answer.content.count(b'{"number":')
            if re.search(rb'"status":"(done|failed)"', answer.content[:200]):
                assert b'"status":"done"' in answer.content[:200]
                return


async def ask_for_hints(port: int, took: list[float]) -> None:
    """Ask for the same hint again and again; what each took."""
    base = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        http.cookies.set("marrakech", secrets.token_urlsafe(32))
        wanted = {"seats": ["person", "random"], "names": ["a"]}
        table = (await http.post("/api/tables", json=wanted)).json()
        while True:
            began = time.perf_counter()
            path = f"/api/tables/{table['table']}/hint"
            answer = await http.post(path, json={"seen": table["number"]})
            if answer.is_success:
                took.append(time.perf_counter() - began)
            await asyncio.sleep(0.5)


async def measure(chosen: argparse.Namespace, data: Path) -> list[dict[str, Any]]:
    """The figures alone and beside analyses."""
    port = free_port()
    limits = [word for limit in LIMITS for word in (limit, "1000000")]
    command = [chosen.server_python, "-m", "marrakech", "serve", *options(port, data), *limits]
    server = spawn(command)
    tasks: list[asyncio.Task[None]] = []
    try:
        await until_it_answers(port)
        crowd, pages, hints = Crowd(port), Pages(port), list[float]()
        tasks.append(asyncio.ensure_future(ask_for_hints(port, hints)))
        await crowd.gather(chosen.people // 4)
        warm = asyncio.ensure_future(pages.follow())
        while not (pages.done and hints):  # everything is compiled
            await asyncio.sleep(0.5)
            assert not warm.done(), warm.exception()
        warm.cancel()
        await asyncio.sleep(3)
        rows = []
        for analyses in (0, chosen.analyses):
            following = [asyncio.ensure_future(pages.follow()) for _ in range(analyses)]
            tasks += following
            await at_a_rate(chosen.rate, 3, crowd.act)
            crowd.took.clear()
            hints.clear()
            before = pages.done
            sent = await at_a_rate(chosen.rate, chosen.seconds, crowd.act)
            done = pages.done - before
            assert not any(one.done() for one in following)
            await asyncio.sleep(1)
            actions, asked = figures(crowd.took), figures(hints)
            rows.append(
                {"analyses": analyses, "analysed": done, "sent": sent, "lost": len(crowd.waiting)}
                | {"actions": actions, "hints": asked, "hints_asked": len(hints)}
            )
            print(json.dumps(rows[-1]), flush=True)
        return rows
    finally:
        for task in tasks:
            task.cancel()
        server.terminate()
        server.wait(20)


async def run(chosen: argparse.Namespace) -> None:
    """On a core of its own, if there is one."""
    os.sched_setaffinity(0, {CLIENT_CORE} & os.sched_getaffinity(0) or os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        await measure(chosen, Path(folder) / "tables.db")


def main() -> None:
    """Measure and print a line of JSON for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--rate", type=float, default=50, help="actions a second")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--analyses", type=int, default=10)
    parser.add_argument("--server-python", default=sys.executable)
    chosen = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    uvloop.run(run(chosen))


if __name__ == "__main__":
    main()
