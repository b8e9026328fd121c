"""Every sentence for people: a Fluent catalogue per language, a folder with a file per subject.

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
    OwnDigits,
    best_language,
    direction,
    has_own_digits,
    language_of,
    language_of_environment,
    local_number,
    localized,
    posix_locale,
)
from marrakech.rules import Refusal

__all__ = [
    "COMMANDS_FILE",
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
    "posix_locale",
    "source",
    "speak",
    "tamed",
]

COMMANDS_FILE = "commands.ftl"  # what only the command line says

# The message for a place, by what is known of it; the first that fits.
_PLACES = {
    "at-turn": {"turn", "line"},
    "at-turn-alone": {"turn"},
    "at-line": {"line"},
    "at-column": {"column"},
}


_ENTRY = re.compile(r"^(-?[a-z][a-z0-9-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_MENTIONED = re.compile(r"\{\s*(-?[a-z][a-z0-9-]*)")
_BIDI_CONTROLS = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")


def source(language: str, *, page: bool = False) -> str:
    """All files of a language, or those that the page needs, as one text."""
    folder = files(__name__) / language
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    if page:
        names = [name for name in names if name != COMMANDS_FILE]
    return "\n".join((folder / name).read_text("utf-8") for name in names)


def _by_key(text: str) -> dict[str, str]:
    """The entries of a catalogue by their keys, not parsed yet and without comments."""
    text = _COMMENT.sub("", text)
    begins = list(_ENTRY.finditer(text))
    ends = [one.start() for one in begins[1:]] + [len(text)]
    return {one[1]: text[one.start() : end] for one, end in zip(begins, ends, strict=True)}


class Sentence(str):
    """A finished sentence; within another one it keeps its marks of direction."""

    __slots__ = ()


class Catalogue:
    """The sentences of one language."""

    def __init__(self, language: str, *, page: bool = False) -> None:
        self.language = language
        self._unread = _by_key(source(language, page=page))
        self.keys = frozenset(key for key in self._unread if not key.startswith("-"))
        # Names keep their own direction where the sentence runs from right to left.
        isolating = not page and language in RIGHT_TO_LEFT
        functions: dict[str, Any] = {"NUMBER": local_number, "LOCAL": localized}
        self._bundle = FluentBundle([language], functions, use_isolating=isolating)
        self._locale = Locale.parse(language, sep="-")

    def _read(self, key: str) -> None:
        """Parse the entry of a key and those that it mentions. No program needs all of them."""
        entry = self._unread.get(key)
        if entry is None:
            return
        for other in _MENTIONED.findall(entry):
            self._read(other)
        resource = FluentResource(entry)
        if has_own_digits(self.language):
            OwnDigits().visit(resource)
        self._bundle.add_resource(resource)
        self._unread.pop(key, None)  # last, so that other threads always find it

    def say(self, key: str, /, **details: str | int | float) -> str:
        """The sentence of that key. A missing sentence or detail is a LookupError: our mistake."""
        self._read(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"{self.language}, {key}: no text")
        safe = {name: tamed(it) if isinstance(it, str) else it for name, it in details.items()}
        sentence, errors = self._bundle.format_pattern(pattern, safe)
        if errors:
            raise LookupError(f"{self.language}, {key}: {errors[0]}")
        return Sentence(sentence)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it, with that many digits after the decimal point."""
        places = {"minimumFractionDigits": digits, "maximumFractionDigits": digits}
        return local_number(value, **places).format(self._locale)

    def percent(self, share: float, digits: int = 1) -> str:
        """A percentage as the language writes it."""
        places = {"minimumFractionDigits": digits, "maximumFractionDigits": digits}
        return local_number(float(share), style="percent", **places).format(self._locale)

    def explain(self, refusal: Refusal) -> str:
        """A refusal as a sentence, with its place."""
        problem = self.say(refusal.key, **refusal.details)
        numbers = {
            name: number for name, number in asdict(refusal.place).items() if number is not None
        }
        for key, parts in _PLACES.items():
            if parts <= numbers.keys():
                return self.say(key, problem=problem, **numbers)
        return problem


def tamed(text: str) -> str:
    """A text from anywhere, with control and direction characters escaped."""
    if text.isprintable() or isinstance(text, Sentence):
        return text
    return "".join(f"\\u{ord(c):04x}" if _is_control(c) else c for c in text)


def _is_control(character: str) -> bool:
    """Controls, lone surrogates, line ends, and marks of direction."""
    if unicodedata.category(character) in ("Cc", "Cs", "Zl", "Zp"):
        return True
    return unicodedata.bidirectional(character) in _BIDI_CONTROLS


def plain(text: str) -> str:
    """A text without marks of direction, to be used as a name."""
    return "".join(one for one in text if unicodedata.bidirectional(one) not in _BIDI_CONTROLS)


def speak(language: str) -> None:
    """Set the language of this process; called once, at the start."""
    global _spoken
    _spoken = language


_spoken = "en"


def catalogue(language: str | None = None) -> Catalogue:
    """The catalogue of a language, or of this process's language."""
    return _catalogue(language or _spoken)


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(language)


@cache
def page_catalogue(language: str) -> Catalogue:
    """What the page says in a language."""
    return Catalogue(language, page=True)
