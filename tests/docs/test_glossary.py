"""docs/glossary.md is sorted, explains a word once, and points to files that use it."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent.parent
TEXT = (ROOT / "docs" / "glossary.md").read_text("utf-8")
ROW = re.compile(r"^\| (\*\*.*) \| (.*) \| (`.*`) \|$")


class Row(NamedTuple):
    """One row: its words, what they mean, and where to look."""

    words: tuple[str, ...]
    meaning: str
    files: tuple[str, ...]


def rows(heading: str) -> list[Row]:
    """The rows of the table below a heading."""
    section = TEXT.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return [row_of(line) for line in section.strip().splitlines()[2:]]


def row_of(line: str) -> Row:
    """A line of a table as a row."""
    match = ROW.fullmatch(line)
    assert match, line
    words = tuple(re.findall(r"\*\*(.+?)\*\*", match[1]))
    return Row(words, match[2], tuple(re.findall(r"`(.+?)`", match[3])))


GAME, MACHINERY = rows("The game's words"), rows("The machinery's words")


def place(file: str) -> Path:
    """A file by its name in the table: in the package, or in the repository."""
    inside = ROOT / "src" / "marrakech" / file
    return inside if inside.exists() else ROOT / file


@pytest.mark.parametrize("table", [GAME, MACHINERY], ids=["game", "machinery"])
def test_words_are_sorted(table: list[Row]) -> None:
    words = [row.words[0].casefold() for row in table]
    assert len(words) > 30
    assert words == sorted(words)


def test_no_word_is_explained_twice() -> None:
    words = [word for row in (*GAME, *MACHINERY) for word in row.words]
    assert sorted(words) == sorted(set(words))


@pytest.mark.parametrize("row", [*GAME, *MACHINERY], ids=lambda row: row.words[0])
def test_every_file_exists_and_uses_the_word(row: Row) -> None:
    for file in row.files:
        assert place(file).is_file(), file
        text = re.sub(r"[-_\s]", "", f"{file} {place(file).read_text('utf-8')}").casefold()
        assert any(re.sub(r"[-\s]", "", word).casefold() in text for word in row.words), file


def test_the_game_is_explained_by_the_rules() -> None:
    assert {file.split("/")[0] for row in GAME for file in row.files} == {"rules"}
