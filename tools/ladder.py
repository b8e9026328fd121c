"""How strong is each bot, with two, three and four players? Everybody plays everybody, and the
chart and the tables of docs/bots.md are written anew. Run: `make ladder`.

The games are kept in build/ladder.jsonl: after Ctrl-C the same command goes on, and more games
extend it. Delete that file when a bot has changed.
"""

import argparse
import os
import sys
from datetime import UTC, datetime
from pathlib import Path

from marrakech.arena.chart import draw_chart
from marrakech.arena.contest import DEFAULT_MS, Contest
from marrakech.arena.contest_run import ContestRun
from marrakech.arena.machine import cpu_name
from marrakech.arena.ratings import Rating
from marrakech.arena.report import ContestReport, PlayersReport, ratings_by_players, report
from marrakech.arena.win_rates import Estimate
from marrakech.arena.workers import cores
from marrakech.bots import bot_names
from marrakech.cli.arena_progress import run_contest
from marrakech.cli.terminal import INTERRUPTED
from marrakech.locales import catalogue

ROOT = Path(__file__).parent.parent
DOCUMENT = ROOT / "docs" / "bots.md"
CHART = ROOT / "docs" / "pictures" / "ladder.svg"
RESULTS = ROOT / "build" / "ladder.jsonl"
BEGIN, END = "<!-- ladder: written by `make ladder` -->", "<!-- end of the ladder -->"
NUMBERS = {2: "Two", 3: "Three", 4: "Four"}
ALT = "The ladder: each bot's win rate with its interval, and everybody against everybody"


def ladder_text(found: ContestReport, games: int, chart: str) -> str:
    """What is written between the markers: the chart and the tables."""
    command = (
        f"marrakech arena {' '.join(found.contest.bots)} --players all --cross --games {games}"
        f" --ms {found.contest.ms:g}"
    )
    parts = [
        f"![{ALT}]({chart})",
        f"{found.games:,} games, {games} for each line-up, on {cpu_name()},"
        f" {datetime.now(UTC):%Y-%m-%d}:",
        f"```sh\n{command}\n```",
        "Ratings compare the bots within a column:",
        _ratings(found),
        *(_cross_table(one) for one in found.by_players),
    ]
    return "\n\n".join(parts)


def _ratings(found: ContestReport) -> str:
    heads = [f"{NUMBERS[players].lower()} players" for players in found.contest.players]
    rated = ratings_by_players(found.by_players)
    rows = [[f"`{bot}`", *map(_rating, ratings)] for bot, ratings in rated.items()]
    return _table(["rating", *heads], rows)


def _cross_table(found: PlayersReport) -> str:
    names = [one.bot for one in found.ladder]
    cells = found.cross_table()
    rows = [[f"`{row}`", *(_cell(cells.get((row, column))) for column in names)] for row in names]
    whom = "the column" if found.players == 2 else f"{found.players - 1} of the column"
    title = f"{NUMBERS[found.players]} players: wins of the row, out of 100 games against {whom}"
    even = f"{100 * found.even:.0f} is even; in brackets, the 95% interval"
    return f"{title} ({even})\n\n" + _table(["", *(f"`{name}`" for name in names)], rows)


def _rating(rating: Rating) -> str:
    return f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}".replace("-", "−")


def _cell(wins: Estimate | None) -> str:
    if wins is None:
        return ""
    value, low, high = (f"{100 * share:.1f}" for share in wins)
    return f"{value} ({low}–{high})"


def _table(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def put_between_markers(document: str, text: str) -> str:
    """The document with another text between the two markers."""
    before, begin, rest = document.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise SystemExit(f"{DOCUMENT.name} has no lines {BEGIN} and {END}")
    return f"{before}{begin}\n\n{text}\n\n{end}{after}"


def main() -> int:
    """Play what is missing, then write the chart and the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="for each line-up (400)")
    parser.add_argument("--bots", nargs="+", default=bot_names(), choices=bot_names())
    parser.add_argument("--ms", type=float, default=DEFAULT_MS, help="for a decision (10)")
    parser.add_argument("--jobs", type=int, default=cores(), help="games at once (one per core)")
    parser.add_argument("--out", type=Path, default=RESULTS, help="where the games are kept")
    parser.add_argument("--chart", type=Path, default=CHART)
    parser.add_argument("--document", type=Path, default=DOCUMENT)
    wanted = parser.parse_args()
    document = wanted.document.read_text("utf-8")
    put_between_markers(document, "")  # before hours are spent on games
    wanted.out.parent.mkdir(parents=True, exist_ok=True)
    run = ContestRun(Contest(tuple(wanted.bots), tuple(NUMBERS), ms=wanted.ms, cross=True))
    trouble, stopped = run_contest(run, wanted.games, wanted.jobs, wanted.out)
    if trouble:
        raise SystemExit(catalogue().explain(trouble))
    if stopped:
        sys.stderr.write(f"Stopped after {run.games} games; nothing was written.\n")
        return INTERRUPTED
    found = report(run)
    draw_chart(found, wanted.chart)
    picture = Path(os.path.relpath(wanted.chart, wanted.document.parent)).as_posix()
    text = ladder_text(found, wanted.games, picture)
    wanted.document.write_text(put_between_markers(document, text), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
