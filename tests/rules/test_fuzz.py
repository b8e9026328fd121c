"""Whatever text comes in: it is read, or refused with a key and a place. Nothing else happens."""

import string
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from support.positions import games, played

from marrakech import (
    BadText,
    Game,
    Position,
    Refusal,
    format_game,
    format_position,
    parse_game,
    parse_position,
)

DATA = Path(__file__).parent.parent / "data"
GOLDEN = [path.read_text("utf-8") for path in sorted(DATA.glob("games/*.mrk"))]
ALPHABET = "rbyg><^v0123456789/ NESWturnolaydeisx:,*=-abcdefg" + string.punctuation + "\n\té٣"


def mangled(texts: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """A good text with some of its characters lost, doubled, swapped or replaced."""

    @st.composite
    def mangle(draw: st.DrawFn) -> str:
        text = draw(texts)
        for _ in range(draw(st.integers(1, 4))):
            at = draw(st.integers(0, len(text)))
            to = draw(st.integers(at, min(len(text), at + 6)))
            other = draw(st.sampled_from(("", text[at:to] * 2, text[at:to][::-1], None)))
            if other is None:
                other = draw(st.text(st.sampled_from(ALPHABET), max_size=4))
            text = text[:at] + other + text[to:]
        return text

    return mangle()


POSITIONS = st.one_of(mangled(played().map(format_position)), st.text(), st.text(ALPHABET))
RECORDS = st.one_of(
    mangled(games().map(format_game)), mangled(st.sampled_from(GOLDEN)), st.text(ALPHABET)
)


@settings(max_examples=600)
@given(POSITIONS)
@example("7/7/7/7/7/7/7 d4S turn 1 30:r12,30:b12 stock=15\x00")
def test_a_position_is_read_whole_or_refused(text: str) -> None:
    read_position(text)


@pytest.mark.long
@settings(max_examples=5000)
@given(POSITIONS)
def test_five_thousand_positions_are_read_whole_or_refused(text: str) -> None:
    read_position(text)


@settings(max_examples=400)
@given(RECORDS)
def test_a_game_is_read_whole_or_refused(text: str) -> None:
    read_game(text)


@pytest.mark.long
@settings(max_examples=5000)
@given(RECORDS)
def test_five_thousand_games_are_read_whole_or_refused(text: str) -> None:
    read_game(text)


def read_position(text: str) -> None:
    try:
        position: Position = parse_position(text)
    except BadText as refusal:
        assert refusal.place.column is not None
        assert 1 <= refusal.place.column <= len(text) + 1
    else:
        assert format_position(position) == text


def read_game(text: str) -> None:
    try:
        game: Game = parse_game(text)
    except Refusal as refusal:
        assert refusal.place.line is not None
        assert refusal.place.column is not None
        assert 1 <= refusal.place.line <= text.count("\n") + 1
    else:
        assert format_game(game) == text
