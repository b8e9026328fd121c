"""Before the start: who may sit where, who may send whom away, and when it begins."""

from typing import Any, Literal, cast

import msgspec
import pytest
from support.tables import TableRig, played, refused

from marrakech import parse_ruleset
from marrakech.table.commands import ClientCommand
from marrakech.table.decider import MOST_EVENTS
from marrakech.table.events import decode_body, encode, public_data, secret_data
from marrakech.table.folding import created
from marrakech.table.nicknames import LONGEST_NAME, checked_name
from marrakech.table.setup import Clock, Setup, Timeout
from marrakech.table.wire import standing

# Setting up


@played
async def test_seats_are_for_the_host_for_bots_and_for_others() -> None:
    rig = TableRig()
    table = await rig.find(await rig.create("person", "greedy", "open"))
    assert [chair.kind for chair in table.chairs] == ["person", "bot", "open"]
    assert table.seats_of("ana") == (1,)
    assert (table.phase.name, table.host, table.chair(2).bot) == ("gathering", "ana", "greedy")


@played
async def test_guests_are_told_which_seat_is_the_hosts_until_the_game_begins() -> None:
    rig = TableRig()
    table_id = await rig.create("open", "person", "open")
    assert standing(await rig.find(table_id), 0).host_seat == 2
    await rig.do(table_id, "ana", "leave", seat=2)
    assert standing(await rig.find(table_id), 0).host_seat is msgspec.UNSET
    code = (await rig.find(table_id)).join_code
    await rig.do(table_id, "ben", "sit", name="Ben", code=code)
    await rig.do(table_id, "ana", "sit", name="Ana", code=code)
    assert standing(await rig.find(table_id), 0).host_seat == 2
    await rig.do(table_id, "cleo", "sit", name="Cleo", code=code)
    assert (await rig.find(table_id)).phase.name == "playing"
    assert standing(await rig.find(table_id), 0).host_seat is msgspec.UNSET


@pytest.mark.parametrize("names", [(), ("Ana",), ("Ana", "Ana too", "Ana again")])
@played
async def test_who_sits_down_at_once_has_a_name(names: tuple[str, ...]) -> None:
    with refused("names-missing", people=2):
        await TableRig().create("person", "person", names=names)


@played
async def test_one_device_may_hold_several_seats_and_play_at_once() -> None:
    rig = TableRig()
    table = await rig.find(await rig.create("person", "person", "random"))
    assert table.seats_of("ana") == (1, 2)
    assert [chair.name for chair in table.chairs] == ["Ana 0", "Ana 1", ""]
    assert table.phase.name == "playing"


@pytest.mark.parametrize(
    ("key", "seats"),
    [("seat-kind", ("person", "robot")), ("players-number", ("person",))],
)
@played
async def test_what_cannot_be_set_up_is_refused(key: str, seats: tuple[str, ...]) -> None:
    rig = TableRig()
    with refused(key):
        await rig.create(*seats)
    assert await rig.store.tables_of("ana", 9) == []


@pytest.mark.parametrize(
    "clock",
    [
        ("none", 1, 0),
        ("none", 0, 1),
        ("turn", 0, 0),
        ("turn", 30, 1),
        ("turn", 86_401, 0),
        ("game", 0, 5),
        ("game", 60, -1),
        ("hourglass", 60, 0),  # though no page can say so
    ],
)
def test_not_every_clock_can_be_played_with(
    clock: tuple[Literal["none", "turn", "game"], int, int],
) -> None:
    with refused("clock-form"):
        Clock(*clock)


@played
async def test_a_setup_survives_the_log() -> None:
    rig = TableRig()
    setup = Setup(
        ("person", "open"),
        parse_ruleset("stock=15"),
        facing="E",
        clock=Clock("game", 300, 5),
        timeout="bot",
        listed=True,
        autostart=False,
    )
    table_id = (await rig.tables.create(setup, "ana", ("Ana",))).id
    first = (await rig.log(table_id))[0]
    stored = encode(public_data(first.body)), encode(secret_data(first.body))
    read = first._replace(body=decode_body("created", *stored))
    assert created(table_id, read).setup == setup


def test_a_setup_that_contradicts_itself_or_says_nothing() -> None:
    with refused("timeout-kind"):
        Setup(("open", "open"), parse_ruleset("-"), timeout=cast(Timeout, "sleep"))
    with refused("record-edition"):
        Setup(("open", "open"), parse_ruleset("stock=15"), edition="default")


# Sitting down


@played
async def test_the_code_opens_a_seat_and_nothing_else_does() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open", "open")
    code = (await rig.find(table_id)).join_code
    for wrong in ("", "guess", None):
        with refused("code-wrong"):
            await rig.do(table_id, "ben", "sit", name="Ben", code=wrong)
    await rig.do(table_id, "ben", "sit", name="Ben", code=code, seat=3)
    table = await rig.find(table_id)
    assert (table.chair(3).name, table.seats_of("ben")) == ("Ben", (3,))
    assert table.phase.name == "gathering"


