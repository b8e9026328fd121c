"""A game being played in the terminal: its record, kept on disk after every action."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random, SystemRandom

from marrakech.arena import draw_chance
from marrakech.bots import Bot, bot_named
from marrakech.cli.files import write_game
from marrakech.cli.telling import tell
from marrakech.cli.view import seat_names
from marrakech.rules import Action, Game, Position, Refusal, apply


class Session:
    """The game so far, who plays it, and where its record is kept."""

    def __init__(self, game: Game, path: Path, seed: int | None) -> None:
        self.game = game
        self.path = path
        self.position: Position = game.final()
        self.names = seat_names(game.start, game.names())
        self.bots: Mapping[int, Bot] = {
            number: bot_named(name, self._random(f"bot {number}", seed))
            for number in range(1, len(self.names) + 1)
            if (name := game.tag(f"Bot{number}"))
        }
        self.story: list[str] = []
        self.trouble: Refusal | None = None  # why the last action is not on disk yet
        self._seed = seed

    @staticmethod
    def _random(purpose: str, seed: int | None) -> Random:
        """Numbers nobody can foresee, or those that a seed gives for a purpose."""
        return SystemRandom() if seed is None else Random(f"{seed} {purpose}")  # noqa: S311

    def chance(self) -> Action:
        """The die or the pile. With a seed it depends on the number of actions so far, so that a
        resumed game goes on as it would have."""
        return draw_chance(
            self.position, self._random(f"chance {len(self.game.actions)}", self._seed)
        )

    def do(self, action: Action) -> None:
        """Play an action: it is in the record before anything else happens."""
        before = self.position
        self.position = apply(before, action)
        self.game = replace(self.game, actions=(*self.game.actions, action))
        self.story += tell(before, action, self.position, self.names)
        self.save()

    def save(self) -> None:
        """Keep the record. A full disk does not end the game; the next action tries again."""
        try:
            write_game(self.path, self.game)
            self.trouble = None
        except Refusal as refusal:
            self.trouble = refusal
