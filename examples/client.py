"""A player that chooses at random. If the connection breaks or the server dies, it comes back, asks
for what it has missed, and repeats what it got no answer to. It takes part in the fair dice: it
promises a seed by its hash, reveals it when all promises are in, and compares at the end."""

import argparse
import asyncio
import hashlib
import json
import random
import re
import secrets
from contextlib import suppress
from os import devnull
from pathlib import Path
from typing import Any

import httpx
import websockets

LOST = (OSError, httpx.TransportError, websockets.WebSocketException)


async def retry(work: Any, *details: Any, **more: Any) -> Any:
    """Retry until the connection holds, waiting longer each time."""
    pause = 0.05
    while True:
        try:
            return await work(*details, **more)
        except LOST:
            await asyncio.sleep(pause)
            pause = min(2 * pause, 2)


async def ask(http: httpx.AsyncClient, method: str, path: str, body: Any = None) -> httpx.Response:
    answer: httpx.Response = await retry(http.request, method, f"/api/tables{path}", json=body)
    if answer.is_error and answer.status_code != 409:  # not possible now: look again
        raise SystemExit(f"refused: {answer.text}")
    return answer


class Kept:
    """What we must not lose: our token, seeds by their hashes, and the promises of a table."""

    def __init__(self, file: Path) -> None:
        self.file = file
        known = json.loads((file.exists() and file.read_text()) or "{}")
        # The token holds our seats; a client may choose its own.
        self.token: str = known.get("token") or secrets.token_urlsafe(32)
        self.seeds: dict[str, str] = known.get("seeds", {})
        # By the hash of our seed: the table, the server's hash and the seats' when it was revealed.
        self.shown: dict[str, list[str]] = known.get("shown", {})
        self.write()

    def write(self) -> None:
        """Save everything, before any of it is sent."""
        known = {"token": self.token, "seeds": self.seeds, "shown": self.shown}
        self.file.write_text(json.dumps(known))

    def promise(self) -> str:
        """The hash of a new seed that nobody else can know."""
        seed = secrets.token_urlsafe(24)
        self.seeds[digest := hashlib.sha256(seed.encode()).hexdigest()] = seed
        self.write()
        return digest

    def compare(self, table: str, record: str) -> None:
        """The seeds in the record must match the promises for which we last revealed ours."""
        tags = dict(re.findall(r'^\[(\w+) "(.+)"\]$', record, re.MULTILINE))
        seats = [tags[tag] for tag in sorted(tags) if tag.startswith("SeatSeed")]
        seeds = [re.sub(r"\\(.)", r"\1", seat).encode() for seat in seats]
        server = bytes.fromhex(tags.get("ServerSeed", ""))
        hashes = [hashlib.sha256(seed).hexdigest() for seed in (server, *seeds)]
        shown = [seal for seal in self.shown.values() if seal[0] == table]
        if shown[-1:] != [[tags.get("Table"), *hashes]]:
            raise SystemExit("the seeds are not those that were promised")


async def settle(http: httpx.AsyncClient, table: str, kept: Kept) -> None:
    """Promise the seeds that we owe; reveal them only when all promises are sealed."""
    info = (await ask(http, "GET", f"/{table}")).json()
    for seat in info["you"]["seats"]:
        chair, own = info["seats"][seat - 1], {"id": secrets.token_hex(8), "seat": seat}
        if chair["seed"] or info["phase"] != "gathering":
            continue
        promised, ours = info["sealed"] and info["sealed"]["hashes"], chair["commitment"]
        sealed = [table, info["commitment"], *(promised or [])]
        # A seed that was revealed for other promises is used up.
        if ours not in kept.seeds or (promised and kept.shown.get(ours, sealed) != sealed):
            own |= {"kind": "seed", "commitment": kept.promise(), "seen": info["number"]}
            await ask(http, "POST", f"/{table}/commands", own)
        elif promised:
            # A list without our hash, or without a seat's, would let the server choose a seed.
            if len(promised) != info["setup"]["players"] or promised[seat - 1] != ours:
                raise SystemExit("not every seat's promise is in the seal")
            kept.shown[ours] = sealed
            kept.write()
            own |= {"kind": "reveal", "seed": kept.seeds[ours]}
            await ask(http, "POST", f"/{table}/commands", own)


