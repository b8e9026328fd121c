"""`marrakech rules`: the rulebook in the terminal, with its markets drawn."""

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Annotated, NotRequired, TypedDict, cast

import typer
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from marrakech.cli.market import draw_market
from marrakech.cli.terminal import MISUSED, comma_listed, console, fail, words
from marrakech.locales import NAMES
from marrakech.rules import SQUARES, Edition, apply, parse_position, printed_elsewhere

TWO_MARKETS_WIDTH = 78  # columns
MAX_TEXT_WIDTH = 88  # columns; longer lines are hard to read


class FigureData(TypedDict):
    """A market to draw, and what it shows."""

    caption: str
    position: str
    marked: NotRequired[list[str]]
    action: NotRequired[str]
    verdict: NotRequired[str]


class StepData(TypedDict):
    """A step of a turn."""

    title: str
    how: str


class Part(TypedDict, total=False):
    """A sentence, steps, figures, or the table of what printings disagree on."""

    say: str
    steps: list[StepData]
    figures: list[FigureData]
    printings: list[str]


class Chapter(TypedDict):
    """A part of the rules that can be read by itself."""

    id: str
    title: str
    parts: list[Part]


class Rulebook(TypedDict):
    """The order of the rules: keys of the catalogue, and figures."""

    title: str
    lead: str
    foot: str
    sections: list[Chapter]


@cache
def rulebook() -> Rulebook:
    """The file that the page is built from, too."""
    text = (files("marrakech.locales") / "rulebook.json").read_text("utf-8")
    return cast("Rulebook", json.loads(text))


Section = Annotated[
    str | None,
    typer.Argument(metavar="[SECTION]", help="Print only this section, by its name in --list."),
]
Listed = Annotated[bool, typer.Option("--list", help="Print only the names of the sections.")]


def rules(section: Section = None, only_list: Listed = False) -> None:
    """
    Read the rules in your language, with a market drawn for every figure.

    Examples:
    - `marrakech rules`
    - `marrakech rules lay --lang fi`
    - `marrakech rules | less -R`

    """
    chapters = {chapter["id"]: chapter for chapter in rulebook()["sections"]}
    if section is not None and section not in chapters:
        fail(words("section-unknown", text=section, sections=" ".join(chapters)), MISUSED)
    out = _page()
    if only_list:
        names = Table.grid(padding=(0, 2))
        for name, chapter in chapters.items():
            names.add_row(name, words(chapter["title"]))
        out.print(names)
    elif section is not None:
        out.print(Group(*_chapter(chapters[section])))
    else:
        out.print(Group(*_whole_book()))


def _page() -> Console:
    """Where the rules are printed, no wider than is easy to read."""
    out = console()
    out.soft_wrap = False
    out.width = min(out.width, MAX_TEXT_WIDTH)
    return out


def _text(words: str, style: str = "") -> Text:
    """Text that is wrapped where a line is full, in languages without spaces too."""
    return Text(words, style=style, overflow="fold")


def _whole_book() -> Iterator[RenderableType]:
    book = rulebook()
    yield _text(words(book["title"]), style="bold underline")
    yield Text()
    yield _text(words(book["lead"]))
    for chapter in book["sections"]:
        yield Text()
        yield from _chapter(chapter)
    yield Text()
    yield _text(words(book["foot"]), style="dim")


def _chapter(chapter: Chapter) -> Iterator[RenderableType]:
    yield _text(words(chapter["title"]), style="bold")
    for part in chapter["parts"]:
        yield Text()
        if "say" in part:
            yield _text(words(part["say"]))
        elif "steps" in part:
            yield from _steps(part["steps"])
        elif "printings" in part:
            yield _printings(part["printings"])
        else:
            yield from _figures(part["figures"])


def _steps(steps: list[StepData]) -> Iterator[RenderableType]:
    table = Table.grid(padding=(0, 1))
    table.add_column()
    table.add_column(overflow="fold")
    for number, part in enumerate(steps, 1):
        said = Group(_text(words(part["title"]), "bold"), _text(words(part["how"])))
        table.add_row(_text(words("list-number", number=number)), said)
    yield table


def _figures(figures: list[FigureData]) -> Iterator[RenderableType]:
    for place, figure in enumerate(figures):
        if place:
            yield Text()
        yield Padding(_figure(figure), (0, 0, 0, 2))


def _figure(figure: FigureData) -> RenderableType:
    """A market, the market after the action, and the caption."""
    position = parse_position(figure["position"])
    marked = [SQUARES.index(square) for square in figure.get("marked", ())]
    drawn = [draw_market(position, marked)]
    if "action" in figure:
        drawn.append(draw_market(apply(position, figure["action"])))
    texts = [_text(words(figure["caption"]), style="italic")]
    if "verdict" in figure:
        allowed = figure["verdict"] == "allowed"
        verdict = words("rules-allowed") if allowed else words("rules-forbidden")
        mark = ("✓ ", "green") if allowed else ("✕ ", "red")
        texts.insert(0, Text.assemble(mark, (verdict, "bold")))
    return Group(*_beside(drawn), *texts)


def _beside(markets: list[Text]) -> list[RenderableType]:
    """Markets side by side, or one below the other where there is no room."""
    if _page().width < TWO_MARKETS_WIDTH:
        return list(markets)
    both = Table.grid(padding=(0, 2))
    both.add_row(*markets)
    return [both]


def _printings(matters: list[str]) -> RenderableType:
    """A block for each matter: the usual rule, the other one, and the printings that have it."""
    rows = []
    for matter in matters:
        table = Table.grid(padding=(0, 2))
        table.add_column(style="dim", ratio=1, overflow="fold")
        table.add_column(ratio=3, overflow="fold")
        table.add_row(words("rules-printings-usual"), words(f"rules-option-{matter}-usual"))
        table.add_row(words("rules-printings-else"), words(f"rules-option-{matter}-else"))
        table.add_row(words("rules-printings-who"), _who(printed_elsewhere(matter)))
        rows.append(Group(_text(words(f"rules-option-{matter}"), style="bold"), table, Text()))
    return Group(*rows)


def _who(found: list[Edition]) -> str:
    """Printings by their languages, with the names that `--edition` takes."""
    if not found:
        return words("rules-printings-nobody")
    return comma_listed(f"{NAMES[edition.language]} ({edition.name})" for edition in found)
