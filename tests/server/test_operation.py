"""Running a server: what it says about itself, and how it fails."""

import contextlib
import json
import os
import pty
import re
import select
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from support.command import Command, environment
from support.server import LONGEST_START, SERVER_TIMEOUT, Device, Server, eventually, serving

VERSION_1 = Path(__file__).parent.parent / "data" / "stores" / "version-1.sql"


def get(server: Server, path: str) -> httpx.Response:
    return httpx.get(f"{server.link}{path}", timeout=SERVER_TIMEOUT)


def metrics(server: Server) -> dict[str, float]:
    """Every figure by its name and its labels' values."""
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(get(server, "/metrics").text)
        for sample in family.samples
    }


# While it runs


def test_it_is_alive_and_ready(server: Server) -> None:
    for path, more in {"/healthz": {"game": "marrakech"}, "/readyz": {}}.items():
        answer = get(server, path)
        assert (answer.status_code, answer.json()) == (200, {"status": "ok"} | more)


def test_figures_for_prometheus(ana: Device) -> None:
    server = ana.server
    before = metrics(server)
    table = ana.create("person", "open")["table"]
    ana.do(table, "cancel")
    ana.do(table, "start")
    with ana.page() as page:
        page.do(table, "cancel")
        assert metrics(server)["marrakech_sockets"] >= 1
    after = metrics(server)
    for name, more in {
        "marrakech_tables_created_total": 1,
        "marrakech_commands_total done": 1,
        "marrakech_commands_total refused": 2,
        "marrakech_command_seconds_count": 3,
        "marrakech_requests_total 201": 1,
    }.items():
        assert after[name] == before.get(name, 0) + more, name


def test_logs_are_lines_for_machines(ana: Device) -> None:
    def requests() -> list[tuple[str, str, int]]:
        told = [line for line in ana.server.lines() if line["message"] == "request"]
        return [(line["method"], line["route"], line["status"]) for line in told]

    before = len(requests())
    ana.create("person", "open")
    eventually(lambda: ("POST", "/api/tables", 201) in requests()[before:])
    assert {"time", "level", "logger", "message"} <= set(ana.server.lines()[0])
    said = ana.server.log().splitlines()
    assert all(line.startswith("{") for line in said[3:])  # behind the links


def test_a_store_in_trouble_is_told_and_the_server_goes_on(tmp_path: Path) -> None:
    """Nothing can be written for a while: not ready, logged, refused with 503, and back again."""
    with serving(tmp_path) as server, Device(server) as ana:
        table = ana.create("person", "open")
        assert get(server, "/readyz").status_code == 200
        with contextlib.closing(sqlite3.connect(server.data, isolation_level=None)) as other:
            other.execute("CREATE TRIGGER no BEFORE UPDATE ON heartbeat BEGIN SELECT abs(-9e18); "
                          "SELECT RAISE(FAIL, 'no'); END")  # fmt: skip
            other.execute("CREATE TRIGGER nor BEFORE INSERT ON events BEGIN "
                          "SELECT RAISE(FAIL, 'no'); END")  # fmt: skip
            eventually(lambda: get(server, "/readyz").status_code == 503)
            assert get(server, "/readyz").json() == {"status": "store-unreadable"}
            assert get(server, "/healthz").status_code == 200
            assert any(line.get("job") == "heartbeat" for line in server.lines())
            assert ana.state(table["table"])["number"] == 2
            other.execute("DROP TRIGGER no")
            other.execute("DROP TRIGGER nor")
        eventually(lambda: get(server, "/readyz").status_code == 200)
        assert ana.do(table["table"], "cancel").status_code == 200


