"""Each page brings its own style sheets: no more than it needs, and none too late."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect
from support.browser_player import Player
from support.page_checks import button, seat

Arrive = Callable[..., Player]
SHEETS = ("board", "components", "table", "study", "replay", "editor", "rules", "learn", "devices")
LOADED = (
    "() => [...document.querySelectorAll('link[data-sheet]')].map((link) => link.dataset.sheet)"
)
FIRST = (
    "() => document.querySelectorAll('link[rel=stylesheet]:not([data-sheet], [data-fonts])').length"
)
# Every property of every element, now and with all other sheets beside those of this page.
LEAKS = """async (all) => {
  const still = new CSSStyleSheet();
  const none = "none !important";
  still.replaceSync(`*, ::before, ::after { transition: ${none}; animation: ${none} }`);
  document.adoptedStyleSheets = [still];
  const elements = [...document.querySelectorAll("body, body *")];
  const styles = () => elements.map((element) => {
    const style = getComputedStyle(element);
    return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
  });
  // Lay out what a closed <details> hides, as the next look would.
  elements.forEach((element) => getComputedStyle(element).height);
  const before = styles();
  for (const [name, href] of all) {
    if (document.querySelector(`link[data-sheet=${name}]`)) continue;
    const link = document.createElement("link");
    const later = all.slice(all.findIndex(([one]) => one === name)).map(([one]) => one);
    const next = [...document.querySelectorAll("link[data-sheet]")];
    Object.assign(link, { rel: "stylesheet", href });
    link.dataset.sheet = name;
    const loaded = new Promise((resolve) => (link.onload = resolve));
    document.head.insertBefore(link, next.find((one) => later.includes(one.dataset.sheet)) ?? null);
    await loaded;
  }
  const after = styles();
  return elements.flatMap((element, i) => {
    const changed = after[i].filter((one, at) => one !== before[i][at]);
    return changed.length ? [`${element.tagName}.${element.getAttribute("class")} ${changed}`] : [];
  });
}"""
PAGES = {
    "rules": (".rules-body", ["board", "rules"]),
    "learn": (".learn-lesson", ["board", "components", "study", "learn"]),
    "learn#4": (".study-standings", ["board", "components", "study", "learn"]),
    "editor": (".editor-findings table", ["board", "components", "study", "editor"]),
    "replay": (".study-opening", ["board", "components", "study", "replay"]),
    "devices": (".devices-page", ["components", "devices"]),
}


def sheets(player: Player) -> list[tuple[str, str]]:
    """Where each style sheet is, in the order of the cascade: as the pages load them."""
    found: dict[str, str] = {}
    for path in ("rules", "learn", "editor", "replay", "devices", "table/none"):
        player.open(f"/{path}")
        expect(player.page.locator(".loading")).to_have_count(0)
        links = player.page.evaluate(
            "() => [...document.querySelectorAll('link[data-sheet]')]"
            ".map((link) => [link.dataset.sheet, link.href])"
        )
        found |= dict(links)
    assert sorted(found) == sorted(SHEETS)
    return [(name, found[name]) for name in SHEETS]


def leaks(player: Player, everything: list[tuple[str, str]]) -> list[str]:
    """The elements that would look different with the sheets of other pages."""
    # What is still to come would change them too.
    player.page.wait_for_load_state("networkidle")
    expect(player.page.locator(".arming, .act.skip")).to_have_count(0)
    found: list[str] = player.page.evaluate(LEAKS, everything)
    return found


def test_the_first_page_has_one_sheet(arrive: Arrive) -> None:
    ana = arrive("/")
    expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
    assert ana.page.evaluate(FIRST) == 1
    assert ana.page.evaluate(LOADED) == []


@pytest.mark.long
def test_each_page_has_all_the_style_that_it_needs(arrive: Arrive) -> None:
    ana = arrive("")
    ana.excuse("status of 404")
    everything = sheets(ana)
    for path, (landmark, expected) in PAGES.items():
        ana.page.goto("about:blank")  # another hash alone would load nothing
        ana.open(f"/{path}")
        expect(ana.page.locator(landmark).first).to_be_visible()
        assert ana.page.evaluate(LOADED) == expected
        assert leaks(ana, everything) == [], path
    ana.open("/replay")
    button(ana.page, "replay-example").click()
    expect(ana.page.locator(".player-page")).to_be_visible()
    assert leaks(ana, everything) == []


@pytest.mark.parametrize("seats", [("person", "open"), ("person", "person")])
def test_a_table_has_all_the_style_that_it_needs(arrive: Arrive, seats: tuple[str, ...]) -> None:
    ana = arrive("/")
    ana.excuse("status of 404")
    everything = sheets(ana)
    table = seat(ana, *seats)
    ana.open(f"/table/{table}")
    expect(ana.page.locator(".chair, .seat").first).to_be_visible()
    assert ana.page.evaluate(LOADED) == ["board", "components", "table"]
    assert leaks(ana, everything) == []


def test_sheets_stand_in_the_order_of_the_cascade_whichever_page_came_first(
    arrive: Arrive,
) -> None:
    ana = arrive("/devices")
    expect(ana.page.locator(".devices-page")).to_be_visible()
    for path in ("learn", "editor", "rules"):
        ana.page.evaluate(
            "(href) => { const a = document.createElement('a'); a.href = href;"
            " document.body.append(a); a.click(); a.remove(); }",
            f"/{path}",
        )
        expect(ana.page.locator(PAGES[path][0]).first).to_be_visible()
    expected = ["board", "components", "study", "editor", "rules", "learn", "devices"]
    assert ana.page.evaluate(LOADED) == expected


def test_a_page_waits_for_its_style(arrive: Arrive) -> None:
    held: list[Route] = []
    ana = arrive("")
    ana.page.route("**/assets/rules-*.css", lambda route: held.append(route))
    ana.open("/rules")
    expect(ana.page.locator(".loading")).to_be_visible()
    ana.page.wait_for_function("() => document.querySelector('link[data-sheet=rules]')")
    expect(ana.page.locator(".rules-page")).to_have_count(0)
    held[0].continue_()
    expect(ana.page.locator(".rules-page")).to_be_visible()


def test_a_style_that_does_not_come_can_be_asked_for_again(arrive: Arrive) -> None:
    ana = arrive("")
    ana.excuse("ERR_FAILED")
    ana.page.route("**/assets/rules-*.css", lambda route: route.abort())
    ana.open("/rules")
    expect(ana.page.get_by_role("alert")).to_be_visible()
    ana.page.unroute("**/assets/rules-*.css")
    button(ana.page, "try-again").click()
    expect(ana.page.locator(".rules-page")).to_be_visible()
