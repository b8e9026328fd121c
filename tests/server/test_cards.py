"""What a shared link says about itself: title, description and picture of every page."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest
from support.page_head import Head, head_of
from support.server import LONGEST_START, Device, Server, serving

from marrakech.locales import LANGUAGES, page_catalogue, posix_locale
from marrakech.rules import format_position, outcome, parse_position, start
from marrakech.server.previews.market import format_market, market_of

SECRETIVE = "Zaphod Quixote"  # a nickname that stands in no sentence of ours
say = page_catalogue("en").say


def titled(page: str) -> str:
    """A title with the name of the game."""
    return say("page-title", page=page)


def shows(head: Head, position: str) -> bool:
    """Whether the picture is that of a position's market."""
    market = format_market(market_of(parse_position(position)))
    return bool(httpx.URL(head.tags["og:image"]).params.get("market") == market)


def test_home_has_a_card(server: Server) -> None:
    head = head_of(server.link)
    assert head.title == head.tags["og:title"] == "Marrakech"
    assert head.tags["description"] == head.tags["og:description"] == say("page-description")
    assert head.tags["og:url"] == f"{server.link}/"
    assert head.tags["og:type"] == "website"
    assert head.tags["og:locale"] == "en_US"
    assert head.tags["og:image"].startswith(f"{server.link}/previews/home.png?drawing=")
    assert head.tags["og:image:alt"] == say("preview-picture-home")
    assert head.tags["og:image:type"] == "image/png"
    assert (head.tags["og:image:width"], head.tags["og:image:height"]) == ("1200", "630")
    assert head.tags["twitter:card"] == "summary_large_image"


@pytest.mark.parametrize(
    ("path", "title", "description"),
    [
        ("/rules", "rules-title", "preview-rules-text"),
        ("/learn", "learn-title", "preview-learn-text"),
        ("/replay", "replay-title", "preview-replay-text"),
        ("/editor", "editor-title", "preview-editor-text"),
    ],
)
def test_pages_without_a_game_have_cards(
    server: Server, path: str, title: str, description: str
) -> None:
    head = head_of(server.link + path)
    assert head.title == head.tags["og:title"] == titled(say(title))
    assert head.tags["og:description"] == say(description)
    assert head.tags["og:url"] == server.link + path
    assert "/previews/home.png" in head.tags["og:image"]


def test_a_table_says_what_it_waits_for(server: Server, ana: Device, ben: Device) -> None:
    table = ana.create("person", "open", "open", facing="W")
    link = f"{server.link}/table/{table['table']}"
    head = head_of(link)
    assert head.title == "A game for 3 players, waiting for 2 more · Marrakech"
    assert head.tags["og:description"] == say("preview-waiting-text")
    assert head.tags["og:image:alt"] == say("preview-picture-empty")
    assert shows(head, format_position(start(3, facing="W")))
    assert head.tags["og:url"] == link
    ben.sit(table)
    assert head_of(link).title == "A game for 3 players, waiting for 1 more · Marrakech"


def test_a_game_shows_its_market_and_then_its_result(server: Server, ana: Device) -> None:
    table = ana.create("person", "person", rules="pile=alternating")["table"]
    link = f"{server.link}/table/{table}"
    for _ in range(3):  # Assam is turned, the die is rolled by the server, a rug is laid
        state = ana.state(table)
        action = state["legal"][0] if state.get("legal") else "N"
        ana.do(table, "roll" if state["step"] == "roll" else "act", **_given(state, action))
    state = ana.state(table)
    head = head_of(link)
    assert head.title == titled(say("preview-playing", players=2))
    assert shows(head, state["position"])
    replay = head_of(f"{server.link}/replay/{table}")
    assert replay.title == titled(say("preview-replay", players=2))
    assert shows(replay, state["position"])
    ana.do(table, "act", action="x1", seen=state["number"])
    state = ana.state(table)
    points = sorted(outcome(parse_position(state["position"])).points, reverse=True)
    assert points[0] > points[1] == 0
    head = head_of(link)
    assert head.title == f"A finished game: {points[0]} to 0 · Marrakech"
    assert head.tags["og:description"] == say("preview-over-text")
    assert shows(head, state["position"])


