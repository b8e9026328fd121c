"""Seeds are promised, sealed and shown by the pages themselves: nobody has to do anything."""

import hashlib
import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Route, expect
from support.browser_group import invites, meet
from support.browser_player import Player
from support.page_checks import Arrive, call, sticking_out, wording
from support.server import Device, Server

KEPT = "() => JSON.parse(localStorage.getItem('marrakech.seeds') ?? '[]')"
# Which phases the page of a table has shown, from the first moment on.
WITNESS = """
new MutationObserver(() => {
  const phase = document.querySelector(".table-page")?.dataset.phase;
  const seen = (window.phases ??= []);
  if (phase && seen.at(-1) !== phase) seen.push(phase);
}).observe(document, { subtree: true, childList: true, attributes: true });
"""


def kinds(player: Player, table: str) -> list[str]:
    return [event["kind"] for event in call(player, f"tables/{table}/events")["events"]]


def stands(player: Player, table: str) -> dict[str, Any]:
    found: dict[str, Any] = call(player, f"tables/{table}")
    return found


def promise(seed: str) -> str:
    return hashlib.sha256(seed.encode()).hexdigest()


def checks_the_dice(player: Player, how: str = "all") -> None:
    """At the end: fine, and compared with what this browser kept."""
    player.waits_for(phase="over")
    player.at("dice-check").click()
    expect(player.at("dice-result")).to_have_class("dice-fine")
    expect(player.at("dice-compared").first).to_have_text(wording("dice-compared", how=how))


def gives_up(player: Player, table: str, seat: int) -> None:
    body = {"kind": "act", "id": f"giving-up-{seat}", "action": f"x{seat}", "seen": 0}
    answer = player.context.request.post(f"{player.link}/api/tables/{table}/commands", data=body)
    assert answer.ok, answer.text()


def test_two_people_by_a_link(arrive: Arrive) -> None:
    ana, ben = meet(arrive, "Ana", "Ben")
    table = ana.table_id()
    told = kinds(ana, table)
    assert told[:3] == ["created", "seated", "seated"]
    assert told[3:7] == ["sealed", "revealed", "revealed", "started"]
    seats = stands(ana, table)["seats"]
    assert all(chair["commitment"] and len(chair["seed"]) == 24 for chair in seats)
    gives_up(ben, table, 2)
    for player in (ana, ben):
        checks_the_dice(player)
        player.page.wait_for_function(f"() => ({KEPT})().length === 0")  # of no use any more


def test_alone_with_bots_nothing_comes_before_the_game(arrive: Arrive) -> None:
    player = arrive("")
    player.page.add_init_script(WITNESS)
    player.open("/?mode=bots&players=3&bot=random&begins=listed&start=1")
    player.waits_for(phase="playing")
    assert "gathering" not in player.page.evaluate("() => window.phases")
    told = kinds(player, player.table_id())
    assert told[:4] == ["created", "seated", "sealed", "revealed"]
    player.plays(Random(1), decisions=1)
    gives_up(player, player.table_id(), 1)


def test_a_rematch_with_bots_promises_anew(arrive: Arrive) -> None:
    player = arrive("/?mode=bots&players=2&bot=random&begins=listed&start=1")
    player.waits_for(phase="playing")
    first = player.table_id()
    gives_up(player, first, 1)
    checks_the_dice(player)
    player.at("rematch").click()
    player.page.wait_for_url(lambda url: first not in url)
    player.waits_for(phase="playing")
    before = {chair["commitment"] for chair in stands(player, first)["seats"]}
    after = {chair["commitment"] for chair in stands(player, player.table_id())["seats"]}
    assert None in before
    assert before & after == {None}  # the bot's


def test_round_one_device(arrive: Arrive) -> None:
    player = arrive("/?mode=device&players=3&start=1")
    player.waits_for(phase="playing")
    table = player.table_id()
    assert kinds(player, table)[4:9] == ["sealed", *["revealed"] * 3, "started"]
    hashes = {chair["commitment"] for chair in stands(player, table)["seats"]}
    assert len(hashes) == 3
    for seat in (1, 2):
        gives_up(player, table, seat)
    checks_the_dice(player)


def awaited(player: Player, *names: str, key: str = "gathering-awaited") -> None:
    text = wording(key, names=" and ".join(names))
    expect(player.page.locator(".gathering-head p")).to_have_text(text)


