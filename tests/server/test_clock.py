"""The server's clock, tick by tick."""

from marrakech.server.clock import CENTURY, LONGEST_TICK_GAP, SteadyClock, starting_time


class Monotonic:
    """Monotonic time that a test moves."""

    def __init__(self) -> None:
        self.at = 100.0

    def __call__(self) -> float:
        return self.at


def test_it_runs_while_it_ticks() -> None:
    monotonic = Monotonic()
    clock = SteadyClock(1_000, monotonic)
    for _ in range(10):
        monotonic.at += 0.25
        clock.tick()
    monotonic.at += 0.125
    assert clock() == 1_000 + 2_625


def test_a_gap_does_not_count_and_time_never_goes_back() -> None:
    monotonic = Monotonic()
    clock = SteadyClock(1_000, monotonic)
    monotonic.at += 0.5
    assert clock() == 1_500
    monotonic.at += LONGEST_TICK_GAP
    assert clock() == 1_500  # frozen since the last tick; what was told stays true
    monotonic.at += 3_600
    clock.tick()
    assert clock() == 1_500
    monotonic.at += 0.25
    assert clock() == 1_750


def test_where_it_starts() -> None:
    assert starting_time(5_000, None, trusted=False) == 5_000
    assert starting_time(5_000, 4_000, trusted=False) == 5_000
    assert starting_time(5_000, 6_000, trusted=False) == 6_000  # never behind the last heartbeat
    assert starting_time(5_000, 6_000, trusted=True) == 5_000
    assert starting_time(5_000, 5_000 + CENTURY, trusted=False) == 5_000  # damage, no time
