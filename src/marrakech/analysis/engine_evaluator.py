"""Another program as an evaluator: it judges positions, by the engine protocol."""

from collections.abc import Iterator
from contextlib import contextmanager

from marrakech.analysis.evaluator import Look
from marrakech.analysis.plain_look import look_through
from marrakech.bots.engines import EngineBot, EngineLimits
from marrakech.rules import Position, Refusal
from marrakech.rules.refusal import excerpt


class EngineEvaluator:
    """Looks through turns with the rules, and asks an engine what the positions after them are
    worth."""

    def __init__(self, engine: EngineBot) -> None:
        if not engine.judges:
            raise Refusal("engine-no-judge", engine=excerpt(engine.command))
        self.name = engine.name
        self._engine = engine

    def look(self, position: Position) -> Look:
        """A look through the turn in progress, or through the one that begins."""
        return look_through(position, self._engine.judge_all)


@contextmanager
def evaluator_from_engine(
    command: str, limits: EngineLimits | None = None
) -> Iterator[EngineEvaluator]:
    """An evaluator over an engine's command; the program ends with the block. It is refused if it
    cannot be started or does not judge positions."""
    engine = EngineBot(command, limits)
    try:
        yield EngineEvaluator(engine)
    finally:
        engine.close()
