"""A decision: what a command causes, event by event, and the checks that commands share."""

from collections.abc import Collection
from typing import NamedTuple

from marrakech.bots import STAND_IN, bot_names
from marrakech.rules import Position, Refusal
from marrakech.table.chairs import Chair
from marrakech.table.commands import Command
from marrakech.table.events import AnyBody, Event
from marrakech.table.phases import Gathering, Over, PhaseName, Playing
from marrakech.table.public_events import fold_and_encode
from marrakech.table.setup import PERSON
from marrakech.table.state import Table


class Circumstances(NamedTuple):
    """What a decision depends on besides the log."""

    now: int  # milliseconds
    absent: Collection[int] = ()  # seats whose people have been away longer than the grace time
    bots: Collection[str] = bot_names()  # that can be asked to play


class Decision:
    """The events that a command causes. Each is applied to a copy of the table at once, so that
    the next one is decided by how the table stands after it."""

    def __init__(self, table: Table, command: Command, around: Circumstances) -> None:
        self.table = table.copy()
        self.command = command
        self.around = around
        self.events: list[Event] = []
        self.wire: list[str] = []  # the same, as they are sent

    def happen(self, body: AnyBody) -> None:
        """Add an event, and apply it to the copy."""
        key = None if self.events else self.command.key
        event = Event(self.table.number + 1, self.around.now, body, key)
        self.wire.append(fold_and_encode(self.table, event))
        self.events.append(event)

    # Checks

    @property
    def holder(self) -> str:
        """The device that sent the command; "" for the server."""
        return self.command.holder

    def gathering(self) -> Gathering:
        """The phase before the start, or a refusal."""
        phase = self.table.phase
        if isinstance(phase, Gathering):
            return phase
        raise self._wrong_phase("gathering")

    def playing(self) -> Playing:
        """The game in progress, or a refusal."""
        phase = self.table.phase
        if isinstance(phase, Playing):
            return phase
        raise self._wrong_phase("playing")

    def over(self) -> Over:
        """The game that has ended, or a refusal."""
        phase = self.table.phase
        if isinstance(phase, Over):
            return phase
        raise self._wrong_phase("over")

    def _wrong_phase(self, needed: PhaseName) -> Refusal:
        return Refusal("wrong-phase", phase=self.table.phase.name, needed=needed)

    def require_host(self) -> Gathering:
        """Refuse anybody but the host, and anything after the start."""
        if self.holder != self.table.host:
            raise Refusal("not-host")
        return self.gathering()

    def require_seated(self) -> None:
        """Refuse anybody without a seat."""
        if not self.table.seats_of(self.holder):
            raise Refusal("not-seated")

    def seen_position(self) -> Position:
        """The position, if the sender has seen it."""
        game = self.playing()
        if self.command.seen is None or self.command.seen < game.last_action:
            raise Refusal("behind", number=self.table.number)
        return game.position

    def chair(self, seat: int) -> Chair:
        """The chair at a seat that a command names."""
        if not 1 <= seat <= len(self.table.chairs):
            raise Refusal("seat-missing", seat=seat)
        return self.table.chair(seat)

    def own_chair(self, seat: int) -> Chair:
        """The chair at a seat that a command names, if it is the sender's."""
        chair = self.chair(seat)
        if seat not in self.table.seats_of(self.holder):
            raise Refusal("not-your-seat", seat=seat)
        return chair

    def require_person_in(self, seat: int) -> None:
        """Refuse a seat that isn't a person's, that is out, or where a bot already stands in."""
        chair, position = self.chair(seat), self.playing().position
        if chair.kind != PERSON or chair.bot:
            raise Refusal("seat-not-persons", seat=seat)
        if position.seats[seat - 1].out:
            raise Refusal("seat-out", action=f"x{seat}", seat=seat)

    def bot(self, name: str | None) -> str:
        """The bot that a command names, or else the one that stands in for people."""
        bot = name or STAND_IN
        if bot not in self.around.bots:
            raise Refusal("bot-unknown", name=bot[:20], names=" ".join(self.around.bots))
        return bot

    def stand_in(self, name: str | None) -> str:
        """The bot that is to play for an absent person: the usual one or a stronger one, because
        an opponent chooses it. An engine is refused, as nobody knows how strong it is."""
        bot = self.bot(name)
        names = bot_names()
        fit = names[names.index(STAND_IN) :]
        if bot not in fit:
            raise Refusal("stand-in-weak", name=bot[:20], names=" ".join(fit))
        return bot
