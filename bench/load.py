"""How long does an action take to reach the last player, with thousands of sockets open?

A server on one core, a client in its own process on another: tables of four, each seat with its own
device and socket. A fixed number of actions a second is sent, each by the player whose turn it is;
measured is the time from sending to the receipt by the last of the four, and the CPU time that the
server took for each. Next to it, in the same run, a bare Starlette echo with as many sockets and
messages. Run: `make bench-load`; `--server-python` measures another version's server.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import uvloop
from thin_client import ThinSocket, open_socket

SERVER_CORE, CLIENT_CORE = 0, 1
HERE = Path(__file__).parent


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def spawn(args: list[str]) -> subprocess.Popen[bytes]:
    """A server on a core of its own."""
    return subprocess.Popen(
        args, stderr=subprocess.DEVNULL, preexec_fn=lambda: os.sched_setaffinity(0, {SERVER_CORE})
    )


def options(port: int, data: Path) -> list[str]:
    """A server that lets one address do everything."""
    limits = (
        "--tables-per-hour",
        "--bot-tables-per-address",
        "--requests-per-minute",
        "--sockets-per-address",
        "--connections",
        "--connections-per-address",
    )
    unlimited = [word for limit in limits for word in (limit, "1000000")]
    return ["--port", str(port), "--data", str(data), *unlimited]


async def until_it_answers(port: int) -> None:
    """Wait for a server to listen."""
    for _ in range(200):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return
    raise TimeoutError("the server does not listen")


def percentile(values: list[float], share: float) -> float:
    """The value that this share does not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def memory(pid: int) -> int:
    """A process's resident memory in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def cpu(pid: int) -> float:
    """The CPU seconds that a process has taken so far, with all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Crowd:
    """Tables of four, their sockets, and what each action took to reach the last player."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.tables: list[str] = []
        self.sockets: list[list[ThinSocket]] = []
        self.states: list[dict[str, Any]] = []
        self.waiting: dict[tuple[int, int], list[float]] = {}  # table, event: sent at, receipts
        self.took: list[float] = []
        self.refused = 0

    async def gather(self, tables: int) -> None:
        """Set up tables and let four devices sit down at each and watch it."""
        limits = httpx.Limits(max_connections=8)
        base = f"http://127.0.0.1:{self.port}"
        async with httpx.AsyncClient(base_url=base, limits=limits, timeout=60) as http:
            for begin in range(0, tables, 8):
                numbers = range(begin, min(begin + 8, tables))
                await asyncio.gather(*(self._gather_one(http, number) for number in numbers))

    async def _gather_one(self, http: httpx.AsyncClient, number: int) -> None:
        tokens = [secrets.token_urlsafe(32) for _ in range(4)]
        seats = ["person", "open", "open", "open"]
        headers = {"cookie": f"marrakech={tokens[0]}"}
        made = await http.post(
            "/api/tables", json={"seats": seats, "names": ["a"]}, headers=headers
        )
        table = made.json()
        for token in tokens[1:]:
            sit = {"kind": "sit", "id": secrets.token_hex(8), "name": "b"}
            sit["code"] = table["you"]["join_code"]
            headers = {"cookie": f"marrakech={token}"}
            done = await http.post(
                f"/api/tables/{table['table']}/commands", json=sit, headers=headers
            )
            assert done.status_code == 200, done.text
        index = len(self.tables)
        self.tables.append(table["table"])
        self.states.append({})
        self.sockets.append([])
        for seat, token in enumerate(tokens):
            socket = await open_socket(
                self.port, "/api/live", token, index * 4 + seat, self.on_message
            )
            self.sockets[index].append(socket)
            socket.send(json.dumps({"t": "watch", "table": table["table"]}))

    def on_message(self, socket: ThinSocket, text: str) -> None:
        """Something has come in on one of the sockets."""
        index = socket.number // 4
        if text.startswith('{"t":"events"'):
            now = time.perf_counter()
            message = json.loads(text)
            for event in message["events"]:
                waiting = self.waiting.get((index, event["number"]))
                if waiting is not None:
                    waiting.append(now)
                    if len(waiting) == 5:
                        self.took.append(max(waiting[1:]) - waiting[0])
                        del self.waiting[index, event["number"]]
            state = message["state"]
            if state["number"] > self.states[index].get("number", 0):
                self.states[index] = state
        elif '"t":"refused"' in text:
            self.refused += 1

    def act(self) -> bool:
        """Let the player to move at some table that is not busy do something."""
        for _ in range(50):
            index = random.randrange(len(self.tables))
            state = self.states[index]
            if state.get("phase") == "playing" and not state.get("sent"):
                break
        else:
            return False
        state["sent"] = True
        seat = int(state["position"].split(" ")[3])
        self.waiting[index, state["number"] + 1] = [time.perf_counter()]
        self.sockets[index][seat - 1].send(
            json.dumps(
                {
                    "t": "do",
                    "table": self.tables[index],
                    "id": secrets.token_hex(8),
                    "kind": "act",
                    "seen": state["number"],
                    "action": random.choice(state["legal"]),
                }
            )
        )
        return True


async def at_a_rate(rate: float, seconds: float, act: Callable[[], bool]) -> int:
    """Do something at an even rate per second; how often it was done."""
    begin, tried, done = time.perf_counter(), 0, 0
    while (passed := time.perf_counter() - begin) < seconds:
        while tried < passed * rate:
            tried += 1
            done += act()
        await asyncio.sleep(0.001)
    return done


async def measure_tables(sockets: int, chosen: argparse.Namespace, data: Path) -> dict[str, Any]:
    """The figures of our server."""
    port, rate = free_port(), chosen.rate
    server = spawn([chosen.server_python, "-m", "marrakech", "serve", *options(port, data)])
    try:
        await until_it_answers(port)
        await asyncio.sleep(1)
        bare = memory(server.pid)
        crowd = Crowd(port)
        await crowd.gather(sockets // 4)
        await asyncio.sleep(3)
        grown = memory(server.pid) - bare
        await at_a_rate(rate, 3, crowd.act)  # warm up
        await asyncio.sleep(1)
        crowd.took.clear()
        before = cpu(server.pid)
        sent = await at_a_rate(rate, chosen.seconds, crowd.act)
        await asyncio.sleep(2)
        return {
            **figures(crowd.took),
            "sent": sent,
            "cpu_ms": round((cpu(server.pid) - before) / sent * 1000, 3),
            "lost": len(crowd.waiting),
            "refused": crowd.refused,
            "kb_per_socket": round(grown / sockets / 1024, 1),
        }
    finally:
        server.terminate()
        server.wait(20)


async def measure_echo(sockets: int, rate: float, seconds: float) -> dict[str, Any]:
    """The same for a bare echo: from sending to the answer."""
    port = free_port()
    server = spawn([sys.executable, str(HERE / "echo.py"), str(port)])
    took: list[float] = []

    def on_message(_: ThinSocket, text: str) -> None:
        took.append(time.perf_counter() - float(text.split("|")[0]))

    try:
        await until_it_answers(port)
        opened = [await open_socket(port, "/", "", number, on_message) for number in range(sockets)]
        text = "x" * 150

        def act() -> bool:
            random.choice(opened).send(f"{time.perf_counter()}|{text}")
            return True

        await at_a_rate(rate, 2, act)
        await asyncio.sleep(1)
        took.clear()
        sent = await at_a_rate(rate, seconds, act)
        await asyncio.sleep(1)
        return {**figures(took), "sent": sent, "lost": sent - len(took)}
    finally:
        server.terminate()
        server.wait(20)


def figures(took: list[float]) -> dict[str, Any]:
    """Milliseconds at the median, at the 99th percentile and at worst."""
    in_ms = [value * 1000 for value in took]
    return {
        "p50_ms": round(median(in_ms), 2),
        "p99_ms": round(percentile(in_ms, 0.99), 2),
        "max_ms": round(max(in_ms), 2),
    }


async def fill(data: Path, tables: int, python: str) -> None:
    """Put idle tables into a database."""
    port = free_port()
    server = spawn([python, "-m", "marrakech", "serve", *options(port, data)])
    try:
        await until_it_answers(port)
        base = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(base_url=base, timeout=60) as http:
            await http.post("/api/device")
            wanted = {"seats": ["person", "open", "open", "open"], "names": ["a"], "listed": True}
            for _ in range(0, tables, 20):
                await asyncio.gather(*(http.post("/api/tables", json=wanted) for _ in range(20)))
    finally:
        server.terminate()
        server.wait(20)


async def run(chosen: argparse.Namespace) -> list[dict[str, Any]]:
    """Every size one after the other, each followed by its echo."""
    os.sched_setaffinity(0, {CLIENT_CORE} & os.sched_getaffinity(0) or os.sched_getaffinity(0))
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for sockets in chosen.sockets:
            for idle in [0, chosen.idle] if sockets == max(chosen.sockets) and chosen.idle else [0]:
                data = Path(folder) / f"{sockets}-{idle}.db"
                if idle:
                    await fill(data, idle, chosen.server_python)
                echo = await measure_echo(sockets, chosen.rate, chosen.seconds)
                ours = await measure_tables(sockets, chosen, data)
                ratio = round(ours["p99_ms"] / echo["p99_ms"], 1)
                row = {"sockets": sockets, "idle_tables": idle, "ours": ours, "echo": echo}
                rows.append({**row, "p99_ratio": ratio})
                print(json.dumps(rows[-1]), flush=True)
    return rows


def main() -> None:
    """Measure and print a line of JSON for each size."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, nargs="+", default=[1000, 2000, 4000])
    parser.add_argument("--rate", type=float, default=300, help="actions a second")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--idle", type=int, default=10_000, help="idle tables at the largest size")
    parser.add_argument(
        "--server-python", default=sys.executable, help="with the version to be measured"
    )
    chosen = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    uvloop.run(run(chosen))


if __name__ == "__main__":
    main()
