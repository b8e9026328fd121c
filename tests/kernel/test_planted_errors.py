"""The lockstep finds errors that are planted in the kernel; otherwise it would prove nothing."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import marrakech

SOURCE = Path(marrakech.__file__).parent
TESTS = Path(__file__).parent.parent
GAMES = 200
PLAY = """
import sys
import marrakech.kernel
assert marrakech.kernel.__file__.startswith(sys.argv[1]), marrakech.kernel.__file__
from support.lockstep import play_together
play_together(2008, int(sys.argv[2]))
"""


class Planted(NamedTuple):
    """An error: in which file, the right text, and the wrong one."""

    file: str
    right: str
    wrong: str


ERRORS = {
    "the track of an edge": Planted(
        "lookup", "# Of each lay: its two", "END_SQUARE[3, 2, 1] = 2  # c1, not e1\n#"
    ),
    "an area that goes round the edge": Planted("bits", "(area << 1) & NOT_A |", "(area << 1) |"),
    "which whole rugs are spared": Planted(
        "moves", "flat = state.flat_rugs & FLATS_BESIDE[square] & ~free", "flat = 0"
    ),
    "one's own whole rugs": Planted(
        "moves", "free = 0 if state.rules & WHOLE_NOBODY else ", "free = "
    ),
    "a half that is no longer whole": Planted("moves", "(squares | squares >> 7)", "squares"),
    "two halves of one colour": Planted("moves", "if state.rules & HALVES_COLOURS:", "if False:"),
    "payment to an out seat": Planted("moves", "(state.out[owner] == 0)", "(owner >= 0)"),
    "the area of an owner": Planted("moves", "if state.rules & OWNER_AREA else", "if False else"),
    "playing on with nothing": Planted("moves", "and not state.rules & PLAY_ON", ""),
    "the top of a pile": Planted(
        "moves", "state.top[seat] = colour ^ 1", "state.top[seat] = colour"
    ),
    "a pile that alternates": Planted("moves", "and not state.rules & ALTERNATING", ""),
    "whose turn is next": Planted(
        "moves", "if rugs_left(state, seat):\n", "if not state.out[seat]:\n"
    ),
    "the order of going out": Planted(
        "moves", "state.out[seat] = order + 1", "state.out[seat] = 1"
    ),
    "the dirhams of a seat that is out": Planted("moves", "state.dirhams[seat] = 0\n", "pass\n"),
    "the end when one is left": Planted("moves", "if still_in == 1 or turns", "if turns"),
    "having to steer": Planted(
        "transitions", "step == STEER and not state.rules & MAY_STEER", "step == OVER"
    ),
    "steering at the end": Planted("moves", "= STEER if turns_left(state) else OVER", "= STEER"),
    "a tie": Planted("outcome", "merit if state.rules & TIE_SHARED else ", ""),
    "the rank of a seat that is out": Planted("outcome", "state.out[seat] - _BEYOND", "-_BEYOND"),
}
QUICK = ("the order of going out",)


def lockstep_with(planted: Planted | None, folder: Path) -> subprocess.CompletedProcess[str]:
    """Play in lockstep with a copy of the package in which this error is planted."""
    copy = folder / "marrakech"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("site", "__pycache__", "server"))
    if planted:
        path = copy / "kernel" / f"{planted.file}.py"
        text = path.read_text("utf-8")
        assert text.count(planted.right) == 1, "the text has changed"
        path.write_text(text.replace(planted.right, planted.wrong), "utf-8")
    return subprocess.run(
        [sys.executable, "-c", PLAY, str(folder), str(GAMES)],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join((str(folder), str(TESTS))),
            "MARRAKECH_CACHE": str(folder / "cache"),
        },
        capture_output=True,
        text=True,
        timeout=300,
    )


def assert_found(planted: Planted, folder: Path) -> None:
    done = lockstep_with(planted, folder)
    assert done.returncode == 1
    assert "lockstep.py" in done.stderr, done.stderr
    assert "\nAssertionError" in done.stderr, done.stderr


@pytest.mark.long
def test_a_copy_without_an_error_passes(tmp_path: Path) -> None:
    done = lockstep_with(None, tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert list((tmp_path / "cache").rglob("*.nbi"))


@pytest.mark.parametrize("name", QUICK)
def test_a_planted_error_is_found(name: str, tmp_path: Path) -> None:
    assert_found(ERRORS[name], tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("name", sorted({*ERRORS} - {*QUICK}))
def test_every_planted_error_is_found(name: str, tmp_path: Path) -> None:
    assert_found(ERRORS[name], tmp_path)
