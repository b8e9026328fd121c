"""Every package that is imported is declared, and does not just come along with another one."""

import ast
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
TO_RUN = PROJECT["project"]["dependencies"]
TO_DEVELOP = PROJECT["project"]["optional-dependencies"]["dev"]
FOR_POSTGRESQL = PROJECT["project"]["optional-dependencies"]["postgresql"]
TO_BUILD = PROJECT["build-system"]["requires"]
TO_TRAIN = PROJECT["project"]["optional-dependencies"]["training"]
INSTALLED = {"marrakech"}
OURS = (
    INSTALLED
    | {"support", "training"}
    | {path.stem for folder in (".", "tools", "bench") for path in (ROOT / folder).glob("*.py")}
)
BY_NAME_ONLY = {"uvloop"}  # uvicorn loads it by its name


def imported(files: Iterable[Path], ours: set[str] = OURS) -> set[str]:
    """The distributions that these files import; a namespace stands for each that shares it."""
    modules = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                modules |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                modules.add(node.module)
    found = {name.partition(".")[0] for name in modules} - sys.stdlib_module_names - ours
    distributions = packages_distributions()
    # PyTorch is not installed for the tests; its distribution has the name of its module.
    return {canonicalize_name(one) for name in found for one in distributions.get(name, [name])}


def declared(*lists: list[str]) -> set[str]:
    return {canonicalize_name(Requirement(text).name) for texts in lists for text in texts}


def test_the_package_declares_what_it_imports_and_nothing_else() -> None:
    found = imported((ROOT / "src").rglob("*.py"), INSTALLED)
    assert {"numba", "fluent-runtime", "platformdirs"} <= found
    assert found == declared(TO_RUN, FOR_POSTGRESQL) - BY_NAME_ONLY


@pytest.mark.parametrize("folder", ["tests", "tools", "bench", "examples", "docs"])
def test_what_is_imported_beside_the_package_is_declared_too(folder: str) -> None:
    found = imported((ROOT / folder).rglob("*.py"))
    assert found <= declared(TO_RUN, TO_DEVELOP)


def test_only_training_imports_what_is_for_training() -> None:
    found = imported((ROOT / "training").rglob("*.py"))
    assert found <= declared(TO_RUN, TO_TRAIN)
    assert declared(TO_TRAIN) <= found
    assert not declared(TO_TRAIN) & declared(TO_RUN, TO_DEVELOP)


def test_the_build_imports_only_what_it_requires() -> None:
    files = [ROOT / "hatch_build.py", ROOT / "tools" / "typescript.py", ROOT / "tools" / "sbom.py"]
    assert imported(files) <= declared(TO_BUILD)


def test_no_part_of_the_server_may_pick_a_store_but_its_assembly() -> None:
    contracts = PROJECT["tool"]["importlinter"]["contracts"]
    bound = next(one for one in contracts if one["name"].startswith("The server is bound to ports"))
    server = ROOT / "src" / "marrakech" / "server"
    parts = {path.stem for path in server.iterdir() if (path / "__init__.py").exists()}
    parts |= {path.stem for path in server.glob("*.py")}
    expected = parts - {"__init__", "app", "runner", "storage"}
    assert set(bound["source_modules"]) == {f"marrakech.server.{part}" for part in expected}
