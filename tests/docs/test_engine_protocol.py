"""docs/engine-protocol.md names every line, field, limit and fault of the protocol."""

import re
from pathlib import Path

from marrakech.bots.engines import FAULTS, INTERACTIVE_BUDGET, EngineLimits
from marrakech.bots.engines.loop import Engine
from marrakech.bots.engines.protocol import ANSWERS, COMMANDS, MEASURES, OPTION_TYPES, Go, Info
from marrakech.locales import LANGUAGES, page_catalogue

DOCS = Path(__file__).parent.parent.parent / "docs"
TEXT = (DOCS / "engine-protocol.md").read_text("utf-8")


def section(heading: str) -> str:
    """The text below a heading."""
    found = re.split(r"^## ", TEXT.partition(f"## {heading}\n")[2], flags=re.MULTILINE)[0]
    assert found, heading
    return found


def rows(heading: str) -> list[str]:
    """The first words of a section's tables."""
    return re.findall(r"^\| `([\w-]+)", section(heading), re.MULTILINE)


def test_every_command_is_described_and_no_other() -> None:
    assert set(rows("What the controller sends")) == set(COMMANDS)
    for word in Go._fields:
        assert f"`go {word}" in section("What the controller sends"), word


def test_every_answer_is_described_and_no_other() -> None:
    fields = {*Info._fields, "string"}
    assert set(rows("What an engine sends")) == {*ANSWERS, *fields}
    for word in (*OPTION_TYPES, "default", "min", "max", "var"):
        assert re.search(rf"`{word}\b", section("What an engine sends")), word
    for measure in MEASURES:
        assert f"`measure {measure}`" in TEXT


def test_our_own_engine_understands_every_command() -> None:
    engine = Engine("random", 1, lambda line: None)
    assert {*engine._handlers, "quit"} == set(COMMANDS)


def test_every_fault_is_described_here_and_in_the_protocol_of_tables() -> None:
    described = rows("Limits, and what happens beyond them")
    assert tuple(word for word in described if word.startswith("engine-")) == FAULTS
    protocol = (DOCS / "protocol.md").read_text("utf-8")
    for fault in FAULTS:
        assert f"`{fault}`" in protocol


def test_the_page_has_a_sentence_for_every_fault() -> None:
    for language in LANGUAGES:
        say = page_catalogue(language).say
        assert len({say("did-fail", name="X", reason=fault) for fault in FAULTS}) == len(FAULTS)


def test_the_limits_are_those_that_hold() -> None:
    limits, text = EngineLimits(), section("Limits, and what happens beyond them")
    assert f"{limits.handshake:.0f} seconds: time to compile" in text
    assert f"| {limits.untimed:.0f} seconds, then likewise |" in text
    assert f"{limits.grace:.0f} seconds after the time was up" in text
    assert f"{limits.line:,} bytes, or more than {limits.lines:,} lines or a megabyte" in text
    assert limits.size == 10**6
    assert INTERACTIVE_BUDGET.seconds is not None
    assert f"`go movetime {1000 * INTERACTIVE_BUDGET.seconds:.0f}`" in text


def test_every_refusal_of_our_own_engine_is_described() -> None:
    source = Path(Engine.__init__.__code__.co_filename).read_text("utf-8")
    keys = set(re.findall(r'"(engine-[a-z-]+)"', source))
    assert len(keys) == 8
    for key in keys:
        assert f"`{key}`" in section("Our own bots as engines")
