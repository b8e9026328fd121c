"""Records on disk: every trouble has a name, and no crash can leave half a record."""

import os
import secrets
import sys
import tempfile
from datetime import datetime
from pathlib import Path

from marrakech.rules import Game, Refusal, format_game, parse_game

LARGEST = 16  # megabytes; a record of a hundred turns has about three kilobytes
SUFFIX = ".mrk"


def read_text(file: str) -> str:
    """The text of a file, or of stdin for `-`."""
    try:
        data = sys.stdin.buffer.read() if file == "-" else _read_bytes(Path(file))
    except FileNotFoundError:
        raise Refusal("file-missing", file=file) from None
    except IsADirectoryError:
        raise Refusal("file-is-folder", file=file) from None
    except OSError as error:
        raise Refusal("file-unreadable", file=file, reason=error.strerror or str(error)) from None
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Refusal("file-not-text", file=file, byte=error.start + 1) from None


def _read_bytes(path: Path) -> bytes:
    with path.open("rb") as opened:
        data = opened.read(LARGEST * 1_000_000 + 1)
    if len(data) > LARGEST * 1_000_000:
        raise Refusal("file-too-big", file=str(path), limit=LARGEST)
    return data


def read_game(file: str) -> Game:
    """The game recorded in a file."""
    return parse_game(read_text(file))


def write_game(path: Path, game: Game) -> None:
    """Put a record on disk: all of it or none of it, and not only into the machine's memory."""
    text = format_game(game)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
        part = Path(name)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as opened:
                opened.write(text)
                opened.flush()
                os.fsync(opened.fileno())
            part.replace(path)
        except BaseException:
            part.unlink(missing_ok=True)
            raise
    except OSError as error:
        reason = error.strerror or str(error)
        raise Refusal("file-unwritable", file=str(path), reason=reason) from None


def write_new_game(path: Path, game: Game) -> None:
    """Put a record where there is no file yet."""
    if path.exists():
        raise Refusal("file-exists", file=str(path))
    write_game(path, game)


def games_folder() -> Path:
    """Where games played in the terminal are kept."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "marrakech" / "games"


def new_file_name() -> Path:
    """A file for a new game, named by the time at which it begins."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return games_folder() / f"{stamp}-{secrets.token_hex(2)}{SUFFIX}"


def last_unfinished() -> Path | None:
    """The record of the last game that can go on; one that cannot be read is passed over."""
    found = sorted(games_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime_ns)
    for path in reversed(found):
        try:
            if read_game(str(path)).final().step != "over":
                return path
        except Refusal:
            continue
    return None
