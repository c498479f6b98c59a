"""Settings: a flag before the environment, that before the file; whatever is wrong is named with its place."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from tabuleiro.cli import app
from tabuleiro.server.config import Config, read_secrets
from tabuleiro.server.operations.settings import OTHERS, PREFIX, BadSetting, read_settings


@pytest.fixture(autouse=True)
def no_settings_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Config.model_fields:
        monkeypatch.delenv(f"{PREFIX}{name.upper()}", raising=False)
    monkeypatch.delenv("TABULEIRO_CONFIG", raising=False)


def written(folder: Path, text: str) -> Path:
    file = folder / "tabuleiro.toml"
    file.write_text(text, encoding="utf-8")
    return file


def problem(flags: dict[str, object] | None = None, file: Path | None = None) -> str:
    """Why settings are refused."""
    with pytest.raises(BadSetting) as caught:
        read_settings(flags, file)
    return str(caught.value)


def test_a_flag_goes_before_the_environment_and_that_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(tmp_path, 'port = 9001\nbots = 2\nhost = "::1"\n')
    monkeypatch.setenv("TABULEIRO_PORT", "9002")
    monkeypatch.setenv("TABULEIRO_BOTS", "3")
    found = read_settings({"bots": 4, "host": None}, file)
    assert (found.config.port, found.config.bots, found.config.host) == (9002, 4, "::1")
    assert (found.sources["port"], found.sources["bots"]) == ("TABULEIRO_PORT", "--bots")
    assert (found.sources["host"], found.sources["origin"]) == (str(file), "default")


def test_the_environment_may_name_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABULEIRO_CONFIG", str(written(tmp_path, "port = 9003")))
    assert read_settings().config.port == 9003


def test_lists_stand_in_one_variable_with_commas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABULEIRO_PROXY", "192.0.2.7, 192.0.2.8")
    assert read_settings().config.proxy == {"192.0.2.7", "192.0.2.8"}


def test_a_variable_that_is_empty_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABULEIRO_PORT", "")
    assert read_settings().config.port == 8000


def test_an_unknown_name_is_refused_wherever_it_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = written(tmp_path, "potr = 9001")
    assert problem(file=file) == f"{file}: potr: there is no such setting"
    monkeypatch.setenv("TABULEIRO_POTR", "9001")
    assert problem() == "TABULEIRO_POTR: there is no such setting"


def test_a_value_that_cannot_be_is_named_with_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = written(tmp_path, "port = 99999")
    assert problem(file=file).startswith(f"{file}: port: ")
    monkeypatch.setenv("TABULEIRO_PORT", "many")
    assert problem().startswith("TABULEIRO_PORT: ")
    assert problem({"port": 0}).startswith("--port: ")


@pytest.mark.parametrize(
    ("setting", "expected"),
    [
        ('origin = "play.example.org"', "origin: expected an address without a path, like https://play.example.org"),
        ('origin = "https://play.example.org/tables"', "origin: expected an address without a path"),
        ('proxy = ["proxy.example.org"]', "proxy: expected addresses like 192.0.2.7"),
        ("exempt = 5", "exempt: expected a list of texts"),
        ('listen_database = "sqlite:///club.db"', "listen_database: expected postgresql://"),
        ('mail_from = "club"', "mail_from: expected an address like club@example.org"),
    ],
)
def test_what_would_be_noticed_by_people_only_is_refused_in_our_own_words(
    tmp_path: Path, setting: str, expected: str
) -> None:
    file = written(tmp_path, setting)
    assert problem(file=file).startswith(f"{file}: {expected}")


def test_what_proxies_and_origins_may_be(tmp_path: Path) -> None:
    file = written(tmp_path, 'origin = "http://localhost:8000/"\nproxy = ["192.0.2.0/24", "2001:db8::7", "*"]\n')
    found = read_settings(file=file).config
    assert (found.origin, len(found.proxy)) == ("http://localhost:8000", 3)


def test_a_file_of_keys_must_hold_some_and_its_keys_are_shown_to_nobody(tmp_path: Path) -> None:
    file = tmp_path / "keys"
    assert "cannot be read" in problem({"secret_file": str(file)})
    file.write_text("short")
    refused = problem({"secret_file": str(file)})
    assert "at least 32 characters" in refused
    assert "short" not in refused
    file.write_text(f"{'a' * 32}\n{'b' * 40}\n")
    found = read_settings({"secret_file": str(file)})
    assert read_secrets(found.config.secret_file) == ["a" * 32, "b" * 40]
    assert "aaaa" not in "\n".join(found.lines())


@pytest.mark.parametrize("subject", ["club@example.org", "http://club.example", "mailto:club", "https://"])
def test_push_services_must_be_able_to_turn_to_somebody(subject: str) -> None:
    assert "vapid-subject" in problem({"vapid_subject": subject})
    assert read_settings({"vapid_subject": "mailto:club@example.org"}).config.vapid_subject == "mailto:club@example.org"


@pytest.mark.parametrize("text", ["a | b | c", "a |", "x" * 301])
def test_what_is_always_announced_is_one_text_or_one_for_each_language(text: str) -> None:
    assert "announcements" in problem({"announcements": text})
    assert read_settings({"announcements": "Hello | Oi"}).config.announcements == "Hello | Oi"
    assert "--chat" in problem({"chat": "loud"})


def test_backups_forget_what_was_deleted_when_the_oldest_of_them_goes() -> None:
    assert read_settings({"backup_keep": 7, "backup_hours": 24}).config.backup_days() == 0, "there are none"
    kept = {"backup_dir": "backups", "backup_keep": 5, "backup_hours": 12.0}
    assert read_settings(kept).config.backup_days() == 3


@pytest.mark.parametrize("text", ["port = ", "[section]\nport = 1", "\udcff"])
def test_a_file_that_is_none_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "tabuleiro.toml"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    assert str(file) in problem(file=file)
    assert "no such file" in problem(file=tmp_path / "missing.toml")


def test_the_command_shows_every_setting_with_its_source_and_no_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABULEIRO_DATABASE", "postgresql://club:hunter2@db.example/club")
    file = written(tmp_path, "gone_seconds = 90\n")
    shown = CliRunner().invoke(app, ["config", "--config", str(file)])
    assert shown.exit_code == 0
    assert [line.split(" = ")[0] for line in shown.output.splitlines()] == list(Config.model_fields)
    assert f"gone_seconds = 90.0  # {file}" in shown.output
    assert "hunter2" not in shown.output
    refused = CliRunner().invoke(app, ["config", "--config", str(tmp_path / "missing.toml")])
    assert refused.exit_code == 2


def test_every_setting_is_a_flag_of_the_server() -> None:
    from typer.main import get_command

    serve = get_command(app).commands["serve"]  # type: ignore[attr-defined] # the root is a group
    flags = {parameter.name for parameter in serve.params}
    assert set(Config.model_fields) <= flags
    assert not OTHERS & {f"{PREFIX}{name.upper()}" for name in Config.model_fields}
