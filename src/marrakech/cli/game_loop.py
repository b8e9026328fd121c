"""A game in the terminal: what players see, what they are asked and what they can type."""

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path

from rich.columns import Columns
from rich.padding import Padding

from marrakech.cli.files import home_path, write_new_game
from marrakech.cli.narration import narrate_end
from marrakech.cli.saved_game import SavedGame
from marrakech.cli.terminal import (
    comma_listed,
    console,
    number,
    plain_digits,
    print_whole,
    say,
    words,
)
from marrakech.cli.view import view
from marrakech.locales import catalogue
from marrakech.rules import (
    COLOUR_OF,
    FACES,
    LAYS,
    SQUARES,
    Action,
    Position,
    Refusal,
    Square,
    apply,
    format_game,
    format_position,
    legal_actions,
    owner,
    path,
    payment,
)

HELP_TOPICS = ("facing", "lay", "position", "log", "save", "give-up", "quit")
LAST_SENTENCES = 8  # that stay on the screen after a game of bots alone


class Stopped(Exception):
    """A player wants to stop; the record is kept."""


class GivenUp(Exception):
    """The player to move gives up."""


class GameLoop:
    """The game at one keyboard: shows it, asks the players, and plays what they decide."""

    def __init__(self, saved: SavedGame, plain: bool) -> None:
        self.saved = saved
        self.clears = console().is_terminal and not plain
        self.printed = 0  # how much of the story has been printed
        self.known: dict[int, int] = {}  # by seat: how much of it there was at the last decision

    def play(self) -> None:
        """Play on until the game is over."""
        saved = self.saved
        while saved.position.step != "over":
            self._take_step(saved.position)
        self._draw(saved.position)
        say("over-heading", count=saved.game.length())
        console().print(narrate_end(saved.position, saved.names), style="bold")

    def _take_step(self, position: Position) -> None:
        saved = self.saved
        by_person = position.seat not in saved.bots
        try:
            if position.step == "draw" or (position.step == "roll" and not by_person):
                saved.do(saved.chance())
            elif not by_person:
                saved.let_bot_play()
            elif position.step == "turn":
                self._decide(self._ask_facing(position))
                saved.do(saved.chance())
            elif position.step == "roll":
                self._ask_roll(position)
                self._decide(saved.chance())
            elif position.step == "lay":
                self._decide(self._ask_lay(position))
            else:
                self._decide(self._ask_steer(position))
        except GivenUp:
            self._decide(f"x{position.seat}")

    def _decide(self, action: Action) -> None:
        """Do what the player to move decided, and note what they know so far."""
        self.known[self.saved.position.seat] = len(self.saved.story)
        self.saved.do(action)

    # What people see

    def _draw(self, position: Position, marked: Collection[Square] = ()) -> None:
        out = console()
        story = self.saved.story
        if self.clears:
            out.clear()
        shown = story[self._news() if self.clears else self.printed :]
        self.printed = len(story)
        for line in shown:
            out.print(line, style="italic")
        if trouble := self.saved.trouble:
            out.print(words("save-trouble", problem=catalogue().explain(trouble)), style="red")
        out.print()
        out.print(view(position, self.saved.names, marked))
        out.print()

    def _news(self) -> int:
        """Where the part of the story begins that the player to move has not seen; at the end,
        the part that the last player to decide has not."""
        if self.saved.position.step != "over":
            return self.known.get(self.saved.position.seat, 0)
        return max(self.known.values(), default=max(0, len(self.saved.story) - LAST_SENTENCES))

    def _name(self, position: Position) -> str:
        return self.saved.names[position.seat - 1]

    # What people are asked

    def _ask_facing(self, position: Position) -> Action:
        ways = legal_actions(position)

        def show(facing: Action | None) -> None:
            turned = position if facing is None else apply(position, facing)
            self._draw(turned)
            if facing is None:
                say("prompt-turn", name=self._name(position), choices=choices_of_facing(position))
                return
            _print_prices(turned, self.saved.names)
            say("prompt-roll-facing", facing=facing, others=choices_of_facing(position, facing))

        return self._choose({way.lower(): way for way in ways}, show)

    def _ask_roll(self, position: Position) -> None:
        self._draw(position)
        _print_prices(position, self.saved.names)
        say("prompt-roll", name=self._name(position))
        while typed := self._ask():
            say("not-understood", text=typed)

    def _ask_lay(self, position: Position) -> Action:
        lays = legal_actions(position)
        paid_for = self._just_paid_for()
        if lays[0] not in LAYS:
            self._draw(position, paid_for)
            say("prompt-must-return", name=self._name(position))
            while typed := self._ask():
                say("not-understood", text=typed)
            return lays[0]

        def show(lay: Action | None) -> None:
            if lay is None:
                self._draw(position, paid_for)
                if paid_for:
                    say("stars-paid")
                letter = position.seats[position.seat - 1].top
                say("prompt-lay", name=self._name(position), letter=letter)
                _print_lays(lays)
                return
            laid = position._replace(board=apply(position, lay).board)
            self._draw(laid, LAYS[lay][:2])
            _print_lays(lays)
            say("prompt-confirm-lay", action=lay)

        numbers = {str(number): lay for number, lay in enumerate(lays, 1)}
        return self._choose({**numbers, **{lay: lay for lay in lays}}, show)

    def _ask_steer(self, position: Position) -> Action:
        ways = legal_actions(position)

        def show(facing: Action | None) -> None:
            self._draw(position if facing is None else position._replace(facing=FACES[facing]))
            if facing is None:
                say("prompt-turn", name=self._name(position), choices=choices_of_facing(position))
                return
            following = self.saved.names[apply(position, facing).seat - 1]
            say("prompt-confirm-steer", facing=facing, next=following)

        return self._choose({way.lower(): way for way in ways}, show)

    def _just_paid_for(self) -> Collection[Square]:
        """The area that the last roll was paid for."""
        if self.saved.game.actions[-1:] not in (("1",), ("2",), ("3",), ("4",)):
            return ()
        *_, before, _ = self.saved.game.positions()
        due = payment(before, self.saved.game.actions[-1])
        return due.area if due else ()

    # What people can type

    def _choose(
        self, choices: Mapping[str, Action], show: Callable[[Action | None], None]
    ) -> Action:
        """A choice that can be changed until Enter confirms it."""
        chosen: Action | None = None
        show(None)
        while True:
            typed = self._ask()
            if typed.lower() in choices:
                chosen = choices[typed.lower()]
                show(chosen)
            elif typed:
                say("not-understood", text=typed)
            elif chosen is not None:
                return chosen

    def _ask(self) -> str:
        """What a player types, after handling the commands that are possible at any time."""
        while True:
            try:
                typed = input("> ").strip()
            except EOFError:
                raise Stopped from None
            command, _, rest = typed.partition(" ")
            argument = rest.strip()
            match command.lower():
                case "?" | "help":
                    for key in HELP_TOPICS:
                        say(f"help-{key}")
                case "position":
                    self._print_position()
                case "log":
                    print_whole(format_game(self.saved.game).removesuffix("\n"))
                case "save" if argument:
                    self._save_copy(home_path(argument))
                case "give" if argument.lower() == "up":
                    self._confirm_giving_up()
                case "q" | "quit" | "exit":
                    raise Stopped
                case _:
                    return plain_digits(typed)

    def _print_position(self) -> None:
        """The position's text; with more than 999 dirhams it has none."""
        try:
            print_whole(format_position(self.saved.position))
        except Refusal as refusal:
            print_whole(catalogue().explain(refusal))

    def _save_copy(self, path: Path) -> None:
        try:
            write_new_game(path, self.saved.game)
            print_whole(words("copy-saved", file=str(path)))
        except Refusal as refusal:
            print_whole(catalogue().explain(refusal))

    def _confirm_giving_up(self) -> None:
        say("ask-give-up", name=self._name(self.saved.position))
        try:
            answer = input("> ").strip().lower()
        except EOFError:
            raise Stopped from None
        if answer in (words("yes"), "yes"):  # possible on a keyboard of another script too
            raise GivenUp
        say("gave-not-up")


