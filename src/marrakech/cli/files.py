"""Records on disk: every trouble has a name, and no crash can leave half a record."""

import os
import secrets
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path

from marrakech.rules import Game, Refusal, format_game, parse_game

LARGEST = 4  # megabytes: the longest record that the notation allows has no more bytes
SUFFIX = ".mrk"


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
    if len(data) > LARGEST * 1_000_000:
        raise Refusal("file-too-big", file=file, limit=LARGEST)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Refusal("file-not-text", file=file, byte=error.start + 1) from None


def _read_bytes(file: str) -> bytes:
    """What a file holds, or a little more than is allowed of it."""
    enough = LARGEST * 1_000_000 + 1
    if file == "-":
        return sys.stdin.buffer.read(enough)
    with Path(file).open("rb") as opened:
        return opened.read(enough)


def read_game(file: str) -> Game:
    """The game recorded in a file."""
    return parse_game(read_text(file))


def write_game(path: Path, game: Game) -> None:
    """Put a record on disk: all of it or none of it, and not only into the machine's memory."""
    text = format_game(game)
    with _writing(path):
        _replace(path, text)


def write_new_game(path: Path, game: Game) -> None:
    """Put a record where there is no file yet."""
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


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    """Name whatever trouble there is with writing a file."""
    try:
        yield
    except (OSError, ValueError) as error:  # a name with a null character is a ValueError
        raise Refusal("file-unwritable", file=str(path), reason=_reason(error)) from None


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def _reserve(path: Path) -> bool:
    """Take a name that nobody has; whoever comes later finds it taken."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
    except FileExistsError:
        return False
    return True


def _replace(path: Path, text: str) -> None:
    """The file holds this text at once; a link stays a link, and the file keeps its mode."""
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
    _keep_folder(path.parent)


def _keep_folder(folder: Path) -> None:
    """Bring a new name in a folder to the disk, where the system can."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def home_path(name: str) -> Path:
    """A path as somebody types it, with ~ for a home folder."""
    try:
        return Path(name).expanduser()
    except RuntimeError:  # nobody has that name
        return Path(name)


def games_folder() -> Path:
    """Where games played in the terminal are kept."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "marrakech" / "games"


def new_file_name() -> Path:
    """A file for a new game, named by the time at which it begins."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return games_folder() / f"{stamp}-{secrets.token_hex(2)}{SUFFIX}"


def last_unfinished(pass_over: Callable[[Path, Refusal], None]) -> Path | None:
    """The record of the last game that can go on; `pass_over` hears of each that is unreadable."""
    for path in sorted(games_folder().glob(f"*{SUFFIX}"), key=_age, reverse=True):
        try:
            if read_game(str(path)).final().step != "over":
                return path
        except Refusal as refusal:
            pass_over(path, refusal)
    return None


def _age(path: Path) -> int:
    """When a file was changed, or a link that leads nowhere was made."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        with suppress(OSError):
            return path.lstat().st_mtime_ns
    return 0
