"""A kind of event, command or message that is added and not handled fails the checks."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import typescript

import hatch_build

ROOT = Path(__file__).parent.parent.parent
EVENT = '''

class Yawned(Body, tag="yawned", frozen=True):
    """Somebody has yawned."""

    seat: int

'''
COMMAND = EVENT.replace("Yawned(Body", "Yawned(CommandBody")


@pytest.mark.parametrize(
    ("module", "planted", "union", "handled_in"),
    [
        ("events", EVENT, "AnyBody: TypeAlias = (\n    Created", "folding"),
        ("commands", COMMAND, "ClientCommand: TypeAlias = (\n    Sit", "decider"),
    ],
)
def test_a_planted_kind_fails_the_type_check_of_python(
    tmp_path: Path, module: str, planted: str, union: str, handled_in: str
) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("site", "*.ftl"))
    room = tmp_path / "src" / "marrakech" / "table"
    definitions = room / f"{module}.py"
    text = definitions.read_text("utf-8")
    assert union in text
    head, place, rest = text.partition(union)
    definitions.write_text(f"{head}{planted}{place}\n    | Yawned{rest}", "utf-8")
    checked = ("--strict", "--follow-imports=silent", str(room / f"{handled_in}.py"))
    cache = ("--cache-dir", str(tmp_path / "cache"))
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *cache, *checked],
        cwd=tmp_path,
        env={"MYPYPATH": "src", "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "assert_never" in done.stdout, done.stdout + done.stderr
    assert "Yawned" in done.stdout


PLANTED = """
/** Somebody has yawned. */
export interface Yawned {
  KEY: "yawned";
  number: number;
  at: number;
}
"""


@pytest.mark.parametrize(
    ("union", "key", "complains"),
    [
        (
            "TableEvent",
            "kind",
            ("components/eventText.ts", "components/turns.ts", "live/tableReducer.ts"),
        ),
        ("ServerMessage", "t", ("live/liveTable.ts",)),
    ],
)
def test_a_planted_kind_fails_the_type_check_of_the_page(
    tmp_path: Path, union: str, key: str, complains: tuple[str, ...]
) -> None:
    shutil.copytree(ROOT / "web" / "src", tmp_path / "src")
    shutil.copy(ROOT / "web" / "tsconfig.json", tmp_path)
    (tmp_path / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    text = typescript.typescript()
    place = f"export type {union} =\n"
    assert place in text
    planted = text.replace(place, f"{PLANTED.replace('KEY', key)}\n{place}  | Yawned\n")
    (tmp_path / "src" / "api" / "wire.ts").write_text(planted, "utf-8")
    node = hatch_build.node_binary()
    compiler = ROOT / "web" / "node_modules" / "typescript" / "bin" / "tsc"
    done = subprocess.run(
        [node, compiler, "--noEmit", "-p", tmp_path], capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert all(file in done.stdout for file in complains), done.stdout
    assert "Yawned" in done.stdout


def test_the_page_repeats_no_type_of_what_is_sent() -> None:
    """Requests, responses and messages are defined in Python alone; the page gives them names."""
    folder = ROOT / "web" / "src" / "api"
    for file in ("types.ts", "endpoints.ts", "device.ts", "request.ts"):
        assert "interface " not in (folder / file).read_text("utf-8"), file
    endpoints = (folder / "endpoints.ts").read_text("utf-8")
    assert not re.search(r"ask<(?!wire\.|Response>)|post<(?!wire\.|Response, Request>)", endpoints)


def test_the_types_need_nothing_but_the_build_requirements() -> None:
    """No package that the build does not install before it writes them."""
    wanted = "import sys, typescript; print(*sys.modules)"
    found = subprocess.run(
        [sys.executable, "-c", wanted],
        cwd=ROOT / "tools",
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    foreign = {"numpy", "numba", "fastapi", "pydantic", "sqlalchemy", "starlette", "fluent"}
    assert not foreign & set(found)