def _given(state: dict[str, object], action: object) -> dict[str, object]:
    seen = {"seen": state["number"]}
    return seen if state["step"] == "roll" else {"action": action, **seen}


def test_a_replay_is_shared_at_its_moment(server: Server, ana: Device) -> None:
    table = ana.create("person", "person")["table"]
    for _ in range(4):  # two whole turns
        state = ana.state(table)
        ana.do(table, "act", action=state["legal"][0], seen=state["number"])
    acted = [event for event in ana.events(table) if event["kind"] == "acted"]
    beginning = next(event for event in ana.events(table) if event["kind"] == "started")
    positions = [beginning["position"], *(event["position"] for event in acted)]
    link = f"{server.link}/replay/{table}"
    for ply in (0, 1, len(acted) // 2, len(acted)):
        head = head_of(f"{link}?ply={ply}&lang=de")
        assert head.tags["og:url"] == f"{link}?lang=de&ply={ply}"
        assert shows(head, positions[ply])
    assert shows(head_of(f"{link}?ply=9999"), positions[-1])


@pytest.mark.parametrize("ply", ["", "-1", "1.5", "x", "٣", "1" * 5])
def test_a_moment_that_no_game_has_is_not_shared(server: Server, ana: Device, ply: str) -> None:
    table = ana.create("person", "random")["table"]
    head = head_of(f"{server.link}/replay/{table}?ply={quote(ply)}")
    assert head.tags["og:url"] == f"{server.link}/replay/{table}"
    assert shows(head, ana.state(table)["position"])


def test_a_table_that_was_called_off_says_so(server: Server, ana: Device) -> None:
    table = ana.create("person", "open")["table"]
    assert ana.do(table, "cancel").is_success
    head = head_of(f"{server.link}/table/{table}")
    assert head.title == titled(say("preview-cancelled"))
    assert "/previews/home.png" in head.tags["og:image"]


def test_nobody_is_named_and_no_code_is_given_away(
    server: Server, ana: Device, ben: Device
) -> None:
    table = ana.create("person", "open", "greedy", names=[SECRETIVE])
    code = table["you"]["join_code"]
    assert ben.sit(table, name="Trillian").is_success
    for path in ("table", "replay"):
        answer = httpx.get(f"{server.link}/{path}/{table['table']}")
        everything = answer.text + str(answer.headers)
        for secret in ("Zaphod", "Quixote", "Trillian", "greedy", code):
            assert secret not in everything


def test_a_position_shows_its_market(server: Server) -> None:
    position = format_position(start(3)._replace(board=("r>", "r<", "y", *[""] * 46)))
    link = f"{server.link}/editor?position={quote(position)}"
    head = head_of(link)
    assert head.title == titled(say("preview-position"))
    assert head.tags["og:image:alt"] == say("preview-picture-market")
    assert shows(head, position)
    assert httpx.URL(head.tags["og:url"]).params["position"] == position


@pytest.mark.parametrize("text", ["", "nonsense", "7/7/7/7/7/7/7", "x" * 3000, '"><script>'])
def test_a_position_that_cannot_be_read_gets_the_editors_card(server: Server, text: str) -> None:
    answer = httpx.get(f"{server.link}/editor", params={"position": text})
    head = Head(answer.text)
    assert head.title == titled(say("editor-title"))
    assert "/previews/home.png" in head.tags["og:image"]
    assert "<script>" not in answer.text
    assert len(head.tags["og:url"]) < 2000


@pytest.mark.parametrize("path", ["/table/nowhere", "/replay/nowhere", "/table/" + "x" * 500])
def test_an_unknown_table_has_the_card_of_the_home_page(server: Server, path: str) -> None:
    head = head_of(server.link + path)
    assert head.tags["og:title"] == "Marrakech"
    assert "/previews/home.png" in head.tags["og:image"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_is_that_of_the_link(server: Server, language: str) -> None:
    head = head_of(f"{server.link}/?lang={language}")
    assert head.language == language
    assert head.tags["og:description"] == page_catalogue(language).say("page-description")
    assert head.tags["og:locale"] == posix_locale(language)
    assert head.tags["og:url"] == f"{server.link}/?lang={language}"


def test_every_language_has_a_country() -> None:
    found = {language: posix_locale(language) for language in LANGUAGES}
    assert all(len(code) == 5 and code[2] == "_" for code in found.values())
    assert (found["fr"], found["zh-Hant"], found["zh-Hans"]) == ("fr_FR", "zh_TW", "zh_CN")


def test_a_link_in_another_language_leaves_the_page_in_the_readers(server: Server) -> None:
    """The card is the sharer's, for it is shown in their chat; the page belongs to its reader."""
    head = head_of(f"{server.link}/?lang=de", **{"accept-language": "fr-CA,fr;q=0.9"})
    assert head.language == "fr"
    assert head.tags["og:description"] == page_catalogue("de").say("page-description")
    head = head_of(f"{server.link}/?lang=de", **{"accept-language": "tlh"})
    assert head.language == "de"
    for nonsense in ("xx", "", "%22%3E%3Cscript%3E", "d" * 5000):
        assert head_of(f"{server.link}/?lang={nonsense}").language == "en"


@pytest.fixture(scope="module")
def in_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy that has put it into a folder and speaks TLS."""
    options = ("--base-path", "/souk", "--trusted-proxy", "127.0.0.1", "--host-name", "games.test")
    with serving(tmp_path_factory.mktemp("folder"), *options) as running:
        yield running


def test_addresses_are_those_that_the_proxy_is_known_by(in_folder: Server) -> None:
    proxied = {"host": "games.test", "x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.1"}
    head = head_of(f"{in_folder.link}/rules", **proxied)
    assert head.tags["og:url"] == "https://games.test/souk/rules"
    image = head.tags["og:image"]
    assert image.startswith("https://games.test/souk/previews/home.png?")
    local = image.replace("https://games.test/souk", in_folder.link)
    assert (
        httpx.get(local, headers=proxied, timeout=LONGEST_START).headers["content-type"]
        == "image/png"
    )
    robots = httpx.get(f"{in_folder.link}/robots.txt", headers=proxied).text
    assert "Disallow: /souk/api/" in robots
    assert "Sitemap: https://games.test/souk/sitemap.xml" in robots
    sitemap = httpx.get(f"{in_folder.link}/sitemap.xml", headers=proxied).text
    for page in ("", "rules", "learn"):
        assert f"<loc>https://games.test/souk/{page}</loc>" in sitemap
    assert sitemap.count("<loc>") == 3


def test_tables_and_positions_are_not_for_search_engines(server: Server, ana: Device) -> None:
    table = ana.create("person", "open")["table"]
    position = quote(format_position(start(2)))
    hidden = (f"/table/{table}", f"/replay/{table}", "/table/x", "/devices", "/replay")
    for path in (*hidden, f"/editor?position={position}"):
        assert httpx.get(server.link + path).headers["x-robots-tag"] == "noindex", path
    for path in ("/", "/rules", "/learn"):
        assert "x-robots-tag" not in httpx.get(server.link + path).headers, path
    missing = httpx.get(f"{server.link}/nothing", headers={"accept": "text/html"})
    assert (missing.status_code, missing.headers["x-robots-tag"]) == (404, "noindex")
    robots = httpx.get(f"{server.link}/robots.txt")
    assert robots.headers["content-type"] == "text/plain; charset=utf-8"
    closed = [line for line in robots.text.splitlines() if line.startswith("Disallow")]
    assert closed == ["Disallow: /api/"]  # a page that may not be read cannot say noindex


def test_a_page_is_shown_even_if_its_table_cannot_be_read(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Device(server) as ana:
        table = ana.create("person", "open")["table"]
        server.data.unlink()
        for path in (f"/table/{table}", "/table/other"):
            answer = httpx.get(server.link + path)
            assert answer.status_code == 200
            assert "og:image" in answer.text
