"""Strong bots at the terminal: what they need is made ready first, and a seed still counts."""

from pathlib import Path

import pytest
from support.command import Command
from support.terminal import Terminal


@pytest.mark.parametrize(
    "terminal", [("play", "-p", "2", "--name", "Ana", "--bot", "master")], indirect=True
)
def test_a_strong_bot_says_that_it_is_getting_ready_and_then_plays(terminal: Terminal) -> None:
    terminal.wait_for("The bots are getting ready.")
    terminal.wait_for("Ana: which way?")
    terminal.press("\x03", until="--resume")
    assert terminal.process.wait(60) == 130


@pytest.mark.long
def test_a_strong_bot_plays_the_same_game_with_the_same_seed(
    marrakech: Command, tmp_path: Path
) -> None:
    marrakech.patience = 900  # a minute's work for a core that has nothing else to do
    for name in ("a.mrk", "b.mrk"):
        args = ("-p", "2", "-b", "2", "--bot", "master", "--seed", "9", "--save", name)
        done = marrakech("play", *args, "-e", "en")
        assert (done.code, done.err) == (0, "")
    first, second = ((tmp_path / name).read_text("utf-8") for name in ("a.mrk", "b.mrk"))
    assert first == second
    assert '[Bot2 "master"]' in first
