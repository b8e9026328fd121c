"""Which language a user gets."""

import pytest

from marrakech.locales import best_language, language_of, language_of_environment
from marrakech.server.site import language_for


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("de", "de"),
        ("de-AT", "de"),
        ("pt_BR.UTF-8", "pt"),
        ("no", "nb"),
        ("nn-NO", "nb"),
        ("nb", "nb"),
        ("zh", "zh-Hans"),
        ("zh-CN", "zh-Hans"),
        ("zh-SG", "zh-Hans"),
        ("zh-Hans-HK", "zh-Hans"),
        ("zh-Hant", "zh-Hant"),
        ("zh-hant-tw", "zh-Hant"),
        ("zh_TW.UTF-8", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
        ("zh-MO", "zh-Hant"),
        ("sr-Cyrl-RS", "sr"),
        ("sr_RS@latin", "sr"),
        ("EN-us", "en"),
        ("xx", None),
        ("", None),
        ("C", None),
        ("C.UTF-8", None),
    ],
)
def test_a_tag_finds_its_language(tag: str, language: str | None) -> None:
    assert language_of(tag) == language


def test_a_tag_without_end_is_read_no_further_than_it_means_something() -> None:
    assert language_of("a-" * 1_000_000) is None
    assert language_of("de-" + "a-" * 1_000_000) == "de"
    assert language_for("a-" * 100_000) == "en"
    assert language_for("xx, nn;q=0.9, de;q=0.8") == "nb"


def test_the_first_that_we_have_is_taken() -> None:
    assert best_language(["xx", "nn", "de"]) == "nb"
    assert best_language(["xx"]) == "en"
    assert best_language([]) == "en"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fi_FI.UTF-8"}, "fi"),
        ({"LANG": "fi_FI.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fi_FI.UTF-8", "LC_MESSAGES": "sv_FI"}, "sv"),
        ({"LANG": "de_AT", "LANGUAGE": "xx:hr:de"}, "hr"),
        ({"LANG": "C", "LANGUAGE": "hr"}, "en"),
        ({"LANG": "", "LC_ALL": "is_IS"}, "is"),
    ],
)
def test_a_terminal_says_what_its_user_reads(environment: dict[str, str], language: str) -> None:
    assert language_of_environment(environment) == language
