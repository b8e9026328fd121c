"""A database that a real server of 0.1.0 left behind: it opens, is played on, and can be rescued.

`data/stores/0.1.0.sql` is its dump; the file beside it names the tables, how they stood, and the
tokens of those who played.
"""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.command import Command
from support.server import Device, Server, serving
from support.stores import OLD, ask, make, with_store

from marrakech.server.storage.sql_store import SqlStore
from marrakech.table.ports import StoreError

ABOUT = json.loads(OLD.with_suffix(".json").read_text("utf-8"))
TABLES: dict[str, Any] = ABOUT["tables"]
RECORDS = sorted(OLD.with_name("0.1.0-records").glob("*.mrk"))


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on that database."""
    home = tmp_path_factory.mktemp("old")
    make(home / "tables.db", OLD.read_text("utf-8"))
    with serving(home) as server:
        yield server


def device(server: Server, name: str) -> Device:
    found = Device(server)
    found.cookies.update(ABOUT["devices"][name])
    return found


@pytest.mark.parametrize("name", TABLES)
def test_every_table_stands_as_it_stood(old: Server, name: str) -> None:
    with device(old, "ana") as ana:
        state, before = ana.state(TABLES[name]["table"]), TABLES[name]["state"]
    assert state["phase"] == before["phase"]
    assert state.get("position") == before["position"]
    if before["clocks"]:
        assert state["clocks"]["left"] == before["clocks"]["left"]


def test_they_are_played_on(old: Server) -> None:
    with device(old, "ana") as ana, device(old, "ben") as ben:
        for name in ("playing", "against-bot"):
            table = TABLES[name]["table"]
            state = ana.state(table)
            player = ana if state["seat"] == 1 else ben
            action = state["legal"][0]
            done = player.do(table, "act", action=action, seen=state["number"])
            assert done.status_code == 200, done.text
        table = TABLES["gathering"]["table"]
        assert ben.do(table, "sit", name="Ben").status_code == 200
        assert ana.state(table)["phase"] == "playing"
        again = ana.do(TABLES["over"]["table"], "rematch")
        assert again.status_code == 200


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_that_the_old_version_wrote_are_read_and_verified(
    path: Path, marrakech: Command
) -> None:
    """As a server of 0.1.0 told them of these very tables; of a game that goes on there is no seed
    to verify its dice with."""
    assert marrakech("check", str(path)).code == 0
    assert marrakech("replay", str(path)).code == 0
    over = TABLES[path.stem]["state"]["phase"] == "over"
    assert (marrakech("verify", str(path)).code == 0) is over


def test_old_tables_have_the_same_records_today(tmp_path: Path) -> None:
    make(tmp_path / "tables.db", OLD.read_text("utf-8"))
    with serving(tmp_path) as server:
        for path in RECORDS:
            told = httpx.get(f"{server.link}/api/tables/{TABLES[path.stem]['table']}/record").text
            written = path.read_text("utf-8")
            assert told.startswith(written.rstrip().removesuffix("*").rstrip()), path.stem


def test_their_records_replay_and_verify(old: Server, marrakech: Command) -> None:
    for name in ("over", "on-time"):
        record = httpx.get(f"{old.link}/api/tables/{TABLES[name]['table']}/record")
        file = marrakech.home / f"{name}.mrk"
        file.write_text(record.text, "utf-8")
        assert marrakech("check", str(file)).code == 0
        assert marrakech("verify", str(file)).code == 0


def test_a_copy_of_the_old_version_was_left_beside_it(old: Server) -> None:
    copy = old.data.with_name("tables.db.v1-backup")
    assert ask(copy, "SELECT version FROM schema_version") == [(1,)]
    assert ask(copy, "PRAGMA integrity_check") == [("ok",)]
    assert len(ask(copy, "SELECT id FROM tables")) == len(TABLES)
    assert copy.stat().st_mode & 0o777 == 0o600
    assert any(line.get("copy") == str(copy) for line in old.lines())


def test_what_is_stored_is_not_written_anew(old: Server) -> None:
    copy = old.data.with_name("tables.db.v1-backup")
    columns = "table_id, number, at, kind, data, secret, command"
    before = set(ask(copy, f"SELECT {columns} FROM events"))
    now = ask(old.data, f"SELECT {columns}, checksum FROM events")
    assert before == {row[:-1] for row in now if row[-1] is None}


def test_no_room_for_the_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = make(tmp_path / "tables.db", OLD.read_text("utf-8"))
    before = path.read_bytes()
    usage = shutil.disk_usage(tmp_path)._replace(free=1_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
    with pytest.raises(StoreError, match="store-full"):
        with_store(path, SqlStore.ping)
    assert path.read_bytes() == before
    assert sorted(one.name for one in tmp_path.iterdir()) == ["tables.db", "tables.db.lock"]


# One damaged table


def damage(path: Path, table: str) -> None:
    """Change one word of a table's log, as a failing disk would."""
    make(path, f"UPDATE events SET data = '{{}}' WHERE table_id = '{table}' AND number = 3")


