"""A game being played in the terminal: its record, kept on disk after every action."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random, SystemRandom

from marrakech.arena import draw_chance
from marrakech.bots import Budget, bot_named, bot_names
from marrakech.bots.engines import INTERACTIVE_BUDGET, EngineBot, EngineFailed
from marrakech.cli.files import write_game
from marrakech.cli.narration import tell
from marrakech.cli.view import seat_names
from marrakech.locales import catalogue
from marrakech.rules import Action, Comment, Game, Position, Refusal, apply
from marrakech.rules.refusal import excerpt

FOR_A_DECISION = Budget(seconds=0.2)
FOR_THE_SAME_DECISION = Budget(nodes=1_000_000)  # on every machine, where there is a seed


class Session:
    """The game and its file: what was played, and what chance and the bots do. Prints nothing."""

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
        self.trouble: Refusal | None = None  # why the last action is not on disk yet
        self.engine = engine  # plays for every bot that is none of ours
        self._seed = seed
        for name in self.bots.values():
            if engine is None and name not in bot_names():
                raise Refusal("bot-needs-engine", name=excerpt(name))

    def _random(self, purpose: str) -> Random:
        """Numbers nobody can foresee, or those that the seed gives for a purpose. They depend on
        the number of actions so far, so that a resumed game goes on as it would have."""
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
        budget = FOR_A_DECISION if self._seed is None else FOR_THE_SAME_DECISION
        return bot_named(self.bots[seat], self._random(f"bot {seat}")).choose(self.position, budget)

    def do(self, action: Action, reason: str | None = None) -> None:
        """Play an action: it is in the record before anything else happens. A reason stands
        behind it as a comment."""
        if reason:
            comment = Comment(len(self.game.actions) + 1, reason)
            self.game = replace(self.game, comments=(*self.game.comments, comment))
        before = self.position
        self.position = apply(before, action)
        self.game = replace(self.game, actions=(*self.game.actions, action))
        self.story += tell(before, action, self.position, self.names)
        self.save()

    def close(self) -> None:
        """Let go of the engine, if there is one."""
        if self.engine:
            self.engine.close()

    def save(self) -> None:
        """Keep the record. A full disk does not end the game; the next action tries again."""
        try:
            write_game(self.path, self.game)
            self.trouble = None
        except Refusal as refusal:
            self.trouble = refusal
