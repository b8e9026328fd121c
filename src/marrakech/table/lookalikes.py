"""Names that could be taken for one another, and how the second of two gets its own.

In the spirit of the skeletons of Unicode's UTS 39, from what Python knows of characters and a small
table of our own; docs/decisions.md says what is covered and what is not.
"""

import unicodedata
from collections.abc import Iterable

from marrakech.table.nicknames import JOINERS, LONGEST_NAME, checked_name

# Letters of other alphabets that look like a Latin one, pair by pair.
_CYRILLIC = "АаВЕеКкМНОоРрСсТУуХхЅѕІіЈјԚԛԜԝҺһԁӏӀ", "AaBEeKkMHOoPpCcTYyXxSsIiJjQqWwHhdlI"
_GREEK = "ΑαΒΕΖΗΙιΚκΜΝνΟοΡρΤΥυΧχϹϲϳ", "AaBEZHIiKkMNvOoPpTYuXxCcj"
_LATIN = "ıɑɡøØłŁđĐ", "iagoOlLdD"
_LIKE_LATIN = {
    ord(letter): ord(latin)
    for others, latins in (_CYRILLIC, _GREEK, _LATIN)
    for letter, latin in zip(others, latins, strict=True)
}
# Latin letters and digits that look like each other, as UTS 39 has them.
_LIKE_EACH_OTHER = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "O"})


def alike(name: str) -> frozenset[str]:
    """What a name is read as at a glance: by its letters whatever their case, and by their looks.
    Two names are alike if they have one of these in common."""
    plain = "".join(_bare(character) for character in unicodedata.normalize("NFKD", name))
    plain = unicodedata.normalize("NFKC", plain)
    looks = plain.translate(_LIKE_LATIN).translate(_LIKE_EACH_OTHER)
    looks = looks.replace("rn", "m").replace("vv", "w")
    # The folded reading is marked, or "lan" would be alike to both "Ian" and "Lan".
    return frozenset({f"folded {plain.casefold()}", f"looks {looks}"})


def _bare(character: str) -> str:
    """A character without what can be overlooked: joiners, accents and optional vowel points.
    Signs without which Thai, Indic or Japanese names would be others stay."""
    if character in JOINERS:
        return ""
    if unicodedata.category(character) in ("Mn", "Me"):
        place = unicodedata.combining(character)
        return "" if place == 1 or 10 <= place <= 36 or place >= 200 else character
    digit = unicodedata.decimal(character, None)
    return character if digit is None else str(digit)


def distinct_name(name: str, taken: Iterable[str]) -> str:
    """The name, with a number if it looks like one that is taken: a friend with a link sits down
    with one press, and nobody can pass for somebody else."""
    known = frozenset[str]().union(*(alike(other) for other in taken))
    tried, number = name, 1
    while alike(tried) & known:
        number += 1
        cut = name[: LONGEST_NAME - len(str(number)) - 1]
        tried = f"{checked_name(cut)} {number}"
    return tried
