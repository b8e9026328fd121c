"""What can be wrong with a catalogue: `python tests/support/catalogues.py FOLDER CODE`.

The folder holds a language's `.ftl` files. Messages that are rightly written as in English stand in
`tests/locales/alike/CODE.txt`, or in `alike.txt` in that folder, one key a line.
"""

import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

ENGLISH = Path(__file__).parent.parent.parent / "src" / "marrakech" / "locales" / "en"
ALIKE = Path(__file__).parent.parent / "locales" / "alike"
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
WHOLE_NUMBERS = (*range(1200), 1_000_000, 1_000_001, 2_000_000)
NUMBERS = (0, 1, 2, 3, 5, 21)


@cache
def plurals(code: str) -> dict[str, set[str]]:
    """The whole numbers of each plural category that they reach in a language, by CLDR."""
    plural = Locale.parse(code, sep="-").plural_form
    numbers = defaultdict(set)
    for number in WHOLE_NUMBERS:
        numbers[plural(number)].add(str(number))
    return dict(numbers)


def text_of(folder: Path) -> dict[str, str]:
    """The files of a language, by name."""
    return {path.name: path.read_text("utf-8") for path in sorted(folder.glob("*.ftl"))}


class Inside(Visitor):
    """The choices, variables and other messages in a message."""

    def __init__(self) -> None:
        self.choices: list[tuple[str, set[str]]] = []
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.counted: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        counted = node.arguments.positional
        self.counted |= {one.id.name for one in counted if isinstance(one, ast.VariableReference)}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {
            key.name if isinstance(key, ast.Identifier) else key.value
            for key in (variant.key for variant in node.variants)
        }
        variable = node.selector.id.name if hasattr(node.selector, "id") else ""
        self.choices.append((variable, keys))
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


class Written:
    """A catalogue, taken apart."""

    def __init__(self, files: dict[str, str]) -> None:
        self.order: dict[str, list[str]] = {}
        self.entries: dict[str, ast.Message] = {}
        self.junk: list[str] = []
        self.resources = {name: FluentParser().parse(text) for name, text in files.items()}
        self._inside: dict[str, Inside] = {}
        for name, resource in self.resources.items():
            body = resource.body
            self.junk += [
                f"{name}: not Fluent: {(entry.content or '').strip()[:80]!r}"
                for entry in body
                if isinstance(entry, ast.Junk)
            ]
            messages = [entry for entry in body if isinstance(entry, ast.Message)]
            self.order[name] = [message.id.name for message in messages]
            for message in messages:
                self.entries[message.id.name] = message
                self._inside[message.id.name] = inside = Inside()
                inside.visit(message)

    def parts(self, key: str) -> Iterator[Inside]:
        """What is in a message and in every message that it holds."""
        yield self._inside[key]
        for other in self._inside[key].messages:
            if other in self._inside:
                yield from self.parts(other)

    def within(self, key: str) -> set[str]:
        """A message and every message that it holds."""
        inner = self._inside[key].messages
        return {key}.union(*(self.within(other) for other in inner))

    def needs(self, key: str) -> set[str]:
        """The details without which a message cannot be said."""
        return set().union(*(inside.variables for inside in self.parts(key)))

    def cases(self, key: str) -> dict[str, set[str]]:
        """The cases that a message tells apart by each of its details, numbers left aside."""
        found: dict[str, set[str]] = defaultdict(set)
        for inside in self.parts(key):
            for variable, keys in inside.choices:
                if named := keys - CATEGORIES - set("0123456789"):
                    found[variable] |= named
        return found

    def numbers(self, key: str) -> set[str]:
        """The details that are numbers: words are chosen by them, or NUMBER is said of them."""
        found: set[str] = set()
        for inside in self.parts(key):
            chosen = {variable for variable, keys in inside.choices if is_plural(keys)}
            found |= chosen | inside.counted
        return found

    def choices(self, key: str) -> list[tuple[str, set[str]]]:
        """Every choice that is written in a message itself."""
        return self._inside[key].choices


def is_plural(keys: set[str]) -> bool:
    """Whether these are cases of a number."""
    return keys <= CATEGORIES | set("0123456789") and bool(keys & CATEGORIES - {"other"})


def said_exactly(code: str, keys: set[str]) -> set[str]:
    """The categories whose numbers are all named one by one; 21 is `one` too in many languages."""
    return {category for category, named in plurals(code).items() if named <= keys}


