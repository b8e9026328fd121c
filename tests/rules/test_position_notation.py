"""A position's text: it says everything, in one way only, and every mistake has its place."""

import pytest
from hypothesis import given
from support.positions import crowded, played

from marrakech import (
    BadText,
    Position,
    apply,
    format_position,
    parse_position,
    start,
)
from marrakech.locales import catalogue

START = "7/7/7/7/7/7/7 d4S turn 1 30:r12,30:b12,30:y12,30:g12 -"
PAIR = "7/7/7/7/7/7/7 d4S turn 1 30:r12b12*r,30:y12g12*y -"


@given(played())
def test_a_played_position_comes_back_from_its_text(position: Position) -> None:
    text = format_position(position)
    assert parse_position(text) == position
    assert format_position(parse_position(text)) == text


@given(crowded())
def test_an_unreachable_position_comes_back_from_its_text(position: Position) -> None:
    assert parse_position(format_position(position)) == position


@pytest.mark.parametrize(
    "text",
    [
        START,
        PAIR,
        "7/7/7/7/7/7/7 d4S draw 1 30:r12b12,30:y12g12 -",
        "7/7/7/7/7/7/7 d4S draw 2 30:r12b12*r,30:y12g12 -",
        "7/2rr3/7/7/7/7/7 d4S turn 1 30:r12,30:b12,30:y12,30:g12 -",
        "7/2r>r<3/7/7/7/7/7 d4S turn 1 30:r12,30:b12,30:y12,30:g12 -",
        "rv6/r^6/7/7/7/7/7 a1W over 3 x2:r,0:b0,x1:y -",
        "7/7/7/7/7/7/1r5 d4S over 1 30:r3b2,x1:yg -",
        "7/7/7/7/7/7/7 d4S roll 2 999:r999,0:b1 steering=after-may,stock=15",
        "7/7/7/7/7/7/7 d4S turn 1 5:r0b3*b,5:y0g0 pile=alternating",
    ],
)
def test_these_are_positions(text: str) -> None:
    assert format_position(parse_position(text)) == text


