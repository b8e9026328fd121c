"""The page: one shell for every address, in the browser's language, and files that are kept."""

import gzip
import re
from pathlib import Path

import httpx
import pytest
from support.server import Server, serving

from marrakech.locales import page_catalogue
from marrakech.server.site import BUILT, language_for

PAGES = ("/", "/table/x", "/replay", "/replay/x", "/editor", "/rules", "/learn")


@pytest.mark.parametrize("path", PAGES)
def test_every_address_shows_the_page(server: Server, path: str) -> None:
    answer = httpx.get(server.link + path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "{{" not in answer.text
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert httpx.head(server.link + path).status_code == 200


def test_a_page_that_is_not_there_says_so_in_the_page(server: Server) -> None:
    browser = {"accept": "text/html,*/*"}
    assert "<title>" in httpx.get(f"{server.link}/nothing", headers=browser).text
    assert httpx.get(f"{server.link}/nothing", headers=browser).status_code == 404
    assert httpx.get(f"{server.link}/api/nothing", headers=browser).json()["key"] == "page-unknown"
    assert httpx.get(f"{server.link}/nothing").json()["key"] == "page-unknown"
    assert httpx.post(f"{server.link}/rules").status_code == 405


def test_everything_that_the_page_asks_for_is_there(server: Server) -> None:
    shell = httpx.get(server.link).text
    for path in re.findall(r'(?:href|src)="([^"]+)"', shell):
        answer = httpx.get(server.link + path)
        assert answer.status_code == 200, path
        kept = "immutable" in answer.headers["cache-control"]
        assert kept == path.startswith("/assets/"), path


def test_the_licences_are_served_and_not_kept_for_ever(server: Server) -> None:
    answer = httpx.get(f"{server.link}/licences.txt")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.text == (BUILT / "licences.txt").read_text("utf-8")


def test_files_are_squeezed_and_not_sent_twice(server: Server) -> None:
    script = next(path for path in BUILT.glob("assets/app-*.js"))
    link = f"{server.link}/assets/{script.name}"
    plain = httpx.get(link, headers={"accept-encoding": "identity"})
    assert plain.content == script.read_bytes()
    assert "content-encoding" not in plain.headers
    squeezed = httpx.get(link, headers={"accept-encoding": "gzip"})
    assert squeezed.headers["content-encoding"] == "gzip"
    assert squeezed.content == plain.content
    again = httpx.get(link, headers={"if-none-match": plain.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("name", ["..%2f..%2fsite.py", "index.html", "%00", "app.js", ""])
def test_only_files_of_the_page_are_sent(server: Server, name: str) -> None:
    assert httpx.get(f"{server.link}/assets/{name}").status_code == 404


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-CA,en;q=0.5", "fr"),
        ("de;q=0.2, ar;q=0.3, fr;q=0.8", "fr"),
        ("xx, ar;q=0.3, de;q=0.8", "de"),
        ("ar-MA", "ar"),
        ("fr;q=x, , ;;, en", "en"),
        ("*", "en"),
        ("zh" + ",x" * 1000, "zh-Hans"),
        ("x," * 1000 + "zh", "en"),
    ],
)
def test_the_browsers_language(header: str, language: str) -> None:
    assert language_for(header) == language


def test_the_shell_is_in_that_language(server: Server) -> None:
    arabic = httpx.get(server.link, headers={"accept-language": "ar"})
    assert '<html lang="ar" dir="rtl">' in arabic.text
    assert "accept-language" in arabic.headers["vary"]
    assert (
        '<html lang="fr" dir="ltr">'
        in httpx.get(server.link, headers={"accept-language": "fr"}).text
    )


def test_behind_a_proxy_in_a_folder(tmp_path: Path) -> None:
    with serving(tmp_path, "--base-path", "/game") as server:
        root = server.link.removesuffix("/game")
        shell = httpx.get(f"{root}/game/").text
        for path in re.findall(r'(?:href|src)="([^"]+)"', shell):
            assert path.startswith("/game/")
            assert httpx.get(root + path).status_code == 200, path
        assert httpx.get(f"{root}/game").headers["location"] == "/game/"


def test_the_app_is_called_what_it_is_in_that_language(server: Server) -> None:
    link = f"{server.link}/manifest.webmanifest"
    for language in ("en", "fr", "ar"):
        told = httpx.get(link, headers={"accept-language": language}).json()
        say = page_catalogue(language).say
        assert (told["name"], told["description"]) == (say("game-name"), say("page-description"))
        assert told["dir"] == ("rtl" if language == "ar" else "ltr")


def test_the_first_page_needs_at_most_90_kilobytes_of_script() -> None:
    first = set(re.findall(r"assets/[^\"]+\.js", (BUILT / "index.html").read_text("utf-8")))
    size = sum(len(gzip.compress((BUILT / path).read_bytes(), 9)) for path in first)
    assert 5_000 < size < 90_000