def test_a_damaged_table_costs_no_other(old: Server, tmp_path: Path, marrakech: Command) -> None:
    """Refused with its own key, once in the log, and named by check-store beside the server."""
    path = make(tmp_path / "damaged.db", OLD.read_text("utf-8"))
    bad, good = TABLES["playing"]["table"], TABLES["against-bot"]["table"]
    damage(path, bad)
    with serving(tmp_path, MARRAKECH_DATA=str(path)) as server, device(server, "ana") as ana:
        for _ in range(3):
            for answer in (ana.get(f"/api/tables/{bad}"), ana.do(bad, "act", action="N")):
                assert (answer.status_code, answer.json()["key"]) == (409, "table-damaged")
        with ana.page() as page:
            page.say("watch", table=bad, after=0)
            assert page.receive("refused")["key"] == "table-damaged"
        listed = [table["table"] for table in ana.get("/api/my/tables").json()["tables"]]
        assert good in listed
        assert bad not in listed
        state = ana.state(good)
        done = ana.do(good, "act", action=state["legal"][0], seen=state["number"])
        assert done.status_code == 200
        told = [line for line in server.lines() if "is damaged" in line["message"]]
        assert [(line["table"], line["number"]) for line in told] == [(bad, 3)]
        assert "Traceback" not in server.log()
        checked = marrakech("check-store", "--json", str(path))
        found = json.loads(checked.out)
        assert (checked.code, found["tables"], found["whole_tables"]) == (1, 6, 5)
        assert found["damaged"] == [{"table": bad, "problem": "fold", "number": 3}]
        rescued = tmp_path / "rescued.db"
        checked = marrakech("check-store", str(path), "--rescue", str(rescued))
        assert checked.code == 1
        assert f"Table {bad}: event 3 makes no sense." in checked.err
        assert "5 intact tables have been copied" in checked.out
        events = ana.events(good)
        server.stop()
    with serving(tmp_path, MARRAKECH_DATA=str(rescued)) as server, device(server, "ana") as ana:
        assert ana.events(good)[: len(events)] == events
        assert ana.get(f"/api/tables/{bad}").status_code == 404


# check-store


def test_check_store_says_whole_damaged_or_none(tmp_path: Path, marrakech: Command) -> None:
    path = make(tmp_path / "tables.db", OLD.read_text("utf-8"))
    done = marrakech("check-store", str(path))
    assert (done.code, done.out) == (0, f"{path} is intact: 6 tables.\n")
    assert sorted(one.name for one in tmp_path.glob("tables.db*")) == ["tables.db"]
    for number, name in enumerate(("none.db", "text.db", "other.db")):
        (tmp_path / "text.db").write_text("no database")
        if name == "other.db":
            make(tmp_path / name, "CREATE TABLE recipes (tea TEXT)")
        done = marrakech("check-store", name)
        assert (done.code, done.out) == (2, ""), number
        assert "Traceback" not in done.err
    content = bytearray(path.read_bytes())
    ((page,),) = ask(path, "SELECT rootpage FROM sqlite_master WHERE name = 'events_command'")
    content[(page - 1) * 4_096 : page * 4_096] = b"\xff" * 4_096
    path.write_bytes(content)
    done = marrakech("check-store", str(path), "--rescue", "new.db")
    assert done.code == 1
    assert "6 intact tables have been copied" in re.sub(r"\s+", " ", done.out)
    assert marrakech("check-store", "new.db").code == 0
    refused = marrakech("serve", "--port", "0", "--data", str(path))
    assert refused.code == 1
    assert "check-store" in refused.err
    assert "--rescue" in refused.err
    done = marrakech("check-store", str(path), "--rescue", "new.db")
    assert done.code == 2
    assert "was not overwritten" in done.err


def test_lists_that_are_wrong_are_made_anew(tmp_path: Path, marrakech: Command) -> None:
    path = make(tmp_path / "tables.db", OLD.read_text("utf-8"))
    table = TABLES["playing"]["table"]
    make(path, f"UPDATE tables SET wakes = 0 WHERE id = '{table}'; DELETE FROM holders")
    done = marrakech("check-store", str(path), "--rescue", "new.db")
    assert done.code == 1
    assert f"Table {table}: all events are intact" in done.err
    waking = ask(tmp_path / "new.db", f"SELECT wakes FROM tables WHERE id = '{table}'")
    assert waking == [(1,)]
    assert marrakech("check-store", "new.db").code == 0
