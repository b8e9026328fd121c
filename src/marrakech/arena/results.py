"""The results of a contest on disk: a header, then a line for each round, in order.

However a run ends, the rounds in the file are not played again.
"""

import json
import os
import stat
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import IO, TypedDict

from marrakech import __version__
from marrakech.arena.contest import Contest, Fixture
from marrakech.arena.game import Failure, Played
from marrakech.arena.rounds import Round
from marrakech.locales import catalogue
from marrakech.rules import Refusal
from marrakech.rules.refusal import Detail, excerpt

_FORMAT = 1  # version of the file's format
_ADDED_LATER: dict[str, object] = {"cross": False}  # settings that older files do not have
_NOT_A_ROUND = (ValueError, LookupError, TypeError, AttributeError, RecursionError)


class _GameData(TypedDict):
    seats: list[str]
    points: list[int]
    ranks: list[int]
    failures: list[tuple[int, str, dict[str, Detail]]]
    times: list[dict[str, int]]


class Results:
    """A results file that is being written, and locked against other runs."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self._path = path
        self._contest = contest
        with _file_errors_refused(path):
            self._file = path.open("a+b")
        try:
            if not stat.S_ISREG(os.fstat(self._file.fileno()).st_mode):
                raise Refusal("results-foreign", file=str(path))  # a device may have no end
            _lock(self._file, path)
            with _file_errors_refused(path):
                self._file.seek(0)
                self._content = self._file.read()
            self._check_header()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> "Results":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def rounds(self, fixtures: Iterator[Fixture]) -> Iterator[Round]:
        """The rounds in the file, which are the first ones of a schedule.

        A last line that was cut off is dropped, and its round will be played again. No more
        fixtures are taken from the schedule than there are rounds.
        """
        lines = self._content.split(b"\n")
        torn = len(lines.pop())
        for number, (line, fixture) in enumerate(zip(lines[1:], fixtures, strict=False), 2):
            try:
                yield _read_round(line, fixture)
            except _NOT_A_ROUND:
                raise Refusal(
                    "results-line",
                    file=str(self._path),
                    line=number,
                    text=excerpt(line.decode("utf-8", "replace")),
                ) from None
        if torn:
            with _file_errors_refused(self._path):
                self._file.truncate(len(self._content) - torn)
        self._content = b""

    def add(self, played: Round) -> None:
        """Append a round."""
        self._write(_round_data(played))

    def close(self) -> None:
        """Flush the file to disk, and unlock it."""
        with _file_errors_refused(self._path), self._file:
            self._file.flush()
            os.fsync(self._file.fileno())

    def _check_header(self) -> None:
        wanted = _header(self._contest)
        first, ended, _ = self._content.partition(b"\n")
        text = json.dumps(wanted).encode()
        if not ended and text.startswith(first):  # empty, or cut off in its first line
            with _file_errors_refused(self._path):
                self._file.truncate(0)
            self._write(wanted)
            self._content = text + b"\n"
            return
        found = _read_header(first, self._path)
        for name, value in wanted.items():
            if found.get(name) != value:
                raise Refusal(
                    "results-differ",
                    file=str(self._path),
                    setting=name,
                    found=_shown(found.get(name)),
                    wanted=_shown(value),
                )

    def _write(self, data: dict[str, object]) -> None:
        with _file_errors_refused(self._path):
            self._file.write(json.dumps(data).encode() + b"\n")
            self._file.flush()


def _header(contest: Contest) -> dict[str, object]:
    """What a file must begin with to be continued: the versions, and the contest."""
    settings = json.loads(json.dumps(asdict(contest)))
    if len(contest.players) == 1:
        settings["players"] = contest.players[0]  # as before there could be several
    return {"arena": _FORMAT, "marrakech": __version__, **settings}


def _read_header(line: bytes, path: Path) -> dict[str, object]:
    try:
        header = json.loads(line)
    except (ValueError, RecursionError):
        header = None
    if not isinstance(header, dict) or "arena" not in header:
        raise Refusal("results-foreign", file=str(path))
    return {**_ADDED_LATER, **header}


def _round_data(played: Round) -> dict[str, object]:
    games = [
        {
            "seats": game.seats,
            "points": game.points,
            "ranks": game.ranks,
            "failures": game.failures,
            "times": game.times,
        }
        for game in played.games
    ]
    return {"round": played.number, "line_up": played.line_up, "games": games}


def _read_round(line: bytes, fixture: Fixture) -> Round:
    """The round in a line, if it is that of the fixture."""
    data = json.loads(line)
    games = tuple(map(_read_game, data["games"]))
    if (data["round"], tuple(data["line_up"])) != (fixture.number, fixture.line_up):
        raise ValueError("another round")
    if [game.seats for game in games] != [match.seats for match in fixture.matches()]:
        raise ValueError("other seatings")
    return Round(fixture.number, fixture.line_up, games)


def _read_game(data: _GameData) -> Played:
    seats = tuple(data["seats"])
    points, ranks = tuple(map(int, data["points"])), tuple(map(int, data["ranks"]))
    times = tuple(
        Counter({int(name): int(count) for name, count in one.items()}) for one in data["times"]
    )
    if not len(seats) == len(points) == len(ranks) == len(times) or 1 not in ranks:
        raise ValueError("not a game")
    return Played(seats, points, ranks, times, tuple(map(_read_failure, data["failures"])))


def _read_failure(data: tuple[int, str, dict[str, Detail]]) -> Failure:
    failure = Failure(*data)
    catalogue().explain(failure.refusal())  # one without a sentence is no failure
    return failure


def _shown(value: object) -> str:
    return excerpt(" ".join(map(str, value)) if isinstance(value, list) else json.dumps(value))


@contextmanager
def _file_errors_refused(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as error:  # a name with a null character is a ValueError
        reason = getattr(error, "strerror", None) or str(error)
        raise Refusal("file-unwritable", file=str(path), reason=reason) from None


def _lock(file: IO[bytes], path: Path) -> None:
    """Lock out other runs, if the system supports it."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Refusal("results-busy", file=str(path)) from None
