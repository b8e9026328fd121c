"""The HTTP API: every endpoint, asked well and asked badly."""

import hashlib
import json
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.raw_connections import connected
from support.server import QUICK, Data, Device, Server, eventually, serving

from marrakech import parse_game, parse_position
from marrakech.bots import bot_names
from marrakech.locales import catalogue
from marrakech.rules import NUMBER, SQUARES, Place, Refusal
from marrakech.table.dice import verify_game

START = "7/7/7/7/7/7/7 d4S turn 1 30:r12,30:b12,30:y12,30:g12 -"
RUGS = "7/7/7/7/3b>b<2/3bb2/7 d4S turn 1 3:r5,30:b5 stock=15"


def refused(answer: httpx.Response, status: int, key: str) -> Data:
    """A problem as the API describes it; the catalogue has its sentence."""
    problem: Data = answer.json()
    assert (answer.status_code, problem["key"]) == (status, key)
    assert set(problem) == {"key", "details", "place"}
    refusal = Refusal(key, Place(**problem["place"]), **problem["details"])
    assert catalogue().explain(refusal)
    assert answer.headers["content-type"] == "application/json"
    return problem


# Setting up


def test_a_table_is_set_up(ana: Device) -> None:
    table = ana.create("person", "open", "greedy", seed="abc", clock={"kind": "turn", "seconds": 9})
    assert (table["phase"], table["number"]) == ("gathering", 2)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "bot"]
    assert [seat["name"] for seat in table["seats"]] == ["Ana", "", ""]
    assert table["seats"][0]["seed"] == "abc"
    assert table["you"] == {
        "seats": [1],
        "host": True,
        "reserved": [],
        "join_code": table["you"]["join_code"],
    }
    assert len(table["commitment"]) == 64
    shown = ana.state(table["table"])
    assert shown["presence"] == {"away": [1], "grace": 1.5, "watchers": 0}
    assert shown.items() >= {**table, "now": shown["now"]}.items()


def test_the_cookie_is_for_no_script_and_no_other_site(ana: Device) -> None:
    answer = ana.post("/api/device")
    cookie = answer.headers["set-cookie"]
    name, _, token = cookie.partition(";")[0].partition("=")
    assert (name, len(token)) == ("marrakech", 43)
    flags = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert flags >= {"httponly", "samesite=lax", "path=/"}
    assert "secure" not in flags
    assert answer.json()["status"] == "new"
    again = ana.post("/api/device")
    assert again.json()["status"] == "known"
    assert "set-cookie" not in again.headers


def test_a_cookie_that_is_none_of_ours_is_replaced(server: Server) -> None:
    for bad in ("", "x", "é" * 43, "a" * 44, "a" * 42 + ";", "../" * 14 + "a"):
        headers = {b"cookie": f"marrakech={bad}".encode()}
        answer = httpx.post(f"{server.link}/api/device", headers=headers)
        assert answer.json()["status"] == "new"
        assert "set-cookie" in answer.headers


def test_curl_can_do_it(server: Server, tmp_path: Path) -> None:
    def curl(path: str, body: str) -> str:
        jar = str(tmp_path / "jar")
        command = ["curl", "-sf", "-b", jar, "-c", jar, "--json", body, f"{server.link}{path}"]
        return subprocess.run(
            command, capture_output=True, text=True, check=True, timeout=30
        ).stdout

    curl("/api/device", "{}")
    table = curl("/api/tables", '{"seats": ["person", "open"], "names": ["Ana"]}')
    name = table.split('"table":"')[1].split('"')[0]
    command = '{"kind": "sit", "id": "12345678", "name": "Ben"}'
    assert curl(f"/api/tables/{name}/commands", command) == '{"number":3}'


