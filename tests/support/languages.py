"""The languages that a test goes through: some in every run, all of them in `make test-long`.

The six, for what differs most from language to language: both that run from right to left, one
without capitals and spaces, one with marks above and below, one with an alphabet of its own, and
one with long words.
"""

import pytest

from marrakech.locales import LANGUAGES

SIX = ("ar", "fa", "ja", "th", "el", "de")


def through(*always: str) -> list[object]:
    """All languages for `parametrize`; those that are not named here only in the long run."""
    return [
        pytest.param(code, marks=() if code in always else pytest.mark.long) for code in LANGUAGES
    ]


EVERY = through("en", "ar")
