"""The head of a page as a chat or a search engine reads it, without running its script."""

from html.parser import HTMLParser

import httpx
from support.server import LONGEST_START


class Head(HTMLParser):
    """The language, the title and the tags of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.language = self.title = ""
        self.tags: dict[str, str] = {}
        self._in_title = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self._in_title = tag == "title"
        if tag == "html":
            self.language = given["lang"]
        if tag == "meta" and "content" in given:
            name = given.get("property") or given.get("name", "")
            if "media" not in given:
                assert name not in self.tags, f"{name} twice"
                self.tags[name] = given["content"]

    def handle_endtag(self, tag: str) -> None:
        self._in_title = False

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.title += data


def head_of(link: str, **headers: str) -> Head:
    """The head of the page at an address."""
    answer = httpx.get(link, headers=headers, timeout=LONGEST_START)
    assert answer.status_code == 200, answer.text
    return Head(answer.text)
