"""A game in the terminal: typed at real prompts, interrupted for real, and never lost."""

import os
import re
import signal
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from support.command import MARRAKECH, Command, environment
from support.terminal import Terminal

from marrakech import Game, format_game, parse_game, presets, result

ANA_AND_BEN = ("--name", "Ana", "--name", "Ben", "--starter", "agreed", "--seed", "5")


def record(path: Path) -> Game:
    return parse_game(path.read_text("utf-8"))


def kept(home: Path) -> Path:
    """The one record in the folder of games."""
    (path,) = home.glob(".local/share/marrakech/games/*.mrk")
    return path


def test_bots_alone_play_a_game_to_its_end(marrakech: Command, tmp_path: Path) -> None:
    done = marrakech("play", "--players", "3", "--bots", "3", "--seed", "1", "--save", "a.mrk")
    game = record(tmp_path / "a.mrk")
    assert done.code == 0
    assert game.final().step == "over"
    assert re.search(r"wins\.|share the victory", done.out)
    assert [game.tag(f"Bot{n}") for n in (1, 2, 3)] == ["random"] * 3


def test_the_same_seed_gives_the_same_game(marrakech: Command, tmp_path: Path) -> None:
    for name in ("a.mrk", "b.mrk"):
        marrakech("play", "-p", "2", "-b", "2", "--seed", "9", "--save", name)
    assert (tmp_path / "a.mrk").read_bytes() == (tmp_path / "b.mrk").read_bytes()


def test_a_facing_and_a_rug_can_be_changed_until_they_are_confirmed(
    marrakech: Command, tmp_path: Path
) -> None:
    typed = "w\ne\n\n1\n2\n\nquit\n"
    done = marrakech("play", *ANA_AND_BEN, "--save", "a.mrk", typed=typed)
    game = record(tmp_path / "a.mrk")
    assert done.code == 0
    assert game.actions[2] == "E"
    assert "Assam will face west. Press Enter to roll the die" in done.out
    second = re.search(r" 1 (\w{4}) +2 (\w{4})", done.out)
    assert second
    assert game.actions[4] == second[2]
    assert f"{second[1]}? Press Enter to lay the rug" in done.out


def test_every_price_is_explained_before_the_throw_and_after_it(marrakech: Command) -> None:
    start = "7/7/7/7/3b>b<2/3bb2/7 d4S turn 1 3:r5,30:b5 stock=15"
    record = f'[Seat1 "Ana"]\n[Seat2 "Ben"]\n[Start "{start}"]\n\n*\n'
    (marrakech.home / "a.mrk").write_text(record, "utf-8")
    done = marrakech("play", "--resume", "a.mrk", "--seed", "1", typed="s\n\n")
    assert "1: d3, 4 dirhams to pay but you have only 3, owner: Ben" in done.out
    assert "3: d1, nothing to pay" in done.out


def test_what_can_be_typed_at_any_time(marrakech: Command, tmp_path: Path) -> None:
    typed = "?\nposition\nlog\nsave copy.mrk\nsave copy.mrk\nnonsense\ngive up\nno\nq\n"
    done = marrakech("play", *ANA_AND_BEN, typed=typed)
    assert done.code == 0
    assert "save FILE" in done.out
    assert "d4S turn 1 30:r12b12*" in done.out
    assert "\n0. *" in done.out
    assert "“nonsense” is not one of the choices" in done.out
    assert "copy.mrk already exists" in done.out
    assert "Nobody gave up." in done.out
    assert record(tmp_path / "copy.mrk").names() == ("Ana", "Ben")