@cache
def _in_english() -> Written:
    return Written(text_of(ENGLISH))


def problems(folder: Path, code: str, alike: set[str]) -> Iterator[str]:
    """Everything that a machine can find wrong with a language."""
    english, other = _in_english(), Written(text_of(folder))
    yield from other.junk
    if other.order.keys() != english.order.keys():
        yield f"files differ: {sorted(other.order.keys() ^ english.order.keys())}"
    for name in english.order.keys() & other.order.keys():
        yield from _differences(name, english.order[name], other.order[name])
    wanted = plurals(code).keys()
    for key in english.entries.keys() & other.entries.keys():
        if english.needs(key) != other.needs(key):
            odd = sorted(english.needs(key) ^ other.needs(key))
            yield f"{key}: the details differ: {odd}"
        for variable, cases in english.cases(key).items():
            if other.cases(key)[variable] != cases:
                odd = sorted(cases ^ other.cases(key)[variable])
                yield f"{key}: by ${variable}, the cases differ: {odd}"
        for variable, keys in other.choices(key):
            lacking = wanted - keys - said_exactly(code, keys)
            if is_plural(keys) and lacking:
                yield f"{key}: by ${variable}, no case for {sorted(lacking)}"
    yield from _copies(english, other, alike)
    yield from _said(code, other)


def _differences(name: str, english: list[str], other: list[str]) -> Iterator[str]:
    yield from (f"{name}: {key} is missing" for key in english if key not in other)
    yield from (f"{name}: {key} is unknown" for key in other if key not in english)
    yield from (f"{name}: {key} stands twice" for key in set(other) if other.count(key) > 1)
    if sorted(english) == sorted(other) and english != other:
        at = next(i for i, pair in enumerate(zip(english, other, strict=True)) if len({*pair}) > 1)
        yield f"{name}: out of order at {other[at]}, expected {english[at]}"


def _copies(english: Written, other: Written, alike: set[str]) -> Iterator[str]:
    serializer = FluentSerializer()
    for key in english.entries.keys() & other.entries.keys():
        ours, theirs = (
            serializer.serialize_entry(one.entries[key]).partition("=")[2]
            for one in (english, other)
        )
        same = ours == theirs and _words(ours)
        if same and key not in alike:
            yield f"{key}: the same as in English; if it is right so, name it in alike.txt"
        if key in alike and not same:
            yield f"{key}: named in alike.txt, but not the same as in English"
    yield from (f"{key}: named in alike.txt and unknown" for key in alike - english.entries.keys())


def _words(entry: str) -> set[str]:
    """The words of a message, without what is filled in and the names of cases."""
    said = re.sub(r"\{ *\$\w+ *(->)?|\[\w+\]|\{ *[a-z-]+ *\}", "", entry)
    return set(re.findall(r"[a-z]{3,}", said.lower())) - {"marrakech"}


def _said(code: str, written: Written) -> Iterator[str]:
    """Say everything with a few numbers and every case, and see that nothing is missing."""
    bundle = FluentBundle([code])
    for resource in written.resources.values():
        bundle.add_resource(resource)
    for key, entry in written.entries.items():
        if entry.value is None:
            yield f"{key}: no text"
            continue
        cases = written.cases(key)
        numbers = written.numbers(key)
        for turn in range(len(NUMBERS)):
            details: dict[str, object] = {}
            for variable in written.needs(key):
                known = sorted(cases.get(variable, ()))
                asked = NUMBERS[turn] if variable in numbers else f"‹{variable}›"
                details[variable] = known[turn % len(known)] if known else asked
            pattern = bundle.get_message(key).value
            assert pattern is not None
            said, errors = bundle.format_pattern(pattern, details)
            if errors or "{" in str(said):
                yield f"{key}: cannot be said with {details}: {errors or said}"
                break


def alike_of(code: str) -> set[str]:
    """The messages that a language rightly writes as English does."""
    path = ALIKE / f"{code}.txt"
    return set(path.read_text("utf-8").split()) if path.is_file() else set()


if __name__ == "__main__":
    folder, code = Path(sys.argv[1]), sys.argv[2]
    beside = folder / "alike.txt"
    names = set(beside.read_text("utf-8").split()) if beside.is_file() else alike_of(code)
    found = list(problems(folder, code, names))
    sys.stdout.write("\n".join([*found, f"{len(found)} problems", ""]))
    sys.exit(bool(found))
