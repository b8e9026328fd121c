"""Which languages there are, and which of them a user reads.

`languages.json` is also what the page is built with: each language by its own name, in the order of
the rulebook, with its direction and its digits; and which other codes mean one of them.
"""

import json
from collections.abc import Iterable, Mapping
from importlib.resources import files

from babel import Locale
from babel.core import get_global
from fluent.runtime.types import FluentFloat, FluentInt
from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

_LISTED = json.loads((files(__package__) / "languages.json").read_text("utf-8"))
_ALIASES: Mapping[str, str] = {code.lower(): meant for code, meant in _LISTED["also"].items()}

MAX_TAG_PARTS = 4  # of a tag that count: language, script, region, and one more
NAMES: Mapping[str, str] = {code: about["name"] for code, about in _LISTED["languages"].items()}
LANGUAGES = tuple(NAMES)
RIGHT_TO_LEFT = frozenset(
    code for code, about in _LISTED["languages"].items() if about.get("direction") == "rtl"
)
_CODES = {code.lower(): code for code in LANGUAGES}
_DIGITS = {
    code: str.maketrans("0123456789,.%", "۰۱۲۳۴۵۶۷۸۹٬٫٪")
    for code, about in _LISTED["languages"].items()
    if about.get("digits") == "arabext"
}


def direction(language: str) -> str:
    """The direction of a language, as HTML names it."""
    return "rtl" if language in RIGHT_TO_LEFT else "ltr"


def posix_locale(language: str) -> str:
    """A language with the country where most of its readers live, like fr_FR."""
    likely, code = get_global("likely_subtags"), language.replace("-", "_")
    parts = likely.get(code, likely[code.partition("_")[0]]).split("_")
    return f"{parts[0]}_{parts[-1]}"


def language_of(tag: str) -> str | None:
    """Our language for a tag like `pt-BR`, `zh_TW.UTF-8` or `nn`; None if we have none."""
    parts = (
        tag.partition(".")[0].partition("@")[0].replace("_", "-").lower().split("-")[:MAX_TAG_PARTS]
    )
    while parts:
        code = "-".join(parts)
        found = _CODES.get(code) or _ALIASES.get(code)
        if found:
            return found
        parts.pop()
    return None


def best_language(tags: Iterable[str]) -> str:
    """The first language among these that we have; English if there is none."""
    return next((found for tag in tags if (found := language_of(tag))), "en")


def language_of_environment(environment: Mapping[str, str]) -> str:
    """The language of a terminal's user, by the rules of POSIX."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environment.get(name):
            plain = locale.partition(".")[0] in ("C", "POSIX")
            wanted = "" if plain else environment.get("LANGUAGE", "")
            return best_language([*filter(None, wanted.split(":")), locale])
    return "en"


class LocalInt(FluentInt):
    """A whole number in the digits of its language."""

    def format(self, locale: Locale) -> str:
        """With the language's own digits."""
        return super().format(locale).translate(_DIGITS.get(str(locale), {}))


class LocalFloat(FluentFloat):
    """A fraction in the digits of its language."""

    def format(self, locale: Locale) -> str:
        """With the language's own digits."""
        return super().format(locale).translate(_DIGITS.get(str(locale), {}))


def local_number(value: float, **how: object) -> LocalInt | LocalFloat:
    """A number for a sentence; also what NUMBER makes of one there."""
    if isinstance(value, int):
        return LocalInt(value, **how)
    return LocalFloat(value, **how)


def localized(value: object) -> object:
    """A value for a sentence; a number gets the digits of the language."""
    return local_number(value) if isinstance(value, int | float) else value


class OwnDigits(Transformer):
    """Wraps every variable in a call of `localized`: Fluent's runtime knows only Western digits."""

    def visit_Placeable(self, node: ast.Placeable) -> ast.Placeable:  # noqa: N802
        """Only a variable that is printed, not one that selects a variant."""
        inside = node.expression
        if isinstance(inside, ast.VariableReference):
            arguments = ast.CallArguments(positional=[inside])
            node.expression = ast.FunctionReference(ast.Identifier("LOCAL"), arguments)
            return node
        visited = self.generic_visit(node)
        assert isinstance(visited, ast.Placeable)
        return visited


def has_own_digits(language: str) -> bool:
    """Whether a language writes numbers with digits of its own."""
    return language in _DIGITS
