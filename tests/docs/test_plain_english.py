"""Everything is in plain English: phrases that we no longer use stay out.

`PHRASES` are looked for in docs, comments and tests, `PRINTED` in what people read (the README,
the docs, `--help` and the catalogue), and `SAID` in the catalogue alone, where a rulebook or an app
speaks.
"""

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
    "docs/**/*.py",
    "src/**/*.py",
    "examples/**/*.py",
    "bench/*.py",
    "bench/*.md",
    "tools/*.py",
    "training/*.md",
    "training/*.py",
    "tests/**/*.py",
    "web/src/**/*.ts*",
    "web/test/*.ts",
    "web/*.mjs",
)
_VERBS = "is|has|have|can|cannot|does|wants|needs|plays|gives|comes|asks|sits|reads|writes|runs"
_COUNTED = (
    "seconds|milliseconds|minutes|bytes|characters|positions|turns|lays|seats|games|watch"
    "|pixels|decisions|points|actions"
)
# What people read: the files with all of `PHRASES` and `PRINTED`.
READ = ("*.md", "docs/*.md", "docs/languages/README.md", "src/marrakech/server/settings.py")
CATALOGUE = "src/marrakech/locales/en/*.ftl"
# A pattern, and what to write instead. A space in it stands for any space, also across two lines.
PHRASES = (
    (
        r"\b(for|by|(?<!regardless.)of|to|with|from|than) who (?!in\b)\w+\b"
        r"(?![^.,;]*\b(where|whom|which)\b)",
        "players who",
    ),
    (rf"(?<!\"\"\")(?<!/\*\*\s)\bWho ({_VERBS})\b(?!:|[^.]*\?)", "a player who"),
    (r"\b[Ww]hoever\b", "a player who, anybody who, the caller"),
    (r"\bbehind (that|this|the|a|an) (number|event|action|tag|turn|comment|name)\b", "after"),
    (r"\bbehind (its|everything)\b", "after, last"),
    (rf"\b[Ss]o (many|much|few) ({_COUNTED})\b", "a number: this many, at most n"),
    (r"\bneed not be\b", "does not have to be"),
    (r"\bhangs? together\b", "is connected"),
    (r"\b(lost|lose|slow|fast|dead) (the )?line\b", "connection"),
    (r"\bline (is gone|is free|stands|goes dead|takes)\b", "connection"),
    (r"\b(cut|close|closes|straight to) the line\b", "connection"),
    (r"\b([Kk]eeper|[Ee]rrands?)\b", "scheduler, job"),
    (r"\b(throw|throws|threw|thrown|throwing) (the|a|your) (die|dice)\b", "roll"),
    (
        r"\b(the|two|server's|server’s) (house|door|doors)\b",
        "the server, the package, the middleware",
    ),
    (r"\bby what (it is|they are) for\b", "by purpose"),
)
PRINTED = (
    (r"\b(die|dice) (is|are|was|were|be|being)( to be)? thrown\b", "roll"),
    (r"\bbare (square|squares|market|board)\b", "empty"),
    (r"\b[Oo]nly who\b", "only the person who, only players with"),
    (r"\bas who \w+\b", "as the player who"),
    (r"\bjust now\b", "right now"),
    (r"\bby (itself|themselves)\b", "automatically, on its own, separately"),
    (r"\b(is|are) tried again\b", "will reload, please try again"),
    (r"\b[Oo]n its way(?=…|\.|$)", "sending, loading"),
    (r"\b[Hh]alf round\b", "right round"),
    (r"\b[Ff]ac(e|es|ed|ing) Assam\b", "turn Assam to face"),
    (r"\b[Pp]assed over\b", "skipped"),
    (r"\b[Pp]ersons\b", "people"),
    (r"\bsaid far too much\b", "sent too much output"),
    (r"\brugs? may be laid\b", "the rug can go in this many places"),
    (r"\bone (square|rug|dirham|point) less\b", "one fewer"),
    (r"\bwant of\b", "because it ran out of"),
    (
        r"(?<!here\s)\b(is|was) no (?!longer|more|less|other|exception)\w+",
        "is not a",
    ),
    (r"\b(is|are|was) (none of|nothing that)\b", "is not one of, is not a valid"),
    (r"\bNovice\b", "Tourist, Beginner, Apprentice, Merchant, Master, Champion"),
)
SAID = (
    (r"\b([Aa]ny|[Ee]very|[Ss]ome)body\b", "anyone, everyone, someone"),
    (r"\b[Tt]hr(ow|ows|own|ew)\b", "roll"),
    (r"\b[Bb]are\b", "empty, clear"),
    (r"\b[Tt]ouch(es)? (a|an|the|any|two|him)\b", "tap, select"),
    (r"\b(half|button|Enter|R) (lays|throws|agrees)\b", "To lay the rug, tap its other half"),
    (r"\b(does|did) not answer\b(?! in time)", "isn’t responding, didn’t answer"),
    (r"\b([Tt]ax|taxes)\b", "price, pay"),
    (r"\b[Mm]end\b", "fix"),
    (r"\bcannot hold\b", "can’t contain"),
    (r"\b(There are|It has): ", "Available:"),
    (
        r"\bfor (?=‹)|\b(of|to|by|from|with) (?=‹)",
        "a colon, an arrow or a column; names stand alone",
    ),
)
NAMES = ("name", "owner", "names", "next")  # that no language can put into another case


