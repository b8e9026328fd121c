"""The languages that a test goes through: six in every run, all of them in `make test-long`.

The six: both that run from right to left, one without capitals and spaces, one with marks above and
below, one with an alphabet of its own, and one with long words.
"""

import pytest

from marrakech.locales import LANGUAGES

SIX = ("ar", "fa", "ja", "th", "el", "de")
EVERY = [
    pytest.param(code, marks=() if code in (*SIX, "en") else pytest.mark.long) for code in LANGUAGES
]
