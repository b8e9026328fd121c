"""While a game is played: commands go in, events come out, and chance is nobody's."""

import asyncio
import json
import secrets
from typing import get_args

import msgspec
import pytest
from support.eventful_tables import eventful
from support.tables import ORDINARY, VARIANT, TableRig, game_of, played, refused, sent_events

from marrakech import Refusal, format_game, legal_actions, parse_game
from marrakech.table.cached_table import REMEMBERED_REFUSALS
from marrakech.table.commands import (
    Act,
    AnyCommandBody,
    BotAct,
    ClientCommand,
    Command,
    Hold,
    ServerCommand,
    Sit,
    TimeOut,
)
from marrakech.table.dice import commitment, verify_game
from marrakech.table.events import (
    EVENT_KINDS,
    Acted,
    Created,
    Ended,
    Event,
    LeaveReason,
    Offered,
    decode_body,
    encode,
    fields_of,
    public_data,
    secret_data,
)
from marrakech.table.memory import MemoryStore
from marrakech.table.ports import Conflict, StoreError, Summary
from marrakech.table.record import record_of
from marrakech.table.wire import You, table_info, you

# Chance


def acted(event: Event) -> Acted:
    """What was done in an event in which somebody, or chance, has done something."""
    assert isinstance(event.body, Acted)
    return event.body


@played
async def test_the_die_follows_the_facing_in_the_same_commit() -> None:
    rig = TableRig()
    table_id = await rig.full(3)
    before = (await rig.find(table_id)).number
    answer = await rig.do(table_id, "ana", "act", command_id="facing", action="S")
    facing, die = await rig.log(table_id, before)
    assert answer.number == facing.number == before + 1
    assert die.number == before + 2
    assert (facing.body, acted(die).seat) == (Acted("S", 1), 1)
    assert acted(die).action in ("1", "2", "3", "4")
    assert (facing.command, die.command) == ("facing@ana", None)
    assert facing.at == die.at
    assert (await rig.position(table_id)).step == "lay"


@played
async def test_draws_happen_by_themselves() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open")
    code = (await rig.find(table_id)).join_code
    sat = await rig.do(table_id, "ben", "sit", name="Ben", code=code)
    begun = await rig.log(table_id, sat.number)
    assert [event.kind for event in begun] == ["started", "acted", "acted"]
    assert [acted(event).seat for event in begun[1:]] == [1, 2]
    await rig.act(table_id, "ana", "S")
    lay = legal_actions(await rig.position(table_id))[0]
    laid = await rig.act(table_id, "ana", lay)
    first, draw = map(acted, await rig.log(table_id, laid.number - 1))
    assert (first.action, draw.action[0], draw.seat) == (lay, "*", 1)
    assert (await rig.position(table_id)).seat == 2


@played
async def test_in_the_variant_the_player_throws() -> None:
    rig = TableRig()
    table_id = await rig.full(3, rules=VARIANT)
    assert (await rig.position(table_id)).step == "roll"
    with refused("not-your-turn", seat=1):
        await rig.do(table_id, "ben", "roll")
    with refused("chance-decides", action="4"):
        await rig.act(table_id, "ana", "4")
    before = (await rig.find(table_id)).number
    await rig.do(table_id, "ana", "roll")
    assert await rig.kinds(table_id, before) == ["acted"]
    with refused("not-this-step", step="lay"):
        await rig.do(table_id, "ana", "roll")
    await rig.step(table_id)
    assert (await rig.position(table_id)).step == "steer"
    await rig.step(table_id)
    position = await rig.position(table_id)
    assert (position.step, position.seat) == ("roll", 2)


@played
async def test_in_the_variant_a_bot_need_not_ask_for_the_die() -> None:
    rig = TableRig()
    table_id = await rig.create("random", "person", "person", rules=VARIANT)
    table = await rig.find(table_id)
    assert len(game_of(table).actions) == 1
    assert (await rig.position(table_id)).step == "lay"