@played
async def test_a_code_that_got_about_can_be_made_void() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open", "open")
    old = (await rig.find(table_id)).join_code
    await rig.do(table_id, "ben", "sit", name="Ben", code=old)
    with refused("not-host"):
        await rig.do(table_id, "ben", "renew-code")
    await rig.do(table_id, "ana", "renew-code")
    with refused("code-wrong"):
        await rig.do(table_id, "cleo", "sit", name="Cleo", code=old)
    rig.tables = rig.another()
    table = await rig.find(table_id)
    assert (table.join_code != old, table.seats_of("ben")) == (True, (2,))
    await rig.do(table_id, "cleo", "sit", name="Cleo", code=table.join_code)
    with refused("wrong-phase"):
        await rig.do(table_id, "ana", "renew-code")


@played
async def test_a_listed_table_needs_no_code() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open", listed=True)
    assert await rig.store.open_tables(9) == [table_id]
    await rig.do(table_id, "ben", "sit", name="Ben")
    assert (await rig.find(table_id)).seats_of("ben") == (2,)
    assert await rig.store.open_tables(9) == []


@played
async def test_the_host_needs_no_code() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open", "open")
    await rig.do(table_id, "ana", "sit", name="Ana’s aunt")
    assert (await rig.find(table_id)).seats_of("ana") == (1, 2)


@played
async def test_a_seat_has_room_for_one() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open", "greedy", autostart=False, listed=True)
    for seat in (1, 3):
        with refused("seat-taken", seat=seat):
            await rig.do(table_id, "ben", "sit", name="Ben", seat=seat)
    await rig.do(table_id, "ben", "sit", name="Ben", seat=2)
    with refused("seat-taken", seat=0):
        await rig.do(table_id, "cleo", "sit", name="Cleo")


@pytest.mark.parametrize("seat", [0, -1, 4])
@played
async def test_a_seat_that_does_not_exist(seat: int) -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open", "open", listed=True)
    with refused("seat-missing", seat=seat):
        await rig.do(table_id, "ben", "sit", name="Ben", seat=seat)


@pytest.mark.parametrize("seat", [0, -1, 5, "1", 1.5, True, "x" * 99, [1]])
def test_a_seat_that_no_table_has_cannot_be_asked_for(seat: object) -> None:
    with pytest.raises(msgspec.ValidationError, match=r"\$\.seat"):
        msgspec.convert({"kind": "sit", "name": "Ben", "seat": seat}, ClientCommand)


@played
async def test_a_seat_brings_its_own_seed_or_gets_one() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open", "open", listed=True)
    await rig.do(table_id, "ben", "sit", name="Ben", seed="lucky-7")
    table = await rig.find(table_id)
    assert table.chair(2).seed == "lucky-7"
    assert len(table.chair(1).seed) >= 20
    with refused("seed-form"):
        await rig.do(table_id, "cleo", "sit", name="Cleo", seed="two words")


# Names


@pytest.mark.parametrize("name", ["Ana", "مريم", "👩‍👧", '"\\', "  Ana  ", "x" * LONGEST_NAME])
def test_names_that_people_have(name: str) -> None:
    assert checked_name(name) == name.strip()


@pytest.mark.parametrize("name", ["", " ", "\u2003", "x" * (LONGEST_NAME + 1)])
def test_a_name_can_be_seen_and_is_not_too_long(name: str) -> None:
    with refused("name-length", longest=LONGEST_NAME):
        checked_name(name)


def test_a_name_is_as_long_as_it_is_written() -> None:
    assert checked_name("e\u0301" * LONGEST_NAME) == "é" * LONGEST_NAME
    with refused("name-length", length=2 * LONGEST_NAME):
        checked_name("\u0958" * LONGEST_NAME)  # becomes two characters each


@pytest.mark.parametrize(
    "character",
    [
        *"\n\r\t\0\x1b\x7f\x85\u2028\u2029\ue000\u0378\ud800",
        *"\u061c\u200e\u200f\u202a\u202e\u2066\u2069\u200b\ufeff\u2060",
    ],
)
@played
async def test_no_name_disturbs_the_text_around_it(character: str) -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open", listed=True)
    with refused("name-characters", text=f"U+{ord(character):04X}"):
        await rig.do(table_id, "ben", "sit", name=f"Be{character}n")
    with refused("name-characters"):
        await rig.create("person", "open", names=(character,))


# Coming and going


@played
async def test_who_leaves_makes_room() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open", "open", listed=True)
    await rig.do(table_id, "ben", "sit", name="Ben")
    with refused("not-your-seat", seat=2):
        await rig.do(table_id, "cleo", "leave", seat=2)
    await rig.do(table_id, "ben", "leave", seat=2)
    table = await rig.find(table_id)
    assert (table.chair(2).kind, table.seats_of("ben"), table.chair(2).holder) == ("open", (), "")
    assert table.summary().holders == ("ana",)


