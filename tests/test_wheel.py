"""The built wheel, installed into an empty environment, runs the same commands."""

import re
import subprocess
import sys
import tarfile
import time
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest
from command import environment

ROOT = Path(__file__).parent.parent
GAME = ROOT / "tests" / "data" / "games" / "two-default.mrk"
FAIR = ROOT / "tests" / "data" / "dice" / "two-fair.mrk"
START = "7/7/7/7/7/7/7 d4S turn 1 30:r12,30:b12,30:y12,30:g12 -"


def build(folder: Path) -> Path:
    """A folder with the wheel and the source archive in it."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(command, check=True, capture_output=True)
    return folder


def install(folder: Path) -> Path:
    """A folder with the wheel's commands in it."""
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "env", with_pip=True)
    pip = [str(folder / "env" / "bin" / "python"), "-m", "pip", "install", "--quiet"]
    constraints = str(ROOT / "constraints.txt")
    subprocess.run([*pip, "--constraint", constraints, str(wheel)], check=True, capture_output=True)
    return folder


SAYS: tuple[tuple[tuple[str, ...], str], ...] = (
    (("--version",), "marrakech 0.1.0"),
    (("show", START), "Legal: E S W"),
    (("perft", START, "3"), "111"),
    (("editions",), "zh-Hant"),
    (("rules", "aim", "--lang", "de"), "Dirham"),
    (("check", str(GAME)), "fine. 48 turns"),
    (("verify", str(FAIR)), "fine. All 92 rolls and draws"),
    (("replay", str(GAME), "--to", "3"), "Turn 3 of 48"),
    (("simulate", "-n", "5", "--seed", "1"), "5 games of 4 at random"),
    (("play", "-p", "2", "-b", "2", "--seed", "1"), "The game is over"),
)


def runs_every_command(installed: Path, tmp_path: Path) -> None:
    for args, says in SAYS:
        done = subprocess.run(
            [str(installed / "env" / "bin" / "marrakech"), *args],
            capture_output=True,
            text=True,
            env=environment(tmp_path),
            cwd=tmp_path,
            timeout=120,
            stdin=subprocess.DEVNULL,
        )
        assert done.returncode == 0, done.stderr
        assert says in done.stdout


def test_the_archives_hold_what_they_should_and_nothing_else(tmp_path: Path) -> None:
    built = build(tmp_path)
    (wheel,) = built.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[0].split("-")[0] for name in names} == {"marrakech"}
    assert {"marrakech/locales/en/game.ftl", "marrakech/py.typed"} <= set(names)
    assert "marrakech/server/site/index.html" in names
    assert any(re.fullmatch(r"marrakech/server/site/assets/app-\w+\.js", name) for name in names)
    (archive,) = built.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        tops = {name.split("/")[1] for name in opened.getnames() if "/" in name}
        inside = opened.getnames()
    assert {"src", "web", "hatch_build.py", "tests", "docs", "bench", "README.md"} <= tops
    assert not tops & {".venv", "dist", ".git"}
    assert not [name for name in inside if "node_modules" in name or "/server/site/" in name]


def runs_the_game_without_node(installed: Path, tmp_path: Path) -> None:
    """The bare command, in an environment that has no Node and finds no program of the system."""
    binaries = installed / "env" / "bin"
    assert not list(installed.glob("env/lib/*/site-packages/nodejs*"))
    command = [str(binaries / "marrakech"), "--port", "0"]
    bare = environment(tmp_path, PATH=str(binaries))
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=bare, cwd=tmp_path
    ) as server:
        assert server.stdout is not None
        link = re.search(r"http://\S+", server.stdout.readline())
        assert link
        for _ in range(100):
            try:
                with urllib.request.urlopen(f"{link[0]}readyz", timeout=5) as answer:
                    assert answer.status == 200
                    break
            except OSError:
                time.sleep(0.1)
        else:
            pytest.fail("the server never got ready")
        with urllib.request.urlopen(link[0], timeout=5) as answer:
            shell = answer.read().decode()
        script = re.search(r'src="/(assets/app-\w+\.js)"', shell)
        assert script
        with urllib.request.urlopen(link[0] + script[1], timeout=5) as answer:
            assert len(answer.read()) > 1000
        server.terminate()
        assert server.wait(30) == 0


@pytest.mark.long
def test_the_wheel_runs_all_of_it(tmp_path: Path) -> None:
    """One test, since every worker that had a part of it would build and install it anew."""
    for name in ("wheel", "home"):
        (tmp_path / name).mkdir()
    installed = install(build(tmp_path / "wheel"))
    runs_every_command(installed, tmp_path / "home")
    runs_the_game_without_node(installed, tmp_path / "home")