@played
async def test_nobody_throws_in_the_ordinary_game() -> None:
    rig = TableRig()
    table_id = await rig.full(3)
    with refused("not-this-step", action="roll"):
        await rig.do(table_id, "ana", "roll")


# Refusals


@played
async def test_who_has_not_seen_the_last_action_is_behind() -> None:
    rig = TableRig()
    table_id = await rig.full(3)
    table = await rig.find(table_id)
    await rig.act(table_id, "ana", "S")
    number = (await rig.find(table_id)).number
    lay = legal_actions(await rig.position(table_id))[0]
    for seen in (0, table.number, number - 1):
        with refused("behind", number=number):
            await rig.do(table_id, "ana", "act", seen=seen, action=lay)
    with refused("behind"):
        await rig.tables.do(table_id, Command(Act(lay), "blind-one", "ana", None))
    await rig.do(table_id, "ben", "offer", seat=2)  # changes nothing on the board
    await rig.do(table_id, "ana", "act", seen=number, action=lay)


@played
async def test_everybody_waits_for_their_turn() -> None:
    rig = TableRig()
    table_id = await rig.full(3)
    for who in ("ben", "cleo", "watcher"):
        with refused("not-your-turn", seat=1):
            await rig.act(table_id, who, "S")
    with refused("not-your-seat", seat=2):
        await rig.act(table_id, "ana", "x2")
    with refused("not-your-seat", seat=4):
        await rig.act(table_id, "ana", "x4")


@pytest.mark.parametrize(
    ("key", "action"),
    [
        ("turn-half-round", "N"),
        ("not-this-step", "d4d5"),
        ("not-this-step", "2"),
        ("action-unknown", "f9"),
        ("action-unknown", ""),
        ("action-unknown", "x" * 500),
    ],
)
@played
async def test_what_the_rules_refuse_is_refused_with_their_reason(key: str, action: str) -> None:
    rig = TableRig()
    table_id = await rig.full(3)
    before = await rig.log(table_id)
    with refused(key):
        await rig.act(table_id, "ana", action)
    assert await rig.log(table_id) == before


@pytest.mark.parametrize("action", ["c3d3", "a1a2", "-"])
@played
async def test_an_illegal_lay(action: str) -> None:
    rig = TableRig()
    table_id = await rig.full(3)
    await rig.act(table_id, "ana", "S")
    if action not in legal_actions(await rig.position(table_id)):
        with pytest.raises(Refusal, match=r"^lay-"):
            await rig.act(table_id, "ana", action)


@played
async def test_nothing_is_played_before_the_start_or_after_the_end() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open")
    for kind, data in (("act", {"action": "S"}), ("roll", {}), ("stand-in", {"seat": 1})):
        with refused("wrong-phase", phase="gathering", needed="playing"):
            await rig.do(table_id, "ana", kind, **data)
    with refused("wrong-phase", phase="gathering", needed="over"):
        await rig.do(table_id, "ana", "rematch")
    over = await rig.full(2)
    await rig.act(over, "ben", "x2")
    with refused("wrong-phase", phase="over"):
        await rig.act(over, "ana", "S")


@pytest.mark.parametrize("body", [BotAct("S"), TimeOut(), Hold(10**9)])
@played
async def test_people_do_not_do_what_the_server_does(body: AnyCommandBody) -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    command = Command(body, "servers", "ana", (await rig.find(table_id)).number)
    with refused("command-unknown", kind=command.kind):
        await rig.tables.do(table_id, command)
    with refused("command-unknown", kind="act"):
        await rig.serve(table_id, "act", action="S")


@pytest.mark.parametrize(
    "kind", [*(one.__struct_config__.tag for one in get_args(ServerCommand)), "nonsense", "x" * 99]
)
def test_people_cannot_even_say_it(kind: str) -> None:
    said = {"kind": kind, "action": "S", "milliseconds": 10**9, "table": "t", "instead_of": ""}
    with pytest.raises(msgspec.ValidationError, match="Invalid value"):
        msgspec.convert(said, ClientCommand)


