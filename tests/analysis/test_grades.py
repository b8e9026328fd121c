"""The words for errors, and what the docs say about them."""

import re
from pathlib import Path

import pytest

from marrakech.analysis import FROM, GRADES, grade_of

DOCS = Path(__file__).parents[2] / "docs" / "analysis.md"


@pytest.mark.parametrize("grade", GRADES)
def test_an_error_of_that_size_has_that_name(grade: str) -> None:
    size = FROM[grade]  # type: ignore[index]
    assert grade_of(-size) == grade
    assert grade_of(-size + 1e-6) != grade


def test_each_word_is_worse_than_the_one_before() -> None:
    assert sorted(FROM, key=lambda grade: FROM[grade]) == [*GRADES]


def test_what_is_fine_has_no_name() -> None:
    assert grade_of(0.0) is grade_of(1e-13) is None


def test_the_docs_say_how_large_each_is() -> None:
    section = DOCS.read_text("utf-8").partition("## Words for errors\n")[2].partition("\n## ")[0]
    described = dict(re.findall(r"^\| (\w+) \| (?:a loss of )?(\d+) %", section, re.MULTILINE))
    assert described == {grade: f"{100 * FROM[grade]:.0f}" for grade in GRADES}
