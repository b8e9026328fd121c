"""Writes the files in requirements/: every pinned package with the SHA-256 of each of its files.

Versions come from constraints.txt, hashes from the package index that pip is configured with, and
the dependencies of each package from what is installed here. `make lock` runs it.
"""

import json
import re
import subprocess
import sys
import tomllib
import urllib.request
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from html.parser import HTMLParser
from importlib.metadata import distribution
from pathlib import Path
from urllib.parse import unquote, urlsplit

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_sdist_filename, parse_wheel_filename

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "requirements"
# Everything that any of these needs is pinned. On Windows there is no `make`.
ENVIRONMENTS = [
    {
        "python_version": f"3.{minor}",
        "python_full_version": f"3.{minor}.0",
        "sys_platform": platform,
    }
    for minor in range(11, 15)
    for platform in ("linux", "darwin")
]
ACCEPTED = "application/vnd.pypi.simple.v1+json, text/html;q=0.5"
SHA256 = re.compile(r"[0-9a-f]{64}")


def pinned() -> dict[str, str]:
    """Each package of constraints.txt with its version."""
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pairs = (line.split("==") for line in lines if line and not line.startswith("#"))
    return {canonicalize_name(name): version for name, version in pairs}


def needed_by(texts: Iterable[str]) -> set[str]:
    """The packages that these requirements lead to, however deep, in any of our environments."""
    found: set[str] = set()
    waiting = [Requirement(text) for text in texts]
    while waiting:
        one = waiting.pop()
        name = canonicalize_name(one.name)
        known = f"{name}[{','.join(sorted(one.extras))}]"
        if known in found:
            continue
        found |= {name, known}
        for text in distribution(name).requires or ():
            further = Requirement(text)
            if any(_applies(further, extra) for extra in ("", *one.extras)):
                waiting.append(further)
    return {name for name in found if "[" not in name}


def _applies(requirement: Requirement, extra: str) -> bool:
    marker = requirement.marker
    return marker is None or any(marker.evaluate({**one, "extra": extra}) for one in ENVIRONMENTS)


def parts() -> dict[str, set[str]]:
    """What is needed to run, with whichever database, then what else to build, then what else to
    test."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = project["project"]["optional-dependencies"]
    run = needed_by([*project["project"]["dependencies"], *extras["postgresql"]])
    build = needed_by([*project["build-system"]["requires"], "editables"]) - run
    dev = needed_by(extras["dev"]) - run - build
    return {"run": run, "build": build, "dev": dev}


class Links(HTMLParser):
    """The links on a page of an index that speaks no JSON."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep where it leads."""
        self.found += [unescape(value) for name, value in attrs if name == "href" and value]


def index() -> str:
    """The address of the index that pip uses."""
    pip = [sys.executable, "-m", "pip"]
    set_up = subprocess.run(  # noqa: S603
        [*pip, "config", "get", "global.index-url"], capture_output=True, text=True, check=False
    )
    if set_up.returncode == 0:
        return set_up.stdout.strip()
    told = subprocess.run([*pip, "install", "--help"], capture_output=True, text=True, check=True)  # noqa: S603
    usual = re.search(r"--index-url.*?\(default\s+(\S+?)\)", told.stdout, re.DOTALL)
    if usual is None:
        sys.exit("lock.py: pip does not say which index it uses; set it with `pip config`")
    return usual[1]


def files(address: str, name: str) -> Iterator[tuple[str, str]]:
    """Every file that the index has of a package, with its SHA-256."""
    asked = urllib.request.Request(  # noqa: S310
        f"{address.rstrip('/')}/{name}/", headers={"accept": ACCEPTED}
    )
    with urllib.request.urlopen(asked, timeout=60) as answer:  # noqa: S310
        text = answer.read().decode()
        if "json" in answer.headers["content-type"]:
            for file in json.loads(text)["files"]:
                yield file["filename"], file["hashes"].get("sha256", "")
            return
    for link in Links(text).found:
        parsed = urlsplit(link)
        yield unquote(Path(parsed.path).name), parsed.fragment.removeprefix("sha256=")


def version_of(file: str) -> str | None:
    """The version in the name of a file; None for what pip would not install."""
    if file.endswith(".whl"):
        return str(parse_wheel_filename(file)[1])
    if file.endswith((".tar.gz", ".zip")):
        return str(parse_sdist_filename(file)[1])
    return None


def locked(address: str, name: str, version: str) -> str:
    """A package's lines: its version and a hash for every file of it."""
    found = {sha for file, sha in files(address, name) if _is_of(file, version)}
    if not found or not all(SHA256.fullmatch(sha) for sha in found):
        sys.exit(f"lock.py: the index lacks files or hashes of {name} {version}")
    hashes = "".join(f" \\\n    --hash=sha256:{sha}" for sha in sorted(found))
    return f"{name}=={version}{hashes}\n"


def _is_of(file: str, version: str) -> bool:
    try:
        return version_of(file) == version
    except ValueError:  # a name from before there were rules for names
        return False


def main() -> None:
    """Write the three files."""
    versions, needed, address = pinned(), parts(), index()
    listed = set().union(*needed.values())
    if listed != set(versions):
        sys.exit(f"lock.py: constraints.txt is not what is needed: {listed ^ set(versions)}")
    FOLDER.mkdir(exist_ok=True)
    with ThreadPoolExecutor(8) as pool:
        for part, names in needed.items():
            texts = pool.map(lambda name: locked(address, name, versions[name]), sorted(names))
            head = "# Written by tools/lock.py (`make lock`) from constraints.txt.\n"
            (FOLDER / f"{part}.txt").write_text(head + "".join(texts), "utf-8")


if __name__ == "__main__":
    main()
