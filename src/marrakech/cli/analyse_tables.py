"""What `marrakech analyse` prints: sums, errors, the largest mistakes, and the luckiest rolls."""

from collections.abc import Callable, Sequence

from rich.table import Table
from rich.text import Text

from marrakech.analysis import (
    GRADES,
    Decision,
    Depth,
    GivingUp,
    Luck,
    SeatTotals,
    grade_of,
)
from marrakech.cli.analyse_cells import gain, share
from marrakech.cli.analyse_lines import lines_of
from marrakech.cli.analyse_profiles import show_profiles
from marrakech.cli.analyse_run import Analysed
from marrakech.cli.tables import show_table, table_titled
from marrakech.cli.terminal import console, number, percent, say, signed_percent, words
from marrakech.cli.view import seat_names
from marrakech.locales import tamed

MISTAKES = 5  # as many of the largest are listed
ROLLS = 3  # as many of the luckiest, and of the unluckiest
SUM_DIGITS = 2  # enough to see that they add up


def show_analyses(
    found: Sequence[Analysed], evaluator: str, depth: Depth, *, several: bool, turns: bool
) -> None:
    """Print all of it; of several games only the sums, and then the profiles."""
    for one in found:
        if one is not found[0]:
            console().print()
        _GameReport(one).show(evaluator, depth, alone=not several, turns=turns)
    if several:
        show_profiles([one for one in found if one.complete])


class _GameReport:
    """The analysis of one game, to be printed."""

    def __init__(self, one: Analysed) -> None:
        self.file, self.game, self.found, self.complete = one
        self.names = [tamed(name) for name in seat_names(one.game.start, one.game.names())]
        self.numbers = {
            ply: line.number for line in self.game.turns() for ply in range(line.first, line.end)
        }

    def show(self, evaluator: str, depth: Depth, *, alone: bool, turns: bool) -> None:
        """Print it; the errors and the rolls of a game only if it is the only one."""
        show_table(self._sums(evaluator, depth))
        self._show_notes()
        if alone:
            for table in (self._errors(), self._mistakes(), self._rolls()):
                if table.row_count:
                    console().print()
                    show_table(table)
        if turns:
            console().print()
            show_table(self._turns())

    def _name(self, seat: int) -> str:
        return self.names[seat - 1]

    def _sums(self, evaluator: str, depth: Depth) -> Table:
        """A column for each seat, to be added up from top to bottom."""
        title = words("analyse-title", file=self.file, evaluator=evaluator, depth=depth)
        table = table_titled(title)
        table.add_column("")
        for name in self.names:
            table.add_column(name, justify="right", overflow="fold")
        for row, show, value in _SUMS:
            cells = (show(value(seat), SUM_DIGITS) for seat in self.found.seats)
            table.add_row(words("analysis-sum-name", sum=row), *cells)
        return table

    def _show_notes(self) -> None:
        """What the luck was worth to each seat, and what there is to know about the sums."""
        console().print()
        for name, seat in zip(self.names, self.found.seats, strict=True):
            luck = signed_percent(seat.own_luck + seat.others_luck)
            say("analyse-luck", name=name, luck=luck)
        if self.complete and self.game.final().step != "over":
            say("analyse-not-over")
        for step in self.found.steps():
            if isinstance(step, GivingUp):
                say("analyse-gave-up", name=self._name(step.seat))

    def _errors(self) -> Table:
        """How often each seat decided, and what that cost it."""
        table = table_titled(words("analyse-errors"))
        table.add_column(words("column-player"), overflow="fold")
        table.add_column(words("analyse-kind"))
        table.add_column(words("analysis-decisions"), justify="right")
        table.add_column(words("analyse-error-each"), justify="right")
        for grade in GRADES:
            table.add_column(words("analysis-grades", grade=grade), justify="right")
        for seat, name in enumerate(self.names, 1):
            for step, count in self.found.errors(seat).items():
                table.add_row(
                    name,
                    words("analyse-step", step=step),
                    number(count.decisions),
                    signed_percent(-count.mean),
                    *(number(times) for times in count[2:]),
                )
                name = ""
        return table

    def _mistakes(self) -> Table:
        """The largest mistakes, with what was better."""
        table = table_titled(words("analyse-largest"))
        self._begin(table)
        for key in ("played", "chance", "better", "chance", "error"):
            right = key not in ("played", "better")
            table.add_column(words(f"analyse-{key}"), justify="right" if right else "left")
        table.add_column("")
        decisions = [step for step in self.found.steps() if isinstance(step, Decision)]
        for step in sorted(decisions, key=lambda step: step.error)[:MISTAKES]:
            if grade := grade_of(step.error):
                table.add_row(
                    *self._where(step),
                    step.action,
                    percent(step.after[step.seat - 1]),
                    step.best.action,
                    percent(step.best.chances[step.seat - 1]),
                    gain(step.error),
                    words("analysis-grade", grade=grade),
                )
        return table

    def _rolls(self) -> Table:
        """The luckiest rolls and the unluckiest, by what they gave the player who rolled."""
        table = table_titled(words("analyse-rolls"))
        self._begin(table)
        table.add_column(words("analyse-rolled"), justify="right")
        table.add_column(words("analyse-luck-column"), justify="right")
        rolls = [
            (step.gains[step.seat - 1], step)
            for step in self.found.steps()
            if isinstance(step, Luck) and step.step == "roll"
        ]
        rolls.sort(key=lambda roll: -roll[0])
        lucky = [roll for roll in rolls[:ROLLS] if roll[0] > 0]
        unlucky = [roll for roll in rolls[-ROLLS:] if roll[0] < 0]
        for luck, step in (*lucky, *unlucky):
            table.add_row(*self._where(step), number(int(step.action)), gain(luck))
        return table

    def _turns(self) -> Table:
        """Every turn, and everybody's chances after it."""
        table = table_titled(words("analyse-turns"))
        self._begin(table)
        table.add_column(words("analyse-actions"))
        table.add_column(words("analyse-luck-column"), justify="right")
        table.add_column(words("analyse-error"), justify="right")
        for name in self.names:
            table.add_column(name, justify="right", overflow="fold")
        for line in lines_of(self.game, self.found):
            own = (self._name(line.seat), gain(line.luck), gain(line.error))
            name, luck, error = own if line.number else ("", "", "")  # on line 0, both draw
            actions = " ".join(line.actions)
            table.add_row(
                number(line.number), name, actions, luck, error, *map(percent, line.after)
            )
        return table

    def _begin(self, table: Table) -> None:
        """The first columns of a table: which turn, and whose."""
        table.add_column(words("analyse-turn"), justify="right")
        table.add_column(words("column-player"), overflow="fold")

    def _where(self, step: Decision | Luck) -> tuple[str, str]:
        return number(self.numbers[step.ply]), self._name(step.seat)


_SUMS: tuple[tuple[str, Callable[[float, int], Text], Callable[[SeatTotals], float]], ...] = (
    ("start", share, lambda seat: seat.start),
    ("own-luck", gain, lambda seat: seat.own_luck),
    ("others-luck", gain, lambda seat: seat.others_luck),
    ("own-errors", gain, lambda seat: seat.own_errors),
    ("others-decisions", gain, lambda seat: seat.others_decisions),
    ("corrections", gain, lambda seat: seat.corrections),
    ("result", share, lambda seat: seat.result),
    ("luck-adjusted", share, lambda seat: seat.luck_adjusted),
)
