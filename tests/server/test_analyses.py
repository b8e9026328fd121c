"""Analyses on a server: asked for over HTTP, done in the bots' process, the same for everybody."""

import math
import os
import signal
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from support.server import LONGEST_WARM_UP, Data, Device, Server, eventually, serving

from marrakech import legal_actions, parse_game

GAMES = Path(__file__).parent.parent / "data/games"
RECORD = (GAMES / "four-default.mrk").read_text("utf-8")
EXACT = 1e-9
PARTS = ("own_luck", "others_luck", "own_errors", "others_decisions", "corrections")


def records() -> Iterator[str]:
    """The same long game between ever new players: to a server each is another game."""
    for number in count(1):
        yield RECORD.replace('[Seat1 "', f'[Seat1 "{number}. ')


OTHERS = records()


def finished_table(device: Device, *bots: str) -> str:
    """A table at which bots have played to the end."""
    table: str = device.create(*bots)["table"]
    eventually(lambda: device.state(table)["phase"] == "over", LONGEST_WARM_UP)
    return table


def wanted(device: Device, **game: str) -> Data:
    """An analysis that is asked for."""
    answer = device.post("/api/analyses", json=game)
    assert answer.status_code == 200, answer.text
    found: Data = answer.json()
    return found


def polled(device: Device, id_: str) -> list[Data]:
    """Every answer from now on until the analysis is over."""
    answers, turns = list[Data](), 0

    def is_over() -> bool:
        nonlocal turns
        answer = device.get(f"/api/analyses/{id_}", params={"after": turns})
        assert answer.status_code == 200, answer.text
        answers.append(answer.json())
        turns += len(answers[-1]["turns"])
        return answers[-1]["status"] in ("done", "failed")

    eventually(is_over, LONGEST_WARM_UP)
    return answers


def refusal(device: Device, path: str = "/api/analyses", **game: object) -> tuple[int, str]:
    """With which status and key something is refused."""
    answer = device.post(path, json=game)
    return answer.status_code, answer.json().get("key", "")


def whole(device: Device, id_: str) -> Data:
    """An analysis once it is done."""
    assert polled(device, id_)[-1]["status"] == "done"
    found: Data = device.get(f"/api/analyses/{id_}").json()
    return found


def adds_up(found: Data) -> None:
    """Check the law for every seat, from the sums and again from the steps."""
    steps = [step for turn in found["turns"] for step in turn["steps"]]
    assert found["analysed"] == found["actions"]
    assert [step["ply"] for step in steps if "action" in step] == [*range(found["actions"])]
    for seat in found["seats"]:
        gained = math.fsum(seat[part] for part in PARTS)
        assert abs(seat["result"] - seat["start"] - gained) < EXACT
        again = math.fsum(step["gains"][seat["seat"] - 1] for step in steps)
        assert abs(seat["result"] - seat["start"] - again) < EXACT


def test_a_finished_game_is_analysed_once_for_everybody(ana: Device, ben: Device) -> None:
    table = finished_table(ana, "random", "greedy", "random")
    begun = wanted(ana, table=table)
    assert (begun["evaluator"], begun["depth"]) == ("champion", "normal")
    found = whole(ana, begun["id"])
    adds_up(found)
    assert [seat["name"] for seat in found["seats"]] == ["random", "greedy", "random"]
    assert wanted(ben, table=table) == found == ben.get(f"/api/analyses/{found['id']}").json()
    record = ben.get(f"/api/tables/{table}/record").text
    assert wanted(ben, record=record) == found


def test_it_is_sent_as_it_is_found(ana: Device) -> None:
    begun = wanted(ana, record=next(OTHERS))
    assert (begun["status"], begun["turns"], begun["seats"]) == ("waiting", [], [])
    answers = polled(ana, begun["id"])
    found = whole(ana, begun["id"])
    turns = [turn for answer in answers for turn in answer["turns"]]
    assert turns == found["turns"]
    analysed = [answer["analysed"] for answer in answers]
    assert analysed == sorted(analysed)
    assert analysed[-1] == begun["actions"] == found["turns"][-1]["end"]
    assert all(not answer["seats"] for answer in answers[:-1])
    assert len(answers) < len(turns)  # several turns come together
    later = ana.get(f"/api/analyses/{begun['id']}", params={"after": 10_000}).json()
    assert (later["turns"], later["seats"]) == ([], found["seats"])


