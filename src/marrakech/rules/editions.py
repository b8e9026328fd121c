"""Every printing of the rules as a preset: which options it sets, and which book says so."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TypeAlias

from marrakech.rules.refusal import Refusal, excerpt
from marrakech.rules.ruleset import Ruleset, ruleset

Options: TypeAlias = tuple[tuple[str, str], ...]  # options with their values, sorted

RULES_IN_30_LANGUAGES = "003"
SETS_OF_60 = "4x15"
SETS_OF_57 = "3x15+1x12"  # green is the small set


@dataclass(frozen=True, slots=True)
class Edition:
    """One printing, or one of the ways it offers to play."""

    name: str
    language: str  # a language code, "" for the rules that this project takes as its own
    book: str = RULES_IN_30_LANGUAGES  # the rulebook, by its number among our sources
    page: str = ""  # the code at the head of its page in the book of 30 languages
    printed: Options = ()  # set by what it says
    silent: Options = ()  # set because it says nothing
    box: str = SETS_OF_60
    starter: str = "agreed"  # who begins: agreed, random, morocco or youngest

    @property
    def options(self) -> dict[str, str]:
        """Every option that this printing sets, sorted by name."""
        return dict(sorted((*self.printed, *self.silent)))

    @property
    def ruleset(self) -> Ruleset:
        """The rules of this printing."""
        return ruleset(self.options)


_PLAY_ON = (("bankruptcy", "play-on"),)
_COLOURS = (("halves", "colours"),)
_NOBODYS = (("whole", "nobody"),)
_ALTERNATING = (("pile", "alternating"),)
_OWNERS_AREA = (("area", "owner"),)
_SHARED = (("tie", "shared"),)

_PRINTINGS = (
    Edition("default", "", book="", starter="random"),
    Edition("en", "en", page="GB"),
    Edition("fr", "fr", page="FR", starter="morocco"),
    Edition("nl", "nl", page="NL", starter="morocco"),
    Edition("es", "es", page="ES", starter="morocco"),
    Edition("it", "it", page="IT", starter="morocco"),
    Edition("fi", "fi", page="FI", printed=_OWNERS_AREA + _COLOURS, silent=_PLAY_ON),
    Edition("sv", "sv", page="SE", silent=_PLAY_ON),
    Edition("cs", "cs", page="CS", printed=_ALTERNATING, silent=_PLAY_ON + _SHARED),
    Edition("el", "el", page="GR", silent=_PLAY_ON),
    Edition("pt", "pt", page="PT", silent=_PLAY_ON, starter="morocco"),
    Edition("pl", "pl", page="PL", silent=_PLAY_ON),
    Edition("is", "is", page="IS", silent=_PLAY_ON),
    Edition(
        "ar", "ar", page="AR", printed=_COLOURS + _NOBODYS, silent=_PLAY_ON, starter="youngest"
    ),
    Edition("et", "et", page="EE", silent=_PLAY_ON),
    Edition("lv", "lv", page="LV", silent=_PLAY_ON),
    Edition("lt", "lt", page="LT", silent=_PLAY_ON),
    Edition("ru", "ru", page="RU", silent=_PLAY_ON),
    Edition("zh-Hant", "zh-Hant", page="TW", printed=_COLOURS, silent=_PLAY_ON),
    Edition("ja", "ja", page="JP", starter="random"),
    Edition("zh-Hans", "zh-Hans", page="CN", printed=_COLOURS, silent=_PLAY_ON),
    Edition("hu", "hu", page="HU", printed=_NOBODYS, silent=_PLAY_ON),
    Edition("sl", "sl", page="SL", silent=_PLAY_ON, box=SETS_OF_57),
    Edition("ro", "ro", page="RO", silent=_PLAY_ON),
    Edition("nb", "nb", page="NO", printed=_NOBODYS, silent=_PLAY_ON),
    Edition("sr", "sr", page="SR", silent=_PLAY_ON, box=SETS_OF_57),
    Edition("hr", "hr", page="HR", silent=_PLAY_ON),
    Edition("de", "de", page="DE", starter="morocco"),
    Edition("ko", "ko", page="KR", printed=_NOBODYS),
    Edition("th", "th", page="TH", printed=_ALTERNATING),
    Edition("fa", "fa", page="IR", printed=_OWNERS_AREA, box=SETS_OF_57, starter="random"),
    Edition("ru-57", "ru", book="000", silent=_PLAY_ON, box=SETS_OF_57),
    Edition("en-57", "en", book="001", silent=_PLAY_ON, box=SETS_OF_57),
    Edition("fr-60", "fr", book="002", starter="morocco"),
    Edition("ro-57", "ro", book="004", silent=_PLAY_ON, box=SETS_OF_57),
)
# The second way to play that some of them offer: the variant, or Portuguese's other count of rugs.
_OTHER_WAYS = {
    **{
        f"{name}+variant": ("steering", "after-must")
        for name in ("en", "fr", "nl", "it", "ja", "th", "fa", "fr-60")
    },
    **{f"{name}+variant": ("steering", "after-may") for name in ("es", "ko")},
    "pt+15": ("stock", "15"),
}


def _all() -> Iterator[Edition]:
    """Each printing, followed by the other way to play it."""
    for edition in _PRINTINGS:
        yield edition
        for name, option in _OTHER_WAYS.items():
            if name.rpartition("+")[0] == edition.name:
                yield replace(edition, name=name, printed=(*edition.printed, option))


editions: Mapping[str, Edition] = MappingProxyType({edition.name: edition for edition in _all()})
presets: Mapping[str, Ruleset] = MappingProxyType(
    {name: edition.ruleset for name, edition in editions.items()}
)


def printed_elsewhere(matter: str) -> list[Edition]:
    """The printings that differ from the usual rules in a matter: an option, box or starter.

    The second way to play a printing is named only if it is the one that differs.
    """
    usual = _settled(editions["default"], matter)
    found = [edition for edition in editions.values() if _settled(edition, matter) != usual]
    names = {edition.name for edition in found}
    return [one for one in found if one.name.partition("+")[0] not in names - {one.name}]


def _settled(edition: Edition, matter: str) -> str | None:
    if matter == "box":
        return edition.box
    if matter == "starter":
        return edition.starter
    return edition.options.get(matter)


def edition_named(name: str) -> Edition:
    """The edition of that name; an unknown one is refused."""
    if name not in editions:
        raise Refusal("edition-unknown", name=excerpt(name))
    return editions[name]
