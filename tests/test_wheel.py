"""The built wheel, installed into an empty environment, runs the same commands."""

import json
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
import sbom
from support.command import environment

from marrakech import __version__

ROOT = Path(__file__).parent.parent
GAME = ROOT / "tests" / "data" / "games" / "two-default.mrk"
FAIR = ROOT / "tests" / "data" / "dice" / "two-fair.mrk"
INFO = f"marrakech-{__version__}.dist-info"
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
    locked = ("--require-hashes", "--requirement", str(ROOT / "requirements" / "run.txt"))
    for what in (locked, (str(wheel),)):
        subprocess.run([*pip, "--no-deps", *what], check=True, capture_output=True)
    subprocess.run([*pip[:3], "check"], check=True, capture_output=True)
    return folder


SAYS: tuple[tuple[tuple[str, ...], str], ...] = (
    (("--version",), "marrakech 0.1.0"),
    (("show", START), "Allowed: E S W"),
    (("perft", START, "3"), "111"),
    (("editions",), "zh-Hant"),
    (("rules", "aim", "--lang", "de"), "Dirham"),
    (("check", str(GAME)), "fine. 48 turns"),
    (("verify", str(FAIR)), "fine. All 92 rolls and draws"),
    (("replay", str(GAME), "--to", "3"), "Turn 3 of 48"),
    (("simulate", "-n", "5", "--seed", "1"), "5 games with 4 players, all playing at random"),
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


def in_wheel(built: Path, path: str) -> str:
    """A text in the wheel."""
    (wheel,) = built.glob("*.whl")
    return zipfile.ZipFile(wheel).read(path).decode()


def holds_what_it_should_and_nothing_else(built: Path) -> None:
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
    assert {"training/README.md", "training/learn.py"} <= {
        name.partition("/")[2] for name in inside
    }
    assert {"tools", "requirements", "constraints.txt", "Containerfile", "SECURITY.md"} <= tops
    assert not tops & {".venv", "dist", ".git"}
    assert not [name for name in inside if "node_modules" in name or "/server/site/" in name]


def brings_the_licences_of_all_that_it_bundles(built: Path) -> None:
    site = "marrakech/server/site"
    notices = in_wheel(built, f"{site}/licences.txt")
    bundled = json.loads(in_wheel(built, f"{site}/site.json"))["packages"]
    assert len(bundled) > 10
    for one in bundled:
        assert f"\n{one['name']} {one['version']} ({one['license']})\n" in notices
    path = f"src/{site}/licences.txt"
    assert f"\nLicense-File: {path}\n" in in_wheel(built, f"{INFO}/METADATA")
    assert in_wheel(built, f"{INFO}/licenses/{path}") == notices


def lists_what_it_is_made_of(built: Path) -> None:
    told = json.loads(in_wheel(built, f"{INFO}/sboms/marrakech.cdx.json"))
    assert (told["bomFormat"], told["specVersion"], told["version"]) == ("CycloneDX", "1.6", 1)
    assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", told["serialNumber"])
    assert "timestamp" not in told["metadata"]
    listed = {one["purl"]: one for one in told["components"]}
    assert len(listed) == len(told["components"])
    for purl, one in listed.items():
        assert {"type", "name", "version", "bom-ref"} <= set(one)
        assert (one["type"], one["bom-ref"]) == ("library", purl)
        if purl.startswith("pkg:npm/"):
            (digest,) = one["hashes"]
            assert digest["alg"] == "SHA-512"
            assert re.fullmatch("[0-9a-f]{128}", digest["content"])
            assert one["licenses"][0]["license"]["id"] in ("MIT", "Apache-2.0", "OFL-1.1")
    (own,) = told["dependencies"]
    assert (
        own["ref"]
        == told["metadata"]["component"]["bom-ref"]
        == f"pkg:pypi/marrakech@{__version__}"
    )
    assert set(own["dependsOn"]) == set(listed)


def gives_the_same_list_for_the_same_source(built: Path) -> None:
    """The wheel was built from the source archive, elsewhere and earlier."""
    again = json.dumps(sbom.document(__version__), indent=2) + "\n"
    assert in_wheel(built, f"{INFO}/sboms/marrakech.cdx.json") == again


def lists_every_bundled_and_every_needed_package(built: Path) -> None:
    told = json.loads(in_wheel(built, f"{INFO}/sboms/marrakech.cdx.json"))
    purls = {one["purl"] for one in told["components"]}
    bundled = json.loads(in_wheel(built, "marrakech/server/site/site.json"))["packages"]
    npm = {f"pkg:npm/{one['name'].replace('@', '%40')}@{one['version']}" for one in bundled}
    assert npm == {one for one in purls if one.startswith("pkg:npm/")}
    needed = re.findall(
        r"^Requires-Dist: ([\w.-]+)(?!.*extra ==)", in_wheel(built, f"{INFO}/METADATA"), re.M
    )
    assert len(needed) > 10
    for name in needed:
        assert any(one.startswith(f"pkg:pypi/{name.lower()}@") for one in purls), name


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


def test_the_archives_hold_what_they_should_and_nothing_else(tmp_path: Path) -> None:
    """One test, as below: the archives are built once."""
    built = build(tmp_path)
    holds_what_it_should_and_nothing_else(built)
    brings_the_licences_of_all_that_it_bundles(built)
    lists_what_it_is_made_of(built)
    gives_the_same_list_for_the_same_source(built)
    lists_every_bundled_and_every_needed_package(built)


@pytest.mark.long
def test_the_wheel_runs_all_of_it(tmp_path: Path) -> None:
    """One test, since every worker that had a part of it would build and install it anew."""
    for name in ("wheel", "home"):
        (tmp_path / name).mkdir()
    installed = install(build(tmp_path / "wheel"))
    runs_every_command(installed, tmp_path / "home")
    runs_the_game_without_node(installed, tmp_path / "home")