def test_a_page_that_was_closed_is_awaited_by_name_and_starts_the_game(arrive: Arrive) -> None:
    ana = arrive("/?mode=friends&players=2&begins=listed&name=Ana&start=1")
    link = invites(ana)
    table = ana.table_id()
    ana.open("/rules")  # her page of the table is gone
    ben = arrive(link)
    ben.at("sit-name").fill("Ben")
    ben.at("sit").click()
    awaited(ben, "Ana")
    ben.page.reload()  # between the seal and the last reveal
    awaited(ben, "Ana")
    ben.page.locator(".fair summary").click()
    expect(ben.at("change-seed")).to_have_attribute("readonly", "")
    assert kinds(ben, table)[-2:] == ["sealed", "revealed"]
    ana.open(f"/table/{table}")
    for player in (ana, ben):
        player.waits_for(phase="playing")
    assert "unsealed" not in kinds(ben, table)
    gives_up(ana, table, 1)
    checks_the_dice(ben)


def test_a_game_that_the_host_is_to_begin_is_not_said_to_begin_by_itself(
    arrive: Arrive, server: Server
) -> None:
    ana = arrive("/?mode=friends&players=3&autostart=0&begins=listed&name=Ana&start=1")
    code = invites(ana).partition("#join-")[2]
    ana.page.reload()
    expect(ana.page.locator(".gathering-head p")).to_have_text(wording("home-waiting", seats=2))
    expect(ana.at("seat-bot").first).to_be_visible()
    expect(ana.page.locator("button:focus")).to_have_count(0)  # nobody has pressed anything yet
    with Device(server) as ben, Device(server) as cleo:
        for device, name in ((ben, "Ben"), (cleo, "Cleo")):
            sat = device.do(ana.table_id(), "sit", name=name, code=code, commitment=promise(name))
            assert sat.status_code == 200
    ana.at("start").click()
    awaited(ana, "Ben", "Cleo")  # their pages are to show what they promised
    ana.page.get_by_role("button", name=wording("remove-name", name="Cleo")).click()
    ana.at("seat-bot").click()
    awaited(ana, "Ben", key="gathering-unready")


def test_a_page_that_has_lost_its_seed_promises_anew_and_the_others_follow(arrive: Arrive) -> None:
    ana = arrive("/?mode=friends&players=2&begins=listed&name=Ana&start=1")
    link, table = invites(ana), ana.table_id()
    ana.open("/rules")
    ana.page.evaluate("() => localStorage.clear()")
    ben = arrive(link)
    ben.at("sit-name").fill("Ben")
    ben.at("sit").click()
    awaited(ben, "Ana")
    ana.page.clock.install()
    ana.open(f"/table/{table}")
    # Another device of hers might have it; nobody is told that they are missing themselves.
    expect(ana.page.locator(".gathering-head p")).to_have_text(wording("loading"))
    ana.page.clock.fast_forward(8500)
    for player in (ana, ben):
        player.waits_for(phase="playing")
    told = kinds(ben, table)
    assert (told.count("unsealed"), told.count("sealed"), told.count("revealed")) == (1, 2, 3)
    gives_up(ana, table, 1)
    checks_the_dice(ben)
    again = wording("dice-rounds", count=1)  # his first seed was shown in vain
    expect(ben.at("dice-compared").last).to_have_text(again)


def test_a_page_that_has_lost_its_seed_too_late_says_so(arrive: Arrive, server: Server) -> None:
    """Two seals were broken: the seats cannot break another one."""
    ana = arrive("/?mode=friends&players=2&begins=listed&name=Ana&start=1")
    code, table = invites(ana).partition("#join-")[2], ana.table_id()
    ana.open("/rules")
    with Device(server) as ben:
        ben.do(table, "sit", name="Ben", code=code, commitment=promise("ben"))
        for seed in ("second", "third"):
            seen = stands(ana, table)["number"]
            ben.do(table, "seed", seat=2, commitment=promise(f"ben-{seed}"), seen=seen)
            own = {"kind": "seed", "id": f"ana-{seed}", "seat": 1, "commitment": promise(seed)}
            call(ana, f"tables/{table}/commands", own)
    assert kinds(ana, table).count("unsealed") == 2
    ana.excuse("status of 409")
    ana.page.clock.install()
    ana.open(f"/table/{table}")
    awaited(ana, "Ben")
    expect(ana.at("dice-trouble")).to_have_text("")
    ana.page.clock.fast_forward(8500)
    expect(ana.at("dice-trouble")).to_have_text(wording("dice-seed-lost"))
    assert kinds(ana, table)[-1] == "sealed"


