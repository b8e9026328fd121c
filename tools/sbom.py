"""What the wheel is made of: a software bill of materials in CycloneDX 1.6.

It lists the npm packages that are bundled into the page, and the Python packages that the game runs
with, at the versions it is tested with. It holds no time and nothing random: the same source gives
the same bytes.
"""

import base64
import json
import re
import uuid
from pathlib import Path
from typing import Any
from urllib.parse import quote

ROOT = Path(__file__).parent.parent
SITE = ROOT / "src" / "marrakech" / "server" / "site"
LOCKED = re.compile(r"^([\w.-]+)==(\S+)", re.MULTILINE)
ALGORITHMS = {"sha256": "SHA-256", "sha384": "SHA-384", "sha512": "SHA-512"}


def document(version: str) -> dict[str, Any]:
    """The whole document, for a version of ours."""
    components = [*npm_packages(), *python_packages()]
    own = f"pkg:pypi/marrakech@{version}"
    body = {
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "marrakech",
                "version": version,
                "purl": own,
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": components,
        "dependencies": [{"ref": own, "dependsOn": [one["bom-ref"] for one in components]}],
    }
    number = uuid.uuid5(uuid.NAMESPACE_OID, json.dumps(body, sort_keys=True))
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": number.urn,
        "version": 1,
    } | body


def npm_packages() -> list[dict[str, Any]]:
    """What esbuild bundled and the fonts, with the hashes that npm checked when it fetched them."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    bundled = json.loads((SITE / "site.json").read_text("utf-8"))["packages"]
    return [_npm_package(one, lock) for one in bundled]


def _npm_package(package: dict[str, str], lock: dict[str, dict[str, str]]) -> dict[str, Any]:
    name, version = package["name"], package["version"]
    (entry,) = (
        entry
        for path, entry in lock.items()
        if path.endswith(f"node_modules/{name}") and entry["version"] == version
    )
    algorithm, _, digest = entry["integrity"].partition("-")
    scope, _, rest = name.rpartition("/")
    return {
        **_component(f"pkg:npm/{quote(name)}@{version}", rest, version),
        **({"group": scope} if scope else {}),
        "hashes": [{"alg": ALGORITHMS[algorithm], "content": base64.b64decode(digest).hex()}],
        "licenses": [{"license": {"id": package["license"]}}],
        "properties": [{"name": "marrakech:delivery", "value": "bundled into the page"}],
    }


def python_packages() -> list[dict[str, Any]]:
    """What is installed along with us, at the pinned versions."""
    pinned = LOCKED.findall((ROOT / "requirements" / "run.txt").read_text("utf-8"))
    return [
        {
            **_component(f"pkg:pypi/{name}@{version}", name, version),
            "properties": [{"name": "marrakech:delivery", "value": "installed beside the wheel"}],
        }
        for name, version in pinned
    ]


def _component(purl: str, name: str, version: str) -> dict[str, Any]:
    return {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}


def write(path: Path, version: str) -> None:
    """Write the document to a file."""
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(document(version), indent=2) + "\n", "utf-8")
