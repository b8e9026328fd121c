"""The reactions that people at a table can send each other, and how many of them."""

from typing import Literal, NamedTuple, TypeAlias

from marrakech.rules import Refusal

# In the order in which pages offer them. Stored logs hold these words: none is ever taken out.
Reaction: TypeAlias = Literal[
    "hello", "good-luck", "well-played", "thanks", "ouch", "laugh", "wow", "moment"
]
SPECTATORS = 0  # in the place of a seat: what people without one send

MOST_OF_A_SEAT = 100  # at one table
MOST_OF_SPECTATORS = 100  # at one table, all of them together
PAUSE = 1_000  # milliseconds between two of one person
WINDOW = 10_000  # milliseconds in which…
MOST_AT_ONCE = 3  # …one person may send this many…
MOST_OF_A_CROWD = 6  # …and all spectators together this many


class Reactions(NamedTuple):
    """The reactions at a table so far. A value: copies of a table share it."""

    total: int = 0
    by_seat: tuple[tuple[int, int], ...] = ()  # seat, or SPECTATORS: how many
    recent: tuple[tuple[int, int, str], ...] = ()  # when, seat and sender of those that still count

    def of(self, seat: int) -> int:
        """How many a seat has sent, or all spectators."""
        return dict(self.by_seat).get(seat, 0)

    def after(self, at: int, seat: int, holder: str) -> "Reactions":
        """The same, and one more."""
        by_seat = dict(self.by_seat) | {seat: self.of(seat) + 1}
        recent = (*(one for one in self.recent if _counts(one[0], at)), (at, seat, holder))
        return Reactions(self.total + 1, tuple(sorted(by_seat.items())), recent)

    def require_room(self, now: int, seat: int, holder: str) -> None:
        """Refuse one more from this person, if that would be too many or too fast."""
        self._require_share(seat)
        own = [at for at, _, sender in self.recent if sender == holder and _counts(at, now)]
        if own and now - own[-1] < PAUSE:
            raise _too_fast(own[-1] + PAUSE - now)
        if len(own) >= MOST_AT_ONCE:
            raise _too_fast(own[-MOST_AT_ONCE] + WINDOW - now)
        crowd = [at for at, sent_by, _ in self.recent if sent_by == seat and _counts(at, now)]
        if seat == SPECTATORS and len(crowd) >= MOST_OF_A_CROWD:
            raise Refusal("reactions-crowd")

    def _require_share(self, seat: int) -> None:
        who = "spectators" if seat == SPECTATORS else "player"
        most = MOST_OF_SPECTATORS if seat == SPECTATORS else MOST_OF_A_SEAT
        if self.of(seat) >= most:
            raise Refusal("reactions-used", who=who, most=most)


NO_REACTIONS = Reactions()


def _counts(at: int, now: int) -> bool:
    """Whether a reaction is recent. One from the future is not: the clock was set back since."""
    return 0 <= now - at < WINDOW


def _too_fast(milliseconds: int) -> Refusal:
    return Refusal("reactions-fast", seconds=-(-milliseconds // 1000))
