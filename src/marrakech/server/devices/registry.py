"""Devices: which token is whose, which have been signed out, and how one more is added."""

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace

from marrakech.rules import Refusal
from marrakech.server.devices.client import Client
from marrakech.server.devices.links import DeviceLinks
from marrakech.server.devices.user_agents import read_user_agent
from marrakech.table.nicknames import holder_of
from marrakech.table.ports import NEVER_SEEN, Device, DeviceStore, StoreError

log = logging.getLogger("marrakech.devices")
REMEMBERED_DEVICES = 10_000  # that are known without asking the store
HOUR = 3_600_000  # milliseconds: how coarse "last seen" is
SIGNED_OUT, JOINED = 4001, 4002  # why a socket is closed


@dataclass(frozen=True)
class Visitor:
    """A client once its token has been looked up: a device and its holder."""

    token_hash: str = ""  # "" for one without a token
    holder: str = ""  # what tables know a person by; "" for one who can only watch
    signed_out: bool = False


CloseSockets = Callable[[frozenset[str], int, str], None]


class Devices:
    """All devices. A token that the store does not know has a holder of its own."""

    def __init__(self, store: DeviceStore, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock
        self.links = DeviceLinks()
        self.close_sockets: CloseSockets = lambda token_hashes, code, reason: None
        self._known: OrderedDict[str, Device | None] = OrderedDict()
        self._changes = 0  # so that an outdated answer of the store is not cached
        self._tasks: set[asyncio.Task[None]] = set()

    async def visitor(self, client: Client) -> Visitor:
        """Whose device a client is. The answer is valid until the next `await`; a caller that
        keeps it for longer must close its socket when it changes."""
        if client.token is None:
            return Visitor()
        device = await self._find(hash_of(client.token))
        if device is not None and device.last_seen == NEVER_SEEN and device.revoked is None:
            await self._use_renewed(device)
            device = await self._find(device.token_hash)
        if device is None:
            return Visitor(hash_of(client.token), holder_of(client.token))
        if device.revoked is not None:
            return Visitor(device.token_hash, signed_out=True)
        self._note_seen(device)
        return Visitor(device.token_hash, device.holder)

    async def device(self, client: Client) -> Device:
        """The device that asks, as it is stored or would be stored."""
        visitor = await self.visitor(client)
        if not visitor.holder:
            raise Refusal("token-missing")
        kept = await self._find(visitor.token_hash)
        agent = read_user_agent(client.user_agent)
        now = self._clock()
        return kept or Device(visitor.token_hash, visitor.holder, *agent, now, now)

    def now(self) -> int:
        """The clock by which they are seen, in milliseconds."""
        return self._clock()

    async def is_kept(self, device: Device) -> bool:
        """Whether the store has it."""
        return await self._find(device.token_hash) is not None

    async def list_of(self, device: Device) -> list[Device]:
        """All devices that have the same seats as this one, which is among them."""
        found = await self._store.of(device.holder)
        here = any(one.token_hash == device.token_hash for one in found)
        return found if here else [device, *found]

    async def keep(self, client: Client) -> None:
        """Store a device that has taken a seat. If that fails, it has its seat nonetheless."""
        try:
            device = await self.device(client)
            if not await self.is_kept(device):
                await self._store.add(device)
                self._changed(device.token_hash)
        except Refusal as refusal:
            log.warning("device not kept", extra={"key": refusal.key})

    async def join(self, device: Device, code: str) -> None:
        """Give a device the same seats as the one that made the link. A link works once."""
        link = self.links.take(code)
        if link is None:
            raise Refusal("device-link-wrong")
        if link.maker.holder == device.holder:  # opened by its maker: it is still good elsewhere
            self.links.give_back(code, link)
            return
        try:
            await self._join(link.maker, device)
        except StoreError:
            self.links.give_back(code, link)
            raise
        self._changed(link.maker.token_hash, device.token_hash)
        self.close_sockets(frozenset({device.token_hash}), JOINED, "device-joined")

    async def _join(self, maker: Device, device: Device) -> None:
        joined = replace(device, holder=maker.holder, last_seen=self._clock())
        if not await self._store.join(maker, joined):  # it has been signed out, or joined others
            raise Refusal("device-link-wrong")

    async def sign_out(self, device: Device, which: str | None) -> bool:
        """Sign out one of a holder's devices, by its public id, or all of them. True if the one
        that asks is among them."""
        all_ = await self.list_of(device)
        gone = [one for one in all_ if which is None or public_id(one) == which]
        if not gone:
            raise Refusal("device-unknown")
        await self._store.add(device)
        now = self._clock()
        hashes = frozenset(one.token_hash for one in gone)
        if which is None:  # also one that has joined since they were listed
            hashes |= await self._store.revoke_all(device.holder, now)
        else:
            await self._store.revoke(gone[0].token_hash, now)
        self._changed(device.token_hash, *hashes)
        self.links.drop(hashes)
        self.close_sockets(hashes, SIGNED_OUT, "signed-out")
        return device.token_hash in hashes

    async def signed_out_since(self, holder: str, since: int) -> bool:
        """Whether a holder has signed a device out since then: it may have made older offers."""
        return await self._store.revoked_since(holder, since)

    async def renew(self, device: Device, token: str) -> None:
        """Give the seats of a device to a new token too, and from its first use to that one alone.
        So a response that does not arrive costs nobody their seats."""
        fresh = replace(device, token_hash=hash_of(token), last_seen=NEVER_SEEN)
        if not await self._store.join(device, fresh):
            raise Refusal("token-missing")  # it has been signed out in the meantime
        self._changed(device.token_hash, fresh.token_hash)

    async def _use_renewed(self, device: Device) -> None:
        """At the first use of a renewed token, sign out the old one and all devices added by it."""
        try:
            gone = await self._store.revoke_others(device, self._clock())
        except StoreError:
            return  # with the next request, then
        self._changed(device.token_hash, *gone)
        self.links.drop(gone)
        self.close_sockets(gone, JOINED, "device-joined")

    async def forget(self, before: int) -> None:
        """Delete devices that were not used since and lead to no table."""
        await self._store.forget(before)
        self._changed(*self._known)

    async def close(self) -> None:
        """Finish what is being written."""
        await asyncio.gather(*self._tasks)

    async def _find(self, token_hash: str) -> Device | None:
        if token_hash in self._known:
            self._known.move_to_end(token_hash)
            return self._known[token_hash]
        while True:
            changes = self._changes
            found = await self._store.find(token_hash)
            if changes == self._changes:
                break
        self._known[token_hash] = found
        while len(self._known) > REMEMBERED_DEVICES:
            self._known.popitem(last=False)
        return found

    def _changed(self, *token_hashes: str) -> None:
        """What was known of these devices holds no longer."""
        self._changes += 1
        for token_hash in token_hashes:
            self._known.pop(token_hash, None)

    def _note_seen(self, device: Device) -> None:
        """At most once an hour: every request would be a commit otherwise."""
        now = self._clock()
        if device.last_seen == NEVER_SEEN or now - device.last_seen < HOUR:
            return
        self._known[device.token_hash] = replace(device, last_seen=now)
        task = asyncio.ensure_future(self._write_seen(device.token_hash, now))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _write_seen(self, token_hash: str, now: int) -> None:
        try:
            await self._store.seen(token_hash, now)
        except StoreError as error:
            log.warning("device not noted", extra={"key": error.key})


def hash_of(token: str) -> str:
    """What the store knows a token by."""
    return hashlib.sha256(token.encode()).hexdigest()


def public_id(device: Device) -> str:
    """What a device is called over the wire: it leads neither to its token nor to its hash."""
    return hashlib.sha256(f"device {device.token_hash}".encode()).hexdigest()[:16]
