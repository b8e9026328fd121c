"""Tables for tests: a rig with a clock that is set by hand, and people who do things."""

import functools
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any, ParamSpec, get_args

import pytest
from support.event_loop import run

from marrakech import Position, Refusal, legal_actions, parse_ruleset
from marrakech.locales import catalogue
from marrakech.table.cached_table import CommandResult
from marrakech.table.commands import AnyCommandBody, Command, Rematch
from marrakech.table.dice import commitment
from marrakech.table.events import Created, Event, Offered
from marrakech.table.folding import created
from marrakech.table.memory import MemoryBus, MemoryStore
from marrakech.table.phases import Playing
from marrakech.table.ports import Storage
from marrakech.table.public_events import encode_public, fold_and_encode
from marrakech.table.seals import Seeds
from marrakech.table.setup import Clock, Setup, Timeout
from marrakech.table.state import Table
from marrakech.table.tables import Tables

P = ParamSpec("P")

WISHES: dict[str, Any] = {str(one.__struct_config__.tag): one for one in get_args(AnyCommandBody)}
VARIANT = "steering=after-must"
ORDINARY = "-"


def body(kind: str, **data: Any) -> AnyCommandBody:
    """What somebody wants, by its name on the wire."""
    found: AnyCommandBody = WISHES[kind](**data)
    return found


def game_of(table: Table) -> Playing:
    """The game of a table that has begun."""
    assert table.game is not None
    return table.game


def creation(
    *seats: str,
    rules: str = ORDINARY,
    host: str = "ana",
    reserved: dict[str, str] | None = None,
) -> Created:
    """What a log begins with: a table of Ana's."""
    return Created(
        players=len(seats),
        rules=rules,
        edition=None,
        facing="S",
        clock=Clock(),
        timeout="out",
        listed=False,
        autostart=True,
        seats=seats,
        commitment=commitment(bytes(32)),
        server_seed="00" * 32,
        host=host,
        join_code="code",
        reserved=reserved or {},
    )


def sent_events(table_id: str, log: list[Event]) -> Iterator[tuple[str, Table]]:
    """What is sent of every event of a log, each with the table as it stands then."""
    table = created(table_id, log[0])
    yield encode_public(log[0]), table
    for event in log[1:]:
        yield fold_and_encode(table, event), table


def played(scene: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """A test that takes place in a loop of its own."""

    async def whole(*args: P.args, **kwargs: P.kwargs) -> None:
        await scene(*args, **kwargs)

    @functools.wraps(scene)
    def test(*args: P.args, **kwargs: P.kwargs) -> None:
        run(whole(*args, **kwargs))

    return test


@contextmanager
def refused(key: str, **details: str | int) -> Iterator[None]:
    """Something is refused for this reason, and there is a sentence for it."""
    with pytest.raises(Refusal) as caught:
        yield
    assert caught.value.key == key, caught.value
    assert details.items() <= caught.value.details.items()
    assert catalogue("en").explain(caught.value)


class TableRig:
    """Tables over a store, with a clock that stands still until it is told."""

    def __init__(self, store: Storage | None = None) -> None:
        self.store = store or MemoryStore()
        self.bus = MemoryBus()
        self.now = 1_000_000
        self.away: set[int] = set()
        self.tables = self.another()
        self._ids = count(1)

    def another(self) -> Tables:
        """Another process over the same store, or the same one after a restart."""
        return Tables(self.store, self.bus, lambda: self.now, lambda table: self.away)

    async def create(
        self,
        *seats: str,
        names: tuple[str, ...] | None = None,
        rules: str = ORDINARY,
        clock: Clock | None = None,
        timeout: Timeout = "out",
        listed: bool = False,
        autostart: bool = True,
        commitments: tuple[str, ...] | None = None,
    ) -> str:
        """A table of Ana's."""
        setup = Setup(
            seats,
            parse_ruleset(rules),
            clock=clock or Clock(),
            timeout=timeout,
            listed=listed,
            autostart=autostart,
        )
        if names is None:
            names = tuple(f"Ana {n}" for n in range(seats.count("person")))
        return (await self.tables.create(setup, "ana", names, Seeds(commitments=commitments))).id

    async def full(self, people: int = 2, **more: Any) -> str:
        """A game of Ana and others: seat 1 is hers, 2 is ben's, 3 cleo's and 4 dan's."""
        table_id = await self.create("person", *["open"] * (people - 1), **more)
        code = (await self.find(table_id)).join_code
        for holder in ("ben", "cleo", "dan")[: people - 1]:
            await self.do(table_id, holder, "sit", name=holder.title(), code=code)
        return table_id

    async def find(self, table_id: str) -> Table:
        return await self.tables.find(table_id)

    async def position(self, table_id: str) -> Position:
        return game_of(await self.find(table_id)).position

    async def log(self, table_id: str, after: int = 0) -> list[Event]:
        return await self.store.read(table_id, after)

    async def kinds(self, table_id: str, after: int = 0) -> list[str]:
        return [event.kind for event in await self.log(table_id, after)]

    async def do(
        self,
        table_id: str,
        who: str,
        kind: str,
        seen: int | None = None,
        command_id: str | None = None,
        **data: Any,
    ) -> CommandResult:
        """Somebody who has seen everything does something."""
        if seen is None:
            seen = (await self.find(table_id)).number
        command_id = command_id or f"command-{next(self._ids)}"
        return await self.tables.do(table_id, Command(body(kind, **data), command_id, who, seen))

    async def serve(self, table_id: str, kind: str, **data: Any) -> CommandResult:
        """The server does something."""
        seen = (await self.find(table_id)).number
        return await self.tables.do(table_id, Command(body(kind, **data), None, "", seen))

    async def rematch(
        self,
        table_id: str,
        who: str,
        command_id: str | None = "again",
        body: Rematch | None = None,
        tables: Tables | None = None,
    ) -> str:
        """Somebody asks for the next game, here or in another process, and gets its table."""
        command = Command(body or Rematch(), command_id, who)
        answer = await (tables or self.tables).do(table_id, command)
        assert answer.rematch
        return answer.rematch

    async def act(self, table_id: str, who: str, action: str) -> CommandResult:
        return await self.do(table_id, who, "act", action=action)

    async def step(self, table_id: str, which: int = 0) -> str:
        """The player to move does any legal thing; which step it was."""
        table = await self.find(table_id)
        position = await self.position(table_id)
        holder = table.chair(position.seat).holder
        if table.bot_to_move():
            choices = legal_actions(position)
            await self.serve(table_id, "bot-act", action=choices[which % len(choices)])
        elif position.step == "roll":
            await self.do(table_id, holder, "roll")
        else:
            choices = legal_actions(position)
            await self.act(table_id, holder, choices[which % len(choices)])
        return position.step

    async def turn(self, table_id: str) -> None:
        """The player to move plays until it is another's turn."""
        seat = (await self.position(table_id)).seat
        table = await self.find(table_id)
        while table.seat_to_move == seat:
            await self.step(table_id)
            table = await self.find(table_id)

    async def finish(self, table_id: str) -> Table:
        """Everybody plays to the end."""
        turns = count()
        while isinstance((table := await self.find(table_id)).phase, Playing):
            await self.step(table_id, next(turns))
        return table


def lengthen(rig: TableRig, table_id: str, number: int) -> None:
    """Make a log so long, as somebody might who repeats one thing."""
    log: list[Event] = rig.store._logs[table_id]  # type: ignore[attr-defined]
    for place in range(len(log) + 1, number + 1):
        log.append(Event(place, rig.now, Offered(1, code=f"code-{place}")))
    rig.tables = rig.another()
