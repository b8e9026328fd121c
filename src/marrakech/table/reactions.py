"""The command that everyone at a table can give, players and spectators alike: a reaction."""

from marrakech.rules import Refusal
from marrakech.table.commands import React
from marrakech.table.decision import Decision
from marrakech.table.events import Reacted
from marrakech.table.phases import Cancelled
from marrakech.table.reaction_limits import SPECTATORS


def react(decision: Decision, body: React) -> None:
    """Send a reaction, at any time unless the table was cancelled."""
    table = decision.table
    if isinstance(table.phase, Cancelled):
        raise Refusal("wrong-phase", phase=table.phase.name)
    seat = _seat(decision, body)
    table.reactions.require_room(decision.around.now, seat, decision.holder)
    decision.happen(Reacted(body.reaction, decision.holder, seat))


def _seat(decision: Decision, body: React) -> int:
    """The seat that speaks. A player always does so as one: spectators have no name."""
    if body.seat is not None:
        decision.own_chair(body.seat)
        return body.seat
    return next(iter(decision.table.seats_of(decision.holder)), SPECTATORS)
