"""Names that people give themselves and their tables' secrets: what is let in, and what is made."""

import hashlib
import hmac
import secrets
import unicodedata

from marrakech.rules import Refusal

LONGEST_NAME = 30
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that looks like another
# Controls, lone surrogates, line ends, private use, what is not assigned; and what is not seen:
# marks that turn the direction of a line round, or take up no room.
_REFUSED_KINDS = ("Cc", "Cs", "Zl", "Zp", "Co", "Cn", "Cf")
_JOINERS = "\u200c\u200d"  # but Persian and some pictures need these inside a word


def checked_name(name: str) -> str:
    """A name that can stand in a record and on any line without disturbing what is beside it."""
    name = unicodedata.normalize("NFC", name.strip(" "))
    for place, character in enumerate(name):
        joins = character in _JOINERS and 0 < place < len(name) - 1
        if unicodedata.category(character) in _REFUSED_KINDS and not joins:
            raise Refusal("name-characters", text=f"U+{ord(character):04X}")
    seen = any(unicodedata.category(character)[0] in "LNPS" for character in name)
    if not seen or len(name) > LONGEST_NAME:
        raise Refusal("name-length", length=len(name) if seen else 0, longest=LONGEST_NAME)
    return name


def new_token() -> str:
    """256 random bits that make a device the holder of its seats."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """128 random bits that open a seat."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """A name for a table that nobody guesses and everybody can read out."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def table_id_after(table_id: str, server_seed: bytes) -> str:
    """The name of the next game's table: the same one, whoever asks for a rematch first."""
    digest = hmac.digest(server_seed, f"rematch {table_id}".encode(), "sha256")
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in digest[:12])


def holder_of(token: str) -> str:
    """What the log knows a device by: never its token."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]
