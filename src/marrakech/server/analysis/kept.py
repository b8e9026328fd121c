"""What was found and is kept in memory; what nobody asked for lately goes first."""

from collections import OrderedDict
from typing import Generic, TypeVar

Value = TypeVar("Value")


class Kept(Generic[Value]):
    """Values by their ids, up to a number of bytes in all."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._bytes = 0
        self._values: OrderedDict[str, tuple[Value, int]] = OrderedDict()

    def get(self, id_: str) -> Value | None:
        """The value with this id, if it is kept."""
        if id_ not in self._values:
            return None
        self._values.move_to_end(id_)
        return self._values[id_][0]

    def put(self, id_: str, value: Value, size: int) -> None:
        """Keep a value of that size instead of any other with its id."""
        self.drop(id_)
        self._values[id_] = (value, size)
        self._bytes += size
        while self._bytes > self._most and len(self._values) > 1:
            self.drop(next(iter(self._values)))

    def drop(self, id_: str) -> None:
        """Keep it no longer."""
        if id_ in self._values:
            self._bytes -= self._values.pop(id_)[1]
