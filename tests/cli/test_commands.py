"""The commands as a person or a script calls them."""

import json
from pathlib import Path

import pytest
from support.command import Command
from support.mutations import mutations

from marrakech import Refusal, format_position, parse_game, parse_position, perft, presets

START = "7/7/7/7/7/7/7 d4S turn 1 30:r12,30:b12,30:y12,30:g12 -"
DATA = Path(__file__).parent.parent / "data"
GAMES = sorted(DATA.glob("games/*.mrk"))
GAME = DATA / "games" / "two-default.mrk"
COMMANDS = (
    *("play", "show", "replay", "check", "verify", "editions", "perft", "simulate"),
    *("arena", "serve", "backup"),
)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_examples(marrakech: Command, command: str) -> None:
    done = marrakech(command, "--help")
    assert done.code == 0
    assert f"marrakech {command}" in done.out.partition("Examples:")[2]


def test_help_shows_what_there_is(marrakech: Command) -> None:
    done = marrakech("--help")
    assert all(command in done.out for command in (*COMMANDS, "--no-browser"))


def test_the_version(marrakech: Command) -> None:
    assert marrakech("--version").out == "marrakech 0.1.0\n"


def test_completion_for_the_shell(marrakech: Command) -> None:
    assert "complete" in marrakech(_MARRAKECH_COMPLETE="source_bash").out
    typed = {"COMP_WORDS": "marrakech sh", "COMP_CWORD": "1"}
    assert marrakech(_MARRAKECH_COMPLETE="complete_bash", **typed).out.split() == ["show"]


# show


def test_show_draws_the_market(marrakech: Command) -> None:
    done = marrakech("show", "2r>r<3/7/7/7/7/7/6b d4S turn 1 30:r12,30:b12,x1:y,30:g12 -")
    assert done.code == 0
    assert "=r===r=" in done.out
    assert "▼" in done.out
    assert "Allowed: E S W" in done.out
    assert done.out.count("╭───╮") == done.out.count("╰───╯") == 3


def test_rugs_of_a_player_who_is_out_are_woven_like_no_others(marrakech: Command) -> None:
    seats = "30:r12,30:b12,x1:y,30:g12"
    done = marrakech("show", f"2y>y<1yv1/5y^1/7/7/7/7/6b d4S turn 1 {seats} -", NO_COLOR="1")
    assert ":y:::y:" in done.out
    assert done.out.count(":y:") == 4
    assert "/y" not in done.out


def test_show_reads_a_position_from_stdin(marrakech: Command) -> None:
    assert marrakech("show", "-", typed=START + "\n").out == marrakech("show", START).out


def test_show_for_a_program(marrakech: Command) -> None:
    data = json.loads(marrakech("show", "--json", START).out)
    assert data["position"] == START
    assert data["legal"] == ["E", "S", "W"]
    assert data["seats"][0] == {
        "dirhams": 30,
        "squares": 0,
        "points": 30,
        "rank": 1,
        "rugs": {"r": 12},
        "next": "r",
        "out": None,
    }


def test_show_says_the_chances(marrakech: Command) -> None:
    roll = START.replace("turn", "roll")
    assert "1 (1/6), 2 (1/3), 3 (1/3), 4 (1/6)" in marrakech("show", roll).out
    assert json.loads(marrakech("show", "--json", roll).out)["chances"]["2"] == "1/3"


@pytest.mark.parametrize("args", [("show",), ("perft", "3")])
def test_a_bad_position_is_explained_on_stderr(marrakech: Command, args: tuple[str, ...]) -> None:
    name, rest = args[0], args[1:]
    done = marrakech(name, START.replace("30:r12", "-3:r12"), *rest)
    assert (done.code, done.out) == (1, "")
    assert done.err == "Error: column 26: “-3” is not a whole number.\n"


def test_a_position_of_a_megabyte_is_explained_shortly(marrakech: Command) -> None:
    done = marrakech("show", "-", typed="é" * 1_000_000)
    assert done.code == 1
    assert len(done.err) < 200


def test_colour_where_it_is_wanted_and_only_there(marrakech: Command) -> None:
    coloured = marrakech("show", START, FORCE_COLOR="1").out
    assert "\x1b[" in coloured
    assert "\x1b[3" not in marrakech("show", START, FORCE_COLOR="1", NO_COLOR="1").out
    assert "\x1b[" not in marrakech("show", START).out


def test_a_terminal_without_unicode(marrakech: Command) -> None:
    assert marrakech("show", START, PYTHONIOENCODING="ascii").code == 0


# perft


def test_perft_counts(marrakech: Command) -> None:
    assert marrakech("perft", START, "4").out == "333\n"
    assert marrakech("perft", START, "0").out == "1\n"
    assert marrakech("perft", START, "0", "--divide").out == "one sequence of 0 actions\n"
    assert marrakech("perft", START, "1", "--divide").out.endswith("3 sequences of one action\n")


