"""Records: named fields in one block of memory, which compiled functions read and change in place.

A record is declared once, as a class. Its annotations say what the type checker sees and, in the
metadata, how NumPy and Numba store the field.
"""

from collections.abc import Sequence
from copy import copy
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Protocol,
    TypeAlias,
    TypeVar,
    cast,
    get_type_hints,
)

import numpy as np
import numpy.typing as npt

Words: TypeAlias = npt.NDArray[np.int64]
Numbers: TypeAlias = npt.NDArray[np.float64]
Floats: TypeAlias = npt.NDArray[np.float32]
Bytes: TypeAlias = npt.NDArray[np.uint8]

Word: TypeAlias = Annotated[int, np.int64]
Byte: TypeAlias = Annotated[int, np.uint8]  # unsigned: an index that needs no check for minus one
Number: TypeAlias = Annotated[float, np.float64]
Flag: TypeAlias = Annotated[bool, np.bool_]
FourWords: TypeAlias = Annotated[Words, np.int64, (4,)]  # by colour or by seat
FourNumbers: TypeAlias = Annotated[Numbers, np.float64, (4,)]


if TYPE_CHECKING:
    _Scalar = object  # NumPy's type hints call np.void final, which it is not
else:
    _Scalar = np.void


class Record(_Scalar):
    """The base of all records. NumPy's own record class would slow down every compiled call."""

    _layout: ClassVar[np.dtype[np.void]]
    _plain: ClassVar[np.dtype[np.void]]  # the same without the class

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        fields = {name: hints[name].__metadata__ for name in cls.__annotations__}
        plain = [(name, _plain_of(kind), *shape) for name, (kind, *shape) in fields.items()]
        cls._plain = np.dtype(plain, align=True)
        # NumPy forgets how a nested record is aligned once it has a class: keep the plain offsets.
        stored: Any = {
            "names": [*fields],
            "formats": [(kind, *shape) if shape else kind for kind, *shape in fields.values()],
            "offsets": [cls._plain.fields[name][1] for name in fields] if cls._plain.fields else [],
            "itemsize": cls._plain.itemsize,
            "aligned": True,
        }
        cls._layout = np.dtype((cls, np.dtype(stored)))

    def __getattr__(self, name: str) -> object:
        try:
            return cast("np.void", self)[name]
        except ValueError:
            raise AttributeError(name) from None

    def __setattr__(self, name: str, value: object) -> None:
        cast("np.void", self)[name] = value


def _plain_of(kind: object) -> object:
    if isinstance(kind, np.dtype) and issubclass(kind.type, Record):
        return plain_layout(kind.type)
    return kind


RecordClass = TypeVar("RecordClass", bound=Record)


class Array(Protocol[RecordClass]):
    """An array of records."""

    def __len__(self) -> int: ...

    def __getitem__(self, number: int) -> RecordClass: ...

    def __setitem__(self, number: int, record: RecordClass) -> None: ...


def layout(record: type[Record]) -> np.dtype[np.void]:
    """How a record is stored."""
    return record._layout


def plain_layout(record: type[Record]) -> np.dtype[np.void]:
    """The same without the class, for libraries that know only NumPy's own types."""
    return record._plain


def blanks(record: type[RecordClass], count: int) -> Array[RecordClass]:
    """An array of records in which everything is zero."""
    return cast("Array[RecordClass]", np.zeros(count, layout(record)))


def blank(record: type[RecordClass]) -> RecordClass:
    """A record in which everything is zero."""
    return blanks(record, 1)[0]


def filled(record: type[RecordClass], *values: int | Sequence[int]) -> RecordClass:
    """A record with these values, in the order of its fields. Filling one field after the other
    would take ten times as long."""
    return cast("RecordClass", np.array([values], layout(record))[0])


def copied(record: RecordClass) -> RecordClass:
    """A record of its own with the same content."""
    return copy(record)