async def play(http: httpx.AsyncClient, live: str, kept: Kept, table: str) -> None:
    """Watch a table, and act whenever it waits for us, to the end of the game."""
    seats, state = list[int](), {"number": 0, "phase": "", "position": "- - - 0"}
    unanswered = None  # the command that we sent last, until it is answered
    while state["phase"] not in ("over", "cancelled"):
        cookie = {"Cookie": f"marrakech={kept.token}"}
        socket = await retry(websockets.connect, live, additional_headers=cookie)
        with suppress(*LOST):
            await socket.send(json.dumps({"t": "watch", "table": table, "after": state["number"]}))
            if unanswered:  # the same id is done once, however often it is sent
                await socket.send(json.dumps(unanswered))
            while state["phase"] not in ("over", "cancelled"):
                message = json.loads(await socket.recv())
                seats = message.get("seats", seats)  # of "you": which are ours
                state |= message.get("state", {})  # of "events": how it stands after them
                if message["t"] == "events" and state["phase"] == "gathering":
                    await settle(http, table, kept)
                if message["t"] in ("done", "refused"):
                    unanswered = None
                    await asyncio.sleep(1 if message["t"] == "refused" else 0)
                if not unanswered and (command := choose(state, seats)):
                    unanswered = {"t": "do", "table": table, **command}
                    await socket.send(json.dumps(unanswered))
        await socket.close()


def choose(state: dict[str, Any], seats: list[int]) -> dict[str, Any] | None:
    """Any legal action, or a roll of the die, if it is our turn."""
    step, seat = state["position"].split(" ")[2:4]
    if state["phase"] != "playing" or int(seat) not in seats:
        return None
    act = {"kind": "act", "action": random.choice(state["legal"])}
    what = {"kind": "roll"} if step == "roll" else act
    return {"id": secrets.token_hex(8), "seen": state["number"], **what}


async def main(options: argparse.Namespace, kept: Kept) -> None:
    cookie = {"Cookie": f"marrakech={kept.token}"}
    async with httpx.AsyncClient(base_url=options.server, headers=cookie) as http:
        if options.join:
            table, code = options.join
            sit = {"kind": "sit", "id": secrets.token_hex(8), "name": options.name, "code": code}
            if not (await ask(http, "GET", f"/{table}")).json()["you"]["seats"]:
                sit["commitment"] = kept.promise()
                await ask(http, "POST", f"/{table}/commands", sit)
        else:
            seats = ["open"] * (options.new - 1 - options.bots) + ["greedy"] * options.bots
            wanted = {"seats": ["person", *seats], "names": [options.name]}
            wanted["commitments"] = [kept.promise()]
            made = (await ask(http, "POST", "", wanted)).json()
            print("table", table := made["table"], "code", made["you"]["join_code"], flush=True)
        await play(http, f"ws{options.server.removeprefix('http')}/api/live", kept, table)
        options.record.write_text(record := (await ask(http, "GET", f"/{table}/record")).text)
        kept.compare(table, record)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("server", help="like http://127.0.0.1:8000")
    parser.add_argument("--new", type=int, default=2, metavar="SEATS", help="set up a table")
    parser.add_argument("--bots", type=int, default=0, help="how many of its seats bots take")
    parser.add_argument("--join", nargs=2, metavar=("TABLE", "CODE"), help="sit down at a table")
    parser.add_argument("--name", default="Ana", help="what the others call you")
    parser.add_argument(
        "--cookie", type=Path, default=devnull, help="a file that keeps seat and seeds"
    )
    parser.add_argument("--record", type=Path, default=devnull, help="a file for the record")
    args = parser.parse_args()
    asyncio.run(main(args, Kept(args.cookie)))
