"""Somebody with a browser, who plays with the mouse, with a thumb or with keys."""

import re
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, expect

PATIENCE = 20_000  # milliseconds for what should take hardly any
TABLE = ".table-page"


class Player:
    """One browser of one person. Errors on the page are the test's errors."""

    def __init__(self, browser: Browser, link: str, still: bool = True, **options: Any) -> None:
        given: dict[str, Any] = {
            "viewport": {"width": 1280, "height": 800},
            "locale": "en",
            "reduced_motion": "reduce" if still else "no-preference",
            **options,
        }
        self.link = link
        self.touches = bool(given.get("has_touch"))
        self.context = browser.new_context(**given)
        self.context.set_default_timeout(PATIENCE)
        self.troubles: list[str] = []
        self.excused: list[str] = []  # patterns of troubles that a test causes on purpose
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self._note(f"error: {error}"))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"{message.type}: {message.text} {message.location.get('url', '')}")

    def _note(self, trouble: str) -> None:
        self.troubles.append(trouble)

    def excuse(self, *patterns: str) -> None:
        """What the console may say here, because the test causes it."""
        self.excused += patterns

    def leave(self) -> None:
        """Close the browser; nothing may have gone wrong in it."""
        self.context.close()
        known = "|".join(self.excused) or "(?!)"
        assert [one for one in self.troubles if not re.search(known, one)] == []

    def open(self, path: str) -> None:
        """Go to an address of the game, or to a link that somebody sent."""
        self.page.goto(path if path.startswith("http") else self.link + path)

    # What the page says

    def at(self, test_id: str) -> Locator:
        return self.page.get_by_test_id(test_id)

    def table(self) -> Locator:
        return self.page.locator(TABLE)

    def told(self, name: str) -> str:
        """One of the facts that the page of a table tells of itself: phase, step, mine …"""
        return self.table().get_attribute(f"data-{name}") or ""

    def waits_for(self, **facts: str) -> None:
        """Until the page of the table tells all of these."""
        for name, value in facts.items():
            pattern = re.compile(value)
            expect(self.table()).to_have_attribute(
                f"data-{name.replace('_', '-')}", pattern, timeout=PATIENCE
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

    def alive(self) -> bool:
        """Whether the page still answers."""
        try:
            return bool(self.page.evaluate("() => true"))
        except Error:
            return False
