"""A player that chooses at random. The line may break and the server may die at any time: it comes
back, asks for what it has missed, and repeats what it got no answer to."""

import argparse
import asyncio
import json
import random
import secrets
from contextlib import suppress
from os import devnull
from pathlib import Path
from typing import Any

import httpx
import websockets

LOST = (OSError, httpx.TransportError, websockets.WebSocketException)


async def insist(work: Any, *details: Any, **more: Any) -> Any:
    """Do something again until the line holds, waiting longer each time."""
    pause = 0.05
    while True:
        try:
            return await work(*details, **more)
        except LOST:
            await asyncio.sleep(pause)
            pause = min(2 * pause, 2)


async def ask(http: httpx.AsyncClient, method: str, path: str, body: Any = None) -> httpx.Response:
    answer: httpx.Response = await insist(http.request, method, f"/api/tables{path}", json=body)
    if answer.is_error:
        raise SystemExit(f"refused: {answer.text}")
    return answer


async def play(live: str, cookie: dict[str, str], table: str) -> None:
    """Watch a table, and act whenever it waits for us, to the end of the game."""
    seats, state = list[int](), {"number": 0, "phase": "", "position": "- - - 0"}
    unanswered = None  # the command that we sent last, until we know what became of it
    while state["phase"] not in ("over", "cancelled"):
        line = await insist(websockets.connect, live, additional_headers=cookie)
        with suppress(*LOST):
            await line.send(json.dumps({"t": "watch", "table": table, "after": state["number"]}))
            if unanswered:  # the same id is done once, however often it is sent
                await line.send(json.dumps(unanswered))
            while state["phase"] not in ("over", "cancelled"):
                message = json.loads(await line.recv())
                seats = message.get("seats", seats)  # of "you": which are ours
                state |= message.get("state", {})  # of "events": how it stands after them
                if message["t"] in ("done", "refused"):
                    unanswered = None
                    await asyncio.sleep(1 if message["t"] == "refused" else 0)
                if not unanswered and (command := choose(state, seats)):
                    unanswered = {"t": "do", "table": table, **command}
                    await line.send(json.dumps(unanswered))
        await line.close()


def choose(state: dict[str, Any], seats: list[int]) -> dict[str, Any] | None:
    """Any legal action, or a throw of the die, if it is our turn."""
    step, seat = state["position"].split(" ")[2:4]
    if state["phase"] != "playing" or int(seat) not in seats:
        return None
    act = {"kind": "act", "action": random.choice(state["legal"])}
    what = {"kind": "roll"} if step == "roll" else act
    return {"id": secrets.token_hex(8), "seen": state["number"], **what}


async def main(options: argparse.Namespace, cookie: dict[str, str]) -> None:
    async with httpx.AsyncClient(base_url=options.server, headers=cookie) as http:
        if options.join:
            table, code = options.join
            sit = {"kind": "sit", "id": secrets.token_hex(8), "name": options.name, "code": code}
            if not (await ask(http, "GET", f"/{table}")).json()["you"]["seats"]:
                await ask(http, "POST", f"/{table}/commands", sit)
        else:
            seats = ["open"] * (options.new - 1 - options.bots) + ["greedy"] * options.bots
            wanted = {"seats": ["person", *seats], "names": [options.name]}
            made = (await ask(http, "POST", "", wanted)).json()
            print("table", table := made["table"], "code", made["you"]["join_code"], flush=True)
        await play(f"ws{options.server.removeprefix('http')}/api/live", cookie, table)
        options.record.write_text((await ask(http, "GET", f"/{table}/record")).text)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("server", help="like http://127.0.0.1:8000")
    parser.add_argument("--new", type=int, default=2, metavar="SEATS", help="set up a table")
    parser.add_argument("--bots", type=int, default=0, help="how many of its seats bots take")
    parser.add_argument("--join", nargs=2, metavar=("TABLE", "CODE"), help="sit down at a table")
    parser.add_argument("--name", default="Ana", help="what the others call you")
    parser.add_argument("--cookie", type=Path, default=devnull, help="a file that keeps the seat")
    parser.add_argument("--record", type=Path, default=devnull, help="a file for the record")
    args = parser.parse_args()
    token = (args.cookie.exists() and args.cookie.read_text()) or secrets.token_urlsafe(32)
    args.cookie.write_text(token)  # whoever has the token has the seat; we may choose it ourselves
    asyncio.run(main(args, {"Cookie": f"marrakech={token}"}))