def test_a_game_that_goes_on_is_not_analysed(ana: Device, ben: Device) -> None:
    table = ana.create("person", "random")["table"]
    assert ana.do(table, "act", action="E", seen=99).is_success
    record = ben.get(f"/api/tables/{table}/record").text
    for device in (ana, ben):
        assert refusal(device, table=table) == (409, "analysis-too-early")
        assert refusal(device, record=record) == (409, "analysis-too-early")
    gathering = ana.create("person", "open")["table"]
    assert refusal(ana, table=gathering) == (409, "analysis-too-early")
    assert ana.get(f"/api/analyses/table-{gathering}").json()["key"] == "analysis-too-early"
    assert ana.do(table, "act", action="x1", seen=99).is_success
    given_up = whole(ana, wanted(ben, table=table)["id"])
    adds_up(given_up)
    assert given_up["turns"][-1]["steps"][-1]["kind"] == "giving-up"


def test_what_cannot_be_analysed_is_refused(ana: Device) -> None:
    beginning = RECORD[: RECORD.index("\n\n") + 2] + "*\n"
    assert refusal(ana, record=beginning) == (422, "analysis-empty")
    assert refusal(ana, record="no record")[0] == 422
    assert refusal(ana, record="x" * 70_000) == (422, "request-invalid")
    assert refusal(ana, table="nowhere") == (404, "table-unknown")
    assert refusal(ana) == refusal(ana, table="a", record="b") == (422, "request-invalid")
    for id_ in ("record-0", "table-", "table", "x" * 64):
        assert ana.get(f"/api/analyses/{id_}").json()["key"] == "analysis-unknown"
    assert ana.get("/api/analyses/table-nowhere").json()["key"] == "table-unknown"


def test_an_unfinished_record_is_analysed_as_far_as_it_goes(ana: Device) -> None:
    turns = RECORD.splitlines()
    cut = "\n".join(turns[: turns.index("") + 5])
    found = whole(ana, wanted(ana, record=f"{cut}\n\n*\n")["id"])
    adds_up(found)
    assert found["actions"] < 30


def rolled_out(device: Device, id_: str, ply: int) -> list[Data]:
    """Every answer about a rollout until it is over."""
    answers = [device.post(f"/api/analyses/{id_}/rollouts", json={"ply": ply}).json()]

    def is_over() -> bool:
        answers.append(device.get(f"/api/analyses/{id_}/rollouts/{ply}").json())
        return answers[-1]["status"] in ("done", "failed")

    eventually(is_over, LONGEST_WARM_UP)
    return answers


def test_a_decision_is_rolled_out_once_for_everybody(ana: Device, ben: Device) -> None:
    record = next(OTHERS)
    id_ = wanted(ana, record=record)["id"]
    game = parse_game(record)
    positions = game.positions()
    decisions = [ply for ply in range(len(game.actions)) if len(legal_actions(positions[ply])) > 1]
    ply = next(ply for ply in reversed(decisions) if positions[ply].step == "lay")
    answers = rolled_out(ana, id_, ply)
    last = answers[-1]
    assert (last["ply"], last["status"], last["place"]) == (ply, "done", 0)
    assert [choice["action"] for choice in last["choices"]] == [*legal_actions(positions[ply])]
    assert len({choice["games"] for choice in last["choices"]}) == 1
    for choice in last["choices"]:
        assert choice["games"] <= last["games"]
        assert choice["games"] == last["games"] or choice["error"] < 0.005
    most = max(choice["worth"] for choice in last["choices"])
    for choice in last["choices"]:
        assert choice["behind"] == pytest.approx(most - choice["worth"], abs=1e-9)
        assert choice["behind_error"] >= (0 if choice["worth"] == most else 1e-9)
    played = [sum(choice["games"] for choice in answer["choices"]) for answer in answers]
    assert played == sorted(played)
    path = f"/api/analyses/{id_}/rollouts"
    assert ben.post(path, json={"ply": ply}).json() == last == ben.get(f"{path}/{ply}").json()
    chance = next(ply for ply, position in enumerate(positions) if position.step == "roll")
    for wrong in (chance, len(game.actions), 10**9):
        assert refusal(ana, path, ply=wrong) == (422, "rollout-none")
    assert ana.get(f"{path}/{decisions[0]}").json()["key"] == "rollout-unknown"
    assert refusal(ana, "/api/analyses/record-0/rollouts", ply=1) == (404, "analysis-unknown")


