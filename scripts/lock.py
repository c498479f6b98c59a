"""Pins every dependency, also the indirect ones, to one version and the hashes of its files.

Each purpose of pyproject.toml (to run, to build, to test, to check, ...) has a file in requirements/ that holds for
every supported Python and system. No file names a host: whoever installs says where packages come from.

    python3 scripts/lock.py            write the files anew, and web/package-lock.json, with the newest versions
    python3 scripts/lock.py outdated   tell what is newer than the files; status 1 if anything is
"""

import json
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from environment import REQUIREMENTS, ROOT, find_uv, make_environment, run
from page import WEB, find_npm

OLDEST_PYTHON = "3.11"
PIN = re.compile(r"^([\w.-]+)==([^\s;]+)", re.MULTILINE)


def purposes() -> dict[str, list[str]]:
    """What pyproject.toml asks for, by purpose."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = {"run": project["project"]["dependencies"], "build": project["build-system"]["requires"]}
    return {purpose: sorted(names) for purpose, names in {**asked, **project["dependency-groups"]}.items()}


def resolve(names: list[str], *constraints: Path) -> str:
    """The newest versions that go together, with hashes, for every supported Python and system."""
    command = [str(find_uv()), "pip", "compile", "--quiet", "--universal", "--python-version", OLDEST_PYTHON]
    command += ["--generate-hashes", "--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"]
    for constraint in constraints:
        command += ["--constraint", str(constraint)]
    done = subprocess.run([*command, "-"], input="\n".join(names), capture_output=True, text=True, check=False)  # noqa: S603 - our own command
    if done.returncode != 0:
        sys.exit(done.stderr)
    return done.stdout


def header(purpose: str, names: list[str]) -> str:
    """What a file says about itself; a test compares it with pyproject.toml."""
    return f"# To {purpose}: {', '.join(names)}\n# Written by `make lock` from pyproject.toml.\n"


def write_locks() -> None:
    """Write every file. All are resolved together first: one package has one version, whatever it is installed for."""
    asked = purposes()
    REQUIREMENTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        together = Path(folder, "together.txt")
        everything = sorted({name for names in asked.values() for name in names})
        together.write_text(resolve(everything), encoding="utf-8")
        for purpose, names in asked.items():
            pins = resolve(names, together)
            (REQUIREMENTS / f"{purpose}.txt").write_text(header(purpose, names) + pins, encoding="utf-8")
            print(f"requirements/{purpose}.txt: {len(PIN.findall(pins))} packages")


def newer_packages() -> list[str]:
    """Pinned packages of which a newer version would go with the others, exact demands of pyproject.toml left aside."""
    asked = purposes()
    relaxed = {name.replace("==", ">=") for names in asked.values() for name in names}
    newest = set(PIN.findall(resolve(sorted(relaxed))))
    pinned = {pin for purpose in asked for pin in PIN.findall((REQUIREMENTS / f"{purpose}.txt").read_text("utf-8"))}
    return [f"{name} {version} is not in the files" for name, version in sorted(newest - pinned)]


def newer_modules() -> list[str]:
    """What the page names in package.json and is newer by now."""
    command = [find_npm(), "--prefix", str(WEB), "outdated", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own command
    found = json.loads(done.stdout or "{}")
    return [
        f"{name} {versions['latest']}: web/package.json has {versions['wanted']}" for name, versions in found.items()
    ]


if __name__ == "__main__":
    make_environment()
    if sys.argv[1:] == ["outdated"]:
        newer = newer_packages() + newer_modules()
        print("\n".join(newer) or "Nothing is newer than what is pinned.")
        sys.exit(1 if newer else 0)
    write_locks()
    run(
        "web/package-lock.json", find_npm(), "--prefix", WEB, "update", "--package-lock-only", "--no-audit", "--no-fund"
    )
