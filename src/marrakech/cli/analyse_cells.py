"""The numbers in the tables of `marrakech analyse`."""

from rich.text import Text

from marrakech.analysis import FROM
from marrakech.cli.terminal import percent, signed_percent


def share(value: float, digits: int = 1) -> Text:
    """A chance or a result. A result without luck can be below zero."""
    return Text(percent(value, digits) if value >= 0 else signed_percent(value, digits))


def gain(value: float, digits: int = 1) -> Text:
    """A gain or a loss: green or red where an error of that size has a name."""
    if abs(value) < FROM["slip"]:
        return Text(signed_percent(value, digits))
    return Text(signed_percent(value, digits), "green" if value > 0 else "red")
