"""The HTTP API: tables, records, positions and editions."""

import re
import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse
from starlette.concurrency import run_in_threadpool
from starlette.requests import ClientDisconnect

from marrakech.rules import (
    CLASHES,
    FOR_TWO,
    NUMBER,
    OPTIONS,
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
from marrakech.server.http.dependencies import TheApplication, application_of
from marrakech.server.http.openapi import COMMAND
from marrakech.server.http.problems import Problem
from marrakech.server.http.requests import (
    NewTable,
    PositionShape,
    RecordShape,
    Short,
    StartShape,
)
from marrakech.server.http.responses import (
    AreaAnswer,
    DoneAnswer,
    EditionsAnswer,
    EventsAnswer,
    MyTableAnswer,
    MyTablesAnswer,
    OneTableAnswer,
    PositionAnswer,
    RecordAnswer,
    RematchAnswer,
    SeedAnswer,
    TablesAnswer,
)
from marrakech.server.live.messages import read_command
from marrakech.server.network.rate_limits import network_in
from marrakech.table.commands import Command
from marrakech.table.ports import StoreError
from marrakech.table.record import record_of
from marrakech.table.replay import replay_data
from marrakech.table.setup import Clock, Setup
from marrakech.table.state import Table
from marrakech.table.tables import Tables
from marrakech.table.wire import (
    area_data,
    position_data,
    prices_data,
    private_data,
    table_data,
)

MINE = 50
JSON = re.compile(r"application/(.+\+)?json")  # as FastAPI has it for all other requests

Responses = dict[int | str, dict[str, Any]]
router = APIRouter(prefix="/api")


def refused(*statuses: int) -> Responses:
    """How an endpoint may answer when it does not do what was asked."""
    return {status: {"model": Problem} for status in statuses}


READING = refused(404, 413, 422, 503)
ASKING = refused(403, 413, 422)
RECORD: Responses = {
    200: {"description": "A record", "content": {"text/plain": {"schema": {"type": "string"}}}}
}


async def holder_in(request: Request) -> str:
    """Whom the tables know the device that asks by; "" for one without a token."""
    return (await application_of(request).devices.visitor(request)).holder


async def _required_holder(request: Request) -> str:
    """The same for what cannot be done without a token."""
    holder = await holder_in(request)
    if not holder:
        raise Refusal("token-missing")
    return holder


async def _json_body(request: Request) -> bytes:
    """The body of a request that calls it JSON, as no form of another site's page can."""
    kind = request.headers.get("content-type", "").partition(";")[0]
    if not JSON.fullmatch(kind.strip().lower()):
        raise Refusal("request-invalid", where="body", what="not JSON")
    try:
        return await request.body()
    except ClientDisconnect:
        raise Refusal("request-invalid", where="body", what="unreadable") from None


async def _those_there(tables: Tables, found: list[str]) -> list[Table]:
    """The tables of a list, without any that has gone in the meantime."""
    there = []
    for table_id in found:
        try:
            there.append(await tables.find(table_id))
        except StoreError:  # a list that lacks tables for that reason would be a lie
            raise
        except Refusal:
            continue
    return there


def _setup(wanted: NewTable) -> Setup:
    if wanted.edition and wanted.rules:
        raise Refusal("rules-twice")
    edition = wanted.edition or (None if wanted.rules else "default")
    rules = edition_named(edition).ruleset if edition else parse_ruleset(wanted.rules or "-")
    return Setup(
        tuple(wanted.seats),
        rules,
        edition,
        wanted.facing,
        Clock(**wanted.clock.model_dump()),
        wanted.timeout,
        wanted.listed,
        wanted.autostart,
    )


@router.post(
    "/tables",
    status_code=201,
    response_model=MyTableAnswer,
    response_model_exclude_unset=True,
    responses=ASKING | refused(429, 503),
)
async def create_table(
    request: Request, application: TheApplication, wanted: NewTable
) -> dict[str, Any]:
    """Set up a table. Whoever does is its host, and sits on the seats meant for a person."""
    holder = await _required_holder(request)
    setup = _setup(wanted)
    tables, network = application.tables, network_in(request)
    promised = None if wanted.commitments is None else tuple(wanted.commitments)
    table = await tables.create(setup, holder, wanted.names, wanted.seed, network, promised)
    await application.devices.keep(request)
    application.seen(table, holder)
    return {**table_data(table, tables.clock()), "you": private_data(table, holder)}


@router.get(
    "/tables",
    response_model=TablesAnswer,
    response_model_exclude_unset=True,
    responses=refused(413, 503),
)
async def list_open_tables(application: TheApplication) -> dict[str, Any]:
    """The listed tables with an open seat, the newest first; a few of each network, and those
    whose host is here or was until lately."""
    shown, now = await application.lobby.shown(), application.tables.clock()
    return {"tables": [table_data(table, now) for table in shown]}


@router.get(
    "/my/tables",
    response_model=MyTablesAnswer,
    response_model_exclude_unset=True,
    responses=refused(413, 503),
)
async def list_my_tables(request: Request, application: TheApplication) -> dict[str, Any]:
    """The tables at which this device has a seat or is the host, the newest first; none for a
    request without a token."""
    tables, holder = application.tables, await holder_in(request)
    found = await tables.store.tables_of(holder, MINE) if holder else []
    shown = [
        {**table_data(table, tables.clock()), "you": private_data(table, holder)}
        for table in await _those_there(tables, found)
    ]
    return {"tables": shown}


@router.get(
    "/tables/{table}",
    response_model=OneTableAnswer,
    response_model_exclude_unset=True,
    responses=READING,
)
async def show_table(request: Request, application: TheApplication, table: Short) -> dict[str, Any]:
    """A table as it stands; what only the device that asks may know is under `you`."""
    tables, holder = application.tables, await holder_in(request)
    found = await tables.find(table)
    return {
        **table_data(found, tables.clock()),
        "you": private_data(found, holder),
        "presence": application.presence.of(found)._asdict(),
    }


@router.get("/tables/{table}/events", response_model=EventsAnswer, responses=READING)
async def list_events(
    application: TheApplication, table: Short, after: Annotated[int, Query(ge=0, le=2**31)] = 0
) -> Response:
    """Everything that happened at a table behind an event's number."""
    wire = await application.tables.events(table, after)
    return Response(f'{{"events":[{",".join(wire)}]}}', media_type="application/json")


@router.post(
    "/tables/{table}/commands",
    response_model=DoneAnswer | RematchAnswer,
    response_model_exclude_unset=True,
    responses=ASKING | refused(404, 409, 429, 503),
    openapi_extra={"requestBody": COMMAND},
)
async def do_command(request: Request, application: TheApplication, table: Short) -> dict[str, Any]:
    """Do a command at a table. The same command id twice is done once and answered twice."""
    wanted = read_command(await _json_body(request), table)
    holder = await _required_holder(request)
    command = Command(wanted.body, wanted.id, holder, wanted.seen)
    result = await application.do(table, command, request)
    if result.rematch is not None:
        return {"rematch": result.rematch}
    return {name: value for name, value in result._asdict().items() if value is not None}


@router.get("/tables/{table}/record", response_class=Response, responses=RECORD | READING)
async def show_record(application: TheApplication, table: Short) -> PlainTextResponse:
    """The record of a table's game; once it is over, with the seed that its dice came from."""
    found = await application.tables.find(table)
    game = record_of(found)
    if game is None:
        raise Refusal("record-none")
    name = f'attachment; filename="{found.id}.mrk"'
    return PlainTextResponse(format_game(game), headers={"content-disposition": name})


@router.post(
    "/records",
    response_model=RecordAnswer,
    response_model_exclude_unset=True,
    responses=ASKING | refused(409, 429),
)
async def read_record(
    request: Request, application: TheApplication, wanted: RecordShape
) -> dict[str, Any]:
    """Read a record: every action is checked, and comes with its position, walk and price."""
    limits = application.limits
    if not limits.records.allows(network_in(request)):
        raise Refusal("too-often")
    async with limits.reading_record:
        return await run_in_threadpool(lambda: replay_data(parse_game(wanted.record)))


@router.post(
    "/positions",
    response_model=PositionAnswer,
    response_model_exclude_unset=True,
    responses=ASKING | refused(409),
)
async def look_at_position(wanted: PositionShape) -> dict[str, Any]:
    """Everything about any position: legal actions, chances, standings, prices. With an action,
    about the position after it."""
    position = parse_position(wanted.position)
    if wanted.action is not None:
        position = apply(position, wanted.action)
    return {**position_data(position), "prices": prices_data(position)}


@router.post(
    "/positions/start",
    response_model=PositionAnswer,
    response_model_exclude_unset=True,
    responses=ASKING,
)
async def look_at_start(wanted: StartShape) -> dict[str, Any]:
    """Everything about the position that a game begins with."""
    position = start(wanted.players, parse_ruleset(wanted.rules), wanted.facing)
    return {**position_data(position), "prices": prices_data(position)}


@router.post("/positions/area/{square}", response_model=AreaAnswer, responses=ASKING)
async def look_at_area(square: Short, wanted: PositionShape) -> dict[str, Any]:
    """The area that a square of a position belongs to, and its price."""
    if square not in NUMBER:
        raise Refusal("square-unknown", text=square[:20])
    position = parse_position(wanted.position)
    return area_data(position, NUMBER[square])


@router.get("/editions", response_model=EditionsAnswer, responses=refused(413))
async def list_editions(application: TheApplication) -> dict[str, Any]:
    """Every preset with its rules, every option with its values, and every bot."""
    return {
        "editions": [
            {"name": e.name, "language": e.language, "rules": format_ruleset(e.ruleset)}
            for e in editions.values()
        ],
        "options": {option: list(values) for option, values in OPTIONS.items()},
        "clashes": [list(pair) for pair in CLASHES],
        "for_two": list(FOR_TWO),
        "elsewhere": {
            matter: [edition.name for edition in printed_elsewhere(matter)]
            for matter in (*OPTIONS, "box", "starter")
        },
        "bots": list(application.tables.bots),
    }


@router.get("/seed", response_model=SeedAnswer, responses=refused(413))
async def suggest_seed() -> dict[str, str]:
    """Random letters that a client without a source of its own can add to the dice."""
    return {"seed": secrets.token_urlsafe(16)}