def test_perft_divides(marrakech: Command) -> None:
    done = marrakech("perft", START, "4", "--divide")
    assert done.out.splitlines()[:3] == ["E: 111", "S: 111", "W: 111"]
    data = json.loads(marrakech("perft", START, "4", "--divide", "--json").out)
    assert data["nodes"] == perft(parse_position(START), 4) == sum(data["divide"].values())


@pytest.mark.parametrize("depth", ["-1", "x", "99"])
def test_a_depth_that_makes_no_sense(marrakech: Command, depth: str) -> None:
    assert marrakech("perft", START, depth).code == 2


# check


def test_check_accepts_every_golden_game(marrakech: Command) -> None:
    done = marrakech("check", *map(str, GAMES))
    assert done.code == 0
    assert done.out.count(": fine.") == len(GAMES)


def test_check_refuses_with_turn_and_reason(marrakech: Command, tmp_path: Path) -> None:
    bad = tmp_path / "bad.mrk"
    bad.write_text(GAME.read_text("utf-8").replace("\n3. ", "\n3. a1a2 ", 1), "utf-8")
    done = marrakech("check", str(GAME), "bad.mrk")
    assert done.code == 1
    assert done.out.count(": fine.") == 1
    assert done.err.startswith("bad.mrk: turn 3 (line 9, column 4): a1a2 can’t be played now")


def test_check_for_a_program(marrakech: Command, tmp_path: Path) -> None:
    (tmp_path / "bad.mrk").write_text("junk\n", "utf-8")
    done = marrakech("check", "--json", str(GAME), "bad.mrk", "none.mrk")
    fine, bad, missing = json.loads(done.out)
    assert done.code == 1
    assert (fine["fine"], fine["players"]) == (True, 2)
    assert (bad["fine"], bad["reason"], bad["line"]) == (False, "tag-form", 1)
    assert missing["reason"] == "file-missing"


def test_check_refuses_a_hundred_mutated_games_with_turn_and_reason(marrakech: Command) -> None:
    texts = [path.read_text("utf-8") for path in GAMES]
    wrong = mutations([text for text in texts if not text.endswith("\n*\n")], 120, seed=2026)
    for number, (text, _) in enumerate(wrong):
        (marrakech.home / f"{number}.mrk").write_text(text, "utf-8")
    done = marrakech("check", "--json", *(f"{number}.mrk" for number in range(len(wrong))))
    reports = json.loads(done.out)
    assert (done.code, done.err, len(reports)) == (1, "", len(wrong))
    for report, (text, turn) in zip(reports, wrong, strict=True):
        with pytest.raises(Refusal) as refused:
            parse_game(text)
        place = refused.value.place
        found = (report["fine"], report["reason"], report["turn"], report["line"])
        assert found == (False, refused.value.key, place.turn, place.line)
        assert report["turn"] >= turn
        where = f"turn {place.turn} (line {place.line}, column {place.column}): "
        assert report["problem"].startswith(where)
    assert len({report["reason"] for report in reports}) > 8


def test_check_names_every_trouble_with_a_file(marrakech: Command, tmp_path: Path) -> None:
    (tmp_path / "latin").write_bytes(b'[Seat1 "Ana\xef"]\n')
    (tmp_path / "big").write_bytes(b" " * 5_000_000)
    done = marrakech("check", "none", ".", "latin", "big")
    assert done.code == 1
    assert done.err.splitlines() == [
        "none: file not found.",
        ". is a folder, not a file.",
        "latin is not UTF-8 text (byte 12).",
        "big is larger than 4 megabytes; a record is much smaller.",
    ]


def test_check_shows_nothing_raw_of_a_files_name_or_contents(marrakech: Command) -> None:
    (marrakech.home / "\x1b[31m\u202e").write_text('[Seat1 "\u202e"]\n\n\x1b[31m\n', "utf-8")
    done = marrakech("check", "\x1b[31m\u202e", "\x1b]0;none\x07")
    assert done.code == 1
    assert done.err.startswith(
        "\\u001b[31m\\u202e: line 3, column 1: a record can’t contain the character “\\u001b”"
    )
    assert "\\u001b]0;none\\u0007: file not found." in done.err
    assert not {"\x1b", "\x07", "\u202e"} & set(done.err)


def test_lines_are_counted_without_commas(marrakech: Command) -> None:
    done = marrakech("check", "-", typed="[X]\n" * 12_345 + "\n*\n\n\x00")
    assert done.err.startswith("-: line 12349, column 1: ")


def test_check_reads_stdin(marrakech: Command) -> None:
    assert marrakech("check", "-", typed=GAME.read_bytes()).code == 0


# replay


def test_replay_to_a_turn(marrakech: Command) -> None:
    game = parse_game(GAME.read_text("utf-8"))
    turn = game.turns()[5]
    after = game.positions()[turn.end]
    done = marrakech("replay", str(GAME), "--to", "5", "--text")
    assert done.out == format_position(after) + "\n"
    shown = marrakech("replay", str(GAME), "--to", "5").out
    assert "Turn 5 of 48" in shown
    assert json.loads(marrakech("replay", str(GAME), "--to", "5", "--json").out)["turn"] == 5


