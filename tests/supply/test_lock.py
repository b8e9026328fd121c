"""The tool that writes down hashes, against an index of our own; `make` insists on them."""

import base64
import hashlib
import json
import os
import shutil
import subprocess
import sys
import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import lock
import pytest

ROOT = Path(__file__).parent.parent.parent
ONE, TWO = "1" * 64, "2" * 64


@contextmanager
def index(kind: str, body: str) -> Iterator[str]:
    """The address of a package index that has one page."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", kind)
            self.end_headers()
            self.wfile.write(body.encode())

        def log_request(self, code: object = "-", size: object = "-") -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Page) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/simple/"
        finally:
            server.shutdown()
            thread.join()


def as_json(files: dict[str, str]) -> tuple[str, str]:
    listed = [
        {"filename": name, "url": f"../{name}", "hashes": {"sha256": sha} if sha else {}}
        for name, sha in files.items()
    ]
    return "application/vnd.pypi.simple.v1+json", json.dumps({"name": "rug", "files": listed})


def as_html(files: dict[str, str]) -> tuple[str, str]:
    links = (
        f'<a href="../../{name}{f"#sha256={sha}" if sha else ""}" data-x="&gt;=3">{name}</a>'
        for name, sha in files.items()
    )
    return "text/html", "".join(links)


FILES = {
    "rug-1.0-py3-none-any.whl": TWO,
    "rug-1.0.tar.gz": ONE,
    "rug-1.0.1.tar.gz": "3" * 64,
    "rug-dev-old_1.0.zip": "4" * 64,
}


@pytest.mark.parametrize("form", [as_json, as_html])
def test_every_file_of_a_version_is_locked_whatever_the_index_speaks(form: object) -> None:
    assert callable(form)
    with index(*form(FILES)) as address:
        text = lock.locked(address, "rug", "1.0")
    assert text == f"rug==1.0 \\\n    --hash=sha256:{ONE} \\\n    --hash=sha256:{TWO}\n"


@pytest.mark.parametrize("form", [as_json, as_html])
@pytest.mark.parametrize("files", [{}, {"rug-1.0.tar.gz": ONE, "rug-1.0-py3-none-any.whl": ""}])
def test_an_index_that_lacks_a_hash_is_refused(form: object, files: dict[str, str]) -> None:
    assert callable(form)
    with (
        index(*form(files)) as address,
        pytest.raises(SystemExit, match=r"lacks files or hashes of rug 1\.0"),
    ):
        lock.locked(address, "rug", "1.0")


def test_the_index_is_the_one_that_pip_has(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    settings = tmp_path / "pip.conf"
    settings.write_text("[global]\nindex-url = http://mirror.example/simple\n", "utf-8")
    monkeypatch.setenv("PIP_CONFIG_FILE", str(settings))
    assert lock.index() == "http://mirror.example/simple"


def wheel(folder: Path, says: str, name: str = "rug", version: str = "1.0", more: str = "") -> Path:
    """A package of one line, as an installable file."""
    info = f"{name}-{version}.dist-info"
    metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n{more}"
    files = {
        f"{name}.py": f"SAYS = {says!r}\n",
        f"{info}/METADATA": metadata,
        f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = ""
    for file, text in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).decode()
        record += f"{file},sha256={digest.rstrip('=')},{len(text)}\n"
    path = folder / f"{name}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for file, text in {**files, f"{info}/RECORD": f"{record}{info}/RECORD,,\n"}.items():
            archive.writestr(zipfile.ZipInfo(file), text)
    return path


def pin(wheel: Path) -> str:
    """Its line in one of the files in requirements/."""
    name, version = wheel.name.split("-")[:2]
    return f"{name}=={version} --hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}\n"


def clone_of_make(folder: Path) -> Path:
    """A folder in which `make` has nothing left to do but install what the tests need."""
    (folder / ".venv").mkdir()
    (folder / ".venv" / ".installed").touch()
    (folder / "requirements").mkdir()
    shutil.copy(ROOT / "Makefile", folder)
    return folder


def make_dev(clone: Path) -> subprocess.CompletedProcess[str]:
    """`make`'s own step, with nothing but the clone's folder to install from."""
    environment = os.environ | {
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": str(clone),
        "PIP_TARGET": str(clone / "installed"),
        "PIP_NO_CACHE_DIR": "1",
    }
    command = ["make", "--old-file=.venv/.installed", ".venv/.installed-dev"]
    return subprocess.run(
        [*command, f"BIN={Path(sys.executable).parent}"],
        capture_output=True,
        text=True,
        cwd=clone,
        env=environment,
        timeout=60,
    )


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
def test_make_refuses_a_wheel_that_was_tampered_with(tmp_path: Path) -> None:
    pinned = pin(wheel(clone_of_make(tmp_path), "salam")).replace("\n", f" --hash=sha256:{ONE}\n")
    (tmp_path / "requirements" / "dev.txt").write_text(pinned, "utf-8")
    wheel(tmp_path, "tampered")
    refused = make_dev(tmp_path)
    assert refused.returncode != 0
    assert "DO NOT MATCH THE HASHES" in refused.stderr
    assert not (tmp_path / "installed" / "rug.py").exists()
    wheel(tmp_path, "salam")
    accepted = make_dev(tmp_path)
    assert accepted.returncode == 0, accepted.stderr
    assert "salam" in (tmp_path / "installed" / "rug.py").read_text("utf-8")


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
def test_a_newer_release_of_what_is_pinned_changes_nothing(tmp_path: Path) -> None:
    """Older pips take the newest of a package whose extra is asked for, and then lack its hash."""
    souk = wheel(clone_of_make(tmp_path), "salam", "souk", more="Requires-Dist: rug[fringe]>=1\n")
    rug = wheel(tmp_path, "old", more="Provides-Extra: fringe\n")
    wheel(tmp_path, "new", version="2.0", more="Provides-Extra: fringe\n")
    (tmp_path / "requirements" / "dev.txt").write_text(pin(souk) + pin(rug), "utf-8")
    made = make_dev(tmp_path)
    assert made.returncode == 0, made.stderr
    assert "old" in (tmp_path / "installed" / "rug.py").read_text("utf-8")


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
def test_make_installs_nothing_without_a_hash() -> None:
    """Every line of the set-up that installs: with hashes, or nothing but this package itself."""
    command = ["make", "--dry-run", "--always-make", ".venv/.installed-dev"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=60, check=True)
    installing = [line for line in done.stdout.splitlines() if "pip" in line and "install" in line]
    assert len(installing) == 3
    for line in installing:
        assert "--require-hashes" in line or line.endswith(
            "--no-deps --no-build-isolation --editable ."
        )
