"""What the source of the page shows: no sentence outside the catalogue, no side of the page that is
named by left or right, and a board that knows no rule."""

import re
from pathlib import Path

import pytest
from support.page_checks import ROOT

SOURCE = ROOT / "web/src"
CODE = sorted(SOURCE.rglob("*.ts*"))
STYLES = sorted(SOURCE.rglob("*.css"))
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)
STRING = re.compile(r'"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`')
# Words that could be read aloud, and nothing of a program.
SENTENCE = re.compile(r"^[A-Z][a-z]+(?:,? [A-Za-z’']+){1,}[.!?…]?$|[a-z]{2,} [a-z]{2,}[.!?…]$")
TEXT = re.compile(r">\s*([A-Za-z][^<>{}()=;]*?)\s*</")


def named(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


@pytest.mark.parametrize("path", CODE, ids=named)
def test_no_sentence_stands_in_the_code(path: Path) -> None:
    code = COMMENT.sub("", path.read_text("utf-8"))
    strings = [double or back for double, back in STRING.findall(code)]
    found = [text for text in strings if SENTENCE.search(text)]
    if path.suffix == ".tsx":
        found += [text for text in TEXT.findall(code) if re.search(r"[A-Za-z]{2,}", text)]
    assert [text for text in found if not text.startswith("marrakech --")] == []


def test_a_sentence_would_be_found() -> None:
    assert SENTENCE.search("Something went wrong.")
    assert SENTENCE.search("Please try again")
    assert TEXT.findall("<p>Hello there</p>") == ["Hello there"]
    assert not SENTENCE.search("button primary act")


PHYSICAL = re.compile(
    r"(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|left|right)"
    r"(?:-(?:width|color|style))?\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)"
)
SIDES = re.compile(
    r"(?<![\w-])(?:margin|padding|inset):\s*"
    r"[\w.%-]+ (?P<right>[\w.%-]+) [\w.%-]+ (?P<left>[\w.%-]+);"
)


@pytest.mark.parametrize(
    "path", [path for path in STYLES if "board" not in path.stem + path.parent.name], ids=named
)
def test_no_style_names_left_or_right(path: Path) -> None:
    style = re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)
    assert PHYSICAL.findall(style) == []
    assert [found[0] for found in SIDES.finditer(style) if found["right"] != found["left"]] == []


def test_a_physical_property_would_be_found() -> None:
    assert PHYSICAL.search("a { margin-left: 1px }")
    assert PHYSICAL.search("a { left: 0 }")
    assert not PHYSICAL.search("a { margin-inline-start: 1px; --left: 2px }")


IMPORT = re.compile(r'^(import|export)\b(?P<what>[^;]*?)from "(?P<where>[^"]+)"', re.MULTILINE)


@pytest.mark.parametrize("path", sorted((SOURCE / "board").glob("*.ts")), ids=named)
def test_the_board_knows_itself_the_notation_and_types_alone(path: Path) -> None:
    code = path.read_text("utf-8")
    for found in IMPORT.finditer(code):
        own = re.match(r"^\./[\w-]+(\.css)?$|^\.\./notation/[\w-]+$", found["where"])
        assert own or found["what"].lstrip().startswith("type "), found[0]
    assert "import(" not in code
    assert not re.search(r"\bfetch\(|\bsay\(|XMLHttpRequest|WebSocket", code)


@pytest.mark.parametrize("path", sorted((SOURCE / "notation").glob("*.ts")), ids=named)
def test_the_notation_knows_itself_and_types_alone(path: Path) -> None:
    for found in IMPORT.finditer(path.read_text("utf-8")):
        own = re.match(r"^\./[\w-]+$", found["where"])
        assert own or found["what"].lstrip().startswith("type "), found[0]


NOTATION = re.compile(
    r"\[a-g\]|\[1-7\]|\[?NESW\]?|\[rbyg\]"
    r"|abcdefg(?!h)|`x\$\{|(?<=startsWith\()\"x\""  # files; who gives up
    r"|(?<=[=?:|&] )\"-\"|(?<!split)\(\"-\"\)"  # an action, or the usual rules
    r"|(?<=split\()\"[,=]\""  # the options of a ruleset
)


@pytest.mark.parametrize("path", CODE, ids=named)
def test_only_the_notation_takes_its_texts_apart(path: Path) -> None:
    found = NOTATION.findall(COMMENT.sub("", path.read_text("utf-8")))
    assert not found or named(path).startswith("notation/")


@pytest.mark.parametrize(
    "code",
    [
        'action.startsWith("x")',
        "action === `x${seat}`",
        'if (choice === "-") return',
        'rules: edition ? "-" : rules',
        'rules = "-"',
        'edition?.rules ?? "-"',
        'this.choose("-")',
        'rules.split(",")',
        'part.split("=")',
        '[..."abcdefg"]',
        "/^[a-g]$/",
    ],
)
def test_a_text_that_is_taken_apart_would_be_found(code: str) -> None:
    assert NOTATION.search(code)


@pytest.mark.parametrize(
    "code", ['language.split("-")[0]', 'text.replaceAll("-", "+")', '"abcdefghijklmnopqrstuvwxyz"']
)
def test_what_is_no_notation_is_left_alone(code: str) -> None:
    assert not NOTATION.search(code)


def test_only_a_few_modules_send_requests() -> None:
    sending = [
        named(path)
        for path in CODE
        if re.search(r"\bfetch\(|new WebSocket\(", COMMENT.sub("", path.read_text("utf-8")))
    ]
    allowed = r"^(api/|live/socket|i18n/say|sw\.ts|app/Routes)"
    assert sending
    assert [name for name in sending if not re.match(allowed, name)] == []


def test_no_type_is_forced() -> None:
    assert [named(path) for path in CODE if "as unknown as" in path.read_text("utf-8")] == []


def test_markup_is_only_ever_made_from_our_own_drawings() -> None:
    """All else is text to the browser, whatever people, records and engines call themselves."""
    drawing = re.compile(r"innerHTML = ([a-zA-Z]+Svg|face)\(.*\);$|innerHTML = [A-Z]+;$")
    for path in CODE:
        for line in COMMENT.sub("", path.read_text("utf-8")).splitlines():
            if re.search(r"HTML\b|document\.write|\beval\(|new Function", line):
                assert named(path).startswith("board/"), line
                assert drawing.search(line), line


def test_every_colour_has_one_for_the_night() -> None:
    sheet = (SOURCE / "styles" / "main" / "tokens.css").read_text("utf-8")
    colours = re.findall(r"(--[\w-]+): (.*(?:#|rgb|hsl).*);", sheet)
    assert len(colours) > 20
    assert [name for name, value in colours if not value.startswith("light-dark(")] == []
