"""`marrakech engine`: one of our bots, asked line by line in a real process."""

import os
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from textwrap import indent

import pytest
from support.command import MARRAKECH, Command, environment

from marrakech import Position, legal_actions, parse_position, start
from marrakech.bots import POINTS_AHEAD, Bot, Budget, SearchResult, Worth, bot_names
from marrakech.bots.engines.loop import LONGEST_PIECE, Search, pieces
from marrakech.bots.engines.protocol import Go

READ_TIMEOUT = 30.0  # seconds; it should take none
START = "7/7/7/7/7/7/7 d4S turn 1 30:r12,30:b12,30:y12,30:g12 -"
CLEAR = "7/7/2r>r<3/7/7/7/7 c4N turn 2 30:r11,30:b12,30:y12 -"  # greedy has one best facing here


class Talk:
    """Lines to a process, and lines from it."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self.process = process
        assert process.stdin
        assert process.stdout
        self._in, self._out, self._rest = process.stdin, process.stdout, b""

    def say(self, *lines: str) -> None:
        for line in lines:
            self._in.write(f"{line}\n".encode())
        self._in.flush()

    def hear(self) -> str:
        """The next line."""
        while b"\n" not in self._rest:
            with selectors.DefaultSelector() as waiting:
                waiting.register(self._out, selectors.EVENT_READ)
                assert waiting.select(READ_TIMEOUT), "it says nothing"
            said = os.read(self._out.fileno(), 65536)
            assert said, "it is gone"
            self._rest += said
        line, _, self._rest = self._rest.partition(b"\n")
        return line.decode()

    def until(self, word: str) -> list[str]:
        """All lines up to the one that begins with a word."""
        lines = [self.hear()]
        while lines[-1].partition(" ")[0] != word:
            lines.append(self.hear())
        return lines

    def is_quiet(self) -> bool:
        """Whether it writes nothing until it is asked something else."""
        self.say("isready")
        return self.hear() == "readyok"


@contextmanager
def talk(
    home: Path,
    *options: str,
    command: Sequence[str] = (MARRAKECH, "engine"),
    trouble: Sequence[bytes] = (),
) -> Iterator[Talk]:
    """An engine to talk to. It must quit on request, with these lines on stderr at the end."""
    process = subprocess.Popen(
        [*command, *options],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(home),
    )
    talking = Talk(process)
    try:
        yield talking
        talking.say("quit")
        rest, said = process.communicate(timeout=READ_TIMEOUT)
        lines = said.splitlines()
        assert (process.returncode, rest) == (0, b"")
        assert lines[-len(trouble) or None :] == [*trouble]
    finally:
        process.kill()
        process.communicate()


@pytest.fixture(scope="module")
def greedy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Talk]:
    """An engine shared by several tests; each gives it a position of its own."""
    with talk(tmp_path_factory.mktemp("engine"), "--bot", "greedy") as engine:
        yield engine


def test_it_says_who_it_is_and_what_can_be_set(tmp_path: Path) -> None:
    with talk(tmp_path, "--bot", "novice", "--seed", "3") as engine:
        engine.say("marrakech")
        name, bot, seed, end = engine.until("marrakechok")
        assert name.startswith("id name novice ")
        choices = " ".join(f"var {one}" for one in bot_names())
        assert bot == f"option name bot type combo default novice {choices}"
        assert seed.startswith("option name seed type spin default 3 min 0 max ")
        assert end == "marrakechok"


@pytest.mark.parametrize("how", ["", " movetime 20", " nodes 50", " movetime 20 nodes 50"])
def test_it_decides_and_says_why(greedy: Talk, how: str) -> None:
    greedy.say(f"position {CLEAR}", f"go{how}")
    summary, *worths, decision = greedy.until("bestaction")
    assert summary.startswith("info turns 1 nodes 3 time ")
    assert [line.rpartition(" ")[0] for line in worths] == [
        f"info measure points worth {facing}" for facing in "WEN"
    ]
    assert decision == "bestaction W"
    assert greedy.is_quiet()


def test_without_end_it_answers_once_it_is_stopped(tmp_path: Path) -> None:
    with talk(tmp_path, "--bot", "greedy") as engine:
        engine.say(f"position {CLEAR}", "go infinite")
        assert engine.hear().startswith("info turns 1")
        assert len([engine.hear() for _ in range(3)]) == 3
        assert engine.is_quiet()  # a bot that needs no time does not repeat itself
        for line in ("go", f"position {START}", "newgame", "setoption name seed value 1"):
            engine.say(line)
            assert engine.hear().startswith("error engine-thinks ")
        engine.say("stop")
        assert engine.hear() == "bestaction W"
        engine.say("stop")
        assert engine.is_quiet()
        engine.say("go")
        assert engine.until("bestaction")[-1] == "bestaction W"


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("castle", "engine-line"),
        ("Go", "engine-line"),
        ("go movetime soon", "engine-line"),
        ("position", "position-fields"),
        ("position 7/7/7/7/7/7/7 d4S turn 9 30:r12,30:b12,30:y12 -", "seat-number"),
        (f"position  {START} -", "position-fields"),
        ("setoption name bot value nobody", "bot-unknown"),
        ("setoption name seed value -1", "engine-option"),
        ("setoption name seed value " + "9" * 5000, "engine-option"),
        ("setoption name hash value 64", "engine-option"),
        ("setoption hash", "engine-line"),
        ("x" * 30_000, "engine-line"),
        ("\x00\x1b[31m\udc80".encode("utf-8", "replace").decode(), "engine-line"),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_lost(greedy: Talk, line: str, key: str) -> None:
    greedy.say(line)
    said = greedy.hear()
    assert said.startswith(f"error {key} ")
    assert said.isprintable()
    greedy.say(f"position {CLEAR}", "go")
    assert greedy.until("bestaction")[-1] == "bestaction W"


def test_there_must_be_something_to_decide(tmp_path: Path) -> None:
    with talk(tmp_path, "--bot", "greedy") as engine:
        for step in ("roll", "over"):
            engine.say(f"position {START.replace('turn', step)}", "go")
            assert engine.hear().startswith("error engine-no-decision ")
        engine.say(f"position {CLEAR}", "position junk", "go")
        assert engine.hear().startswith("error position-fields ")
        assert engine.hear().startswith("error engine-no-position ")  # and not about the last one
        engine.say(f"position {CLEAR}", "newgame", "go")
        assert engine.hear().startswith("error engine-no-position ")


def test_the_same_seed_gives_the_same_answers(tmp_path: Path) -> None:
    def answers(engine: Talk) -> list[str]:
        found = []
        for _ in range(12):
            engine.say(f"position {START}", "go")
            found.append(engine.until("bestaction")[-1])
        return found

    with talk(tmp_path, "--bot", "random", "--seed", "5") as engine:
        first = answers(engine)
        assert len(set(first)) > 1
        assert answers(engine) != first
        engine.say("newgame")
        assert answers(engine) == first
        engine.say("setoption name seed value 6", "setoption name seed value 5")
        assert answers(engine) == first


def test_the_end_of_the_input_is_the_end_once_it_has_answered(marrakech: Command) -> None:
    done = marrakech("engine", "--bot", "greedy", typed=f"position {CLEAR}\ngo")
    assert (done.code, done.err) == (0, "")
    assert done.out.endswith("\nbestaction W\n")
    endless = marrakech("engine", "--bot", "greedy", typed=f"position {CLEAR}\ngo infinite\n")
    assert endless.code == 0
    assert "bestaction" not in endless.out
    assert marrakech("engine", typed="").out == ""


def test_an_unknown_bot_is_refused(marrakech: Command) -> None:
    done = marrakech("engine", "--bot", "nobody")
    assert (done.code, done.out) == (2, "")
    assert "no bot called “nobody”" in done.err


def test_ctrl_c_ends_it(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [MARRAKECH, "engine", "--bot", "greedy"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    )
    assert Talk(process).is_quiet()
    process.send_signal(signal.SIGINT)
    out, trouble = process.communicate(timeout=READ_TIMEOUT)
    assert (process.returncode, out, trouble) == (130, b"", b"")


def test_nobody_to_talk_to_is_no_reason_to_complain(tmp_path: Path) -> None:
    line = f"(echo isready; sleep 0.3; echo isready) | {MARRAKECH} engine | true"
    done = subprocess.run(["bash", "-c", line], capture_output=True, env=environment(tmp_path))
    assert (done.stdout, done.stderr) == (b"", b"")


def total(seconds: list[Budget]) -> float:
    return sum(budget.seconds or 0 for budget in seconds)


def test_a_time_is_used_up_and_mostly_in_one_piece() -> None:
    for milliseconds in (0, 1, 50, 1000, 3000, 3001, 10_000, 60_000, 3_600_000):
        cut = list(pieces(Go(milliseconds, 7)))
        assert total(cut) == pytest.approx(milliseconds / 1000)
        assert {budget.nodes for budget in cut} == {7}
        assert (cut[-1].seconds or 0) >= total(cut) / 2
        assert len(cut) == 1 or milliseconds > 3000


def test_nodes_are_not_cut_up() -> None:
    assert list(pieces(Go(nodes=10**6))) == [Budget(nodes=10**6)]
    assert list(pieces(Go())) == [Budget()]


class Thorough(Bot):
    """A bot that takes all its time and always finds the same."""

    search: Search
    looks = 0

    def think(self, position: Position, budget: Budget | None = None) -> SearchResult:
        """Stop the search at the third look."""
        self.looks += 1
        if self.looks == 3:
            self.search.stop()
        time.sleep((budget and budget.seconds) or 0)
        return SearchResult("W", (Worth("W", 1.0),), POINTS_AHEAD, turns=1, nodes=3)


def test_the_same_is_not_said_twice_however_slow_the_machine_is() -> None:
    bot, said = Thorough(), list[str]()
    bot.search = Search(bot, lambda: bot, start(4), Go(infinite=True), said.append)
    bot.search.start()
    bot.search.join()
    assert [line.partition(" time ")[0] for line in said] == [
        "info turns 1 nodes 3",
        "info measure points worth W 1.0",
        "bestaction W",
    ]


def test_without_end_pieces_grow_to_what_a_stop_can_wait_for() -> None:
    endless = pieces(Go(infinite=True))
    first = [next(endless).seconds or 0 for _ in range(50)]
    assert first == sorted(first)
    assert first[0] < 0.1
    assert first[-1] == LONGEST_PIECE


SLOW = """
seconds = 0.0 if budget is None else budget.seconds
print("thought", position.step, file=sys.stderr, flush=True)
time.sleep(600 if seconds is None else seconds)
return SearchResult("S", nodes=int(1000 * (seconds or 0)))
"""
FAILING = """
if position.seat == 2:
    raise KeyError("lost it")