BAD_TABLES: list[tuple[Data, str]] = [
    ({}, "request-invalid"),
    ({"seats": []}, "request-invalid"),
    ({"seats": ["open"] * 5}, "request-invalid"),
    ({"seats": ["open", 1]}, "request-invalid"),
    ({"seats": ["open", "open"], "more": 1}, "request-invalid"),
    ({"seats": ["open", "open"], "\ud800": 1}, "request-invalid"),
    ({"seats": ["open", "open"], "seed": "\ud800"}, "request-invalid"),
    ({"seats": ["open", "x" * 65]}, "request-invalid"),
    ({"seats": ["open", "open"], "facing": "X"}, "request-invalid"),
    ({"seats": ["open", "open"], "timeout": "never"}, "request-invalid"),
    ({"seats": ["open", "open"], "clock": {"kind": "hourglass"}}, "request-invalid"),
    ({"seats": ["open", "open"], "clock": {"kind": "turn", "seconds": 86401}}, "request-invalid"),
    ({"seats": ["open", "open"], "clock": {"kind": "turn", "seconds": True}}, "request-invalid"),
    ({"seats": ["open", "open"], "clock": {"kind": "turn"}}, "clock-form"),
    ({"seats": ["open", "nobody"]}, "seat-kind"),
    ({"seats": ["open", "person"]}, "names-missing"),
    ({"seats": ["open", "open"], "names": ["Ana"]}, "names-missing"),
    ({"seats": ["open", "person"], "names": ["A\u202ena"]}, "name-characters"),
    ({"seats": ["open", "person"], "names": [" "]}, "name-length"),
    ({"seats": ["open", "person"], "names": ["A" * 31]}, "name-length"),
    ({"seats": ["open", "person"], "names": ["Ana"], "seed": "a b"}, "seed-form"),
    ({"seats": ["open", "person"], "names": ["Ana"], "commitments": ["a"]}, "request-invalid"),
    ({"seats": ["open", "person"], "names": ["Ana"], "commitments": []}, "commitments-missing"),
    ({"seats": ["open", "open"], "commitments": [], "seed": "a"}, "request-invalid"),
    ({"seats": ["open", "open"], "edition": "atlantis"}, "edition-unknown"),
    ({"seats": ["open", "open"], "rules": "tie=never"}, "option-value"),
    ({"seats": ["open", "open"], "rules": "x"}, "option-form"),
    ({"seats": ["open", "open"], "rules": "-", "edition": "default"}, "rules-twice"),
]


@pytest.mark.parametrize(("body", "key"), BAD_TABLES)
def test_a_table_that_cannot_be(ana: Device, body: Data, key: str) -> None:
    kind = {"content-type": "application/json"}
    refused(ana.post("/api/tables", content=json.dumps(body), headers=kind), 422, key)


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b"[" * 30000, b"1" * 5000, b"\xff\xfe", b'{"seats": NaN}'],
    ids=lambda body: repr(body[:9]),
)
@pytest.mark.parametrize("path", ["/api/tables", "/api/positions", "/api/tables/x/commands"])
def test_a_body_that_cannot_be_read(ana: Device, path: str, body: bytes) -> None:
    kind = {"content-type": "application/json"}
    refused(ana.post(path, content=body, headers=kind), 422, "request-invalid")


