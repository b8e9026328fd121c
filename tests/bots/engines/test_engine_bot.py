"""A program as a bot: asked over a real pipe, and never trusted."""

import pickle
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Timer
from time import monotonic

import pytest
from support.command import MARRAKECH
from support.drawn_market import market
from support.engine_programs import (
    BAD,
    EXAMPLE,
    QUICK,
    bad_engine,
    command,
    engine,
    left_of,
    nothing_is_left_of,
)
from support.server import eventually
from support.tables import refused

from marrakech import apply, legal_actions, start
from marrakech.arena import draw_chance, play_out
from marrakech.bots import POINTS_AHEAD, Budget, GreedyBot, RandomBot, SearchResult, Worth
from marrakech.bots.engines import (
    FAULTS,
    EngineBot,
    EngineFailed,
    EngineLimits,
    process,
    running_time,
    safe_name,
)
from marrakech.locales import catalogue

START = start(3)


@contextmanager
def started(line: str, limits: EngineLimits = QUICK, **settings: str) -> Iterator[EngineBot]:
    """An engine, closed at the end."""
    bot = EngineBot(line, limits, settings)
    try:
        yield bot
    finally:
        bot.close()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_engine_plays_whole_games_and_leaves_nothing_behind(
    tmp_path: Path, players: int
) -> None:
    with started(engine(tmp_path)) as bot:
        random = Random(1)
        playout = play_out(start(players), [bot] + [RandomBot(random)] * (players - 1), random)
        assert playout.final.step == "over"
        assert left_of(tmp_path)
    assert left_of(tmp_path) == []


def test_our_own_bot_plays_the_same_as_an_engine(tmp_path: Path) -> None:
    line = f"{MARRAKECH} engine --bot greedy --seed 7"
    random, position, ours = Random(1), START, GreedyBot(Random(7))
    with started(line) as bot:
        assert bot.name.startswith("greedy")
        assert [option.name for option in bot.identity.options] == ["bot", "seed"]
        for _ in range(40):
            if position.step in ("turn", "lay"):
                thought = bot.think(position, Budget(nodes=1))
                expected = ours.think(position)
                rounded = tuple(Worth(one, round(value, 4)) for one, value in expected.worths)
                assert thought == expected._replace(worths=rounded)
                position = apply(position, thought.action)
            else:
                position = apply(position, draw_chance(position, random))


def test_a_setting_reaches_the_engine() -> None:
    line = f"{MARRAKECH} engine --bot random"
    with started(line, bot="greedy", seed="1") as bot:
        assert bot.think(START).measure == POINTS_AHEAD
    with started(line) as bot:
        assert bot.think(START).measure == ""


