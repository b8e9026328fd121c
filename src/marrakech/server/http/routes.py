"""The HTTP API: tables, records, positions and editions."""

import re
import secrets
from collections.abc import Callable
from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from starlette.concurrency import run_in_threadpool

from marrakech.rules import (
    CLASHES,
    FOR_TWO,
    NUMBER,
    OPTIONS,
    Game,
    Refusal,
    apply,
    edition_named,
    editions,
    format_game,
    format_ruleset,
    parse_game,
    parse_position,
    parse_ruleset,
    printed_elsewhere,
    start,
)
from marrakech.server.decoding import read_command
from marrakech.server.http.dependencies import application_of
from marrakech.server.http.json_bodies import json_body, json_response, read_body
from marrakech.server.http.openapi import COMMAND_BODY, Responses, body, refuses, returns
from marrakech.server.http.requests import NewTable, PositionRequest, RecordRequest, StartRequest
from marrakech.server.http.responses import (
    EditionInfo,
    EditionList,
    EventList,
    FinishedGames,
    MyTables,
    OpenTables,
    SeedInfo,
)
from marrakech.server.network.clients import client_of
from marrakech.server.network.rate_limits import network_of_request
from marrakech.table.commands import LONGEST_TEXT, Command
from marrakech.table.phases import Over
from marrakech.table.ports import ListPlace
from marrakech.table.position_info import (
    AreaInfo,
    AreaList,
    PositionInfo,
    area_info,
    area_list,
    position_info,
)
from marrakech.table.record import record_of
from marrakech.table.replay import RecordInfo, record_info
from marrakech.table.seals import Seeds
from marrakech.table.setup import Setup
from marrakech.table.tables import Tables
from marrakech.table.wire import (
    CommandDone,
    MyTableInfo,
    PresenceInfo,
    WatchedTableInfo,
    command_done,
    finished_game,
    my_table_info,
    table_info,
    watched_table_info,
)

RECORD_TEXT: Responses = {
    200: {"description": "A record", "content": {"text/plain": {"schema": {"type": "string"}}}}
}

PLACE = re.compile(r"^(\d{1,15})-([\w-]{1,64})$", re.ASCII)  # the time and the id of a table

ShortPath = Annotated[str, Path(max_length=LONGEST_TEXT)]  # a part of a path
router = APIRouter(prefix="/api", default_response_class=Response)


async def holder_in(request: Request) -> str:
    """The person whose device sends a request; "" without a token."""
    return (await application_of(request).devices.visitor(client_of(request))).holder


async def _required_holder(request: Request) -> str:
    """The same where nothing can be done without a token."""
    holder = await holder_in(request)
    if not holder:
        raise Refusal("token-missing")
    return holder


def _tables(request: Request) -> Tables:
    return application_of(request).tables


def _setup(wanted: NewTable) -> Setup:
    if wanted.edition and wanted.rules:
        raise Refusal("rules-twice")
    edition = wanted.edition or (None if wanted.rules else "default")
    rules = edition_named(edition).ruleset if edition else parse_ruleset(wanted.rules or "-")
    return Setup.like(wanted, rules, edition)


@router.post(
    "/tables",
    status_code=201,
    responses=returns(MyTableInfo, 403, 413, 422, 429, 503, status=201),
    openapi_extra=body(NewTable),
)
async def create_table(request: Request) -> Response:
    """Set up a table. The device that does so is its host, and sits on the seats meant for a
    person."""
    wanted = await read_body(request, NewTable)
    holder = await _required_holder(request)
    seeds = Seeds(wanted.seed, wanted.commitments)
    table = await application_of(request).create_table(
        _setup(wanted), holder, wanted.names, seeds, client_of(request)
    )
    return json_response(my_table_info(table, _tables(request).clock(), holder), 201)


@router.get("/tables", responses=returns(OpenTables, 413, 503))
async def list_open_tables(request: Request) -> Response:
    """The listed tables with an open seat, the newest first; a few of each network, and only those
    whose host is here or was until lately."""
    shown, now = await application_of(request).lobby.shown(), _tables(request).clock()
    return json_response(OpenTables([table_info(table, now) for table in shown]))


@router.get("/my/tables", responses=returns(MyTables, 413, 422, 503))
async def list_my_tables(
    request: Request, phase: Annotated[Literal["live"] | None, Query()] = None
) -> Response:
    """The tables at which this device has a seat or is the host, the newest first; with `live` only
    those whose game has not ended. None for a request without a token."""
    holder = await holder_in(request)
    found = await application_of(request).own_tables.newest(holder, live=phase == "live")
    now = _tables(request).clock()
    return json_response(MyTables([my_table_info(one, now, holder) for one in found]))


@router.get("/my/games", responses=returns(FinishedGames, 413, 422, 503))
async def list_my_games(
    request: Request, after: Annotated[str | None, Query(pattern=PLACE.pattern)] = None
) -> Response:
    """The finished games of this device, the newest first, a few at a time; none for a request
    without a token."""
    application, holder = application_of(request), await holder_in(request)
    tables, last = await application.own_tables.finished(holder, _place(after))
    games = [finished_game(one, one.phase, holder) for one in tables if isinstance(one.phase, Over)]
    following = f"{last.updated}-{last.table}" if last else None
    return json_response(FinishedGames(games, following, application.settings.keep_days))


def _place(text: str | None) -> ListPlace | None:
    """The place in a list that a response named as its `next`."""
    found = PLACE.match(text or "")
    return ListPlace(int(found[1]), found[2]) if found else None


