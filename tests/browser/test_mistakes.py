"""What a decision was worth, games played on from it, and learning from mistakes."""

import re
from typing import Any

from playwright.sync_api import Locator, expect
from support.browser_player import Player
from support.input_methods import KEY, between, chosen_rug, middle, shows_rug
from support.page_checks import ROOT, Arrive, act, axe, button, call, seat, sticking_out, wording
from support.screen_reader import plain
from support.server import LONGEST_WARM_UP, eventually

RECORD = (ROOT / "tests/data/games/three-default.mrk").read_text("utf-8")
CHAFIA = 3  # who errs with Assam, and with a rug right after it
PHONE = {"has_touch": True, "is_mobile": True, "viewport": {"width": 320, "height": 640}}
DONE_MS = 1000 * LONGEST_WARM_UP
TOLERANCE = 0.02

Data = dict[str, Any]


def analysed(player: Player, **wanted: str) -> list[Data]:
    """The steps of a game, once the server knows them all."""

    def done() -> Data | None:
        found = call(player, "analyses", {**wanted})
        assert found["status"] != "failed"
        return found if found["status"] == "done" else None

    found = eventually(done, LONGEST_WARM_UP)
    return [step for turn in found["turns"] for step in turn["steps"]]


def decisions(steps: list[Data], seat: int) -> list[Data]:
    return [one for one in steps if one["kind"] == "decision" and one["seat"] == seat]


def worth(decision: Data, action: str) -> float:
    """The deciding player's chance to win after a choice."""
    chances = {one["action"]: one["chances"] for one in decision["choices"]}
    return float(chances[action][decision["seat"] - 1])


def best(decision: Data) -> str:
    return str(decision["best"]["action"])


def loss(decision: Data, action: str) -> float:
    return worth(decision, best(decision)) - worth(decision, action)


def larger(steps: list[Data], seat: int) -> list[Data]:
    """The errors to learn from, in the order of the game."""
    errors = [one for one in decisions(steps, seat) if one["grade"] in ("mistake", "blunder")]
    largest = sorted(errors, key=lambda one: one["error"])[:8]
    return sorted(largest, key=lambda one: one["ply"])


def poor_answer(decision: Data) -> str:
    """Something that is not good enough, other than what was played where there is such a thing."""
    poor = [one["action"] for one in decision["choices"] if loss(decision, one["action"]) >= 0.021]
    others = [action for action in poor if action != decision["action"]]
    return str((others or poor)[0])


def share(text: str) -> float:
    """A percentage as a fraction."""
    return float(plain(text).replace("%", "").replace("\u00a0", "")) / 100


def watch(player: Player, text: str, moment: int) -> None:
    """Open a record, have it analysed, and go to a moment."""
    player.open("/replay")
    player.page.get_by_role("textbox").fill(text)
    button(player.page, "replay-watch").click()
    player.at("analyse").click()
    expect(player.at("learn-mistakes")).to_be_visible(timeout=DONE_MS)
    go_to(player, moment)


def go_to(player: Player, moment: int) -> None:
    player.page.get_by_role("slider", name=wording("replay-slider")).fill(str(moment))


def drawn(player: Player) -> dict[str, str]:
    """What is drawn on the market to be compared: each choice with its label."""
    labels = player.page.locator(".board-comparison [data-worth]")
    found = labels.evaluate_all("all => all.map(one => [one.dataset.worth, one.textContent])")
    return {action: plain(text) for action, text in found}


def wide(bar: Locator) -> float:
    """How wide an interval is, in chances."""
    return float(bar.get_attribute("data-high") or 0) - float(bar.get_attribute("data-low") or 0)


