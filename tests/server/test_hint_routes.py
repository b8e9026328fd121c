"""Hints over HTTP: what the strongest bot would do, for a player who is alone against bots."""

from pathlib import Path
from typing import Any

import pytest
from support.bot_values import thoughts
from support.server import LONGEST_WARM_UP, Device, Server, eventually, serving

from marrakech.bots import HINT_BOT, bot_names
from marrakech.rules import legal_actions, parse_position


def hint(device: Device, table: str, seen: int | None = None) -> Any:
    """A hint, once the bot is ready."""
    number = device.state(table)["number"] if seen is None else seen

    def answered() -> Any:
        answer = device.post(f"/api/tables/{table}/hint", json={"seen": number})
        return None if answer.json().get("key") == "bot-not-ready" else answer

    return eventually(answered, LONGEST_WARM_UP)


def test_a_hint_is_what_the_strongest_bot_would_do(ana: Device) -> None:
    table = ana.create("person", "random")["table"]
    for action in ("E", None):
        state = ana.state(table)
        told = hint(ana, table).json()
        position = parse_position(state["position"])
        assert (told["bot"], told["seen"]) == (HINT_BOT, state["number"])
        assert {one for one, _ in told["worths"]} == set(legal_actions(position))
        values = [value for _, value in told["worths"]]
        assert values == sorted(values, reverse=True)
        assert told["action"] == told["worths"][0][0]
        known = list(thoughts(told["bot"], position))
        assert (told["measure"], told["turns"]) in [(one.measure, one.turns) for one in known]
        best = [dict(one.worths)[told["action"]] for one in known]
        assert any(values[0] == pytest.approx(value) for value in best)
        if action:
            assert ana.do(table, "act", action=action, seen=state["number"]).is_success


def test_a_hint_changes_nothing_at_the_table(ana: Device) -> None:
    table = ana.create("person", "random")["table"]
    before = ana.events(table)
    assert hint(ana, table).is_success
    assert ana.events(table) == before


def test_others_are_refused_with_a_reason(ana: Device, ben: Device) -> None:
    alone = ana.create("person", "random")["table"]
    watching = hint(ben, alone)
    assert (watching.status_code, watching.json()["key"]) == (403, "not-seated")
    together = ana.create("person", "person", "random")["table"]
    cheating = hint(ana, together)
    assert (cheating.status_code, cheating.json()["key"]) == (403, "hint-people")
    nowhere = ana.post("/api/tables/nowhere/hint", json={"seen": 1})
    assert (nowhere.status_code, nowhere.json()["key"]) == (404, "table-unknown")
    late = hint(ana, alone, seen=1)
    assert (late.status_code, late.json()["key"]) == (409, "behind")
    ana.do(alone, "act", action="x1", seen=99)
    over = hint(ana, alone)
    assert (over.status_code, over.json()["key"]) == (409, "wrong-phase")


def test_every_bot_is_listed_and_gets_ready(server: Server) -> None:
    with Device(server) as device:
        answer = device.get("/api/bots").json()
        assert [bot["name"] for bot in answer["bots"]] == list(bot_names())
        assert all(bot["ready"] for bot in answer["bots"] if bot["name"] in ("random", "greedy"))
        eventually(
            lambda: all(bot["ready"] for bot in device.get("/api/bots").json()["bots"]),
            LONGEST_WARM_UP,
        )


def test_too_many_hints_are_refused(tmp_path: Path) -> None:
    with serving(tmp_path, "--hints-per-minute", "2") as server, Device(server) as ana:
        table = ana.create("person", "random")["table"]
        assert hint(ana, table).is_success
        assert hint(ana, table, seen=1).status_code == 409  # what is refused does not count
        assert hint(ana, table).is_success
        refused = hint(ana, table)
        assert (refused.status_code, refused.json()["key"]) == (429, "too-often")
