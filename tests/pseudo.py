"""A language that nobody speaks: English, with every text two fifths longer."""

import re

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from marrakech.locales import source

MARKED = str.maketrans("aeiounsf", "áéíóúñšƒ")


class _Stretch(Transformer):
    """Every word is marked, and those with letters enough grow."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = re.sub(r"[A-Za-z’]{3,}", lambda word: _longer(word[0]), node.value)
        return node


def _longer(word: str) -> str:
    more = "ƒóóbár"[: max(1, round(0.4 * len(word)))]
    return word.translate(MARKED) + more


def pseudo() -> str:
    """The catalogue of that language."""
    resource = FluentParser().parse(source("en", page=True))
    _Stretch().visit(resource)
    return FluentSerializer().serialize(resource)
