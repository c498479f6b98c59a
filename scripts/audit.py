"""Asks whether a pinned version has a known vulnerability: pip-audit for Python, npm audit for the page.

Both ask a service. What could not be asked counts as not judged, and is never called sound: without a network the
answer is status 2 and a line for each list, not a reassuring 0. (pip-audit skips a package that the service does not
know, and npm may be refused by a mirror; both would pass otherwise.)

    python scripts/audit.py     status 0: nothing is known, 1: something is, 2: not everything could be asked
"""

import json
import subprocess
import sys
from typing import NamedTuple

from environment import PYTHON, REQUIREMENTS
from page import WEB, find_npm


class Verdict(NamedTuple):
    """What is known about one list of packages."""

    judged: int
    vulnerable: list[str]
    unjudged: list[str]


def read_pip_audit(text: str) -> Verdict:
    """What pip-audit says in JSON; anything else means that it could not ask."""
    try:
        found = json.loads(text)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return Verdict(0, [], ["the service could not be asked"])
    vulnerable = [
        f"{package['name']} {package['version']}: {', '.join(known['id'] for known in package['vulns'])}"
        for package in found
        if package.get("vulns")
    ]
    skipped = [f"{package['name']}: {package['skip_reason']}" for package in found if "skip_reason" in package]
    return Verdict(len(found) - len(skipped), vulnerable, skipped)


def read_npm_audit(text: str) -> Verdict:
    """What npm audit says in JSON; an answer without vulnerabilities' list is none."""
    try:
        found = json.loads(text)
        known, judged = found["vulnerabilities"], found["metadata"]["dependencies"]["total"]
    except (ValueError, KeyError, TypeError):
        return Verdict(0, [], ["the service could not be asked"])
    return Verdict(int(judged), [f"{name}: {about['severity']}" for name, about in known.items()], [])


def output_of(*command: str) -> str:
    """What a command prints; its status says less than its words."""
    return subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False).stdout  # noqa: S603 - our own commands


def ask() -> dict[str, Verdict]:
    """Ask about every list."""
    asking = (str(PYTHON), "-m", "pip_audit", "--progress-spinner", "off", "--disable-pip", "--require-hashes")
    verdicts = {
        f"requirements/{file.name}": read_pip_audit(output_of(*asking, "--format", "json", "-r", str(file)))
        for file in sorted(REQUIREMENTS.glob("*.txt"))
    }
    return {**verdicts, "web/package-lock.json": read_npm_audit(output_of(find_npm(), "audit", "--json"))}


def tell(verdicts: dict[str, Verdict]) -> int:
    """Print what is known, and return the status."""
    for name, (judged, vulnerable, unjudged) in verdicts.items():
        print(f"{name}: {judged} judged, {len(vulnerable)} with known vulnerabilities, {len(unjudged)} not judged")
        for line in [*vulnerable, *unjudged]:
            print(f"  {line}")
    if any(verdict.vulnerable for verdict in verdicts.values()):
        return 1
    return 2 if any(verdict.unjudged for verdict in verdicts.values()) else 0


if __name__ == "__main__":
    sys.exit(tell(ask()))
