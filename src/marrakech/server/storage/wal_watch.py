"""The write-ahead log of an open store: compared with its index, and kept in memory as well.

Somebody who cuts or overwrites the `-wal` takes away what is not yet in the main file, and SQLite
does not notice: it appends after the hole. So all that was committed since the last checkpoint is
read back, and what was read back is still there when the file is not.
The two formats: https://sqlite.org/walformat.html and https://sqlite.org/fileformat.html#walformat.
"""

import os
import struct
from typing import NamedTuple

from marrakech.server.storage.wal_format import FRAME_HEADER, HEADER, header_of

LARGEST_KEPT = 64 * 2**20  # bytes of a log that are kept; it usually has four million at most
_LOOKS = 1_000  # at an index that changes every time, until it is left for the next time

# The index begins with its header, twice, in the machine's byte order: the size of a page, the
# number of valid frames, the checksum of the last frame, the salts.
_INDEX = struct.Struct("=14xHI4x2I8s8x")
_INDEX_HEADERS = 2 * _INDEX.size


class _Index(NamedTuple):
    """What the index says of the log."""

    page_size: int
    frames: int
    salts: bytes  # others whenever the log begins anew
    checksum: bytes  # of the last frame, as that frame has it

    @property
    def frame_size(self) -> int:
        """The bytes that a frame takes in the log."""
        return FRAME_HEADER + self.page_size

    @property
    def log_size(self) -> int:
        """The bytes of the log that count."""
        return HEADER + self.frames * self.frame_size


class WalWatch:
    """Compares a log with its index, and keeps what it has seen of it."""

    def __init__(self, index: int, wal: int) -> None:
        self._index = index  # open files
        self._wal = wal
        self._forget()

    def fault(self) -> str | None:
        """What is wrong with the log; None if it has everything that was committed.

        Another program may commit or checkpoint at this very moment. So it is only wrong if the
        index was the same before and after.
        """
        for _ in range(_LOOKS):
            said = self._said()
            fault = self._difference(said)
            if fault is None or (_is_settled(said) and said == self._said()):
                return fault
        return None

    def kept(self) -> bytes:
        """The log as it was when nothing was wrong with it, and what the file has after that:
        SQLite will believe no more of it than has the right checksums."""
        index, known = _read_index(self._said().ljust(_INDEX_HEADERS, b"\0")), len(self._content)
        continues = index.salts == self._salts or not known
        more = max(index.log_size - known, 0) if continues and index.frames else 0
        return bytes(self._content) + os.pread(self._wal, more, known)

    def _said(self) -> bytes:
        return os.pread(self._index, _INDEX_HEADERS, 0)

    def _forget(self) -> None:
        self._salts = b""
        self._frames = 0
        self._last = b""  # frame
        self._header = b""
        self._content = bytearray()

    def _difference(self, said: bytes) -> str | None:
        """What the log lacks of what the index says; what is new in it is kept."""
        if len(said) < _INDEX_HEADERS:
            return "the index is too short"
        index = _read_index(said)
        if not index.frames:  # all that the log ever had is in the main file
            self._forget()
            return None
        header = os.pread(self._wal, HEADER, 0)
        if header[16:24] != index.salts or (header != self._header and not header_of(header)):
            return "the beginning of the log is not as it was written"
        if index.salts != self._salts or index.frames < self._frames:
            self._forget()
        return self._take_new(index, header)

    def _take_new(self, index: _Index, header: bytes) -> str | None:
        """Read the last known frame again, and everything after it."""
        size, kept = index.frame_size, index.log_size <= LARGEST_KEPT
        first = self._frames or (1 if kept else index.frames)
        count = index.frames - first + 1
        new = os.pread(self._wal, count * size, HEADER + (first - 1) * size)
        salts = {new[at + 8 : at + 16] for at in range(0, count * size, size)}
        if len(new) < count * size or salts != {index.salts}:
            return "a part of the log is gone"
        last = new[-size:]
        if last[16:24] != index.checksum or (self._frames and new[:size] != self._last):
            return "the end of the log is not as it was written"
        if not kept:
            self._content = bytearray()
        elif self._frames and self._content:
            self._content += new[size:]
        elif not self._frames:
            self._content = bytearray(header + new)
        self._salts, self._frames = index.salts, index.frames
        self._header, self._last = header, last
        return None


def _read_index(said: bytes) -> _Index:
    page_size, frames, first, second, salts = _INDEX.unpack_from(said)
    checksum = struct.pack(">2I", first, second)
    return _Index(65536 if page_size == 1 else page_size, frames, salts, checksum)


def _is_settled(said: bytes) -> bool:
    """Whether the index was not being written while it was read."""
    return said[: _INDEX.size] == said[_INDEX.size :]