# What is wrong, where (the column), and why (the catalogue key).
MISTAKES = [
    ("", 1, "position-fields"),
    ("7/7/7/7/7/7/7", 1, "position-fields"),
    (START[:-2], 1, "position-fields"),
    (START + " ", 1, "position-fields"),
    (START + " -", 1, "position-fields"),
    (START.replace(" d4S", "  d4S"), 1, "position-fields"),
    (START.replace(" ", "\t"), 1, "position-fields"),
    (START.replace(" ", "\u00a0"), 1, "position-fields"),
    (START + "\n", 54, "option-form"),
    ("x" * 1_000_000, 401, "position-long"),
    (" " * 1_000_000, 401, "position-long"),
    # the board
    (START.replace("7/7/", "7/", 1), 1, "board-ranks"),
    (START.replace("7/7/", "7/7/7/", 1), 1, "board-ranks"),
    (START.replace("7/7/", "8/7/", 1), 1, "board-character"),
    (START.replace("7/7/", "0r6/7/", 1), 1, "board-character"),
    (START.replace("7/7/", "7r/7/", 1), 1, "board-rank-length"),
    (START.replace("7/7/", "7/6/", 1), 3, "board-rank-length"),
    (START.replace("7/7/", "7//", 1), 3, "board-rank-length"),
    (START.replace("7/7/", "34/7/", 1), 2, "board-run"),
    (START.replace("7/7/", "7/3k3/", 1), 4, "board-character"),
    (START.replace("7/7/", "7/3R3/", 1), 4, "board-character"),
    (START.replace("7/7/", "7/3\u044f3/", 1), 4, "board-character"),
    (START.replace("7/7/", "\u0667/7/", 1), 1, "board-character"),
    (START.replace("7/7/", "r>6/7/", 1), 1, "half-alone"),
    (START.replace("7/7/", "r>r5/7/", 1), 1, "half-alone"),
    (START.replace("7/7/", "r>b<5/7/", 1), 1, "half-alone"),
    (START.replace("7/7/", "6r>/7/", 1), 2, "half-alone"),
    (START.replace("7/7/", "r^6/7/", 1), 1, "half-alone"),
    (START.replace("7/7/", "r<6/7/", 1), 1, "half-alone"),
    (START.replace("7/7/", "rv6/r>6/", 1), 5, "half-alone"),
    ("7/7/7/7/7/7/6g d4S turn 1 30:r15,30:b15,30:y15 -", 14, "colour-unseated"),
    ("7/7/7/7/7/7/6y d4S turn 1 30:r15,30:b15 stock=15", 14, "colour-unseated"),
    # Assam
    (START.replace("d4S", "d4"), 15, "assam-form"),
    (START.replace("d4S", "h4S"), 15, "assam-form"),
    (START.replace("d4S", "d8S"), 15, "assam-form"),
    (START.replace("d4S", "d4s"), 15, "assam-form"),
    (START.replace("d4S", "d4X"), 15, "assam-form"),
    (START.replace("d4S", "S"), 15, "assam-form"),
    # the step and the seat to move
    (START.replace("turn", "wait"), 19, "step-unknown"),
    (START.replace("turn", "steer"), 19, "step-ruleset"),
    (START.replace("turn", "draw"), 19, "step-ruleset"),
    (START[:-1] + "steering=after-must", 19, "step-ruleset"),
    (PAIR.replace("turn", "draw")[:-1] + "pile=alternating", 19, "step-ruleset"),
    (START.replace(" 1 ", " 0 "), 24, "seat-number"),
    (START.replace(" 1 ", " 5 "), 24, "seat-number"),
    (START.replace(" 1 ", " 01 "), 24, "seat-number"),
    (START.replace(" 1 ", " \u0661 "), 24, "seat-number"),
    (START.replace("30:r12", "x1:r"), 24, "mover-out"),
    (START.replace("30:r12", "30:r0"), 24, "mover-no-rugs"),
    (START.replace("12", "0"), 24, "should-be-over"),
    ("7/7/7/7/7/7/7 d4S turn 1 30:r15,x1:b,x2:y -", 24, "should-be-over"),
    ("7/7/7/7/7/7/7 d4S draw 1 30:r12b0,30:y12g12 -", 24, "draw-one-way"),
    # the seats
    (START.replace(",30:g12", ",30:g12,30:r12"), 26, "seats-number"),
    ("7/7/7/7/7/7/7 d4S turn 1 30:r12 -", 26, "seats-number"),
    (START.replace("30:r12", "-1:r12"), 26, "number-form"),
    (START.replace("30:r12", "+1:r12"), 26, "number-form"),
    (START.replace("30:r12", "030:r12"), 26, "number-form"),
    (START.replace("30:r12", ":r12"), 26, "number-form"),
    (START.replace("30:r12", "1e2:r12"), 26, "number-form"),
    (START.replace("30:r12", "\u0663\u0660:r12"), 26, "number-form"),
    (START.replace("30:r12", "1000:r12"), 26, "number-range"),
    (START.replace("30:r12", "30:r1000"), 30, "number-range"),
    (START.replace("30:r12", "30:r"), 30, "number-form"),
    (START.replace("30:r12", "30:r1\u00b2"), 30, "number-form"),
    (START.replace("30:r12", "30r12"), 26, "seat-form"),
    (START.replace("30:r12", "30:b12"), 29, "seat-colours"),
    (START.replace("30:r12", "30:12"), 29, "seat-colours"),
    (START.replace("30:r12", "30:7r12"), 29, "seat-colours"),
    (START.replace("30:r12", "30:r12b12"), 29, "seat-colours"),
    (START.replace("30:r12", "30:r12*r"), 33, "top-one-colour"),
    (PAIR.replace("b12*r", "*r"), 29, "seat-colours"),
    (PAIR.replace("*r", "*y"), 36, "top-colour"),
    (PAIR.replace("*r", "*"), 36, "top-colour"),
    (PAIR.replace("*r", "*rr"), 36, "top-colour"),
    (PAIR.replace("r12b12*r", "r0b12*r"), 35, "top-none-left"),
    (PAIR.replace("*r", ""), 26, "top-missing"),
    (PAIR.replace("r12b12*r", "r0b12"), 26, "top-missing"),
    (PAIR.replace("turn", "draw"), 26, "top-early"),
    (PAIR.replace("turn 1", "draw 2").replace("*r", "").replace("*y", ""), 26, "top-missing"),
    ("7/7/7/7/7/7/7 d4S draw 1 30:r12b12,30:y12g12*y -", 36, "top-early"),
    ("7/7/7/7/7/7/6r d4S draw 1 30:r12b12,30:y12g12 -", 37, "top-missing"),
    (START.replace("30:g12", "x2:g"), 26, "out-order"),
    (START.replace("30:g12", "x0:g"), 47, "out-order"),
    (START.replace("30:g12", "x1:g").replace("30:y12", "x1:y"), 26, "out-order"),
    (START.replace("30:g12", "x:g"), 48, "number-form"),
    (START.replace("30:g12", "x1:g12"), 50, "seat-colours"),
    ("7/7/7/7/7/7/7 d4S over 1 x1:r,x2:b,x3:y -", 26, "out-everyone"),
    # the ruleset
    (START[:-1], 1 + len(START) - 1, "option-form"),
    (START[:-1] + "area", 54, "option-form"),
    (START[:-1] + "price=2", 54, "option-unknown"),
    (START[:-1] + "area=square", 54, "option-value"),
    (START[:-1] + "area=colour", 54, "option-default"),
    (START[:-1] + "whole=nobody,area=owner", 67, "option-order"),
    (START[:-1] + "area=owner,area=owner", 65, "option-order"),
    (START[:-1] + "area=owner,", 65, "option-form"),
    (START[:-1] + "pile=alternating,stock=15", 54, "option-clash"),
]


