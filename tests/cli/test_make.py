"""`make play` and `make test` as a newcomer calls them."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
SITE = "src/marrakech/server/site/index.html"


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
@pytest.mark.parametrize(("code", "made"), [(0, 0), (130, 0), (1, 2)])
def test_stopping_with_ctrl_c_is_no_error_to_make(tmp_path: Path, code: int, made: int) -> None:
    command = tmp_path / "marrakech"
    command.write_text(f"#!/bin/sh\nexit {code}\n", "utf-8")
    command.chmod(0o755)
    done = subprocess.run(
        ["make", "--old-file=.venv/.installed", f"--old-file={SITE}", "play", f"BIN={tmp_path}"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=60,
    )
    assert done.returncode == made
    assert ("Error" in done.stderr) == (made > 0)


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
@pytest.mark.parametrize("failing", ["hatch_build.py test", "rulebook ", "--ignore", "nothing"])
def test_tests_that_fail_hide_no_others(tmp_path: Path, failing: str) -> None:
    for name in ("python", "pytest"):
        runner = tmp_path / name
        runner.write_text(
            f'#!/bin/sh\necho "ran $*"\ncase "$* " in *"{failing}"*) exit 1;; esac\n', "utf-8"
        )
        runner.chmod(0o755)
    done_already = [f"--old-file={one}" for one in ("check", "web", "browser")]
    done = subprocess.run(
        ["make", *done_already, "test", f"BIN={tmp_path}"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=60,
    )
    assert done.stdout.count("ran ") == 3
    assert (done.returncode > 0) == (failing != "nothing")
