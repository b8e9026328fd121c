"""Fair dice: known answers, no bias, and nothing in a record that can be changed unnoticed."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakech import (
    Game,
    Position,
    Refusal,
    apply,
    chances,
    format_game,
    legal_actions,
    new_game,
    parse_game,
    parse_position,
    ruleset,
    start,
)
from marrakech.table import dice as module
from marrakech.table.dice import (
    DiceTags,
    checked_seat_seed,
    commitment,
    fair_chance,
    fair_ticket,
    format_dice_tags,
    new_server_seed,
    parse_dice_tags,
    tickets,
    verify_game,
)

SEED = bytes(range(32))
SEEDS = ("mint-tea", "7", 'q"\\{~}')
ROLL = apply(start(4), "E")
DATA = Path(__file__).parent.parent / "data" / "dice"


def words(table: str, seeds: tuple[str, ...], number: int) -> Iterator[int]:
    """The words of a chance, computed the long way round: HMAC by its definition, byte by byte."""
    for block in count():
        message = table.encode() + b"\n"
        for seed in seeds:
            message += seed.encode() + b"\n"
        message += b"%d\n%d" % (number, block)
        key = SEED + bytes(32)
        inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
        digest = hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()
        for at in range(0, 32, 4):
            a, b, c, d = digest[at : at + 4]
            yield ((a * 256 + b) * 256 + c) * 256 + d


def playout(begin: Position, dice: DiceTags, random: Random, leaver: str = "") -> Game:
    """A game at random with fair dice; the leaver gives up while a roll is awaited."""
    position, number = begin, 0
    actions: list[str] = []
    while position.step != "over":
        if leaver and position.step == "roll" and len(actions) > 20:
            action, leaver = leaver, ""
        elif chances(position):
            number += 1
            action = dice.chance(position, number)
        else:
            action = random.choice(legal_actions(position))
        actions.append(action)
        position = apply(position, action)
    game = new_game(begin, tags=format_dice_tags(dice, reveal=True))
    return replace(game, actions=tuple(actions))


def fair_game(players: int = 2, leaver: str = "", **options: str) -> Game:
    seeds = ("ana:1f", "ben-2e", "caf3", "d4d4")[:players]
    dice = DiceTags("c0ffee", SEED, seeds)
    return playout(start(players, ruleset(options)), dice, Random(5), leaver)


def with_tag(game: Game, name: str, value: str | None) -> Game:
    """The game with another value for a tag, or without it."""
    tags = [(tag, value if tag == name else old) for tag, old in game.tags]
    return replace(game, tags=tuple((tag, new) for tag, new in tags if new is not None))


def other_digit(text: str, at: int) -> str:
    return text[:at] + ("1" if text[at] != "1" else "2") + text[at + 1 :]


def refused(game: Game) -> Refusal:
    with pytest.raises(Refusal) as caught:
        verify_game(game)
    return caught.value


# known answers


def test_the_commitment_is_sha256_in_hex() -> None:
    expected = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert commitment(SEED) == expected == hashlib.sha256(SEED).hexdigest()


def test_known_words() -> None:
    first = hmac.new(SEED, b'c0ffee\nmint-tea\n7\nq"\\{~}\n1\n0', hashlib.sha256).digest()
    assert b"".join(w.to_bytes(4, "big") for w in islice(words("c0ffee", SEEDS, 1), 8)) == first


def test_known_rolls() -> None:
    rolls = "".join(fair_chance(ROLL, SEED, "c0ffee", SEEDS, n) for n in range(1, 41))
    assert rolls == "".join("122334"[next(words("c0ffee", SEEDS, n)) % 6] for n in range(1, 41))
    assert rolls == "2223313122212311344343233323222222322322"


def test_known_draws() -> None:
    draw = parse_position("7/7/7/6r/7/7/7 d4S draw 1 30:r8b4,30:y12g12*y -")
    drawn = [fair_chance(draw, SEED, "c0ffee", SEEDS[:2], n) for n in range(1, 41)]
    assert drawn == ["*" + "rrb"[next(words("c0ffee", SEEDS[:2], n)) % 3] for n in range(1, 41)]
    assert "".join(action[1] for action in drawn) == "brbbbrrbrrrrrbrrrbbbrbrrrbrbrbrrbrrrrrrr"


def test_a_record_written_once_verifies_for_ever() -> None:
    assert verify_game(parse_game((DATA / "two-fair.mrk").read_text("utf-8"))) == 92


@pytest.mark.parametrize("size", [2**31 + 1, 3 * 2**30 + 1, 2**32])
def test_words_that_are_too_high_are_passed_over_block_after_block(size: int) -> None:
    limit = 2**32 // size * size
    used = Counter[int]()
    for number in range(1, 2001):
        tried = enumerate(words("c0ffee", SEEDS, number))
        at, word = next((at, word) for at, word in tried if word < limit)
        assert fair_ticket(size, SEED, "c0ffee", SEEDS, number) == word % size
        used[at // 8] += 1
    assert (used[1] > 0) == (size == 2**31 + 1)  # there it happens once in 256


# no bias


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        ("30:r12b12,30:y12g12*y", "rb"),
        ("30:r8b4,30:y12g12*y", "rrb"),
        ("30:r1b11,30:y12g12*y", "r" + 11 * "b"),
        ("30:r10b5,30:y12g12*y", "rrb"),
        ("30:r3b4,30:y12g12*y", "rrrbbbb"),
    ],
)
def test_tickets_of_a_pile(seats: str, expected: str) -> None:
    position = parse_position(f"7/7/7/6r/7/7/7 d4S draw 1 {seats} -")
    assert "".join(ticket[1] for ticket in tickets(position)) == expected


def test_tickets_of_the_die() -> None:
    assert tickets(ROLL) == ("1", "2", "2", "3", "3", "4")


def test_there_are_no_tickets_where_a_player_decides() -> None:
    with pytest.raises(ValueError, match="turn"):
        tickets(start(4))


@given(st.integers(1, 2000))
def test_each_ticket_gets_as_many_words_as_any_other(size: int) -> None:
    """Of the words below the limit, ticket t gets t, t + size, t + 2 size …: equally many."""
    limit = 2**32 // size * size
    assert limit % size == 0
    assert 2**32 - size < limit <= 2**32
    shares = {len(range(ticket, limit, size)) for ticket in (0, size // 2, size - 1)}
    assert shares == {limit // size}


@pytest.mark.parametrize(("size", "limit"), [(6, 2**32 - 4), (3, 2**32 - 1), (23, 2**32 - 12)])
def test_the_limit_is_exact(size: int, limit: int, monkeypatch: pytest.MonkeyPatch) -> None:
    highest = (2**32 - 1, limit, limit - 1, 0, 0, 0, 0, 0)
    monkeypatch.setattr(module, "_words", lambda key, message: highest)
    assert fair_ticket(size, SEED, "t", ("a",), 1) == size - 1


def test_sixty_thousand_rolls() -> None:
    """Six standard deviations either way: a fair die fails once in hundreds of millions."""
    numbers = range(1, 60_001)
    rolls = Counter(fair_chance(ROLL, SEED, "t", ("a", "b", "c", "d"), n) for n in numbers)
    for face, share in (("1", 10_000), ("2", 20_000), ("3", 20_000), ("4", 10_000)):
        assert abs(rolls[face] - share) < 700
    assert rolls.total() == 60_000


def test_each_part_of_the_message_counts() -> None:
    def rolls(seed: bytes = SEED, table: str = "t", seeds: str = "ab", first: int = 1) -> str:
        numbers = range(first, first + 60)
        return "".join(fair_chance(ROLL, seed, table, tuple(seeds), n) for n in numbers)

    changed = [
        rolls(),
        rolls(seed=bytes(32)),
        rolls(table="T"),
        rolls(seeds="ba"),
        rolls(seeds="a"),
        rolls(seeds="aB"),
        rolls(first=2),
    ]
    assert len(set(changed)) == len(changed)


@pytest.mark.parametrize("bad", ["a\nb", "", "a b", "é"])
def test_a_line_that_could_be_read_in_two_ways_is_never_used(bad: str) -> None:
    with pytest.raises(AssertionError):
        fair_ticket(6, SEED, bad, ("a", "b"), 1)
    with pytest.raises(AssertionError):
        fair_ticket(6, SEED, "t", ("a", bad), 1)


# seeds


def test_server_seeds_are_32_bytes_and_never_the_same() -> None:
    seeds = {new_server_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {32}


@given(st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=64))
def test_a_seats_seed_is_kept_as_it_is(text: str) -> None:
    assert checked_seat_seed(text) == text
    dice = DiceTags("t", SEED, (text, text))
    game = new_game(start(2), tags=format_dice_tags(dice, reveal=True))
    assert parse_dice_tags(parse_game(format_game(game))) == dice


@pytest.mark.parametrize("text", ["", " ", "a b", "a\n", "\n", "\x7f", "\x00", "é", "٣", 65 * "a"])
def test_a_seats_seed_that_is_none(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        checked_seat_seed(text)
    assert caught.value.key == "seed-form"


def test_the_servers_seed_is_told_only_where_it_is_meant_to_be() -> None:
    dice = DiceTags("t", SEED, ("a", "b"))
    hidden, shown = (format_dice_tags(dice, reveal=reveal) for reveal in (False, True))
    assert shown == hidden | {"ServerSeed": SEED.hex()}
    assert SEED.hex() not in "".join(hidden.values()) + repr(dice)
    assert "\\x01" not in repr(dice)
    assert list(shown) == ["Table", "SeatSeed1", "SeatSeed2", "ServerSeedHash", "ServerSeed"]


# whole games


@pytest.mark.parametrize(
    ("players", "leaver", "options"),
    [
        (2, "", {}),
        (3, "", {}),
        (4, "", {}),
        (4, "x3", {}),
        (3, "x1", {"steering": "after-must"}),
        (2, "", {"steering": "after-may"}),
        (2, "", {"pile": "alternating"}),
        (2, "", {"stock": "15"}),
    ],
)
def test_a_whole_game_verifies(players: int, leaver: str, options: dict[str, str]) -> None:
    game = fair_game(players, leaver, **options)
    counted = sum(action in "1234" or action[0] == "*" for action in game.actions)
    assert counted > 20
    assert not leaver or leaver in game.actions
    assert verify_game(game) == counted
    assert verify_game(parse_game(format_game(game))) == counted


def test_a_game_that_stops_early_verifies_as_far_as_it_goes() -> None:
    game = fair_game()
    counted = [verify_game(replace(game, actions=game.actions[:n])) for n in (0, 1, 2, 4)]
    assert counted == [0, 1, 2, 3]


GAME = fair_game()


@pytest.mark.parametrize("tag", ["ServerSeed", "ServerSeedHash"])
@pytest.mark.parametrize("at", range(64))
def test_a_changed_digit_of_the_servers_seed_or_its_hash(tag: str, at: int) -> None:
    value = other_digit(GAME.tag(tag) or "", at)
    refusal = refused(with_tag(GAME, tag, value))
    assert refusal.key == "dice-hash"
    assert refusal.details["expected"] != refusal.details["text"]


@pytest.mark.parametrize("tag", ["Table", "SeatSeed1", "SeatSeed2"])
@pytest.mark.parametrize("at", range(6))
def test_a_changed_digit_of_the_table_or_of_a_seats_seed(tag: str, at: int) -> None:
    refusal = refused(with_tag(GAME, tag, other_digit(GAME.tag(tag) or "", at)))
    assert refusal.key == "dice-chance"
    assert refusal.place.turn is not None


def test_seeds_that_changed_places() -> None:
    swapped = with_tag(GAME, "SeatSeed1", GAME.tag("SeatSeed2"))
    assert refused(with_tag(swapped, "SeatSeed2", GAME.tag("SeatSeed1"))).key == "dice-chance"


def test_every_changed_roll_and_draw_is_found_on_its_turn() -> None:
    """A change ends the game there: what follows would be another game."""
    positions = GAME.positions()
    number = 0
    for turn in GAME.turns():
        for ply in range(turn.first, turn.end):
            options = [action for action, _ in chances(positions[ply])]
            number += bool(options)
            for action in set(options) - {GAME.actions[ply]}:
                refusal = refused(replace(GAME, actions=(*GAME.actions[:ply], action)))
                assert refusal.key == "dice-chance"
                assert refusal.place.turn == turn.number
                assert refusal.details == {
                    "number": number,
                    "action": action,
                    "expected": GAME.actions[ply],
                }
    assert number == verify_game(GAME)


# tags


@pytest.mark.parametrize("tag", ["Table", "ServerSeed", "ServerSeedHash", "SeatSeed1", "SeatSeed2"])
def test_a_missing_tag(tag: str) -> None:
    refusal = refused(with_tag(GAME, tag, None))
    assert (refusal.key, refusal.details) == ("dice-tags", {"tag": tag})


@pytest.mark.parametrize(
    ("tag", "value"),
    [
        ("ServerSeed", ""),
        ("ServerSeed", SEED.hex()[:-1]),
        ("ServerSeed", SEED.hex() + "00"),
        ("ServerSeed", SEED.hex().upper()),
        ("ServerSeed", " " + SEED.hex()[1:]),
        ("ServerSeedHash", commitment(SEED).upper()),
        ("ServerSeedHash", "٣" * 64),
        ("ServerSeedHash", "g" * 64),
        ("SeatSeed1", ""),
        ("SeatSeed1", "a b"),
        ("SeatSeed2", "a" * 65),
        ("Table", "é"),
        ("Table", "a\nb"),
    ],
)
def test_a_tag_of_the_wrong_form(tag: str, value: str) -> None:
    refusal = refused(with_tag(GAME, tag, value))
    assert (refusal.key, refusal.details["tag"]) == ("dice-tag-form", tag)


@pytest.mark.parametrize("tag", ["SeatSeed3", "SeatSeed0", "SeatSeed01"])
def test_a_seed_of_nobody(tag: str) -> None:
    refusal = refused(replace(GAME, tags=(*GAME.tags, (tag, "x"))))
    assert (refusal.key, refusal.details) == ("dice-seat", {"tag": tag, "seats": 2})


def test_a_record_from_elsewhere_cannot_be_verified() -> None:
    assert refused(new_game(start(3), ["Ana", "Ben", "Chafia"])).key == "dice-tags"
