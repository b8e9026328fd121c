"""Commands of a game that has begun: the decisions of people and bots, and their time."""

from marrakech.bots import STAND_IN
from marrakech.rules import Refusal, legal_actions, parse_action
from marrakech.rules.actions import LEAVERS
from marrakech.table.commands import Act, BotAct, Hold
from marrakech.table.consequences import do_action, roll_die, roll_for_bot
from marrakech.table.decision import Decision
from marrakech.table.events import Held, Returned, StoodIn, Undone
from marrakech.table.state import CHANCE_STEPS


def act(decision: Decision, body: Act) -> None:
    """A player decides; a bot that stood in for them steps back. Anybody may give up in any
    position, seen or not."""
    gives_up = body.action in LEAVERS
    position = decision.playing().position if gives_up else decision.seen_position()
    action = parse_action(body.action)
    seat = LEAVERS.get(action, position.seat)
    if seat not in decision.table.seats_of(decision.holder):
        raise Refusal("not-your-turn" if seat == position.seat else "not-your-seat", seat=seat)
    if position.step in CHANCE_STEPS and not gives_up:
        raise Refusal("chance-decides", action=action, step=position.step)
    _come_back(decision, seat)
    do_action(decision, action, seat)


def roll(decision: Decision) -> None:
    """In the variant the player rolls the die; in the ordinary game it follows the facing."""
    position = decision.seen_position()
    if position.seat not in decision.table.seats_of(decision.holder):
        raise Refusal("not-your-turn", seat=position.seat)
    if position.step != "roll":
        raise Refusal("not-this-step", action="roll", step=position.step)
    _come_back(decision, position.seat)
    roll_die(decision)


def undo(decision: Decision) -> None:
    """A player takes the last rug back, where everybody plays on one device."""
    decision.require_seated()
    decision.seen_position()
    table = decision.table
    if table.holders() != {decision.holder}:
        raise Refusal("undo-others")
    seat = table.seat_to_undo
    if not seat:
        raise Refusal("undo-none")
    decision.happen(Undone(seat))


def _come_back(decision: Decision, seat: int) -> None:
    if decision.table.chair(seat).bot:
        decision.happen(Returned(seat))


def bot_act(decision: Decision, body: BotAct) -> None:
    """A bot's decision; one that is not legal makes it give up, with the reason. An engine that
    failed has decided nothing, but brings a reason of its own."""
    position = decision.seen_position()
    seat, action = position.seat, body.action
    if not decision.table.bot_to_move():
        raise Refusal("not-your-turn", seat=seat)
    if action in legal_actions(position) and position.step not in CHANCE_STEPS:
        do_action(decision, action, seat)
    else:
        do_action(decision, f"x{seat}", seat, body.reason or "bot-illegal")


def time_out(decision: Decision) -> None:
    """The time of the player to move has run out."""
    decision.playing()
    table = decision.table
    deadline, seat = table.deadline(), table.seat_to_move
    if deadline is None or decision.around.now < deadline:
        raise Refusal("time-left")
    if table.setup.timeout == "bot":
        decision.happen(StoodIn(seat, STAND_IN, "time"))
        roll_for_bot(decision, seat)
    else:
        do_action(decision, f"x{seat}", seat, "time")


def hold(decision: Decision, body: Hold) -> None:
    """Hold the clock, at most since the last event here: the server was up until then."""
    decision.playing()
    most = max(0, decision.around.now - decision.table.updated)
    decision.happen(Held(min(body.milliseconds, most)))
