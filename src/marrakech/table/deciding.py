"""What a command does to a table: the events it causes, or the reason why not."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any

from marrakech.bots import bot_names
from marrakech.rules import (
    Action,
    Position,
    Refusal,
    apply,
    format_position,
    legal_actions,
    parse_action,
    result,
    start,
)
from marrakech.rules.actions import LEAVERS
from marrakech.table.dice import checked_seat_seed, fair_chance
from marrakech.table.events import Draft
from marrakech.table.names import checked_name, new_code
from marrakech.table.setup import OPEN, PERSON
from marrakech.table.state import CHANCE, Chair, Table

MOST_EVENTS = 2000  # a game needs some two hundred; what can be repeated for ever stops here


@dataclass(frozen=True, slots=True)
class Command:
    """What somebody wants to happen at a table."""

    kind: str
    id: str | None = None  # the same id twice is the same command
    holder: str = ""  # the device that sends it; "" for the server itself
    seen: int | None = None  # the number of the last event that the sender has seen
    data: dict[str, Any] = field(default_factory=dict)

    @property
    def key(self) -> str | None:
        """What the log knows it by: two devices that choose the same id mean two commands."""
        return None if self.id is None else f"{self.id}@{self.holder}"


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What a decision depends on beside the log."""

    now: int  # milliseconds
    absent: Collection[int] = ()  # seats whose people have been away longer than the grace time


