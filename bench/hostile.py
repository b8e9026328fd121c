"""What do people notice while somebody attacks the server?

Tables of four play at an even rate, first alone, then next to hostile connections of each kind in
turn: idle ones, slow heads, bodies and readers, half handshakes, floods of pings, endless trailers,
cookie bombs. Each kind meets a server of its own. Measured is the time from an action to the last
player's eye, how many visitors get in, and the server's memory. Loopback only, and it ends by
itself. Run: `make bench-hostile`.
"""

import argparse
import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import uvloop
from attackers import KINDS
from load import (
    CLIENT_CORE,
    HERE,
    SERVER_CORE,
    Crowd,
    at_a_rate,
    figures,
    free_port,
    memory,
    until_it_answers,
)

BEFORE = 3.0  # seconds that an attack has to unfold before people are measured
AFTER = 3.0  # seconds in which late answers still count


def start_server(chosen: argparse.Namespace, port: int, data: Path) -> subprocess.Popen[bytes]:
    """A server with its usual limits, but for what the people here need from one address."""
    given = ("--port", str(port), "--data", str(data))
    people = ("--tables-per-hour", "100000", "--requests-per-minute", "100000")

    def prepare() -> None:
        os.sched_setaffinity(0, {SERVER_CORE})
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(chosen.open_files, hard), hard))

    command = [chosen.server_python, "-m", "marrakech", "serve", *given, *people]
    quiet = subprocess.DEVNULL
    return subprocess.Popen(command, stdout=quiet, stderr=quiet, preexec_fn=prepare)


def start_attack(chosen: argparse.Namespace, kind: str, port: int) -> subprocess.Popen[bytes]:
    """The attackers, in a process of their own."""
    cores = sorted(os.sched_getaffinity(0) | {CLIENT_CORE})
    seconds = BEFORE + chosen.seconds
    numbers = {"port": port, "count": chosen.count, "networks": chosen.networks, "seconds": seconds}
    options = [word for name, number in numbers.items() for word in (f"--{name}", str(number))]
    return subprocess.Popen(
        [sys.executable, str(HERE / "attackers.py"), kind, *options],
        stdout=subprocess.PIPE,
        preexec_fn=lambda: os.sched_setaffinity(0, {cores[-1]}),
    )


class Watch:
    """Looks at the server while it is under attack: its memory, and whether visitors get in."""

    def __init__(self, port: int, pid: int) -> None:
        self.most = memory(pid)
        self.visits: list[float] = []  # seconds until an answer
        self.turned_away = 0
        self._port = port
        self._pid = pid

    async def run(self) -> None:
        """Look ten times a second, and send a visitor twice a second."""
        for number in range(10**9):
            self.most = max(self.most, memory(self._pid))
            if number % 5 == 0:
                await self._visit()
            await asyncio.sleep(0.1)

    async def _visit(self) -> None:
        began = time.perf_counter()
        with suppress(httpx.HTTPError):
            async with httpx.AsyncClient(timeout=5) as visitor:
                answer = await visitor.get(f"http://127.0.0.1:{self._port}/healthz")
                if answer.status_code == 200:
                    self.visits.append(time.perf_counter() - began)
                    return
        self.turned_away += 1


async def measure(crowd: Crowd, chosen: argparse.Namespace) -> dict[str, Any]:
    """What people notice for a while."""
    crowd.took.clear()
    crowd.waiting.clear()
    for state in crowd.states:
        state.pop("sent", None)
    sent = await at_a_rate(chosen.rate, chosen.seconds, crowd.act)
    await asyncio.sleep(AFTER)
    told = figures(crowd.took) if crowd.took else {}
    return {**told, "sent": sent, "unanswered": len(crowd.waiting)}


async def meet(chosen: argparse.Namespace, kind: str, data: Path) -> dict[str, Any]:
    """People without and with an attack of one kind."""
    port = free_port()
    server = start_server(chosen, port, data)
    attack = None
    try:
        await until_it_answers(port)
        crowd = Crowd(port)
        await crowd.gather(chosen.people // 4)
        await at_a_rate(chosen.rate, 2, crowd.act)  # warm up
        await asyncio.sleep(1)
        before, quiet = memory(server.pid), await measure(crowd, chosen)
        attack = start_attack(chosen, kind, port)
        watch = Watch(port, server.pid)
        watching = asyncio.ensure_future(watch.run())
        await asyncio.sleep(BEFORE)
        attacked = await measure(crowd, chosen)
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        said, _ = await asyncio.to_thread(attack.communicate, None, 60)
        visits = figures(watch.visits) if watch.visits else {}
        return {
            "kind": kind,
            "without": quiet,
            "with": attacked,
            "visitors": {**visits, "in": len(watch.visits), "turned_away": watch.turned_away},
            "memory_mb": {
                "before": before // 2**20,
                "most": watch.most // 2**20,
                "after": memory(server.pid) // 2**20,
            },
            "attackers": json.loads(said),
        }
    finally:
        for process in filter(None, (attack, server)):
            process.kill()
            process.wait(20)


async def run(chosen: argparse.Namespace) -> None:
    """Every kind in turn, a line of JSON each."""
    os.sched_setaffinity(0, {CLIENT_CORE} & os.sched_getaffinity(0) or os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        for kind in chosen.kinds:
            print(json.dumps(await meet(chosen, kind, Path(folder) / f"{kind}.db")), flush=True)


def main() -> None:
    """Measure, and print a line of JSON for each kind of attack."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=list(KINDS), metavar="KIND")
    parser.add_argument("--people", type=int, default=200, help="sockets at tables of four")
    parser.add_argument("--rate", type=float, default=50, help="actions a second")
    parser.add_argument("--count", type=int, default=2000, help="hostile connections at once")
    parser.add_argument("--networks", type=int, default=20, help="addresses they come from")
    parser.add_argument("--seconds", type=float, default=15, help="of each measurement")
    parser.add_argument("--open-files", type=int, default=1024, help="the server's soft limit")
    parser.add_argument(
        "--server-python", default=sys.executable, help="the Python of the server to be measured"
    )
    chosen = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    uvloop.run(run(chosen))


if __name__ == "__main__":
    main()
