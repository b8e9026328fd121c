"""The people at the terminal: what they see, what they are asked and what they can type."""

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path

from rich.padding import Padding

from marrakech.cli.files import write_new_game
from marrakech.cli.session import Session
from marrakech.cli.telling import listed, tell_end
from marrakech.cli.terminal import console, say, words
from marrakech.cli.view import view
from marrakech.locales import catalogue
from marrakech.rules import (
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

HELP = ("facing", "lay", "position", "log", "save", "give-up", "quit")
STORY = 8  # sentences of what happened that stay on the screen


class Stopped(Exception):
    """Somebody wants to stop; the record is kept."""


class GivenUp(Exception):
    """The player to move gives up."""


class Sitting:
    """Everybody round one keyboard."""

    def __init__(self, session: Session, plain: bool) -> None:
        self.session = session
        self.clears = console().is_terminal and not plain
        self.told = 0  # how much of the story has been printed

    def play(self) -> None:
        """Play on until the game is over."""
        session = self.session
        while session.position.step != "over":
            self._take_step(session.position)
            if session.trouble:
                say("save-trouble", reason=catalogue().explain(session.trouble))
        self._draw(session.position)
        say("over-heading", count=session.game.length())
        console().print(tell_end(session.position, session.names), style="bold")

    def _take_step(self, position: Position) -> None:
        session = self.session
        by_person = position.seat not in session.bots
        try:
            if position.step == "draw" or (position.step == "roll" and not by_person):
                session.do(session.chance())
            elif not by_person:
                session.do(session.bots[position.seat].choose(position))
            elif position.step == "turn":
                session.do(self._ask_facing(position))
                session.do(session.chance())
            elif position.step == "roll":
                self._ask_throw(position)
                session.do(session.chance())
            elif position.step == "lay":
                session.do(self._ask_lay(position))
            else:
                session.do(self._ask_steer(position))
        except GivenUp:
            session.do(f"x{position.seat}")

    # What people see

    def _draw(self, position: Position, marked: Collection[Square] = ()) -> None:
        out = console()
        story = self.session.story
        if self.clears:
            out.clear()
            shown = story[-STORY:]
        else:
            shown = story[self.told :]
        self.told = len(story)
        for line in shown:
            out.print(line, style="italic")
        out.print()
        out.print(view(position, self.session.names, marked))
        out.print()

    def _name(self, position: Position) -> str:
        return self.session.names[position.seat - 1]

    # What people are asked

    def _ask_facing(self, position: Position) -> Action:
        left, straight, right = legal_actions(position)

        def show(facing: Action | None) -> None:
            turned = position if facing is None else apply(position, facing)
            self._draw(turned)
            if facing is None:
                choices = [
                    words("choice-left", facing=left),
                    words("choice-straight", facing=straight),
                    words("choice-right", facing=right),
                ]
                say("prompt-turn", name=self._name(position), choices=", ".join(choices))
                return
            for line in prices(turned, self.session.names):
                console().print(Padding(line, (0, 0, 0, 2)))
            others = listed([other for other in (left, straight, right) if other != facing])
            say("prompt-throw", facing=words("facing", facing=facing), others=others)

        return self._choose({way.lower(): way for way in (left, straight, right)}, show)

    def _ask_throw(self, position: Position) -> None:
        self._draw(position)
        for line in prices(position, self.session.names):
            console().print(Padding(line, (0, 0, 0, 2)))
        say("prompt-roll", name=self._name(position))
        while typed := self._ask():
            say("not-understood", text=typed)

    def _ask_lay(self, position: Position) -> Action:
        lays = legal_actions(position)
        if lays[0] not in LAYS:
            self._draw(position)
            say("prompt-must-return", name=self._name(position))
            while typed := self._ask():
                say("not-understood", text=typed)
            return lays[0]

        def show(lay: Action | None) -> None:
            if lay is None:
                self._draw(position, self._just_paid_for())
                colour = position.seats[position.seat - 1].top
                colour = words("colour", letter=colour)
                say("prompt-lay", name=self._name(position), colour=colour)
                numbered = [f"{number:2} {lay}" for number, lay in enumerate(lays, 1)]
                console().print("  " + "   ".join(numbered))
                return
            laid = position._replace(board=apply(position, lay).board)
            self._draw(laid, LAYS[lay][:2])
            say("prompt-confirm-lay", action=lay)

        numbers = {str(number): lay for number, lay in enumerate(lays, 1)}
        return self._choose({**numbers, **{lay: lay for lay in lays}}, show)

    def _ask_steer(self, position: Position) -> Action:
        ways = legal_actions(position)

        def show(facing: Action | None) -> None:
            self._draw(position if facing is None else position._replace(facing=facing))
            if facing is None:
                say("prompt-turn", name=self._name(position), choices=", ".join(ways))
                return
            following = self.session.names[apply(position, facing).seat - 1]
            direction = words("facing", facing=facing)
            say("prompt-confirm-steer", facing=direction, next=following)

        return self._choose({way.lower(): way for way in ways}, show)

    def _just_paid_for(self) -> Collection[Square]:
        """The area that the last roll was paid for."""
        if self.session.game.actions[-1:] not in (("1",), ("2",), ("3",), ("4",)):
            return ()
        *_, before, _ = self.session.game.positions()
        due = payment(before, self.session.game.actions[-1])
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
        """What somebody types, once everything that can be typed at any time is dealt with."""
        while True:
            try:
                typed = input("> ").strip()
            except EOFError:
                raise Stopped from None
            command, _, argument = typed.partition(" ")
            match command.lower():
                case "?" | "help":
                    for key in HELP:
                        say(f"help-{key}")
                case "position":
                    console().print(format_position(self.session.position))
                case "log":
                    console().print(format_game(self.session.game), end="")
                case "save" if argument:
                    self._save_copy(Path(argument.strip()))
                case "give" if argument.strip().lower() == "up":
                    self._confirm_giving_up()
                case "quit" | "exit":
                    raise Stopped
                case _:
                    return typed

    def _save_copy(self, path: Path) -> None:
        try:
            write_new_game(path, self.session.game)
            say("copy-saved", file=str(path))
        except Refusal as refusal:
            console().print(catalogue().explain(refusal))

    def _confirm_giving_up(self) -> None:
        say("ask-give-up", name=self._name(self.session.position))
        try:
            answer = input("> ").strip().lower()
        except EOFError:
            raise Stopped from None
        if answer == words("yes"):
            raise GivenUp
        say("gave-not-up")


def prices(position: Position, names: Sequence[str]) -> list[str]:
    """What each throw of the die would cost, explained."""
    lines = [words("price-heading")]
    for roll in legal_actions(position):
        square, _ = path(position.assam, position.facing, int(roll))[-1]
        told: dict[str, str | int] = {"slippers": roll, "square": SQUARES[square]}
        due = payment(position, roll)
        if due is None:
            half = position.board[square]
            own = half and owner(position.seats, half[0]) == position.seat
            key = "price-own" if own else "price-neutral" if half else "price-free"
        elif due.paid == due.price:
            key = "price-due"
            told |= {"count": due.price, "owner": names[due.owner - 1]}
        else:
            key = "price-short"
            told |= {"price": due.price, "dirhams": due.paid, "owner": names[due.owner - 1]}
        lines.append(words(key, **told))
    return lines
