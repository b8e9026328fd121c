"""Every language says the same things, whole, and says them in that language."""

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest
from support.catalogues import ALIKE, ENGLISH, alike_of, plurals, problems

from marrakech.locales import LANGUAGES, catalogue

FOLDER = ENGLISH.parent
OTHERS = [language for language in LANGUAGES if language != "en"]


def test_there_are_thirty_languages_and_nothing_besides() -> None:
    assert len(LANGUAGES) == 30
    folders = {path.parent.name for path in FOLDER.glob("*/*.ftl")}
    assert folders == set(LANGUAGES)
    assert {path.stem for path in ALIKE.glob("*.txt")} <= set(OTHERS)


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_missing_unknown_or_left_in_english(language: str) -> None:
    assert list(problems(FOLDER / language, language, alike_of(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_glossary(language: str) -> None:
    text = (FOLDER.parents[2] / "docs" / "languages" / f"{language}.md").read_text("utf-8")
    headings = re.findall(r"(?m)^## (.+)$", text)
    assert {"Form of address", "Words", "What the second pass changed"} <= set(headings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_in_two_files(language: str) -> None:
    """The command line reads them all, and one sentence would hide the other."""
    texts = [path.read_text("utf-8") for path in (FOLDER / language).glob("*.ftl")]
    keys = Counter(key for text in texts for key in re.findall(r"(?m)^([a-z][\w-]*) =", text))
    assert [key for key, times in keys.items() if times > 1] == []


def test_the_categories_are_those_of_cldr() -> None:
    assert plurals("ar").keys() == {"zero", "one", "two", "few", "many", "other"}
    assert plurals("sl").keys() == {"one", "two", "few", "other"}
    assert plurals("pl").keys() == {"one", "few", "many"}
    assert plurals("fr").keys() == {"one", "many", "other"}
    assert plurals("ja").keys() == {"other"}


@pytest.mark.parametrize(
    ("found", "put", "says"),
    [
        ("did-stay-free = Nichts zu zahlen.", "", "did-stay-free is missing"),
        ("did-give-up =", "did-give-in =", "did-give-in is unknown"),
        ("{ $square }", "{ $squares }", "the details differ"),
        ("[one]", "[few]", "no case for ['one']"),
        ("[S] ", "[O] ", "the cases differ"),
        ("list-and =", "list-and == {", "not Fluent"),
    ],
)
def test_what_is_wrong_is_found(tmp_path: Path, found: str, put: str, says: str) -> None:
    shutil.copytree(FOLDER / "de", tmp_path / "de")
    path = tmp_path / "de" / "game.ftl"
    text = path.read_text("utf-8")
    line = re.escape(found).replace("Nichts\\ zu\\ zahlen\\.", ".*")
    changed = re.sub(line, put, text, count=1)
    assert changed != text
    path.write_text(changed, "utf-8")
    assert any(says in problem for problem in problems(tmp_path / "de", "de", alike_of("de")))


def test_a_copy_of_the_english_is_found(tmp_path: Path) -> None:
    shutil.copytree(FOLDER / "de", tmp_path / "de")
    shutil.copy(ENGLISH / "study.ftl", tmp_path / "de" / "study.ftl")
    found = list(problems(tmp_path / "de", "de", alike_of("de")))
    assert len([problem for problem in found if "the same as in English" in problem]) > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_choose_their_words_and_digits(language: str) -> None:
    say = catalogue(language).say
    said = {say("dirhams", count=count) for count in (0, 1, 2, 3, 11, 100)}
    assert len(said) == 6
    persian = re.search("[۰-۹]", say("dirhams", count=3))
    assert bool(persian) == (language == "fa")
