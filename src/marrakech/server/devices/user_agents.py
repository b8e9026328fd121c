"""What a device is called in its owner's list: browser and system family, nothing finer."""

from typing import NamedTuple

# In this order: most browsers also name those whose pages they want to be shown.
_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS = (
    ("iPhone", "iOS"),
    ("iPad", "iPadOS"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
LONGEST_HEADER = 1000  # characters that are looked at


class UserAgent(NamedTuple):
    """A browser and a system by their names; "" for an unknown one."""

    browser: str
    system: str


def read_user_agent(header: str) -> UserAgent:
    """What a request says of the program that sent it."""
    header = header[:LONGEST_HEADER]
    return UserAgent(_first(_BROWSERS, header), _first(_SYSTEMS, header))


def _first(known: tuple[tuple[str, str], ...], header: str) -> str:
    return next((name for mark, name in known if mark in header), "")