@pytest.mark.parametrize(("text", "column", "key"), MISTAKES)
def test_a_mistake_is_refused_with_its_place(text: str, column: int, key: str) -> None:
    with pytest.raises(BadText) as refused:
        parse_position(text)
    assert (refused.value.key, refused.value.place.column) == (key, column)
    assert len(str(refused.value)) < 400


@pytest.mark.parametrize(
    ("rank", "says"),
    [
        ("rr7", "rank 7 has more than 7 squares."),
        ("7r", "rank 7 has more than 7 squares."),
        ("rrrrrrrrrrrr", "rank 7 has more than 7 squares."),
        ("r", "rank 7 has only 1 square, not 7."),
        ("6", "rank 7 has only 6 squares, not 7."),
        ("", "rank 7 has only 0 squares, not 7."),
    ],
)
def test_a_rank_of_the_wrong_length_is_told_as_it_is(rank: str, says: str) -> None:
    with pytest.raises(BadText) as refused:
        parse_position(START.replace("7/", f"{rank}/", 1))
    assert catalogue("en").explain(refused.value) == f"column 1: {says}"


def test_a_purse_that_no_text_can_hold_is_refused_when_written() -> None:
    rich = start(3)._replace(
        board=parse_position("b>b<5/7/7/7/7/7/7 d4S turn 1 1:r1,1:b1,1:y1 -").board
    )
    seats = tuple(seat._replace(dirhams=999) for seat in rich.seats)
    after = apply(rich._replace(seats=seats, assam=43, facing="W", step="roll"), "1")
    assert after.seats[1].dirhams == 1001
    with pytest.raises(BadText) as refused:
        format_position(after)
    assert refused.value.key == "number-range"
