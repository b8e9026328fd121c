"""Slow modules are loaded only by the commands that need them."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from typer.core import TyperGroup

from marrakech.cli import app

HEAVY = ("numpy", "numba", "llvmlite", "matplotlib", "openskill", "marrakech.kernel")
START = "7/7/7/7/7/7/7 d4S turn 1 30:r12,30:b12,30:y12,30:g12 -"
# Calls commands one after the other in one process, and says what was loaded after each of them.
CALL = """
import io, json, sys
from contextlib import redirect_stdout
from marrakech.cli import app
loaded = {}
for arguments in json.loads(sys.argv[1]):
    with redirect_stdout(io.StringIO()) as said:
        try:
            app(arguments)
        except SystemExit as end:
            assert not end.code, (arguments, end.code)
    assert said.getvalue(), arguments
    loaded[" ".join(arguments)] = sorted({*sys.argv[2:]} & {*sys.modules})
print(json.dumps(loaded))
"""


def python(*arguments: str, folder: Path) -> str:
    return subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, check=True, cwd=folder
    ).stdout


@pytest.mark.parametrize("module", ["marrakech", "marrakech.bots", "marrakech.cli"])
def test_importing(module: str, tmp_path: Path) -> None:
    code = f"import {module}, sys; print({{*sys.argv}} & {{*sys.modules}} or 'nothing')"
    assert python("-c", code, *HEAVY, folder=tmp_path) == "nothing\n"


def test_the_kernel_is_heavy(tmp_path: Path) -> None:
    """Or else the tests beside this one could not fail."""
    code = "import marrakech.kernel, sys; print(len({*sys.argv} & {*sys.modules}))"
    assert python("-c", code, *HEAVY, folder=tmp_path) == "4\n"


def test_commands_that_need_none_of_it(tmp_path: Path) -> None:
    command = typer.main.get_command(app)
    assert isinstance(command, TyperGroup)
    calls = [
        ["--help"],
        ["--version"],
        *([name, "--help"] for name in command.commands),
        ["editions"],
        ["show", START],
        ["perft", START, "3"],
        ["simulate", "-n", "2"],
        ["engine", "--bot", "greedy"],
    ]
    done = subprocess.run(
        [sys.executable, "-c", CALL, json.dumps(calls), *HEAVY],
        input="isready\nuci\nquit\n",
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    loaded = json.loads(done.stdout.splitlines()[-1])
    assert loaded == {" ".join(call): [] for call in calls}


def test_a_contest_of_bots_that_do_not_look_ahead_loads_no_compiler(tmp_path: Path) -> None:
    call = ["arena", "random", "greedy", "-n", "2", "--jobs", "1"]
    said = python("-c", CALL, json.dumps([call]), "numba", "matplotlib", folder=tmp_path)
    assert json.loads(said.splitlines()[-1]) == {" ".join(call): []}
