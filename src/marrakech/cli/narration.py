"""What happened, in sentences."""

from collections.abc import Sequence

from marrakech.cli.terminal import words
from marrakech.rules import LAYS, SQUARES, Action, Position, outcome, payment


def narrate(before: Position, action: Action, after: Position, names: Sequence[str]) -> list[str]:
    """The sentences of one action."""
    name = names[before.seat - 1]
    if action.startswith("x"):
        return [words("did-give-up", name=names[int(action[1:]) - 1])]
    if before.step in ("turn", "steer"):
        key = "did-face" if before.step == "turn" else "did-steer"
        return [words(key, name=name, facing=action)]
    if before.step == "draw":
        return [words("did-draw", name=name, letter=action[1])]
    if before.step == "roll":
        return _narrate_roll(before, action, after, names)
    if action not in LAYS:
        return [words("did-return", name=name)]
    first, second, *_ = LAYS[action]
    letter = before.seats[before.seat - 1].top
    return [
        words("did-lay", name=name, letter=letter, first=SQUARES[first], second=SQUARES[second])
    ]


def _narrate_roll(
    before: Position, action: Action, after: Position, names: Sequence[str]
) -> list[str]:
    name = names[before.seat - 1]
    sentences = [words("did-roll", name=name, slippers=int(action), square=SQUARES[after.assam])]
    due = payment(before, action)
    if due is None:
        return [*sentences, words("did-stay-free")]
    whose, letter = names[due.owner - 1], before.board[after.assam][0]
    said = {"name": name, "owner": whose, "letter": letter}
    if due.paid == due.price:
        return [*sentences, words("did-pay", count=due.paid, squares=due.price, **said)]
    sentences.append(words("did-pay-part", count=due.paid, price=due.price, **said))
    if after.seats[before.seat - 1].out:
        sentences.append(words("did-go-out", name=name))
    return sentences


def narrate_end(position: Position, names: Sequence[str]) -> str:
    """Who has won."""
    winners = [names[number - 1] for number in outcome(position).winners]
    return words("did-win", count=len(winners), names=listed(winners))


def listed(names: Sequence[str]) -> str:
    """Names as a list in a sentence."""
    if len(names) < 2:
        return "".join(names)
    shown = names[0]
    for name in names[1:-1]:
        shown = words("list-comma", first=shown, last=name)
    return words("list-and", first=shown, last=names[-1])
