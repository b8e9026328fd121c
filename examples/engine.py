"""An engine in fewer than sixty lines: it covers as much of the other players' rugs as it can.

It speaks all of the engine protocol (docs/engine-protocol.md): `python examples/engine.py`.
"""

import sys

from marrakech import Action, Position, Refusal, apply, legal_actions, outcome, parse_position


def say(line: str) -> None:
    print(line, flush=True)  # the other program waits for it


def lead(position: Position, seat: int) -> int:
    """How far a seat is ahead of the best other player."""
    points = outcome(position).points
    return points[seat - 1] - max(points[: seat - 1] + points[seat:])


def worth(position: Position, action: Action) -> float:
    """A rug is worth what it leaves; a facing, the average of where a roll would lead."""
    after = apply(position, action)
    if after.step != "roll" or position.step != "turn":
        return lead(after, position.seat)
    rolls = [lead(apply(after, roll), position.seat) for roll in ("1", "2", "2", "3", "3", "4")]
    return sum(rolls) / len(rolls)


def choose(position: Position) -> Action:
    worths = {action: worth(position, action) for action in legal_actions(position)}
    say(f"info turns 1 nodes {len(worths)} measure points")
    for action, value in worths.items():
        say(f"info worth {action} {value}")
    return max(worths, key=worths.__getitem__)


position, held = None, ""  # what to think about; an answer that waits for `stop`
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    try:
        if word == "marrakech":
            say("id name Coverer\nid author the examples\nmarrakechok")
        elif word == "isready":
            say("readyok")
        elif word == "position":
            position = parse_position(rest)
        elif word == "go" and position and position.step in ("turn", "lay", "steer"):
            held = f"bestaction {choose(position)}"
        elif word == "quit":
            break
        elif word not in ("stop", "newgame", "setoption", ""):
            say(f"error not-understood {line.strip()}")
        if held and (word == "stop" or (word == "go" and "infinite" not in rest)):
            say(held)
            held = ""
    except Refusal as refusal:
        say(f"error {refusal.key} {refusal}")
