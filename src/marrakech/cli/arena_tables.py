"""The report of `marrakech arena` as tables: ladders, who beat whom, ratings, the tests."""

from collections import Counter
from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from marrakech.arena.ratings import Rating
from marrakech.arena.report import ContestReport, PlayersReport, ratings_by_players
from marrakech.arena.think_times import quantile
from marrakech.arena.win_rates import Estimate, Performance
from marrakech.cli.narration import listed
from marrakech.cli.terminal import console, error_console, number, percent, say, words
from marrakech.locales import catalogue, tamed


def show_report(found: ContestReport) -> None:
    """Print all of it."""
    for one in found.by_players:
        if one is not found.by_players[0]:
            console().print()
        _show_players(one, cross=found.contest.cross)
    if len(found.by_players) > 1:
        console().print()
        console().print(_ratings(found.by_players))
    for bot, failure, games in found.failures:
        problem = catalogue().explain(failure.refusal())
        sentence = words("arena-gave-up", bot=bot, games=games, problem=problem)
        error_console().print(sentence, style="yellow")


def _show_players(found: PlayersReport, *, cross: bool) -> None:
    """Print what the games with one number of players show."""
    console().print(_ladder(found))
    if cross and found.is_cross:
        console().print()
        console().print(_cross_table(found))
    elif not _ladder_says_it_all(found):
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


def _show_steps(found: PlayersReport) -> None:
    """Whether the ladder holds, if each bot on it met the next one in pairs."""
    steps = found.steps()
    if len(steps) < 2 or len(steps) < len(found.ladder) - 1:
        return
    pairs = [words("arena-over", bot=one, other=other) for one, other, sure in steps if not sure]
    if pairs:
        say("arena-ladder-open", pairs=listed(pairs))
    else:
        say("arena-ladder-holds")


def _ladder_says_it_all(found: PlayersReport) -> bool:
    """Whether there is only one line-up, with one seat for each bot."""
    line_ups = {tuple(sorted((one.bot, *one.others))) for one in found.meetings}
    return all(len(line_ups) == 1 and len(set(one)) == len(one) for one in line_ups)


def _ladder(found: PlayersReport) -> Table:
    title = words("arena-title", games=found.games, players=found.players)
    table = Table(title=title, box=None, title_justify="left")
    table.add_column(words("arena-bot"), no_wrap=True)
    for key in ("rating", "wins", "interval", "margin", "median", "slow"):
        table.add_column(words(f"arena-{key}"), justify="right")
    for one in found.ladder:
        table.add_row(
            tamed(one.bot),
            _rating(one.rating),
            *_results(one.performance),
            _milliseconds(quantile(one.performance.times, 0.5)),
            _milliseconds(quantile(one.performance.times, 0.99)),
        )
    return table


def _rating(rating: Rating) -> str:
    return f"{number(rating.mu, 1)} ± {number(2 * rating.sigma, 1)}"


def _ratings(sections: tuple[PlayersReport, ...]) -> Table:
    """Each contestant's ratings, a column for each number of players; the best on average first."""
    table = Table(title=words("arena-ratings"), box=None, title_justify="left")
    table.add_column(words("arena-bot"), no_wrap=True)
    for section in sections:
        table.add_column(number(section.players), justify="right")
    for bot, rated in ratings_by_players(sections).items():
        table.add_row(tamed(bot), *map(_rating, rated))
    return table


def _cross_table(found: PlayersReport) -> Table:
    """What each row wins against each column, with its interval."""
    caption = words("chart-matrix-rest" if found.players > 2 else "chart-matrix")
    table = Table(
        title=_even(found), caption=caption, box=None, title_justify="left", caption_justify="left"
    )
    names = [one.bot for one in found.ladder]
    cells = found.cross_table()
    table.add_column("", no_wrap=True)
    for name in names:
        table.add_column(tamed(name), justify="right")
    for row in names:
        table.add_row(
            tamed(row), *(_cell(cells.get((row, column)), found.even) for column in names)
        )
    return table


def _cell(wins: Estimate | None, even: float) -> Text:
    """A win rate above its interval; green or red where it is surely better or worse than even."""
    if wins is None:
        return Text("")
    style = "green" if wins.low > even else "red" if wins.high < even else ""
    low, high = number(100 * wins.low, 0), number(100 * wins.high, 0)
    within = words("arena-range", low=low, high=high)
    return Text.assemble((percent(wins.value), style), "\n", (within, "dim"))


def _even(found: PlayersReport) -> str:
    return words("arena-even", share=percent(found.even))


def _meetings(found: PlayersReport) -> Table:
    table = Table(title=_even(found), box=None, title_justify="left")
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
