"""Records on disk: every error is a refusal, and no crash leaves half a record."""

import os
import secrets
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryFile

from marrakech.paths import NoFolder, data_folder
from marrakech.rules import Game, Refusal, format_game, parse_game

MAX_MEGABYTES = 4  # as much as the longest record that the notation allows
RECORD_SUFFIX = ".mrk"
_GAMES = "games"  # the folder for those that are saved nowhere else


def read_text(file: str) -> str:
    """The text of a file, or of stdin for `-`."""
    try:
        data = _read_bytes(file)
    except FileNotFoundError:
        raise Refusal("file-missing", file=file) from None
    except IsADirectoryError:
        raise Refusal("file-is-folder", file=file) from None
    except OSError as error:
        raise Refusal("file-unreadable", file=file, reason=_reason(error)) from None
    if len(data) > MAX_MEGABYTES * 1_000_000:
        raise Refusal("file-too-big", file=file, limit=MAX_MEGABYTES)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Refusal("file-not-text", file=file, byte=error.start + 1) from None


def _read_bytes(file: str) -> bytes:
    """The content of a file; of one that is too large, one byte more than is allowed."""
    limit = MAX_MEGABYTES * 1_000_000 + 1
    if file == "-":
        return sys.stdin.buffer.read(limit)
    with Path(file).open("rb") as opened:
        return opened.read(limit)


def read_game(file: str) -> Game:
    """The game recorded in a file."""
    return parse_game(read_text(file))


def write_game(path: Path, game: Game) -> None:
    """Write a record to disk, all of it or none of it, and wait until it is there."""
    text = format_game(game)
    with _writing(path):
        _replace(path, text)


def write_new_game(path: Path, game: Game) -> None:
    """Write a record to a new file; one that exists is refused."""
    text = format_game(game)
    with _writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        is_new = _reserve(path)
    if not is_new:
        raise Refusal("file-exists", file=str(path))
    try:
        with _writing(path):
            _replace(path, text)
    except BaseException:
        path.unlink(missing_ok=True)
        raise


def check_writable(path: Path, *, new: bool = False) -> None:
    """Refuse a file that cannot be written, or a new one that exists, before any work is done."""
    with _writing(path):
        is_there = os.path.lexists(path)
        if is_there and not new:
            path.open("ab").close()
        elif not is_there:
            TemporaryFile(dir=path.parent).close()
    if is_there and new:
        raise Refusal("file-exists", file=str(path))


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    """Turn errors in writing a file into refusals."""
    try:
        yield
    except (OSError, ValueError) as error:  # a name with a null character is a ValueError
        raise Refusal("file-unwritable", file=str(path), reason=_reason(error)) from None


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def _reserve(path: Path) -> bool:
    """Create an empty file, so that no other process takes the name; False if it is taken."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
    except FileExistsError:
        return False
    return True


def _replace(path: Path, text: str) -> None:
    """Replace the content in one step; a link stays a link, and the file keeps its mode."""
    path = Path(os.path.realpath(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{secrets.token_hex(6)}.part")
    try:
        with os.fdopen(
            os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666),
            "w",
            encoding="utf-8",
            newline="\n",
        ) as opened:
            opened.write(text)
            opened.flush()
            os.fsync(opened.fileno())
        if path.exists():
            part.chmod(stat.S_IMODE(path.stat().st_mode))
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Write a folder with its new entry to disk, where the system can."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def home_path(name: str) -> Path:
    """A path as users type it, with ~ for a home folder."""
    try:
        return Path(name).expanduser()
    except RuntimeError:  # there is no such user
        return Path(name)


def games_folder() -> Path:
    """Where games of the terminal are saved."""
    try:
        return data_folder() / _GAMES
    except NoFolder as error:
        raise Refusal("file-unwritable", file=_GAMES, reason=str(error)) from error


def new_file_name() -> Path:
    """A file for a new game, named by the time at which it begins."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return games_folder() / f"{stamp}-{secrets.token_hex(2)}{RECORD_SUFFIX}"


def last_unfinished(report: Callable[[Path, Refusal], None]) -> Path | None:
    """The record of the last game that can go on; unreadable ones are reported and skipped."""
    for path in sorted(games_folder().glob(f"*{RECORD_SUFFIX}"), key=_modified, reverse=True):
        try:
            if read_game(str(path)).final().step != "over":
                return path
        except Refusal as refusal:
            report(path, refusal)
    return None


def _modified(path: Path) -> int:
    """When a file was changed, or a broken link was made."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        with suppress(OSError):
            return path.lstat().st_mtime_ns
    return 0