def _print_lays(lays: Sequence[Action]) -> None:
    """The rugs that can be laid, numbered, in columns."""
    numbered = [f"{number(place):>2} {lay}" for place, lay in enumerate(lays, 1)]
    console().print(Padding(Columns(numbered, padding=(0, 3)), (0, 0, 0, 2)))


def _print_prices(position: Position, names: Sequence[str]) -> None:
    for line in prices(position, names):
        console().print(Padding(line, (0, 0, 0, 2)))


def choices_of_facing(position: Position, chosen: Action | None = None) -> str:
    """The ways in which Assam can be turned, each with its side, except the chosen one."""
    left, *straight, right = legal_actions(position)
    choices = {
        left: words("choice-left", facing=left),
        **{ahead: words("choice-straight", facing=ahead) for ahead in straight},
        right: words("choice-right", facing=right),
    }
    return comma_listed([choice for facing, choice in choices.items() if facing != chosen])


def prices(position: Position, names: Sequence[str]) -> list[str]:
    """What each roll of the die would cost, explained."""
    return [
        words("price-heading"),
        *(_price(position, roll, names) for roll in legal_actions(position)),
    ]


def _price(position: Position, roll: Action, names: Sequence[str]) -> str:
    square, _ = path(position.assam, position.facing, int(roll))[-1]
    details: dict[str, str | int] = {"slippers": int(roll), "square": SQUARES[square]}
    due = payment(position, roll)
    if due is None:
        half = position.board[square]
        own = half and owner(position.seats, COLOUR_OF[half]) == position.seat
        return words("price-own" if own else "price-neutral" if half else "price-free", **details)
    to = names[due.owner - 1]
    if due.paid == due.price:
        return words("price-due", count=due.price, owner=to, **details)
    return words("price-short", price=due.price, dirhams=due.paid, owner=to, **details)
