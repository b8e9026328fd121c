"""Commands for people who are away, come back, change devices or play once more."""

from marrakech.rules import Refusal
from marrakech.table.chance import roll_for_bot
from marrakech.table.commands import Claim, Offer, RecordRematch, StandIn
from marrakech.table.decision import Decision
from marrakech.table.events import Moved, Offered, Rematched, Returned, StoodIn
from marrakech.table.names import new_code
from marrakech.table.phases import Gathering, Over, Playing

OFFER_SECONDS = 15 * 60  # that a one-time link holds


def stand_in(decision: Decision, wish: StandIn) -> None:
    """A bot plays for somebody who has been away for too long."""
    decision.playing()
    chair, bot = decision.chair(wish.seat), decision.stand_in(wish.bot)
    decision.require_seated()
    decision.require_person_in(wish.seat)
    if wish.seat not in decision.around.absent or chair.holder == decision.holder:
        raise Refusal("seat-present", seat=wish.seat)
    decision.happen(StoodIn(wish.seat, bot, "absent"))
    roll_for_bot(decision, wish.seat)


def come_back(decision: Decision) -> None:
    """Whoever is back plays again, at every seat of theirs."""
    decision.playing()
    table = decision.table
    seats = [n for n in table.seats_of(decision.holder) if table.chair(n).bot]
    if not seats:
        raise Refusal("seat-not-lent")
    for seat in seats:
        decision.happen(Returned(seat))


def offer(decision: Decision, wish: Offer) -> None:
    """A one-time code that moves a seat to another device, while there is something to play."""
    if not isinstance(decision.table.phase, Gathering):
        decision.playing()
    decision.own_chair(wish.seat)
    decision.happen(Offered(wish.seat, new_code()))


def claim(decision: Decision, wish: Claim) -> None:
    """The seat is now on the device that has its code, if it comes in time."""
    oldest = decision.around.now - OFFER_SECONDS * 1000
    alive = isinstance(decision.table.phase, Gathering | Playing)
    for seat, chair in enumerate(decision.table.chairs, 1):
        offered = chair.offer and chair.offer == wish.code and chair.offered_at > oldest
        if offered and alive:
            decision.happen(Moved(seat, decision.holder))
            if chair.bot:
                decision.happen(Returned(seat))
            return
    raise Refusal("code-wrong")


def require_rematch(decision: Decision) -> Over:
    """Refuse another game that somebody may not ask for."""
    over, table = decision.over(), decision.table
    if not table.seats_of(decision.holder) and decision.holder != table.host:
        raise Refusal("not-seated")
    return over


def record_rematch(decision: Decision, wish: RecordRematch) -> None:
    """The next game is at that table."""
    over = require_rematch(decision)
    if over.rematch and over.rematch != wish.instead_of:
        raise Refusal("rematch-exists", table=over.rematch)
    decision.happen(Rematched(wish.table))
