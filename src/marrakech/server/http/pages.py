"""The pages: one shell serves every address, with a card about what is shown there."""

import asyncio
from urllib.parse import quote, urlencode

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse
from starlette.exceptions import HTTPException

from marrakech.locales import best_language
from marrakech.rules import Refusal
from marrakech.rules.notation.position import MAX_POSITION_LENGTH
from marrakech.server.http.dependencies import application_of
from marrakech.server.http.problems import on_http_error
from marrakech.server.previews.cards import (
    CardOf,
    editor_card,
    home_card,
    learn_card,
    other_card,
    record_card,
    replay_card,
    rules_card,
    say_in,
    table_card,
)
from marrakech.server.previews.head import social_tags
from marrakech.server.site import Head, accepted, send, shell, site
from marrakech.table.commands import LONGEST_TEXT
from marrakech.table.state import Table

LONGEST_LANGUAGE = 35  # characters of a language's tag in a link
LONGEST_LOOKUP = 2.0  # seconds that a page waits for its table before it is shown without a card
LONGEST_MOMENT = 4  # digits of a moment in a replay's link
SHARED = ("position", "lang")  # what a shared link says after its ?, and a replay's moment

router = APIRouter(include_in_schema=False)


@router.api_route("/", methods=["GET", "HEAD"])
async def show_home(request: Request) -> Response:
    """The home page. One shell serves every page: its script shows what the address asks for."""
    return _send_shell(request, home_card)


@router.api_route("/rules", methods=["GET", "HEAD"])
async def show_rules(request: Request) -> Response:
    """The rules."""
    return _send_shell(request, rules_card)


@router.api_route("/learn", methods=["GET", "HEAD"])
async def show_lessons(request: Request) -> Response:
    """The lessons."""
    return _send_shell(request, learn_card)


@router.api_route("/devices", methods=["GET", "HEAD"])
async def show_devices(request: Request) -> Response:
    """Somebody's devices."""
    return _send_shell(request, other_card)


@router.api_route("/editor", methods=["GET", "HEAD"])
async def show_editor(request: Request) -> Response:
    """The editor of positions."""
    return _send_shell(request, editor_card(request.query_params.get("position")))


@router.api_route("/replay", methods=["GET", "HEAD"])
async def show_record(request: Request) -> Response:
    """A record, to be watched."""
    return _send_shell(request, record_card)


@router.api_route("/table/{table}", methods=["GET", "HEAD"])
async def show_table(request: Request, table: str) -> Response:
    """A table."""
    found = await _found(request, table)
    return _send_shell(request, table_card(found) if found else other_card)


@router.api_route("/replay/{table}", methods=["GET", "HEAD"])
async def show_replay(request: Request, table: str) -> Response:
    """A table's game, to be watched again."""
    found = await _found(request, table)
    card = replay_card(found, _moment(request)) if found else other_card
    return _send_shell(request, card)


def _send_shell(request: Request, card_of: CardOf, status: int = 200) -> Response:
    """The shell of a page: the card is in the language of the link, all else in the reader's."""
    built = site()
    if built is None:
        raise HTTPException(503)
    read = accepted(request.headers.get("accept-language", ""))
    shared = request.query_params.get("lang", "")[:LONGEST_LANGUAGE]
    reader = best_language([*read, shared])
    language = best_language([shared, reader])
    card = card_of(say_in(language))
    root = str(request.base_url)
    social = social_tags(card, language, _address(request, root), root)
    base = request.scope.get("root_path", "")
    head = Head(base, reader, card.title, card.description, social)
    response = send(request, shell(built, head), status)
    if not card.for_search:
        response.headers["x-robots-tag"] = "noindex"
    return response


def _address(request: Request, root: str) -> str:
    """The address of a page as it is shared: chats read it again later, in the same language."""
    path = request.scope["path"].removeprefix(request.scope.get("root_path", "")).lstrip("/")
    given = request.query_params
    kept = {name: given[name][:MAX_POSITION_LENGTH] for name in SHARED if name in given}
    if (moment := _moment(request)) is not None:
        kept["ply"] = str(moment)
    return f"{root}{quote(path)}{'?' if kept else ''}{urlencode(kept)}"


def _moment(request: Request) -> int | None:
    """The moment of a game that a replay's link leads to: how many actions there have been."""
    text = request.query_params.get("ply", "")
    sound = text.isascii() and text.isdigit() and len(text) <= LONGEST_MOMENT
    return int(text) if sound else None


async def _found(request: Request, table: str) -> Table | None:
    """A table; None if there is none, or none can be read just now: the page says which."""
    if len(table) > LONGEST_TEXT:
        return None
    try:
        async with asyncio.timeout(LONGEST_LOOKUP):
            return await application_of(request).tables.find(table)
    except (Refusal, TimeoutError):
        return None


async def on_missing(request: Request, error: Exception) -> Response:
    """A browser that asks for a missing page gets one that says so; all others get a problem."""
    api = "/api/" in request.scope["path"] or request.method != "GET"
    asks = "text/html" in request.headers.get("accept", "")
    if request.scope["path"] == request.scope.get("root_path") and not api:
        return RedirectResponse(f"{request.scope['path']}/")
    if isinstance(error, HTTPException) and error.status_code == 404 and asks and not api:
        return _send_shell(request, other_card, 404)
    return await on_http_error(request, error)