def test_a_locked_store_is_a_trouble_with_a_name(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Device(server) as ana:
        table = ana.create("person", "open")["table"]
        with contextlib.closing(sqlite3.connect(server.data, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            answer = ana.do(table, "cancel")
            assert (answer.status_code, answer.json()["key"]) == (503, "server-troubled")
            assert answer.json()["details"] == {"trouble": "store-locked"}
            eventually(lambda: get(server, "/readyz").status_code == 503)
            assert get(server, "/readyz").json() == {"status": "store-locked"}
            other.execute("ROLLBACK")
        eventually(lambda: get(server, "/readyz").status_code == 200)
        assert ana.do(table, "cancel").status_code == 200
        assert metrics(server)["marrakech_store_troubles_total store-locked"] >= 1
        assert "Traceback" not in server.log()


def test_a_store_that_was_broken_meanwhile_is_no_traceback_for_others(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Device(server) as ana:
        with contextlib.closing(sqlite3.connect(server.data, isolation_level=None)) as other:
            other.execute("DROP TABLE events")
        answer = ana.post("/api/tables", json={"seats": ["open", "open"]})
        assert answer.status_code in (500, 503)
        assert set(answer.json()) == {"key", "details", "place"}
        assert "content-security-policy" in answer.headers
        with ana.page() as page:
            page.sync()
        assert get(server, "/healthz").status_code == 200


def test_a_store_in_trouble_costs_nobody_time(tmp_path: Path) -> None:
    """Longer than a turn may take, nothing can be written: nobody could have moved."""
    with serving(tmp_path) as server, Device(server) as ana:
        table = ana.create("person", "person", clock={"kind": "turn", "seconds": 3})["table"]
        with contextlib.closing(sqlite3.connect(server.data, isolation_level=None)) as other:
            other.execute("CREATE TRIGGER no BEFORE UPDATE ON heartbeat BEGIN "
                          "SELECT RAISE(FAIL, 'no'); END")  # fmt: skip
            other.execute("CREATE TRIGGER nor BEFORE INSERT ON events BEGIN "
                          "SELECT RAISE(FAIL, 'no'); END")  # fmt: skip
            time.sleep(5)
            other.execute("DROP TRIGGER nor")  # events could be written again, and time called
            time.sleep(1.5)
            other.execute("DROP TRIGGER no")
        eventually(lambda: get(server, "/readyz").status_code == 200)
        held = [e["milliseconds"] for e in ana.events(table) if e["kind"] == "held"]
        assert 5_000 < sum(held) < 9_000
        assert ana.state(table)["phase"] == "playing"
        eventually(lambda: ana.state(table)["phase"] == "over")  # the clock goes on


def test_a_copy_is_restored_after_a_kill_as_the_manual_says(
    tmp_path: Path, marrakech: Command
) -> None:
    copy = tmp_path / "copy.db"
    with serving(tmp_path) as server, Device(server) as ana:
        kept = ana.create("person", "open")["table"]
        assert marrakech("backup", str(copy), "--data", str(server.data)).code == 0
        later = [ana.create("person", "open")["table"] for _ in range(20)]
        server.stop(signal.SIGKILL)
        left = [Path(f"{server.data}{end}") for end in ("-wal", "-shm")]
        assert all(file.stat().st_size for file in left)
        for file in left:
            file.unlink()
        shutil.copy(copy, server.data)
    for data in (server.data, copy):
        with serving(tmp_path, MARRAKECH_DATA=str(data)) as server, Device(server) as ana:
            assert ana.state(kept)["number"] == 2
            assert ana.get(f"/api/tables/{later[0]}").status_code == 404
            ana.create("person", "open")
            assert server.stop() == 0
        with contextlib.closing(sqlite3.connect(data)) as store:
            assert store.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


# How it is started


def test_variables_of_the_environment(tmp_path: Path) -> None:
    variables = {
        "MARRAKECH_HOST": "localhost",
        "MARRAKECH_BASE_PATH": "/games/marrakech/",
        "MARRAKECH_ORIGINS": "https://a.example https://b.example",
        "MARRAKECH_TRUSTED_PROXIES": "127.0.0.1 10.0.0.0/8",
        "MARRAKECH_GRACE": "7.5",
        "MARRAKECH_PING": "3",
        "MARRAKECH_KEEP_DAYS": "9",
        "MARRAKECH_TABLES_PER_HOUR": "1",
        "MARRAKECH_LOG_LEVEL": "info",
        "MARRAKECH_PUBLIC_METRICS": "1",
    }
    with serving(tmp_path, **variables) as server, Device(server) as ana:
        assert re.fullmatch(r"http://localhost:\d+/games/marrakech", server.link)
        table = ana.create("person", "open")["table"]
        assert ana.state(table)["presence"]["grace"] == 7.5
        again = ana.post("/api/tables", json={"seats": ["open", "open"]})
        assert again.status_code == 429
        for origin, status in {"https://b.example": 200, "https://c.example": 403}.items():
            answer = ana.post(
                f"/api/tables/{table}/commands",
                json={"kind": "seed", "id": "12345678", "seat": 1, "seed": "x"},
                headers={"origin": origin},
            )
            assert answer.status_code == status
        elsewhere = {"x-forwarded-for": "192.0.2.1"}
        assert ana.get("/metrics", headers=elsewhere).status_code == 200
        assert any(line["level"] == "info" for line in server.lines())
        assert (tmp_path / "tables.db").exists()


def test_a_base_path_that_the_proxy_takes_away_or_leaves(tmp_path: Path) -> None:
    with serving(tmp_path, "--base-path", "/games") as server:
        for link in (server.link, server.link.removesuffix("/games")):
            answer = httpx.post(f"{link}/api/device")
            assert answer.status_code == 200
            assert "path=/games;" in answer.headers["set-cookie"].lower()
        assert "deprecated" not in server.log()


def test_metrics_are_for_this_machine(tmp_path: Path) -> None:
    address = socket.gethostbyname(socket.gethostname())
    if address.startswith("127."):
        pytest.skip("this machine has no address but its own")
    with serving(tmp_path, "--host", "0.0.0.0") as server:
        assert get(server, "/metrics").status_code == 200
        elsewhere = f"http://{address}:{server.port}"
        assert httpx.get(f"{elsewhere}/healthz").status_code == 200
        answer = httpx.get(f"{elsewhere}/metrics")
        assert (answer.status_code, answer.json()["key"]) == (404, "page-unknown")


def test_a_new_user_needs_no_option(tmp_path: Path) -> None:
    with serving(tmp_path, MARRAKECH_DATA="") as server:
        assert get(server, "/readyz").status_code == 200
        assert (tmp_path / ".local" / "share" / "marrakech" / "tables.db").exists()
        assert "Only this computer can reach it" in server.log()


def test_ctrl_c_stops_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert get(server, "/healthz").status_code == 200
        assert server.stop(signal.SIGINT) == 130
        assert "Traceback" not in server.log()
        assert "Aborted" not in server.log()


# How it fails


def failing(marrakech: Command, sentence: str, *options: str, code: int = 1) -> None:
    """It says why in a sentence, and ends."""
    done = marrakech("serve", *options)
    said = re.sub(r"[\s│]+", " ", done.err)
    assert sentence in said
    assert "Traceback" not in said
    assert done.out == ""
    assert done.code == code


def test_a_port_that_is_taken(marrakech: Command, server: Server) -> None:
    failing(marrakech, f"Port {server.port} is in use", "--port", str(server.port))


def test_a_host_that_is_not_here(marrakech: Command) -> None:
    for host in ("not-a-host.invalid", "a" * 70, "1.2.3.4.5"):
        failing(marrakech, "is not an address of this computer", "--host", host, "--port", "0")
    failing(marrakech, "Port 0 is in use or not allowed", "--host", "192.0.2.1", "--port", "0")


def test_options_that_make_no_sense(marrakech: Command) -> None:
    failing(marrakech, "Invalid value", "--log-level", "shout", code=2)
    failing(marrakech, "Invalid value", "--port", "65536", code=2)
    failing(marrakech, "Invalid value", "--ping", "0", code=2)


def test_stores_that_cannot_be_used(marrakech: Command, server: Server) -> None:
    home = marrakech.home
    with contextlib.closing(sqlite3.connect(home / "newer.db")) as store:
        store.executescript(VERSION_1.read_text("utf-8"))
        store.execute("UPDATE schema_version SET version = 99")
        store.commit()
    (home / "broken.db").write_bytes(b"not a database at all" * 999)
    (home / "folder.db").mkdir()
    (home / "file").write_text("")
    for file, sentence in {
        "newer.db": "was written by a newer version of marrakech (store version 99",
        "broken.db": "is damaged or is not a table store",
        "folder.db": "can’t be opened, read or written",
        "file/tables.db": "can’t be used for saving games: ",
        str(server.data): "is in use by another server",
    }.items():
        failing(marrakech, sentence, "--port", "0", "--data", file)


def test_a_real_store_that_is_damaged(tmp_path: Path, marrakech: Command) -> None:
    with serving(tmp_path) as server, Device(server) as ana:
        for _ in range(30):
            ana.create("person", "person", clock={"kind": "turn", "seconds": 3600})
        assert server.stop() == 0
    whole = server.data.read_bytes()
    middle = len(whole) // 2 // 4_096 * 4_096
    server.data.write_bytes(whole[:middle] + b"\xff" * 8_192 + whole[middle + 8_192 :])
    options = ("--port", "0", "--data", str(server.data))
    failing(marrakech, "is damaged or is not a table store", *options)


# Links


def test_the_link_for_the_local_network_has_a_picture(tmp_path: Path) -> None:
    """In a real terminal, with a QR code that fits into it."""
    command = [str(Path(sys.executable).parent / "marrakech"), "serve", "--host", "0.0.0.0"]
    parent, child = pty.openpty()
    process = subprocess.Popen(
        [*command, "--port", "0"],
        stdin=child,
        stdout=child,
        stderr=child,
        env=environment(tmp_path, PYTHONIOENCODING="utf-8"),
    )
    os.close(child)
    said = b""
    try:
        end = time.monotonic() + LONGEST_START
        while b"Press Ctrl-C to stop" not in said:
            assert time.monotonic() < end, said
            if select.select([parent], [], [], 0.2)[0]:
                said += os.read(parent, 65536)
        text = said.decode()
        here = re.search(r"Marrakech is running at http://127\.0\.0\.1:(\d+)/", text)
        there = re.search(r"On the local network: http://[\d.]+:(\d+)/", text)
        assert here
        assert there
        assert here[1] == there[1]
        squares = [line for line in text.splitlines() if set("▀▄█") & set(line)]
        assert 10 < len(squares) < 24
        assert httpx.get(f"http://127.0.0.1:{here[1]}/healthz").status_code == 200
    finally:
        process.terminate()
        process.wait(SERVER_TIMEOUT)
        os.close(parent)


def test_no_picture_where_nobody_sees_it(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0") as server:
        eventually(lambda: "On the local network: http://" in server.log())
        assert not set("▀▄█") & set(server.log())


def test_an_address_of_ipv6_makes_a_link_that_works(tmp_path: Path) -> None:
    with contextlib.closing(socket.socket(socket.AF_INET6)) as probe:
        try:
            probe.bind(("::1", 0))
        except OSError:
            pytest.skip("this machine has no IPv6")
    with serving(tmp_path, "--host", "::1") as server:
        assert server.link.startswith("http://[::1]:")
        assert get(server, "/metrics").status_code == 200
        assert json.loads(get(server, "/healthz").text)["status"] == "ok"
