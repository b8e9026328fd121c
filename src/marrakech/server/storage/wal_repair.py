"""A write-ahead log that a killed server left: what in it is damaged, and the log put right.

SQLite believes such a log up to the first frame whose checksum is wrong. It takes the rest for a
commit that a power cut has torn, so one flipped bit would undo everything that came after it,
silently. But every commit is on disk before the next is begun (`synchronous = FULL`). So a
frame before a commit that is followed by more cannot be torn, and neither can one that a single
other bit makes right: both are damaged.
"""

import os
import struct
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from marrakech.server.storage.wal_format import (
    FRAME_HEADER,
    HEADER,
    MASK,
    Checksum,
    Frame,
    Header,
    frames_of,
    header_of,
    stored,
    summed,
)
from marrakech.table.ports import StoreError

_READS = 100  # of a log that another program writes at that moment


class Wal(NamedTuple):
    """What was committed by a log."""

    header: Header | None = None
    frames: tuple[Frame, ...] = ()  # as they were written, or at least as they are
    damaged: tuple[int, ...] = ()  # numbers of frames; 0 is the header

    def page(self, number: int) -> bytes | None:
        """A page as it was last written, if the log has it."""
        for frame in reversed(self.frames):
            if frame.page == number and not frame.is_unsure:
                return frame.content[FRAME_HEADER:]
        return None

    def problems(self, name: str) -> list[str]:
        """What is wrong with the log, for people."""
        places = (f"frame {number}" if number else "the beginning" for number in self.damaged)
        return [f"{place} of {name} is not as it was written" for place in places]

    def content(self) -> bytes:
        """A log of which SQLite believes everything."""
        if self.header is None:
            return b""
        parts, checksum = [self.header.content], self.header.checksum
        for frame in self._sure_frames():
            checksum = summed(frame.integers(self.header.order), checksum)
            page = frame.content[FRAME_HEADER:]
            parts += [frame.content[:8], self.header.salts, stored(checksum), page]
        return b"".join(parts)

    def _sure_frames(self) -> Iterator[Frame]:
        """The frames; instead of one that is unsure, a page that is in the log anyway. A database
        that is said to be too large does no harm."""
        known = next((frame for frame in self.frames if not frame.is_unsure), None)
        largest = max((max(one.page, one.pages) for one in self.frames), default=0)
        for frame in self.frames:
            if frame.is_unsure and known is not None:
                is_commit = frame.is_commit or frame is self.frames[-1]
                yield _with(known, 4, largest.to_bytes(4) if is_commit else bytes(4))
            else:
                known = frame
                yield frame


def wal_name(path: Path) -> Path:
    """Where SQLite has the log of a database, past all symbolic links."""
    return Path(f"{os.path.realpath(path)}-wal")


def require_sound_wal(path: Path) -> None:
    """Raise if SQLite would not believe everything that is in the log of a database."""
    for problem in wal_of(path).problems(wal_name(path).name):
        raise StoreError("store-broken", file=str(path), reason=problem)


def wal_of(path: Path) -> Wal:
    """The log of a database. Another program may be writing it: damage counts if it is still the
    same at a second look."""
    last = None
    for _ in range(_READS):
        try:
            wal = read_wal(wal_name(path).read_bytes())
        except FileNotFoundError:
            return Wal()
        found = (wal.header, wal.damaged)
        if not wal.damaged or found == last:
            return wal
        last = found
    return wal._replace(damaged=())


def read_wal(content: bytes) -> Wal:
    """What was committed by a log with that content."""
    header = header_of(content) or _repaired_header(content)
    if header is None:
        return Wal(damaged=(0,) if _was_overwritten(content) else ())
    damaged = [] if header.content == content[:HEADER] else [0]
    frames: list[Frame] = []
    for frame, is_sound in _walk(header, list(frames_of(content, header.page_size))):
        frames += [frame] if frame.salts == header.salts else []
        damaged += [] if is_sound else [frame.number]
    while frames and not (frames[-1].is_commit or frames[-1].is_unsure):
        frames.pop()
    end = frames[-1].number if frames else -1
    return Wal(header, tuple(frames), tuple(number for number in damaged if number <= end))