def decide(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """The events that a command causes. A command that may not be done is refused."""
    by_server = command.holder == ""
    if command.kind not in (_BY_SERVER if by_server else _BY_PEOPLE):
        raise Refusal("command-unknown", kind=command.kind[:20])
    if command.kind in _REPEATABLE and table.number >= MOST_EVENTS:
        raise Refusal("log-long", most=MOST_EVENTS)
    return (_BY_SERVER if by_server else _BY_PEOPLE)[command.kind](table, command, around)


# Gathering


def _sit(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    _in_phase(table, "gathering")
    seat = _free_seat(table, command)
    name = checked_name(str(command.data.get("name", "")))
    seed = checked_seat_seed(str(command.data.get("seed") or new_code()))
    seated = Draft("seated", {"seat": seat, "name": name, "seed": seed}, {"holder": command.holder})
    full = all(c.kind != OPEN for n, c in enumerate(table.chairs, 1) if n != seat)
    if full and table.setup and table.setup.autostart:
        return [seated, *_begin(table, {seat: Chair(PERSON, seed=seed)})]
    return [seated]


def _free_seat(table: Table, command: Command) -> int:
    """The seat that was asked for, or the first that is free for this device."""
    wanted = command.data.get("seat")
    mine = [n for n, c in enumerate(table.chairs, 1) if c.reserved == command.holder]
    free = [n for n, c in enumerate(table.chairs, 1) if c.kind == OPEN and not c.reserved]
    invited = table.listed or command.holder == table.host
    if command.data.get("code") == table.join_code or invited:
        mine += free
    seat = next(iter(mine), 0) if wanted is None else _seat(table, command)
    if seat in mine:
        return seat
    if not free or (seat and seat not in free):
        raise Refusal("seat-taken", seat=seat)
    raise Refusal("code-wrong")


def _seed(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """Who has seen the commitment can still choose what to add to the dice."""
    _in_phase(table, "gathering")
    seed = checked_seat_seed(str(command.data.get("seed") or ""))
    return [Draft("seeded", {"seat": _own_seat(table, command), "seed": seed})]


def _leave(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    _in_phase(table, "gathering")
    return [Draft("vacated", {"seat": _own_seat(table, command)})]


def _remove(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    _host_before_start(table, command)
    seat = _seat(table, command)
    if table.chair(seat).kind == OPEN and not table.chair(seat).reserved:
        raise Refusal("seat-free", seat=seat)
    return [Draft("vacated", {"seat": seat})]


def _seat_bot(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    _host_before_start(table, command)
    seat, bot = _seat(table, command), _bot(command)
    drafts = [Draft("bot-seated", {"seat": seat, "bot": bot})]
    full = all(c.kind != OPEN for n, c in enumerate(table.chairs, 1) if n != seat)
    if full and table.setup and table.setup.autostart:
        return drafts + _begin(table, {seat: Chair("bot", bot=bot, seed=f"bot-{seat}")})
    return drafts


def _start(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    _host_before_start(table, command)
    if any(chair.kind == OPEN for chair in table.chairs):
        raise Refusal("seats-open")
    return _begin(table, {})


def _cancel(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    _host_before_start(table, command)
    return [Draft("cancelled", {})]


def _begin(table: Table, changed: dict[int, Chair]) -> list[Draft]:
    """The start of the game, with the draws that happen before the first turn."""
    assert table.setup is not None
    chairs = [changed.get(number, chair) for number, chair in enumerate(table.chairs, 1)]
    position = start(len(chairs), table.setup.rules, table.setup.facing)
    begun = Draft("started", {"position": format_position(position)})
    return [begun, *_follow(table, position, chairs, 0)]


# Playing


def _act(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    position = _live_position(table, command)
    action = parse_action(str(command.data.get("action", "")))
    seat = LEAVERS.get(action, position.seat)
    if seat not in table.seats_of(command.holder):
        raise Refusal("not-your-turn" if seat == position.seat else "not-your-seat", seat=seat)
    if position.step in CHANCE and action not in LEAVERS:
        raise Refusal("chance-decides", action=action, step=position.step)
    back = [Draft("returned", {"seat": seat})] if table.chair(seat).bot else []
    return back + _do(table, position, action, seat)


def _roll(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """In the variant the player throws the die; in the ordinary game it follows the facing."""
    position = _live_position(table, command)
    if position.seat not in table.seats_of(command.holder):
        raise Refusal("not-your-turn", seat=position.seat)
    if position.step != "roll":
        raise Refusal("not-this-step", action="roll", step=position.step)
    back = [Draft("returned", {"seat": position.seat})] if table.bot_to_move() else []
    return back + _throw(table, position)


def _stand_in(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    _in_phase(table, "playing")
    seat, bot = _seat(table, command), _bot(command)
    if not table.seats_of(command.holder):
        raise Refusal("not-seated")
    _person_in(table, seat)
    if seat not in around.absent or table.chair(seat).holder == command.holder:
        raise Refusal("seat-present", seat=seat)
    return [
        Draft("stood-in", {"seat": seat, "bot": bot, "reason": "absent"}),
        *_if_bots(table, seat),
    ]


def _back(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    _in_phase(table, "playing")
    seats = [n for n in table.seats_of(command.holder) if table.chair(n).bot]
    if not seats:
        raise Refusal("seat-not-lent")
    return [Draft("returned", {"seat": seat}) for seat in seats]


def _offer(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    seat = _own_seat(table, command)
    return [Draft("offered", {"seat": seat}, {"code": new_code()})]


def _claim(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    code = str(command.data.get("code") or "")
    for seat, chair in enumerate(table.chairs, 1):
        if chair.offer and chair.offer == code:
            moved = Draft("moved", {"seat": seat}, {"holder": command.holder})
            return [moved, *([Draft("returned", {"seat": seat})] if chair.bot else [])]
    raise Refusal("code-wrong")


def _rematch(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    _in_phase(table, "over")
    if not table.seats_of(command.holder) and command.holder != table.host:
        raise Refusal("not-seated")
    if table.rematch:
        raise Refusal("rematch-exists", table=table.rematch)
    return [Draft("rematched", {"table": str(command.data["table"])})]


# What the server itself does


def _bot_act(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """A bot's decision; one that is not legal makes it give up, with the reason."""
    position = _live_position(table, command)
    seat, action = position.seat, str(command.data.get("action", ""))
    if not table.bot_to_move():
        raise Refusal("not-your-turn", seat=seat)
    if action not in legal_actions(position) or position.step in CHANCE:
        return _do(table, position, f"x{seat}", seat, "bot-illegal")
    return _do(table, position, action, seat)


def _time_out(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    _in_phase(table, "playing")
    deadline, seat = table.deadline(), table.seat_to_move
    if deadline is None or around.now < deadline:
        raise Refusal("time-left")
    assert table.setup is not None
    assert table.position is not None
    if table.setup.timeout == "bot":
        data = {"seat": seat, "bot": bot_names()[-1], "reason": "time"}
        return [Draft("stood-in", data), *_if_bots(table, seat)]
    return _do(table, table.position, f"x{seat}", seat, "time")


def _hold(table: Table, command: Command, around: Circumstances) -> list[Draft]:
    """Whatever has happened here, the server was up until then."""
    _in_phase(table, "playing")
    most = max(0, around.now - table.updated)
    return [Draft("held", {"milliseconds": min(int(command.data["milliseconds"]), most)})]


# What follows from an action


def _do(
    table: Table, position: Position, action: Action, seat: int, reason: str | None = None
) -> list[Draft]:
    """An action, and all that happens by itself behind it."""
    after = apply(position, action)
    data: dict[str, Any] = {"action": action, "seat": seat}
    if reason:
        data["reason"] = reason
    return [Draft("acted", data), *_follow(table, after, table.chairs, table.chances)]


def _throw(table: Table, position: Position) -> list[Draft]:
    action = _fair(table, position, table.chairs, table.chances + 1)
    after = apply(position, action)
    thrown = Draft("acted", {"action": action, "seat": position.seat})
    return [thrown, *_follow(table, after, table.chairs, table.chances + 1)]


def _follow(table: Table, position: Position, chairs: list[Chair], chances: int) -> list[Draft]:
    """Draws, throws that need nobody's hand, and the end with the secret it reveals."""
    drafts: list[Draft] = []
    while _by_itself(position, chairs):
        chances += 1
        action = _fair(table, position, chairs, chances)
        drafts.append(Draft("acted", {"action": action, "seat": position.seat}))
        position = apply(position, action)
    if position.step == "over":
        data = {"result": result(position), "server_seed": table.server_seed.hex()}
        drafts.append(Draft("ended", data))
    return drafts


def _by_itself(position: Position, chairs: list[Chair]) -> bool:
    if position.step == "draw":
        return True
    by_bot = chairs[position.seat - 1].played_by_bot
    return position.step == "roll" and (position.ruleset.steering == "before" or by_bot)


def _if_bots(table: Table, seat: int) -> list[Draft]:
    """What happens at once because a bot now sits at the seat to move: it throws the die."""
    position = table.position
    assert position is not None
    if seat != position.seat or position.step != "roll":
        return []
    return _throw(table, position)


def _fair(table: Table, position: Position, chairs: list[Chair], number: int) -> Action:
    seeds = [chair.seed for chair in chairs]
    return fair_chance(position, table.server_seed, table.id, seeds, number)


# What is checked again and again


def _in_phase(table: Table, phase: str) -> None:
    if table.phase != phase:
        raise Refusal("wrong-phase", phase=table.phase, needed=phase)


def _live_position(table: Table, command: Command) -> Position:
    """The position, if the sender has seen it."""
    _in_phase(table, "playing")
    assert table.position is not None
    if command.seen is None or command.seen < table.last_action:
        raise Refusal("behind", number=table.number)
    return table.position


def _host_before_start(table: Table, command: Command) -> None:
    if command.holder != table.host:
        raise Refusal("not-host")
    _in_phase(table, "gathering")


def _seat(table: Table, command: Command) -> int:
    seat = command.data.get("seat")
    if not isinstance(seat, int) or not 1 <= seat <= len(table.chairs):
        raise Refusal("seat-missing", seat=str(seat)[:20])
    return seat


def _own_seat(table: Table, command: Command) -> int:
    seat = _seat(table, command)
    if seat not in table.seats_of(command.holder):
        raise Refusal("not-your-seat", seat=seat)
    return seat


def _person_in(table: Table, seat: int) -> None:
    """A person's seat that is still in the game and where no bot stands in yet."""
    assert table.position is not None
    if table.chair(seat).kind != PERSON or table.chair(seat).bot:
        raise Refusal("seat-not-persons", seat=seat)
    if table.position.seats[seat - 1].out:
        raise Refusal("seat-out", action=f"x{seat}", seat=seat)


def _bot(command: Command) -> str:
    bot = str(command.data.get("bot") or bot_names()[-1])
    if bot not in bot_names():
        raise Refusal("bot-unknown", name=bot[:20], names=" ".join(bot_names()))
    return bot


_REPEATABLE = ("sit", "seed", "leave", "remove", "seat-bot", "stand-in", "offer")
_Decider = Callable[[Table, Command, Circumstances], list[Draft]]
_BY_PEOPLE: dict[str, _Decider] = {
    "sit": _sit,
    "seed": _seed,
    "leave": _leave,
    "remove": _remove,
    "seat-bot": _seat_bot,
    "start": _start,
    "cancel": _cancel,
    "act": _act,
    "roll": _roll,
    "stand-in": _stand_in,
    "back": _back,
    "offer": _offer,
    "claim": _claim,
    "rematch": _rematch,
}
_BY_SERVER: dict[str, _Decider] = {
    "bot-act": _bot_act,
    "time-out": _time_out,
    "hold": _hold,
}


def people_can() -> tuple[str, ...]:
    """Every kind of command that somebody at a table can send."""
    return tuple(_BY_PEOPLE)
