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


OF_THE_PAGE = "hatch_build.py test"
OF_THE_RULES = " tests/rules tests/rulebook"
OF_THE_REST = "--ignore=tests/rules --ignore"
ALONE = "--last-failed"


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
@pytest.mark.parametrize(
    ("failing", "again", "made"),
    [
        ((), False, 0),
        ((OF_THE_PAGE,), False, 2),
        ((OF_THE_RULES,), False, 2),
        ((OF_THE_REST,), True, 0),
        ((OF_THE_REST, ALONE), True, 2),
    ],
)
def test_tests_that_fail_hide_no_others(
    tmp_path: Path, failing: tuple[str, ...], again: bool, made: int
) -> None:
    cases = "".join(f'*"{part}"*) exit 1;; ' for part in failing)
    for name in ("python", "pytest"):
        runner = tmp_path / name
        runner.write_text(f'#!/bin/sh\necho "ran $*"\ncase "$* " in {cases}*) ;; esac\n', "utf-8")
        runner.chmod(0o755)
    done_already = [f"--old-file={one}" for one in ("check", "web", "browser")]
    done = subprocess.run(
        ["make", *done_already, "test", f"BIN={tmp_path}"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=60,
    )
    ran = [line for line in done.stdout.splitlines() if line.startswith("ran ")]
    everything = (OF_THE_PAGE, OF_THE_RULES, OF_THE_REST) + (ALONE,) * again
    assert len(ran) == len(everything)
    assert all(part in line for part, line in zip(everything, ran, strict=True))
    assert done.returncode == made