def test_hints_are_given_while_many_analyses_wait(ana: Device, ben: Device) -> None:
    table = ana.create("person", "random")["table"]
    seen = ana.state(table)["number"]

    def hint() -> bool:
        return ana.post(f"/api/tables/{table}/hint", json={"seen": seen}).is_success

    eventually(hint, LONGEST_WARM_UP)
    games = [next(OTHERS) for _ in range(10)]
    places = [wanted(ben, record=game)["place"] for game in games]
    assert places[-1] > places[1] > 0
    assert hint()
    last = wanted(ben, record=games[-1])
    assert last["status"] == "waiting"
    adds_up(whole(ben, last["id"]))


def bots_process(server: Server) -> int:
    """The process in which bots think."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = folder.joinpath("stat").read_text().rpartition(")")[2].split()[1]
            command = folder.joinpath("cmdline").read_bytes()
        except OSError:
            continue
        if int(parent) == server.process.pid and b"spawn_main" in command:
            return int(folder.name)
    raise AssertionError("there is no such process")


def stopped_in_the_middle(server: Server, device: Device) -> tuple[str, int]:
    """An analysis that has begun and goes no further, because its process was stopped."""
    while True:
        id_ = wanted(device, record=next(OTHERS))["id"]
        while not device.get(f"/api/analyses/{id_}").json()["turns"]:
            pass  # each answer waits for news
        process = bots_process(server)
        os.kill(process, signal.SIGSTOP)
        if device.get(f"/api/analyses/{id_}").json()["status"] == "running":
            return id_, process
        os.kill(process, signal.SIGCONT)


@pytest.mark.long
def test_it_survives_the_death_of_the_bots_process_and_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Device(server) as ana:
        table = finished_table(ana, "random", "random")
        begun = wanted(ana, table=table)
        kept = whole(ana, begun["id"])
        cut_short, process = stopped_in_the_middle(server, ana)
        known = ana.get(f"/api/analyses/{cut_short}").json()["turns"]
        os.kill(process, signal.SIGKILL)
        found = whole(ana, cut_short)
        adds_up(found)
        assert found["turns"][: len(known)] == known
        assert bots_process(server) != process
        server.stop()
    with serving(tmp_path) as server, Device(server) as ben:
        assert wanted(ben, table=table) == kept
        assert ben.get(f"/api/analyses/{cut_short}").json()["key"] == "analysis-unknown"


def test_nobody_may_ask_for_too_many(tmp_path: Path) -> None:
    with serving(tmp_path, "--analyses-per-hour", "2") as server:
        with Device(server) as ana, Device(server) as ben:
            ana.introduce()
            ben.introduce()
            first = next(OTHERS)
            for record in (first, first, next(OTHERS), first):  # the same one counts once
                assert wanted(ana, record=record)["status"] != "failed"
            assert refusal(ana, record=next(OTHERS)) == (429, "too-often")
            assert wanted(ana, record=first)
            assert wanted(ben, record=next(OTHERS))["place"] > 0
        server.stop()  # although three of them wait
