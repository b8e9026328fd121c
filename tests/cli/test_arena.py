"""`marrakech arena` as a person or a script calls it, stops it and kills it."""

import json
import os
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest
from support.arena_command import rounds_of, running
from support.command import Command, Done
from support.contests import round_won
from support.event_loop import LONGEST_WAIT
from support.server import eventually
from support.terminal import Terminal

from marrakech.arena.contest import Contest
from marrakech.arena.contest_run import ContestRun
from marrakech.arena.game import Failure
from marrakech.arena.report import report
from marrakech.cli.arena_tables import show_report

QUICK = ("arena", "random", "novice", "greedy", "-n", "12", "--jobs", "2")
LONG = ("arena", "novice", "greedy", "-n", "160", "--nodes", "50", "--out", "results.jsonl")


def test_the_table(marrakech: Command) -> None:
    done = marrakech(*QUICK)
    assert (done.code, done.err) == (0, "")
    lines = [line.split() for line in done.out.splitlines()]
    assert lines[0] == ["36", "games", "with", "2", "players"]
    assert [line[0] for line in lines[2:5]] == ["greedy", "novice", "random"]
    assert ["greedy", "random", "100.0%"] in [line[:3] for line in lines]
    assert "The ladder holds" in done.out


def test_the_table_for_a_program(marrakech: Command) -> None:
    data = json.loads(marrakech(*QUICK, "--json").out)
    assert [one["bot"] for one in data["ladder"]] == ["greedy", "novice", "random"]
    assert (data["games"], data["even"], data["seed"], data["ms"]) == (36, 0.5, 1, 10)
    assert {one["games"] for one in data["ladder"]} == {24}
    for one in data["ladder"]:
        assert 0 <= one["wins"]["low"] <= one["wins"]["value"] <= one["wins"]["high"] <= 1
        assert 0 < one["median_ms"] <= one["p99_ms"]


def test_one_against_the_rest_is_one_plain_command(marrakech: Command) -> None:
    done = marrakech("arena", "greedy", "--against", "random", "--players", "4", "-n", "8")
    assert "Who beat whom (25.0% would be even)" in done.out
    assert "3 × random" in done.out
    both = marrakech("arena", "greedy", "random", "-p", "4", "-n", "4")
    assert "3 × random" in both.out
    assert "3 × greedy" in both.out


def test_everybody_against_everybody_with_every_number_of_players(marrakech: Command) -> None:
    args = ("arena", "random", "novice", "greedy", "-p", "4,2,3", "--cross", "-n", "4", "-o", "r")
    done = marrakech(*args)
    assert (done.code, done.err) == (0, "")
    for games, players in ((12, 2), (36, 3), (24, 4)):
        assert f"{games} games with {players} players" in done.out
    assert done.out.count("Who beat whom") == 3
    assert done.out.count("Wins by row, alone against the others") == 2
    ratings = done.out.partition("Ratings by number of players\n")[2].splitlines()
    assert ratings[0].split() == ["Bot", "2", "3", "4"]
    assert [line.split()[0] for line in ratings[1:]] == ["greedy", "novice", "random"]
    again = json.loads(marrakech(*args, "-p", "all", "--json").out)  # from the file
    assert (again["players"], again["games"]) == ([2, 3, 4], 72)
    for players, found in zip((2, 3, 4), again["by_players"], strict=True):
        assert (found["players"], found["even"]) == (players, 1 / players)
        assert found["cross"]["greedy"].keys() == {"novice", "random"}
        assert found["cross"]["greedy"]["random"]["value"] > 1 / players


def test_the_games_are_the_same_whatever_the_jobs(marrakech: Command) -> None:
    for jobs in ("1", "2"):
        done = marrakech(
            *("arena", "random", "novice", "greedy", "-p", "3", "-n", "12"),
            *("--jobs", jobs, "--out", jobs, "--nodes", "9", "-e", "ko+variant"),
        )
        assert done.code == 0
    one, two = (rounds_of(marrakech.home / jobs) for jobs in ("1", "2"))
    assert one == two
    assert len(one) == 3


def test_the_seed_and_the_rules_make_other_games(marrakech: Command) -> None:
    points = []
    for number, more in enumerate(((), ("--seed", "2"), ("--rule", "area=owner"))):
        marrakech("arena", "random", "novice", "-n", "4", "-o", str(number), *more)
        rounds = rounds_of(marrakech.home / str(number))[1:]
        points.append([game["points"] for one in rounds for game in one["games"]])
    assert points[0] != points[1] != points[2] != points[0]


