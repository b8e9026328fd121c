"""What is installed is pinned by version and by hash, and comes from whichever index one has."""

import json
import re
import tomllib
from pathlib import Path

import lock
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent.parent
PARTS = ("run", "build", "dev")
PIN = re.compile(r"([a-z0-9-]+)==(\S+)((?: \\\n    --hash=sha256:[0-9a-f]{64})+)\n")


def pins(part: str) -> dict[str, str]:
    """The versions in one of the files; nothing else may be in it."""
    text = (ROOT / "requirements" / f"{part}.txt").read_text("utf-8")
    comment, _, rest = text.partition("\n")
    assert comment.startswith("# ")
    assert PIN.sub("", rest) == ""
    return {name: version for name, version, _ in PIN.findall(rest)}


def test_the_three_files_together_pin_what_the_constraints_say() -> None:
    files = [pins(part) for part in PARTS]
    together = {name: version for file in files for name, version in file.items()}
    assert together == lock.pinned()
    assert len(together) == sum(len(file) for file in files)  # and each package once


def test_each_file_holds_what_is_needed_for_its_part() -> None:
    """So `pip --require-hashes` finds a hash for everything, on every Python that we support."""
    assert {part: set(pins(part)) for part in PARTS} == lock.parts()


def test_the_pinned_versions_are_the_ones_that_the_package_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    asked = [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *project["project"]["optional-dependencies"]["postgresql"],
        *project["project"]["optional-dependencies"]["dev"],
    ]
    for one in map(Requirement, asked):
        assert lock.pinned()[canonicalize_name(one.name)] in one.specifier, str(one)


def test_every_package_of_the_page_has_a_hash_and_no_address() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert len(packages) > 10
    for path, package in packages.items():
        assert "resolved" not in package, path
        assert not path or re.fullmatch(r"sha512-[\w+/]{86}==", package["integrity"]), path


def test_the_container_is_made_of_nothing_that_is_not_pinned() -> None:
    lines = (ROOT / "Containerfile").read_text("utf-8").splitlines()
    bases = {line.split()[1] for line in lines if line.startswith("FROM")}
    (base,) = bases
    assert re.fullmatch(r"python:3\.13-slim@sha256:[0-9a-f]{64}", base)
    installing = [line for line in lines if "pip install" in line]
    assert len(installing) == 3
    for line in installing:
        assert "--require-hashes" in line or "--no-deps --no-build-isolation ." in line


def test_the_container_takes_nothing_that_was_built_outside() -> None:
    """Packages of the page that lie here already would not be checked against their hashes."""
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    assert {"web/node_modules", "src/marrakech/server/site", ".venv", ".git"} <= set(ignored)


@pytest.mark.parametrize(
    ("file", "version"),
    [
        ("numpy-2.4.6-cp311-cp311-manylinux_2_28_x86_64.whl", "2.4.6"),
        ("fluent_runtime-0.4.0.tar.gz", "0.4.0"),
        ("fluent.runtime-0.4.0.zip", "0.4.0"),
        ("numpy-2.4.6.exe", None),
    ],
)
def test_the_version_in_the_name_of_a_file(file: str, version: str | None) -> None:
    assert lock.version_of(file) == version