@pytest.mark.parametrize("first", ["promiser", "other"])
def test_two_devices_of_one_person_do_not_fight_over_the_seed(arrive: Arrive, first: str) -> None:
    ana, phone = arrive("/?mode=friends&players=2&begins=listed&name=Ana&start=1"), arrive("")
    link, table = invites(ana), ana.table_id()
    call(phone, "device", {})
    call(phone, "devices/join", {"code": call(ana, "devices/link", {})["code"]})
    phone.page.clock.set_fixed_time(1_800_000_000_000)  # so it never takes the seed for lost
    phone.open(f"/table/{table}")
    expect(phone.at("invite-link")).to_be_visible()
    if first == "other":  # the one that knows the seed comes later than the seal
        ana.open("/rules")
    ben = arrive(link)
    ben.at("sit-name").fill("Ben")
    ben.at("sit").click()
    if first == "other":
        # Nobody but Ana is awaited, and nobody tells her so who has a page of hers open.
        expect(phone.page.locator(".gathering-head p")).to_have_text(wording("loading"))
        ana.open(f"/table/{table}")
    for player in (ana, phone, ben):
        player.waits_for(phase="playing")
    told = kinds(ben, table)
    assert told[3:7] == ["sealed", "revealed", "revealed", "started"]
    gives_up(ben, table, 2)
    checks_the_dice(ana)


def test_somebody_of_the_first_version_sits_down_with_a_seed_in_the_clear(
    arrive: Arrive, server: Server
) -> None:
    ana = arrive("/?mode=friends&players=2&begins=listed&name=Ana&start=1")
    code = invites(ana).partition("#join-")[2]
    table = ana.table_id()
    with Device(server) as ben:
        seated = ben.do(table, "sit", name="Ben", code=code, seed="of-0.1.0")
        assert seated.status_code == 200
        ana.waits_for(phase="playing")
        chairs = stands(ana, table)["seats"]
        assert (chairs[1]["seed"], chairs[1]["commitment"]) == ("of-0.1.0", None)
        assert ben.do(table, "act", action="x2", seen=0).status_code == 200
    checks_the_dice(ana)


def test_a_seed_of_ones_own_is_salted_and_kept_secret(arrive: Arrive) -> None:
    ana = arrive("/?mode=friends&players=2&begins=listed&name=Ana&start=1")
    link, table = invites(ana), ana.table_id()
    ana.page.locator(".fair summary").click()
    before = ana.at("seat-commitment").inner_text()
    ana.at("change-seed").fill("mint")
    ana.at("change-seed").press("Enter")
    expect(ana.at("seat-commitment")).not_to_have_text(before)
    assert "mint" not in json.dumps(stands(ana, table))
    ben = arrive(link)
    ben.at("sit").click()
    ben.waits_for(phase="playing")
    assert re.fullmatch(r"mint\.[\w-]{24}", stands(ben, table)["seats"][0]["seed"])


def test_what_a_seat_promised_at_the_table_counts(arrive: Arrive) -> None:
    """A seed that does not belong to the promise which this browser kept is found at the end."""
    ana, ben = meet(arrive, "Ana", "Ben")
    table = ana.table_id()
    ana.page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage.getItem("marrakech.promises"));
          kept[0][2][1] = "f".repeat(64);
          localStorage.setItem("marrakech.promises", JSON.stringify(kept));
        }"""
    )
    gives_up(ben, table, 2)
    ana.waits_for(phase="over")
    ana.at("dice-check").click()
    expect(ana.at("dice-result")).to_have_class("trouble")
    expect(ana.at("dice-result")).to_contain_text("f" * 64)


def test_a_record_of_another_table_is_not_taken(arrive: Arrive) -> None:
    """The table's id goes into every roll: choosing it late would choose the rolls."""
    player = arrive("/?mode=device&players=2&start=1")
    player.waits_for(phase="playing")
    table = player.table_id()
    record = f"**/api/tables/{table}/replay"
    player.page.route(
        record,
        lambda route: route.fulfill(
            body=re.sub(r'"Table":"\w+"', '"Table":"another"', route.fetch().text())
        ),
    )
    gives_up(player, table, 1)
    player.waits_for(phase="over")
    player.at("dice-check").click()
    text = wording("dice-other-table", found="another")
    expect(player.at("dice-result")).to_have_text(text)


