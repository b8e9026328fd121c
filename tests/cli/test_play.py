"""A game in the terminal: typed at real prompts, interrupted for real, and never lost."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from command import Command, environment

from marrakech import Game, parse_game, presets, result

ANA_AND_BEN = ("--name", "Ana", "--name", "Ben", "--starter", "agreed", "--seed", "5")


def record(path: Path) -> Game:
    return parse_game(path.read_text("utf-8"))


def kept(home: Path) -> Path:
    """The one record in the folder of games."""
    (path,) = home.glob(".local/share/marrakech/games/*.mrk")
    return path


def test_bots_alone_play_a_game_to_its_end(marrakech: Command, tmp_path: Path) -> None:
    done = marrakech("play", "--players", "3", "--bots", "3", "--seed", "1", "--save", "a.mrk")
    game = record(tmp_path / "a.mrk")
    assert done.code == 0
    assert game.final().step == "over"
    assert re.search(r"wins\.|share the victory", done.out)
    assert [game.tag(f"Bot{n}") for n in (1, 2, 3)] == ["random"] * 3


def test_the_same_seed_gives_the_same_game(marrakech: Command, tmp_path: Path) -> None:
    for name in ("a.mrk", "b.mrk"):
        marrakech("play", "-p", "2", "-b", "2", "--seed", "9", "--save", name)
    assert (tmp_path / "a.mrk").read_bytes() == (tmp_path / "b.mrk").read_bytes()


def test_a_facing_and_a_rug_can_be_changed_until_they_are_confirmed(
    marrakech: Command, tmp_path: Path
) -> None:
    typed = "w\ne\n\n1\n2\n\nquit\n"
    done = marrakech("play", *ANA_AND_BEN, "--save", "a.mrk", typed=typed)
    game = record(tmp_path / "a.mrk")
    assert done.code == 0
    assert game.actions[2] == "E"
    assert "Assam faces west. Enter throws the die" in done.out
    second = re.search(r" 1 (\w{4}) +2 (\w{4})", done.out)
    assert second
    assert game.actions[4] == second[2]
    assert f"{second[1]}? Enter lays it" in done.out


def test_every_price_is_explained_before_the_throw_and_after_it(marrakech: Command) -> None:
    start = "7/7/7/7/3b>b<2/3bb2/7 d4S turn 1 3:r5,30:b5 stock=15"
    record = f'[Seat1 "Ana"]\n[Seat2 "Ben"]\n[Start "{start}"]\n\n*\n'
    (marrakech.home / "a.mrk").write_text(record, "utf-8")
    done = marrakech("play", "--resume", "a.mrk", "--seed", "1", typed="s\n\n")
    assert "1: d3, 4 to Ben, and you have only 3" in done.out
    assert "3: d1, nothing to pay" in done.out


def test_what_can_be_typed_at_any_time(marrakech: Command, tmp_path: Path) -> None:
    typed = "?\nposition\nlog\nsave copy.mrk\nsave copy.mrk\nnonsense\ngive up\nno\nquit\n"
    done = marrakech("play", *ANA_AND_BEN, typed=typed)
    assert "save FILE" in done.out
    assert "d4S turn 1 30:r12b12*" in done.out
    assert "\n0. *" in done.out
    assert "“nonsense” is none of the choices" in done.out
    assert "copy.mrk exists already" in done.out
    assert "Nobody gave up." in done.out
    assert record(tmp_path / "copy.mrk").names() == ("Ana", "Ben")


def test_giving_up_asks_first_and_ends_a_game_of_two(marrakech: Command) -> None:
    done = marrakech("play", *ANA_AND_BEN, typed="give up\nyes\n")
    assert done.code == 0
    assert "Ben wins." in done.out
    assert result(record(kept(marrakech.home)).final()) == "x-30"


def test_the_end_of_input_keeps_the_game_and_it_goes_on(marrakech: Command) -> None:
    marrakech("play", *ANA_AND_BEN, typed="e\n\n1\n\n")
    before = record(kept(marrakech.home))
    done = marrakech("play", "--continue", "--seed", "5", typed="?\n")
    assert "Welcome back: turn 1." in done.out
    assert record(kept(marrakech.home)) == before
    marrakech("play", "-c", typed="give up\nyes\n")
    assert marrakech("play", "-c").err == "Error: There is no unfinished game to resume.\n"


def test_the_variant_is_rolled_first_and_steered_last(marrakech: Command, tmp_path: Path) -> None:
    args = ("-p", "2", "-e", "ko+variant", "--seed", "2", "--save", "a.mrk")
    done = marrakech("play", *args, typed="\n1\n\nw\ne\n\nquit\n")
    game = record(tmp_path / "a.mrk")
    assert "Enter agrees; another facing changes it" in done.out
    assert game.actions[2] in "1234"
    assert game.actions[-1] == "E"
    assert game.start.ruleset == presets["ko+variant"]


def test_a_rug_that_can_lie_nowhere_goes_back(marrakech: Command, tmp_path: Path) -> None:
    board = "ybrbrbr/brbrbrb/rbrrrbr/brrrrrb/rbrrrbr/brbrbrb/rbrbrbr"
    start = f"{board} d4S lay 1 30:r5,30:b5,30:y5 halves=colours"
    (tmp_path / "a.mrk").write_text(f'[Start "{start}"]\n\n*\n', "utf-8")
    done = marrakech("play", "--resume", "a.mrk", typed="what\n\n")
    assert "no rug can be laid here" in done.out
    assert record(tmp_path / "a.mrk").actions == ("-",)


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--bots", "3", "--players", "2"), "3 bots need 3 seats"),
        (("--players", "2", "--bots", "1", "--name", "a", "--name", "b"), "2 names are given"),
        (("--name", ""), "1 to 30 characters"),
        (("--name", "x" * 31), "1 to 30 characters"),
        (("--name", "a\tb"), "U+0009"),
        (("--facing", "up"), "no facing"),
        (("--starter", "me"), "random or agreed"),
        (("--bot", "gran"), "no bot “gran”"),
        (("--edition", "klingon"), "no edition"),
        (("--resume", "a.mrk", "--players", "2"), "leave out --players"),
    ],
)
def test_play_called_wrongly(marrakech: Command, args: tuple[str, ...], says: str) -> None:
    done = marrakech("play", *args)
    assert done.code == 2
    assert says in done.err
    assert list(marrakech.home.rglob("*.mrk")) == []


def test_a_file_that_is_there_is_not_overwritten(marrakech: Command, tmp_path: Path) -> None:
    (tmp_path / "a.mrk").write_text("mine", "utf-8")
    done = marrakech("play", "-b", "2", "--save", "a.mrk")
    assert (done.code, (tmp_path / "a.mrk").read_text("utf-8")) == (1, "mine")
    assert "exists already" in done.err


def test_a_place_that_cannot_be_written_is_named_before_the_game(marrakech: Command) -> None:
    (marrakech.home / "file").write_text("", "utf-8")
    done = marrakech("play", "-b", "2", "--save", "file/a.mrk")
    assert done.code == 1
    assert "cannot be written" in done.err


def test_a_broken_record_is_not_resumed_and_not_touched(marrakech: Command, tmp_path: Path) -> None:
    (tmp_path / "a.mrk").write_text("[Seat1", "utf-8")
    done = marrakech("play", "--resume", "a.mrk")
    assert (done.code, (tmp_path / "a.mrk").read_text("utf-8")) == (1, "[Seat1")
    assert "cut off" in done.err


class Terminal:
    """`marrakech` in a real terminal, with somebody typing."""

    def __init__(self, home: Path, *args: str) -> None:
        self.screen, other = pty.openpty()
        self.process = subprocess.Popen(
            [str(Path(sys.executable).parent / "marrakech"), *args],
            stdin=other,
            stdout=other,
            stderr=other,
            cwd=home,
            env=environment(home),
            start_new_session=True,
            preexec_fn=_own_terminal,
        )
        os.close(other)
        self.seen = ""

    def wait_for(self, text: str) -> None:
        """Read the screen until it shows this."""
        self.wait_for_pattern(re.escape(text))

    def wait_for_pattern(self, pattern: str) -> None:
        """Read the screen until it shows something like this."""
        limit = time.monotonic() + 60
        while not (found := re.search(pattern, self.seen)):
            assert time.monotonic() < limit, f"{pattern!r} not in {self.seen!r}"
            if select.select([self.screen], [], [], 0.2)[0]:
                try:
                    self.seen += os.read(self.screen, 65536).decode("utf-8", "replace")
                except OSError:  # the other side has closed
                    assert re.search(pattern, self.seen), self.seen
        self.seen = self.seen[found.end() :]

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode())

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.screen)


def _own_terminal() -> None:
    """Make the pseudo-terminal the one from which Ctrl-C comes."""
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


@pytest.fixture
def terminal(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Terminal]:
    opened = Terminal(tmp_path, *request.param)
    yield opened
    opened.close()


@pytest.mark.parametrize("terminal", [("play", "--seed", "5")], indirect=True)
def test_a_first_game_asks_who_plays_and_survives_ctrl_c(
    terminal: Terminal, tmp_path: Path
) -> None:
    terminal.wait_for("How many play? [2]")
    terminal.type("7\n")
    terminal.wait_for("A number from 2 to 4, please.")
    terminal.type("3\n")
    terminal.wait_for("How many of them are bots? [2]")
    terminal.type("1\n")
    terminal.wait_for("Name of player 1? [Player 1]")
    terminal.type("Ana\n")
    terminal.wait_for("Name of player 2? [Player 2]")
    terminal.type("\n")
    terminal.wait_for("which way?")
    game = record(kept(tmp_path))
    assert sorted(game.names()) == ["Ana", "Bot", "Player 2"]
    facing = "E" if game.final().facing != "W" else "N"
    terminal.type(f"{facing.lower()}\n")
    terminal.wait_for("Enter throws the die")
    terminal.type("\n")
    terminal.wait_for("where does the")
    terminal.type("\x03")
    terminal.wait_for("Go on with: marrakech play --resume")
    assert terminal.process.wait(30) == 130
    assert record(kept(tmp_path)).actions[-2] == facing


@pytest.mark.parametrize("terminal", [("play", "-p", "3", "--seed", "5")], indirect=True)
def test_nothing_is_lost_when_the_process_is_killed(terminal: Terminal, tmp_path: Path) -> None:
    terminal.wait_for("which way?")
    terminal.type("e\n")
    terminal.wait_for("Enter throws the die")
    terminal.type("\n")
    terminal.wait_for("where does the")
    terminal.type("1\n")
    terminal.wait_for("Enter lays it")
    terminal.type("\n")
    terminal.wait_for("Player")
    terminal.wait_for("which way?")
    os.kill(terminal.process.pid, signal.SIGKILL)
    terminal.process.wait()
    game = record(kept(tmp_path))
    assert (game.actions[0], len(game.turns()), game.final().step) == ("E", 1, "turn")


@pytest.mark.parametrize("terminal", [("simulate", "-n", "1000000")], indirect=True)
def test_a_long_simulation_shows_its_progress_and_can_be_stopped(terminal: Terminal) -> None:
    terminal.wait_for_pattern(r"[1-9]\d*/1000000")
    terminal.type("\x03")
    terminal.wait_for("Stopped after")
    terminal.wait_for("games a second")
    assert terminal.process.wait(30) == 130
