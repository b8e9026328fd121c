"""Looking at a page: what it should say, what an expert would find wrong, what sticks out."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect
from support.browser_player import Arrive as Arrive
from support.browser_player import Player
from support.screen_reader import plain
from support.server import LONGEST_WARM_UP, eventually

from marrakech.locales import page_catalogue

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
MARKS = "[\u2066-\u2069\u200e\u200f]*"  # by which a sentence keeps its parts in their direction


Data = dict[str, Any]


def within(key: str, language: str = "en", /, **details: str | int) -> re.Pattern[str]:
    """A sentence of the catalogue as it may stand among others."""
    sentence = page_catalogue(language).say(key, **details)
    return re.compile("".join(re.escape(c) + MARKS for c in sentence))


def wording(key: str, language: str = "en", /, **details: str | int) -> re.Pattern[str]:
    """A sentence of the catalogue as it may stand alone: nothing before or after it."""
    return re.compile(rf"^\s*{MARKS}{within(key, language, **details).pattern}\s*$")


def button(where: Page | Locator, key: str, **details: str | int) -> Locator:
    """The button that is called so."""
    return where.get_by_role("button", name=wording(key, **details))


# Tables, set up behind the page's back with the same browser's cookie


def call(player: Player, path: str, body: Data | None = None) -> Data:
    """Ask the server as this browser would."""
    request = player.context.request
    link = f"{player.link}/api/{path}"
    answer = request.get(link) if body is None else request.post(link, data=body)
    assert answer.ok, answer.text()
    found: Data = answer.json()
    return found


# As another tab of this browser would: under the lock by which a device gets one token, not two.
TOKEN = """async () => await navigator.locks.request("marrakech / device", async () => {
    const headers = {"content-type": "application/json"};
    return (await fetch("/api/device", {method: "POST", body: "{}", headers})).ok;
})"""


def token(player: Player) -> None:
    """See to it that this browser has a token, also while a page of it is getting one."""
    if player.page.url.startswith(player.link):
        assert player.page.evaluate(TOKEN)
    else:
        call(player, "device", {})


def seat(player: Player, *seats: str, **wanted: Any) -> str:
    """A table of this browser's; its people are called Ana, Ben, …"""
    token(player)
    people = ["Ana", "Ben", "Cid", "Dea"][: seats.count("person")]
    made = call(player, "tables", {"seats": seats, "names": people, **wanted})
    return str(made["table"])


def act(player: Player, table: str, action: str) -> None:
    """Do something at a table, as who is to move."""
    state = call(player, f"tables/{table}")
    number = state["number"]
    body = {"kind": "act", "id": f"looking-{number:08}", "seen": number, "action": action}
    call(player, f"tables/{table}/commands", body)


def bots_are_ready(player: Player) -> None:
    """Wait for the bots, which get ready after everything else that a busy machine does."""
    eventually(lambda: all(bot["ready"] for bot in call(player, "bots")["bots"]), LONGEST_WARM_UP)


def finished(player: Player, *seats: str, turns: int = 2, **wanted: Any) -> str:
    """A table of people on which a few turns were played; then all but the last gave up."""
    table = seat(player, *(seats or ("person", "person")), **wanted)
    for _ in range(2 * turns):
        act(player, table, call(player, f"tables/{table}")["legal"][0])
    for one in range(1, len(seats or "12")):
        act(player, table, f"x{one}")
    assert call(player, f"tables/{table}")["phase"] == "over"
    return table


def opened(player: Player, table: str, **facts: str) -> None:
    """The page of a table, as far as it is known to be."""
    player.open(f"/table/{table}")
    player.waits_for(**facts)


def follows(player: Player) -> None:
    """Until the page of a game has heard of all that happened before: the rest is news to it."""
    expect(player.at("log")).to_be_attached()


# What is wrong with a page


def axe(page: Page, where: str = "", rules: Sequence[str] = ()) -> list[str]:
    """What axe finds, by all rules or by some, a line each."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    only = {"type": "rule", "values": [*rules]} if rules else {"type": "tag", "values": TAGS}
    found = page.evaluate(
        "only => axe.run(document, {runOnly: only, resultTypes: ['violations']})", only
    )
    return [
        f"{where} {fault['id']}: {fault['help']}: {node['html'][:160]} {node['failureSummary']}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


STICKING_OUT = """() => {
    const wide = document.documentElement.clientWidth;
    const found = [];
    if (document.documentElement.scrollWidth > wide) {
        for (const one of document.querySelectorAll("body *")) {
            const box = one.getBoundingClientRect();
            const out = box.right > wide + 0.5 || box.left < -0.5;
            const hidden = one.closest(".unseen, .announcer, .skip-link, svg");
            if (out && box.width && !hidden) found.push(`beyond the page: ${named(one)}`);
        }
        found.push(`scrolls sideways: ${document.documentElement.scrollWidth} > ${wide}`);
    }
    const controls = "button, .button, select, summary, h1, h2, h3, legend, label > span, td, th";
    for (const one of document.querySelectorAll(controls)) {
        const box = one.getBoundingClientRect();
        if (!box.width || hidden(one) || one.closest(".tongue, .board, [hidden]")) continue;
        if (getComputedStyle(one).display === "inline") continue;
        if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth)
            found.push(`too wide by ${one.scrollWidth - one.clientWidth}: ${named(one)}`);
        if (one.matches("button, .button") && one.scrollHeight > one.clientHeight + 1)
            found.push(`too high by ${one.scrollHeight - one.clientHeight}: ${named(one)}`);
    }
    return found;
    function hidden(one) {
        for (let at = one; at; at = at.parentElement)
            if (getComputedStyle(at).clipPath === "inset(50%)" || at.matches(".unseen, .skip-link"))
                return true;
        return false;
    }
    function named(one) {
        const text = (one.textContent ?? "").trim().slice(0, 40);
        return `<${one.localName} class="${one.getAttribute("class") ?? ""}"> ${text}`;
    }
}"""


def sticking_out(page: Page, where: str = "") -> list[str]:
    """What scrolls sideways, and words that their button is too small for."""
    return [f"{where}: {line}" for line in page.evaluate(STICKING_OUT)]


PRESSED = {"button", "link", "textbox", "combobox", "checkbox", "radio", "switch", "slider"}


def tree(page: Page) -> list[tuple[str, str]]:
    """What Chromium tells a screen reader of: every node with its role and its name."""
    session = page.context.new_cdp_session(page)
    found: Data = session.send("Accessibility.getFullAXTree")
    session.detach()
    return [
        (node["role"]["value"], plain(node.get("name", {}).get("value", "")))
        for node in found["nodes"]
        if not node["ignored"]
    ]


def nameless(page: Page) -> list[str]:
    """What can be pressed and has no name."""
    return [role for role, name in tree(page) if role in PRESSED and not name]


KEYS = """() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.push(walker.currentNode.data);
    for (const one of document.querySelectorAll("*"))
        for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext", "label"])
            if (one.hasAttribute(name)) found.push(one.getAttribute(name));
    return [...found, document.title];
}"""


def untranslated(page: Page, known: frozenset[str]) -> Iterator[str]:
    """Texts on the page that are keys of the catalogue, or that lack a detail."""
    for text in page.evaluate(KEYS):
        plain = re.sub(MARKS, "", text).strip()
        if plain in known or re.search(r"\{\s*\$?[\w-]+\s*\}", plain):
            yield plain


def language_is(page: Page, language: str) -> None:
    """Until the page speaks that."""
    expect(page.locator("html")).to_have_attribute("lang", language)
