"""The page: the files that the build made, and the one shell for all its addresses."""

import asyncio
import gzip
import json
import mimetypes
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote, urlencode

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse
from starlette.exceptions import HTTPException

from marrakech.locales import best_language, direction, page_catalogue
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
from marrakech.table.commands import LONGEST_TEXT
from marrakech.table.state import Table

BUILT = Path(__file__).parent / "site"
FOR_EVER = "public, max-age=31536000, immutable"  # the name has a hash of what is in it
ASK_AGAIN = "no-cache"
LONGEST_LANGUAGE_HEADER = 1000  # characters of what a browser says it reads
LONGEST_LANGUAGE = 35  # characters of a language's tag in a link
LONGEST_LOOKUP = 2.0  # seconds that a page waits for its table before it is shown without a card
SHELLS = 200  # of which the least recently used is forgotten: the Host may be anything
SHARED = ("position", "lang")  # what a shared link says after its ?
_BLANK = re.compile(r"\{\{(\w+)\}\}")
MANIFEST = "manifest.webmanifest"
CONTENT_TYPES = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
}

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True)
class File:
    """A file to be sent, compressed where that pays."""

    body: bytes
    compressed: bytes | None
    kind: str
    caching: str

    @property
    def tag(self) -> str:
        """Its ETag, by which a browser asks whether it has changed."""
        return f'"{sha256(self.body).hexdigest()[:20]}"'


@dataclass(frozen=True)
class Site:
    """Everything that the build made, in memory: a few megabytes, most of them letters."""

    files: dict[str, File]
    shell: str
    catalogues: dict[str, str]


@cache
def site() -> Site | None:
    """The page, or None if it was not built."""
    if not (BUILT / "index.html").is_file():
        return None
    catalogues = json.loads((BUILT / "site.json").read_text("utf-8"))["catalogues"]
    return Site(dict(_files()), (BUILT / "index.html").read_text("utf-8"), catalogues)


def _files() -> Iterator[tuple[str, File]]:
    for path in sorted(BUILT.rglob("*")):
        name = path.relative_to(BUILT).as_posix()
        if not path.is_file() or path.suffix == ".gz" or name in ("index.html", "site.json"):
            continue
        kind = (
            CONTENT_TYPES.get(path.suffix)
            or mimetypes.guess_type(name)[0]
            or "application/octet-stream"
        )
        if kind.startswith("text/"):
            kind += "; charset=utf-8"
        compressed = path.with_name(f"{path.name}.gz")
        caching = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
        yield (
            name,
            File(
                path.read_bytes(),
                compressed.read_bytes() if compressed.is_file() else None,
                kind,
                caching,
            ),
        )


class Head(NamedTuple):
    """What differs between two shells."""

    base: str
    language: str  # of whoever opens the page
    title: str
    description: str
    social: str  # tags, escaped already


@lru_cache(maxsize=SHELLS)
def _shell(head: Head) -> File:
    """The page before its script has loaded."""
    built = site()
    assert built is not None
    filled = {
        "base": escape(head.base),
        "lang": head.language,
        "dir": direction(head.language),
        "catalogue": built.catalogues[head.language],
        "title": escape(head.title),
        "description": escape(head.description),
        "social": head.social,
        "noscript": escape(page_catalogue(head.language).say("page-noscript")),
    }
    # In one go: what is put in for one name is never searched for another.
    text = _BLANK.sub(lambda blank: filled[blank[1]], built.shell)
    body = text.encode()
    return File(body, gzip.compress(body), "text/html; charset=utf-8", ASK_AGAIN)


@cache
def _manifest(language: str) -> File:
    """What the app is called where it is installed, in a language."""
    built = site()
    assert built is not None
    say = page_catalogue(language).say
    manifest = json.loads(built.files[MANIFEST].body) | {
        "lang": language,
        "dir": direction(language),
        "name": say("game-name"),
        "short_name": say("game-name"),
        "description": say("page-description"),
    }
    body = json.dumps(manifest, ensure_ascii=False).encode()
    return File(body, gzip.compress(body), CONTENT_TYPES[".webmanifest"], ASK_AGAIN)


