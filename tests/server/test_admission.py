"""Limits that count networks: no way round them, and bots that starve nobody."""

import asyncio
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from support.applications import application_of
from support.engine_programs import engine
from support.server import Device, Server, eventually, serving
from support.tables import TableRig, played, refused

from marrakech import Refusal, parse_ruleset
from marrakech.server.admission import Admission, Priorities
from marrakech.server.devices.client import Client
from marrakech.server.lobby import LISTED_PER_NETWORK as PER_NETWORK
from marrakech.server.metrics import Metrics
from marrakech.server.network.rate_limits import RateLimits
from marrakech.server.presence import Presence
from marrakech.server.settings import Settings
from marrakech.server.table_networks import TableNetworks
from marrakech.table.commands import Command, Rematch, SeatBot
from marrakech.table.events import Event
from marrakech.table.memory import MemoryStore
from marrakech.table.ports import StoreError, Summary
from marrakech.table.seals import NO_SEEDS
from marrakech.table.setup import OPEN, Setup

PER_HOUR = 6
OF_BOTS = 2


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with few of everything, that believes a proxy who somebody is."""
    with serving(
        tmp_path_factory.mktemp("limited"),
        *("--trusted-proxy", "127.0.0.1", "--tables-per-hour", str(PER_HOUR)),
        *("--bot-tables-per-address", str(OF_BOTS)),
    ) as running:
        yield running
        assert "Traceback" not in running.log()


class Somewhere(Device):
    """A device in a network of its own, or in one that it is told."""

    def __init__(self, server: Server, address: str = "") -> None:
        self.address = address or f"2001:db8:{secrets.token_hex(2)}:{secrets.token_hex(2)}::1"
        super().__init__(server, **{"x-forwarded-for": self.address})

    def refused_table(self, *seats: str) -> str:
        """Why this device cannot set up one more table."""
        names = ["Ana", "Ben"][: seats.count("person")]
        answer = self.post("/api/tables", json={"seats": seats, "names": names})
        assert answer.status_code == 429, answer.text
        return str(answer.json()["key"])


def finished(device: Device, **more: object) -> str:
    """A table round one device whose game is over."""
    table = str(device.create("person", "person", autostart=False, **more)["table"])
    device.do(table, "start")
    assert device.do(table, "act", seen=99, action="x1").status_code == 200
    return table


# Every table counts that is really made


@pytest.mark.parametrize("line", ["http", "socket"])
def test_rematches_that_are_cancelled_count(limited: Server, line: str) -> None:
    with Somewhere(limited) as ana:
        table = finished(ana)
        made, key = [table], ""
        with ana.page(headers={"x-forwarded-for": ana.address}) as page:
            while not key:
                if line == "http":
                    answer = ana.do(table, "rematch").json()
                else:
                    answer = page.do(table, "rematch")
                key = answer.get("key", "")
                if not key:
                    made.append(answer["rematch"])
                    assert ana.do(made[-1], "cancel").status_code == 200
        assert key == "too-often"
        assert len(set(made)) == len(made) == PER_HOUR
        assert ana.refused_table("person", "open") == "too-often"


def test_a_whole_network_counts_as_one(limited: Server) -> None:
    made = 0
    for host in range(1, 2 * PER_HOUR):
        with Somewhere(limited, f"2001:db8:0:77:{host:x}::{host:x}") as device:
            body = {"seats": ["open", "open"]}
            made += device.post("/api/tables", json=body).status_code == 201
    assert made == PER_HOUR


def test_asking_again_for_a_rematch_that_is_there_counts_for_nobody(limited: Server) -> None:
    with Somewhere(limited) as ana, Somewhere(limited) as ben:
        for _ in range(PER_HOUR):
            ben.create("open", "open")
        table = ana.create("person", "open")
        ben.sit(table)
        ana.do(table["table"], "act", seen=99, action="x1")
        following = ana.do(table["table"], "rematch").json()["rematch"]
        for _ in range(PER_HOUR):
            for device in (ana, ben):
                assert device.do(table["table"], "rematch").json() == {"rematch": following}
        for _ in range(PER_HOUR - 2):
            ana.create("open", "open")
        assert ana.refused_table("open", "open") == "too-often"


def test_what_is_refused_does_not_count(limited: Server) -> None:
    with Somewhere(limited) as ana:
        for _ in range(PER_HOUR):
            body = {"seats": ["person", "open"], "names": ["\u3164"]}
            assert ana.post("/api/tables", json=body).status_code == 422
        for _ in range(PER_HOUR):
            ana.create("open", "open")


class Full(MemoryStore):
    """A store that keeps no new table as long as its disk is full, and takes its time."""

    is_full = False

    async def create(self, table: str, events: list[Event], summary: Summary) -> None:
        """Keep a table, or not."""
        await asyncio.sleep(0)
        if self.is_full:
            raise StoreError("store-full", file="tables.db")
        await super().create(table, events, summary)


def limited_rig(most: int) -> tuple[TableRig, Full]:
    """Tables of which one network may make so many an hour, and their store."""
    store = Full()
    rig = TableRig(store)
    settings = Settings(data="memory:")
    admission = Admission(RateLimits(most, 3600), settings, TableNetworks(), rig.tables, Metrics())
    rig.tables.admission = admission.admit
    return rig, store


@played
async def test_a_table_that_could_not_be_kept_does_not_count() -> None:
    rig, store = limited_rig(1)
    store.is_full = True
    for _ in range(3):
        with refused("store-full"):
            await rig.create("open", "open")
    store.is_full = False
    await rig.create("open", "open")
    with refused("too-often"):
        await rig.create("open", "open")


@played
async def test_two_who_ask_for_a_rematch_at_once_are_counted_once() -> None:
    rig, _ = limited_rig(2)
    table_id = await rig.full()
    await rig.act(table_id, "ben", "x2")
    asked = [Command(Rematch(), f"again-{who}", who) for who in ("ana", "ben")]
    found = await asyncio.gather(*(rig.tables.do(table_id, one) for one in asked))
    assert [answer.rematch for answer in found] == [(await rig.find(table_id)).rematch] * 2


# The list of open tables


def listed(device: Device) -> list[str]:
    """The tables that strangers see."""
    return [table["table"] for table in device.get("/api/tables").json()["tables"]]


def test_nobody_fills_the_list_alone(limited: Server) -> None:
    with Somewhere(limited) as ana, Somewhere(limited) as ben:
        of_ben = ben.create("person", "open", listed=True)["table"]
        of_ana = [ana.create("person", "open", listed=True)["table"] for _ in range(PER_HOUR)]
        shown = listed(ana)
        assert [table for table in shown if table in of_ana] == of_ana[: -1 - PER_NETWORK : -1]
        assert of_ben in shown


def test_after_a_restart_pages_tell_where_their_tables_come_from(tmp_path: Path) -> None:
    options = ("--trusted-proxy", "127.0.0.1")
    with serving(tmp_path, *options) as server, Somewhere(server) as ana:
        made = [ana.create("person", "open", listed=True)["table"] for _ in range(PER_NETWORK + 2)]
        assert listed(ana) == made[: -1 - PER_NETWORK : -1]
        assert server.stop() == 0
    with serving(tmp_path, *options) as server, Somewhere(server, ana.address) as back:
        back.cookies = ana.cookies
        assert listed(back) == made[::-1]
        with back.page(headers={"x-forwarded-for": back.address}) as page:
            for table in made:
                page.watch(table)
            eventually(lambda: listed(back) == made[: -1 - PER_NETWORK : -1])


# Games of bots alone


def test_games_of_bots_alone_are_limited_however_they_come_about(limited: Server) -> None:
    with Somewhere(limited) as ana, Somewhere(limited) as ben:
        over = ana.create("greedy", "greedy")["table"]
        eventually(lambda: ana.state(over)["phase"] == "over", 60)
        for _ in range(OF_BOTS):
            ana.create("master", "master", "master", "master")
        assert ana.refused_table("master", "master") == "bots-alone"
        refused = ana.do(over, "rematch")
        assert (refused.status_code, refused.json()["key"]) == (429, "bots-alone")
        waiting = ana.create("master", "open")["table"]
        assert ana.do(waiting, "seat-bot", seat=2, bot="master").json()["key"] == "bots-alone"
        assert ana.do(waiting, "sit", name="Ana").status_code == 200
        ready = ana.create("master", "open", autostart=False)["table"]
        assert ana.do(ready, "seat-bot", seat=2).status_code == 200  # nothing begins yet
        assert ana.do(ready, "start").json()["key"] == "bots-alone"
        seated = ben.create("master", "master", autostart=False)["table"]
        for _ in range(OF_BOTS):
            ben.create("master", "master", "master", "master")
        assert ben.do(seated, "start").json()["key"] == "bots-alone"
        ana.create("person", "master")


def test_games_of_bots_alone_that_are_asked_for_together_are_counted(limited: Server) -> None:
    with Somewhere(limited) as ana, ThreadPoolExecutor(8) as together:
        ana.introduce()
        body = {"seats": ["master"] * 4}
        asking = [together.submit(ana.post, "/api/tables", json=body) for _ in range(8)]
        statuses = sorted(asked.result().status_code for asked in asking)
        assert statuses == [201] * OF_BOTS + [429] * (8 - OF_BOTS)


@played
async def test_a_game_of_bots_alone_counts_where_its_table_comes_from() -> None:
    rig, origins, metrics = TableRig(), TableNetworks(), Metrics()
    settings = Settings(data="memory:", bot_tables_per_address=1)
    admission = Admission(RateLimits(100, 60), settings, origins, rig.tables, metrics)
    known = [await rig.find(await rig.create("master", "master")) for _ in range(3)]
    (one, another, elsewhere), unknown = known, await rig.find(await rig.create("master", "master"))
    new = await rig.find(await rig.create("master", "master"))
    for table, network in ((one, "a"), (another, "a"), (elsewhere, "b")):
        origins.note(table.id, network)
    rig.tables.forget_all()  # they are about to begin
    with (
        admission.admit_start(one, "elsewhere"),
        admission.admit_start(elsewhere, "a"),
        admission.admit_start(unknown, "c"),
    ):
        for table, network in ((another, "elsewhere"), (new, "c")):
            with refused("bots-alone"), admission.admit_start(table, network):
                pass
    with admission.admit_start(another, "elsewhere"):
        pass


@played
async def test_bots_that_are_seated_at_the_same_time_begin_no_game_unseen() -> None:
    application = application_of(
        settings=Settings(data="memory:", bot_tables_per_address=0), clock=lambda: 1
    )
    client = Client("192.0.2.1", "a" * 43)
    setup = Setup((OPEN, OPEN), parse_ruleset("-"))
    table = await application.create_table(setup, "ana", (), NO_SEEDS, client)
    seating = (Command(SeatBot(seat, "random"), holder="ana") for seat in (1, 2))
    done = await asyncio.gather(
        *(application.do(table.id, command, client) for command in seating),
        return_exceptions=True,
    )
    assert [one.key for one in done if isinstance(one, Refusal)] == ["bots-alone"]
    assert (await application.tables.find(table.id)).phase.name == "gathering"


# Whose bot thinks first


@played
async def test_a_table_goes_first_while_a_person_who_is_here_plays_there() -> None:
    rig, presence = TableRig(), Presence(0)
    priorities = Priorities(presence, TableNetworks(), rig.tables, Settings(data="memory:"))
    table_id = await rig.full(3)
    alone = await rig.create("master", "master")

    async def goes_first(which: str = table_id) -> bool:
        return priorities.at(await rig.find(which)).people

    assert not await goes_first()  # nobody has a page open
    presence.came(table_id, "ben")
    presence.came(alone, "ana")  # who watches bots does not play
    assert (await goes_first(), await goes_first(alone)) == (True, False)
    rig.tables = rig.another()
    assert (await goes_first(), await goes_first(alone)) == (True, False)
    rig.away = {2}
    await rig.do(table_id, "ana", "stand-in", seat=2)
    assert not await goes_first()  # a bot plays for Ben
    await rig.do(table_id, "ben", "back")
    assert await goes_first()
    await rig.act(table_id, "ben", "x2")
    assert not await goes_first()


@played
async def test_bots_whose_people_left_wait_last_where_their_network_has_enough_of_them() -> None:
    rig, origins = TableRig(), TableNetworks()
    settings = Settings(data="memory:", bot_tables_per_address=OF_BOTS)
    priorities = Priorities(Presence(0), origins, rig.tables, settings)
    games = [await rig.create("person", "master", "master") for _ in range(OF_BOTS + 2)]
    elsewhere, unknown = [await rig.create("master", "master") for _ in range(2)]
    for table_id in games:
        origins.note(table_id, "many")
    origins.note(elsewhere, "other")

    async def ranks(*tables: str) -> list[int]:
        return [priorities.at(await rig.find(table_id)).rank for table_id in tables]

    assert await ranks(*games) == [1, 1, 1, 1]  # while somebody plays, if away
    for table_id in games:
        await rig.act(table_id, "ana", "x1")
    assert await ranks(*games, elsewhere, unknown) == [1, 1, 2, 2, 1, 1]
    assert await ranks(games[3], games[0]) == [2, 1]
    await rig.finish(games[0])
    assert await ranks(*games[1:]) == [1, 1, 2]
    for table_id in (*games[1:], elsewhere):
        await rig.finish(table_id)
    assert not priorities._alone


def test_a_game_that_its_people_left_comes_to_its_end_all_the_same(tmp_path: Path) -> None:
    with serving(tmp_path, "--bot-tables-per-address", "0") as server, Device(server) as ana:
        left = [ana.create("person", "greedy", "greedy")["table"] for _ in range(3)]
        for table in left:
            assert ana.do(table, "act", seen=99, action="x1").status_code == 200
        eventually(lambda: all(ana.state(table)["phase"] == "over" for table in left), 60)


# Notes how many play wherever it is asked, and answers the first time when it is told to.
DAWDLER = """
with Path(__file__).with_suffix(".asked").open("a") as notes:
    notes.write(f"{len(position.seats)}\\n")
while asked == 1 and not here.exists():
    time.sleep(0.01)
play()
"""


def asked_about(notes: Path) -> list[int]:
    """How many play at the tables at which an engine was asked, in order."""
    return [int(line) for line in notes.read_text().split()] if notes.exists() else []


def test_a_persons_bot_is_asked_before_bots_that_play_alone(tmp_path: Path) -> None:
    folder = tmp_path / "engine"
    folder.mkdir()
    program = engine(folder, DAWDLER)
    notes, go = folder / "subject.asked", folder / "subject.flag"
    with serving(tmp_path, "--engine", program) as server, Device(server) as ana:
        for _ in range(5):
            ana.create("subject", "subject", "subject")
        eventually(lambda: len(asked_about(notes)) == 1)
        person = ana.create("person", "subject")["table"]
        with ana.page() as page:
            state = page.watch(person)["state"]
            while state["seat"] == 1:
                action = state["legal"][0]
                page.do(person, "act", seen=state["number"], action=action)
                state = page.receive("events")["state"]
            page.sync()
            go.touch()
            page.receive("events", lambda message: message["state"]["number"] > state["number"])
    assert asked_about(notes)[:2] == [3, 2]
