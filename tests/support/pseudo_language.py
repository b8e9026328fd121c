"""A language that nobody speaks: English, with every text two fifths longer."""

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from marrakech.locales import source

MARKED = str.maketrans("aeiounsf", "áéíóúñšƒ")
MORE = 0.4


class _Stretch(Transformer):
    """Every word is marked and grows; what the short ones cannot take, the next one does."""

    def __init__(self) -> None:
        self.owed = 0.0

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = " ".join(self._longer(word) for word in node.value.split(" "))
        return node

    def _longer(self, word: str) -> str:
        letters = sum(map(str.isalpha, word))
        self.owed += MORE * (len(word) + 1) if letters else 0
        more = min(int(self.owed), 8) if letters > 2 else 0
        self.owed -= more
        return word.translate(MARKED) + "ƒóóbáróó"[:more]


def pseudo() -> str:
    """The catalogue of that language."""
    resource = FluentParser().parse(source("en", page=True))
    _Stretch().visit(resource)
    return FluentSerializer().serialize(resource)