def test_a_decision_shows_its_choices_and_games_played_from_each(arrive: Arrive) -> None:
    player = arrive("")
    steps = analysed(player, record=RECORD)
    blunder = min(
        (one for one in decisions(steps, CHAFIA) if one["step"] == "lay"),
        key=lambda one: one["error"],
    )
    played, better = blunder["action"], best(blunder)
    watch(player, RECORD, blunder["ply"] + 1)
    decision = player.at("decision")
    expect(decision).to_have_attribute("data-ply", str(blunder["ply"]))

    # In words: both, with their chances, and the word for the error.
    expect(decision).to_contain_text(plain_word("decision-word", grade=blunder["grade"]))
    rows = decision.locator(".decision-pair [data-action]")
    assert rows.evaluate_all("all => all.map(one => one.dataset.action)") == [played, better]
    told = [share(text) for text in rows.locator(".numbers").all_text_contents()]
    assert [round(worth(blunder, one), 3) for one in (played, better)] == [
        round(one, 3) for one in told
    ]

    # On the market: the best as an outline with a star, both with their chances.
    outline = player.page.locator(".board-compared-rug")
    expect(outline).to_have_count(1)
    expect(outline).to_have_class(re.compile("board-compared-best"))
    expect(outline).to_have_attribute("data-compared", better)
    assert drawn(player) == {one: f"{100 * worth(blunder, one):.0f}%" for one in (played, better)}
    star = player.page.locator(f'[data-worth="{better}"] .board-compared-star')
    expect(star).to_be_visible()
    expect(player.page.locator(f'[data-worth="{played}"] .board-compared-star')).to_have_count(0)

    # All of them, the best first; one that has the focus is drawn too, for as long as it has it.
    decision.locator("summary").focus()
    player.page.keyboard.press("Enter")
    listed = decision.locator(".decision-all [data-action]")
    expect(listed).to_have_count(len(blunder["choices"]))
    order = listed.evaluate_all("all => all.map(one => one.dataset.action)")
    assert [worth(blunder, one) for one in order] == sorted(
        (worth(blunder, one["action"]) for one in blunder["choices"]), reverse=True
    )
    other = next(one for one in order if one not in (played, better))
    listed.nth(order.index(other)).focus()
    expect(outline).to_have_count(2)
    assert set(drawn(player)) == {played, better, other}
    player.page.keyboard.press("Shift+Tab")
    listed.nth(order.index(other)).blur()
    decision.locator("summary").click()
    expect(outline).to_have_count(1)
    assert not axe(player.page)

    # Games played on from every choice: intervals that shrink while there are more of them.
    button(player.page, "rollout-start").click()
    rollout = player.at("rollout")
    bar = rollout.locator(f'[data-action="{better}"]')
    expect(bar).to_be_visible(timeout=DONE_MS)
    expect(rollout.locator(f'[data-action="{played}"]')).to_be_visible()
    first = wide(bar)
    assert first > 0
    eventually(lambda: 0 < wide(bar) < 0.8 * first, LONGEST_WARM_UP)
    # The best by the games comes first, with a star.
    worths = rollout.locator(".rollout-worth").all_text_contents()
    first_figures = [float(re.findall(r"[\d.]+", plain(one))[0]) for one in worths]
    assert first_figures == sorted(first_figures, reverse=True)
    expect(rollout.locator("li .star")).to_have_count(1)
    expect(rollout.locator("li").first.locator(".star")).to_be_visible()
    assert not sticking_out(player.page)
    # They are still there for somebody who comes back; elsewhere there are others.
    go_to(player, blunder["ply"])
    expect(bar).to_have_count(0)
    go_to(player, blunder["ply"] + 1)
    expect(bar).to_be_visible()
    assert wide(bar) < first
    player.page.reload()
    expect(bar).to_be_visible(timeout=DONE_MS)

    # The roll before it: what every number would have meant.
    roll = next(one for one in steps if one.get("ply") == blunder["ply"] - 1)
    go_to(player, blunder["ply"])
    expect(decision).to_have_attribute("data-kind", "luck")
    numbers = decision.locator("tbody tr")
    expect(numbers).to_have_count(4)
    for row, possible in zip(numbers.all(), roll["possibilities"], strict=True):
        expect(row.locator("th")).to_contain_text(possible["action"])
        likely, chance = row.locator("td").all_text_contents()
        assert abs(share(likely) - possible["probability"]) < 0.006
        assert abs(share(chance) - possible["chances"][CHAFIA - 1]) < 0.0006
    current = decision.locator("tr[aria-current]")
    expect(current).to_have_attribute("data-action", roll["action"])
    expect(outline).to_have_count(0)


def plain_word(key: str, **details: str) -> re.Pattern[str]:
    return re.compile(wording(key, **details).pattern.strip("^$").replace("\\s*", ""))


def onto_the_board(player: Player) -> None:
    """By keys alone."""
    inside = "() => document.querySelector('.board').contains(document.activeElement)"
    for _ in range(40):
        if player.page.evaluate(inside):
            return
        player.page.keyboard.press("Tab")
    raise AssertionError("the board cannot be reached by keys")


def answer_by_keys(player: Player, action: str) -> None:
    onto_the_board(player)
    keys = player.page.keyboard
    if action in KEY:
        keys.press(KEY[action])
    else:
        for _ in range(60):
            keys.press("PageDown")
            if chosen_rug(player.page).get_attribute("data-lay") == action:
                break
        shows_rug(player.page, action)
    keys.press("Enter")