@played
async def test_a_table_that_does_not_exist() -> None:
    rig = TableRig()
    with refused("table-unknown", table="nowhere"):
        await rig.do("nowhere", "ana", "act", action="S", seen=1)
    with refused("table-unknown"):
        await rig.tables.events("nowhere")


# The same command twice


@played
async def test_the_same_command_twice_is_done_once_and_answered_twice() -> None:
    rig = TableRig()
    table_id = await rig.full(3)
    answers = [
        await rig.do(table_id, "ana", "act", command_id="once", action="S") for _ in range(3)
    ]
    assert len(set(answers)) == 1
    assert [e.command for e in await rig.log(table_id)].count("once@ana") == 1
    rig.tables = rig.another()
    assert await rig.do(table_id, "ana", "act", command_id="once", action="S") == answers[0]


@played
async def test_a_refusal_is_repeated_even_when_things_have_changed() -> None:
    rig = TableRig()
    table_id = await rig.full(3)
    with refused("not-your-turn", seat=1):
        await rig.do(table_id, "ben", "act", command_id="early", action="S")
    await rig.turn(table_id)
    with refused("not-your-turn", seat=1):
        await rig.do(table_id, "ben", "act", command_id="early", action="S")
    ahead = legal_actions(await rig.position(table_id))[1]
    await rig.do(table_id, "ben", "act", command_id="in-time", action=ahead)


@played
async def test_refusals_are_not_remembered_for_ever_nor_with_all_that_led_to_them() -> None:
    rig = TableRig()
    table_id = await rig.full(3)
    for number in range(2 * REMEMBERED_REFUSALS):
        with refused("not-your-turn"):
            await rig.do(table_id, "ben", "act", command_id=f"early-{number}", action="S")
    cached = rig.tables.at_hand(table_id)
    assert cached is not None
    assert len(cached.refused) == REMEMBERED_REFUSALS
    for _ in range(5):
        with refused("not-your-turn"):
            await rig.do(table_id, "ben", "act", command_id=f"early-{number}", action="S")
    assert all(refusal.__traceback__ is None for refusal in cached.refused.values())


@played
async def test_two_devices_that_choose_the_same_id_mean_two_commands() -> None:
    rig = TableRig()
    table_id = await rig.full(3)
    await rig.do(table_id, "ana", "act", command_id="00000001", action="x1")
    answer = await rig.do(table_id, "ben", "act", command_id="00000001", action="x2")
    assert game_of(await rig.find(table_id)).actions[-2:] == ["x1", "x2"]
    assert answer.number == 1 + (await rig.find(table_id)).commands["00000001@ana"]


@played
async def test_fifty_at_once_make_one_event() -> None:
    rig = TableRig(SlowStore())
    table_id = await rig.full(3)
    seen = (await rig.find(table_id)).number
    same = Command(Act("S"), "fifty", "ana", seen)
    answers = await asyncio.gather(*(rig.tables.do(table_id, same) for _ in range(50)))
    assert len(set(answers)) == 1
    assert [e.command for e in await rig.log(table_id)].count("fifty@ana") == 1
    assert (await rig.find(table_id)).number == seen + 2


@played
async def test_fifty_at_once_in_two_processes_make_one_event() -> None:
    rig = TableRig(SlowStore())
    table_id = await rig.full(3)
    seen = (await rig.find(table_id)).number
    servers = (rig.tables, rig.another())
    same = Command(Act("S"), "fifty", "ana", seen)
    answers = await asyncio.gather(*(servers[n % 2].do(table_id, same) for n in range(50)))
    assert len(set(answers)) == 1
    assert [e.number for e in await rig.log(table_id)] == [*range(1, seen + 3)]


