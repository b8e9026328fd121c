"""The example client, as a stranger would run it."""

import ast
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from http.client import HTTPConnection
from pathlib import Path

import pytest
from support.command import Command, environment
from support.killable_server import KillableServer, running_server

CLIENT = Path(__file__).parent.parent.parent / "examples" / "client.py"
GAME_TIMEOUT = 120.0  # seconds for a whole game


def run_client(home: Path, *args: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-W", "error", str(CLIENT), *args]
    pipe = subprocess.PIPE
    return subprocess.Popen(
        command, cwd=home, stdout=pipe, stderr=pipe, text=True, env=environment(home)
    )


def invitation(client: subprocess.Popen[str]) -> tuple[str, str]:
    """The table and the code that the client prints."""
    assert client.stdout is not None
    word, table, other, code = client.stdout.readline().split()
    assert (word, other) == ("table", "code")
    return table, code


def ends_well(client: subprocess.Popen[str]) -> None:
    out, err = client.communicate(timeout=GAME_TIMEOUT)
    assert (client.returncode, out, err) == (0, "", "")


def stands(server: KillableServer, table: str) -> tuple[str, int]:
    """The phase of a table, and how much has happened there."""
    asking = HTTPConnection("127.0.0.1", server.port, timeout=30)
    asking.request("GET", f"/api/tables/{table}")
    answer = json.load(asking.getresponse())
    asking.close()
    return answer["phase"], answer["number"]


def is_fine(marrakech: Command, record: str) -> None:
    for command in ("check", "verify"):
        done = marrakech(command, record)
        assert (done.code, done.err) == (0, ""), done.out


def kill_on_the_way(server: KillableServer, table: str) -> int | None:
    """Let the game go on a little, kill the server, start it again; how far the game was. None if
    it is over: on a busy machine it goes further between two looks."""
    before = stands(server, table)[1]
    wanted = before + random.randint(1, 8)
    began = time.monotonic()
    while (stood := stands(server, table))[1] < wanted and stood[0] != "over":
        assert time.monotonic() < began + GAME_TIMEOUT, "the game does not go on"
        time.sleep(0.01)
    if stood[0] == "over":
        return None
    server.kill()
    server.start()
    return stood[1]


@pytest.mark.parametrize("kills", [4, pytest.param(10, marks=pytest.mark.long)])
def test_two_clients_and_two_bots_play_through_kills(
    tmp_path: Path,
    marrakech: Command,
    kills: int,
    record_property: Callable[[str, object], None],
) -> None:
    with running_server(tmp_path) as server:
        new = ("--new", "4", "--bots", "2", "--name", "Ana")
        ana = run_client(tmp_path, server.url, *new, "--record", "ana.mrk")
        ben = None
        try:
            table, code = invitation(ana)
            join = ("--join", table, code, "--name", "Ben")
            ben = run_client(tmp_path, server.url, *join, "--record", "ben.mrk")
            far: list[int] = []
            while len(far) < kills and (stood := kill_on_the_way(server, table)) is not None:
                far.append(stood)
            ends_well(ana)
            ends_well(ben)
        finally:
            for client in (ana, ben):
                if client is not None:
                    client.kill()
        assert server.kills == len(far) > kills / 2
    record_property(
        "counted", f"{server.kills} kills while two example clients played, at events {far}"
    )
    record = (tmp_path / "ana.mrk").read_text()
    assert record == (tmp_path / "ben.mrk").read_text()
    assert '[Seat1 "Ana"]' in record
    assert '[Seat2 "Ben"]' in record
    assert '[SeatHash1 "' in record
    assert '[SeatHash2 "' in record
    is_fine(marrakech, "ana.mrk")


@pytest.mark.parametrize("bots", [1, 3])
def test_a_client_plays_against_bots_alone(tmp_path: Path, marrakech: Command, bots: int) -> None:
    with running_server(tmp_path) as server:
        new = ("--new", str(bots + 1), "--bots", str(bots))
        client = run_client(tmp_path, server.url, *new, "--record", "game.mrk")
        try:
            invitation(client)
            ends_well(client)
        finally:
            client.kill()
    is_fine(marrakech, "game.mrk")


def test_a_client_that_is_stopped_keeps_its_seat(tmp_path: Path, marrakech: Command) -> None:
    with running_server(tmp_path) as server:
        ana = run_client(tmp_path, server.url, "--new", "2", "--cookie", "ana.txt")
        try:
            table, code = invitation(ana)
        finally:
            ana.kill()
            ana.communicate()
        join = ("--join", table, code)
        keep = ("--cookie", "ana.txt", "--record", "ana.mrk")
        clients = [
            run_client(tmp_path, server.url, *join, "--name", "Ana", *keep),
            run_client(tmp_path, server.url, *join, "--name", "Ben", "--record", "ben.mrk"),
        ]
        try:
            for client in clients:
                ends_well(client)
        finally:
            for client in clients:
                client.kill()
    assert (tmp_path / "ana.mrk").read_text() == (tmp_path / "ben.mrk").read_text()
    is_fine(marrakech, "ana.mrk")


def test_help(tmp_path: Path) -> None:
    client = run_client(tmp_path, "--help")
    out, err = client.communicate(timeout=60)
    assert (client.returncode, err) == (0, "")
    for option in ("--new", "--bots", "--join", "--name", "--cookie", "--record"):
        assert option in out


def test_it_is_short_and_knows_nothing_of_us() -> None:
    text = CLIENT.read_text("utf-8")
    assert len(text.splitlines()) < 170
    imported = set[str]()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            imported |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            imported.add((node.module or "").partition(".")[0])
    assert imported - sys.stdlib_module_names == {"httpx", "websockets"}
