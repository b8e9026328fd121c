"""The page: the files that the build made, and the one shell for all its addresses."""

import gzip
import json
import mimetypes
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse
from starlette.exceptions import HTTPException

from marrakech.locales import best_language, direction, page_catalogue
from marrakech.server.http.problems import on_http_error

BUILT = Path(__file__).parent / "site"
FOR_EVER = "public, max-age=31536000, immutable"  # the name has a hash of what is in it
ASK_AGAIN = "no-cache"
LONGEST_LANGUAGE_HEADER = 1000  # characters of what a browser says it reads
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


@cache
def _shell(base: str, language: str) -> File:
    """The page before its script has loaded, in a language."""
    built = site()
    assert built is not None
    say = page_catalogue(language).say
    filled = {
        "base": base,
        "lang": language,
        "dir": direction(language),
        "catalogue": built.catalogues[language],
        "description": say("page-description"),
        "noscript": say("page-noscript"),
    }
    text = built.shell
    for name, value in filled.items():
        text = text.replace(f"{{{{{name}}}}}", escape(value))
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
    wanted: list[tuple[float, int, str]] = []
    for place, part in enumerate(header[:LONGEST_LANGUAGE_HEADER].split(",")[:30]):
        code, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((-float(weight or 1), place, code.strip()))
        except ValueError:
            continue
    return best_language(code for *_, code in sorted(wanted))


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


def _send_shell(request: Request, status: int = 200) -> Response:
    if site() is None:
        raise HTTPException(503)
    base = request.scope.get("root_path", "")
    return _send(request, _shell(base, _language(request)), status)


def _language(request: Request) -> str:
    return language_for(request.headers.get("accept-language", ""))


@router.api_route("/", methods=["GET", "HEAD"])
@router.api_route("/table/{table}", methods=["GET", "HEAD"])
@router.api_route("/replay", methods=["GET", "HEAD"])
@router.api_route("/replay/{table}", methods=["GET", "HEAD"])
@router.api_route("/devices", methods=["GET", "HEAD"])
@router.api_route("/editor", methods=["GET", "HEAD"])
@router.api_route("/rules", methods=["GET", "HEAD"])
@router.api_route("/learn", methods=["GET", "HEAD"])
async def show_page(request: Request) -> Response:
    """One shell for every page; the script shows what the address asks for."""
    return _send_shell(request)


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
        return _send_shell(request, 404)
    return await on_http_error(request, error)
