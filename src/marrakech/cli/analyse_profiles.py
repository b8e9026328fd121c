"""The profiles that `marrakech analyse` prints for several games."""

from collections.abc import Sequence

from rich.table import Table

from marrakech.analysis import GRADES, PHASES, DecisionStep, Profile, profiles
from marrakech.cli.analyse_cells import gain, share
from marrakech.cli.analyse_run import Analysed
from marrakech.cli.tables import show_table, table_titled
from marrakech.cli.terminal import console, number, say, signed_percent, words
from marrakech.locales import tamed

_STEPS: tuple[DecisionStep, ...] = ("turn", "lay", "steer")


def show_profiles(analysed: Sequence[Analysed]) -> None:
    """Print the profile of everybody who played, and which games do not count."""
    found = profiles((one.game, one.found) for one in analysed)
    if found.profiles:
        for table in (_results(found.profiles), _errors(found.profiles), _words(found.profiles)):
            console().print()
            show_table(table)
    if found.unfinished or found.abandoned:
        console().print()
    if found.unfinished:
        say("analyse-unfinished", count=found.unfinished)
    if found.abandoned:
        say("analyse-abandoned", count=found.abandoned)


def _results(found: Sequence[Profile]) -> Table:
    """What each of them won, with and without luck."""
    table = _table(words("analyse-profiles"))
    table.add_column(words("analyse-games"), justify="right")
    for row in ("result", "luck-adjusted"):
        table.add_column(words("analysis-sum-name", sum=row), justify="right")
    for key in ("luck-column", "interval"):
        table.add_column(words(f"analyse-{key}"), justify="right")
    for one in found:
        low, high = signed_percent(one.luck_low), signed_percent(one.luck_high)
        table.add_row(
            tamed(one.name),
            number(one.games),
            *(share(one.result), share(one.luck_adjusted), gain(one.luck)),
            words("arena-range", low=low, high=high),
        )
    return table


def _errors(found: Sequence[Profile]) -> Table:
    """What a decision cost on average: of all, of each kind, and in each part of the game."""
    table = _table(words("analyse-profile-errors"))
    steps = [step for step in _STEPS if any(step in one.errors for one in found)]
    table.add_column(words("analyse-all"), justify="right")
    for step in steps:
        table.add_column(words("analyse-step", step=step), justify="right")
    for phase in PHASES:
        table.add_column(words("analyse-phase", phase=phase), justify="right")
    for one in found:
        parts = [one.errors.get(step) for step in steps]
        parts += [one.phases.get(phase) for phase in PHASES]
        decisions, lost = _all_errors(one)
        table.add_row(
            tamed(one.name),
            signed_percent(-lost / decisions) if decisions else "",
            *(signed_percent(-part.lost / part.decisions) if part else "" for part in parts),
        )
    return table


def _words(found: Sequence[Profile]) -> Table:
    """How often their errors were large enough to have a name."""
    table = _table(words("analyse-profile-words"))
    table.add_column(words("analysis-decisions"), justify="right")
    for grade in GRADES:
        table.add_column(words("analysis-grades", grade=grade), justify="right")
    for one in found:
        decisions, _ = _all_errors(one)
        counts = [
            sum(part.slips for part in one.errors.values()),
            sum(part.mistakes for part in one.errors.values()),
            sum(part.blunders for part in one.errors.values()),
        ]
        shown = (number(100 * count / decisions, 1) if decisions else "" for count in counts)
        table.add_row(tamed(one.name), number(decisions), *shown)
    return table


def _table(title: str) -> Table:
    table = table_titled(title)
    table.add_column(words("column-player"), overflow="fold")
    return table


def _all_errors(one: Profile) -> tuple[int, float]:
    """How many decisions somebody made, and what they cost together."""
    made = one.errors.values()
    return sum(part.decisions for part in made), sum(part.lost for part in made)