@pytest.mark.parametrize("processes", [1, 2, 8])
@played
async def test_eight_racers_for_two_seats_make_two(processes: int) -> None:
    rig = TableRig(SlowStore())
    table_id = await rig.create("person", "open", "open", listed=True)
    servers = [rig.another() for _ in range(processes)]
    sits = [
        servers[n % processes].do(table_id, Command(Sit(f"Racer {n}"), f"sit-{n}", f"racer-{n}", 0))
        for n in range(8)
    ]
    results = await asyncio.gather(*sits, return_exceptions=True)
    won = [n for n, result in enumerate(results) if not isinstance(result, BaseException)]
    lost = {result.key for result in results if isinstance(result, Refusal)}
    assert len(won) == 2
    assert lost <= {"seat-taken", "wrong-phase", "table-busy"}
    rig.tables = rig.another()
    table = await rig.find(table_id)
    assert sorted(chair.holder for chair in table.chairs[1:]) == [f"racer-{n}" for n in won]


# Callers that do not wait, and what the store does


class SlowStore(MemoryStore):
    """Lets others have their turn before it has done something, and can be told to fail."""

    trouble_before = False
    trouble_after = False

    async def append(self, table: str, after: int, events: list[Event], summary: Summary) -> None:
        await asyncio.sleep(0)
        if self.trouble_before:
            raise StoreError("store-full", file="here")
        await super().append(table, after, events, summary)
        await asyncio.sleep(0)
        if self.trouble_after:
            raise StoreError("store-locked", file="here")

    async def create(self, table: str, events: list[Event], summary: Summary) -> None:
        await super().create(table, events, summary)
        await asyncio.sleep(0)


