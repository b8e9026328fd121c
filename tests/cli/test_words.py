"""Every key that the code uses has its sentence, every sentence its use, every detail its value."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import marrakech
from marrakech import Place, Refusal
from marrakech.locales import LANGUAGES, catalogue

SOURCE = Path(marrakech.__file__).parent
STEPS_AND_SUCH = re.compile(r"[a-z]+(-[a-z]+)*")


def strings() -> Iterator[str]:
    """Every text in the source that could be a key; with its prefix where it is put together."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def refusal_keys() -> set[str]:
    """The first argument of everything that makes a refusal, and what `why_not` returns."""
    keys: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            first = node.args[0]
            if name in ("Refusal", "BadText", "Illegal", "refuse", "words", "say") and isinstance(
                first, ast.Constant
            ):
                keys.add(str(first.value))
    return keys


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def test_every_key_in_the_code_has_a_sentence() -> None:
    keys = refusal_keys() - {""}
    assert len(keys) > 100
    assert keys <= catalogue("en").keys


def test_every_sentence_is_used() -> None:
    used = set(strings())
    text = (SOURCE / "locales" / "en.ftl").read_text("utf-8")
    visitor = _Variables()
    visitor.visit(FluentParser().parse(text))
    put_together = ("column-", "edition-", "simulate-", "help-")
    for key in catalogue("en").keys:
        prefix = next((p for p in put_together if key.startswith(p)), None)
        rest = key.removeprefix(prefix or "")
        assert key in used or key in visitor.messages or (prefix and rest in used), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_parses_and_is_written_in_the_usual_shape(language: str) -> None:
    text = (SOURCE / "locales" / f"{language}.ftl").read_text("utf-8")
    resource = FluentParser().parse(text)
    assert not [entry for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert FluentParser().parse(FluentSerializer().serialize(resource)).equals(resource)


def test_a_refusal_is_explained_with_its_place() -> None:
    explain = catalogue("en").explain
    missing = Refusal("file-missing", file="x.mrk")
    assert explain(missing) == "x.mrk: there is no such file."
    assert explain(missing.at(Place(column=3))).startswith("column 3: x.mrk")
    assert explain(missing.at(Place(2, 3))).startswith("line 2, column 3: x.mrk")
    assert explain(missing.at(Place(2, 3, 1))).startswith("turn 1 (line 2, column 3): x.mrk")


def test_a_detail_that_is_missing_is_our_mistake_and_not_shown() -> None:
    with pytest.raises(LookupError):
        catalogue("en").say("file-missing")
    with pytest.raises(LookupError):
        catalogue("en").say("no-such-message")
