"""A table as one process has it in memory, and the results of commands at it."""

import asyncio
from collections import OrderedDict
from typing import NamedTuple

from marrakech.rules import Refusal
from marrakech.table.absence import OFFER_SECONDS
from marrakech.table.commands import Command, React
from marrakech.table.decision import Decision
from marrakech.table.events import Event
from marrakech.table.folding import created
from marrakech.table.ports import TableDamaged
from marrakech.table.public_events import encode_public, fold_and_encode
from marrakech.table.state import Table

REMEMBERED_REFUSALS = 32  # a table's last refused commands, so that a repeat gets the same refusal


class CommandResult(NamedTuple):
    """A command was done."""

    number: int  # of the first event that it caused
    code: str | None = None  # of the one-time link that it asked for
    seconds: int | None = None  # for which the link works
    rematch: str | None = None  # the table of the next game that it asked for


class CachedTable:
    """A table's state, its events as they go over the wire, and a lock for changing it."""

    def __init__(self, table: Table, wire: list[str]) -> None:
        self.table = table
        self.wire = wire
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()  # two who ask at once set up one table, counted once
        self.refused: OrderedDict[str, Refusal] = OrderedDict()

    @classmethod
    def of_log(cls, table_id: str, events: list[Event]) -> "CachedTable":
        """A table from its whole log."""
        try:
            cached = cls(created(table_id, events[0]), [encode_public(events[0])])
        except Exception as error:
            raise TableDamaged.of(table_id, f"fold: {error!r}", 0) from error
        cached.catch_up(events)
        return cached

    def accept(self, decision: Decision) -> None:
        """Fold what was decided and is stored."""
        self.table = decision.table
        self.wire += decision.wire

    def catch_up(self, events: list[Event]) -> None:
        """Fold stored events. A log that makes no sense affects this table only."""
        try:
            for event in events:
                if event.number == self.table.number + 1:
                    self.wire.append(fold_and_encode(self.table, event))
        except Exception as error:
            number = self.table.number
            raise TableDamaged.of(self.table.id, f"fold: {error!r}", number) from error

    def remember(self, command: Command, refusal: Refusal) -> None:
        """Keep a refusal, so that the same command gets it again. Reactions may come in crowds, and
        would leave no room for what matters."""
        if command.key is not None and not isinstance(command.body, React):
            self.refused[command.key] = refusal.at(refusal.place)  # without its traceback
            while len(self.refused) > REMEMBERED_REFUSALS:
                self.refused.popitem(last=False)

    def known_result(self, command: Command) -> CommandResult | None:
        """The result that this very command had before, if it was sent before."""
        if command.key is None:
            return None
        if refusal := self.refused.get(command.key):
            raise refusal.at(refusal.place)
        number = self.table.commands.get(command.key)
        return None if number is None else self.result(number)

    def result(self, number: int) -> CommandResult:
        """The result of the command that became the event with that number."""
        for chair in self.table.chairs:
            if chair.offered == number and chair.offer:
                return CommandResult(number, chair.offer, OFFER_SECONDS)
        return CommandResult(number)