def _walk(header: Header, frames: list[Frame]) -> Iterator[tuple[Frame, bool]]:
    """Every frame up to the end of the log, and whether it is as it was written."""
    checksum = header.checksum
    for at, frame in enumerate(frames):
        if _belongs(frame, checksum, header):
            yield frame, True
            checksum = frame.checksum
            continue
        after = frames[at + 1] if at + 1 < len(frames) else None
        repaired = _repaired(frame, checksum, header, after)
        if repaired is None and not _more_was_committed(frames[at:], header):
            return
        yield repaired or frame, False
        checksum = (repaired or frame).checksum


def _belongs(frame: Frame, before: Checksum, header: Header) -> bool:
    """Whether a frame is as it was written, in its place in the log."""
    return frame.salts == header.salts and _follows(frame, before, header)


def _follows(frame: Frame, before: Checksum, header: Header) -> bool:
    return summed(frame.integers(header.order), before) == frame.checksum


def _more_was_committed(frames: list[Frame], header: Header) -> bool:
    """Whether a commit after the first of these is followed by more. Frames of a log that began
    earlier have other salts; those of a commit that was undone do not continue the chain."""
    linked = (
        (after.is_commit, _belongs(after, one.checksum, header)) for one, after in pairwise(frames)
    )
    return any(
        is_commit and follows and more for (is_commit, follows), (_, more) in pairwise(linked)
    )


def _was_overwritten(content: bytes) -> bool:
    """Whether a log has frames but zeros for a header, which is on disk before the first frame."""
    return len(content) > HEADER and not any(content[:HEADER])


def _repaired_header(content: bytes) -> Header | None:
    """The header with one bit changed, so that it is right and the first frame follows it."""
    for bit in range(8 * HEADER if len(content) > HEADER else 0):
        header = header_of(_flipped(content[:HEADER], bit))
        first = next(frames_of(content, header.page_size), None) if header else None
        if header and first and _belongs(first, header.checksum, header):
            return header
    return None


def _repaired(frame: Frame, before: Checksum, header: Header, after: Frame | None) -> Frame | None:
    """A frame in which one bit is wrong, put right if it is clear which; None if it is not that."""
    found = summed(frame.integers(header.order), before)
    if found == frame.checksum:  # only the salts are not what they should be
        return _with(frame, 8, header.salts) if _distance(frame.salts, header.salts) == 1 else None
    if frame.salts != header.salts:
        return None
    # The last bits of a page change the checksum by a single bit too: then the next frame tells.
    goes_on = after is not None and _follows(after, frame.checksum, header)
    if not goes_on and _distance(stored(found), stored(frame.checksum)) == 1:
        return _with(frame, 16, stored(found))
    return _with_a_bit_changed(frame, found, header)


def _with_a_bit_changed(frame: Frame, found: Checksum, header: Header) -> Frame | None:
    """The frame with the one bit changed that makes its checksum right. If several could be that
    bit it stays as it is, and the checksums of the events in it tell the rest."""
    places = list(_wrong_bits(frame, found, header))
    if len(places) != 1:
        return frame._replace(is_unsure=True) if places else None
    ((index, bit),) = places
    word = struct.pack(f"{header.order}I", frame.integers(header.order)[index] ^ 1 << bit)
    return _with(frame, 4 * index if index < 2 else FRAME_HEADER + 4 * (index - 2), word)


def _wrong_bits(frame: Frame, found: Checksum, header: Header) -> Iterator[tuple[int, int]]:
    """Every bit, by its word, that would make up for the difference of the checksums. They are
    sums, in which each word counts by a factor of its own."""
    wanted = tuple((one - other) & MASK for one, other in zip(frame.checksum, found, strict=True))
    words = frame.integers(header.order)
    first, second = 1, 1  # the factors of the first word of the last pair
    for place in range(len(words) - 2, -1, -2):
        for index, factors in ((place, (first, second)), (place + 1, (second - first, first))):
            for bit in range(32):
                change = -(1 << bit) if words[index] >> bit & 1 else 1 << bit
                if wanted == tuple(change * factor & MASK for factor in factors):
                    yield index, bit
        first, second = (first + second) & MASK, (first + 2 * second) & MASK


def _with(frame: Frame, at: int, part: bytes) -> Frame:
    content = frame.content
    return Frame(frame.number, content[:at] + part + content[at + len(part) :])


def _flipped(content: bytes, bit: int) -> bytes:
    return (int.from_bytes(content) ^ 1 << bit).to_bytes(len(content))


def _distance(one: bytes, other: bytes) -> int:
    """By how many bits they differ."""
    return (int.from_bytes(one) ^ int.from_bytes(other)).bit_count()
