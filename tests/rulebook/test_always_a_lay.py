"""There is always somewhere to lay: some square beside Assam can be covered in two ways, and the
rug on it forbids one of them at most.

A lay is forbidden only by a rug that lies on both its squares. So what lies elsewhere does not
matter, and one rug at a time is proof enough.
"""

import pytest
from support.drawn_market import market

from marrakech import SQUARES, legal_actions

ARROWS = {(1, 0): (">", "<"), (-1, 0): ("<", ">"), (0, 1): ("^", "v"), (0, -1): ("v", "^")}


def beside(square: str) -> list[str]:
    """The squares that share a side with this one."""
    file, rank = "abcdefg".index(square[0]), int(square[1])
    around = [(file + east, rank + north) for east, north in ARROWS]
    return [f"{'abcdefg'[f]}{r}" for f, r in around if 0 <= f < 7 and 1 <= r <= 7]


def one_blue_rug(first: str, second: str) -> str:
    """A drawing of a market with one whole rug on it."""
    ahead, behind = ARROWS[ord(second[0]) - ord(first[0]), int(second[1]) - int(first[1])]
    halves = {first: "b" + ahead, second: "b" + behind}
    ranks = [[halves.get(f"{file}{rank}", ".") for file in "abcdefg"] for rank in "7654321"]
    return "\n".join(" ".join(rank) for rank in ranks)


def coverable(near: str, other: str, stands: str, rules: str) -> bool:
    """Whether a lay over a square is left when a blue rug lies on it and another."""
    lays = legal_actions(market(one_blue_rug(near, other), f"{stands}N", "lay", rules=rules))
    return any(near in (lay[:2], lay[2:]) for lay in lays)


@pytest.mark.parametrize("rules", ["-", "whole=nobody"])
@pytest.mark.parametrize("stands", SQUARES)
def test_some_square_beside_assam_can_be_covered_whatever_rug_lies_on_it(
    stands: str, rules: str
) -> None:
    assert any(
        all(coverable(near, other, stands, rules) for other in beside(near))
        for near in beside(stands)
    )


def test_two_whole_rugs_in_the_corner_leave_two_lays() -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        bv .  .  .  .  .  .
        b^ .  .  .  .  .  .
        .  b> b< .  .  .  .
        """,
        assam="a1E",
        step="lay",
    )
    assert legal_actions(before) == ("b1b2", "a2b2")


def test_a_market_full_of_whole_rugs_leaves_three_lays_in_the_corner() -> None:
    before = market(
        """
        y> y< g> g< b> b< bv
        bv y> y< g> g< y  b^
        b^ b> b< y> y< gv gv
        yv gv gv b> b< g^ g^
        y^ g^ g^ y> y< bv bv
        gv b> b< g> g< b^ b^
        g^ y> y< b> b< y> y<
        """,
        assam="g7E",
        step="lay",
    )
    assert legal_actions(before) == ("g5g6", "f6g6", "f6f7")
