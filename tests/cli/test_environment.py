"""Commands in an environment that lacks something, or has something wrong in it."""

import subprocess
import sys
from pathlib import Path

import pytest
from support.command import Command, Done, environment

START = "7/7/7/7/7/7/7 d4S turn 1 30:r12,30:b12,30:y12,30:g12 -"
PLAYED = ("play", "--players", "2", "--name", "Ana", "--name", "Ben")
NEED_A_HOME = (PLAYED, ("play", "--continue"), ("backup", "copy.db"), ("serve", "--port", "0"), ())
# A user of the system without an entry in its list of users, as in many containers.
NOBODY = """
import os, pwd, sys
from marrakech.cli import main

def getpwuid(uid):
    raise KeyError(uid)

del os.environ["HOME"]
pwd.getpwuid = getpwuid
sys.argv[0] = "marrakech"
main()
"""


def without_home(folder: Path, *args: str) -> Done:
    done = subprocess.run(
        [sys.executable, "-c", NOBODY, *args],
        capture_output=True,
        text=True,
        timeout=60,
        cwd=folder,
        env=environment(folder),
    )
    return Done(done.returncode, done.stdout, done.stderr)


@pytest.mark.skipif(sys.platform == "win32", reason="users have a profile there")
@pytest.mark.parametrize("args", NEED_A_HOME, ids=" ".join)
def test_a_command_that_needs_a_home_says_so(tmp_path: Path, args: tuple[str, ...]) -> None:
    done = without_home(tmp_path, *args)
    assert done.code == 1
    assert done.err.startswith("Error: ")
    assert "home" in done.err
    assert "Traceback" not in done.err


@pytest.mark.skipif(sys.platform == "win32", reason="users have a profile there")
def test_all_others_do_without(tmp_path: Path) -> None:
    assert without_home(tmp_path, "show", START).code == 0
    assert without_home(tmp_path, "simulate", "-n", "1").code == 0
    assert without_home(tmp_path, *PLAYED, "--save", "evening.mrk").code == 0


@pytest.mark.parametrize("args", NEED_A_HOME[:1] + NEED_A_HOME[2:], ids=" ".join)
def test_a_home_in_which_nothing_can_be_written(marrakech: Command, args: tuple[str, ...]) -> None:
    (marrakech.home / "file").touch()
    done = marrakech(*args, HOME=str(marrakech.home / "file"), MARRAKECH_PORT="0")
    assert done.code == 1
    assert done.err.startswith("Error: ")
    assert "Traceback" not in done.err


@pytest.mark.parametrize("args", [("bench", "--help"), ("show", START), ("editions",)])
def test_a_bad_setting_stops_no_command_that_has_no_use_for_it(
    marrakech: Command, args: tuple[str, ...]
) -> None:
    done = marrakech(*args, MARRAKECH_PORT="many", MARRAKECH_GRACE="long")
    assert (done.code, done.err) == (0, "")


@pytest.mark.parametrize("args", [(), ("serve",)], ids=" ".join)
def test_a_bad_setting_stops_the_commands_that_use_it(
    marrakech: Command, args: tuple[str, ...]
) -> None:
    done = marrakech(*args, MARRAKECH_PORT="many")
    assert done.code == 2
    assert "--port" in done.err
    assert "MARRAKECH_PORT" in done.err


def test_a_command_that_does_not_exist_is_named_before_a_bad_setting(marrakech: Command) -> None:
    done = marrakech("sow", MARRAKECH_PORT="many")
    assert done.code == 2
    assert "sow" in done.err