def test_a_copy_can_go_home_and_nowhere_impossible(marrakech: Command, tmp_path: Path) -> None:
    typed = "save ~/copies/a.mrk\nsave a\0b\nsave ~nobody-of-that-name/a.mrk\nsave .\nquit\n"
    done = marrakech("play", *ANA_AND_BEN, typed=typed)
    assert (done.code, done.err) == (0, "")
    assert record(tmp_path / "copies" / "a.mrk").names() == ("Ana", "Ben")
    assert f"A copy has been saved in {tmp_path}/copies/a.mrk" in done.out
    assert "a\\u0000b can’t be written" in done.out
    assert ". already exists" in done.out


def test_what_is_no_text_is_not_understood(marrakech: Command) -> None:
    done = marrakech("play", *ANA_AND_BEN, typed=b"\xff\xfe\nquit\n")
    assert (done.code, done.err) == (0, "")
    assert "is not one of the choices" in done.out


def test_a_purse_of_a_thousand_has_no_text_and_the_game_goes_on(marrakech: Command) -> None:
    start = "7/7/7/3b3/3b3/7/7 d4S turn 1 999:r5,999:b5 stock=15"
    (marrakech.home / "a.mrk").write_text(f'[Start "{start}"]\n\n1. S1\n\n*\n', "utf-8")
    done = marrakech("play", "--resume", "a.mrk", typed="position\nlog\nquit\n")
    assert (done.code, done.err) == (0, "")
    assert "1001 is too high" in done.out
    assert "\n1. S1\n" in done.out
    for option in ("--text", "--json"):
        refused = marrakech("replay", "a.mrk", option)
        assert (refused.code, refused.out) == (1, "")
        assert refused.err == "Error: 1001 is too high; the highest number is 999.\n"


def test_giving_up_asks_first_and_ends_a_game_of_two(marrakech: Command) -> None:
    done = marrakech("play", *ANA_AND_BEN, typed="give up\nyes\n")
    assert done.code == 0
    assert "Ben wins." in done.out
    assert result(record(kept(marrakech.home)).final()) == "x-30"


def test_the_end_of_input_keeps_the_game_and_it_goes_on(marrakech: Command) -> None:
    marrakech("play", *ANA_AND_BEN, typed="e\n\n1\n\n")
    before = record(kept(marrakech.home))
    done = marrakech("play", "--continue", "--seed", "5", typed="?\n")
    assert "Welcome back: turn 1." in done.out
    assert record(kept(marrakech.home)) == before
    marrakech("play", "-c", typed="give up\nyes\n")
    assert marrakech("play", "-c").err == "Error: There is no unfinished game to resume.\n"


def test_the_variant_is_rolled_first_and_steered_last(marrakech: Command, tmp_path: Path) -> None:
    args = ("-p", "2", "-e", "ko+variant", "--seed", "2", "--save", "a.mrk")
    done = marrakech("play", *args, typed="\n1\n\nw\ne\n\nquit\n")
    game = record(tmp_path / "a.mrk")
    assert "Press Enter to confirm, or choose another direction" in done.out
    assert re.search(
        r"way\? [NESW] \(\w+\): left, [NESW] \(\w+\): straight on, [NESW] \(\w+\): right\n",
        done.out,
    )
    assert game.actions[2] in "1234"
    assert game.actions[-1] == "E"
    assert game.start.ruleset == presets["ko+variant"]


