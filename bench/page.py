"""How light the page is: script for the first page, Lighthouse, and tasks while Assam walks.

Run: `make bench-page`. Lighthouse is fetched by npm the first time.
"""

import gzip
import json
import os
import re
import tempfile
from pathlib import Path
from random import Random

import httpx
from playwright.sync_api import Browser, sync_playwright
from support.browser_player import Player
from support.chromium import find
from support.server import serving

import hatch_build
from marrakech.server.site import BUILT

LIGHTHOUSE = "lighthouse@13.5.0"
CATEGORIES = ("performance", "accessibility", "best-practices")
RUNS = 3
WALKS_WATCHED = 6
FLAGS = ["--disable-background-networking", *(["--no-sandbox"] if os.geteuid() == 0 else [])]


def main() -> None:
    """Measure everything."""
    print(f"script of the first page: {script_size() / 1000:.1f} kB gzipped")
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        seats = {"seats": ["person", "greedy", "greedy", "greedy"], "names": ["Ana"]}
        with httpx.Client(base_url=server.link) as device:
            device.post("/api/device")
            table = device.post("/api/tables", json=seats).json()["table"]
        for name, path in {"home": "/", "table": f"/table/{table}"}.items():
            scores = [lighthouse(server.link + path, Path(folder)) for _ in range(RUNS)]
            best = {kind: sorted(score[kind] for score in scores)[RUNS // 2] for kind in scores[0]}
            print(f"lighthouse, mobile, {name} (median of {RUNS}): {best}")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
            print(f"tasks while Assam walks, CPU 4 times slower: {walks(browser, server.link)}")
            browser.close()


def script_size() -> int:
    """The bytes of script that come before anything can be done on the first page."""
    names = set(re.findall(r"assets/[^\"]+\.js", (BUILT / "index.html").read_text("utf-8")))
    return sum(len(gzip.compress((BUILT / name).read_bytes(), 9)) for name in names)


def lighthouse(link: str, folder: Path) -> dict[str, int]:
    """The scores of a page on a slow phone."""
    out = folder / "lighthouse.json"
    os.environ["CHROME_PATH"] = str(find())
    hatch_build.npm(
        *("exec", "--yes", f"--package={LIGHTHOUSE}", "--", "lighthouse", link, "--quiet"),
        *("--output=json", f"--output-path={out}", f"--only-categories={','.join(CATEGORIES)}"),
        f"--chrome-flags=--headless=new {' '.join(FLAGS)}",
    )
    found = json.loads(out.read_text("utf-8"))["categories"]
    return {kind: round(100 * found[kind]["score"]) for kind in CATEGORIES}


# Browsers tell of tasks over 50 ms; those count that end while Assam moves.
OBSERVE = """() => { window.tasks = [];
  const assam = document.querySelector("[data-assam]");
  const walks = () => assam.getAnimations({ subtree: true }).length > 0;
  new PerformanceObserver((list) => list.getEntries().forEach((task) =>
    walks() && tasks.push(task.duration))).observe({ type: "longtask" }); }"""


def walks(browser: Browser, link: str) -> str:
    """How many tasks of the page's main thread took too long while Assam walked."""
    player = Player(browser, link, still=False, viewport={"width": 390, "height": 844})
    player.open("/?mode=bots&players=2&start=1")
    player.is_awaited()
    slower = player.context.new_cdp_session(player.page)
    slower.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    chance, tasks, before = Random(3), list[float](), 0
    for _ in range(WALKS_WATCHED):
        player.is_awaited(before)
        player.page.evaluate(OBSERVE)
        before = int(player.fact("number"))
        player.decides(chance)
        player.is_awaited(before)
        tasks += player.page.evaluate("() => tasks")
        before = int(player.fact("number"))
        player.decides(chance)
    player.leave()
    return f"{len(tasks)} over 50 ms in {WALKS_WATCHED} walks {[round(task) for task in tasks]}"


if __name__ == "__main__":
    main()