def compiled(phrases: tuple[tuple[str, str], ...]) -> list[tuple[re.Pattern[str], str]]:
    """Patterns in which a space is any space, also one with the sign of a comment."""
    return [
        (re.compile(pattern.replace(" ", r"\s+(?:(?:[#*]|//)\s+)?"), re.MULTILINE), better)
        for pattern, better in phrases
    ]


PATTERNS = compiled(PHRASES)
IN_PRINT = compiled(PHRASES + PRINTED)
IN_MESSAGES = compiled(PHRASES + PRINTED + SAID)


def files(globs: tuple[str, ...]) -> list[Path]:
    """The files that fit, except this one, which has to name the phrases."""
    return sorted({path for glob in globs for path in ROOT.glob(glob)} - {THIS})


def faults(text: str, patterns: list[tuple[re.Pattern[str], str]] = PATTERNS) -> list[str]:
    """The phrases in a text that should be others, each with its line."""
    return [
        f"line {text.count(chr(10), 0, match.start()) + 1}: {match[0]!r}, better: {better}"
        for pattern, better in patterns
        for match in pattern.finditer(text)
    ]


def messages(text: str) -> str:
    """What a catalogue says, without keys, cases and comments; a player's name becomes ‹›."""
    text = re.sub(r"^#.*$|^[a-z][a-z0-9-]* = |^ *\*?\[\w[\w-]*\] ", "", text, flags=re.MULTILINE)
    text = re.sub(rf"\{{ \$({'|'.join(NAMES)}) \}}", "‹›", text)
    return re.sub(r"\{[^{}\n]*(\}|->)|^\}", "", text, flags=re.MULTILINE)


def prose(file: Path) -> str:
    """A file without what it quotes from a terminal, where the catalogues have the sentences.

    The name of a test is a sentence too.
    """
    text = file.read_text("utf-8")
    if file.suffix != ".md":
        return re.sub(r"\bdef test_\w+", lambda name: name[0].replace("_", " "), text)
    if file.name == "CHANGELOG.md":  # a release keeps the words that it was released with
        text = text.partition("\n## 0.")[0]
    return re.sub(r"^```console$.*?^```$", blank_lines, text, flags=re.MULTILINE | re.DOTALL)


def blank_lines(match: re.Match[str]) -> str:
    return "\n" * match[0].count("\n")


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("file", files(CHECKED), ids=name_of)
def test_no_phrase_that_we_no_longer_use(file: Path) -> None:
    assert faults(prose(file)) == []


@pytest.mark.parametrize("file", files((*READ, "src/marrakech/cli/*.py")), ids=name_of)
def test_no_such_phrase_in_what_is_printed(file: Path) -> None:
    assert faults(prose(file), IN_PRINT) == []


