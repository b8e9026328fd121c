"""The example engine: short, of the standard library and the rules alone, and no fool."""

import ast
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from support.command import environment
from support.engine_programs import EXAMPLE, QUICK, command

from marrakech import editions, outcome, start
from marrakech.arena import play_out
from marrakech.bots import Bot, RandomBot
from marrakech.bots.engines import EngineBot

TEXT = EXAMPLE.read_text("utf-8")


def test_it_has_sixty_lines_at_most() -> None:
    assert len(TEXT.splitlines()) <= 60


def test_it_needs_the_standard_library_and_the_rules() -> None:
    needed = {
        node.module if isinstance(node, ast.ImportFrom) else node.names[0].name
        for node in ast.walk(ast.parse(TEXT))
        if isinstance(node, ast.Import | ast.ImportFrom)
    }
    assert needed == {"sys", "marrakech"}


@pytest.mark.parametrize("edition", ["default", "en+variant", "cs"])
def test_it_plays_whole_games_and_wins_most_of_them(edition: str) -> None:
    random, wins = Random(1), 0.0
    bot = EngineBot(command(EXAMPLE), QUICK)
    try:
        assert bot.name == "coverer"
        for seat in (0, 1) * 5:
            bots: list[Bot] = [RandomBot(random)]
            bots.insert(seat, bot)
            final = play_out(start(2, editions[edition].ruleset), bots, random).final
            winners = outcome(final).winners
            wins += (seat + 1 in winners) / len(winners)
    finally:
        bot.close()
    assert wins > 7


def test_it_speaks_the_whole_protocol(tmp_path: Path) -> None:
    position = "7/7/2r>r<3/7/7/7/7 c4N turn 2 30:r11,30:b12,30:y12 -"
    said = ["marrakech", "setoption name x value 1", "newgame", "go", f"position {position}"]
    said += ["go infinite", "isready", "stop", "stop", "go movetime 5", "castle", "position x"]
    done = subprocess.run(
        [sys.executable, str(EXAMPLE)],
        input="\n".join([*said, "quit", "isready"]) + "\n",
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        timeout=60,
    )
    told = [line for line in done.stdout.splitlines() if not line.startswith("info ")]
    assert (done.returncode, done.stderr) == (0, "")
    assert [line.partition(" ")[0] for line in told] == [
        *["id", "id", "marrakechok"],
        *["error", "readyok", "bestaction", "bestaction", "error", "error"],
    ]
