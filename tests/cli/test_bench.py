"""`marrakech bench` as a person or a script calls it."""

import json

import pytest
from support.command import Command
from support.terminal import Terminal

from marrakech.arena.benchmark import PER_DECISION, QUICK, USUAL, measurements, middle_positions
from marrakech.bots import bot_names
from marrakech.cli import bench

pytestmark = pytest.mark.usefixtures("kernel_ready")

FIGURES = {
    *("import_ms", "kernel_load_ms", "first_move_ms"),
    *("rules_games_per_s", "kernel_games_per_s", "kernel_games_per_s_all_cores"),
    *("kernel_turns_per_s", "master_nodes_per_s"),
    *(name + PER_DECISION for name in bot_names()),
}


def test_every_figure_for_a_program(marrakech: Command) -> None:
    done = marrakech("bench", "--quick", "--json")
    assert (done.code, done.err) == (0, "")
    data = json.loads(done.out)
    figures = data.pop("figures")
    assert set(figures) == FIGURES
    assert min(figures.values()) > 0
    assert figures["kernel_turns_per_s"] > 20 * figures["kernel_games_per_s"]
    assert figures["kernel_load_ms"] > figures["import_ms"]
    assert set(data) == {"marrakech", "cpu", "cores", "python", "numba", "system", "quick"}
    assert data["quick"]
    assert all(data.values())


@pytest.mark.parametrize("terminal", [("bench",)], indirect=True)
def test_ctrl_c_shows_what_was_measured(terminal: Terminal) -> None:
    terminal.wait_for("Loading the compiled kernel, ms")
    terminal.press("\x03", until="Stopped. This is what was measured so far.")
    terminal.wait_for("Loading the library, ms")
    assert terminal.process.wait(60) == 130


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    bench._show({"import_ms": 61.239, "kernel_games_per_s": 412345.6, f"greedy{PER_DECISION}": 0.2})
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [line[-1] for line in lines[:3]] == ["61.24", "412,346", "0.20"]
    assert lines[2][:3] == ["One", "decision", "by"]
    assert lines[3][-2] == "Numba"


def test_what_is_measured_has_a_name() -> None:
    for effort in (QUICK, USUAL):
        names = [bench._named(name) for name, _ in measurements(effort)]
        assert len(set(names)) == len(names)


def test_bots_decide_in_the_middle_of_games() -> None:
    positions = middle_positions(6)
    assert [position.step for position in positions] == ["turn", "lay"] * 3
    for position in positions:
        assert 20 <= sum(sum(seat.rugs) for seat in position.seats) <= 24
