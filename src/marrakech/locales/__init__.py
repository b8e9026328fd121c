"""Every sentence for people, one Fluent catalogue a language."""

from dataclasses import asdict
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from marrakech.rules import Refusal

LANGUAGES = ("en",)


class Catalogue:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        text = (files(__name__) / f"{language}.ftl").read_text("utf-8")
        resource = FluentResource(text)
        self.keys = frozenset(
            entry.id.name for entry in resource.body if isinstance(entry, ast.Message)
        )
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(resource)

    def say(self, key: str, /, **details: str | int | float) -> str:
        """The sentence of that key. One that is missing or lacks a detail is a mistake of ours."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"{self.language}.ftl, {key}: no text")
        sentence, errors = self._bundle.format_pattern(pattern, details)
        if errors:
            raise LookupError(f"{self.language}.ftl, {key}: {errors[0]}")
        return str(sentence)

    def explain(self, refusal: Refusal) -> str:
        """A refusal as a sentence, with the place where it was met."""
        problem = self.say(refusal.key, **refusal.details)
        numbers = {
            name: number for name, number in asdict(refusal.place).items() if number is not None
        }
        for key, part in (("at-turn", "turn"), ("at-line", "line"), ("at-column", "column")):
            if part in numbers:
                return self.say(key, problem=problem, **numbers)
        return problem


@cache
def catalogue(language: str = "en") -> Catalogue:
    """The catalogue of a language."""
    return Catalogue(language)