return SearchResult("E")
"""


def other_bot(home: Path, thinks: str) -> list[str]:
    """The command with a bot in place of ours."""
    script = home / "other.py"
    script.write_text(
        "import sys, time\n"
        "from marrakech.bots import SeededBot, SearchResult, registry\n"
        "from marrakech.cli import main\n"
        "class Other(SeededBot):\n"
        "    name = 'other'\n"
        f"    def think(self, position, budget=None):\n{indent(thinks, ' ' * 8)}"
        "registry._BY_NAME['other'] = Other\n"
        "sys.argv[1:1] = ['engine']\n"
        "main()\n"
    )
    return [sys.executable, str(script), "--bot", "other"]


def test_it_is_ready_once_it_has_thought_about_each_kind_of_decision(tmp_path: Path) -> None:
    trouble = [b"thought turn", b"thought lay"]
    with talk(tmp_path, command=other_bot(tmp_path, SLOW), trouble=trouble) as engine:
        assert engine.is_quiet()
        assert engine.is_quiet()


def test_a_bot_that_takes_its_time_can_be_stopped_at_once(tmp_path: Path) -> None:
    """One that uses up every budget and cannot be interrupted."""
    slow = other_bot(tmp_path, SLOW)
    with talk(tmp_path, command=slow, trouble=[b"thought turn"]) as engine:
        engine.say(f"position {START}", "go infinite")
        nodes = [int(engine.hear().split()[4]) for _ in range(3)]
        assert nodes == [50, 100, 200]
        engine.say("stop")
        assert engine.until("bestaction")[-1] == "bestaction S"
        engine.say("go nodes 5")  # which never ends by itself
        assert engine.is_quiet()
        engine.say("stop")
        assert engine.until("bestaction")[-1] == "bestaction S"


@pytest.mark.parametrize("go", ["go", "go infinite", "go movetime 9000"])
def test_a_bot_that_fails_says_so_and_can_be_asked_again(tmp_path: Path, go: str) -> None:
    failing = other_bot(tmp_path, FAILING)
    with talk(tmp_path, command=failing, trouble=[b"KeyError: 'lost it'"]) as engine:
        engine.say(f"position {CLEAR}", go)
        assert engine.hear() == "error engine-bot-failed The bot failed: KeyError: 'lost it'"
        engine.say("stop")
        assert engine.is_quiet()
        engine.say(f"position {START}", "go")
        assert engine.until("bestaction")[-1] == "bestaction E"


def test_the_positions_of_these_tests_are_what_they_seem() -> None:
    assert legal_actions(parse_position(START)) == ("E", "S", "W")
    assert legal_actions(parse_position(CLEAR)) == ("W", "N", "E")


def test_it_judges_positions_in_which_a_turn_begins(kernel_ready: None, tmp_path: Path) -> None:
    begun = "7/7/7/7/7/7/7 d4S draw 1 30:r12b12,30:y12g12 -"
    variant = "7/7/7/7/7/7/7 d4S roll 1 30:r12,30:b12,30:y12 steering=after-may"
    with talk(tmp_path, "--bot", "champion") as engine:
        engine.say("marrakech")
        assert "id can judge" in engine.until("marrakechok")
        engine.say("judge")
        assert engine.hear().startswith("error engine-no-position ")
        for position, seats in ((START, 4), (CLEAR, 3), (begun, 2), (variant, 3)):
            engine.say(f"position {position}", "judge", "judge")
            said = engine.hear()
            assert said == engine.hear()
            word, *chances = said.split()
            assert (word, len(chances)) == ("chances", seats)
            assert sum(map(float, chances)) == pytest.approx(1)
        for step in ("roll", "lay"):
            engine.say(f"position {CLEAR.replace('turn', step)}", "judge")
            assert engine.hear().startswith("error engine-no-beginning ")
    with talk(tmp_path, "--bot", "greedy") as engine:
        engine.say(f"position {CLEAR}", "judge")
        assert engine.hear().startswith("error engine-cannot-judge ")
