"""Writes the bill of materials (SBOM) of what an installation holds, in the form of CycloneDX, from what is pinned.

It needs no network: names, versions and hashes stand in requirements/ and in web/package-lock.json.

    python3 scripts/sbom.py [FILE]     build/sbom.json when none is named
"""

import base64
import json
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PIN = re.compile(r"^([\w.-]+)==([^\s;\\]+)[^\n]*\\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE)
ALGORITHMS = {"sha512": "SHA-512", "sha256": "SHA-256", "sha1": "SHA-1"}
Component = dict[str, object]


def version() -> str:
    """The version of the package."""
    text = (ROOT / "src" / "tabuleiro" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert found is not None, "the package says its version"
    return found[1]


def component(kind: str, name: str, number: str, hashes: list[dict[str, str]]) -> Component:
    """One package. Its address (purl) is its name in every list of vulnerabilities."""
    address = f"pkg:{kind}/{name.replace('@', '%40')}@{number}"
    return {
        "type": "library",
        "bom-ref": address,
        "name": name,
        "version": number,
        "purl": address,
        # A package has one file for each system; which one is installed differs, so all of them are named.
        "properties": [{"name": "tabuleiro:file", "value": f"{one['alg']}:{one['content']}"} for one in hashes],
    }


def python_components(purpose: str) -> list[Component]:
    """What pip installs for a purpose."""
    text = (ROOT / "requirements" / f"{purpose}.txt").read_text(encoding="utf-8")
    found: dict[str, Component] = {}
    for name, number, files in PIN.findall(text):
        hashes = [{"alg": "SHA-256", "content": value} for value in re.findall(r"sha256:([0-9a-f]{64})", files)]
        made = component("pypi", re.sub(r"[-_.]+", "-", name).lower(), number, hashes)
        found[str(made["bom-ref"])] = made
    return list(found.values())


def page_components() -> list[Component]:
    """What the page is built from, without what only checks and tests it."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    found: dict[str, Component] = {}
    for place, package in packages.items():
        if place and not package.get("dev") and not package.get("link"):
            name = place.rpartition("node_modules/")[2]
            hashes = [read_integrity(one) for one in package["integrity"].split()]
            made = component("npm", name, package["version"], hashes)
            found[str(made["bom-ref"])] = made
    return list(found.values())


def read_integrity(text: str) -> dict[str, str]:
    """A hash as npm writes it (`sha512-` and Base64), as CycloneDX writes it."""
    algorithm, _, value = text.partition("-")
    return {"alg": ALGORITHMS[algorithm], "content": base64.b64decode(value).hex()}


def bill() -> dict[str, object]:
    """The whole bill."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    own = f"pkg:pypi/{project['name']}@{version()}"
    parts = {str(part["bom-ref"]): part for part in (*python_components("run"), *python_components("postgres"))}
    parts |= {str(part["bom-ref"]): part for part in page_components()}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": project["name"],
                "version": version(),
                "purl": own,
                "licenses": [{"license": {"id": project["license"]}}],
            }
        },
        "components": [parts[name] for name in sorted(parts)],
        "dependencies": [{"ref": own, "dependsOn": sorted(parts)}],
    }


if __name__ == "__main__":
    target = Path(sys.argv[1]) if sys.argv[1:] else ROOT / "build" / "sbom.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    written = bill()
    target.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")
    parts = written["components"]
    assert isinstance(parts, list), "just made"
    print(f"{target}: {len(parts)} packages")
