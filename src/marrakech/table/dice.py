"""Fair dice: every roll and draw follows from seeds that were chosen before the game began."""

import hmac
import re
import secrets
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from math import lcm

from marrakech.rules import Action, Game, Place, Position, Refusal, chances
from marrakech.rules.refusal import excerpt

SERVER_SEED_BYTES = 32
LONGEST_SEED = 64  # characters of a seat's seed or of a table's id

_WORDS = 2**32  # how many values a word of a digest can have
_LINE = re.compile(rf"[!-~]{{1,{LONGEST_SEED}}}")
_HEX = re.compile(r"[0-9a-f]{64}")
_OF_A_SEAT = re.compile(r"Seat(?:Seed|Hash)[0-9]+")


def new_server_seed() -> bytes:
    """A secret for one table; it is never used for another."""
    return secrets.token_bytes(SERVER_SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is published before the start: it binds the server to its seed without revealing it."""
    return sha256(seed).hexdigest()


def seat_commitment(seed: str) -> str:
    """What a seat publishes before anybody shows a seed: SHA-256 of its ASCII text."""
    return commitment(seed.encode("ascii"))


def bot_seed(seat: int) -> str:
    """What a bot adds to the dice: nothing that anybody could choose."""
    return f"bot-{seat}"


def checked_seat_seed(text: str) -> str:
    """The seed that a seat adds: printable ASCII without spaces, and not too long."""
    if not _LINE.fullmatch(text):
        raise Refusal("seed-form", text=excerpt(text), longest=LONGEST_SEED)
    return text


def checked_commitment(text: str) -> str:
    """The hash with which a seat promises its seed."""
    if not _HEX.fullmatch(text):
        raise Refusal("commitment-form", text=excerpt(text))
    return text


def fair_chance(
    position: Position, server_seed: bytes, table_id: str, seat_seeds: Sequence[str], number: int
) -> Action:
    """What chance does in this position; `number` counts rolls and draws from 1."""
    drawn_from = tickets(position)
    return drawn_from[fair_ticket(len(drawn_from), server_seed, table_id, seat_seeds, number)]


def tickets(position: Position) -> tuple[Action, ...]:
    """The fewest equally likely tickets that chance can be drawn with, in `chances`' order."""
    outcomes = chances(position)
    if not outcomes:
        raise ValueError(f"chance has no say at the step {position.step}")
    size = lcm(*(probability.denominator for _, probability in outcomes))
    return tuple(action for action, probability in outcomes for _ in range(int(probability * size)))


def fair_ticket(
    size: int, server_seed: bytes, table_id: str, seat_seeds: Sequence[str], number: int
) -> int:
    """A number from 0 to `size` - 1, each equally likely."""
    lines = (table_id, *seat_seeds, str(number))
    assert all(_LINE.fullmatch(line) for line in lines)  # or two messages could read the same
    blocks = (_words(server_seed, "\n".join((*lines, str(block)))) for block in count())
    limit = _WORDS // size * size
    return next(word for words in blocks for word in words if word < limit) % size


def _words(key: bytes, message: str) -> tuple[int, ...]:
    """The eight words of a digest, the most significant byte of each first."""
    return struct.unpack(">8I", hmac.digest(key, message.encode("ascii"), "sha256"))


@dataclass(frozen=True, slots=True)
class DiceTags:
    """All that a table's dice follow from, as its record tells it."""

    table: str
    server_seed: bytes = field(repr=False)  # never shown in a log
    seat_seeds: tuple[str, ...]
    seat_hashes: tuple[str, ...] = ()  # of seats that promised their seeds; "" for the others

    def chance(self, position: Position, number: int) -> Action:
        """What chance does in this position; `number` counts rolls and draws from 1."""
        return fair_chance(position, self.server_seed, self.table, self.seat_seeds, number)


def format_dice_tags(dice: DiceTags, *, reveal: bool) -> dict[str, str]:
    """The tags of a record; the server's seed is among them only where it is to be revealed."""
    seeds = {f"SeatSeed{seat}": seed for seat, seed in enumerate(dice.seat_seeds, 1)}
    hashes = {f"SeatHash{seat}": text for seat, text in enumerate(dice.seat_hashes, 1) if text}
    server = {"ServerSeedHash": commitment(dice.server_seed)}
    known = {"Table": dice.table, **seeds, **hashes, **server}
    return known | {"ServerSeed": dice.server_seed.hex()} if reveal else known


def parse_dice_tags(game: Game) -> DiceTags:
    """The dice that a record tells of; a hash that is not the one of its seed is refused."""
    seats = range(1, len(game.start.seats) + 1)
    known = {f"Seat{what}{seat}" for what in ("Seed", "Hash") for seat in seats}
    for name, _ in game.tags:
        if _OF_A_SEAT.fullmatch(name) and name not in known:
            raise Refusal("dice-seat", tag=name, seats=len(seats))
    table = _read_tag(game, "Table", _LINE)
    seeds = tuple(_read_tag(game, f"SeatSeed{seat}", _LINE) for seat in seats)
    hashes = tuple(_read_seat_hash(game, seat, seed) for seat, seed in enumerate(seeds, 1))
    published = _read_tag(game, "ServerSeedHash", _HEX)
    server_seed = bytes.fromhex(_read_tag(game, "ServerSeed", _HEX))
    if commitment(server_seed) != published:
        raise Refusal("dice-hash", expected=commitment(server_seed), text=published)
    return DiceTags(table, server_seed, seeds, hashes if any(hashes) else ())


def _read_seat_hash(game: Game, seat: int, seed: str) -> str:
    """The hash that a seat promised its seed with; "" where the seed was given in the clear."""
    if game.tag(f"SeatHash{seat}") is None:
        return ""
    published = _read_tag(game, f"SeatHash{seat}", _HEX)
    if seat_commitment(seed) != published:
        raise Refusal("seed-hash", seat=seat, expected=seat_commitment(seed), text=published)
    return published


def seats_in_the_clear(game: Game) -> tuple[int, ...]:
    """The seats whose seeds somebody chose without a promise. A bot's is always the same."""
    return tuple(
        seat
        for seat in range(1, len(game.start.seats) + 1)
        if game.tag(f"SeatHash{seat}") is None
        and not (game.tag(f"Bot{seat}") and game.tag(f"SeatSeed{seat}") == bot_seed(seat))
    )


def _read_tag(game: Game, name: str, form: re.Pattern[str]) -> str:
    value = game.tag(name)
    if value is None:
        raise Refusal("dice-tags", tag=name)
    if not form.fullmatch(value):
        raise Refusal("dice-tag-form", tag=name, text=excerpt(value))
    return value


def verify_game(game: Game) -> int:
    """How many rolls and draws there are; the first that the seeds do not give is refused."""
    dice = parse_dice_tags(game)
    number = 0
    for number, (turn, position, action) in enumerate(_chances_of(game), 1):
        expected = dice.chance(position, number)
        if action != expected:
            place = Place(turn=turn)
            raise Refusal("dice-chance", place, number=number, action=action, expected=expected)
    return number


def _chances_of(game: Game) -> Iterator[tuple[int, Position, Action]]:
    """Each roll and draw of a game with its turn; giving up while chance is awaited is none."""
    positions = game.positions()
    for turn in game.turns():
        for ply in range(turn.first, turn.end):
            if game.actions[ply] in dict(chances(positions[ply])):
                yield turn.number, positions[ply], game.actions[ply]
