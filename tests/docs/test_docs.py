"""The docs tell the truth: their code is run, their links lead somewhere, they name every flag."""

import ast
import doctest
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from support.command import environment
from typer.core import TyperGroup, TyperOption

import marrakech
from marrakech.cli import app

ROOT = Path(__file__).parent.parent.parent
PAGES = [
    page for folder in (".", "docs/**", "training") for page in sorted(ROOT.glob(f"{folder}/*.md"))
]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"`((?:[\w.-]+/)+[\w-]+\.(?:py|tsx?|mjs|css|md|json|toml|txt))`")
GENERATED = {"web/src/api/wire.ts"}  # by the build, and never committed


def blocks(document: Path, language: str) -> list[str]:
    return [code for kind, code in BLOCK.findall(document.read_text("utf-8")) if kind == language]


def having(language: str) -> list[Path]:
    return [document for document in PAGES if blocks(document, language)]


def name_of(document: Path) -> str:
    return document.relative_to(ROOT).as_posix()


@pytest.mark.usefixtures("kernel_ready")
@pytest.mark.parametrize("document", having("python"), ids=name_of)
def test_python_in_the_docs(document: Path) -> None:
    code = "\n".join(blocks(document, "python"))
    test = doctest.DocTestParser().get_doctest(code, {}, document.name, str(document), 0)
    assert test.examples
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append)
    assert not said, "".join(said)


