"""The report of `marrakech arena` as tables: the ladder, who beat whom, the tests."""

from collections import Counter
from collections.abc import Iterable

from rich.table import Table

from marrakech.arena.report import ContestReport
from marrakech.arena.think_times import quantile
from marrakech.arena.win_rates import Estimate, Performance
from marrakech.cli.narration import listed
from marrakech.cli.terminal import console, error_console, number, percent, say, words
from marrakech.locales import catalogue, tamed


def show_report(found: ContestReport) -> None:
    """Print all of it."""
    console().print(_ladder(found))
    if not _ladder_says_it_all(found):
        console().print()
        console().print(_meetings(found))
    _show_steps(found)
    for line_up, test in found.tests.items():
        low, high = test.bounds
        say(
            "arena-verdict",
            bot=line_up[0],
            others=named_together(line_up[1:]),
            verdict=test.verdict,
            low=percent(test.low),
            high=percent(test.high),
            llr=number(test.llr, 2),
            below=number(low, 2),
            above=number(high, 2),
            rounds=test.rounds,
        )
    for bot, failure, games in found.failures:
        problem = catalogue().explain(failure.refusal())
        sentence = words("arena-gave-up", bot=bot, games=games, problem=problem)
        error_console().print(sentence, style="yellow")


def _show_steps(found: ContestReport) -> None:
    """Whether the ladder holds, if each bot on it met the next one alone."""
    steps = found.steps()
    if len(steps) < 2 or len(steps) < len(found.ladder) - 1:
        return
    pairs = [words("arena-over", bot=one, other=other) for one, other, sure in steps if not sure]
    if pairs:
        say("arena-ladder-open", pairs=listed(pairs))
    else:
        say("arena-ladder-holds")


def _ladder_says_it_all(found: ContestReport) -> bool:
    """Whether there is only one line-up, with one seat for each bot."""
    line_ups = found.contest.line_ups()
    return len(line_ups) == 1 and len(set(line_ups[0])) == len(line_ups[0])


def _ladder(found: ContestReport) -> Table:
    title = words("arena-title", games=found.games, players=found.contest.players)
    table = Table(title=title, box=None, title_justify="left")
    table.add_column(words("arena-bot"), no_wrap=True)
    for key in ("rating", "wins", "interval", "margin", "median", "slow"):
        table.add_column(words(f"arena-{key}"), justify="right")
    for one in found.ladder:
        table.add_row(
            tamed(one.bot),
            f"{number(one.rating.mu, 1)} ± {number(2 * one.rating.sigma, 1)}",
            *_results(one.performance),
            _milliseconds(quantile(one.performance.times, 0.5)),
            _milliseconds(quantile(one.performance.times, 0.99)),
        )
    return table


def _meetings(found: ContestReport) -> Table:
    even = words("arena-even", share=percent(found.contest.even))
    table = Table(title=even, box=None, title_justify="left")
    table.add_column(words("arena-bot"), no_wrap=True)
    table.add_column(words("arena-against"), no_wrap=True)
    for key in ("wins", "interval", "margin", "games"):
        table.add_column(words(f"arena-{key}"), justify="right")
    for one in found.meetings:
        table.add_row(
            tamed(one.bot),
            tamed(named_together(one.others)),
            *_results(one.performance),
            number(one.performance.games),
        )
    return table


def _results(found: Performance) -> Iterable[str]:
    """Win rate, interval and margin; empty without games."""
    if found.wins is None or found.margin is None:
        return "", "", ""
    return percent(found.wins.value), interval(found.wins), _signed(found.margin)


def interval(share: Estimate) -> str:
    """A confidence interval."""
    return words("arena-range", low=percent(share.low), high=percent(share.high))


def named_together(others: tuple[str, ...]) -> str:
    """The other bots at the table, with the number of seats each takes."""
    names = Counter(others)
    return listed(
        [
            words("arena-several", count=count, bot=bot) if count > 1 else bot
            for bot, count in names.items()
        ]
    )


def _signed(margin: float) -> str:
    return ("+" if margin >= 0 else "−") + number(abs(margin), 1)


def _milliseconds(ms: float | None) -> str:
    return "" if ms is None else number(ms, 2 if ms < 1 else 1)