def test_an_engine_that_was_stopped_together_with_us_has_time_to_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it thinks, an hour passes in which neither process could run."""
    thinks = (tmp_path / "subject.py").with_suffix(".flag")
    monkeypatch.setattr(running_time, "monotonic", lambda: monotonic() + 3600 * thinks.exists())
    with started(engine(tmp_path, "here.touch()\nsys.stdin.readline()\nplay()")) as bot:
        assert bot.think(START).action in legal_actions(START)
        assert thinks.exists()


def test_an_engine_hears_that_another_game_begins() -> None:
    with started(f"{MARRAKECH} engine --bot random --seed 3") as bot:
        games = []
        for _ in range(2):
            games.append([bot.choose(START) for _ in range(12)])
            bot.new_game()
        assert games[0] == games[1] == [bot.choose(START) for _ in range(12)]
        assert games[0] != [bot.choose(START) for _ in range(12)]


@pytest.mark.parametrize(
    ("budget", "asked"),
    [
        (None, "go"),
        (Budget(0.25), "go movetime 250"),
        (Budget(nodes=9), "go nodes 9"),
        (Budget(2, 9), "go movetime 2000 nodes 9"),
    ],
)
def test_an_engine_is_told_its_budget(tmp_path: Path, budget: Budget | None, asked: str) -> None:
    with started(engine(tmp_path, "here.write_text(line)\nplay()")) as bot:
        bot.think(START, budget)
    assert (tmp_path / "subject.flag").read_text() == f"{asked}\n"


@pytest.mark.parametrize("does", BAD)
def test_a_bad_engine_is_found_out_ended_and_started_again(tmp_path: Path, does: str) -> None:
    with started(bad_engine(tmp_path, does)) as bot:
        assert bot.choose(START) == "E"
        with pytest.raises(EngineFailed) as failed:
            bot.choose(START, Budget(0.2))
        assert failed.value.key == BAD[does][1]
        assert catalogue().explain(failed.value)
        assert left_of(tmp_path) == []
        assert bot.choose(START) == "E"
    assert left_of(tmp_path) == []


def test_every_fault_happens_to_some_engine() -> None:
    assert {fault for _, fault in BAD.values()} | {"engine-not-started"} == set(FAULTS)


AT_START = {
    "sys.exit(1)": "engine-crashed",
    "print('marrakechok', flush=True); time.sleep(600)": "engine-hung",
    "sys.exit(0)": "engine-crashed",
    "time.sleep(600)": "engine-hung",
    "print('Python 3', flush=True); time.sleep(600)": "engine-junk",
    "while True: print('id name x' * 100, flush=True)": "engine-flooded",
    "sys.stdout.buffer.write(b'\\x7fELF\\n'); sys.stdout.flush()": "engine-junk",
}


@pytest.mark.parametrize("does", AT_START)
def test_an_engine_that_does_not_introduce_itself_is_refused(tmp_path: Path, does: str) -> None:
    line = engine(tmp_path, before=f"import sys, time; {does}" if "while" not in does else does)
    with refused(AT_START[does]):
        EngineBot(line, QUICK._replace(handshake=1.0))
    assert left_of(tmp_path) == []


@pytest.mark.parametrize("line", ["", "  ", "'open", "/no/such/program", "/", "./engines.py"])
def test_what_cannot_be_started_is_refused(line: str) -> None:
    with refused("engine-not-started"):
        EngineBot(line, QUICK)


def test_no_shell_looks_at_a_command(tmp_path: Path) -> None:
    with refused("engine-crashed"):
        EngineBot(f"{sys.executable} -c 'import sys; sys.exit(1)' ; touch {tmp_path}/harm", QUICK)
    assert list(tmp_path.iterdir()) == []


def test_a_late_word_is_no_answer_to_the_next_question(tmp_path: Path) -> None:
    with started(engine(tmp_path, "play()\nsay('bestaction a1b1')")) as bot:
        for _ in range(3):
            assert bot.choose(START) == "E"


def test_an_engine_whose_time_is_up_is_told_to_stop(tmp_path: Path) -> None:
    answer = "sys.stdin.readline() == 'stop\\n' and play()"
    with started(engine(tmp_path, answer)) as bot:
        assert bot.choose(START, Budget(0.1)) == "E"
        assert bot.choose(START) == "E"


def test_what_an_engine_tells_comes_along(tmp_path: Path) -> None:
    tells = """
        say("info turns 1 nodes 2 measure chance worth E 0.1")
        say("info worth S nan")
        say("info strange")
        say("info worth W 0.9")
        say("info string worth S 5")
        say("info turns 3 time 12 worth S 0.5")
        say("info worth E 0.2")
        say("bestaction W")
    """
    with started(engine(tmp_path, tells)) as bot:
        worths = (Worth("W", 0.9), Worth("S", 0.5), Worth("E", 0.2))
        assert bot.think(START) == SearchResult("W", worths, "chance", 3, 2)


@pytest.mark.parametrize(
    "tells",
    [
        "say('info measure points worth E 1')",  # not of every choice
        "[say(f'info worth {one} 1') for one in 'ESW']",  # of what?
        "[say(f'info measure points worth {one} 1') for one in 'ESN']",  # not a choice
    ],
)
def test_worths_that_say_too_little_are_left_out(tmp_path: Path, tells: str) -> None:
    with started(engine(tmp_path, f"{tells}\nplay()")) as bot:
        assert bot.think(START) == SearchResult("E")


def test_much_on_stderr_stops_nobody_and_its_end_is_kept(tmp_path: Path) -> None:
    talks = "sys.stderr.write('x' * 3_000_000 + 'the end')\nsys.stderr.flush()\nplay()"
    with started(engine(tmp_path, talks + "\nif asked == 3: sys.exit(5)")) as bot:
        for _ in range(3):
            assert bot.choose(START, Budget(5.0)) == "E"
        with pytest.raises(EngineFailed) as failed:
            bot.choose(START)
        assert str(failed.value.details["detail"]).startswith("x")
        assert (bot.stderr_tail[-7:], len(bot.stderr_tail)) == ("the end", 2048)
        assert bot.exit_code == 5


def test_an_engine_that_does_not_quit_is_ended(tmp_path: Path) -> None:
    stubborn = "signal.signal(signal.SIGTERM, signal.SIG_IGN)\nplay()\ntime.sleep(600)"
    bot = EngineBot(engine(tmp_path, stubborn), QUICK)
    assert bot.choose(START) == "E"
    bot.close()
    assert left_of(tmp_path) == []


def test_what_an_engine_started_ends_with_it(tmp_path: Path) -> None:
    spawns = "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)', __file__])"
    with started(engine(tmp_path, f"{spawns}\nplay()")) as bot:
        assert bot.choose(START) == "E"
        eventually(lambda: len(left_of(tmp_path)) == 3)  # its supervisor, itself, and its child
    nothing_is_left_of(tmp_path)


def test_another_thread_can_end_the_wait_for_an_answer(tmp_path: Path) -> None:
    with started(engine(tmp_path, "time.sleep(600)"), EngineLimits()) as bot:
        Timer(0.3, bot.interrupt).start()
        for _ in range(2):  # and it is not started again
            with refused("engine-crashed"):
                bot.choose(START)
    assert left_of(tmp_path) == []


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP, signal.SIGTERM])
def test_nothing_is_left_even_without_a_warden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: signal.Signals
) -> None:
    monkeypatch.setattr(process, "SUPERVISOR_TIMEOUT", 0.3)
    stubborn = "signal.signal(signal.SIGTERM, signal.SIG_IGN)\nplay()\ntime.sleep(600)"
    with started(engine(tmp_path, stubborn)) as bot:
        assert bot.choose(START) == "E"
        assert bot._program is not None
        bot._program._process.send_signal(how)
    nothing_is_left_of(tmp_path)


def test_nothing_is_left_when_the_supervisor_was_slow_to_report_the_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = process.SUPERVISOR.read_text("utf-8")
    report = "    _report(link, STARTED, engine.pid)\n"
    assert report in code
    slow = tmp_path / "slow_supervisor.py"
    slow.write_text(code.replace(report, f"    time.sleep(1)\n{report}"), "utf-8")
    monkeypatch.setattr(process, "SUPERVISOR", slow)
    stubborn = "signal.signal(signal.SIGTERM, signal.SIG_IGN)\nplay()\ntime.sleep(600)"
    with started(engine(tmp_path, stubborn)) as bot:
        assert bot.choose(START) == "E"
        assert bot._program is not None
        bot._program._process.kill()
    nothing_is_left_of(tmp_path)


def open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def test_no_pipe_to_an_engine_is_left_open(tmp_path: Path) -> None:
    line, before = bad_engine(tmp_path, "raises"), open_files()
    for _ in range(5):
        with started(line) as bot:
            assert bot.choose(START) == "E"
            with refused("engine-crashed"):
                bot.choose(START)
    assert open_files() == before


def test_a_failure_travels_between_processes() -> None:
    failed = EngineFailed("engine-hung", engine="x", detail="")
    assert str(pickle.loads(pickle.dumps(failed))) == str(failed)


@pytest.mark.parametrize(
    ("said", "taken", "name"),
    [
        ("Früh Stück 1.0", (), "fruh-stuck-1-0"),
        ("greedy", ("greedy",), "greedy-2"),
        ("greedy", ("greedy", "greedy-2"), "greedy-3"),
        ("\u202e</b>" + "long" * 20, (), "b-longlonglonglonglo"),
        ("long" * 20, ("longlonglonglonglong",), "longlonglonglonglo-2"),
        ("مراكش", (), "engine"),
    ],
)
def test_names_are_short_plain_and_not_taken(said: str, taken: tuple[str, ...], name: str) -> None:
    assert safe_name(said, taken) == name


def test_an_engine_is_asked_only_what_is_legal_to_decide(tmp_path: Path) -> None:
    position = market(step="lay")
    with started(command(EXAMPLE)) as bot:
        assert bot.choose(position) in legal_actions(position)
