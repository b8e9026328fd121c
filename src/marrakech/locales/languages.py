"""Which languages there are, and which of them somebody reads.

`languages.json` is also what the page is built with: each language by its own name, in the order of
the rulebook, with its direction and its digits; and which other codes mean one of them.
"""

import json
from collections.abc import Iterable, Mapping
from importlib.resources import files

from babel import Locale
from fluent.runtime.types import FluentFloat, FluentInt
from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

_KNOWN = json.loads((files(__package__) / "languages.json").read_text("utf-8"))
_ALSO: Mapping[str, str] = {code.lower(): meant for code, meant in _KNOWN["also"].items()}

MOST_PARTS = 4  # of a tag that mean something to us: language, script, region, and one more
NAMES: Mapping[str, str] = {code: about["name"] for code, about in _KNOWN["languages"].items()}
LANGUAGES = tuple(NAMES)
RIGHT_TO_LEFT = frozenset(
    code for code, about in _KNOWN["languages"].items() if about.get("direction") == "rtl"
)
_EXACTLY = {code.lower(): code for code in LANGUAGES}
_DIGITS = {
    code: str.maketrans("0123456789,.%", "۰۱۲۳۴۵۶۷۸۹٬٫٪")
    for code, about in _KNOWN["languages"].items()
    if about.get("digits") == "arabext"
}


def direction(language: str) -> str:
    """The way a language is written, as HTML calls it."""
    return "rtl" if language in RIGHT_TO_LEFT else "ltr"


def language_of(tag: str) -> str | None:
    """Our language for a tag like `pt-BR`, `zh_TW.UTF-8` or `nn`; None where we have none."""
    parts = (
        tag.partition(".")[0].partition("@")[0].replace("_", "-").lower().split("-")[:MOST_PARTS]
    )
    while parts:
        code = "-".join(parts)
        found = _EXACTLY.get(code) or _ALSO.get(code)
        if found:
            return found
        parts.pop()
    return None


def best_language(tags: Iterable[str]) -> str:
    """The first language among these that we have; English where there is none."""
    return next((found for tag in tags if (found := language_of(tag))), "en")


def language_of_environment(environment: Mapping[str, str]) -> str:
    """What the user of a terminal reads, as POSIX says it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environment.get(name):
            plain = locale.partition(".")[0] in ("C", "POSIX")
            wanted = "" if plain else environment.get("LANGUAGE", "")
            return best_language([*filter(None, wanted.split(":")), locale])
    return "en"


class Whole(FluentInt):
    """A whole number that is written with the digits of its language."""

    def format(self, locale: Locale) -> str:
        """The one place that decides on digits."""
        return super().format(locale).translate(_DIGITS.get(str(locale), {}))


class Broken(FluentFloat):
    """Any other number, likewise."""

    def format(self, locale: Locale) -> str:
        """As for whole numbers."""
        return super().format(locale).translate(_DIGITS.get(str(locale), {}))


def numeral(value: float, **how: object) -> Whole | Broken:
    """A number for a sentence; also what NUMBER makes of one there."""
    if isinstance(value, int):
        return Whole(value, **how)
    return Broken(value, **how)


def written(value: object) -> object:
    """Whatever is filled into a sentence, a number with the digits of its language."""
    return numeral(value) if isinstance(value, int | float) else value


class WithOwnDigits(Transformer):
    """Fluent's runtime knows only Western digits, so every place to be filled calls `written`."""

    def visit_Placeable(self, node: ast.Placeable) -> ast.Placeable:  # noqa: N802
        """The place itself, not the choice that a number makes."""
        inside = node.expression
        if isinstance(inside, ast.VariableReference):
            arguments = ast.CallArguments(positional=[inside])
            node.expression = ast.FunctionReference(ast.Identifier("WRITTEN"), arguments)
            return node
        visited = self.generic_visit(node)
        assert isinstance(visited, ast.Placeable)
        return visited


def has_own_digits(language: str) -> bool:
    """Whether a language writes numbers with digits of its own."""
    return language in _DIGITS
