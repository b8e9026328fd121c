"""A game that is played in the terminal: its record is on disk after every action."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random, SystemRandom

from marrakech.arena import draw_chance
from marrakech.bots import Budget, bot_named, bot_names
from marrakech.bots.engines import INTERACTIVE_BUDGET, EngineBot, EngineFailed
from marrakech.cli.files import write_game
from marrakech.cli.narration import narrate
from marrakech.cli.view import seat_names
from marrakech.locales import catalogue
from marrakech.rules import Action, Comment, Game, Position, Refusal, apply
from marrakech.rules.refusal import excerpt

BUDGET = Budget(seconds=0.2)
SEEDED_BUDGET = Budget(nodes=1_000_000)  # the same on every machine, for a game with a seed


class SavedGame:
    """A game and its file: what was played, and what chance and the bots do. Prints nothing."""

    def __init__(
        self, game: Game, path: Path, seed: int | None, engine: EngineBot | None = None
    ) -> None:
        self.game = game
        self.path = path
        self.position: Position = game.final()
        self.names = seat_names(game.start, game.names())
        self.bots: Mapping[int, str] = {
            number: name
            for number in range(1, len(self.names) + 1)
            if (name := game.tag(f"Bot{number}"))
        }
        self.story: list[str] = []
        self.trouble: Refusal | None = None  # why the last actions are not on disk
        self.engine = engine  # plays for every bot that is not one of ours
        self._seed = seed
        for name in self.bots.values():
            if engine is None and name not in bot_names():
                raise Refusal("bot-needs-engine", name=excerpt(name))

    def _random(self, purpose: str) -> Random:
        """Unpredictable numbers, or the seed's for a purpose. The latter depend on how many
        actions there were, so that a resumed game goes on as it would have."""
        if self._seed is None:
            return SystemRandom()
        return Random(f"{self._seed} {purpose} {len(self.game.actions)}")  # noqa: S311

    def chance(self) -> Action:
        """What the die or the pile does."""
        return draw_chance(self.position, self._random("chance"))

    def let_bot_play(self) -> None:
        """Do what the bot to move chooses; an engine that fails gives up its seat."""
        try:
            self.do(self._bots_choice())
        except EngineFailed as failed:
            self.story.append(catalogue().explain(failed))
            self.do(f"x{self.position.seat}", failed.key)

    def _bots_choice(self) -> Action:
        seat = self.position.seat
        if self.engine and self.bots[seat] not in bot_names():
            return self.engine.choose(self.position, INTERACTIVE_BUDGET)
        budget = BUDGET if self._seed is None else SEEDED_BUDGET
        return bot_named(self.bots[seat], self._random(f"bot {seat}")).choose(self.position, budget)

    def do(self, action: Action, reason: str | None = None) -> None:
        """Play an action and put it on disk. A reason follows it in the record as a comment."""
        if reason:
            comment = Comment(len(self.game.actions) + 1, reason)
            self.game = replace(self.game, comments=(*self.game.comments, comment))
        before = self.position
        self.position = apply(before, action)
        self.game = replace(self.game, actions=(*self.game.actions, action))
        self.story += narrate(before, action, self.position, self.names)
        self.save()

    def close(self) -> None:
        """End the engine, if there is one."""
        if self.engine:
            self.engine.close()

    def save(self) -> None:
        """Put the record on disk. A full disk does not end the game: the next action retries."""
        try:
            write_game(self.path, self.game)
            self.trouble = None
        except Refusal as refusal:
            self.trouble = refusal
