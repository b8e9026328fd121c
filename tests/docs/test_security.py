"""The pages on security and the recipes name files and tests that exist; the checklist is whole."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs"
CHECKLIST = (DOCS / "asvs.md").read_text("utf-8")
PATH = re.compile(r"`([\w./-]+/[\w.-]*|[\w-]+\.(?:md|py|toml|txt|mjs))`")
TEST = re.compile(r"`([\w/]+\.py)::(\w+)`")
ROW = re.compile(r"^\| (\d[\d., –]*) \|(.*)\|$", re.MULTILINE)
# How many requirements of level 1 and 2 each section of the standard has: they are its first ones.
SECTIONS = """
    1.1:2 1.2:9 1.3:11 1.4:3 1.5:2  2.1:3 2.2:3 2.3:4 2.4:1  3.2:2 3.3:4 3.4:6 3.5:5 3.7:2
    4.1:3 4.2:1 4.3:2 4.4:4  5.1:1 5.2:3 5.3:2 5.4:3  6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4
    7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2  8.1:2 8.2:3 8.3:1 8.4:1  9.1:3 9.2:4
    10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3  11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1
    12.1:3 12.2:2 12.3:4  13.1:1 13.2:5 13.3:2 13.4:5  14.1:2 14.2:4 14.3:3  15.1:3 15.2:3 15.3:7
    16.1:1 16.2:5 16.3:4 16.4:3 16.5:3  17.1:1 17.2:4 17.3:2
"""


def numbers(cell: str) -> Iterator[str]:
    """The requirements in the first cell of a row: `6.2.1–12` are twelve."""
    for part in cell.split(", "):
        first, _, last = part.strip().partition("–")
        section, _, low = first.rpartition(".")
        for number in range(int(low), int(last or low) + 1):
            yield f"{section}.{number}"


def test_every_requirement_is_there_once() -> None:
    counts = (one.split(":") for one in SECTIONS.split())
    wanted = [f"{name}.{n + 1}" for name, count in counts for n in range(int(count))]
    found = [number for cell, _ in ROW.findall(CHECKLIST) for number in numbers(cell)]
    assert len(wanted) == 253
    assert sorted(found) == sorted(wanted)


@pytest.mark.parametrize("page", ["asvs.md", "recipes.md", "security.md"])
def test_every_file_and_test_that_is_named_exists(page: str) -> None:
    text = (DOCS / page).read_text("utf-8")
    paths = set(PATH.findall(TEST.sub("", text)))
    assert len(paths) > 10
    for path in paths:
        assert (ROOT / path).exists() or (ROOT / "src" / "marrakech" / path).exists(), path
    for file, name in TEST.findall(text):
        code = (ROOT / "tests" / file).read_text("utf-8")
        assert re.search(rf"^(async )?def {name}\(", code, re.MULTILINE), f"{file}::{name}"


def test_every_recipe_names_the_tests_that_say_when_it_is_done() -> None:
    recipes = (DOCS / "recipes.md").read_text("utf-8").split("\n## ")[1:]
    assert len(recipes) == 9
    for recipe in recipes:
        assert TEST.search(recipe.partition("Done when these pass:")[2]), recipe.splitlines()[0]


def test_what_is_met_says_where_and_shows_it() -> None:
    """Rows of three further cells: how, where, and a test."""
    met = [row.split(" | ") for _, row in ROW.findall(CHECKLIST) if row.count(" | ") == 2]
    assert len(met) > 100
    for how, where, test in met:
        assert how.strip()
        assert PATH.search(where), how
        assert TEST.search(test), how