@pytest.mark.parametrize("file", files((CATALOGUE,)), ids=name_of)
def test_no_such_phrase_in_the_catalogue(file: Path) -> None:
    assert faults(messages(file.read_text("utf-8")), IN_MESSAGES) == []


def test_no_phrase_that_we_no_longer_use_in_the_comments_of_catalogues() -> None:
    for file in files(("src/marrakech/locales/*/*.ftl",)):
        comments = re.findall(r"^#+ .*$", file.read_text("utf-8"), flags=re.MULTILINE)
        assert faults("\n".join(comments)) == [], file


@pytest.mark.parametrize(
    "text",
    [
        "A text board for who plays without seeing the market.",
        "It is 12. Who cannot pay pays what they have.",
        "Who is broke may be out.",
        "whoever opens it sits down",
        "Add events behind\n    # that number.",
        "think for so many milliseconds",
        "with squares of so many pixels",
        "So few points are close.",
        "a table after so many\n// decisions",
        "a record in the link itself, behind its #",
        "get ready behind everything else",
        "one that need not\nbe looked at",
        "squares that hang together",
        "Close the page, lose the line, kill the server",
        "You throw the die.",
        "Ana threw the die",
        "## At the server's doors",
        "what is told goes straight to the line",
        "a transaction is one errand of a thread",
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
        'for who in ("ana", "ben"):',
    ],
)
def test_plain_english_passes(text: str) -> None:
    assert faults(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "“x” is no action.",
        "This is none of your devices.",
        "late is nothing that running out of time can mean",
        "A draw on a bare market",
        "The die is to be thrown.",
        "The server is busy just now.",
        "The page reloads by itself.",
        "This list is tried again.",
        "On its way…",
        "He never turns half round.",
        "Ana faces Assam north.",
        "Passed over: a file",
        "Only who set up this table can do that.",
        "2 persons sit down",
        "12 rugs may be laid.",
        "Blue has one square less.",
        "The engine said far too much.",
        "The Novice plays well half of the time.",
    ],
)
def test_a_phrase_in_print_is_found(text: str) -> None:
    assert len(faults(text, IN_PRINT)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "“x” is not an action. There is no such table. It is no longer open.",
        "The page reloads automatically, right now.",
        "Assam can’t turn right round. Assam faces north.",
        "You roll the die. An empty square.",
        "Chance is no exception.",
        "It passes four functions on its way to the store.",
        "`--bot novice` plays as the Beginner.",
    ],
)
def test_plain_print_passes(text: str) -> None:
    assert faults(text, IN_PRINT) == []


@pytest.mark.parametrize(
    "message",
    [
        "did-pay = ‹› pays 4 dirhams to { $owner }.",
        "fair-seed = Seed of { $name }",
        "todo-lent = A bot plays for { $name }.",
        "text-square = { $rug ->\n    [bare] bare\n   *[r] red rug\n}",
        "settings-confirm-help = The rug’s other half lays it.",
        "learn-how-arrow = Touch an arrow.",
        "gathering-title-full = Everybody is here",
        "simulate-paid = What is paid in taxes",
        "server-unreachable = The server does not answer.",
        "editor-text-first = First mend the text above.",
        "comment-brace = a comment cannot hold a brace",
        "bot-unknown = No such bot. There are: { $names }.",
    ],
)
def test_a_phrase_in_a_message_is_found(message: str) -> None:
    assert len(faults(messages(message), IN_MESSAGES)) == 1


@pytest.mark.parametrize(
    "message",
    [
        "log-pay = pays { dirhams } → { $owner }",
        "fair-seed = Seed: { $name }",
        "editor-area-bare = { $square } is empty. Nobody pays here.",
        "text-square = { $rug ->\n    [bare] empty\n   *[r] red rug\n}",
        "## Everybody who throws the die\n\nlog-roll = rolls { $slippers }",
        "out-everyone = at least one player must still be in the game.",
    ],
)
def test_a_plain_message_passes(message: str) -> None:
    assert faults(messages(message), IN_MESSAGES) == []
