"""What deploy/ holds can be used as it is: settings and metrics that exist, files that their own tools take."""

import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import image
import pytest
from ruamel.yaml import YAML
from typer.main import get_command

from tabuleiro.cli import app
from tabuleiro.server import metrics
from tabuleiro.server.config import Config
from tabuleiro.server.operations import observatory
from tabuleiro.server.operations.settings import PREFIX, read_settings

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
METRIC = re.compile(r"\btabuleiro_\w+")
SUFFIXES = ("_bucket", "_count", "_sum")


def known_metrics() -> set[str]:
    """Every name that the admin port tells."""
    counted = {sample for family in metrics.REGISTRY.collect() for sample in (family.name, f"{family.name}_total")}
    return counted | set(METRIC.findall(Path(observatory.__file__).read_text(encoding="utf-8")))


def without_suffix(name: str) -> str:
    return next((name.removesuffix(suffix) for suffix in SUFFIXES if name.endswith(suffix)), name)


@pytest.mark.parametrize("file", ["alerts.yml", "dashboard.json"])
def test_every_metric_that_is_watched_exists(file: str) -> None:
    named = set(METRIC.findall((DEPLOY / file).read_text(encoding="utf-8")))
    assert len(named) > 5
    assert {name for name in named if without_suffix(name) not in known_metrics()} == set()


def test_every_metric_is_told_in_the_page_about_hosting() -> None:
    told = set(METRIC.findall(HOSTING))
    missing = {name for name in known_metrics() if name.startswith("tabuleiro_") and name not in told}
    counters = {name for name in missing if f"{name}_total" in told or name.removesuffix("_total") in told}
    assert missing - counters == set()
    assert {name for name in told if name not in known_metrics()} == set()


def test_the_alerts_are_rules_with_a_sentence_each() -> None:
    [group] = YAML(typ="safe").load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    for rule in group["rules"]:
        assert set(rule) <= {"alert", "expr", "for", "labels", "annotations"}
        assert rule["labels"]["severity"] in {"page", "ticket"}
        assert rule["annotations"]["summary"].endswith(".")
        assert rule["expr"].count("(") == rule["expr"].count(")")


def test_the_panels_of_the_dashboard_do_not_cover_each_other() -> None:
    panels = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))["panels"]
    places = {(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}
    assert len(places) == len(panels) == len({panel["id"] for panel in panels})


@pytest.mark.parametrize("file", ["Dockerfile", "compose.yml"])
def test_every_variable_of_ours_is_a_setting(file: str) -> None:
    named = re.findall(rf"{PREFIX}(\w+)(?:=|:)", (DEPLOY / file).read_text(encoding="utf-8"))
    assert len(named) > 4
    assert {name.lower() for name in named} <= set(Config.model_fields)


def test_the_file_of_settings_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Config.model_fields:
        monkeypatch.delenv(f"{PREFIX}{name.upper()}", raising=False)
    written = tomllib.loads((DEPLOY / "tabuleiro.toml").read_text(encoding="utf-8"))
    found = read_settings(file=DEPLOY / "tabuleiro.toml")
    assert {name: getattr(found.config, name) for name in written} == written


def test_the_page_about_hosting_tells_every_setting() -> None:
    told = re.findall(r"^\| `--([a-z-]+)` \| `(TABULEIRO_\w+)` \|", HOSTING, re.MULTILINE)
    assert [variable for _, variable in told] == [f"{PREFIX}{flag.replace('-', '_').upper()}" for flag, _ in told]
    assert {flag.replace("-", "_") for flag, _ in told} == set(Config.model_fields)


def test_the_pages_tell_every_command_of_an_operator() -> None:
    admin = get_command(app).commands["admin"].commands  # type: ignore[attr-defined] # groups
    told = HOSTING + (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    commands = [f"admin {name}" for name in admin] + ["config", "work", "migrate"]
    commands += ["backup", "restore", "copy-database", "check-database"]
    assert [name for name in commands if f"tabuleiro {name}" not in told] == []


def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    if (tool := shutil.which("systemd-analyze")) is None:
        pytest.skip("systemd is not on this machine")
    unit = tmp_path / "tabuleiro.service"
    text = (DEPLOY / "tabuleiro.service").read_text(encoding="utf-8")
    unit.write_text(text.replace("/opt/tabuleiro/bin/tabuleiro", sys.executable), encoding="utf-8")
    done = subprocess.run([tool, "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False)  # noqa: S603 - the system's own
    ours = [line for line in done.stderr.splitlines() if "tabuleiro.service" in line]
    assert ours == []


@pytest.mark.parametrize(
    ("docker", "said"), [(None, "there is no Docker"), ("exit 1", "does not run"), ('[ "$1" = info ]', "no compose")]
)
def test_whoever_has_no_docker_is_told_that_no_image_was_built(
    docker: str | None, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if docker is not None:
        (tmp_path / "docker").write_text(f"#!/bin/sh\n{docker}\n", encoding="utf-8")
        (tmp_path / "docker").chmod(0o700)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert image.main() == 0
    assert said in capsys.readouterr().out


@pytest.mark.parametrize(("tool", "words"), [("caddy", ["validate", "--config"]), ("nginx", ["-t", "-c"])])
def test_a_proxy_takes_its_file(tool: str, words: list[str], tmp_path: Path) -> None:
    if (found := shutil.which(tool)) is None:
        pytest.skip(f"{tool} is not on this machine")
    file = DEPLOY / {"caddy": "Caddyfile", "nginx": "nginx.conf"}[tool]
    if tool == "nginx":
        inside = re.sub(r"listen 443 ssl;|ssl_certificate.*;|http2 on;", "", file.read_text(encoding="utf-8"))
        file = tmp_path / "nginx.conf"
        file.write_text(f"pid {tmp_path}/pid; events {{}} http {{ {inside} }}", encoding="utf-8")
    done = subprocess.run([found, *words, str(file)], capture_output=True, text=True, check=False)  # noqa: S603 - the proxy's own check
    assert done.returncode == 0, done.stderr
