"""Names that people give themselves and their tables' secrets: what is let in, and what is made."""

import hashlib
import hmac
import secrets
import unicodedata

from marrakech.rules import Refusal

LONGEST_NAME = 30
JOINERS = "\u200c\u200d"  # not seen, but Persian, Indic scripts and some pictures need them
MOST_ACCENTS, MOST_SIGNS = 2, 4  # marks on one letter: of any script, and of the letter's own
_CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that looks like another
# Controls, lone surrogates, line ends, private use, what is not assigned; and what is not seen:
# marks that reverse the direction of a line, or take up no room.
_REFUSED_KINDS = ("Cc", "Cs", "Zl", "Zp", "Co", "Cn", "Cf")
# Letters, signs and marks that are not seen either, though Unicode counts them as such: fillers of
# Hangul, Khitan and Khmer, the grapheme joiner, the empty Braille cell and note, the placeholder.
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\u2800\U00016fe4\U0001d159\ufffc"
# Phones write these after emoji and some letters. The plain form of the character will do.
_VARIATION_SELECTORS = ((0x180B, 0x180D), (0x180F, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
_ACCENTS = (
    (0x0300, 0x036F),
    (0x1AB0, 0x1AFF),
    (0x1DC0, 0x1DFF),
    (0x20D0, 0x20FF),
    (0xFE20, 0xFE2F),
)
_CURSIVE = ("ARABIC", "SYRIAC", "MANDAIC", "MONGOLIAN", "NKO", "ADLAM", "PHAGS-PA", "HANIFI")
_VIRAMA = 9  # the combining class of signs that join two Indic consonants


def checked_name(name: str) -> str:
    """A name that can stand in a record and on any line without disturbing what is beside it.
    What is not seen and comes from a keyboard unasked is left out; the rest of it is refused."""
    name = "".join(" " if unicodedata.category(c) == "Zs" else c for c in name)
    name = "".join(c for c in name if not _within(c, _VARIATION_SELECTORS))
    name = unicodedata.normalize("NFC", " ".join(part for part in name.split(" ") if part))
    name = unicodedata.normalize("NFC", _without_idle_joiners(name))
    for character in name:
        hidden = unicodedata.category(character) in _REFUSED_KINDS and character not in JOINERS
        if hidden or character in _BLANK:
            raise _refused(character)
    _check_marks(name)
    seen = any(unicodedata.category(character)[0] in "LNPS" for character in name)
    if not seen or len(name) > LONGEST_NAME:
        raise Refusal("name-length", length=len(name) if seen else 0, longest=LONGEST_NAME)
    return name


def _refused(character: str) -> Refusal:
    return Refusal("name-characters", text=f"U+{ord(character):04X}")


def _within(character: str, ranges: tuple[tuple[int, int], ...]) -> bool:
    return any(first <= ord(character) <= last for first, last in ranges)


def _without_idle_joiners(name: str) -> str:
    """The name without joiners that join nothing, or keep nothing apart."""
    kept: list[str] = []
    for place, character in enumerate(name):
        after = name[place + 1 : place + 2]
        if character not in JOINERS or _joins("".join(kept), character, after):
            kept.append(character)
    return "".join(kept)


def _joins(before: str, joiner: str, after: str) -> bool:
    """Whether a joiner does something here: in an Indic conjunct, between two cursive letters, or
    between two pictures that become one."""
    if not before or not after or after in JOINERS:
        return False
    if _VIRAMA in (unicodedata.combining(before[-1]), unicodedata.combining(after)):
        return True
    letters = before.rstrip("".join(c for c in before if unicodedata.category(c) == "Mn"))
    if all(unicodedata.name(c, "").startswith(_CURSIVE) for c in (letters[-1:], after) if c):
        return bool(letters)
    pictures = (unicodedata.category(c) in ("So", "Sk") for c in (before[-1], after))
    return joiner == "\u200d" and all(pictures)


def _check_marks(name: str) -> None:
    """Refuse marks that stand on nothing, and towers of them that reach into other lines."""
    accents = signs = 0
    for before, character in zip(" " + name, name, strict=False):
        kind = unicodedata.category(character)
        if kind[0] != "M":
            accents = signs = 0
            continue
        if before == " ":
            raise _refused(character)
        accents += _within(character, _ACCENTS)
        signs += kind != "Mc"
        if accents > MOST_ACCENTS or signs > MOST_SIGNS:
            raise _refused(character)


def new_token() -> str:
    """256 random bits that make a device the holder of its seats."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """128 random bits that open a seat. A command line would take a first dash for an option."""
    while (code := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return code


def new_table_id() -> str:
    """A name for a table that cannot be guessed and can be read out."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(12))


def table_id_after(table_id: str, server_seed: bytes) -> str:
    """The name of the next game's table: the same, no matter who asks for a rematch first."""
    digest = hmac.digest(server_seed, f"rematch {table_id}".encode(), "sha256")
    return "".join(_CODE_LETTERS[byte % len(_CODE_LETTERS)] for byte in digest[:12])


def holder_of(token: str) -> str:
    """What the log knows a device by: never its token."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]
