"""An action's text is the action: there are 101 of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakech import ACTIONS, BadText, apply, format_action, parse_action, start


def test_every_action_comes_back_from_its_text() -> None:
    assert {format_action(parse_action(action)) for action in ACTIONS} == ACTIONS


def test_how_many_there_are() -> None:
    facings, rolls, lays, back, draws, leaving = 4, 4, 84, 1, 4, 4
    assert len(ACTIONS) == facings + rolls + lays + back + draws + leaving


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "n", "NE", "E3", "0", "5", "10", "٣", "f5f4", "f4f6", "f4g5", "f4f4", "F4F5"),
        *("f4", "f4f5 ", "h4h5", "a0a1", "g7g8", "*", "*k", "*rr", "x", "x0", "x5", "x12", "--"),
        *("\x00", "a1a2\n", "ｆ４ｆ５", "x" * 1_000_000),
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(BadText) as refused:
        parse_action(text)
    assert refused.value.key == "action-unknown"
    assert len(str(refused.value)) < 400
    with pytest.raises(BadText):
        apply(start(4), text)


@given(st.text())
def test_junk_is_refused(text: str) -> None:
    if text not in ACTIONS:
        with pytest.raises(BadText):
            parse_action(text)
