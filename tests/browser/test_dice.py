"""Checking the dice in the browser: fair ones pass, and whatever was changed is found."""

import json
import re

import pytest
from playwright.sync_api import expect
from support.browser_player import Player
from support.page_checks import ROOT, Arrive, button, finished, opened, within, wording

FAIR = (ROOT / "tests/data/dice/two-fair.mrk").read_text("utf-8")
HASH = re.compile(r'\[ServerSeedHash "([0-9a-f]{64})"\]')
SEED = re.compile(r'\[ServerSeed "([0-9a-f]{64})"\]')


def watch(player: Player, record: str) -> None:
    player.page.get_by_role("textbox").fill(record)
    button(player.page, "replay-watch").click()
    player.at("dice-check").click()


def chances(record: str) -> int:
    """How many rolls and draws a record tells."""
    turns = [line for line in record.splitlines() if re.match(r"\d+\. ", line)]
    return sum(len(re.findall(r"\*|(?<=[NESW])\d", line)) for line in turns)


def test_a_finished_tables_dice_pass(arrive: Arrive) -> None:
    player = arrive("")
    table = finished(player, turns=2)
    record = player.context.request.get(f"{player.link}/api/tables/{table}/record").text()
    opened(player, table, phase="over")
    announcer = player.page.locator(".announcer")
    expect(announcer).to_have_text(re.compile(r"\w"))  # who has won
    player.at("dice-check").click()
    fine = wording("dice-fine", count=chances(record))
    expect(player.at("dice-result")).to_have_text(fine)
    expect(announcer).to_contain_text(within("dice-fine", count=chances(record)))
    expect(player.at("dice-compared")).to_have_text(wording("dice-compared", how="none"))
    player.open(f"/replay/{table}")
    player.at("dice-check").click()
    expect(player.at("dice-result")).to_have_text(fine)


def test_a_promise_that_was_seen_at_the_table_counts_in_the_replay(arrive: Arrive) -> None:
    player = arrive("")
    table = finished(player, turns=2)
    seen = json.dumps([[table, "f" * 64]])
    player.open("/")
    player.page.evaluate("seen => localStorage.setItem('marrakech.promises', seen)", seen)
    player.open(f"/replay/{table}")
    player.at("dice-check").click()
    expect(player.at("dice-result")).to_contain_text("f" * 64)


def test_a_fair_record_passes(arrive: Arrive) -> None:
    player = arrive("/replay")
    watch(player, FAIR)
    expect(player.at("dice-result")).to_have_text(wording("dice-fine", count=chances(FAIR)))
    expect(player.at("dice-result")).to_have_class("dice-fine")


def last_roll_changed() -> tuple[str, str, str]:
    """The same game up to its last roll, which is another; what was rolled, and what is told."""
    lines = FAIR.splitlines()
    place = max(at for at, line in enumerate(lines) if re.match(r"\d+\. [NESW]\d ", line))
    head, rolled = lines[place].split(" ")[:2]
    told = "3" if rolled[1] != "3" else "2"
    kept = [*lines[:place], f"{head} {rolled[0]}{told}", "", "*", ""]
    return "\n".join(kept), rolled[1], told


def test_a_roll_that_was_changed_is_found_by_its_number(arrive: Arrive) -> None:
    player = arrive("/replay")
    changed, rolled, told = last_roll_changed()
    watch(player, changed)
    expect(player.at("dice-result")).to_have_text(
        wording("dice-chance", number=chances(changed), action=told, expected=rolled)
    )
    expect(player.at("dice-result")).to_have_class("trouble")


@pytest.mark.parametrize("seat", [1, 2])
def test_a_seed_of_a_seat_that_was_changed_is_found(arrive: Arrive, seat: int) -> None:
    player = arrive("/replay")
    changed = re.sub(rf'(\[SeatSeed{seat} "[^"]+)"', r'\1x"', FAIR)
    assert changed != FAIR
    watch(player, changed)
    expect(player.at("dice-result")).to_have_class("trouble")
    expect(player.at("dice-result")).to_contain_text(re.compile(r"\b\d+\b"))


def test_a_promise_that_was_not_kept_is_found(arrive: Arrive) -> None:
    player = arrive("/replay")
    promised = HASH.search(FAIR)
    assert promised
    other = promised[1].translate(str.maketrans("0123456789abcdef", "123456789abcdef0"))
    watch(player, FAIR.replace(promised[1], other))
    expect(player.at("dice-result")).to_have_class("trouble")
    expect(player.at("dice-result")).to_contain_text(other)
    expect(player.at("dice-result")).to_contain_text(promised[1])


def test_another_secret_than_the_promised_one_is_found(arrive: Arrive) -> None:
    player = arrive("/replay")
    secret = SEED.search(FAIR)
    assert secret
    watch(player, FAIR.replace(secret[1], "0" * 64))
    expect(player.at("dice-result")).to_have_class("trouble")
    expect(player.at("dice-result")).to_contain_text(re.compile(r"\b[0-9a-f]{64}\b"))


def test_a_record_without_seeds_offers_no_check(arrive: Arrive) -> None:
    player = arrive("/replay")
    bare = (ROOT / "tests/data/games/two-default.mrk").read_text("utf-8")
    player.page.get_by_role("textbox").fill(bare)
    button(player.page, "replay-watch").click()
    expect(player.page.locator(".board")).to_be_visible()
    expect(player.at("dice-check")).to_have_count(0)
