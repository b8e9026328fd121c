"""Watches the files of an open store: whether they are still the ones that were opened.

A program that has a file open can write to it after somebody deleted or replaced it: the writes
succeed, and are gone with the process. So the names are compared with what was opened. A file that
was cut off can be long again after the next write: so what is in it is looked at as well.
"""

import os
import threading
from pathlib import Path
from typing import NamedTuple

from marrakech.server.storage.wal_watch import WalWatch
from marrakech.table.ports import StoreError

SQLITE_MAGIC = b"SQLite format 3\0"  # how every database begins
_SUFFIXES = ("", "-wal", "-shm")  # SQLite keeps the last two as long as a connection is open


class _Header(NamedTuple):
    """The beginning of the main file."""

    begins: bytes
    size: int  # bytes that the file has as it says itself
    cookie: int  # grows whenever tables are defined, and by each VACUUM


class _Opened(NamedTuple):
    """A file as it was when it was opened."""

    path: str
    device: int
    inode: int


class FileWatch:
    """Compares the files of a store with those that were opened."""

    def __init__(self, file: str) -> None:
        self._file = file  # as the operator calls it
        self._given = Path(file).absolute()
        self.real = Path(os.path.realpath(file))  # where SQLite opens it, past all symbolic links
        self._is_real = self.real == self._given
        self._opened: list[_Opened] = []
        self._sizes: dict[str, int] = {}
        self._handles: list[int] = []  # of the same files, in the same order
        self._header = _Header(b"", 0, 0)  # as it was when it was last looked at
        self._wal: WalWatch | None = None
        self._looking = threading.Lock()  # the writer's thread checks, and so does the heartbeat

    def begin(self) -> None:
        """All connections that matter are open: from now on these must stay the files."""
        for suffix in _SUFFIXES:
            path = f"{self.real}{suffix}"
            self._handles.append(os.open(path, os.O_RDONLY))
            found = os.lstat(path)
            self._opened.append(_Opened(path, found.st_dev, found.st_ino))
            self._sizes[path] = found.st_size
        _, wal, index = self._handles
        self._header = self._read_header()
        self._wal = WalWatch(index, wal)
        self.require()

    def end(self) -> None:
        """No connection is open any more. (To close one of the files before would take away the
        locks that SQLite has on it: that is how POSIX wants it.)"""
        while self._handles:
            os.close(self._handles.pop())

    def require(self) -> None:
        """Raise unless every file is still there, the same, writable, and contains what was
        committed."""
        if self._wal is None:
            return
        with self._looking:
            self._look(self._wal)

    def _look(self, wal: WalWatch) -> None:
        for path, device, inode in self._opened:
            try:
                found = os.lstat(path)  # a link in its place leads to where no -wal is
            except OSError:
                raise self._gone(path) from None
            if (found.st_dev, found.st_ino) != (device, inode):
                raise self._gone(path)
            if found.st_size < self._sizes[path] and not self._is_legal(path, found.st_size):
                reason = f"{path} has {found.st_size} bytes instead of {self._sizes[path]}"
                raise StoreError("store-broken", file=self._file, reason=reason)
            self._sizes[path] = found.st_size
        self._require_content(wal)
        self._require_name()

    def wal(self) -> bytes:
        """What the -wal has, or had when it was last whole."""
        with self._looking:
            return self._wal.kept() if self._wal else b""

    def _is_legal(self, path: str, size: int) -> bool:
        """Whether a file may have become so short. Nothing that we do shortens one. But another
        program that speaks SQLite may empty the -wal, which is looked at later, and may VACUUM:
        then the main file is shortened to what it says of itself, at once or at the next
        checkpoint."""
        if path.endswith("-wal"):
            return True
        if path.endswith("-shm"):
            return False
        return self._read_header().cookie > self._header.cookie or size >= self._header.size

    def _read_header(self) -> _Header:
        """https://sqlite.org/fileformat.html#the_database_header"""
        read = os.pread(self._handles[0], 44, 0)
        page = int.from_bytes(read[16:18])
        pages = int.from_bytes(read[28:32])
        size = pages * (65536 if page == 1 else page)
        return _Header(read[: len(SQLITE_MAGIC)], size, int.from_bytes(read[40:44]))

    def _require_content(self, wal: WalWatch) -> None:
        """The main file must begin as a database does, and the -wal must have what its index says.
        Before another program empties it, it says there that no frame is valid any more. One that
        just truncates the file, or overwrites it, does not."""
        header = self._read_header()
        begins = header.begins == SQLITE_MAGIC
        reason = wal.fault() if begins else "the file does not begin as a database"
        if reason:
            raise StoreError("store-broken", file=self._file, reason=reason)
        self._header = header

    def _require_name(self) -> None:
        """The name that the next start will be given must lead to the same file."""
        try:
            same = self._is_real or self._given.samefile(self.real)
        except OSError:
            same = False
        if not same:
            raise self._gone(self._given)
        if not os.access(self.real, os.W_OK):
            raise StoreError("store-unreadable", file=self._file, reason="Permission denied")

    def _gone(self, path: str | Path) -> StoreError:
        return StoreError("store-gone", file=str(path))