def test_a_rug_that_can_lie_nowhere_goes_back(marrakech: Command, tmp_path: Path) -> None:
    board = "ybrbrbr/brbrbrb/rbrrrbr/brrrrrb/rbrrrbr/brbrbrb/rbrbrbr"
    start = f"{board} d4S lay 1 30:r5,30:b5,30:y5 halves=colours"
    (tmp_path / "a.mrk").write_text(f'[Start "{start}"]\n\n*\n', "utf-8")
    done = marrakech("play", "--resume", "a.mrk", typed="what\n\n")
    assert "there is no place for a rug here" in done.out
    assert record(tmp_path / "a.mrk").actions == ("-",)


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--bots", "3", "--players", "2"), "3 bots need 3 seats"),
        (("--players", "2", "--bots", "1", "--name", "a", "--name", "b"), "2 names were given"),
        (("--name", ""), "1 to 30 characters"),
        (("--name", "x" * 31), "1 to 30 characters"),
        (("--name", "a\tb"), "U+0009"),
        (("--facing", "up"), "is not a direction"),
        (("--starter", "me"), "random or agreed"),
        (("--bot", "gran"), "no bot called “gran”"),
        (("--edition", "klingon"), "no edition"),
        (("--name", "a\u202eb"), "U+202E"),
        (("--starter", "\x1b[31mme"), "“\\u001b[31mme” is not a way"),
        (("--rule", "\x1b[31m"), "“\\u001b[31m” is not an option"),
        (("--rule", "\x1b[31m=x"), "no option called “\\u001b[31m”"),
        (
            ("--players", "2", "--bots", "1", "--name", "a", "--name", "b"),
            "only one person is playing.",
        ),
        (("--resume", "a.mrk", "--players", "2"), "leave out --players"),
        (("--resume", "a.mrk", "--edition", "default"), "leave out --edition"),
        (("--resume", "a.mrk", "--facing", "S"), "leave out --facing"),
        (("--continue", "--starter", "random"), "leave out --starter"),
        (("--continue", "--bot", "random"), "leave out --bot."),
        (("--continue", "--resume", "a.mrk"), "--resume and --continue can’t be used together"),
    ],
)
def test_play_called_wrongly(marrakech: Command, args: tuple[str, ...], says: str) -> None:
    done = marrakech("play", *args)
    assert done.code == 2
    assert says in done.err
    assert "\x1b" not in done.err
    assert list(marrakech.home.rglob("*.mrk")) == []


def test_a_file_that_is_there_is_not_overwritten(marrakech: Command, tmp_path: Path) -> None:
    (tmp_path / "a.mrk").write_text("mine", "utf-8")
    done = marrakech("play", "-b", "2", "--save", "a.mrk")
    assert (done.code, (tmp_path / "a.mrk").read_text("utf-8")) == (1, "mine")
    assert "already exists" in done.err


def test_a_place_that_cannot_be_written_is_named_before_the_game(marrakech: Command) -> None:
    (marrakech.home / "file").write_text("", "utf-8")
    done = marrakech("play", "-b", "2", "--save", "file/a.mrk")
    assert done.code == 1
    assert "can’t be written" in done.err


def test_a_broken_record_is_not_resumed_and_not_touched(marrakech: Command, tmp_path: Path) -> None:
    (tmp_path / "a.mrk").write_text("[Seat1", "utf-8")
    done = marrakech("play", "--resume", "a.mrk")
    assert (done.code, (tmp_path / "a.mrk").read_text("utf-8")) == (1, "[Seat1")
    assert "cut off" in done.err


def test_a_damaged_record_is_passed_over_aloud(marrakech: Command) -> None:
    marrakech("play", *ANA_AND_BEN, typed="quit\n")
    good = kept(marrakech.home)
    (good.parent / "later.mrk").write_text("[Seat1", "utf-8")
    (good.parent / "nowhere.mrk").symlink_to("gone.mrk")
    for number, path in enumerate(sorted(good.parent.iterdir())):
        os.utime(path, (number, number), follow_symlinks=False)
    done = marrakech("play", "--continue", typed="quit\n")
    assert done.code == 0
    assert "Welcome back" in done.out
    nowhere, later = done.err.splitlines()
    assert nowhere == f"Skipped: {good.parent}/nowhere.mrk: file not found."
    assert later.startswith(f"Skipped: {good.parent}/later.mrk: line 1, column 7: the last")


def test_the_same_seed_goes_on_with_the_same_game(marrakech: Command, tmp_path: Path) -> None:
    marrakech("play", "-p", "3", "-b", "3", "--seed", "9", "--save", "a.mrk")
    whole = record(tmp_path / "a.mrk")
    for length in (1, 50, 70):
        begun = replace(whole, actions=whole.actions[:length])
        (tmp_path / "b.mrk").write_text(format_game(begun), "utf-8")
        marrakech("play", "--resume", "b.mrk", "--seed", "9")
        assert record(tmp_path / "b.mrk") == whole