@played
async def test_who_stops_waiting_does_not_stop_it() -> None:
    rig = TableRig(SlowStore())
    table_id = await rig.full(3)
    told: list[int] = []
    rig.bus.subscribe(lambda _, number: told.append(number))
    seen = (await rig.find(table_id)).number
    acting = asyncio.ensure_future(rig.act(table_id, "ana", "S"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    acting.cancel()
    await asyncio.gather(acting, return_exceptions=True)
    while not told:
        await asyncio.sleep(0)
    assert told == [seen + 2]
    assert (await rig.find(table_id)).number == len(await rig.log(table_id)) == seen + 2


@played
async def test_what_could_not_be_kept_has_not_happened_and_can_be_tried_again() -> None:
    store = SlowStore()
    rig = TableRig(store)
    table_id = await rig.full(3)
    seen = (await rig.find(table_id)).number
    store.trouble_before = True
    with pytest.raises(StoreError):
        await rig.do(table_id, "ana", "act", command_id="again", action="S")
    assert (await rig.find(table_id)).number == seen
    store.trouble_before = False
    answer = await rig.do(table_id, "ana", "act", command_id="again", action="S")
    assert answer.number == seen + 1


@played
async def test_what_was_kept_although_it_seemed_to_fail_is_found_and_told() -> None:
    store = SlowStore()
    rig = TableRig(store)
    table_id = await rig.full(3)
    seen = (await rig.find(table_id)).number
    store.trouble_after = True
    with pytest.raises(StoreError):
        await rig.do(table_id, "ana", "act", command_id="again", action="S")
    store.trouble_after = False
    told: list[int] = []
    rig.bus.subscribe(lambda _, number: told.append(number))
    answer = await rig.do(table_id, "ana", "act", command_id="again", action="S", seen=seen)
    assert answer.number == seen + 1
    assert told == [seen + 2]
    assert len(await rig.log(table_id)) == seen + 2


@played
async def test_a_listener_that_fails_harms_nobody(caplog: pytest.LogCaptureFixture) -> None:
    rig = TableRig()
    table_id = await rig.full(3)
    told: list[int] = []

    def fail(table: str, number: int) -> None:
        raise ZeroDivisionError

    rig.bus.subscribe(fail)
    rig.bus.subscribe(lambda _, number: told.append(number))
    answer = await rig.act(table_id, "ana", "S")
    assert told == [answer.number + 1]
    assert "a listener failed" in caplog.text


@played
async def test_a_table_put_away_while_the_store_is_busy_is_at_hand_when_it_is_told_of() -> None:
    rig = TableRig(SlowStore())
    table_id = await rig.full(3)
    found: list[bool] = []
    rig.bus.subscribe(lambda table, _: found.append(rig.tables.at_hand(table) is not None))
    acting = asyncio.ensure_future(rig.act(table_id, "ana", "S"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    rig.tables.forget_all()
    await acting
    assert found == [True]


@played
async def test_only_so_many_tables_are_at_hand() -> None:
    rig = TableRig()
    rig.tables = tables = type(rig.tables)(rig.store, rig.bus, lambda: 5, room=2)
    ids = [await rig.full(2) for _ in range(4)]
    assert [tables.at_hand(table_id) is not None for table_id in ids] == [False, False, True, True]
    await rig.act(ids[0], "ana", "S")
    assert [tables.at_hand(table_id) is not None for table_id in ids] == [True, False, False, True]


@played
async def test_a_deleted_table_is_unknown() -> None:
    rig = TableRig()
    table_id = await rig.full(3)
    assert await rig.store.forget(rig.now + 1) == 1
    for _ in range(2):
        with refused("table-unknown"):
            await rig.do(table_id, "ana", "act", action="S", seen=99)
    assert rig.tables.at_hand(table_id) is None


class Stubborn(MemoryStore):
    """Somebody else is always first."""

    async def append(self, table: str, after: int, events: list[Event], summary: Summary) -> None:
        other = Event(after + 1, 5, Offered(1, code=secrets.token_hex(4)))
        await super().append(table, after, [other], summary)
        raise Conflict


@played
async def test_one_does_not_try_for_ever() -> None:
    rig = TableRig(Stubborn())
    table_id = await rig.create("person", "person")
    with refused("table-busy"):
        await rig.act(table_id, "ana", "S")


# Giving up and the end


@pytest.mark.parametrize(("who", "action"), [("ana", "x1"), ("ben", "x2"), ("dan", "x4")])
@pytest.mark.parametrize("rules", [ORDINARY, VARIANT])
@pytest.mark.parametrize("steps", [0, 1, 2])
@played
async def test_anyone_gives_up_on_anyones_turn(
    who: str, action: str, rules: str, steps: int
) -> None:
    rig = TableRig()
    table_id = await rig.full(4, rules=rules)
    for _ in range(steps):
        await rig.step(table_id)
    await rig.act(table_id, who, action)
    position = await rig.position(table_id)
    assert position.seats[int(action[1]) - 1].out == 1
    assert position.seat != int(action[1])
    with refused("seat-out"):
        await rig.act(table_id, who, action)
    await rig.finish(table_id)


@played
async def test_giving_up_holds_in_any_position() -> None:
    rig = TableRig()
    table_id = await rig.full(3)
    await rig.act(table_id, "ana", "S")
    await rig.do(table_id, "ben", "act", seen=1, action="x2")
    assert (await rig.position(table_id)).seats[1].out == 1


@played
async def test_who_is_left_alone_has_won() -> None:
    rig = TableRig()
    table_id = await rig.full(3)
    await rig.act(table_id, "cleo", "x3")
    answer = await rig.act(table_id, "ana", "x1")
    table = await rig.find(table_id)
    assert table.phase.name == "over"
    assert await rig.kinds(table_id, answer.number - 1) == ["acted", "ended"]
    assert (table.deadline(), table.bot_to_move(), table.seat_to_move) == (None, "", 0)


@pytest.mark.parametrize("people", [2, 3, 4])
@pytest.mark.parametrize("rules", [ORDINARY, VARIANT, "bankruptcy=play-on,stock=15"])
@played
async def test_the_end_reveals_the_seed_and_the_record_is_fair(people: int, rules: str) -> None:
    rig = TableRig()
    table_id = await rig.full(people, rules=rules)
    promised = (await rig.find(table_id)).commitment
    halfway = record_of(await rig.find(table_id))
    assert halfway is not None
    assert halfway.tag("ServerSeed") is None
    table = await rig.finish(table_id)
    ended = (await rig.log(table_id))[-1].body
    assert isinstance(ended, Ended)
    assert commitment(bytes.fromhex(ended.server_seed)) == promised
    record = record_of(table)
    assert record is not None
    text = format_game(record)
    assert text.endswith(f"\n{ended.result}\n")
    assert parse_game(text) == record
    assert verify_game(record) == game_of(table).chances > 20
    assert record.final() == game_of(table).position


@played
async def test_a_game_that_has_not_begun_has_no_record() -> None:
    rig = TableRig()
    assert record_of(await rig.find(await rig.create("person", "open"))) is None


@played
async def test_any_name_stands_in_the_record() -> None:
    rig = TableRig()
    names = ('"\\{}', "[Seat2] ;%", "مريم")
    table_id = await rig.create("person", "person", "person", "greedy", names=names)
    record = record_of(await rig.find(table_id))
    assert record is not None
    assert parse_game(format_game(record)).names() == (*names, "greedy")
    assert record.tag("Bot4") == "greedy"


# What events hold, and what they never tell


# What everybody is told of an event beside its number, its time and its kind. What is there only
# sometimes has a "?"; the rest of what is told of an action follows from the position.
TOLD = {
    "created": "players rules edition facing clock timeout listed autostart seats commitment "
    "kept_for?",
    "seated": "seat name seed commitment?",
    "seeded": "seat seed commitment?",
    "vacated": "seat",
    "bot-seated": "seat bot seed",
    "sealed": "round hashes",
    "revealed": "seat seed",
    "unsealed": "round seat",
    "started": "position points squares",
    "acted": "action seat reason? path? payment? turn during position points squares",
    "undone": "seat lay position points squares",
    "stood-in": "seat bot reason",
    "returned": "seat",
    "offered": "seat",
    "moved": "seat",
    "held": "milliseconds",
    "code-renewed": "",
    "cancelled": "",
    "ended": "result server_seed",
    "rematched": "table",
    "reacted": "reaction seat?",
}


def matches(data: dict[str, object], names: str) -> bool:
    """Whether data holds what it must and nothing that it may not."""
    wanted = names.split()
    needed = {name for name in wanted if not name.endswith("?")}
    return needed <= data.keys() <= {name.rstrip("?") for name in wanted}


@played
async def test_every_kind_of_event_happens_and_holds_what_is_said_of_it() -> None:
    rig = TableRig()
    tables = await eventful(rig)
    events = [event for table_id in tables for event in await rig.log(table_id)]
    told = [json.loads(text) for table_id in tables for text in await rig.tables.events(table_id)]
    assert {event.kind for event in events} == EVENT_KINDS.keys() == TOLD.keys()
    for event, one in zip(events, told, strict=True):
        assert matches(one, f"number at kind {TOLD[event.kind]}"), one
        assert (one["number"], one["at"], one["kind"]) == (event.number, event.at, event.kind)
        public = json.loads(encode(public_data(event.body)))
        assert public.items() <= one.items()
    reasons = [e.body.reason for e in events if isinstance(e.body, Acted) and e.body.reason]
    assert reasons == ["bot-illegal"]


@played
async def test_every_event_is_read_as_it_was_stored() -> None:
    rig = TableRig()
    for table_id in await eventful(rig):
        for event in await rig.log(table_id):
            public, secret = public_data(event.body), secret_data(event.body)
            assert decode_body(event.kind, encode(public), encode(secret)) == event.body


@pytest.mark.parametrize("reason", get_args(LeaveReason))
def test_a_log_knows_every_reason_for_which_a_seat_was_made_to_leave(reason: LeaveReason) -> None:
    body = Acted("x1", 1, reason)
    assert decode_body("acted", encode(public_data(body)), "{}") == body


@pytest.mark.parametrize(
    ("kind", "fields"),
    [("acted", {"action": "x1", "seat": 1}), ("stood-in", {"seat": 1, "bot": "greedy"})],
)
def test_no_log_has_any_other_reason(kind: str, fields: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        decode_body(kind, encode(fields | {"reason": "boredom"}), "{}")


def test_a_secret_is_not_public() -> None:
    offered = Offered(1, code="x")
    assert (public_data(offered), secret_data(offered)) == ({"seat": 1}, {"code": "x"})


def test_the_secrets_of_events_are_holders_codes_and_the_seed() -> None:
    hidden = {kind: fields_of(body).secret for kind, body in EVENT_KINDS.items()}
    assert {kind: names for kind, names in hidden.items() if names} == {
        "created": ("server_seed", "host", "join_code", "reserved"),
        "seated": ("holder",),
        "offered": ("code",),
        "moved": ("holder",),
        "code-renewed": ("join_code",),
        "reacted": ("holder",),
    }


@played
async def test_no_secret_goes_over_the_wire() -> None:
    rig = TableRig()
    for table_id in await eventful(rig):
        log = await rig.log(table_id)
        first = log[0].body
        assert isinstance(first, Created)
        secrets_ = {
            text
            for event in log
            for name, text in secret_data(event.body).items()
            if isinstance(text, str) and name != "server_seed"
        }
        assert {"ana", first.join_code} <= secrets_
        told = await rig.tables.events(table_id)
        for event, kept, (wire, table) in zip(log, told, sent_events(table_id, log), strict=True):
            assert wire == kept
            state = encode(table_info(table, rig.now))
            known = {*texts(json.loads(wire)), *texts(json.loads(state))}
            assert not secrets_ & known
            assert first.server_seed not in known or event.kind == "ended"


def texts(data: object) -> list[str]:
    """Every text in some data."""
    if isinstance(data, dict):
        return [text for value in data.values() for text in texts(value)]
    if isinstance(data, list | tuple):
        return [text for value in data for text in texts(value)]
    return [data] if isinstance(data, str) else []


@played
async def test_only_the_host_knows_the_code_and_everybody_their_own_seats() -> None:
    rig = TableRig()
    table = await rig.find(await rig.full(3))
    assert you(table, "ana").join_code == table.join_code
    assert you(table, "ben") == You([2], host=False, reserved=[])
    assert you(table, "") == You([], host=False, reserved=[])


@played
async def test_a_roll_is_told_with_the_way_and_the_payment() -> None:
    rig = TableRig()
    table_id = await rig.full(3)
    await rig.finish(table_id)
    told = [json.loads(event) for event in await rig.tables.events(table_id)]
    rolls = [e for e in told if e["kind"] == "acted" and e["action"] in ("1", "2", "3", "4")]
    assert all(len(event["path"]) >= int(event["action"]) for event in rolls)
    paid = [event["payment"] for event in rolls if "payment" in event]
    assert paid
    assert all(p["from"] != p["to"] and p["paid"] <= p["price"] for p in paid)
    assert not any("path" in event for event in told if event not in rolls)


@played
async def test_events_are_given_after_a_number() -> None:
    rig = TableRig()
    table_id = await rig.full(3)
    everything = await rig.tables.events(table_id)
    number = len(everything)
    assert [json.loads(event)["number"] for event in everything] == [*range(1, number + 1)]
    assert await rig.tables.events(table_id, number - 1) == everything[-1:]
    assert await rig.tables.events(table_id, number) == []
    assert await rig.tables.events(table_id, 10**6) == []
    assert await rig.tables.events(table_id, -3) == everything
