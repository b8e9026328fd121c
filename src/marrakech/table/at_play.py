"""Commands of a game that has begun: of its people, and of the server itself."""

from marrakech.bots import STAND_IN
from marrakech.rules import Refusal, legal_actions, parse_action
from marrakech.rules.actions import LEAVERS
from marrakech.table.commands import (
    Circumstances,
    Command,
    in_phase,
    live_position,
    own_seat,
    person_in,
    wanted_seat,
    wanted_stand_in,
)
from marrakech.table.events import Draft
from marrakech.table.following import do_action, throw, throw_for_bot
from marrakech.table.names import new_code
from marrakech.table.state import CHANCE, Table

OFFER_SECONDS = 15 * 60  # that a one-time link holds
_ALIVE = ("gathering", "playing")


def act(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """A player decides; a bot that stood in for them steps back."""
    position = live_position(table, command)
    action = parse_action(str(command.data.get("action", "")))
    seat = LEAVERS.get(action, position.seat)
    if seat not in table.seats_of(command.holder):
        raise Refusal("not-your-turn" if seat == position.seat else "not-your-seat", seat=seat)
    if position.step in CHANCE and action not in LEAVERS:
        raise Refusal("chance-decides", action=action, step=position.step)
    back = [Draft("returned", {"seat": seat})] if table.chair(seat).bot else []
    return back + do_action(table, position, action, seat)


def roll(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """In the variant the player throws the die; in the ordinary game it follows the facing."""
    position = live_position(table, command)
    if position.seat not in table.seats_of(command.holder):
        raise Refusal("not-your-turn", seat=position.seat)
    if position.step != "roll":
        raise Refusal("not-this-step", action="roll", step=position.step)
    back = [Draft("returned", {"seat": position.seat})] if table.bot_to_move() else []
    return back + throw(table, position)


def stand_in(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """A bot plays for somebody who has been away for too long."""
    in_phase(table, "playing")
    seat, bot = wanted_seat(table, command), wanted_stand_in(command, around)
    if not table.seats_of(command.holder):
        raise Refusal("not-seated")
    person_in(table, seat)
    if seat not in around.absent or table.chair(seat).holder == command.holder:
        raise Refusal("seat-present", seat=seat)
    return [
        Draft("stood-in", {"seat": seat, "bot": bot, "reason": "absent"}),
        *throw_for_bot(table, seat),
    ]


def come_back(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """Who is back plays again, at every seat of theirs."""
    in_phase(table, "playing")
    seats = [n for n in table.seats_of(command.holder) if table.chair(n).bot]
    if not seats:
        raise Refusal("seat-not-lent")
    return [Draft("returned", {"seat": seat}) for seat in seats]


def offer(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """A one-time code that moves a seat to another device, while there is something to play."""
    if table.phase not in _ALIVE:
        raise Refusal("wrong-phase", phase=table.phase, needed="playing")
    seat = own_seat(table, command)
    return [Draft("offered", {"seat": seat}, {"code": new_code()})]


def claim(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """The seat is now on the device that has its code, if it comes in time."""
    code = str(command.data.get("code") or "")
    oldest = around.now - OFFER_SECONDS * 1000
    for seat, chair in enumerate(table.chairs, 1):
        if (
            chair.offer
            and chair.offer == code
            and chair.offered_at > oldest
            and table.phase in _ALIVE
        ):
            moved = Draft("moved", {"seat": seat}, {"holder": command.holder})
            return [moved, *([Draft("returned", {"seat": seat})] if chair.bot else [])]
    raise Refusal("code-wrong")


def rematch(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """The next game is at that table."""
    in_phase(table, "over")
    if not table.seats_of(command.holder) and command.holder != table.host:
        raise Refusal("not-seated")
    if table.rematch and table.rematch != command.data.get("instead_of"):
        raise Refusal("rematch-exists", table=table.rematch)
    return [Draft("rematched", {"table": str(command.data["table"])})]


# What the server itself does


def bot_act(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """A bot's decision; one that is not legal makes it give up, with the reason. An engine that
    failed has decided nothing, and its reason comes along."""
    position = live_position(table, command)
    seat, action = position.seat, str(command.data.get("action", ""))
    if not table.bot_to_move():
        raise Refusal("not-your-turn", seat=seat)
    if action not in legal_actions(position) or position.step in CHANCE:
        reason = str(command.data.get("reason") or "bot-illegal")
        return do_action(table, position, f"x{seat}", seat, reason)
    return do_action(table, position, action, seat)


def time_out(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """The time of the player to move has run out."""
    in_phase(table, "playing")
    deadline, seat = table.deadline(), table.seat_to_move
    if deadline is None or around.now < deadline:
        raise Refusal("time-left")
    assert table.setup is not None
    assert table.position is not None
    if table.setup.timeout == "bot":
        data = {"seat": seat, "bot": STAND_IN, "reason": "time"}
        return [Draft("stood-in", data), *throw_for_bot(table, seat)]
    return do_action(table, table.position, f"x{seat}", seat, "time")


def hold(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """Whatever has happened here, the server was up until then."""
    in_phase(table, "playing")
    most = max(0, around.now - table.updated)
    return [Draft("held", {"milliseconds": min(int(command.data["milliseconds"]), most)})]
