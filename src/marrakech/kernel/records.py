"""Records: named fields in one block of memory, which compiled functions read and change in place.

A record is declared once, as a class. Its annotations say what the type checker sees and, in the
metadata, how NumPy and Numba store the field.
"""

from copy import copy
from typing import Annotated, Protocol, TypeAlias, TypeVar, cast, get_type_hints

import numpy as np
import numpy.typing as npt

Words: TypeAlias = npt.NDArray[np.int64]
Numbers: TypeAlias = npt.NDArray[np.float64]
Bytes: TypeAlias = npt.NDArray[np.uint8]

Word: TypeAlias = Annotated[int, np.int64]
Byte: TypeAlias = Annotated[int, np.uint8]  # unsigned: an index that needs no check for minus one
Number: TypeAlias = Annotated[float, np.float64]
Flag: TypeAlias = Annotated[bool, np.bool_]
FourWords: TypeAlias = Annotated[Words, np.int64, (4,)]  # by colour or by seat
FourNumbers: TypeAlias = Annotated[Numbers, np.float64, (4,)]

RecordClass = TypeVar("RecordClass")


class Array(Protocol[RecordClass]):
    """An array of records."""

    def __len__(self) -> int: ...

    def __getitem__(self, number: int) -> RecordClass: ...

    def __setitem__(self, number: int, record: RecordClass) -> None: ...


def layout(record: type) -> np.dtype[np.void]:
    """How a record is stored."""
    fields = get_type_hints(record, include_extras=True)
    stored = [(name, *hint.__metadata__) for name, hint in fields.items()]
    return np.dtype(stored, align=True)


def blanks(record: type[RecordClass], count: int) -> Array[RecordClass]:
    """An array of records in which everything is zero."""
    return cast("Array[RecordClass]", np.zeros(count, layout(record)).view(np.recarray))


def blank(record: type[RecordClass]) -> RecordClass:
    """A record in which everything is zero."""
    return blanks(record, 1)[0]


def copied(record: RecordClass) -> RecordClass:
    """A record of its own with the same content."""
    return copy(record)
