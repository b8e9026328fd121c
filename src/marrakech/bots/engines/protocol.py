"""The lines of the engine protocol, parsed and formatted."""

from math import ceil, isfinite
from typing import NamedTuple

from marrakech.bots.search_result import CHANCE_TO_WIN, POINTS_AHEAD, Budget, Measure, Worth
from marrakech.rules import BadText, parse_action
from marrakech.rules.refusal import excerpt

# The first words of the lines to an engine, and of those that it writes.
COMMANDS = (
    "marrakech",
    "isready",
    "setoption",
    "newgame",
    "position",
    "go",
    "judge",
    "stop",
    "quit",
)
ANSWERS = ("id", "option", "marrakechok", "readyok", "info", "bestaction", "chances", "error")

OPTION_TYPES = ("spin", "check", "combo", "string")
MEASURES: dict[str, Measure] = {one: one for one in (POINTS_AHEAD, CHANCE_TO_WIN)}
HIGHEST_NUMBER = 10**12  # in a line
CAN_JUDGE = "can judge"  # what follows `id` if an engine knows `judge`
ROUNDING = 0.01  # by how much chances that were rounded may fail to add up to 1


def split_line(line: str) -> tuple[str, str]:
    """A line's first word, and the rest."""
    word, _, rest = line.strip().partition(" ")
    return word, rest.strip()


class Go(NamedTuple):
    """How long to think: some milliseconds, some nodes, until stopped, or as long as it likes."""

    movetime: int | None = None
    nodes: int | None = None
    infinite: bool = False


def parse_go(rest: str) -> Go:
    """Read what follows `go`."""
    fields = _fields(rest, numbers=("movetime", "nodes"), flags=("infinite",))
    return Go(_number(fields, "movetime"), _number(fields, "nodes"), "infinite" in fields)


def format_go(go: Go) -> str:
    """The line that asks for an action."""
    parts = ["go"]
    if go.movetime is not None:
        parts.append(f"movetime {go.movetime}")
    if go.nodes is not None:
        parts.append(f"nodes {go.nodes}")
    return " ".join(parts + ["infinite"] * go.infinite)


def go_within(budget: Budget | None) -> Go:
    """A bot's budget in the terms of the protocol."""
    seconds, nodes = budget or (None, None)
    return Go(None if seconds is None else ceil(round(1000 * seconds, 3)), nodes)


class Info(NamedTuple):
    """What an engine reports while it thinks; what it leaves out is None."""

    turns: int | None = None
    nodes: int | None = None
    time: int | None = None  # milliseconds
    measure: Measure | None = None
    worth: Worth | None = None


def parse_info(rest: str) -> Info:
    """Read what follows `info`; a `string` is for people, and is ignored."""
    if split_line(rest)[0] == "string":
        return Info()
    numbers = ("turns", "nodes", "time")
    head, worth, said = f" {rest}".partition(" worth ")
    fields = _fields(head, numbers=(*numbers, "measure"), flags=())
    measure = MEASURES.get(fields.get("measure", ""))
    if measure is None and "measure" in fields:
        raise _bad(rest)
    turns, nodes, time = (_number(fields, name) for name in numbers)
    return Info(turns, nodes, time, measure, _worth(said) if worth else None)


def format_info(info: Info) -> str:
    """The line that reports it."""
    named = {"turns": info.turns, "nodes": info.nodes, "time": info.time, "measure": info.measure}
    parts = ["info", *(f"{name} {value}" for name, value in named.items() if value is not None)]
    if info.worth is not None:
        parts.append(f"worth {info.worth.action} {info.worth.value!r}")
    return " ".join(parts)


class Option(NamedTuple):
    """A setting of an engine."""

    name: str
    kind: str
    default: str = ""
    low: int | None = None
    high: int | None = None
    choices: tuple[str, ...] = ()


def parse_option(rest: str) -> Option:
    """Read what follows `option`."""
    words = rest.split()
    if (
        words[:1] != ["name"]
        or len(words) < 4
        or words[2] != "type"
        or words[3] not in OPTION_TYPES
    ):
        raise _bad(rest)
    said: dict[str, list[str]] = {}
    for name, value in zip(words[4::2], words[5::2], strict=False):
        said.setdefault(name, []).append(value)
    if len(words) % 2 or not said.keys() <= {"default", "min", "max", "var"}:
        raise _bad(rest)
    first = {name: values[0] for name, values in said.items()}
    low, high = (_whole(first[name]) if name in first else None for name in ("min", "max"))
    choices = tuple(said.get("var", ()))
    return Option(words[1], words[3], first.get("default", ""), low, high, choices)


def format_option(option: Option) -> str:
    """The line that offers it."""
    parts = [f"option name {option.name} type {option.kind}"]
    parts += [f"default {option.default}"] * bool(option.default)
    parts += [f"min {option.low}"] * (option.low is not None)
    parts += [f"max {option.high}"] * (option.high is not None)
    return " ".join([*parts, *(f"var {choice}" for choice in option.choices)])


def parse_setoption(rest: str) -> tuple[str, str]:
    """Read what follows `setoption`: a name, and its new value."""
    match rest.split(None, 3):
        case ["name", name, "value", value]:
            return name, value
    raise _bad(rest)


def format_setoption(name: str, value: str) -> str:
    """The line that sets an option."""
    return f"setoption name {name} value {value}"


def parse_chances(rest: str, seats: int) -> tuple[float, ...]:
    """Read what follows `chances`: each seat's chance to win. If they do not quite add up to 1,
    because they were rounded, they are scaled."""
    try:
        chances = tuple(float(word) for word in rest.split())
    except ValueError:
        raise _bad(rest) from None
    total = sum(chances)
    within = all(0 <= chance <= 1 for chance in chances)  # neither is a NaN
    if len(chances) != seats or not within or abs(total - 1) > ROUNDING:
        raise _bad(rest)
    return tuple(chance / total for chance in chances)


def format_chances(chances: tuple[float, ...]) -> str:
    """The line that says them."""
    return " ".join(["chances", *map(repr, chances)])


def _fields(rest: str, numbers: tuple[str, ...], flags: tuple[str, ...]) -> dict[str, str]:
    """Names, each with its value; a flag has none, and no name may come twice."""
    words, found = rest.split(), dict[str, str]()
    while words:
        name = words.pop(0)
        if name in found or name not in (*numbers, *flags) or (name in numbers and not words):
            raise _bad(rest)
        found[name] = words.pop(0) if name in numbers else ""
    return found


def _number(fields: dict[str, str], name: str) -> int | None:
    return _natural(fields[name]) if name in fields else None


def _natural(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 13 or int(text) > HIGHEST_NUMBER:
        raise _bad(text)
    return int(text)


def _whole(text: str) -> int:
    return -_natural(text[1:]) if text.startswith("-") else _natural(text)


def _worth(said: str) -> Worth:
    match said.split():
        case [action, number]:
            try:
                value = float(number)
            except ValueError:
                raise _bad(said) from None
            if isfinite(value):
                return Worth(parse_action(action), value)
    raise _bad(said)


def _bad(text: str) -> BadText:
    return BadText("engine-line", text=excerpt(text))