@played
async def test_the_host_sends_away_and_gives_the_seat_to_a_bot() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open", "open", listed=True)
    with refused("seat-free", seat=2):
        await rig.do(table_id, "ana", "remove", seat=2)
    await rig.do(table_id, "ben", "sit", name="Ben")
    await rig.do(table_id, "ana", "remove", seat=2)
    assert (await rig.find(table_id)).chair(2).kind == "open"
    await rig.do(table_id, "cleo", "sit", name="Cleo")
    await rig.do(table_id, "ana", "seat-bot", seat=2, bot="random")
    table = await rig.find(table_id)
    assert (table.chair(2).kind, table.chair(2).bot, table.seats_of("cleo")) == (
        "bot",
        "random",
        (),
    )
    with refused("bot-unknown"):
        await rig.do(table_id, "ana", "seat-bot", seat=2, bot="hal")
    await rig.do(table_id, "ana", "remove", seat=2)
    assert (await rig.find(table_id)).chair(2).kind == "open"


@played
async def test_the_host_cancels() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open", listed=True)
    await rig.do(table_id, "ana", "cancel")
    assert (await rig.find(table_id)).phase.name == "cancelled"
    assert await rig.store.open_tables(9) == []
    with refused("wrong-phase", phase="cancelled"):
        await rig.do(table_id, "ben", "sit", name="Ben")


HOSTS = [
    ("remove", {"seat": 1}),
    ("seat-bot", {"seat": 1}),
    ("start", {}),
    ("cancel", {}),
    ("renew-code", {}),
]


@pytest.mark.parametrize(("kind", "data"), HOSTS)
@played
async def test_only_the_host_and_only_before_the_start(kind: str, data: dict[str, Any]) -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open", autostart=False, listed=True)
    await rig.do(table_id, "ben", "sit", name="Ben")
    for who in ("ben", "cleo"):
        with refused("not-host"):
            await rig.do(table_id, who, kind, **data)
    await rig.do(table_id, "ana", "start")
    with refused("wrong-phase", phase="playing"):
        await rig.do(table_id, "ana", kind, **data)


@pytest.mark.parametrize(("kind", "data"), [("sit", {"name": "Cleo"}), ("leave", {"seat": 2})])
@played
async def test_nobody_comes_or_goes_after_the_start(kind: str, data: dict[str, Any]) -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    with refused("wrong-phase", phase="playing", needed="gathering"):
        await rig.do(table_id, "ben", kind, **data)


@played
async def test_a_table_does_not_grow_for_ever() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open")
    while (await rig.find(table_id)).number < MOST_EVENTS:
        await rig.do(table_id, "ana", "offer", seat=1)
    for kind, data in (("offer", {"seat": 1}), ("seed", {"seat": 1, "seed": "s"})):
        with refused("log-long", most=MOST_EVENTS):
            await rig.do(table_id, "ana", kind, **data)
    await rig.do(table_id, "ana", "cancel")


# Beginning


@played
async def test_it_starts_by_itself_when_the_last_seat_is_taken() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open", "open", listed=True)
    await rig.do(table_id, "ben", "sit", name="Ben")
    answer = await rig.do(table_id, "cleo", "sit", name="Cleo")
    assert await rig.kinds(table_id, answer.number - 1) == ["seated", "started"]
    assert (await rig.find(table_id)).phase.name == "playing"


@played
async def test_a_bot_for_the_last_seat_starts_it_too() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open")
    await rig.do(table_id, "ana", "seat-bot", seat=2)
    table = await rig.find(table_id)
    assert (table.phase.name, table.chair(2).bot) == ("playing", "greedy")


@played
async def test_it_waits_for_the_host_where_that_was_chosen() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open", autostart=False, listed=True)
    with refused("seats-open"):
        await rig.do(table_id, "ana", "start")
    await rig.do(table_id, "ben", "sit", name="Ben")
    assert (await rig.find(table_id)).phase.name == "gathering"
    await rig.do(table_id, "ana", "start")
    assert (await rig.find(table_id)).phase.name == "playing"


@played
async def test_bots_alone_can_play() -> None:
    rig = TableRig()
    table = await rig.find(await rig.create("random", "greedy", "random", "greedy"))
    assert (table.phase.name, table.bot_to_move(), table.summary().wakes) == (
        "playing",
        "random",
        True,
    )


@played
async def test_a_seed_can_be_changed_until_the_start() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open", autostart=False, listed=True)
    await rig.do(table_id, "ana", "seed", seat=1, seed="of-my-own")
    await rig.do(table_id, "ben", "sit", name="Ben")
    with refused("not-your-seat", seat=1):
        await rig.do(table_id, "ben", "seed", seat=1, seed="of-his-own")
    for bad in ("", "two words", "é", "x" * 65):
        with refused("seed-form"):
            await rig.do(table_id, "ana", "seed", seat=1, seed=bad)
    assert (await rig.find(table_id)).chair(1).seed == "of-my-own"
    await rig.do(table_id, "ana", "start")
    with refused("wrong-phase"):
        await rig.do(table_id, "ana", "seed", seat=1, seed="too-late")
