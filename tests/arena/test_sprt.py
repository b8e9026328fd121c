"""The sequential test is wrong about as seldom as it says, and ends."""

from random import Random

import pytest
from support.contests import round_won

from marrakech.arena.contest import Contest
from marrakech.arena.contest_run import ContestRun
from marrakech.arena.sprt import Sprt

PLAIN = 0.25 / 2
STREAMS = 600


def settled(random: Random, low: float, high: float, share: float, draws: float = 0.0) -> Sprt:
    """A test of rounds of two games, some of which are shared victories."""
    test = Sprt(low, high, PLAIN)
    while test.verdict == "open":
        games = [
            0.5 if random.random() < draws else float(random.random() < share) for _ in range(2)
        ]
        test = test.plus(sum(games) / 2)
        assert test.rounds < 20_000
    return test


@pytest.mark.parametrize("draws", [0.0, 0.5])
@pytest.mark.parametrize(("truth", "right"), [(0.5, "H0"), (0.6, "H1")])
def test_errors_stay_near_five_in_a_hundred(truth: float, right: str, draws: float) -> None:
    random = Random(f"{truth} {draws}")
    decisive = (truth - draws / 2) / (1 - draws)  # so that the mean is the truth
    verdicts = [settled(random, 0.5, 0.6, decisive, draws).verdict for _ in range(STREAMS)]
    wrong = STREAMS - verdicts.count(right)
    assert 0 < wrong < 0.085 * STREAMS


def test_draws_make_it_shorter() -> None:
    """They lower the variance, so less has to be played; a test that ignored it would not."""
    rounds = []
    for draws in (0.0, 0.8):
        random = Random(3)
        rounds.append(sum(settled(random, 0.5, 0.6, 0.5, draws).rounds for _ in range(100)))
    assert rounds[1] < 0.6 * rounds[0]


def test_beyond_both_hypotheses_it_is_settled_soon() -> None:
    random = Random(2)
    assert settled(random, 0.5, 0.55, 0.95).verdict == "H1"
    assert settled(random, 0.5, 0.55, 0.95).rounds < 40
    assert settled(random, 0.5, 0.55, 0.05).verdict == "H0"


def test_equal_rounds_prove_nothing_at_once() -> None:
    test = Sprt(0.5, 0.55, PLAIN).plus(1.0)
    assert test.verdict == "open"
    for _ in range(3):
        test = test.plus(1.0)
    assert test.verdict == "open"
    assert test.llr > 0


def test_a_settled_test_stays_as_it_is() -> None:
    test = settled(Random(1), 0.5, 0.6, 0.9)
    assert test.plus(0.0) == test


def test_bounds() -> None:
    assert Sprt(0.5, 0.6, PLAIN).bounds == pytest.approx((-2.944, 2.944), abs=1e-3)
    assert Sprt(0.5, 0.6, PLAIN).llr == 0


def test_a_course_passes_over_a_line_up_whose_test_is_settled() -> None:
    run = ContestRun(Contest(("a", "b", "c"), sprt=(0.5, 0.7)))
    fixtures = run.fixtures(400)
    for number, line_up in fixtures:
        run.note(round_won(number, line_up, "a", "a" if line_up[1] == "b" else "c"))
    won, even = (run.tests["a", other] for other in "bc")
    assert (won.verdict, even.verdict) == ("H1", "H0")
    assert won.rounds < even.rounds < 200
    assert len(run.rounds) == won.rounds + even.rounds


@pytest.mark.parametrize(("players", "plain"), [(2, 1 / 8), (3, 2 / 27), (4, 3 / 64)])
def test_luck_alone_varies_with_the_number_of_players(players: int, plain: float) -> None:
    run = ContestRun(Contest(("a", "b"), players=(players,), sprt=(0.2, 0.3)))
    assert [test.plain for test in run.tests.values()] == [pytest.approx(plain)]
