"""A game's text: PGN's habits, every action checked, only canonical text read."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.positions import games

from marrakech import (
    BadText,
    Comment,
    CommentPlace,
    Game,
    Illegal,
    Refusal,
    format_game,
    new_game,
    parse_game,
    parse_position,
    presets,
    start,
)
from marrakech.rules.notation.record_formatter import MAX_RECORD_LENGTH

RECORD = """\
[Edition "default"]
[Seat1 "Ana"]
[Seat2 "Ben"]
[Start "7/7/7/7/7/7/7 d4S draw 1 30:r12b12,30:y12g12 -"]

0. *r *y
1. E3 f4f5 *b
2. N2 f6f7 *y

*
"""


LINE = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")))


def test_the_example_comes_back_from_its_text() -> None:
    assert format_game(parse_game(RECORD)) == RECORD


def test_what_the_example_says() -> None:
    game = parse_game(RECORD)
    assert game.actions == ("*r", "*y", "E", "3", "f4f5", "*b", "N", "2", "f6f7", "*y")
    assert [tuple(turn) for turn in game.turns()] == [(0, 0, 2), (1, 2, 6), (2, 6, 10)]
    assert game.names() == ("Ana", "Ben")
    assert game.tag("Edition") == "default"
    assert game.tag("Round") is None
    assert game.final().seat == 1
    assert game.length() == 2


@given(games())
def test_a_game_comes_back_from_its_text_and_replays_to_the_live_position(game: Game) -> None:
    text = format_game(game)
    read = parse_game(text)
    assert read == game
    assert format_game(read) == text
    assert read.positions() == game.positions()


@given(games(), st.data())
def test_comments_stand_anywhere(game: Game, data: st.DataObject) -> None:
    """Among the tags, on lines of their own, after a number and after any action."""
    remark = LINE.filter(lambda text: "}" not in text)
    firsts = {turn.first for turn in game.turns()}
    places = [(n, CommentPlace.AMONG_TAGS) for n in range(len(game.tags) + 1)]
    for after in range(len(game.actions) + 1):
        places += [(after, CommentPlace.INLINE)] * (after > 0)
        places += [(after, CommentPlace.OWN_LINE)] * (after in firsts or after == len(game.actions))
        places += [(after, CommentPlace.OPENING)] * (after in firsts)
    chosen = data.draw(st.lists(st.integers(0, len(places) - 1), max_size=12).map(sorted))
    comments = tuple(Comment(places[i][0], data.draw(remark), places[i][1]) for i in chosen)
    commented = replace(game, comments=comments)
    assert parse_game(format_game(commented)) == commented


@given(LINE)
def test_names_keep_quotes_and_backslashes(name: str) -> None:
    game = new_game(start(2), [name or "Ana", 'Ben "Rug" \\ B'])
    assert parse_game(format_game(game)).names() == (name or "Ana", 'Ben "Rug" \\ B')


def test_facing_and_roll_stand_apart_where_something_happens_between_them() -> None:
    game = new_game(start(3), ["Ana"], "default")
    game = replace(game, actions=("E", "x2", "3", "f4f5", "N"), comments=(Comment(5, "hm"),))
    assert format_game(game).splitlines()[-4:] == ["1. E x2 3 f4f5", "2. N {hm}", "", "*"]


def test_the_variant_writes_the_facing_last() -> None:
    game = new_game(start(2, presets["en+variant"]), (), "en+variant")
    game = replace(game, actions=("*r", "*y", "3", "d2d3", "*b", "E", "1"))
    assert format_game(game).splitlines()[-5:] == ["0. *r *y", "1. 3 d2d3 *b E", "2. 1", "", "*"]


def test_a_start_may_be_left_out_for_an_ordinary_beginning() -> None:
    text = RECORD.replace(RECORD.splitlines()[3] + "\n", "")
    assert parse_game(text).start == start(2)
    assert format_game(parse_game(text)) == text


def test_so_may_the_edition() -> None:
    text = "\n".join(line for line in RECORD.split("\n") if not line.startswith(("[Ed", "[St")))
    assert parse_game(text).start == start(2)


def test_a_record_may_begin_in_the_middle_of_a_turn() -> None:
    position = parse_position("7/7/7/7/7/7/7 d4S lay 2 30:r15,30:b15,30:y15 -")
    game = replace(new_game(position), actions=("d5d6", "S", "1"))
    assert format_game(game).splitlines()[-4:] == ["1. d5d6", "2. S1", "", "*"]
    assert parse_game(format_game(game)) == game


def test_a_record_without_a_turn() -> None:
    text = '[Seat1 "Ana"]\n[Seat2 "Ben"]\n[Seat3 "Cem"]\n\n*\n'
    assert parse_game(text).actions == ()
    assert format_game(parse_game(text)) == text


def lines_changed(number: int, line: str) -> str:
    lines = RECORD.split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


FINISHED = (
    '[Seat1 "Ana"]\n[Seat2 "Ben"]\n'
    '[Start "7/7/7/7/7/7/7 d4S lay 1 30:r1,30:b0 stock=15"]\n\n1. d5d6\n\n32-30\n'
)

MANY_TAGS = "".join(f'[T{number:05} ""]\n' for number in range(5_000))

# What is wrong, why (the catalogue key), and where: turn, line, column.
MISTAKES = [
    ("", "record-empty", None, 1, 1),
    ("\n\n", "record-empty", None, 1, 1),
    ("junk", "tag-form", None, 1, 1),
    ("junk\n", "tag-form", None, 1, 1),
    # The first mistake is the one that is named.
    ("not a record\nat all", "tag-form", None, 1, 1),
    ("not a record\nat all\n", "tag-form", None, 1, 1),
    ("not a record\n" + RECORD.partition("\n")[2][:-3], "tag-form", None, 1, 1),
    ("1. E3 f4f5 *b\n2. N2 f6f7 *y\n", "tag-form", None, 1, 1),
    ('[Saet1 "Ana"]\n[Seat2 "Ben"]\n\n*\n', "record-players", None, 1, 1),
    ('[Seat1 "Ana"]\n[Saet2 "Ben"]\n\n*\n', "record-players", None, 2, 1),
    ('[Saet1 "Ana"]\n[Seat2 "Ben"]\n', "record-players", None, 1, 1),
    ("\x00" * MAX_RECORD_LENGTH, "record-character", None, 1, 1),
    ("[" * 60_000 + "\n\n*\n", "tag-form", None, 1, 1),
    ("\n" * MAX_RECORD_LENGTH, "record-empty", None, 1, 1),
    ("\n" * 65_537, "record-long", None, 65_537, 1),
    ("x" * 65_537, "record-long", None, 1, 65_537),
    ("ab\n" * 6_000_000, "record-long", None, 21_846, 2),
    (MANY_TAGS + "\n*\n", "record-players", None, 1, 1),
    (MANY_TAGS + '[T00000 ""]\n\n*\n', "tag-twice", None, 5_001, 1),
    (RECORD[:-1], "record-cut-off", None, 10, 2),
    ('[Seat1 "Ana"]\n[Seat2', "record-cut-off", None, 2, 7),
    (RECORD[:-3], "record-no-result", None, 8, 14),
    (RECORD[:-4], "record-cut-off", None, 8, 14),
    (RECORD[: RECORD.index("2. ")], "record-no-result", None, 7, 14),
    (RECORD[: RECORD.index("\n\n0.") + 1], "record-no-result", None, 4, 57),
    (RECORD.replace("\n", "\r\n"), "record-character", None, 1, 20),
    ("\ufeff" + RECORD, "tag-form", None, 1, 1),
    (RECORD + "\n", "not-canonical", None, 12, 1),
    ("\n" + RECORD, "not-canonical", None, 1, 1),
    (RECORD + RECORD, "record-sections", None, 10, 1),
    (RECORD.replace("\n2.", "\n\n2."), "record-sections", None, 9, 1),
    (RECORD.replace("\n\n0.", "\n0."), "tag-form", None, 5, 1),
    # tags
    (lines_changed(2, '[Seat1 "Ana]'), "tag-form", None, 2, 1),
    (lines_changed(2, '[seat1 "Ana"]'), "tag-form", None, 2, 1),
    (lines_changed(2, '[Seat1 "A"na"]'), "tag-form", None, 2, 1),
    (lines_changed(2, '[Seat1 "A\\na"]'), "tag-form", None, 2, 1),
    (lines_changed(2, '[Seat1  "Ana"]'), "tag-form", None, 2, 1),
    (lines_changed(2, '[Seat1 "A\tna"]'), "record-character", None, 2, 10),
    (lines_changed(3, '[Seat1 "Ben"]'), "tag-twice", None, 3, 1),
    (lines_changed(3, '[Seat3 "Ben"]'), "record-seat", None, 3, 9),
    (lines_changed(3, '[Seat0 "Ben"]'), "record-seat", None, 3, 9),
    (lines_changed(1, '[Edition "klingon"]'), "edition-unknown", None, 1, 11),
    (lines_changed(1, '[Edition "fi"]'), "record-edition", None, 1, 11),
    (lines_changed(4, '[Start "7/7 d4S"]'), "position-fields", None, 4, 9),
    (RECORD.replace("30:r12b12,", "-3:r12b12,"), "number-form", None, 4, 34),
    (lines_changed(4, '[Round "1"]').replace("[Seat2", "[Seat3"), "record-players", None, 3, 1),
    ('[Edition "default"]\n\n*\n', "record-players", None, 1, 1),
    ('[Seat1 "Ana"]\n\n*\n', "record-players", None, 1, 1),
    # turns
    (lines_changed(6, "1. *r *y"), "turn-number", 0, 6, 1),
    (lines_changed(8, "3. N2 f6f7 *y"), "turn-number", 2, 8, 1),
    (lines_changed(8, "02. N2 f6f7 *y"), "turn-form", 2, 8, 1),
    (lines_changed(8, "N2 f6f7 *y"), "turn-form", 2, 8, 1),
    (lines_changed(8, "2. "), "turn-empty", 2, 8, 1),
    (lines_changed(8, "2."), "turn-empty", 2, 8, 1),
    (lines_changed(7, "1. E3 f4f5"), "turn-unfinished", 1, 8, 1),
    (lines_changed(7, "1. E3 f4f5 *b N2"), "turn-line", 1, 7, 15),
    (lines_changed(7, "1. E 3 f4f5 *b"), "not-canonical", 1, 7, 5),
    (lines_changed(7, "1. E3  f4f5 *b"), "not-canonical", 1, 7, 7),
    (lines_changed(7, "1. E3 f4f5 *b "), "not-canonical", 1, 7, 14),
    (lines_changed(7, "1.E3 f4f5 *b"), "not-canonical", 1, 7, 3),
    (lines_changed(7, "1. E5 f4f5 *b"), "action-unknown", 1, 7, 4),
    (lines_changed(7, "1. N3 f4f5 *b"), "turn-half-round", 1, 7, 4),
    (lines_changed(7, "1. E3 a1a2 *b"), "lay-not-beside", 1, 7, 7),
    (lines_changed(7, "1. E3 f4g4 *b"), "lay-on-assam", 1, 7, 7),
    (lines_changed(7, "1. E3 - *b"), "lay-must", 1, 7, 7),
    (lines_changed(7, "1. E3 f4f5 *y"), "draw-none-left", 1, 7, 12),
    (lines_changed(7, "1. E3 x3 f4f5 *b"), "seat-unknown", 1, 7, 7),
    (lines_changed(7, "1. E3 x2"), "game-over", 1, 8, 1),
    (lines_changed(7, "1. E3 x2 f4f5"), "game-over", 1, 7, 10),
    # comments
    (lines_changed(7, "1. E3 {hm f4f5 *b"), "comment-open", 1, 7, 7),
    (lines_changed(7, "1. E3 hm} f4f5 *b"), "action-unknown", 1, 7, 7),
    (lines_changed(7, "1. E3{hm} f4f5 *b"), "not-canonical", 1, 7, 6),
    (lines_changed(7, "1. {a}{b} E3 f4f5 *b"), "not-canonical", 1, 7, 7),
    (lines_changed(7, "1. E3 {two\nlines} f4f5 *b"), "comment-open", 1, 7, 7),
    (lines_changed(2, '[Seat1 "Ana"] {hm}'), "tag-form", None, 2, 1),
    (RECORD.replace("\n*\n", "\n* {end}\n"), "comment-result", None, 10, 3),
    (RECORD.replace("\n*\n", "\n* {end\n"), "comment-result", None, 10, 3),
    (RECORD.replace("\n*\n", "\n{end} *\n"), "comment-result", None, 10, 1),
    (RECORD.replace("\n*\n", "\n{end}\n*\n"), "comment-result", None, 10, 1),
    (RECORD.replace("\n*\n", "\n*\n{end}\n"), "comment-result", None, 11, 1),
    (RECORD.replace("\n*\n", "\n*\n\n{end}\n"), "comment-result", None, 12, 1),
    (RECORD.replace("\n*\n", "\n41-38 {end}\n"), "comment-result", None, 10, 7),
    (RECORD.replace("\n*\n", "{end}\n*\n"), "record-no-result", None, 10, 2),
    (RECORD[: RECORD.index("0. ")] + "{no turns}\n", "record-no-result", None, 6, 11),
    # the result
    (RECORD.replace("\n*\n", "\n30-32\n"), "result-wrong", 2, 10, 1),
    ('[Seat1 "Ana"]\n[Seat2 "Ben"]\n\n30-30\n', "result-wrong", None, 4, 1),
    (FINISHED.replace("32-30", "*"), "result-wrong", 1, 7, 1),
    (FINISHED.replace("32-30", "33-30"), "result-wrong", 1, 7, 1),
    (FINISHED.replace("32-30", "x-30"), "result-wrong", 1, 7, 1),
]


@pytest.mark.parametrize(
    ("text", "key", "turn", "line", "column"),
    MISTAKES,
    ids=[f"{number}-{mistake[1]}" for number, mistake in enumerate(MISTAKES)],
)
def test_a_mistake_is_refused_with_its_place(
    text: str, key: str, turn: int | None, line: int, column: int
) -> None:
    with pytest.raises(Refusal) as refused:
        parse_game(text)
    place = refused.value.place
    assert (refused.value.key, place.turn, place.line, place.column) == (key, turn, line, column)
    assert len(str(refused.value)) < 400


def test_the_finished_record_is_fine_otherwise() -> None:
    assert format_game(parse_game(FINISHED)) == FINISHED


BEGUN = new_game(start(2))


def commented(after: int, text: str, place: CommentPlace = CommentPlace.OWN_LINE) -> Game:
    return replace(BEGUN, comments=(Comment(after, text, place),))


UNWRITABLE = [
    (commented(0, "}"), "comment-brace"),
    (commented(0, "a\nb"), "record-character"),
    (commented(0, "after nothing", CommentPlace.INLINE), "comment-place"),
    (commented(7, "far away"), "comment-place"),
    (replace(BEGUN, tags=()), "record-players"),
    (replace(BEGUN, start=start(3)), "record-start"),
    (replace(BEGUN, tags=(("no name", "x"),)), "tag-name"),
    (new_game(start(2), ["Ana\u2028"]), "record-character"),
    (new_game(start(2), ["\ud800"]), "record-character"),
    (replace(BEGUN, tags=(*BEGUN.tags, ("Event", "a"), ("Event", "b"))), "tag-twice"),
    (replace(BEGUN, tags=(*BEGUN.tags, BEGUN.tags[-1])), "tag-twice"),
    (commented(0, "x" * MAX_RECORD_LENGTH), "record-long"),
]


@pytest.mark.parametrize(("game", "key"), UNWRITABLE)
def test_what_cannot_be_read_again_is_not_written(game: Game, key: str) -> None:
    with pytest.raises(BadText) as refused:
        format_game(game)
    assert refused.value.key == key


@pytest.mark.parametrize("name", ["Start", "Edition", "Seat1", "Seat9"])
def test_tags_of_the_notation_cannot_be_given_twice(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        new_game(start(2), tags={name: "x"})
    assert (refused.value.key, refused.value.details) == ("tag-reserved", {"tag": name})


def test_other_tags_are_kept() -> None:
    game = new_game(start(2), tags={"SeatSeed1": "x", "Event": "y"})
    assert (game.tag("SeatSeed1"), game.tag("Event")) == ("x", "y")


def test_an_illegal_game_is_not_written() -> None:
    with pytest.raises(Illegal):
        format_game(replace(new_game(start(3)), actions=("N",)))
