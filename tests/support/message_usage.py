"""Which sentences the code says, read from its source: every key, and the details it is given.

A key may be written in the call, chosen by an `if`, put together, kept in a name, taken from a loop
over constants or from a mapping, returned by a function or handed on by one. Wherever it cannot be
seen, that is a failure.
"""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import NamedTuple, TypeAlias

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


class Said(NamedTuple):
    """A sentence that the code says."""

    where: str
    choice: str  # calls that share a choice of keys divide them up among themselves
    key: str
    details: frozenset[str] | None  # None where they are passed on unseen


class Unseen(Exception):
    """A key that comes from a refusal made before, or from this parameter."""


@dataclass
class _Module:
    """A file of the source, and the outermost function around each of its nodes."""

    name: str
    tree: ast.Module
    around: dict[ast.AST, Function] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for node in ast.walk(self.tree):
            if isinstance(node, Function):
                for inner in ast.walk(node):
                    self.around.setdefault(inner, node)


class Source:
    """The source of the package, as texts by the names of their files."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self.modules = [_Module(name, ast.parse(text)) for name, text in texts.items()]
        # The functions that turn a key into a sentence, and which of their arguments is the key.
        self.sayers = {"words": 0, "say": 0, "refuse": 0, **dict.fromkeys(self._refusals(), 0)}
        while more := self._handing_on():
            self.sayers |= more

    @classmethod
    def of(cls, folder: Path) -> "Source":
        """Every file in a folder."""
        return cls({str(path): path.read_text("utf-8") for path in sorted(folder.rglob("*.py"))})

    def said(self) -> Iterator[Said]:
        """Every sentence, at every place where it is said."""
        for module in self.modules:
            for node in ast.walk(module.tree):
                if isinstance(node, ast.Call) and _name(node.func) in self.sayers:
                    yield from self._said_by(module, node)
                elif isinstance(node, ast.Dict):
                    yield from self._said_on_the_wire(module, node)

    def _said_by(self, module: _Module, call: ast.Call) -> Iterator[Said]:
        where = f"{module.name}:{call.lineno}"
        node = call.args[self.sayers[_name(call.func)]]
        try:
            keys = self._texts(module, node)
        except Unseen:
            return
        except LookupError as error:
            raise AssertionError(f"{where}: no key to be seen in {ast.unparse(call)}") from error
        choice = where
        if isinstance(node, ast.Name) and (function := module.around.get(node)):
            choice = f"{module.name}:{function.lineno}:{node.id}"
        details = self._details(module, call)
        yield from (Said(where, choice, key, details) for key in sorted(keys))

    def _said_on_the_wire(self, module: _Module, node: ast.Dict) -> Iterator[Said]:
        """A problem written as the server sends it: a key with its details."""
        fields = {
            _constant(name): value for name, value in zip(node.keys, node.values, strict=True)
        }
        match fields:
            case {"key": ast.Constant(value=str(key)), "details": ast.expr() as details}:
                where = f"{module.name}:{node.lineno}"
                yield Said(where, where, key, self._names(module, node, details))

    def _handing_on(self) -> dict[str, int]:
        """Functions not known yet that pass one of their parameters on as a key."""
        found: dict[str, int] = {}
        for module in self.modules:
            for node in ast.walk(module.tree):
                if not isinstance(node, ast.Call) or _name(node.func) not in self.sayers:
                    continue
                function = module.around.get(node)
                place = self.sayers[_name(node.func)]
                if function is None or len(node.args) <= place:
                    continue
                names = [argument.arg for argument in function.args.args]
                key = getattr(node.args[place], "id", None)
                if key in names and function.name not in self.sayers:
                    found[function.name] = names.index(key) - (names[0] == "self")
        return found

    def _refusals(self) -> set[str]:
        """Refusal and whatever is derived from it."""
        classes = [
            (node.name, {_name(base) for base in node.bases})
            for module in self.modules
            for node in ast.walk(module.tree)
            if isinstance(node, ast.ClassDef)
        ]
        found = {"Refusal", "BadText", "Illegal"}
        while more := {name for name, bases in classes if bases & found} - found:
            found |= more
        return found

    # What a key can be

    def _texts(self, module: _Module, node: ast.expr) -> set[str]:
        """Every text that an expression can be."""
        match node:
            case ast.Constant(value=str(text)):
                return {text}
            case ast.Constant(value=None):
                return set()
            case ast.IfExp(body=one, orelse=other):
                return self._texts(module, one) | self._texts(module, other)
            case ast.JoinedStr(values=parts):
                return set(map("".join, product(*(self._texts(module, p) for p in parts))))
            case ast.FormattedValue(value=value):
                return self._texts(module, value)
            case ast.Attribute(attr="key"):
                raise Unseen
            case ast.Name(id=name):
                return self._named(module, node, name)
            case ast.Call(func=ast.Name(id=name)):
                return self._returned(name)
            case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="get"), args=[_, *rest]):
                usual = [self._texts(module, value) for value in rest]
                return self._values_of(module, name).union(*usual)
            case ast.Subscript(value=ast.Name(id="chapter" | "part" | "figure" | "book")):
                raise Unseen  # the rulebook's own file, which is looked into elsewhere
            case ast.Subscript(value=ast.Name(id=name)):
                return self._values_of(module, name)
        raise LookupError(ast.dump(node))

    def _named(self, module: _Module, node: ast.expr, name: str) -> set[str]:
        """Every text that a name is given in its function, or in its file."""
        function = module.around.get(node)
        found = list(_values(function, name)) if function else []
        loops = list(_loops(function, name)) if function else []
        if not found and not loops and function and name in _parameters(function):
            raise Unseen
        if not found and not loops:
            found = list(_values(module.tree, name))
        texts = [self._texts(module, value) for value in found]
        texts += [self._elements(module, loop) for loop in loops]
        if not texts:
            raise LookupError(name)
        return set().union(*texts)

    def _elements(self, module: _Module, node: ast.expr) -> set[str]:
        """Every text among the elements of an expression; of a mapping, its keys."""
        match node:
            case ast.Tuple(elts=values) | ast.List(elts=values) | ast.Set(elts=values):
                return set().union(*(self._texts(module, value) for value in values))
            case ast.Dict(keys=keys):
                return set().union(*(self._texts(module, key) for key in keys if key))
            case ast.Name(id=name):
                values = list(_values(module.tree, name))
                return set().union(*(self._elements(module, value) for value in values))
            case ast.Call(func=ast.Attribute(value=mapping, attr="items")):
                return self._elements(module, mapping)
        raise LookupError(ast.dump(node))

    def _values_of(self, module: _Module, name: str) -> set[str]:
        """Every text among the values of a mapping in a file."""
        found: set[str] = set()
        for node in _values(module.tree, name):
            for value in node.values if isinstance(node, ast.Dict) else ():
                found |= self._texts(module, value)
        if not found:
            raise LookupError(name)
        return found

    def _returned(self, name: str) -> set[str]:
        """Every text that a function returns."""
        found: set[str] = set()
        for module in self.modules:
            for node in ast.walk(module.tree):
                if isinstance(node, Function) and node.name == name:
                    for inner in ast.walk(node):
                        if isinstance(inner, ast.Return) and inner.value:
                            found |= self._texts(module, inner.value)
        if not found:
            raise LookupError(name)
        return found

    # What it is given

    def _details(self, module: _Module, call: ast.Call) -> frozenset[str] | None:
        names = set(self._added(module)) if _name(call.func) == "refuse" else set()
        for keyword in call.keywords:
            if keyword.arg is not None:
                names.add(keyword.arg)
            elif (more := self._names(module, call, keyword.value)) is None:
                return None
            else:
                names |= more
        return frozenset(names)

    def _names(
        self, module: _Module, inside: ast.AST, dictionary: ast.expr | None
    ) -> frozenset[str] | None:
        """The keys of a dictionary written there or assigned to a name in the same function."""
        if isinstance(dictionary, ast.Name) and (function := module.around.get(inside)):
            dictionary = next(_values(function, dictionary.id), None)
        if not isinstance(dictionary, ast.Dict):
            return None
        return frozenset(_constant(key) for key in dictionary.keys)

    def _added(self, module: _Module) -> Iterator[str]:
        """What the method `refuse` of a file adds to the details by itself."""
        for node in ast.walk(module.tree):
            if isinstance(node, Function) and node.name == "refuse":
                for call in ast.walk(node):
                    if isinstance(call, ast.Call) and _name(call.func) in self.sayers:
                        yield from (keyword.arg for keyword in call.keywords if keyword.arg)


def _constant(node: ast.expr | None) -> str:
    return str(node.value) if isinstance(node, ast.Constant) else ""


def _name(node: ast.expr) -> str:
    return getattr(node, "id", getattr(node, "attr", ""))


def _parameters(function: Function) -> set[str]:
    """The parameters of a function and of those inside it."""
    return {node.arg for node in ast.walk(function) if isinstance(node, ast.arg)}


def _values(scope: ast.AST, name: str) -> Iterator[ast.expr]:
    """Whatever is assigned to a name."""
    for node in ast.walk(scope):
        match node:
            case ast.Assign(targets=[ast.Name(id=target)], value=value):
                pass
            case ast.AnnAssign(target=ast.Name(id=target), value=ast.expr() as value):
                pass
            case ast.NamedExpr(target=ast.Name(id=target), value=value):
                pass
            case _:
                continue
        if target == name:
            yield value


def _loops(scope: ast.AST, name: str) -> Iterator[ast.expr]:
    """Whatever a name runs over, alone or as the first of some."""
    for node in ast.walk(scope):
        if isinstance(node, ast.For | ast.AsyncFor | ast.comprehension):
            target = node.target.elts[0] if isinstance(node.target, ast.Tuple) else node.target
            if isinstance(target, ast.Name) and target.id == name:
                yield node.iter
