"""A card as tags in the head of a page: Open Graph, which every chat and search engine reads."""

from html import escape

from marrakech.locales import posix_locale
from marrakech.server.previews.cards import Card, say_in
from marrakech.server.previews.market import HEIGHT, WIDTH, picture_path


def social_tags(card: Card, language: str, address: str, root: str) -> str:
    """The tags of a page at that address, on a server whose pages begin with that root."""
    tags = {
        "og:site_name": say_in(language)("game-name"),
        "og:type": "website",
        "og:title": card.title,
        "og:description": card.description,
        "og:url": address,
        "og:locale": posix_locale(language),
        "og:image": root + picture_path(card.market),
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": card.alt,
    }
    lines = [f'<meta property="{name}" content="{escape(text)}">' for name, text in tags.items()]
    return "\n    ".join([*lines, '<meta name="twitter:card" content="summary_large_image">'])