def test_a_test_stops_when_it_is_settled_and_the_same_with_any_jobs(marrakech: Command) -> None:
    files = []
    for jobs in ("1", "2"):
        done = marrakech(
            *("arena", "greedy", "random", "novice", "--sprt", "0.5,0.6", "--json"),
            *("--jobs", jobs, "--out", jobs),
        )
        data = json.loads(done.out)
        assert [one["verdict"] for one in data["sprt"]] == ["H1", "H1"]
        assert data["games"] == 2 * sum(one["rounds"] for one in data["sprt"]) < 200
        files.append(rounds_of(marrakech.home / jobs))
    assert files[0] == files[1]
    again = marrakech(*("arena", "greedy", "random", "novice", "--sprt", "0.5,0.6", "--out", "1"))
    assert again.out.count("H1 accepted") == 2
    assert rounds_of(marrakech.home / "1") == files[0]


def test_a_chart_is_drawn(marrakech: Command) -> None:
    done = marrakech("arena", "random", "novice", "-n", "2", "--chart", "ladder.svg")
    assert (done.code, done.err) == (0, "The chart has been saved in ladder.svg\n")
    assert "<svg" in (marrakech.home / "ladder.svg").read_text("utf-8")


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("random",), "It takes two"),
        (("random", "random"), "random is named twice"),
        (("random", "--against", "random"), "random is named twice"),
        (("random", "klingon"), "no bot called “klingon”"),
        (("random", "--against", "klingon"), "no bot called “klingon”"),
        (("random", "greedy", "-p", "5"), "for 2 to 4 players, not 5"),
        (("random", "greedy", "-p", "2,,4"), "for 2 to 4 players, not"),
        (("random", "greedy", "-p", "2,many"), "for 2 to 4 players, not many"),
        (("random", "greedy", "-p", "all", "--sprt", "0.5,0.6"), "--sprt and --players all can’t"),
        (("random", "--against", "greedy", "--cross"), "--cross and --against can’t"),
        (("random", "greedy", "-n", "0"), "--games"),
        (("random", "greedy", "--ms", "0"), "0 milliseconds"),
        (("random", "greedy", "--ms", "nan"), "nan milliseconds"),
        (("random", "greedy", "--nodes", "0"), "--nodes"),
        (("random", "greedy", "--jobs", "0"), "--jobs"),
        (("random", "greedy", "--sprt", ""), "is not two win rates"),
        (("random", "greedy", "--sprt", "0.5"), "is not two win rates"),
        (("random", "greedy", "--sprt", "0.6,0.5"), "is not two win rates"),
        (("random", "greedy", "--sprt", "0,1"), "is not two win rates"),
        (("random", "greedy", "--chart", "ladder.pdf"), "drawn as .svg or .png"),
        (("random", "greedy", "--chart", "none/ladder.png"), "file not found"),
        (("random", "greedy", "--edition", "klingon"), "no edition called “klingon”"),
    ],
)
def test_called_wrongly(marrakech: Command, args: tuple[str, ...], says: str) -> None:
    done = marrakech("arena", *args, "--out", "results.jsonl")
    assert (done.code, done.out) == (2, "")
    assert says in done.err
    assert not (marrakech.home / "results.jsonl").exists()


def test_results_that_cannot_be_gone_on_with(marrakech: Command) -> None:
    (marrakech.home / "diary").write_text("dear diary\n", "utf-8")
    done = marrakech("arena", "random", "novice", "-n", "2", "--out", "diary")
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith("Error: diary does not contain arena results.")
    assert (marrakech.home / "diary").read_text("utf-8") == "dear diary\n"
    marrakech("arena", "random", "novice", "-n", "4", "--out", "kept")
    done = marrakech("arena", "random", "greedy", "-n", "2", "--out", "kept")
    assert done.code == 1
    assert "bots is random novice there and random greedy here" in done.err
    with (marrakech.home / "kept").open("ab") as file:
        file.write(b"junk\n")
    done = marrakech("arena", "random", "novice", "-n", "6", "--out", "kept")
    assert (done.code, done.out) == (1, "")
    assert done.err == "Error: kept, line 4: this is not the next round: junk\n"