@pytest.mark.usefixtures("kernel_ready")
@pytest.mark.parametrize("document", having("console"), ids=name_of)
def test_commands_in_the_docs(document: Path, tmp_path: Path) -> None:
    """Each command's output is what the page shows; a line of … stands for any lines."""
    path = f"{Path(sys.executable).parent}:{environment(tmp_path)['PATH']}"
    for block in blocks(document, "console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, shown = part.partition("\n")
            done = subprocess.run(
                ["bash", "-c", command],
                capture_output=True,
                text=True,
                cwd=tmp_path,
                env=environment(tmp_path, PATH=path, COLUMNS="80"),
                timeout=60,
            )
            said = re.sub(r" +$", "", done.stdout + done.stderr, flags=re.MULTILINE)
            pattern = re.escape(shown).replace("…\\\n", "(?:.*\\n)*?")
            assert re.fullmatch(pattern, said), f"{command}\n{said}"


@pytest.mark.parametrize("document", PAGES, ids=name_of)
def test_links_and_pictures_exist(document: Path) -> None:
    text = document.read_text("utf-8")
    for target in re.findall(r"\]\(([^)#]+)\)|src=\"([^\"]+)\"", text):
        assert (document.parent / "".join(target)).exists(), target


@pytest.mark.parametrize("document", PAGES, ids=name_of)
def test_files_that_a_page_names_exist(document: Path) -> None:
    """In the repository or in the package; CODE stands for a language."""
    for name in set(FILE.findall(document.read_text("utf-8"))) - GENERATED:
        path = name.replace("CODE", "fr")
        assert (ROOT / path).exists() or (ROOT / "src" / "marrakech" / path).exists(), name


def test_every_flag_is_in_the_docs() -> None:
    document = (ROOT / "docs" / "commands.md").read_text("utf-8")
    command = typer.main.get_command(app)
    assert isinstance(command, TyperGroup)
    sections = dict(
        re.findall(r"^## ([\w-]+)\n(.*?)(?=^## |\Z)", document, re.MULTILINE | re.DOTALL)
    )
    assert set(sections) == set(command.commands)
    for name, sub in command.commands.items():
        for parameter in sub.params:
            for flag in parameter.opts if isinstance(parameter, TyperOption) else ():
                assert f"`{flag}`" in sections[name] or flag == "--help", f"{name} {flag}"


def test_every_make_target_that_the_docs_name_exists() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for document in PAGES:
        for target in re.findall(
            r"(?:^|`)make ([a-z-]+)", document.read_text("utf-8"), re.MULTILINE
        ):
            assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def tables_of_map(kind: str) -> list[tuple[str, list[list[str]]]]:
    """The map's tables of files or folders: of what folder, and the names in each row."""
    document = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    tables = re.findall(
        rf"^\| {kind} of `([\w/]+)` \|.*\n\|[- |]+\n((?:\|.*\n)+)", document, re.MULTILINE
    )
    assert tables
    return [
        (folder, [re.findall(r"`([\w./]+)`", row.split(" | ")[0]) for row in rows.splitlines()])
        for folder, rows in tables
    ]


def rows_of_map(kind: str) -> list[tuple[str, str]]:
    """The folder and name of everything in the map's tables of files or folders."""
    return [
        (folder, name) for folder, rows in tables_of_map(kind) for names in rows for name in names
    ]


def imports_of(file: Path, package: str) -> set[str]:
    """The modules of a package that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = {f"{node.module}.{one.name}" for one in node.names} | {node.module}
        elif isinstance(node, ast.Import):
            names = {one.name for one in node.names}
        else:
            continue
        found |= {name.split(".")[2] for name in names if name.startswith(f"{package}.")}
    return found


def test_the_map_names_every_layer_and_every_module_once() -> None:
    document = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    package = Path(marrakech.__file__).parent
    for path in package.glob("*/__init__.py"):
        assert f"\n| `{path.parent.name}` |" in document, path.parent.name
    named = [f"{folder}/{name}" for folder, name in rows_of_map("file")]
    modules = [path.relative_to(package).as_posix() for path in package.glob("*/**/[!_]*.py")]
    modules += [f"training/{path.name}" for path in (ROOT / "training").glob("[!_]*.py")]
    assert sorted(name for name in named if name.endswith(".py")) == sorted(modules)
    missing = [one for one in named if not any((at / one).exists() for at in (package, ROOT))]
    assert missing == []


@pytest.mark.parametrize("folder", ["rules", "kernel", "analysis"])
def test_each_file_imports_only_from_those_above_it_in_the_map(folder: str) -> None:
    """Or from those in its own row."""
    rows = dict(tables_of_map("file"))[folder]
    at = {
        name.removesuffix(".py"): number
        for number, row in enumerate(rows)
        for name in row
        if name.endswith(".py")
    }
    home = Path(marrakech.__file__).parent / folder
    imported = {name: imports_of(home / f"{name}.py", f"marrakech.{folder}") for name in at}
    assert sum(len(others & at.keys()) for others in imported.values()) > len(at)
    wrong = [
        f"{name} imports {other}"
        for name, others in imported.items()
        for other in sorted(others & at.keys())
        if at[other] > at[name]
    ]
    assert wrong == []


def test_the_map_names_every_folder_of_the_page() -> None:
    source = ROOT / "web" / "src"
    named = sorted(name.rstrip("/") for _, name in rows_of_map("folder"))
    assert named == sorted(path.name for path in source.iterdir())


def test_the_pictures_are_the_ones_that_the_code_draws() -> None:
    folder = ROOT / "docs" / "pictures"
    drawn = runpy.run_path(str(folder / "draw.py"))["pictures"]()
    measured = {"ladder.svg", "luck.svg"}  # drawn from games, the first by `make ladder`
    assert set(drawn) == {path.name for path in folder.glob("*.svg")} - measured
    for name, picture in drawn.items():
        assert (folder / name).read_text("utf-8") == picture, "run `make pictures`"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd")
def test_the_example_unit_is_one_that_systemd_understands(tmp_path: Path) -> None:
    (unit,) = blocks(ROOT / "docs" / "hosting.md", "ini")
    called = Path(sys.executable).parent / "marrakech"
    assert "/opt/marrakech/bin/marrakech " in unit
    file = tmp_path / "marrakech.service"
    file.write_text(unit.replace("/opt/marrakech/bin/marrakech", str(called)), "utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(file)],
        capture_output=True,
        text=True,
        timeout=60,
    )
    said = [line for line in done.stderr.splitlines() if "marrakech" in line]
    assert said == [], done.stderr
