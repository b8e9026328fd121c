"""Analyses on a server: asked for over HTTP, done in the bots' process, the same for everybody."""

import math
from pathlib import Path

from support.server import LONGEST_WARM_UP, Data, Device, eventually

RECORD = (Path(__file__).parent.parent / "data/games/two-default.mrk").read_text("utf-8")
EXACT = 1e-9
PARTS = ("own_luck", "others_luck", "own_errors", "others_decisions", "corrections")


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