def language_for(header: str) -> str:
    """The best of the page's languages for what a browser says it reads."""
    return best_language(_accepted(header))


def _accepted(header: str) -> list[str]:
    """The languages that a browser says it reads, the best first."""
    wanted: list[tuple[float, int, str]] = []
    for place, part in enumerate(header[:LONGEST_LANGUAGE_HEADER].split(",")[:30]):
        code, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((-float(weight or 1), place, code.strip()))
        except ValueError:
            continue
    return [code for *_, code in sorted(wanted)]


def _send(request: Request, file: File, status: int = 200) -> Response:
    headers = {"cache-control": file.caching, "etag": file.tag, "vary": "accept-encoding"}
    if file.caching == ASK_AGAIN:
        headers["vary"] = "accept-encoding, accept-language"
    if status == 200 and request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    body = file.body
    if file.compressed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = file.compressed
    return Response(body, status, headers, media_type=file.kind)


def _send_shell(request: Request, card_of: CardOf, status: int = 200) -> Response:
    """The shell of a page: the card is in the language of the link, all else in the reader's."""
    if site() is None:
        raise HTTPException(503)
    read = _accepted(request.headers.get("accept-language", ""))
    shared = request.query_params.get("lang", "")[:LONGEST_LANGUAGE]
    reader = best_language([*read, shared])
    language = best_language([shared, reader])
    card = card_of(say_in(language))
    root = str(request.base_url)
    social = social_tags(card, language, _address(request, root), root)
    base = request.scope.get("root_path", "")
    response = _send(
        request, _shell(Head(base, reader, card.title, card.description, social)), status
    )
    if not card.for_search:
        response.headers["x-robots-tag"] = "noindex"
    return response


def _address(request: Request, root: str) -> str:
    """The address of a page as it is shared: chats read it again later, in the same language."""
    path = request.scope["path"].removeprefix(request.scope.get("root_path", "")).lstrip("/")
    given = request.query_params
    kept = {name: given[name][:MAX_POSITION_LENGTH] for name in SHARED if name in given}
    return f"{root}{quote(path)}{'?' if kept else ''}{urlencode(kept)}"


async def _found(request: Request, table: str) -> Table | None:
    """A table; None if there is none, or none can be read just now: the page says which."""
    if len(table) > LONGEST_TEXT:
        return None
    try:
        async with asyncio.timeout(LONGEST_LOOKUP):
            return await application_of(request).tables.find(table)
    except (Refusal, TimeoutError):
        return None


def _language(request: Request) -> str:
    return language_for(request.headers.get("accept-language", ""))


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
    return _send_shell(request, replay_card(found) if found else other_card)


@router.api_route(f"/{MANIFEST}", methods=["GET", "HEAD"])
async def show_manifest(request: Request) -> Response:
    """What the game is called as an app."""
    if site() is None:
        raise HTTPException(404)
    return _send(request, _manifest(_language(request)))


@router.api_route("/sw.js", methods=["GET", "HEAD"])
@router.api_route("/licences.txt", methods=["GET", "HEAD"])
@router.api_route("/icons/{name}", methods=["GET", "HEAD"])
@router.api_route("/assets/{name}", methods=["GET", "HEAD"])
async def show_file(request: Request) -> Response:
    """A file of the page."""
    built = site()
    name = request.scope["path"].removeprefix(request.scope.get("root_path", "")).lstrip("/")
    if built is None or name not in built.files:
        raise HTTPException(404)
    return _send(request, built.files[name])


async def on_missing(request: Request, error: Exception) -> Response:
    """A browser that asks for a missing page gets one that says so; all others get a problem."""
    api = "/api/" in request.scope["path"] or request.method != "GET"
    asks = "text/html" in request.headers.get("accept", "")
    if request.scope["path"] == request.scope.get("root_path") and not api:
        return RedirectResponse(f"{request.scope['path']}/")
    if isinstance(error, HTTPException) and error.status_code == 404 and asks and not api:
        return _send_shell(request, other_card, 404)
    return await on_http_error(request, error)
