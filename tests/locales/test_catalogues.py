"""The page's catalogues say the same things in every language, and say them in that language."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor
from sentences import Messages

import marrakech
from marrakech.locales import COMMANDS, PAGE_LANGUAGES, page_catalogue

FOLDER = Path(marrakech.__file__).parent / "locales"
SUBJECTS = sorted(p.name for p in (FOLDER / "en").glob("*.ftl") if p.name != COMMANDS)
OTHERS = [language for language in PAGE_LANGUAGES if language != "en"]
# The categories that whole numbers reach (French has "many" for millions, which never occur here).
PLURALS = {
    "en": {"one", "other"},
    "fr": {"one", "other"},
    "ar": {"zero", "one", "two", "few", "many", "other"},
}
EXACT = {"0": "zero", "1": "one", "2": "two"}
# Words that are written alike in other languages too.
ALIKE = "dirham dirhams marrakech points positions pages table tables date pause enter esc escape"


def text_of(language: str, subject: str) -> str:
    return (FOLDER / language / subject).read_text("utf-8")


def entries(language: str, subject: str) -> dict[str, ast.Message]:
    found = FluentParser().parse(text_of(language, subject)).body
    assert not [entry for entry in found if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


class Selectors(Visitor):
    """Every choice in a message."""

    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.found.append(node)
        self.generic_visit(node)


def choices(message: ast.Message) -> Iterator[set[str]]:
    selectors = Selectors()
    selectors.visit(message)
    for selector in selectors.found:
        yield {
            key.name if isinstance(key, ast.Identifier) else key.value
            for key in (variant.key for variant in selector.variants)
        }


def test_every_language_has_every_subject() -> None:
    for language in PAGE_LANGUAGES:
        found = {path.name for path in (FOLDER / language).glob("*.ftl")} - {COMMANDS}
        assert found == set(SUBJECTS), language


@pytest.mark.parametrize("subject", SUBJECTS)
@pytest.mark.parametrize("language", OTHERS)
def test_the_same_messages_with_the_same_details(language: str, subject: str) -> None:
    english, other = (Messages(text_of(one, subject)) for one in ("en", language))
    assert other.keys == english.keys
    assert list(entries(language, subject)) == list(entries("en", subject))
    whole = {one: Messages(page_source(one)) for one in ("en", language)}
    different = {k for k in english.keys if whole["en"].needs(k) != whole[language].needs(k)}
    assert different == set()


def page_source(language: str) -> str:
    return "\n".join(text_of(language, subject) for subject in SUBJECTS)


@pytest.mark.parametrize("subject", SUBJECTS)
@pytest.mark.parametrize("language", PAGE_LANGUAGES)
def test_no_plural_lacks_a_category(language: str, subject: str) -> None:
    lacking = {}
    for name, message in entries(language, subject).items():
        for keys in choices(message):
            reached = keys | {EXACT[key] for key in keys if key in EXACT}
            if keys & (PLURALS["ar"] - {"other"}):
                lacking[name] = PLURALS[language] - reached
    assert {name: keys for name, keys in lacking.items() if keys} == {}


@pytest.mark.parametrize("subject", SUBJECTS)
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str, subject: str) -> None:
    english, other = entries("en", subject), entries(language, subject)
    serializer = FluentSerializer()
    copied = {
        name
        for name in english.keys() & other.keys()
        if serializer.serialize_entry(english[name]) == serializer.serialize_entry(other[name])
        and _words(serializer.serialize_entry(english[name])) - set(ALIKE.split())
    }
    assert copied == set()


def _words(entry: str) -> set[str]:
    """The words of a message, without its name, what is filled in, and names of choices."""
    said = re.sub(r"\{ *\$\w+ *(->)?|\[\w+\]", "", entry.partition("=")[2])
    return set(re.findall(r"[a-z]{3,}", said.lower()))


@pytest.mark.parametrize("language", PAGE_LANGUAGES)
def test_numbers_choose_their_words(language: str) -> None:
    say = page_catalogue(language).say
    said = {say("dirhams", count=count) for count in (0, 1, 2, 3, 11, 100)}
    assert len(said) == 6
