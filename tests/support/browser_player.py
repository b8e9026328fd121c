"""Somebody with a browser, who plays with the mouse, with a thumb or with keys."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, expect
from support.input_methods import Hand, Keys, Mouse, Thumb

from marrakech import format_action, legal_actions, parse_position

BROWSER_TIMEOUT_MS = 20_000  # milliseconds for what should take hardly any
expect.set_options(timeout=BROWSER_TIMEOUT_MS)  # machines that run tests are shared and noisy
TABLE = ".table-page"
# Where the server was killed or the line was cut, the browser says so by itself.
NO_LINE = (
    r"WebSocket connection",
    r"ERR_CONNECTION_(REFUSED|RESET)",
    r"ERR_EMPTY_RESPONSE",
    r"ERR_CONTENT_LENGTH_MISMATCH",
    r"ERR_SOCKET_NOT_CONNECTED",
    r"ERR_INTERNET_DISCONNECTED",
)
# The market shows what the table's page tells, and either somebody is to decide here or it is over.
AWAITED = """(before) => {
  const page = document.querySelector(".table-page");
  const { number, mine, phase, step, seatToMove } = page?.dataset ?? {};
  if (phase === "over") return document.querySelector("[data-testid=standings]") !== null;
  if (mine !== "true" || Number(number) <= before) return false;
  const fields = document.querySelector(".board")?.dataset.position?.split(" ") ?? [];
  return fields[2] === step && fields[3] === seatToMove;
}"""

# What was chosen before the page was opened; what is chosen on it later stays.
CHOSEN = """(wanted => {
  try {
    const kept = JSON.parse(localStorage.getItem("marrakech.settings") ?? "{}");
    localStorage.setItem("marrakech.settings", JSON.stringify({ ...wanted, ...kept }));
  } catch {
    // A browser that keeps nothing.
  }
})"""

Witness = Callable[["Player"], None]


class Player:
    """One browser of one person. Errors on the page are the test's errors."""

    def __init__(
        self,
        browser: Browser,
        link: str,
        still: bool = True,
        keys: bool = False,
        at_once: bool | None = None,
        **options: Any,
    ) -> None:
        """`still` for a device that asks for reduced motion; unless it is told otherwise, it then
        shows everything at once, so that no test waits for pictures that it does not look at."""
        given: dict[str, Any] = {
            "viewport": {"width": 1280, "height": 800},
            "locale": "en",
            # It would fetch every part of the page anew for each test, a fifth of all their time.
            "service_workers": "block",
            "reduced_motion": "reduce" if still else "no-preference",
            **options,
        }
        self.link = link
        self.touches = bool(given.get("has_touch"))
        self.is_keys = keys
        self.hand: Hand = Keys() if keys else Thumb() if self.touches else Mouse()
        self.decided: list[str] = []  # what was decided here, at whichever table
        self.context = browser.new_context(**given)
        self.context.set_default_timeout(BROWSER_TIMEOUT_MS)
        if still if at_once is None else at_once:
            self.has_chosen(speed="none")
        self.troubles: list[str] = []
        # Patterns of troubles that a test causes on purpose; and a hint may be asked for too early,
        # and for a language that was chosen here the browser's own one was fetched for nothing.
        self.excused: list[str] = [
            "status of 503 .*/hint",
            "Service Worker registration blocked",
            r"\.ftl was preloaded .* but not used",
        ]
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self._note(f"error: {error}"))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"{message.type}: {message.text} {message.location.get('url', '')}")

    def _note(self, trouble: str) -> None:
        self.troubles.append(trouble)

    def has_chosen(self, **settings: Any) -> None:
        """Settings that the pages which are opened from now on find in this browser."""
        self.context.add_init_script(f"{CHOSEN}({json.dumps(settings)})")

    def excuse(self, *patterns: str) -> None:
        """What the console may say here, because the test causes it."""
        self.excused += patterns

    def leave(self) -> None:
        """Close the browser; nothing may have gone wrong in it."""
        self.context.close()
        known = "|".join(self.excused) or "(?!)"
        troubles = [one for one in self.troubles if not re.search(known, one)]
        assert not troubles, "\n".join(troubles)

    def open(self, path: str) -> None:
        """Go to an address of the game, or to a link that somebody sent."""
        self.page.goto(path if path.startswith("http") else self.link + path)

    # What the page says

    def at(self, test_id: str) -> Locator:
        return self.page.get_by_test_id(test_id)

    def table(self) -> Locator:
        return self.page.locator(TABLE)

    def fact(self, name: str) -> str:
        """One of the facts that the page of a table tells of itself: phase, step, mine …"""
        return self.table().get_attribute(f"data-{name}") or ""

    def waits_for(self, **facts: str) -> None:
        """Until the page of the table tells all of these."""
        for name, value in facts.items():
            pattern = re.compile(value)
            expect(self.table()).to_have_attribute(
                f"data-{name.replace('_', '-')}", pattern, timeout=BROWSER_TIMEOUT_MS
            )

    def position(self) -> str:
        return self.page.locator(".board").get_attribute("data-position") or ""

    # Playing

    def press(self, locator: Locator) -> None:
        """Click, or tap where there is no mouse."""
        if self.touches:
            locator.tap()
        else:
            locator.click()

    def legal(self) -> list[str]:
        """What may be decided in the position that the market shows."""
        return [format_action(one) for one in legal_actions(parse_position(self.position()))]

    def is_awaited(self, before: int = 0) -> bool:
        """Wait for this player's next decision after an event; false once the game is over."""
        self.page.wait_for_function(AWAITED, arg=before, timeout=3 * BROWSER_TIMEOUT_MS)
        return self.fact("phase") == "playing"

    def decides(self, chance: Random) -> str:
        """One decision of somebody whose turn it is, made on the market."""
        legal, step = self.legal(), self.fact("step")
        if step in ("turn", "steer"):
            action = self.hand.face(self.page, legal, chance)
        elif step == "roll":
            action = "roll"
            self.hand.agree(self.page)
        elif legal == ["-"]:
            action = "-"
            self.hand.agree(self.page)
        else:
            action = self.hand.lay(self.page, legal, chance)
        self.decided.append(action)
        return action

    def plays(self, chance: Random, decisions: int = 1000, each: Witness = lambda _: None) -> bool:
        """Decide that many times, or until the game is over; whether it still goes on. Before every
        decision `each` may look."""
        before = 0
        for _ in range(decisions):
            if not self.is_awaited(before):
                return False
            each(self)
            before = int(self.fact("number"))
            self.decides(chance)
        return self.is_awaited(before)

    def table_id(self) -> str:
        """Which table this is, as the address says."""
        found = re.search(r"/table/([^/?#]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def alive(self) -> bool:
        """Whether the page still answers."""
        try:
            return bool(self.page.evaluate("() => true"))
        except Error:
            return False


def plays_and_reloads(page: Page) -> None:
    """Set up a table, come back to it, and have the seat still."""
    page.get_by_test_id("start-bots").click()
    table = page.locator(".table-page")
    expect(table).to_have_attribute("data-phase", "playing")
    page.reload()
    expect(table).to_have_attribute("data-phase", "playing")
    expect(page.locator("[data-testid=give-up]")).to_be_attached()


Arrive = Callable[..., Player]  # somebody new comes with a browser of their own
