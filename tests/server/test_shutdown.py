"""How a server ends, and when one deletes old tables again."""

import asyncio
from pathlib import Path

import pytest
from support.event_loop import run
from support.stores import ask, with_store
from support.tables import TableRig, played

from marrakech.server import retention as cleaning
from marrakech.server.app import create_app
from marrakech.server.live.hub import Hub
from marrakech.server.retention import DAY, LONGEST_TRUSTED, TrustedTime, clean, is_plausible
from marrakech.server.settings import Settings
from marrakech.server.storage.sql_store import SqlStore


class Noted:
    """A store and devices: what they were told to forget."""

    def __init__(self) -> None:
        self.forgotten: list[int] = []

    async def forget(self, before: int) -> int:
        """Note it."""
        self.forgotten.append(before)
        return 0


@played
async def test_a_server_that_was_up_for_long_enough_deletes_again() -> None:
    rig, noted = TableRig(), Noted()
    settings = Settings(data="memory:", keep_days=2)
    began = rig.now
    believed = TrustedTime(rig.tables.clock, 3 * DAY, False)
    job = asyncio.ensure_future(clean(believed, noted, rig.tables, noted, settings))  # type: ignore[arg-type]
    for passed in (0, DAY, 2 * DAY - 1, 2 * DAY):
        rig.now = began + passed
        for _ in range(5):
            await asyncio.sleep(0)
        assert believed() == (rig.now if passed >= 2 * DAY else None)
        assert bool(noted.forgotten) == (passed >= 2 * DAY)
    assert set(noted.forgotten) == {began}  # nothing that has happened since it is up
    job.cancel()


@pytest.mark.parametrize(
    ("days", "keep_days", "plausible"),
    [
        (0, 90, True),
        (LONGEST_TRUSTED, 90, True),
        (LONGEST_TRUSTED + 1, 90, False),
        (-LONGEST_TRUSTED, 90, True),
        (-LONGEST_TRUSTED - 1, 90, False),
        (5, 10, True),
        (6, 10, False),  # or tables would go that were left a few days ago
        (LONGEST_TRUSTED + 1, 0, False),
    ],
)
def test_how_far_a_clock_may_be_from_the_last_heartbeat(
    tmp_path: Path, days: int, keep_days: int, plausible: bool
) -> None:
    last = 1_000 * DAY

    async def scene(store: SqlStore) -> None:
        settings = Settings(data="memory:", keep_days=keep_days)
        assert await is_plausible(store, last, settings)  # a new store has nothing to compare with
        await store.heartbeat(last, last)
        assert await is_plausible(store, last + days * DAY, settings) == plausible
        trusting = Settings(data="memory:", keep_days=keep_days, trust_clock=True)
        assert await is_plausible(store, last + days * DAY, trusting)

    with_store(tmp_path / "tables.db", scene)


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cleaning, "CLEANING_INTERVAL", 0)


def test_what_fails_at_the_end_keeps_nothing_else_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "tables.db"

    async def fails(hub: Hub) -> None:
        raise RuntimeError("no goodbye")

    monkeypatch.setattr(Hub, "close", fails)

    async def scene() -> None:
        app = create_app(Settings(data=str(data)))

        living = app.router.lifespan_context(app)
        await living.__aenter__()
        before = await app.state.application.storage.last_heartbeat()
        app.state.application.tables.clock._now += DAY
        with pytest.raises(RuntimeError, match="no goodbye"):
            await living.__aexit__(None, None, None)
        assert (before or 0) + DAY / 2 < ask(data, "SELECT at FROM heartbeat")[0][0]
        assert app.state.application.storage._closed
        assert not Path(f"{data}-wal").exists()

    run(scene())
