"""Every sentence for people, one Fluent catalogue a language: a folder with a file a subject.

The command line reads all of a language's files; the page is built with all but `commands.ftl`.
"""

import re
import unicodedata
from dataclasses import asdict
from functools import cache
from importlib.resources import files
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

from marrakech.locales.languages import (
    LANGUAGES,
    NAMES,
    RIGHT_TO_LEFT,
    WithOwnDigits,
    best_language,
    direction,
    has_own_digits,
    language_of,
    language_of_environment,
    numeral,
    written,
)
from marrakech.rules import Refusal

__all__ = [
    "COMMANDS",
    "LANGUAGES",
    "NAMES",
    "Catalogue",
    "best_language",
    "catalogue",
    "direction",
    "language_of",
    "language_of_environment",
    "page_catalogue",
    "plain",
    "source",
    "speak",
    "tamed",
]

COMMANDS = "commands.ftl"  # what only the command line says

# How a place is said, by what is known of it; the first that fits.
_PLACES = {
    "at-turn": {"turn", "line"},
    "at-turn-alone": {"turn"},
    "at-line": {"line"},
    "at-column": {"column"},
}


_ENTRY = re.compile(r"^(-?[a-z][a-z0-9-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_MENTIONED = re.compile(r"\{\s*(-?[a-z][a-z0-9-]*)")
_TURNING = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")


def source(language: str, *, page: bool = False) -> str:
    """Everything that is written in a language, or what the page needs, one file after another."""
    folder = files(__name__) / language
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    if page:
        names = [name for name in names if name != COMMANDS]
    return "\n".join((folder / name).read_text("utf-8") for name in names)


def _by_key(text: str) -> dict[str, str]:
    """The entries of a catalogue, not yet understood, by their keys; comments left out."""
    text = _COMMENT.sub("", text)
    begins = list(_ENTRY.finditer(text))
    ends = [one.start() for one in begins[1:]] + [len(text)]
    return {one[1]: text[one.start() : end] for one, end in zip(begins, ends, strict=True)}


class Sentence(str):
    """What a catalogue has said; within another sentence it keeps its marks of direction."""

    __slots__ = ()


class Catalogue:
    """The sentences of one language."""

    def __init__(self, language: str, *, page: bool = False) -> None:
        self.language = language
        self._unread = _by_key(source(language, page=page))
        self.keys = frozenset(key for key in self._unread if not key.startswith("-"))
        # Names keep their own direction where the sentence runs from right to left.
        isolating = not page and language in RIGHT_TO_LEFT
        functions: dict[str, Any] = {"NUMBER": numeral, "WRITTEN": written}
        self._bundle = FluentBundle([language], functions, use_isolating=isolating)
        self._locale = Locale.parse(language, sep="-")

    def _read(self, key: str) -> None:
        """Take in the entry of a key, and those that it mentions: no program needs all of them."""
        entry = self._unread.get(key)
        if entry is None:
            return
        for other in _MENTIONED.findall(entry):
            self._read(other)
        resource = FluentResource(entry)
        if has_own_digits(self.language):
            WithOwnDigits().visit(resource)
        self._bundle.add_resource(resource)
        self._unread.pop(key, None)  # last, so that another thread never misses it

    def say(self, key: str, /, **details: str | int | float) -> str:
        """The sentence of that key. One that is missing or lacks a detail is a mistake of ours."""
        self._read(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"{self.language}, {key}: no text")
        tame = {name: tamed(it) if isinstance(it, str) else it for name, it in details.items()}
        sentence, errors = self._bundle.format_pattern(pattern, tame)
        if errors:
            raise LookupError(f"{self.language}, {key}: {errors[0]}")
        return Sentence(sentence)

    def number(self, value: float, digits: int = 0) -> str:
        """A number by itself, as the language writes it, with so many digits behind the point."""
        places = {"minimumFractionDigits": digits, "maximumFractionDigits": digits}
        return numeral(value, **places).format(self._locale)

    def percent(self, share: float, digits: int = 1) -> str:
        """A share of all, as the language writes it."""
        places = {"minimumFractionDigits": digits, "maximumFractionDigits": digits}
        return numeral(float(share), style="percent", **places).format(self._locale)

    def explain(self, refusal: Refusal) -> str:
        """A refusal as a sentence, with the place where it was met."""
        problem = self.say(refusal.key, **refusal.details)
        numbers = {
            name: number for name, number in asdict(refusal.place).items() if number is not None
        }
        for key, parts in _PLACES.items():
            if parts <= numbers.keys():
                return self.say(key, problem=problem, **numbers)
        return problem


def tamed(text: str) -> str:
    """A text of whatever origin, with nothing in it that could steer a terminal or turn a line."""
    if text.isprintable() or isinstance(text, Sentence):
        return text
    return "".join(f"\\u{ord(c):04x}" if _steers(c) else c for c in text)


def _steers(character: str) -> bool:
    """Controls, lone surrogates, line ends, and the marks that turn the direction of writing."""
    if unicodedata.category(character) in ("Cc", "Cs", "Zl", "Zp"):
        return True
    return unicodedata.bidirectional(character) in _TURNING


def plain(text: str) -> str:
    """A text without marks of direction: a name, which has a direction of its own."""
    return "".join(one for one in text if unicodedata.bidirectional(one) not in _TURNING)


def speak(language: str) -> None:
    """Say everything in this language from now on; a program does it once, when it begins."""
    global _spoken
    _spoken = language


_spoken = "en"


def catalogue(language: str | None = None) -> Catalogue:
    """The catalogue of a language, or of the one that is spoken."""
    return _catalogue(language or _spoken)


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(language)


@cache
def page_catalogue(language: str) -> Catalogue:
    """What the page says in a language."""
    return Catalogue(language, page=True)
