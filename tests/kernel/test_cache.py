"""Compiled code is cached on disk, in a folder that can be chosen; nothing depends on it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import marrakech
from marrakech.kernel import jit
from marrakech.kernel.jit import code_folder

# Compiles one small function; prints its result, and how often it came from the cache.
FLOOD = """
from marrakech.kernel.bits import flood
print(flood(1, 0b10111), sum(flood.stats.cache_hits.values()))
"""


def flood(cache: Path, code: str = FLOOD) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**os.environ, "MARRAKECH_CACHE": str(cache)},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_what_was_compiled_once_comes_from_the_disk(tmp_path: Path) -> None:
    assert flood(tmp_path) == "7 0\n"
    kept = {path: path.read_bytes() for path in tmp_path.rglob("*.nb?")}
    assert {path.suffix for path in kept} == {".nbi", ".nbc"}
    assert flood(tmp_path) == "7 1\n"
    assert {path: path.read_bytes() for path in tmp_path.rglob("*.nb?")} == kept


def test_where_nothing_can_be_kept_it_is_compiled_each_time(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("a file, not a folder", "utf-8")
    assert flood(taken) == "7 0\n"
    assert flood(taken) == "7 0\n"
    assert list(tmp_path.iterdir()) == [taken]
    assert taken.read_text("utf-8") == "a file, not a folder"


@pytest.mark.parametrize(("ending", "content"), [("nbi", b""), ("nbc", b"junk")])
def test_what_is_broken_on_disk_is_compiled_anew(
    tmp_path: Path, ending: str, content: bytes
) -> None:
    flood(tmp_path)
    (path,) = tmp_path.rglob(f"*.{ending}")
    path.write_bytes(content)
    assert flood(tmp_path) == "7 0\n"
    assert flood(tmp_path) == "7 1\n"


def test_a_disk_that_lets_us_down_later_stops_nobody(tmp_path: Path) -> None:
    gone = f"import marrakech.kernel, shutil; shutil.rmtree({str(tmp_path)!r})" + FLOOD
    assert flood(tmp_path, gone) == "7 0\n"


def test_the_rules_and_the_kernel_are_compiled_anew_when_either_changes(tmp_path: Path) -> None:
    package = Path(marrakech.__file__).parent
    for room in ("rules", "kernel"):
        shutil.copytree(package / room, tmp_path / "marrakech" / room)
    for file in ("__init__.py", "paths.py"):
        shutil.copy(package / file, tmp_path / "marrakech")
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n" + (
        "from marrakech.kernel.jit import code_folder; print(code_folder().name)"
    )
    names = [flood(tmp_path, code)]
    for changed in ("rules/market.py", "kernel/lookup.py"):
        path = tmp_path / "marrakech" / changed
        path.write_text(path.read_text("utf-8") + "# changed\n", "utf-8")
        names.append(flood(tmp_path, code))
    assert len(set(names)) == 3


def test_a_caller_is_compiled_anew_when_a_file_of_its_own_changes(tmp_path: Path) -> None:
    alone = code_folder()
    assert code_folder(Path(jit.__file__).parent) == alone
    (tmp_path / "learner.py").write_text("LIMIT = 1\n", "utf-8")
    first = code_folder(tmp_path)
    (tmp_path / "learner.py").write_text("LIMIT = 2\n", "utf-8")
    assert len({alone, first, code_folder(tmp_path)}) == 3


def test_which_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MARRAKECH_CACHE", "/chosen")
    monkeypatch.setenv("XDG_CACHE_HOME", "/caches")
    monkeypatch.setenv("HOME", "/home/ana")
    state_of_the_source = code_folder().name
    assert len(state_of_the_source) == 16
    for name, folder in (
        ("", "/chosen/kernel"),
        ("MARRAKECH_CACHE", "/caches/marrakech/kernel"),
        ("XDG_CACHE_HOME", "/home/ana/.cache/marrakech/kernel"),
    ):
        monkeypatch.delenv(name, raising=False)
        assert code_folder() == Path(folder, state_of_the_source)


def test_nobody_needs_a_home(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless(path: Path) -> Path:
        raise RuntimeError("Could not determine home directory.")

    for name in ("MARRAKECH_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "expanduser", homeless)
    assert jit._folder() is None
