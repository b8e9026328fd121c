"""A position as a record: nothing is lost on the way there and back."""

import pytest
from hypothesis import given
from support.perft_counts import COUNTS, Count
from support.positions import crowded, played, set_up_positions

from marrakech import Position
from marrakech.kernel import position_of, state_of


@given(played())
def test_a_played_position_comes_back_from_its_record(position: Position) -> None:
    assert position_of(state_of(position)) == position


@given(crowded())
def test_a_market_full_of_rugs_comes_back_from_its_record(position: Position) -> None:
    assert position_of(state_of(position)) == position


@given(set_up_positions())
def test_any_position_that_can_be_written_comes_back_from_its_record(position: Position) -> None:
    assert position_of(state_of(position)) == position


@pytest.mark.parametrize("count", COUNTS, ids=str)
def test_positions_with_counts_come_back_as_well(count: Count) -> None:
    assert position_of(state_of(count.position)) == count.position
