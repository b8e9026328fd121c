"""Docs and comments are in plain English: phrases that we no longer use stay out of them."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
THIS = Path(__file__)
# Where the phrases are looked for.
CHECKED = (
    "*.md",
    "docs/*.md",
    "docs/languages/README.md",
    "src/**/*.py",
    "examples/**/*.py",
    "bench/*.py",
    "tools/*.py",
    "tests/docs/*.py",
    "tests/support/*.py",
    "web/src/**/*.ts*",
)
_VERBS = "is|has|have|can|cannot|does|wants|needs|plays|gives|comes|asks|sits|reads|writes|runs"
_COUNTED = "seconds|milliseconds|minutes|bytes|characters|positions|turns|lays|seats|games|watch"
# A pattern, and what to write instead. A space in it stands for any space, also across two lines.
PHRASES = (
    (r"\b(for|by|of|to|with|from|than) who \w+\b(?![^.,;]*\b(where|whom|which)\b)", "players who"),
    (rf"(?<!\"\"\")(?<!/\*\*\s)\bWho ({_VERBS})\b(?!:|[^.]*\?)", "a player who"),
    (r"\b[Ww]hoever\b", "a player who, anybody who, the caller"),
    (r"\bbehind (that|this|the|a|an|its) (number|event|action|tag|turn|comment|name)\b", "after"),
    (rf"\bso (many|much) ({_COUNTED})\b", "a number: this many, at most n"),
    (r"\bneed not be\b", "does not have to be"),
    (r"\bhangs? together\b", "is connected"),
    (r"\b(lost|lose|slow|dead) (the )?line\b", "connection"),
    (r"\bline (is gone|is free|stands|goes dead|takes)\b", "connection"),
    (r"\bthrows? (the|a) (die|dice)\b", "roll"),
    (r"\bthe (house|door|doors)\b", "the server, the package, the middleware"),
    (r"\bby what (it is|they are) for\b", "by purpose"),
)
PATTERNS = tuple(
    (re.compile(pattern.replace(" ", r"\s+(?:[#*]\s+)?"), re.MULTILINE), better)
    for pattern, better in PHRASES
)


def files(globs: tuple[str, ...]) -> list[Path]:
    """The files that fit, except this one, which has to name the phrases."""
    return sorted({path for glob in globs for path in ROOT.glob(glob)} - {THIS})


def faults(text: str) -> list[str]:
    """The phrases in a text that should be others, each with its line."""
    return [
        f"line {text.count(chr(10), 0, match.start()) + 1}: {match[0]!r}, better: {better}"
        for pattern, better in PATTERNS
        for match in pattern.finditer(text)
    ]


def prose(file: Path) -> str:
    """A file without what it quotes from a terminal, where the catalogues have the sentences."""
    text = file.read_text("utf-8")
    if file.suffix != ".md":
        return text
    return re.sub(r"^```console$.*?^```$", blank_lines, text, flags=re.MULTILINE | re.DOTALL)


def blank_lines(match: re.Match[str]) -> str:
    return "\n" * match[0].count("\n")


@pytest.mark.parametrize("file", files(CHECKED), ids=lambda file: file.relative_to(ROOT).as_posix())
def test_no_phrase_that_we_no_longer_use(file: Path) -> None:
    assert faults(prose(file)) == []


@pytest.mark.parametrize(
    "text",
    [
        "A text board for who plays without seeing the market.",
        "It is 12. Who cannot pay pays what they have.",
        "Who is broke may be out.",
        "whoever opens it sits down",
        "Add events behind\n    # that number.",
        "think for so many milliseconds",
        "one that need not\nbe looked at",
        "squares that hang together",
        "Close the page, lose the line, kill the server",
        "You throw the die.",
    ],
)
def test_a_phrase_is_found(text: str) -> None:
    assert len(faults(text)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "For players who cannot see the board.",
        "Who plays: Ana, ben.",
        "Who is here? Who may ask for a hint?",
        "a classroom behind one address",
        "an error in line 3, and the line is refused",
        "regardless of who sits where",
    ],
)
def test_plain_english_passes(text: str) -> None:
    assert faults(text) == []
