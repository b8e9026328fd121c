"""The entries of a contest: our bots, and engines under the names that they give."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from marrakech.bots import bot_names
from marrakech.bots.engines import EngineBot, safe_name
from marrakech.rules import Refusal
from marrakech.rules.refusal import excerpt


def engines_named(commands: Iterable[str], starting: Callable[[str], None]) -> dict[str, str]:
    """The commands of engines by their names; one that fails is refused.

    Each is started once to ask its name, and ended. The processes that play start it again.
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
    """Every contestant that is named, and then every engine that is not."""
    for name in (*bots, *(() if against is None else (against,))):
        if name not in bot_names() and name not in engines:
            names = " ".join((*bot_names(), *engines))
            raise Refusal("bot-unknown", name=excerpt(name), names=names)
    return (*bots, *(name for name in engines if name not in (*bots, against)))
