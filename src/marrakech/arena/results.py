"""The results of a contest on disk: a header, then a line for each round, in order.

Whatever ends a run, the rounds that stand in the file are not played again.
"""

import json
import os
import stat
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

from marrakech import __version__
from marrakech.arena.contest import Contest, Fixture
from marrakech.arena.game import Failure, Played
from marrakech.arena.rounds import Round
from marrakech.locales import catalogue
from marrakech.rules import Refusal
from marrakech.rules.refusal import excerpt

_FORMAT = 1  # of the file
_NOT_A_ROUND = (ValueError, LookupError, TypeError, AttributeError, RecursionError)


class Results:
    """A results file that is being written. Nobody else can write to it meanwhile."""

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
        """The rounds in the file, which are those of a schedule from its beginning.

        A last line that was cut off is dropped, and its round will be played again. Of the
        schedule, no more is taken than is found.
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
        """Write a round down."""
        self._write(_round_data(played))

    def close(self) -> None:
        """All of it is on the disk, and others may write to it again."""
        with _file_errors_refused(self._path), self._file:
            self._file.flush()
            os.fsync(self._file.fileno())

    def _check_header(self) -> None:
        wanted = _header(self._contest)
        first, ended, _ = self._content.partition(b"\n")
        text = json.dumps(wanted).encode()
        if not ended and text.startswith(first):  # nothing yet, or cut off in its first moment
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

    def _write(self, data: dict[str, Any]) -> None:
        with _file_errors_refused(self._path):
            self._file.write(json.dumps(data).encode() + b"\n")
            self._file.flush()


def _header(contest: Contest) -> dict[str, Any]:
    """What a file must begin with to be gone on with: who wrote it, and what is played."""
    settings = json.loads(json.dumps(asdict(contest)))
    return {"arena": _FORMAT, "marrakech": __version__, **settings}


def _read_header(line: bytes, path: Path) -> dict[str, Any]:
    try:
        header = json.loads(line)
    except (ValueError, RecursionError):
        header = None
    if not isinstance(header, dict) or "arena" not in header:
        raise Refusal("results-foreign", file=str(path))
    return header


def _round_data(played: Round) -> dict[str, Any]:
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
    """The round of a line, if it is that of the fixture."""
    data = json.loads(line)
    games = tuple(map(_read_game, data["games"]))
    if (data["round"], tuple(data["line_up"])) != (fixture.number, fixture.line_up):
        raise ValueError("another round")
    if [game.seats for game in games] != [match.seats for match in fixture.matches()]:
        raise ValueError("other seatings")
    return Round(fixture.number, fixture.line_up, games)


def _read_game(data: dict[str, Any]) -> Played:
    seats = tuple(data["seats"])
    points, ranks = (tuple(map(int, data[name])) for name in ("points", "ranks"))
    times = tuple(
        Counter({int(name): int(count) for name, count in one.items()}) for one in data["times"]
    )
    if not len(seats) == len(points) == len(ranks) == len(times) or 1 not in ranks:
        raise ValueError("not a game")
    return Played(seats, points, ranks, times, tuple(map(_read_failure, data["failures"])))


def _read_failure(data: list[Any]) -> Failure:
    failure = Failure(*data)
    catalogue().explain(failure.refusal())  # one that cannot be said is none
    return failure


def _shown(value: Any) -> str:
    return excerpt(" ".join(map(str, value)) if isinstance(value, list) else json.dumps(value))


@contextmanager
def _file_errors_refused(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as error:  # a name with a null character is a ValueError
        reason = getattr(error, "strerror", None) or str(error)
        raise Refusal("file-unwritable", file=str(path), reason=reason) from None


def _lock(file: IO[bytes], path: Path) -> None:
    """Keep other runs away, where the system can."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Refusal("results-busy", file=str(path)) from None