@router.get("/tables/{table}", responses=returns(WatchedTableInfo, 404, 413, 422, 503))
async def show_table(request: Request, table: ShortPath) -> Response:
    """A table as it stands; what only the device that asks may know is under `you`."""
    tables, holder = _tables(request), await holder_in(request)
    found = await tables.find(table)
    presence = PresenceInfo(*application_of(request).presence.of(found))
    return json_response(watched_table_info(found, tables.clock(), holder, presence))


@router.get("/tables/{table}/events", responses=returns(EventList, 404, 413, 422, 503))
async def list_events(
    request: Request, table: ShortPath, after: Annotated[int, Query(ge=0, le=2**31)] = 0
) -> Response:
    """Everything that happened at a table after an event's number."""
    events = await _tables(request).events(table, after)
    return json_response(EventList([msgspec.Raw(event) for event in events]))


@router.post(
    "/tables/{table}/commands",
    responses=returns(CommandDone, 403, 404, 409, 413, 422, 429, 503),
    openapi_extra=COMMAND_BODY,
)
async def do_command(request: Request, table: ShortPath) -> Response:
    """Do a command at a table. The same command id twice is done once and answered twice."""
    wanted = read_command(await json_body(request), table)
    holder = await _required_holder(request)
    command = Command(wanted.body, wanted.id, holder, wanted.seen)
    done = await application_of(request).do(table, command, client_of(request))
    return json_response(command_done(done))


async def _record(request: Request, table: str) -> Game:
    game = record_of(await _tables(request).find(table))
    if game is None:
        raise Refusal("record-none")
    return game


@router.get("/tables/{table}/record", responses=RECORD_TEXT | refuses(404, 413, 422, 503))
async def show_record(request: Request, table: ShortPath) -> PlainTextResponse:
    """The record of a table's game; once it is over, with the seed that its dice came from."""
    text = format_game(await _record(request, table))
    name = f'attachment; filename="{table}.mrk"'
    return PlainTextResponse(text, headers={"content-disposition": name})


@router.get("/tables/{table}/replay", responses=returns(RecordInfo, 404, 413, 422, 429, 503))
async def show_replay(request: Request, table: ShortPath) -> Response:
    """The record of a table's game, read: every action with its position, walk and price."""
    game = await _record(request, table)
    _count_record(request)
    return await _replay(request, lambda: game)


@router.post(
    "/records",
    responses=returns(RecordInfo, 403, 409, 413, 422, 429),
    openapi_extra=body(RecordRequest),
)
async def read_record(request: Request) -> Response:
    """Read a record: every action is checked, and comes with its position, walk and price."""
    _count_record(request)  # before its body, which may be large, is read
    wanted = await read_body(request, RecordRequest)
    return await _replay(request, lambda: parse_game(wanted.record))


def _count_record(request: Request) -> None:
    """Reading a record costs more than other requests: too many from one network are refused."""
    application_of(request).limits.records.require(network_of_request(request))


async def _replay(request: Request, read: Callable[[], Game]) -> Response:
    """A record, action by action. It takes a while, so it is done in a thread."""
    async with application_of(request).limits.reading_record:
        return await run_in_threadpool(lambda: json_response(record_info(read())))


@router.post(
    "/positions",
    responses=returns(PositionInfo, 403, 409, 413, 422),
    openapi_extra=body(PositionRequest),
)
async def look_at_position(request: Request) -> Response:
    """Everything about any position: legal actions, chances, standings, prices. With an action,
    about the position after it."""
    wanted = await read_body(request, PositionRequest)
    position = parse_position(wanted.position)
    if wanted.action is not None:
        position = apply(position, wanted.action)
    return json_response(position_info(position))


@router.post(
    "/positions/start",
    responses=returns(PositionInfo, 403, 413, 422),
    openapi_extra=body(StartRequest),
)
async def look_at_start(request: Request) -> Response:
    """Everything about the position that a game begins with."""
    wanted = await read_body(request, StartRequest)
    return json_response(
        position_info(start(wanted.players, parse_ruleset(wanted.rules), wanted.facing))
    )


@router.post(
    "/positions/area/{square}",
    responses=returns(AreaInfo, 403, 413, 422),
    openapi_extra=body(PositionRequest),
)
async def look_at_area(request: Request, square: ShortPath) -> Response:
    """The area that a square of a position belongs to, and its price."""
    wanted = await read_body(request, PositionRequest)
    if square not in NUMBER:
        raise Refusal("square-unknown", text=square[:20])
    return json_response(area_info(parse_position(wanted.position), NUMBER[square]))


@router.post(
    "/positions/areas",
    responses=returns(AreaList, 403, 413, 422),
    openapi_extra=body(PositionRequest),
)
async def look_at_areas(request: Request) -> Response:
    """Every area of a position, and its price."""
    wanted = await read_body(request, PositionRequest)
    return json_response(area_list(parse_position(wanted.position)))


@router.get("/editions", responses=returns(EditionList, 413))
async def list_editions(request: Request) -> Response:
    """Every preset with its rules, every option with its values, and every bot."""
    return json_response(
        EditionList(
            editions=[
                EditionInfo(one.name, one.language, format_ruleset(one.ruleset))
                for one in editions.values()
            ],
            options={option: list(values) for option, values in OPTIONS.items()},
            clashes=list(CLASHES),
            for_two=list(FOR_TWO),
            elsewhere={
                matter: [edition.name for edition in printed_elsewhere(matter)]
                for matter in (*OPTIONS, "box", "starter")
            },
            bots=list(_tables(request).bots),
        )
    )


@router.get("/seed", responses=returns(SeedInfo, 413))
async def suggest_seed() -> Response:
    """Random letters that a client without a source of its own can add to the dice."""
    return json_response(SeedInfo(secrets.token_urlsafe(16)))
