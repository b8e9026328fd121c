"""Rounds come in the order of the schedule, whatever finishes first."""

from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

import pytest
from support.contests import game

from marrakech.arena.contest import Contest, Match, schedule
from marrakech.arena.game import Played
from marrakech.arena.rounds import RoundRunner, rounds_played
from marrakech.rules import Refusal

CONTEST = Contest(("a", "b", "c"))


class Pending:
    """Matches that finish when the test says so, the last one first."""

    def __init__(self) -> None:
        self.games: list[tuple[Match, Future[Played]]] = []
        self.most = 0

    def submit(self, match: Match) -> Future[Played]:
        future: Future[Played] = Future()
        self.games.append((match, future))
        self.most = max(self.most, sum(not one.done() for _, one in self.games))
        return future

    def finish_last(self) -> None:
        for match, future in reversed(self.games):
            if not future.done():
                future.set_result(game(match.seats, match.seats[0]))
                return


def test_rounds_come_in_order_though_games_end_in_another() -> None:
    pending = Pending()
    told: list[int] = []

    def on_progress(games: int) -> None:
        told.append(games)
        pending.finish_last()

    fixtures = list(schedule(CONTEST, 6))
    rounds = list(rounds_played(fixtures, RoundRunner(pending.submit, 5, on_progress=on_progress)))
    assert [(played.number, played.line_up) for played in rounds] == fixtures
    for played, fixture in zip(rounds, fixtures, strict=True):
        assert [one.seats for one in played.games] == [one.seats for one in fixture.matches()]
    assert told == sorted(told)
    assert told[-1] == 17  # before the last of 18 was finished
    assert pending.most == 6  # whole rounds, as soon as fewer than five are under way


def test_a_line_up_that_is_settled_plays_no_more() -> None:
    pending = Pending()
    settled: set[tuple[str, ...]] = set()
    runner = RoundRunner(
        pending.submit,
        12,
        lambda line_up: line_up not in settled,
        on_progress=lambda _: pending.finish_last(),
    )
    seen = []
    for played in rounds_played(schedule(CONTEST, 8), runner):
        seen.append((played.number, "".join(played.line_up)))
        if seen[-1] == (2, "ab"):
            settled.add(("a", "b"))
    assert (
        seen
        == [
            *[(1, pair) for pair in ("ab", "ac", "bc")],
            (2, "ab"),
            *[(number, pair) for number in (2, 3, 4) for pair in ("ac", "bc")],
        ][: len(seen)]
    )
    assert len(seen) == 10
    assert (4, "ab") not in {(match.number, "".join(match.seats)) for match, _ in pending.games}


def test_it_stops_when_it_is_told_to_and_keeps_what_was_finished() -> None:
    pending = Pending()
    stop: list[bool] = []

    def on_progress(games: int) -> None:
        if games >= 5:
            stop.append(True)
        else:
            pending.finish_last()

    runner = RoundRunner(pending.submit, 2, is_stopped=lambda: bool(stop), on_progress=on_progress)
    rounds = list(rounds_played(schedule(CONTEST, 100), runner))
    assert [played.number for played in rounds] == [1, 1]


def test_it_stops_also_where_no_game_has_to_be_waited_for() -> None:
    seen: list[int] = []

    def submit(match: Match) -> Future[Played]:
        future: Future[Played] = Future()
        future.set_result(game(match.seats, "a"))
        return future

    runner = RoundRunner(submit, 1, is_stopped=lambda: len(seen) == 3)
    for played in rounds_played(schedule(Contest(("a", "b")), 20), runner):
        seen.append(played.number)
    assert seen == [1, 2, 3]


@pytest.mark.parametrize("at_submitting", [False, True])
def test_a_process_that_died_is_reported_after_what_it_had_played(at_submitting: bool) -> None:
    def submit(match: Match) -> Future[Played]:
        future: Future[Played] = Future()
        if match.number == 1:
            future.set_result(game(match.seats, "a"))
        elif at_submitting:
            raise BrokenProcessPool
        else:
            future.set_exception(BrokenProcessPool())
        return future

    rounds = rounds_played(schedule(Contest(("a", "b")), 4), RoundRunner(submit, 1))
    assert next(rounds).number == 1
    with pytest.raises(Refusal, match="arena-worker-died"):
        next(rounds)
