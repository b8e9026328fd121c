"""Who enters a contest: bots of ours, and other people's programs under the names they give."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from marrakech.bots import bot_names
from marrakech.bots.engines import EngineBot, safe_name
from marrakech.rules import Refusal
from marrakech.rules.refusal import excerpt


def engines_named(commands: Iterable[str], starting: Callable[[str], None]) -> dict[str, str]:
    """The commands of engines by their names; one that cannot be used is refused.

    Each is started once for that, and let go again: those that play are started where they play.
    """
    engines: dict[str, str] = {}
    for command in commands:
        starting(command)
        bot = EngineBot(command)
        bot.close()
        engines[safe_name(bot.name, (*bot_names(), *engines))] = command
    return engines


def entrants(
    bots: Sequence[str], engines: Mapping[str, str], against: str | None
) -> tuple[str, ...]:
    """Everybody who is named, and then every engine that has no place yet."""
    for name in (*bots, *(() if against is None else (against,))):
        if name not in bot_names() and name not in engines:
            names = " ".join((*bot_names(), *engines))
            raise Refusal("bot-unknown", name=excerpt(name), names=names)
    return (*bots, *(name for name in engines if name not in (*bots, against)))
