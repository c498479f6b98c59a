"""What is installed is pinned: every dependency of pyproject.toml, to one version, with the hashes of its files."""

import json
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
PIN = re.compile(
    r"^([\w.-]+)==([^\s;]+)(?: ; ([^\\]+))? \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE
)


def purposes() -> dict[str, list[str]]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups: dict[str, list[str]] = project["dependency-groups"]
    return {"run": project["project"]["dependencies"], "build": project["build-system"]["requires"], **groups}


def lock_of(purpose: str) -> str:
    return (ROOT / "requirements" / f"{purpose}.txt").read_text(encoding="utf-8")


def versions() -> dict[str, set[str]]:
    """Every version of every package, for whatever Python and system, in any of the files."""
    found: dict[str, set[str]] = {}
    for purpose in purposes():
        for name, version, marker, _ in PIN.findall(lock_of(purpose)):
            found.setdefault(f"{name} {marker.strip()}", set()).add(version)
    return found


each_purpose = pytest.mark.parametrize("purpose", purposes())


def test_every_purpose_has_its_file_and_no_file_is_left_over() -> None:
    assert sorted(path.stem for path in (ROOT / "requirements").iterdir()) == sorted(purposes())


@each_purpose
def test_a_file_was_made_from_what_is_asked_for_now(purpose: str) -> None:
    asked = lock_of(purpose).splitlines()[0]
    assert asked == f"# To {purpose}: {', '.join(sorted(purposes()[purpose]))}", "run `make lock`"


@each_purpose
def test_what_is_asked_for_is_pinned_within_its_range(purpose: str) -> None:
    pinned = {canonicalize_name(name): version for name, version, _, _ in PIN.findall(lock_of(purpose))}
    for asked in map(Requirement, purposes()[purpose]):
        assert asked.specifier.contains(pinned[canonicalize_name(asked.name)]), f"{asked}: run `make lock`"


@each_purpose
def test_every_line_is_a_pin_with_hashes(purpose: str) -> None:
    body = "".join(line for line in lock_of(purpose).splitlines(keepends=True) if not line.startswith("#"))
    assert PIN.sub("", body) == ""


def test_a_package_has_one_version_whatever_it_is_installed_for() -> None:
    assert {name: found for name, found in versions().items() if len(found) > 1} == {}


@each_purpose
def test_no_file_says_where_packages_come_from(purpose: str) -> None:
    assert "://" not in lock_of(purpose)


def test_the_page_is_pinned_with_hashes_and_without_hosts() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    installed = {place: package for place, package in packages.items() if place}
    assert [place for place, package in installed.items() if "resolved" in package] == []
    assert [place for place, package in installed.items() if "integrity" not in package] == []


def test_the_page_is_locked_to_what_its_package_asks_for() -> None:
    asked = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"][""]
    for kind in ("dependencies", "devDependencies"):
        assert locked[kind] == asked[kind], "run `npm install --package-lock-only` in web/"
