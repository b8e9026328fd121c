"""When Assam walks off an edge he follows a track and comes back; the track costs no step."""

import pytest
from support.drawn_market import assam, market

from marrakech import apply

WALKS_OFF = {
    # the north edge: a–b, c–d, e–f, and the loop at g7
    "a7N": "b7S",
    "b7N": "a7S",
    "c7N": "d7S",
    "d7N": "c7S",
    "e7N": "f7S",
    "f7N": "e7S",
    "g7N": "g7W",
    # the east edge: 6–5, 4–3, 2–1, and the loop at g7
    "g7E": "g7S",
    "g6E": "g5W",
    "g5E": "g6W",
    "g4E": "g3W",
    "g3E": "g4W",
    "g2E": "g1W",
    "g1E": "g2W",
    # the south edge: b–c, d–e, f–g, and the loop at a1
    "a1S": "a1E",
    "b1S": "c1N",
    "c1S": "b1N",
    "d1S": "e1N",
    "e1S": "d1N",
    "f1S": "g1N",
    "g1S": "f1N",
    # the west edge: 7–6, 5–4, 3–2, and the loop at a1
    "a7W": "a6E",
    "a6W": "a7E",
    "a5W": "a4E",
    "a4W": "a5E",
    "a3W": "a2E",
    "a2W": "a3E",
    "a1W": "a1N",
}


@pytest.mark.parametrize(("leaves", "returns"), WALKS_OFF.items())
def test_the_track_brings_him_back_after_one_step(leaves: str, returns: str) -> None:
    assert assam(apply(market(assam=leaves, step="roll"), "1")) == returns


@pytest.mark.parametrize(
    ("stands", "slippers", "stops"),
    [
        ("d6N", "3", "c6S"),  # d7, round to c7, c6
        ("g6N", "4", "e7W"),  # g7, round to g7 again, f7, e7
        ("a2S", "3", "b1E"),  # a1, round to a1 again, b1
        ("f4E", "4", "e3W"),  # g4, round to g3, f3, e3
    ],
)
def test_a_walk_goes_on_after_the_track(stands: str, slippers: str, stops: str) -> None:
    assert assam(apply(market(assam=stands, step="roll"), slippers)) == stops