def test_an_unknown_bot_in_a_record_is_refused_before_the_game(marrakech: Command) -> None:
    text = '[Seat1 "Ana"]\n[Seat2 "Ben"]\n[Bot2 "gran"]\n\n*\n'
    (marrakech.home / "a.mrk").write_text(text, "utf-8")
    done = marrakech("play", "--resume", "a.mrk")
    assert done.code == 1
    assert "no bot called “gran”" in done.err


def test_the_rugs_stand_in_columns_and_stay_while_one_is_chosen(marrakech: Command) -> None:
    done = marrakech("play", *ANA_AND_BEN, typed="e\n\n1\nquit\n")
    lines = [line for line in done.out.splitlines() if re.match(r" +\d+ [a-g]\d[a-g]\d", line)]
    first, *rest = lines[: len(lines) // 2]
    assert rest == lines[1 : 1 + len(rest)]
    assert lines[len(lines) // 2 :] == [first, *rest]
    columns = [match.start() for match in re.finditer(r"[a-g]\d[a-g]\d", first)]
    assert len(columns) > 5
    for line in rest:
        assert [match.start() for match in re.finditer(r"[a-g]\d[a-g]\d", line)] == columns[
            : len(line.split()) // 2
        ]


def test_the_stars_are_explained_where_somebody_paid(marrakech: Command) -> None:
    start = "7/7/7/7/3b>b<2/7/7 d4S turn 1 30:r5,30:b5 stock=15"
    (marrakech.home / "a.mrk").write_text(f'[Start "{start}"]\n\n1. S1\n\n*\n', "utf-8")
    done = marrakech("play", "--resume", "a.mrk", typed="quit\n")
    assert "*b*" in done.out
    assert "The stars mark the area that was paid for." in done.out
    assert "The stars" not in marrakech("play", *ANA_AND_BEN, typed="e\n\nquit\n").out


# What to type to go on


def go_on_line(home: Path, command: str, **more: str) -> str:
    """The last line of a game that is begun and left."""
    done = subprocess.run(
        [command, "play", "-p", "2", "--save", "a b.mrk"],
        input="quit\n",
        capture_output=True,
        text=True,
        cwd=home,
        env=environment(home, **more),
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[-1]


def test_the_way_back_is_the_way_it_was_called(tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "marrakech").symlink_to(MARRAKECH)
    go_on = "Stopped. To go on, run: {} play --resume 'a b.mrk'"
    assert go_on_line(tmp_path, "bin/marrakech") == go_on.format("bin/marrakech")
    (tmp_path / "a b.mrk").unlink()
    path = f"{tmp_path}/bin:{os.environ['PATH']}"
    shown = go_on_line(tmp_path, f"{tmp_path}/bin/marrakech", PATH=path)
    assert shown == go_on.format("marrakech")
    (tmp_path / "a b.mrk").unlink()
    shown = go_on_line(tmp_path, f"{tmp_path}/bin/marrakech")
    assert shown == go_on.format("bin/marrakech")


# In a real terminal


@pytest.mark.parametrize("terminal", [("play", "--seed", "5")], indirect=True)
def test_a_first_game_asks_who_plays_and_survives_ctrl_c(
    terminal: Terminal, tmp_path: Path
) -> None:
    terminal.wait_for("How many players? [2]")
    terminal.type("7\n")
    terminal.wait_for("Please type a number from 2 to 4.")
    terminal.type("3\n")
    terminal.wait_for("How many of them are bots? [2]")
    terminal.type("1\n")
    terminal.wait_for(
        "How strong? 1 Tourist, 2 Beginner, 3 Apprentice, 4 Merchant, 5 Master, 6 Champion [3]"
    )
    terminal.type("2\n")
    terminal.wait_for("Player 1: name? [Player 1]")
    terminal.type("Ana\n")
    terminal.wait_for("Player 2: name? [Player 2]")
    terminal.type("\n")
    terminal.wait_for("which way?")
    game = record(kept(tmp_path))
    assert sorted(game.names()) == ["Ana", "Bot", "Player 2"]
    assert [bot for number in (1, 2, 3) if (bot := game.tag(f"Bot{number}"))] == ["novice"]
    facing = "E" if game.final().facing != "W" else "N"
    terminal.type(f"{facing.lower()}\n")
    terminal.wait_for("Press Enter to roll the die")
    terminal.type("\n")
    terminal.wait_for("where does the")
    terminal.press("\x03", until=f" play --resume {kept(tmp_path)}\r\n")
    assert terminal.process.wait(30) == 130
    assert record(kept(tmp_path)).actions[-2] == facing


@pytest.mark.parametrize(("key", "code"), [("\x03", 130), ("\x04", 0)], ids=["ctrl-c", "ctrl-d"])
@pytest.mark.parametrize("terminal", [("play",)], indirect=True)
def test_a_player_who_would_rather_not_play_hears_a_sentence(
    terminal: Terminal, tmp_path: Path, key: str, code: int
) -> None:
    terminal.wait_for("How many players? [2]")
    terminal.press(key, until="No game was started.")
    assert terminal.process.wait(30) == code
    assert "Abort" not in terminal.seen
    assert list(tmp_path.rglob("*.mrk")) == []


ONE_AGAINST_THREE = ("play", "-p", "4", "-b", "3", "--name", "Ana", "--starter", "agreed")


@pytest.mark.parametrize("terminal", [(*ONE_AGAINST_THREE, "--seed", "5")], indirect=True)
def test_the_screen_tells_how_to_get_help_and_all_that_the_bots_did(terminal: Terminal) -> None:
    assert "Type ? for help at any time" in terminal.wait_for("which way?")
    terminal.type("e\n")
    terminal.wait_for("Press Enter to roll the die")
    terminal.type("\n")
    assert "Ana rolls" in terminal.wait_for("where does the")
    terminal.type("1\n")
    terminal.wait_for("Press Enter to lay the rug")
    terminal.type("\n")
    shown = terminal.wait_for("which way?")
    assert "Ana rolls" not in shown
    for what in ("Ana lays", "Bot 1 turns Assam", "Bot 1 rolls", "Bot 1 lays", "Bot 3 lays"):
        assert what in shown


@pytest.mark.parametrize("terminal", [("play", "-p", "3", "--seed", "5")], indirect=True)
def test_nothing_is_lost_when_the_process_is_killed(terminal: Terminal, tmp_path: Path) -> None:
    terminal.wait_for("which way?")
    terminal.type("e\n")
    terminal.wait_for("Press Enter to roll the die")
    terminal.type("\n")
    terminal.wait_for("where does the")
    terminal.type("1\n")
    terminal.wait_for("Press Enter to lay the rug")
    terminal.type("\n")
    terminal.wait_for("Player")
    terminal.wait_for("which way?")
    os.kill(terminal.process.pid, signal.SIGKILL)
    terminal.process.wait()
    game = record(kept(tmp_path))
    assert (game.actions[0], len(game.turns()), game.final().step) == ("E", 1, "turn")


@pytest.mark.parametrize("terminal", [("simulate", "-n", "1000000")], indirect=True)
def test_a_long_simulation_shows_its_progress_and_can_be_stopped(terminal: Terminal) -> None:
    terminal.wait_for_pattern(r"[1-9]\d*/1000000")
    terminal.type("\x03")
    terminal.wait_for("Stopped after")
    terminal.wait_for("games per second")
    assert terminal.process.wait(30) == 130
