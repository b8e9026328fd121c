"""A lock that lets only one server use a file, whatever name it is opened by."""

import fcntl
import os
import struct
import sys
from contextlib import suppress

from marrakech.table.ports import StoreError

# One byte far beyond those that SQLite locks (at 1 GiB) and any that a file will ever have.
_BYTE = 2**62
# Those that SQLite's readers have locked (https://sqlite.org/src/file/src/os.h, "SHARED_FIRST").
_READERS, _READERS_SIZE = 2**30 + 2, 510


class FileLock:
    """Keeps a second server away from a file. It ends with the process, however that ends.

    Two locks are taken. The one beside the real file, past all symbolic links, is also the one
    that version 0.1.0 takes. The one on the file itself holds for hard links too.
    """

    def __init__(self, file: str | None) -> None:
        self._handles: list[int] = []
        if file is not None:
            try:
                self._take(file)
            except BaseException:
                self.release()
                raise

    def _take(self, file: str) -> None:
        real = os.path.realpath(file)
        self._handles.append(os.open(f"{real}.lock", os.O_RDWR | os.O_CREAT, 0o600))
        try:
            fcntl.flock(self._handles[0], fcntl.LOCK_EX | fcntl.LOCK_NB)
            # A new file, and what SQLite puts beside it, is for its owner alone. The handle stays
            # open until SQLite is done: closing it would drop SQLite's locks in this process.
            self._handles.append(os.open(real, os.O_RDWR | os.O_CREAT, 0o600))
            if sys.platform == "linux":
                _lock_file_itself(self._handles[1], fcntl.F_WRLCK, _BYTE, 1)
        except BlockingIOError:
            raise StoreError("store-locked", file=file) from None

    def forbid_checkpoint(self) -> None:
        """Keep SQLite from copying the -wal into the file when the last connection is closed: it
        takes somebody who reads for a connection that is still open."""
        if sys.platform == "linux" and len(self._handles) == 2:
            with suppress(BlockingIOError):  # another program does it at this very moment
                _lock_file_itself(self._handles[1], fcntl.F_RDLCK, _READERS, _READERS_SIZE)

    def release(self) -> None:
        """Let others have the file."""
        while self._handles:
            os.close(self._handles.pop())


def _lock_file_itself(handle: int, how: int, first: int, size: int) -> None:
    """Lock by the open file description: SQLite's own locks, which belong to the process, neither
    meet it nor end it. (`flock` would be a lock of the whole file on some network file systems.)"""
    wanted = struct.pack("hhqqi4x", how, os.SEEK_SET, first, size, 0)
    fcntl.fcntl(handle, fcntl.F_OFD_SETLK, wanted)
