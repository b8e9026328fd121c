"""Seeds before the start: promised by their hashes, sealed all at once, then revealed."""

from typing import NamedTuple

from marrakech.rules import Refusal
from marrakech.table.commands import Reveal, Seed
from marrakech.table.consequences import begin
from marrakech.table.decision import Decision
from marrakech.table.dice import checked_commitment, checked_seat_seed, seat_commitment
from marrakech.table.events import Revealed, Sealed, Seeded, Unsealed
from marrakech.table.nicknames import new_code

# The operator knows the rolls as soon as the last seed is shown, and could break one
# seal after the other until they like them. So few are broken, and the host has some left when
# the people at the seats have none.
BREAKS_BY_SEATS = 2
BREAKS_BY_HOST = 3


class SeatSeed(NamedTuple):
    """A seat's seed as an event holds it: promised by its hash, or in the clear."""

    seed: str
    commitment: str = ""


class Seeds(NamedTuple):
    """The seeds that somebody who sets up a table gives for their seats: one in the clear for all
    of them, or a hash for each."""

    seed: str | None = None
    commitments: tuple[str, ...] | None = None

    def of(self, seats: int) -> list[SeatSeed]:
        """The seeds of this many seats."""
        if self.commitments is None:
            return [seat_seed(self.seed, None) for _ in range(seats)]
        if len(self.commitments) != seats:
            given = len(self.commitments)
            raise Refusal("commitments-missing", commitments=given, people=seats)
        return [seat_seed(None, text) for text in self.commitments]


NO_SEEDS = Seeds()  # the server makes one for each seat


def seat_seed(seed: str | None, commitment: str | None) -> SeatSeed:
    """A seed that is promised by its hash, given in the clear, or made here."""
    if commitment is not None:
        return SeatSeed("", checked_commitment(commitment))
    return SeatSeed(checked_seat_seed(seed or new_code()))


def change_seed(decision: Decision, body: Seed) -> None:
    """A seat promises another seed, or gives one in the clear. A seal is broken only for a seat
    whose device has lost what it promised, and only if it knows of the seal."""
    gathering = decision.gathering()
    chair = decision.own_chair(body.seat)
    promised = body.commitment is not None
    if not promised:
        checked_seat_seed(body.seed or "")
    given = seat_seed(body.seed, body.commitment)
    if gathering.seal.hashes and (not promised or chair.seed):
        raise Refusal("seeds-sealed")
    seen = decision.command.seen
    if gathering.seal.hashes and (seen is None or seen < gathering.seal.number):
        raise Refusal("behind", number=decision.table.number)
    break_seal(decision, body.seat, BREAKS_BY_SEATS)
    decision.happen(Seeded(body.seat, *given))
    begin_if_due(decision)


def reveal(decision: Decision, body: Reveal) -> None:
    """A seat reveals the seed that it has promised; with the last one the game begins."""
    gathering = decision.gathering()
    chair = decision.own_chair(body.seat)
    seed = checked_seat_seed(body.seed)
    if not gathering.seal.hashes:
        raise Refusal("seeds-awaited")
    if not chair.owes_reveal:
        raise Refusal("seeds-sealed")
    if seat_commitment(seed) != chair.commitment:
        expected = seat_commitment(seed)
        raise Refusal("seed-hash", seat=body.seat, expected=expected, text=chair.commitment)
    decision.happen(Revealed(body.seat, seed))
    if not any(one.owes_reveal for one in decision.table.chairs):
        begin(decision)


def break_seal(decision: Decision, seat: int, most: int) -> None:
    """Break a seal before a seat changes: every promise is void, and new ones are due."""
    gathering = decision.gathering()
    if not gathering.seal.hashes:
        return
    if gathering.broken >= most:
        raise Refusal("seeds-sealed")
    decision.happen(Unsealed(gathering.seal.round, seat))


def begin_if_due(decision: Decision) -> None:
    """Begin, if the table starts now without being asked."""
    if decision.table.starts_by_itself:
        begin_or_seal(decision)


def begin_or_seal(decision: Decision) -> None:
    """Begin, if no seed has yet to be revealed; otherwise fix all of them."""
    chairs = decision.table.chairs
    if not any(chair.owes_reveal for chair in chairs):
        begin(decision)
        return
    hashes = tuple(chair.commitment or seat_commitment(chair.seed) for chair in chairs)
    decision.happen(Sealed(decision.gathering().seal.round + 1, hashes))
