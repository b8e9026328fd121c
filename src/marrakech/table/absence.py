"""Commands for people who are away, come back, change devices or play once more."""

from marrakech.rules import Refusal
from marrakech.table.commands import Claim, Offer, RecordRematch, StandIn
from marrakech.table.consequences import roll_for_bot
from marrakech.table.decision import Decision
from marrakech.table.events import Moved, Offered, Rematched, Returned, StoodIn
from marrakech.table.nicknames import new_code
from marrakech.table.phases import Gathering, Over, Playing

OFFER_SECONDS = 15 * 60  # that a one-time link holds


def stand_in(decision: Decision, body: StandIn) -> None:
    """A bot plays for somebody who has been away for too long."""
    decision.playing()
    chair, bot = decision.chair(body.seat), decision.stand_in(body.bot)
    decision.require_seated()
    decision.require_person_in(body.seat)
    if body.seat not in decision.around.absent or chair.holder == decision.holder:
        raise Refusal("seat-present", seat=body.seat)
    decision.happen(StoodIn(body.seat, bot, "absent"))
    roll_for_bot(decision, body.seat)


def come_back(decision: Decision) -> None:
    """A player who is back plays again, at all their seats."""
    decision.playing()
    table = decision.table
    seats = [n for n in table.seats_of(decision.holder) if table.chair(n).bot]
    if not seats:
        raise Refusal("seat-not-lent")
    for seat in seats:
        decision.happen(Returned(seat))


def offer(decision: Decision, body: Offer) -> None:
    """Make a one-time code that moves a seat to another device, unless the game is over."""
    if not isinstance(decision.table.phase, Gathering):
        decision.playing()
    decision.own_chair(body.seat)
    decision.happen(Offered(body.seat, new_code()))


def claim(decision: Decision, body: Claim) -> None:
    """Move a seat to the device that has its code, if it comes in time."""
    oldest = decision.around.now - OFFER_SECONDS * 1000
    alive = isinstance(decision.table.phase, Gathering | Playing)
    for seat, chair in enumerate(decision.table.chairs, 1):
        offered = chair.offer and chair.offer == body.code and chair.offered_at > oldest
        if offered and alive:
            decision.happen(Moved(seat, decision.holder))
            if chair.bot:
                decision.happen(Returned(seat))
            return
    raise Refusal("code-wrong")


def require_rematch(decision: Decision) -> Over:
    """Refuse a rematch that the sender may not ask for."""
    over, table = decision.over(), decision.table
    if not table.seats_of(decision.holder) and decision.holder != table.host:
        raise Refusal("not-seated")
    return over


def record_rematch(decision: Decision, body: RecordRematch) -> None:
    """Record at which table the next game is."""
    over = require_rematch(decision)
    if over.rematch and over.rematch != body.instead_of:
        raise Refusal("rematch-exists", table=over.rematch)
    decision.happen(Rematched(body.table))