def test_replay_prints_text_or_data_and_not_both(marrakech: Command) -> None:
    done = marrakech("replay", str(GAME), "--text", "--json")
    assert (done.code, done.out) == (2, "")
    assert done.err == "Error: --text and --json can’t be used together.\n"


def test_replay_beyond_the_end(marrakech: Command) -> None:
    done = marrakech("replay", str(GAME), "--to", "49")
    assert (done.code, done.err) == (1, "Error: the record has no turn 49; it ends with turn 48.\n")


def test_replay_steps_forth_and_back_and_jumps(marrakech: Command) -> None:
    done = marrakech("replay", str(GAME), typed="\n\n\nb\n48\n999\n99999999\nwhat\n\n")
    assert done.code == 0
    headings = [line.split(":")[0] for line in done.out.splitlines() if " of 48" in line]
    assert headings[:5] == [f"Turn {n} of 48" for n in (0, 1, 2, 1, 48)]
    assert "no turn 999;" in done.out
    assert "“what” is not one of the choices" in done.out
    assert "wins" in done.out


def test_replay_shows_comments(marrakech: Command) -> None:
    done = marrakech("replay", str(DATA / "games" / "three-comments.mrk"), "--to", "1")
    for remark in ("so far so good", "the first rug is always the hardest", "!"):
        assert f"“{remark}”" in done.out
    assert "own" not in done.out.split()


# editions


def test_editions_lists_every_preset(marrakech: Command) -> None:
    done = marrakech("editions")
    assert {line.split()[0] for line in done.out.splitlines() if line[:1].islower()} >= set(presets)
    data = json.loads(marrakech("editions", "--json").out)
    assert [edition["name"] for edition in data] == list(presets)
    finnish = next(edition for edition in data if edition["name"] == "fi")
    assert finnish["printed"] == {"area": "owner", "halves": "colours"}
    assert finnish["silent"] == {"bankruptcy": "play-on"}
    assert (finnish["book"], finnish["page"]) == ("003", "FI")


# simulate


def test_simulate_says_what_many_games_show(marrakech: Command) -> None:
    done = marrakech("simulate", "-n", "30", "--players", "3", "--seed", "1")
    assert done.code == 0
    for word in ("Wins", "Points", "Paid", "Goes out", "games per second", "to 45)"):
        assert word in done.out
    assert done.err == ""


def test_the_same_seed_gives_the_same_games(marrakech: Command) -> None:
    """Whatever order a process has its sets in."""
    once, twice, other = (
        json.loads(
            marrakech("simulate", "-n", "20", "--seed", seed, "--json", PYTHONHASHSEED=order).out
        )
        for seed, order in (("1", "1"), ("1", "2"), ("2", "1"))
    )
    assert once["games_per_second"] > 0
    for data in (once, twice, other):
        del data["games_per_second"], data["seed"]
    assert once == twice != other


def test_simulate_writes_records_that_check_accepts(marrakech: Command, tmp_path: Path) -> None:
    marrakech("simulate", "-n", "12", "-p", "2", "-e", "ko+variant", "--records", "games")
    files = sorted(str(path) for path in (tmp_path / "games").iterdir())
    assert len(files) == 12
    assert marrakech("check", *files).code == 0


def test_simulate_overwrites_no_record(marrakech: Command, tmp_path: Path) -> None:
    (tmp_path / "game-2.mrk").write_text("mine", "utf-8")
    done = marrakech("simulate", "-n", "3", "--records", ".")
    assert (done.code, (tmp_path / "game-2.mrk").read_text("utf-8")) == (1, "mine")
    assert done.err == "Error: game-2.mrk already exists and was not overwritten.\n"


def test_simulate_counts_one_game_as_one(marrakech: Command) -> None:
    assert (
        "1 game with 4 players, all playing at random"
        in marrakech("simulate", "-n", "1", "--seed", "1").out
    )


def test_simulate_conserves_what_it_counts(marrakech: Command) -> None:
    data = json.loads(marrakech("simulate", "-n", "50", "--seed", "3", "--json").out)
    seats = data["seats"]
    assert sum(seat["wins"] for seat in seats) == pytest.approx(1)
    paid, received = (sum(seat[key] for seat in seats) for key in ("paid", "received"))
    assert paid == pytest.approx(received)


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--edition", "klingon"), "no edition called “klingon”"),
        (("--rule", "price=2"), "no option called “price”"),
        (("--rule", "area=square"), "can’t be “square”"),
        (("--rule", "area"), "such as area=owner"),
        (("--rule", "pile=alternating", "--rule", "stock=15"), "can’t be combined"),
        (("--players", "5"), "--players"),
        (("-n", "0"), "--games"),
    ],
)
def test_simulate_called_wrongly(marrakech: Command, args: tuple[str, ...], says: str) -> None:
    done = marrakech("simulate", *args)
    assert done.code == 2
    assert says in done.err