def test_mistakes_are_put_right_by_keys(arrive: Arrive) -> None:
    player = arrive("", keys=True)
    steps = analysed(player, record=RECORD)
    puzzles = larger(steps, CHAFIA)
    facing = next(at for at, one in enumerate(puzzles) if one["step"] == "turn")
    assert {one["step"] for one in puzzles} == {"turn", "lay"}
    watch(player, RECORD, 5)
    player.at("learn-mistakes").press("Enter")
    mistakes = player.at("mistakes")
    expect(mistakes.locator("h2")).to_be_focused()
    mistakes.get_by_role("radio", name="Chafia").press("Space")
    dots = mistakes.locator(".learn-dots button")
    expect(dots).to_have_count(len(puzzles))

    for at in range(facing):
        button(mistakes, "learn-skip").press("Enter")
        expect(dots.nth(at + 1)).to_have_attribute("aria-current", "step")
    puzzle = puzzles[facing]
    title = mistakes.locator("h3")
    expect(title).to_have_text(wording("mistakes-puzzle", turn=puzzle["turn"], step="turn"))
    if facing:
        expect(title).to_be_focused()
    board = player.page.locator(".board")
    before = board.get_attribute("data-position")
    answer = mistakes.locator(".learn-answer")

    # What was played is not good enough, and nothing else has happened.
    answer_by_keys(player, puzzle["action"])
    expect(answer).to_have_class(re.compile("is-other"))
    expect(answer).to_contain_text(f"{100 * worth(puzzle, puzzle['action']):.1f}%")
    expect(player.page.locator(".announcer")).to_have_text(answer.text_content() or "")
    expect(board).to_have_attribute("data-position", before or "")
    assert list(drawn(player)) == [puzzle["action"]]

    # The best is, and the reason follows.
    answer_by_keys(player, best(puzzle))
    expect(answer).to_have_class(re.compile("is-done"))
    expect(answer).to_contain_text(f"{100 * worth(puzzle, best(puzzle)):.1f}%")
    answered = call(player, "positions", {"position": before, "action": best(puzzle)})
    expect(board).to_have_attribute("data-position", answered["position"])
    assert set(drawn(player)) == {puzzle["action"], best(puzzle)}
    facts = player.at("mistakes-facts").locator("tbody tr")
    expect(facts).to_have_count(4)
    prices = call(player, "positions", {"position": before})["prices"]
    for roll, row in enumerate(facts.all(), 1):
        expected = [
            str(prices[one][str(roll)].get("payment", {}).get("price", 0))
            for one in (puzzle["action"], best(puzzle))
        ]
        assert row.locator("td").all_text_contents() == expected
    assert not axe(player.page)
    onward = button(mistakes, "learn-next")
    expect(onward).to_be_focused()
    expect(dots.nth(facing)).to_have_class(re.compile("is-past"))

    # Once more, which changes nothing about how it was found; then the rest is shown or skipped.
    button(mistakes, "study-again").press("Enter")
    expect(title).to_be_focused()
    expect(board).to_have_attribute("data-position", before or "")
    answer_by_keys(player, best(puzzle))
    expect(onward).to_be_enabled()
    onward.press("Enter")
    for at in range(facing + 1, len(puzzles)):
        expect(dots.nth(at)).to_have_attribute("aria-current", "step")
        start = board.get_attribute("data-position")
        after = {"position": start, "action": best(puzzles[at])}
        button(mistakes, "mistakes-show").press("Enter")
        finish = mistakes.locator(".learn-does .primary")
        expect(answer).to_have_class(re.compile("is-done"))
        shown = call(player, "positions", after)["position"]
        expect(board).to_have_attribute("data-position", shown)
        expect(finish).to_be_enabled()
        finish.press("Enter")
    end = player.at("mistakes-end")
    expect(end.locator("h3")).to_have_text(wording("mistakes-end", found=1, of=len(puzzles)))
    expect(end.locator("h3")).to_be_focused()
    outcomes = end.locator("li span")
    expect(outcomes.nth(facing)).to_have_text(wording("mistakes-outcome", outcome="later"))
    expect(outcomes.last).to_have_text(wording("mistakes-outcome", outcome="shown"))

    # From the start again: nothing has been found yet.
    button(end, "mistakes-again").press("Enter")
    expect(dots.first).to_have_attribute("aria-current", "step")
    expect(mistakes.locator(".learn-dots .is-past")).to_have_count(0)
    for at in range(len(puzzles)):
        expect(dots.nth(at)).to_have_attribute("aria-current", "step")
        button(mistakes, "learn-skip").press("Enter")
    expect(end.locator("h3")).to_have_text(wording("mistakes-end", found=0, of=len(puzzles)))

    # From the list to that moment of the game, and the back button's way out of it all.
    end.locator("li button").nth(facing).press("Enter")
    slider = player.page.get_by_role("slider", name=wording("replay-slider"))
    expect(slider).to_have_value(str(puzzle["ply"] + 1))
    player.at("learn-mistakes").press("Enter")
    expect(mistakes).to_be_visible()
    player.page.go_back()
    expect(player.at("learn-mistakes")).to_be_focused()
    expect(slider).to_have_value(str(puzzle["ply"] + 1))


