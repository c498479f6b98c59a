"""The supply chain: the bill of materials names what is pinned, and an audit that could not ask does not reassure."""

import json
import re
from pathlib import Path

import audit
import sbom
from audit import Verdict

ROOT = Path(__file__).resolve().parent.parent


def test_the_bill_names_every_package_of_an_installation_once() -> None:
    bill = sbom.bill()
    parts = bill["components"]
    assert isinstance(parts, list)
    names = [part["bom-ref"] for part in parts]
    assert len(names) == len(set(names))
    pinned = re.findall(r"^([\w.-]+)==([^\s;]+)", (ROOT / "requirements" / "run.txt").read_text(), re.MULTILINE)
    expected = {f"pkg:pypi/{re.sub(r'[-_.]+', '-', name).lower()}@{version}" for name, version in pinned}
    assert expected <= set(names)
    assert "pkg:npm/%40fluent/bundle" in {name.rpartition("@")[0] for name in names}
    assert not any("playwright" in name for name in names), "what only tests the page is not part of it"
    assert all(part["properties"] for part in parts), "every package has the hashes of its files"


def test_the_bill_says_what_it_is_of() -> None:
    own = sbom.bill()["metadata"]
    assert isinstance(own, dict)
    assert own["component"]["purl"] == f"pkg:pypi/tabuleiro@{sbom.version()}"
    assert json.dumps(sbom.bill()) == json.dumps(sbom.bill()), "the same pins give the same bill"


def test_a_known_vulnerability_is_named() -> None:
    said = {"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "PYSEC-1"}]}, {"name": "b", "vulns": []}]}
    assert audit.read_pip_audit(json.dumps(said)) == Verdict(2, ["a 1: PYSEC-1"], [])
    npm = {"vulnerabilities": {"c": {"severity": "high"}}, "metadata": {"dependencies": {"total": 7}}}
    assert audit.read_npm_audit(json.dumps(npm)) == Verdict(7, ["c: high"], [])
    assert audit.tell({"x": Verdict(2, ["a 1: PYSEC-1"], ["b: unknown"])}) == 1


def test_what_could_not_be_asked_is_not_called_sound() -> None:
    """pip-audit answers 0 for a package that the service does not know; a mirror refuses npm's question."""
    skipped = {"dependencies": [{"name": "uv", "skip_reason": "not found"}]}
    assert audit.read_pip_audit(json.dumps(skipped)) == Verdict(0, [], ["uv: not found"])
    for said in ("", "no network", '{"message": "405 Method Not Allowed"}'):
        assert audit.read_pip_audit(said).unjudged
        assert audit.read_npm_audit(said).unjudged
    assert audit.tell({"x": Verdict(0, [], ["no network"])}) == 2
    assert audit.tell({"x": Verdict(3, [], [])}) == 0
