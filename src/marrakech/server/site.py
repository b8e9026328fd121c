"""The page's files, as the build made them, and the one shell for all its addresses."""

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

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException

from marrakech.locales import best_language, direction, page_catalogue

BUILT = Path(__file__).parent / "site"
FOR_EVER = "public, max-age=31536000, immutable"  # the name has a hash of what is in it
ASK_AGAIN = "no-cache"
LONGEST_LANGUAGE_HEADER = 1000  # characters of what a browser says it reads
SHELLS = 200  # of which the least recently used is forgotten: the Host may be anything
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


@dataclass(frozen=True, eq=False)  # what is made of one is cached
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
    language: str  # of the person who opens the page
    title: str
    description: str
    social: str  # tags, escaped already


@lru_cache(maxsize=SHELLS)
def shell(built: Site, head: Head) -> File:
    """The page before its script has loaded."""
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
def _manifest(built: Site, language: str) -> File:
    """What the app is called where it is installed, in a language."""
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
    return best_language(accepted(header))


def accepted(header: str) -> list[str]:
    """The languages that a browser says it reads, the best first."""
    wanted: list[tuple[float, int, str]] = []
    for place, part in enumerate(header[:LONGEST_LANGUAGE_HEADER].split(",")[:30]):
        code, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((-float(weight or 1), place, code.strip()))
        except ValueError:
            continue
    return [code for *_, code in sorted(wanted)]


def send(request: Request, file: File, status: int = 200) -> Response:
    """A file as a response, unless the client has it already."""
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


def _language(request: Request) -> str:
    return language_for(request.headers.get("accept-language", ""))


@router.api_route(f"/{MANIFEST}", methods=["GET", "HEAD"])
async def show_manifest(request: Request) -> Response:
    """What the game is called as an app."""
    built = site()
    if built is None:
        raise HTTPException(404)
    return send(request, _manifest(built, _language(request)))


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
    return send(request, built.files[name])
