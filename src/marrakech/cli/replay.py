"""`marrakech replay`: a record, turn by turn."""

from typing import Annotated

import typer

from marrakech.cli.files import read_game
from marrakech.cli.narration import narrate, narrate_end
from marrakech.cli.options import AsJson, RecordFile
from marrakech.cli.terminal import (
    MISUSED,
    console,
    exit_on_refusal,
    fail,
    print_json,
    say,
    words,
)
from marrakech.cli.view import position_data, seat_names, view, what_next
from marrakech.rules import Comment, CommentPlace, Game, Position, Turn, format_position

To = Annotated[
    int | None,
    typer.Option("--to", metavar="N", min=0, help="Show only the position after turn N."),
]
AsText = Annotated[bool, typer.Option("--text", help="Print only the position's text.")]


def replay(
    file: RecordFile, to: To = None, as_text: AsText = False, as_json: AsJson = False
) -> None:
    """
    Step through a record, or show the position after one of its turns.

    Turns are numbered as in the record. Without --to, --text and --json show the last position.

    Examples:
    - `marrakech replay game.mrk`
    - `marrakech replay game.mrk --to 12`

    """
    if as_text and as_json:
        fail(words("options-clash", first="--text", second="--json"), MISUSED)
    with exit_on_refusal():
        game = read_game(file)
    steps = Steps(game)
    if to is None and not (as_text or as_json):
        _step_through(steps)
        return
    last = steps.last if to is None else to
    index = steps.index_of(last)
    if index is None:
        fail(words("turn-beyond", turn=last, last=steps.last))
    position = steps.position_after(index)
    with exit_on_refusal():
        if as_text:
            typer.echo(format_position(position))
        elif as_json:
            print_json({"turn": last, **position_data(position)})
        else:
            steps.show(index)
            for line in what_next(position, game.names()):
                console().print(line)


class Steps:
    """A record as a sequence of turns; index 0 is the position before the first."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.positions = game.positions()
        self.turns: tuple[Turn, ...] = game.turns()
        self.names = seat_names(game.start, game.names())

    @property
    def last(self) -> int:
        """The number of the last turn."""
        return self.turns[-1].number if self.turns else 0

    def index_of(self, number: int) -> int | None:
        """Which step shows the position after that turn. Turn 0 is at least the beginning."""
        for index, turn in enumerate(self.turns, 1):
            if turn.number == number:
                return index
        return 0 if number == 0 else None

    def position_after(self, index: int) -> Position:
        """The position after a step."""
        return self.positions[self.turns[index - 1].end if index else 0]

    def show(self, index: int) -> None:
        """Draw a step and say what happened in it."""
        out = console()
        out.print(view(self.position_after(index), self.names))
        out.print()
        for line in self._narrate(index):
            out.print(line)
        if self.position_after(index).step == "over":
            out.print(narrate_end(self.position_after(index), self.names))

    def _narrate(self, index: int) -> list[str]:
        if not index:
            return [words("replay-start")]
        turn = self.turns[index - 1]
        plies = range(turn.first, turn.end)
        line = " ".join(self.game.actions[ply] for ply in plies)
        sentences = [words("replay-turn", turn=turn.number, last=self.last, line=line)]
        for ply in plies:
            after = self.positions[ply + 1]
            sentences += narrate(self.positions[ply], self.game.actions[ply], after, self.names)
        remarks = [c for c in self.game.comments if self._belongs(c, turn)]
        return sentences + [words("replay-comment", text=comment.text) for comment in remarks]

    def _belongs(self, comment: Comment, turn: Turn) -> bool:
        """Whether a comment is about this turn: after one of its actions, or before its line."""
        if comment.place is CommentPlace.AMONG_TAGS:
            return False
        if comment.place is CommentPlace.INLINE or comment.after == len(self.game.actions):
            return turn.first < comment.after <= turn.end
        return turn.first == comment.after


def _step_through(steps: Steps) -> None:
    """Enter goes on, b goes back, a number jumps, q stops."""
    index = 0
    last = len(steps.turns)
    while True:
        steps.show(index)
        say("replay-end" if index == last else "replay-prompt")
        try:
            typed = input("> ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            typer.echo()
            return
        if typed in ("q", "quit"):
            return
        if typed in ("b", "back"):
            index = max(index - 1, 0)
        elif typed.isascii() and typed.isdigit() and len(typed) < 6:
            found = steps.index_of(int(typed))
            if found is None:
                say("turn-beyond", turn=int(typed), last=steps.last)
            else:
                index = found
        elif typed in ("", "n"):
            if index == last:
                return
            index += 1
        else:
            say("not-understood", text=typed)