def test_a_player_who_had_to_give_up_is_named_with_the_reason(
    capsys: pytest.CaptureFixture[str],
) -> None:
    course = ContestRun(Contest(("a", "b")))
    for number in (1, 2):
        played = round_won(number, ("a", "b"), "b", "b")
        failure = Failure(1, "bot-illegal", {"action": f"a{number}"})
        course.note(
            played._replace(games=(played.games[0]._replace(failures=(failure,)), played.games[1]))
        )
    played = round_won(3, ("a", "b"), "b", "b")
    failure = Failure(2, "bot-raised", {"error": "Oops"})
    course.note(
        played._replace(games=(played.games[0], played.games[1]._replace(failures=(failure,))))
    )
    show_report(report(course))
    assert capsys.readouterr().err == (
        "a had to give up in 2 games. The first time: it chose “a1”, which is not allowed there.\n"
        "a had to give up in 1 game. The first time: it failed with Oops\n"
    )


# Ended from outside


def children(process: subprocess.Popen[str]) -> list[int]:
    """The processes that another one has started and that play."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text("utf-8").rpartition(")")[2].split()
            words = (stat.parent / "cmdline").read_text("utf-8")
        except OSError:
            continue
        if int(fields[1]) == process.pid and "spawn_main" in words:
            found.append(int(stat.parent.name))
    return found


def is_gone(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return True
    return state == "Z"


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    home = tmp_path_factory.mktemp("uninterrupted")
    assert Command(home)(*LONG).code == 0
    return rounds_of(home / "results.jsonl")


def gone_on(marrakech: Command, uninterrupted: list[dict[str, Any]]) -> Done:
    """Go on with what was kept; it must be as if nothing had happened."""
    kept = (marrakech.home / "results.jsonl").read_bytes()
    done = marrakech(*LONG)
    assert done.code == 0
    after = (marrakech.home / "results.jsonl").read_bytes()
    assert after.startswith(kept[: kept.rindex(b"\n") + 1])  # played rounds stay as they were
    assert rounds_of(marrakech.home / "results.jsonl") == uninterrupted
    return done


def test_killed_it_goes_on_where_it_stopped(
    marrakech: Command, uninterrupted: list[dict[str, Any]]
) -> None:
    with running(marrakech.home, *LONG) as process:
        workers = children(process)
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert len(workers) == 2
    eventually(lambda: all(map(is_gone, workers)), LONGEST_WAIT)
    with (marrakech.home / "results.jsonl").open("ab") as file:
        file.write(b'{"round": 99, "li')  # cut off, as if it had been killed while writing
    gone_on(marrakech, uninterrupted)


def test_ctrl_c_shows_the_table_so_far_and_how_to_go_on(
    marrakech: Command, uninterrupted: list[dict[str, Any]]
) -> None:
    with running(marrakech.home, *LONG) as process:
        workers = children(process)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does it
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    kept = len(rounds_of(marrakech.home / "results.jsonl")) - 1
    assert err == f"Stopped after {2 * kept} games. Run the same command again to go on.\n"
    assert f"{2 * kept} games with 2 players" in out
    assert "greedy" in out
    assert kept < 80
    eventually(lambda: all(map(is_gone, workers)), LONGEST_WAIT)
    assert "160 games with 2 players" in gone_on(marrakech, uninterrupted).out


def test_a_worker_that_dies_is_reported_and_nothing_is_lost(
    marrakech: Command, uninterrupted: list[dict[str, Any]]
) -> None:
    with running(marrakech.home, *LONG) as process:
        os.kill(children(process)[0], signal.SIGKILL)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 1
    assert err.startswith("Error: A process that was playing games has died")
    assert "games with 2 players" in out
    gone_on(marrakech, uninterrupted)


def test_two_runs_do_not_write_to_one_file(marrakech: Command) -> None:
    with running(marrakech.home, *LONG):
        done = marrakech(*LONG)
    assert (done.code, done.err) == (
        1,
        "Error: results.jsonl is being written by another process.\n",
    )


@pytest.mark.parametrize("terminal", [("arena", "novice", "greedy", "-n", "9000")], indirect=True)
def test_a_terminal_shows_how_far_it_is(terminal: Terminal) -> None:
    # Only rounds in their order count: with this many games, some of the first are done.
    terminal.wait_for_pattern(r"[1-9]\d{2,}/9000\S* [\d.]+/s")
    terminal.press("\x03", until="Use --out FILE to be able to go on later.")
    terminal.wait_for("with 2 players")
    assert terminal.process.wait(60) == 130