def burn(player: Player) -> None:
    """Let this browser's only seed be one that was shown already, for something else."""
    player.page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage.getItem("marrakech.seeds"));
          kept[0].shownFor = "another-table,and,its,hashes";
          localStorage.setItem("marrakech.seeds", JSON.stringify(kept));
        }"""
    )


def test_a_seed_is_not_shown_at_another_table(arrive: Arrive) -> None:
    """A server that says that a promise was made for another table learns nothing from it."""
    ana = arrive("/?mode=friends&players=2&begins=listed&name=Ana&start=1")
    link, table = invites(ana), ana.table_id()
    ana.open("/rules")
    burn(ana)
    shown = ana.page.evaluate(KEPT)[0]["seed"]
    ben = arrive(link)
    ben.at("sit").click()
    awaited(ben, "Ana")
    ana.open(f"/table/{table}")
    ana.waits_for(phase="playing")
    assert shown not in json.dumps(call(ana, f"tables/{table}/events"))


def test_a_browser_whose_storage_is_full_can_play(arrive: Arrive) -> None:
    """The list that it holds from before must not hide the new one."""
    player = arrive("/rules")
    player.page.evaluate("() => localStorage.setItem('marrakech.seeds', '[]')")
    player.page.add_init_script(
        """const set = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, text) {
          if (this === localStorage) throw new DOMException("full", "QuotaExceededError");
          set.call(this, key, text);
        };"""
    )
    player.open("/?mode=bots&players=2&bot=random&begins=listed&start=1")
    player.waits_for(phase="playing")
    assert kinds(player, player.table_id())[:4] == ["created", "seated", "sealed", "revealed"]
    gives_up(player, player.table_id(), 1)
    checks_the_dice(player)


def test_a_browser_that_keeps_nothing_can_play(arrive: Arrive) -> None:
    player = arrive("")
    player.page.add_init_script(
        """Object.defineProperty(window, "localStorage", { get() { throw new Error("no"); } });
        Object.defineProperty(window, "sessionStorage", { get() { throw new Error("no"); } });"""
    )
    player.open("/?mode=bots&players=2&bot=random&begins=listed&start=1")
    player.waits_for(phase="playing")
    gives_up(player, player.table_id(), 1)
    checks_the_dice(player)


def waits_for_a_closed_page(arrive: Arrive) -> tuple[Player, Player, str]:
    """Ana, whose page of the table is gone, and Ben, who waits for her there; the table."""
    ana = arrive("/?mode=friends&players=2&begins=listed&name=Ana&start=1")
    link, table = invites(ana), ana.table_id()
    ana.open("/rules")
    ben = arrive(link)
    ben.at("sit").click()
    awaited(ben, "Ana")
    return ana, ben, table


@pytest.mark.parametrize("kind", ["seed", "reveal"])
def test_a_command_that_a_busy_server_refuses_is_sent_again(arrive: Arrive, kind: str) -> None:
    ana, _, table = waits_for_a_closed_page(arrive)
    if kind == "seed":
        burn(ana)
    refused: list[int] = []

    def refuse(route: Route) -> None:
        wanted = (route.request.post_data_json or {})["kind"] == kind
        if not wanted or len(refused) == 2:
            route.fallback()
            return
        status = (409, 503)[len(refused)]
        refused.append(status)
        problem = {"key": "table-busy", "details": {}, "place": {}}
        route.fulfill(status=status, json=problem)

    ana.excuse("status of (409|503)")
    ana.page.route("**/commands", refuse)
    ana.open(f"/table/{table}")
    ana.waits_for(phase="playing")
    assert refused == [409, 503]


def without_the_last_seat(said: dict[str, Any]) -> None:
    """Let an answer tell of one seat and one promise fewer than there are."""
    said["seats"].pop()
    said["sealed"]["hashes"].pop()


@pytest.mark.parametrize("what", ["server", "seal", "seat"])
def test_a_promise_that_the_server_breaks_is_told_and_no_seed_is_shown(
    arrive: Arrive, what: str
) -> None:
    ana, ben, table = waits_for_a_closed_page(arrive)
    said = stands(ana, table)
    seen = said["commitment"] if what == "server" else said["seats"][1]["commitment"]
    if what == "server":
        said["commitment"] = "f" * 64
    elif what == "seal":
        said["sealed"]["hashes"][1] = "f" * 64
    else:
        without_the_last_seat(said)
    ana.page.route(f"**/api/tables/{table}", lambda route: route.fulfill(json=said))
    ana.open(f"/table/{table}")
    other = wording("dice-other-promise", found="f" * 64, seen=seen)
    told = wording("dice-tags", tag="SeatHash2") if what == "seat" else other
    expect(ana.at("dice-trouble")).to_have_text(told)
    assert kinds(ben, table)[-1] == "revealed"
    assert not stands(ben, table)["seats"][0]["seed"]
    assert sticking_out(ana.page) == []


def test_a_seat_of_which_nothing_was_promised_is_found_at_the_end(arrive: Arrive) -> None:
    """A host who leaves a seat out could choose its seed when all the others have been shown."""
    player = arrive("")

    def lie(route: Route) -> None:
        said = route.fetch().json()
        if said["phase"] == "gathering":
            said["setup"]["players"] -= 1
            without_the_last_seat(said)
        route.fulfill(json=said)

    player.page.route(re.compile(r"/api/tables/\w+$"), lie)
    player.open("/?mode=bots&players=3&bot=random&begins=listed&start=1")
    player.waits_for(phase="playing")
    player.page.unroute_all(behavior="wait")
    table = player.table_id()
    assert "revealed" in kinds(player, table)
    gives_up(player, table, 1)
    player.waits_for(phase="over")
    player.at("dice-check").click()
    told = wording("seed-hash", seat=3, expected=promise("bot-3"), text="–")
    expect(player.at("dice-result")).to_have_text(told)
    expect(player.at("dice-compared")).to_have_count(0)
