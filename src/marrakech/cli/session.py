"""A game being played in the terminal: its record, kept on disk after every action."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random, SystemRandom

from marrakech.arena import draw_chance
from marrakech.bots import bot_named
from marrakech.cli.files import write_game
from marrakech.cli.telling import tell
from marrakech.cli.view import seat_names
from marrakech.rules import Action, Game, Position, Refusal, apply


class Session:
    """The game and its file: what was played, and what chance and the bots do. Prints nothing."""

    def __init__(self, game: Game, path: Path, seed: int | None) -> None:
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
        self._seed = seed
        for name in self.bots.values():
            bot_named(name, SystemRandom())  # an unknown one is refused before the game

    def _random(self, purpose: str) -> Random:
        """Numbers nobody can foresee, or those that the seed gives for a purpose. They depend on
        the number of actions so far, so that a resumed game goes on as it would have."""
        if self._seed is None:
            return SystemRandom()
        return Random(f"{self._seed} {purpose} {len(self.game.actions)}")  # noqa: S311

    def chance(self) -> Action:
        """What the die or the pile does."""
        return draw_chance(self.position, self._random("chance"))

    def bots_choice(self) -> Action:
        """What the bot to move does."""
        seat = self.position.seat
        return bot_named(self.bots[seat], self._random(f"bot {seat}")).choose(self.position)

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
