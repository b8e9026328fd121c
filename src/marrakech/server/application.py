"""The application: everything that a server has besides its connections. HTTP and WebSocket are two
thin layers on top of it."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

from marrakech.bots import bot_names
from marrakech.rules import Refusal
from marrakech.server.admission import Admission, Priorities
from marrakech.server.analysis.analyses import Analyses, AskingLimits
from marrakech.server.audit_log import Audit
from marrakech.server.bots.engines import Engines
from marrakech.server.bots.pool import BotPool
from marrakech.server.devices.client import Client
from marrakech.server.devices.registry import Devices
from marrakech.server.heartbeat import Heartbeat
from marrakech.server.hints import Hints
from marrakech.server.lobby import Lobby
from marrakech.server.network.rate_limits import RateLimits
from marrakech.server.own_tables import OwnTables
from marrakech.server.presence import Presence
from marrakech.server.previews.gallery import Gallery, Picture
from marrakech.server.previews.market import Market
from marrakech.server.retention import TrustedTime
from marrakech.server.settings import Settings
from marrakech.server.table_networks import TableNetworks
from marrakech.table.cached_table import CachedTable, CommandResult
from marrakech.table.commands import Claim, Command, React, Sit
from marrakech.table.memory import MemoryBus
from marrakech.table.ports import Storage
from marrakech.table.recovery import welcome_back
from marrakech.table.scheduler import Scheduler, Think
from marrakech.table.seals import Seeds
from marrakech.table.setup import Setup
from marrakech.table.state import Table
from marrakech.table.tables import Tables

RECORD_COST = 20  # reading a record counts as this many requests
PREVIEW_COST = 100  # drawing a link's picture counts as this many reads
SPECTATORS_REACTIONS = 30  # per minute, by all spectators in one network, at all tables together


class RequestLimits:
    """How often one network may make requests that cost more than others."""

    def __init__(self, settings: Settings) -> None:
        self.tables = RateLimits(settings.tables_per_hour, 3600)
        self.devices = RateLimits(settings.devices_per_hour, 3600)
        self.hints = RateLimits(settings.hints_per_minute, 60)
        self.records = RateLimits(max(1, settings.requests_per_minute // RECORD_COST), 60)
        self.previews = RateLimits(max(1, settings.reads_per_minute // PREVIEW_COST), 60)
        self.reactions = RateLimits(SPECTATORS_REACTIONS, 60)
        self.reading_record = asyncio.Semaphore(1)  # several at once would slow players down


class Application:
    """One server's tables, and everything around them."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        clock: Callable[[], int],
        trusted_time: TrustedTime,
        audit: Audit,
        engines: Engines,
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.audit = audit
        self.metrics = audit.metrics
        self.limits = RequestLimits(settings)
        self.tables = Tables(storage, MemoryBus(), clock, bots=(*bot_names(), *engines.names))
        self.devices = Devices(storage.devices, clock)
        self.presence = Presence(settings.grace, lambda: clock() / 1000)
        self.networks = TableNetworks()
        self.admission = Admission(
            self.limits.tables, settings, self.networks, self.tables, self.metrics
        )
        self.lobby = Lobby(self.tables, self.presence, self.networks)
        self.heartbeat = Heartbeat(storage, self.tables, trusted_time)
        self.gallery = Gallery()
        self.bot_pool = BotPool()
        self.own_tables = OwnTables(self.tables)
        self.hints = Hints(self.tables, self.bot_pool, self.limits.hints)
        self.analyses = Analyses(
            self.tables,
            storage.analyses,
            self.bot_pool,
            AskingLimits(settings.analyses_per_hour),
            self.metrics,
        )
        self.scheduler = Scheduler(
            self.tables, self._think_with(engines), fair=lambda: self.heartbeat.trouble is None
        )
        self.tables.admission = self.admission.admit
        self.tables.start_admission = self.admission.admit_start
        self.tables.absent = self.presence.absent
        audit.knows = lambda table: self.tables.at_hand(table) is not None

    async def create_table(
        self, setup: Setup, host: str, names: tuple[str, ...], seeds: Seeds, client: Client
    ) -> Table:
        """Set up a table. Its host sits down on the seats meant for a person."""
        table = await self.tables.create(setup, host, names, seeds, client.network)
        await self.devices.keep(client)
        self.seen(table, host)
        return table

    async def do(self, table_id: str, command: Command, client: Client) -> CommandResult:
        """Do a device's command at a table."""
        if not command.holder:
            raise Refusal("token-missing")
        with self._measured():
            with await self._allowed(table_id, command, client.network):
                result = await self.tables.do(table_id, command, client.network)
            # It is stored: nothing that goes wrong from here on may turn it into a refusal.
            if isinstance(command.body, Sit | Claim):  # by which a device takes a seat
                await self.devices.keep(client)
            if cached := self.tables.at_hand(table_id):
                self.seen(cached.table, command.holder)
        return result

    async def _allowed(
        self, table_id: str, command: Command, network: str
    ) -> AbstractContextManager[None]:
        """Refuse a command for reasons that tables know nothing about: devices and networks."""
        body = command.body
        if isinstance(body, Claim):
            await self._check_offer(table_id, body.code or "")
        if isinstance(body, React):
            cached = await self.tables.load(table_id)
            return self._limited_spectator(cached, command, network)
        return nullcontext()

    @contextmanager
    def _limited_spectator(
        self, cached: CachedTable, command: Command, network: str
    ) -> Iterator[None]:
        """Refuse a reaction from a spectator whose network has sent many. A table limits each
        device, but anybody can make more devices. A reaction that the table refuses, or already
        has, does not count."""
        if cached.table.seats_of(command.holder) or cached.known_result(command) is not None:
            yield
            return
        if not self.limits.reactions.allows(network):
            raise Refusal("reactions-crowd")
        try:
            yield
        except BaseException:
            self.limits.reactions.take_back(network)
            raise

    async def _check_offer(self, table_id: str, code: str) -> None:
        """Refuse the code for a seat if its holder has signed out a device since it was made."""
        for chair in (await self.tables.find(table_id)).chairs:
            if (
                code
                and chair.offer == code
                and await self.devices.signed_out_since(chair.holder, chair.offered_at)
            ):
                raise Refusal("code-wrong")

    @contextmanager
    def _measured(self) -> Iterator[None]:
        """Count a command by its outcome, and measure how long it took."""
        began = time.perf_counter()
        what = "refused"
        try:
            yield
            what = "done"
        finally:
            self.metrics.commands.labels(what).inc()
            self.metrics.seconds.observe(time.perf_counter() - began)

    async def watch(self, table_id: str, holder: str, network: str) -> CachedTable:
        """A table that somebody is about to watch. A player who returns gets their seats back."""
        found = await self.tables.find(table_id)
        await welcome_back(self.tables, found, holder)
        cached = await self.tables.load(table_id)
        if cached.table.has_part(holder):
            self.networks.note(table_id, network)
        return cached

    async def picture(self, market: Market | None, network: str) -> Picture:
        """The picture of a shared link. Drawing costs more than other requests, so too many from
        one network are refused."""
        if (kept := self.gallery.kept(market)) is not None:
            return kept
        self.limits.previews.require(network)
        return await self.gallery.picture(market)

    def seen(self, table: Table, holder: str) -> None:
        """Somebody has done something at a table."""
        self.presence.seen(table, holder)
        self.lobby.seen(table, holder)

    def _think_with(self, engines: Engines) -> Think:
        ask = engines.before(self.bot_pool.think)
        priorities = Priorities(self.presence, self.networks, self.tables, self.settings)

        def think(bot: str, position: str, table: Table) -> Awaitable[str]:
            return ask(bot, position, priorities.at(table))

        return think
