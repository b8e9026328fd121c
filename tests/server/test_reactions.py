"""Reactions over real connections: everybody gets them, and crowds are limited by network."""

from pathlib import Path

import httpx
from support.server import Device, eventually, unharmed

from marrakech.server.application import SPECTATORS_REACTIONS
from marrakech.table.reaction_limits import WINDOW


def started(ana: Device, ben: Device) -> str:
    """A table at which Ana and Ben have begun to play."""
    table = ana.create("person", "open")
    assert ben.sit(table).status_code == 200
    name: str = table["table"]
    return name


def refused(answer: httpx.Response) -> httpx.Response | None:
    """A response that is a refusal."""
    return None if answer.is_success else answer


def test_players_and_spectators_are_heard_by_everybody(
    ana: Device, ben: Device, cid: Device
) -> None:
    table = started(ana, ben)
    with ana.page() as first, ben.page() as second, cid.page() as third:
        cid.introduce()
        for page in (first, second, third):
            page.watch(table)
        last = ana.state(table)["number"]
        assert second.do(table, "react", reaction="good-luck")["number"] == last + 1
        assert cid.do(table, "react", reaction="wow").status_code == 200
        for page in (first, second, third):
            page.sync()
            told = [e for m in page.received if m["t"] == "events" for e in m["events"]]
            heard = [(e["reaction"], e.get("seat")) for e in told if e["kind"] == "reacted"]
            assert heard == [("good-luck", 2), ("wow", None)]
        acted = first.do(table, "act", action="S", seen=last)
        assert acted["t"] == "done", acted


def test_who_comes_back_gets_what_was_said_like_any_event(ana: Device, ben: Device) -> None:
    table = started(ana, ben)
    before = ana.state(table)["number"]
    assert ana.do(table, "react", reaction="moment").status_code == 200
    with ben.page() as page:
        events = page.watch(table, before)["events"]
        assert [(one["kind"], one["number"]) for one in events] == [("reacted", before + 1)]


def test_too_fast_is_refused_and_says_for_how_long(ana: Device, ben: Device) -> None:
    table = started(ana, ben)
    # However slow this machine is: more than fit into the time in which they count.
    answer = eventually(lambda: refused(ana.do(table, "react", reaction="laugh")))
    assert answer.status_code == 429
    assert answer.json()["key"] == "reactions-fast"
    assert 1 <= answer.json()["details"]["seconds"] <= WINDOW // 1000
    assert ben.do(table, "react", reaction="laugh").status_code == 200


def test_there_is_no_free_text_and_no_reaction_without_a_token(ana: Device, ben: Device) -> None:
    table = started(ana, ben)
    answer = ana.do(table, "react", reaction="you cheat")
    assert (answer.status_code, answer.json()["key"]) == (422, "request-invalid")
    body = {"kind": "react", "id": "said-by-nobody", "reaction": "hello"}
    answer = httpx.post(f"{ana.server.link}/api/tables/{table}/commands", json=body)
    assert (answer.status_code, answer.json()["key"]) == (403, "token-missing")


def test_a_network_with_many_spectators_is_limited_and_its_players_are_not(tmp_path: Path) -> None:
    with (
        unharmed(tmp_path) as server,
        Device(server) as ana,
        Device(server) as ben,
        Device(server) as cid,
    ):
        table = started(ana, ben)
        for _ in range(SPECTATORS_REACTIONS):
            elsewhere = ana.create("person", "open")["table"]
            assert cid.do(elsewhere, "react", reaction="hello").status_code == 200
        answer = cid.do(table, "react", reaction="hello")
        assert (answer.status_code, answer.json()["key"]) == (429, "reactions-crowd")
        assert ben.do(table, "react", reaction="hello").status_code == 200


def test_what_a_table_refuses_or_knows_costs_a_network_of_spectators_nothing(
    tmp_path: Path,
) -> None:
    with unharmed(tmp_path) as server, Device(server) as ana, Device(server) as cid:
        gone, table = (ana.create("person", "open")["table"] for _ in range(2))
        assert ana.do(gone, "cancel").status_code == 200
        for _ in range(SPECTATORS_REACTIONS):
            answer = cid.do(gone, "react", reaction="hello")
            assert (answer.status_code, answer.json()["key"]) == (409, "wrong-phase")
        first = cid.do(table, "react", reaction="hello", id="said-only-once")
        for _ in range(SPECTATORS_REACTIONS):
            again = cid.do(table, "react", reaction="hello", id="said-only-once")
            assert (again.status_code, again.json()) == (200, first.json())
        elsewhere = ana.create("person", "open")["table"]
        assert cid.do(elsewhere, "react", reaction="hello").status_code == 200