def game_of_two(ana: Player, ben: Player) -> str:
    """A game that Ana has lost to Ben, each on a device of their own, with poor rugs of hers."""
    table = seat(ana, "person", "open", seed="poor-rugs")
    code = call(ana, f"tables/{table}")["you"]["join_code"]
    call(ben, "device", {})
    sit = {"kind": "sit", "id": "ben-sits-down", "name": "Ben", "code": code}
    call(ben, f"tables/{table}/commands", sit)
    players = [ana, ben]
    for _ in range(90):
        state = call(ana, f"tables/{table}")
        if state["phase"] == "over":
            return table
        act(players[state["seat"] - 1], table, state["legal"][0])
    act(ana, table, "x1")
    return table


def test_ones_own_mistakes_are_put_right_with_a_thumb(arrive: Arrive) -> None:
    player = arrive("", locale="ar", color_scheme="dark", **PHONE)
    table = game_of_two(player, arrive(""))
    puzzles = larger(analysed(player, table=table), 1)
    rug = next(at for at, one in enumerate(puzzles) if one["step"] == "lay")
    player.open(f"/replay/{table}?ply=0&analysis")
    learn = player.at("learn-mistakes")
    expect(learn).to_be_visible(timeout=DONE_MS)
    assert not sticking_out(player.page)
    go_to_ply = puzzles[rug]["ply"] + 1
    player.page.locator(".study-slider input").fill(str(go_to_ply))
    expect(player.page.locator(".board-compared-best").first).to_be_visible()
    assert not sticking_out(player.page)
    learn.tap()
    mistakes = player.at("mistakes")
    expect(mistakes.get_by_role("radio")).to_have_count(0)  # one's own are meant
    dots = mistakes.locator(".learn-dots button")
    expect(dots).to_have_count(len(puzzles))
    if rug:
        dots.nth(rug).tap()
    puzzle = puzzles[rug]
    # What one decides by: the standings, with one's own seat marked, and squares for a thumb.
    mover = mistakes.locator(".study-standings tr[aria-current]")
    expect(mover.locator(".points")).to_have_text(re.compile(r"\d"))
    assert mistakes.locator(".study-standings tbody tr").all_text_contents()[0] == (
        mover.text_content()
    )
    square = player.page.locator(".board [data-square]").first.bounding_box()
    assert square
    assert square["width"] >= 39
    answer = mistakes.locator(".learn-answer")
    primary = mistakes.locator(".learn-does .primary")

    def lay(action: str) -> None:
        page = player.page
        page.touchscreen.tap(*between(page, action))
        if chosen_rug(page).get_attribute("data-lay") != action:
            page.touchscreen.tap(*middle(page, action[2:]))
        shows_rug(page, action)
        expect(primary).to_have_attribute("aria-disabled", "false")
        primary.tap()

    lay(poor_answer(puzzle))
    expect(answer).to_have_class(re.compile("is-other"))
    assert not sticking_out(player.page)
    good = [
        one["action"]
        for one in puzzle["choices"]
        if one["action"] != best(puzzle) and loss(puzzle, one["action"]) < TOLERANCE - 0.001
    ]
    action = good[0] if good else best(puzzle)  # any that is as good as the best is right
    lay(action)
    expect(answer).to_have_class(re.compile("is-done"))
    expect(player.page.locator(f'[data-worth="{best(puzzle)}"]')).to_be_visible()
    assert set(drawn(player)) == {puzzle["action"], best(puzzle), action}
    assert not sticking_out(player.page)
    assert not axe(player.page)
    wide = player.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 320
