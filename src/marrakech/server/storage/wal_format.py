"""How a write-ahead log is written: a header, then frames with one page each, all in a chain of
checksums (https://sqlite.org/fileformat.html#walformat)."""

import struct
from collections.abc import Iterator, Sequence
from typing import NamedTuple

HEADER, FRAME_HEADER = 32, 24  # bytes
WAL_MAGIC = {0x377F0682: "<", 0x377F0683: ">"}  # and the byte order of the checksums
MASK = 0xFFFFFFFF

Checksum = tuple[int, int]


class Header(NamedTuple):
    """The beginning of a log."""

    content: bytes

    @property
    def order(self) -> str:
        """The byte order of what the checksums are made from."""
        return WAL_MAGIC[int.from_bytes(self.content[:4])]

    @property
    def page_size(self) -> int:
        """The bytes of a page."""
        return int.from_bytes(self.content[8:12])

    @property
    def salts(self) -> bytes:
        """Numbers that each frame repeats; others whenever the log begins anew."""
        return self.content[16:24]

    @property
    def checksum(self) -> Checksum:
        """The checksum with which the chain begins."""
        return checksum_in(self.content[24:])


class Frame(NamedTuple):
    """A page as a transaction left it."""

    number: int  # from 1
    content: bytes
    is_unsure: bool = (
        False  # one bit is wrong, perhaps of the page's number, and it is unknown which
    )

    @property
    def page(self) -> int:
        """The number of the page in the main file."""
        return int.from_bytes(self.content[:4])

    @property
    def pages(self) -> int:
        """The pages that the database has after the transaction that ends here; 0 if none does."""
        return int.from_bytes(self.content[4:8])

    @property
    def is_commit(self) -> bool:
        """Whether a transaction ends here."""
        return self.pages > 0

    @property
    def salts(self) -> bytes:
        """The salts of the log to which it belongs."""
        return self.content[8:16]

    @property
    def checksum(self) -> Checksum:
        """The checksum over everything up to here, as the frame has it."""
        return checksum_in(self.content[16:24])

    def integers(self, order: str) -> list[int]:
        """What the checksum is made from: all but salts and checksum."""
        summed = self.content[:8] + self.content[FRAME_HEADER:]
        return list(struct.unpack(f"{order}{len(summed) // 4}I", summed))


def header_of(content: bytes) -> Header | None:
    """The header of a log; None if it is not as SQLite wrote it."""
    header = content[:HEADER]
    order = WAL_MAGIC.get(int.from_bytes(header[:4]))
    if order is None or len(header) < HEADER:
        return None
    words = struct.unpack(f"{order}6I", header[:24])
    return Header(header) if checksum_in(header[24:]) == summed(words, (0, 0)) else None


def frames_of(content: bytes, page_size: int) -> Iterator[Frame]:
    """Every frame of a log, also those that do not count."""
    size = FRAME_HEADER + page_size
    for number, at in enumerate(range(HEADER, len(content) - size + 1, size), 1):
        yield Frame(number, content[at : at + size])


def summed(words: Sequence[int], before: Checksum) -> Checksum:
    """The checksum over words that follow something with that checksum."""
    first, second = before
    for one, other in zip(words[::2], words[1::2], strict=True):
        first = (first + one + second) & MASK
        second = (second + other + first) & MASK
    return first, second


def checksum_in(content: bytes) -> Checksum:
    """A checksum as it is stored: always the high byte first."""
    first, second = struct.unpack(">2I", content)
    return first, second


def stored(checksum: Checksum) -> bytes:
    """A checksum as it is written into a header or a frame."""
    return struct.pack(">2I", *checksum)
