"""A record has one limit, wherever it is read: in the notation, over HTTP and in the terminal."""

import json
from pathlib import Path

import pytest
from support.command import Command
from support.records import longest_record
from support.server import Device

from marrakech import Refusal, format_game, parse_game
from marrakech.rules.notation.record_formatter import MAX_RECORD_LENGTH
from marrakech.server.http.requests import LARGEST_RECORD_BODY

LETTERS = ("x", "é", "毯", "🟥")  # one to four bytes each
KIND = {"content-type": "application/json"}


@pytest.mark.parametrize("letter", LETTERS)
def test_the_notation_counts_characters(letter: str) -> None:
    text = longest_record(letter)
    assert len(text) == MAX_RECORD_LENGTH
    assert format_game(parse_game(text)) == text
    with pytest.raises(Refusal) as refused:
        parse_game(longest_record(letter, more=1))
    assert refused.value.key == "record-long"


@pytest.mark.parametrize("escaped", [True, False])
@pytest.mark.parametrize("letter", LETTERS)
def test_http_takes_the_longest_record_however_it_is_encoded(
    ana: Device, letter: str, escaped: bool
) -> None:
    def post(more: int) -> tuple[int, str]:
        body = json.dumps({"record": longest_record(letter, more)}, ensure_ascii=escaped).encode()
        answer = ana.post("/api/records", content=body, headers=KIND)
        return answer.status_code, answer.json().get("key", "")

    assert post(0) == (200, "")
    assert post(1) == (422, "record-long")


def test_a_body_that_cannot_be_a_record_is_refused_before_it_is_read(ana: Device) -> None:
    for size, status in ((LARGEST_RECORD_BODY, 422), (LARGEST_RECORD_BODY + 1, 413)):
        answer = ana.post("/api/records", content=b" " * size, headers=KIND)
        assert answer.status_code == status


@pytest.mark.parametrize("letter", LETTERS)
def test_the_terminal_takes_the_longest_record(
    marrakech: Command, tmp_path: Path, letter: str
) -> None:
    for more, code in ((0, 0), (1, 1)):
        file = tmp_path / f"{more}.mrk"
        file.write_text(longest_record(letter, more), "utf-8")
        done = marrakech("check", str(file))
        assert done.code == code, done.err
    assert "65,536" in done.err
