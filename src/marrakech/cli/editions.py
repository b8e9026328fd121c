"""`marrakech editions`: every printing and the rules it sets."""

from rich.table import Table

from marrakech.cli.options import AsJson
from marrakech.cli.terminal import console, print_json, words
from marrakech.rules import Edition, editions, format_ruleset


def list_editions(as_json: AsJson = False) -> None:
    """
    List the printings of the rules and the options each of them uses.

    Examples:
    - `marrakech editions`
    - `marrakech play --edition fi --players 2`

    """
    if as_json:
        print_json([_data(edition) for edition in editions.values()])
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for key in ("column", "source", "options", "box", "starter"):
        table.add_column(words(f"edition-{key}"), overflow="fold")
    for edition in editions.values():
        table.add_row(
            edition.name,
            " ".join((edition.book, edition.page)).strip(),
            _options(edition),
            edition.box,
            words("starter", who=edition.starter),
        )
    out = console()
    out.print(table)
    out.print()
    out.print(words("edition-footer"))


def _options(edition: Edition) -> str:
    """The options that it sets; in brackets, those that it sets by saying nothing."""
    shown = [f"{option}={value}" for option, value in edition.printed]
    shown += [f"({option}={value})" for option, value in edition.silent]
    return " ".join(shown) or words("edition-default-rules")


def _data(edition: Edition) -> dict[str, object]:
    return {
        "name": edition.name,
        "language": edition.language or None,
        "book": edition.book or None,
        "page": edition.page or None,
        "rules": format_ruleset(edition.ruleset),
        "printed": dict(edition.printed),
        "silent": dict(edition.silent),
        "box": edition.box,
        "starter": edition.starter,
    }