def test_a_body_of_another_type_is_not_guessed_at(ana: Device) -> None:
    table = ana.create("person", "open")["table"]
    bodies = {
        "/api/tables": '{"seats": ["open", "open"]}',
        f"/api/tables/{table}/commands": '{"kind": "cancel", "id": "as-a-form"}',
    }
    for path, body in bodies.items():
        for kind in ("", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
            answer = ana.post(path, content=body, headers={"content-type": kind})
            refused(answer, 422, "request-invalid")
        for kind in ("Application/JSON; charset=utf-8", "application/problem+json"):
            answer = ana.post(path, content=body, headers={"content-type": kind})
            assert answer.is_success, answer.text


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/x/commands"])
def test_a_body_that_breaks_off_is_no_failure_of_ours(server: Server, path: str) -> None:
    known = f'"route": "{path.replace("x", "{table}")}", "status": 422'
    before = server.log().count(known)
    with connected(server) as line:
        kind = b"content-type: application/json\r\ncontent-length: 9\r\n\r\n{"
        line.sendall(f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1\r\n".encode() + kind)
    eventually(lambda: server.log().count(known) > before)
    assert "Traceback" not in server.log()


# Finding


def test_only_listed_tables_with_an_open_seat_are_found(ana: Device, ben: Device) -> None:
    private = ana.create("person", "open")
    listed = ana.create("person", "open", listed=True)
    full = ana.create("person", "person", listed=True)

    def found() -> list[str]:
        tables = ben.get("/api/tables").json()["tables"]
        assert all("you" not in table for table in tables)
        return [table["table"] for table in tables]

    assert found()[0] == listed["table"]
    assert not {private["table"], full["table"]} & set(found())
    assert ben.sit({**listed, "you": {}}).status_code == 200
    assert listed["table"] not in found()


def test_my_tables_are_those_where_i_sit_or_am_the_host(ana: Device, ben: Device) -> None:
    assert ana.get("/api/my/tables").json() == {"tables": []}
    first, second = ana.create("person", "open"), ana.create("open", "open")
    assert ben.sit(first).status_code == 200

    def mine(device: Device) -> dict[str, Data]:
        tables = device.get("/api/my/tables").json()["tables"]
        return {table["table"]: table["you"] for table in tables}

    assert list(mine(ana)) == [first["table"], second["table"]]
    assert mine(ana)[second["table"]]["host"]
    assert mine(ben) == {first["table"]: {"seats": [2], "host": False, "reserved": []}}


def over(device: Device) -> str:
    """A game of this device's that has ended."""
    table: str = device.create("person", "person")["table"]
    assert device.do(table, "act", action="x1", seen=0).status_code == 200
    return table


def test_a_game_that_has_ended_leaves_the_tables_that_are_live(ana: Device) -> None:
    ended, live = over(ana), ana.create("person", "open")["table"]
    tables = ana.get("/api/my/tables?phase=live").json()["tables"]
    assert [one["table"] for one in tables] == [live]
    assert {one["table"] for one in ana.get("/api/my/tables").json()["tables"]} == {live, ended}
    refused(ana.get("/api/my/tables?phase=dead"), 422, "request-invalid")


def test_my_games_are_those_that_have_ended(ana: Device, ben: Device) -> None:
    assert ana.get("/api/my/games").json() == {"games": [], "next": None, "keep_days": 0}
    made = ana.create("person", "open", "random")
    table = made["table"]
    assert ben.sit(made).status_code == 200
    assert ana.get("/api/my/games").json()["games"] == []
    assert ana.do(table, "act", action="x1", seen=0).status_code == 200
    assert ben.do(table, "act", action="x2", seen=0).status_code == 200
    (game,) = ben.get("/api/my/games").json()["games"]
    ended = next(one for one in ana.events(table) if one["kind"] == "ended")
    assert (game["table"], game["ended"]) == (table, ended["at"])
    assert [(one["name"], one["bot"], one["yours"]) for one in game["seats"]] == [
        ("Ana", None, False),
        ("Ben", None, True),
        ("", "random", False),
    ]
    state = ana.state(table)
    assert [one["points"] for one in game["seats"]] == state["points"]
    assert [one["rank"] for one in game["seats"]] == state["ranks"]
    assert ana.do(table, "rematch").status_code == 200
    (again,) = ana.get("/api/my/games").json()["games"]
    assert again["ended"] == ended["at"]  # whatever happens there later


def test_games_that_cannot_be_read_have_their_places_in_the_list(tmp_path: Path) -> None:
    """A page of nothing but damaged ones leads on, and none is skipped after it."""
    with serving(tmp_path, *QUICK) as server, Device(server) as ana:
        tables = [over(ana) for _ in range(23)]
        token = ana.cookies
        server.stop()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
        for table in tables[2:]:
            connection.execute("UPDATE events SET data = '{}' WHERE table_id = ?", (table,))
    with serving(tmp_path, *QUICK) as server, Device(server) as ana:
        ana.cookies = token
        first = ana.get("/api/my/games").json()
        assert first["games"] == []
        rest = ana.get("/api/my/games", params={"after": first["next"]}).json()
        assert [one["table"] for one in rest["games"]] == tables[1::-1]
        assert rest["next"] is None


def test_my_games_come_a_few_at_a_time(ana: Device) -> None:
    tables = [over(ana) for _ in range(22)]
    first = ana.get("/api/my/games").json()
    assert [one["table"] for one in first["games"]] == tables[:1:-1]
    rest = ana.get("/api/my/games", params={"after": first["next"]}).json()
    assert [one["table"] for one in rest["games"]] == tables[1::-1]
    assert rest["next"] is None
    for wrong in ("x", "1", "1-", "-t", "1-t\n", f"{'9' * 16}-t"):
        refused(ana.get("/api/my/games", params={"after": wrong}), 422, "request-invalid")


@pytest.mark.parametrize("path", ["", "/events", "/record", "/replay"])
def test_a_table_that_is_not_there(ana: Device, path: str) -> None:
    for name in ("nowhere", "%00", "%FF", "%2e%2e", "é", "x" * 64):
        refused(ana.get(f"/api/tables/{name}{path}"), 404, "table-unknown")
    refused(ana.get(f"/api/tables/{'x' * 65}{path}"), 422, "request-invalid")


def test_events_from_a_number_on(ana: Device) -> None:
    table = ana.create("person", "open")["table"]
    assert [event["kind"] for event in ana.events(table)] == ["created", "seated"]
    assert [event["number"] for event in ana.events(table, 1)] == [2]
    assert ana.events(table, 2) == ana.events(table, 2**31) == []
    for after in ("-1", "x", "1.5", "9" * 30):
        answer = ana.get(f"/api/tables/{table}/events", params={"after": after})
        refused(answer, 422, "request-invalid")


# Commands


def test_a_game_by_http_alone_and_its_record(ana: Device, ben: Device) -> None:
    table = ana.create("person", "open", "random")
    name = table["table"]
    refused(ana.get(f"/api/tables/{name}/record"), 404, "record-none")
    assert ben.sit(table).json() == {"number": 3}
    state = ana.state(name)
    assert state["phase"] == "playing"
    facing = next(action for action in state["legal"] if action in "NESW")
    refused(ben.do(name, "act", action=facing, seen=state["number"]), 403, "not-your-turn")
    refused(ana.do(name, "act", action=facing), 409, "behind")
    refused(ana.do(name, "act", action="1", seen=state["number"]), 409, "not-this-step")
    refused(ana.do(name, "act", action="?", seen=state["number"]), 422, "action-unknown")
    refused(ana.do(name, "roll", seen=state["number"]), 409, "not-this-step")
    done = ana.do(name, "act", action=facing, seen=state["number"])
    assert done.json() == {"number": state["number"] + 1}
    assert [event["kind"] for event in ana.events(name, state["number"])][:2] == ["acted"] * 2
    refused(ana.do(name, "act", action=facing, seen=state["number"]), 409, "behind")
    for device, seat in ((ana, 1), (ben, 2)):
        seen = device.state(name)["number"]
        assert device.do(name, "act", action=f"x{seat}", seen=seen).status_code == 200
    assert ana.state(name)["phase"] == "over"
    record = ana.get(f"/api/tables/{name}/record")
    assert record.headers["content-type"] == "text/plain; charset=utf-8"
    assert record.headers["content-disposition"] == f'attachment; filename="{name}.mrk"'
    game = parse_game(record.text)
    assert game.names()[:2] == ("Ana", "Ben")
    assert verify_game(game) == sum(
        event["kind"] == "acted" and event["action"][0] in "1234*" for event in ana.events(name)
    )


def test_a_replay_is_the_tables_record_read(ana: Device) -> None:
    name = ana.create("person", "open")["table"]
    refused(ana.get(f"/api/tables/{name}/replay"), 404, "record-none")
    name = ana.create("person", "person", rules="stock=15")["table"]
    for _ in range(6):
        state = ana.state(name)
        ana.do(name, "act", action=state["legal"][0], seen=state["number"])
    for over in (False, True):
        if over:
            ana.do(name, "act", action="x1", seen=ana.state(name)["number"])
        replay = ana.get(f"/api/tables/{name}/replay").json()
        record = ana.get(f"/api/tables/{name}/record").text
        assert replay == ana.post("/api/records", json={"record": record}).json()
        assert (replay["fair"], replay["result"] != "*") == (over, over)
        assert len(replay["plies"]) >= 9


def test_replays_are_limited_like_records(tmp_path: Path) -> None:
    limits = {"MARRAKECH_REQUESTS_PER_MINUTE": "40"}
    with serving(tmp_path, **limits) as server, Device(server) as ana:
        name = ana.create("person", "person")["table"]
        statuses = [ana.get(f"/api/tables/{name}/replay").status_code for _ in range(3)]
        assert statuses == [200, 200, 429]
        assert ana.post("/api/records", json={"record": "x"}).status_code == 429


def test_bots_alone_play_to_the_end(ana: Device) -> None:
    name = ana.create("random", "greedy", rules="stock=15")["table"]
    eventually(lambda: ana.state(name)["phase"] == "over", 40)
    assert verify_game(parse_game(ana.get(f"/api/tables/{name}/record").text)) > 10


def test_the_same_command_is_done_once_and_answered_twice(ana: Device, ben: Device) -> None:
    table = ana.create("person", "open", "open")
    name = table["table"]
    first = ben.sit(table, id="the-same")
    assert first.json() == ben.sit(table, id="the-same").json() == {"number": 3}
    assert ana.state(name)["number"] == 3
    refused(ben.do(name, "start", id="also-same"), 403, "not-host")
    refused(ben.do(name, "start", id="also-same"), 403, "not-host")


def test_an_id_that_was_another_command_tells_no_secret(ana: Device, ben: Device) -> None:
    """Knowing a command's id gets one neither the code in its response nor a server error."""
    table = ana.create("person", "open", "open")
    name = table["table"]
    code = ana.do(name, "offer", seat=1, id="the-offer").json()["code"]
    assert len(code) >= 22
    ben.sit(table, id="ben-sits")
    for wanted in ({"seat": 1}, {"seat": 4}, {}):
        for known in ("the-offer", "ben-sits"):
            answer = ben.do(name, "offer", id=known, **wanted)
            assert answer.status_code < 500
            assert code not in answer.text


BAD_COMMANDS: list[tuple[Data, int, str]] = [
    ({"kind": "dance"}, 422, "request-invalid"),
    ({"kind": "hold"}, 422, "request-invalid"),
    ({"kind": "bot-act"}, 422, "request-invalid"),
    ({"kind": "sit", "id": "short"}, 422, "request-invalid"),
    ({"kind": "sit", "id": "with spaces"}, 422, "request-invalid"),
    ({"kind": "sit", "id": "with-an-end\n"}, 422, "request-invalid"),
    ({"kind": "sit", "seat": 0}, 422, "request-invalid"),
    ({"kind": "sit", "seat": "2"}, 422, "request-invalid"),
    ({"kind": "sit", "seat": 4, "name": "Ben"}, 422, "seat-missing"),
    ({"kind": "sit", "seat": 2, "name": "Ben"}, 403, "code-wrong"),
    ({"kind": "sit", "code": "x", "name": "Ben"}, 403, "code-wrong"),
    ({"kind": "sit", "seat": 1, "name": "Ben"}, 409, "seat-taken"),
    ({"kind": "seed", "seat": 1, "seed": "x"}, 403, "not-your-seat"),
    ({"kind": "seed", "seat": 1, "commitment": "x"}, 422, "request-invalid"),
    ({"kind": "seed", "seat": 1, "commitment": "0" * 64 + "\n"}, 422, "request-invalid"),
    ({"kind": "sit", "seed": "x", "commitment": "0" * 64}, 422, "request-invalid"),
    ({"kind": "reveal", "seat": 1, "seed": "x"}, 403, "not-your-seat"),
    ({"kind": "leave"}, 422, "request-invalid"),
    ({"kind": "leave", "seat": None}, 422, "request-invalid"),
    ({"kind": "leave", "seat": 4}, 422, "seat-missing"),
    ({"kind": "leave", "seat": 1, "bot": "greedy"}, 422, "request-invalid"),
    ({"kind": "leave", "seat": 1, "tune": None}, 422, "request-invalid"),
    ({"kind": "leave", "seat": 1}, 403, "not-your-seat"),
    ({"kind": "remove", "seat": 1}, 403, "not-host"),
    ({"kind": "seat-bot", "seat": 2}, 403, "not-host"),
    ({"kind": "start"}, 403, "not-host"),
    ({"kind": "cancel"}, 403, "not-host"),
    ({"kind": "act", "action": "N"}, 409, "wrong-phase"),
    ({"kind": "roll"}, 409, "wrong-phase"),
    ({"kind": "stand-in", "seat": 1}, 409, "wrong-phase"),
    ({"kind": "back"}, 409, "wrong-phase"),
    ({"kind": "offer", "seat": 1}, 403, "not-your-seat"),
    ({"kind": "claim", "code": "x"}, 403, "code-wrong"),
    ({"kind": "claim"}, 403, "code-wrong"),
    ({"kind": "rematch"}, 409, "wrong-phase"),
]


@pytest.mark.parametrize(("command", "status", "key"), BAD_COMMANDS)
def test_a_stranger_can_do_nothing(
    ana: Device, ben: Device, command: Data, status: int, key: str
) -> None:
    table = ana.create("person", "open", "open")["table"]
    refused(ben.do(table, **command), status, key)
    assert ana.state(table)["number"] == 2


def test_the_host_before_the_start(ana: Device, ben: Device) -> None:
    table = ana.create("person", "open", "open", autostart=False)
    name = table["table"]
    refused(ana.do(name, "start"), 409, "seats-open")
    refused(ana.do(name, "remove", seat=2), 409, "seat-free")
    assert ben.sit(table, seat=2).status_code == 200
    assert ana.do(name, "remove", seat=2).status_code == 200
    assert ben.state(name)["you"]["seats"] == []
    refused(ana.do(name, "seat-bot", seat=2, bot="nobody"), 422, "bot-unknown")
    assert ana.do(name, "seat-bot", seat=2, bot="random").status_code == 200
    assert ana.do(name, "seat-bot", seat=3).status_code == 200
    assert ana.do(name, "seed", seat=1, seed="mine").status_code == 200
    assert ana.state(name)["phase"] == "gathering"
    assert ana.do(name, "start").status_code == 200
    assert ana.state(name)["phase"] == "playing"
    refused(ana.do(name, "cancel"), 409, "wrong-phase")


def test_a_cancelled_table_is_over_for_good(ana: Device, ben: Device) -> None:
    table = ana.create("person", "open", listed=True)
    assert ana.do(table["table"], "cancel").status_code == 200
    refused(ben.sit(table), 409, "wrong-phase")
    listed = ben.get("/api/tables").json()["tables"]
    assert table["table"] not in [one["table"] for one in listed]


def test_a_rematch_moves_the_seats_by_one(ana: Device, ben: Device) -> None:
    table = ana.create("person", "open")
    name = table["table"]
    ben.sit(table)
    ben.do(name, "act", action="x2", seen=ben.state(name)["number"])
    following = ana.do(name, "rematch").json()["rematch"]
    assert ben.do(name, "rematch").json() == {"rematch": following}
    assert ana.state(following)["you"]["seats"] == [2]
    assert ben.state(following)["you"]["reserved"] == [1]
    assert ana.state(name)["rematch"] == following
    assert ben.do(following, "sit", name="Ben").status_code == 200
    assert ben.state(following)["phase"] == "playing"


def test_seeds_are_promised_sealed_and_shown(ana: Device, ben: Device) -> None:
    seeds = {"ana": "of-ana", "ben": "of-ben"}
    hashes = {who: hashlib.sha256(seed.encode()).hexdigest() for who, seed in seeds.items()}
    table = ana.create("person", "open", commitments=[hashes["ana"]])
    name = table["table"]
    assert table["seats"][0] | {"colours": []} == {
        "kind": "person",
        "name": "Ana",
        "bot": None,
        "seed": "",
        "commitment": hashes["ana"],
        "kept": False,
        "kept_for": None,
        "colours": [],
    }
    refused(ana.do(name, "reveal", seat=1, seed=seeds["ana"]), 409, "seeds-awaited")
    assert ben.sit(table, commitment=hashes["ben"]).status_code == 200
    assert ana.state(name)["sealed"] == {"round": 1, "hashes": [hashes["ana"], hashes["ben"]]}
    refused(ana.do(name, "start"), 409, "seeds-awaited")
    refused(ana.do(name, "seed", seat=1, seed="late"), 409, "seeds-sealed")
    refused(ben.do(name, "reveal", seat=2, seed="another"), 422, "seed-hash")
    assert ana.do(name, "reveal", seat=1, seed=seeds["ana"]).status_code == 200
    assert ben.do(name, "reveal", seat=2, seed=seeds["ben"]).status_code == 200
    assert ana.state(name)["phase"] == "playing"
    record = ana.get(f"/api/tables/{name}/record").text
    assert f'[SeatHash2 "{hashes["ben"]}"]' in record


# Positions


def position(device: Device, text: str, **more: Any) -> Data:
    answer = device.post("/api/positions", json={"position": text, **more})
    assert answer.status_code == 200, answer.text
    found: Data = answer.json()
    return found


def test_everything_about_a_position(ana: Device) -> None:
    found = position(ana, START)
    assert (found["step"], found["seat"], found["assam"], found["facing"]) == ("turn", 1, "d4", "S")
    assert {"E", "S", "W"} <= set(found["legal"])
    assert found["chances"] == {}
    assert found["prices"]["S"]["2"] == {"path": ["d3S", "d2S"]}
    assert found["seats"][0]["rugs"] == {"r": 12}
    rolled = position(ana, START, action="S")
    assert rolled["step"] == "roll"
    assert rolled["chances"] == {"1": "1/6", "2": "1/3", "3": "1/3", "4": "1/6"}


def test_what_a_roll_will_cost(ana: Device) -> None:
    price = position(ana, RUGS)["prices"]["S"]["1"]
    assert price["path"] == ["d3S"]
    assert price["payment"] == {
        "from": 1,
        "to": 2,
        "area": ["d2", "e2", "d3", "e3"],
        "price": 4,
        "paid": 3,
    }


def test_an_area_and_its_price(ana: Device) -> None:
    def area(square: str) -> httpx.Response:
        return ana.post(f"/api/positions/area/{square}", json={"position": RUGS})

    squares = ["d2", "e2", "d3", "e3"]
    assert area("d2").json() == {"square": "d2", "area": squares, "owner": 2, "price": 4}
    assert area("a1").json() == {"square": "a1", "area": [], "owner": None, "price": 0}
    refused(area("h9"), 422, "square-unknown")
    refused(area("x" * 65), 422, "request-invalid")


def test_every_area_of_a_position_once(ana: Device) -> None:
    """So that a page can tell the price of any rug without asking for each."""
    for position in (RUGS, START):
        answer = ana.post("/api/positions/areas", json={"position": position})
        areas = answer.json()["areas"]
        for one in areas:
            asked = ana.post(f"/api/positions/area/{one['square']}", json={"position": position})
            assert asked.json() == one
        squares = [square for one in areas for square in one["area"]]
        covered = [name for name in SQUARES if parse_position(position).board[NUMBER[name]]]
        assert sorted(squares) == sorted(covered)
    refused(ana.post("/api/positions/areas", json={"position": "x"}), 422, "position-fields")


def test_positions_that_are_none(ana: Device) -> None:
    def ask(**body: Any) -> httpx.Response:
        return ana.post("/api/positions", json=body)

    problem = refused(ask(position="x"), 422, "position-fields")
    assert set(problem["place"]) <= {"line", "column"}
    refused(ask(position=START, action="f1"), 422, "action-unknown")
    refused(ask(position=START, action="N"), 422, "turn-half-round")
    refused(ask(position=START, action="1"), 409, "not-this-step")
    refused(ask(position="x" * 501), 422, "request-invalid")
    refused(ask(), 422, "request-invalid")


def test_the_position_that_a_game_begins_with(ana: Device) -> None:
    def begin(**body: Any) -> httpx.Response:
        return ana.post("/api/positions/start", json=body)

    assert begin(players=4).json() == position(ana, START)
    fifteen = begin(players=2, rules="stock=15", facing="E").json()["position"]
    assert fifteen == "7/7/7/7/7/7/7 d4E turn 1 30:r15,30:b15 stock=15"
    assert begin(players=2).json()["step"] == "draw"
    refused(begin(players=3, rules="x"), 422, "option-form")
    refused(begin(players=2, rules="pile=alternating,stock=15"), 422, "option-clash")
    for bad in ({}, {"players": 5}, {"players": "2"}, {"players": 2, "facing": "X"}):
        refused(begin(**bad), 422, "request-invalid")


def test_editions_options_bots_and_seeds(ana: Device) -> None:
    found = ana.get("/api/editions").json()
    assert "default" in [edition["name"] for edition in found["editions"]]
    assert found["options"]["steering"] == ["before", "after-must", "after-may"]
    assert found["clashes"] == [["pile=alternating", "stock=15"]]
    assert found["elsewhere"]["area"] == ["fi", "fa"]
    assert found["elsewhere"]["stock"] == ["pt+15"]
    assert found["elsewhere"]["box"] == ["sl", "sr", "fa", "ru-57", "en-57", "ro-57"]
    assert found["bots"] == list(bot_names())
    seeds = {ana.get("/api/seed").json()["seed"] for _ in range(5)}
    assert len(seeds) == 5


# What is not there


def test_what_is_not_there_and_what_cannot_be_done(ana: Device) -> None:
    for path in (
        "/nothing",
        "/api",
        "/api/tables/",
        "/docs",
        "/redoc",
        "/api/live",
        "/table",
        "/assets/x",
    ):
        refused(ana.get(path), 404, "page-unknown")
    for method in ("PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE"):
        answer = ana.request(method, "/api/tables")
        assert answer.status_code == 405
        assert set(answer.headers["allow"].split(", ")) <= {"GET", "POST"}
