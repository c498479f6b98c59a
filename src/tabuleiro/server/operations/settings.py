"""Settings from flags, the environment (`TABULEIRO_PORT`) and a file, in this order; what none of them says is default.

A name that no setting has is refused wherever it stands: a slip of the pen must not be a default.
"""

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from pydantic import ValidationError
from pydantic_settings import BaseSettings, EnvSettingsSource, SettingsConfigDict

from tabuleiro.core.errors import InputError
from tabuleiro.server.config import Config
from tabuleiro.server.store.database import shown_url

PREFIX: Final = "TABULEIRO_"
FILE: Final = "TABULEIRO_CONFIG"
"""Names the file when no flag does."""
OTHERS: Final = frozenset(
    {FILE, *(f"TABULEIRO_{name}" for name in ("LANG", "COMPONENTS", "COMPILED", "PURE", "PYTHON"))}
)
"""Variables of ours that are no settings of a server."""
DEFAULT: Final = "default"
OURS: Final = "Value error, "
"""What pydantic puts before the sentences of our own."""


class BadSetting(InputError):
    """A setting that cannot be; `place` says where it stands."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__("bad-setting", f"{place}: {problem}", {"place": place, "problem": problem})


class Environment(BaseSettings, Config):
    """The settings as the environment has them; their types and bounds are those of `Config`."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, env_ignore_empty=True, frozen=True, extra="forbid")


class Settings:
    """The configuration, and for every setting where it comes from."""

    def __init__(self, config: Config, sources: Mapping[str, str]) -> None:
        self.config = config
        self.sources = sources

    def lines(self) -> list[str]:
        """The settings as a file would hold them, each with its source; passwords are hidden."""
        secret = {name: hidden(str(getattr(self.config, name))) for name in ("mail_server", "listen_database")}
        secret["database"] = shown_url(self.config.database)
        shown = self.config.model_dump(mode="json") | secret
        return [f"{name} = {as_toml(value)}  # {self.sources[name]}" for name, value in shown.items()]


def hidden(url: str) -> str:
    """A URL without its password."""
    return re.sub(r"(//[^:@/]*):[^@/]*@", r"\1:***@", url)


def as_toml(value: object) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(as_toml(part) for part in sorted(value))}]"
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    return str(value)


def read_settings(flags: Mapping[str, object] | None = None, file: Path | None = None) -> Settings:
    """The settings that hold: a flag before the environment, the environment before the file."""
    given = {name: value for name, value in (flags or {}).items() if value is not None}
    named = file or (Path(os.environ[FILE]) if os.environ.get(FILE) else None)
    check_environment()
    written = {} if named is None else read_file(named)
    spoken = EnvSettingsSource(Environment)()
    sources = dict.fromkeys(Config.model_fields, DEFAULT)
    sources |= dict.fromkeys(written, str(named))
    sources |= {name: f"{PREFIX}{name.upper()}" for name in spoken}
    sources |= {name: f"--{name.replace('_', '-')}" for name in given}
    try:
        return Settings(Config(**{**written, **spoken, **given}), sources)
    except ValidationError as error:
        first = error.errors()[0]
        name = str(first["loc"][0])
        place = sources.get(name, name)
        problem = "expected a list of texts" if first["type"] == "frozen_set_type" else first["msg"].removeprefix(OURS)
        raise BadSetting(f"{place}: {name}" if place == str(named) else place, problem) from error


def check_environment() -> None:
    """Refuse a variable of ours that no setting has."""
    known = {f"{PREFIX}{name.upper()}" for name in Config.model_fields} | OTHERS
    for name in sorted(os.environ):
        if name.startswith(PREFIX) and name not in known:
            raise BadSetting(name, "there is no such setting")


def read_file(path: Path) -> dict[str, object]:
    """The settings of a file (TOML, without sections)."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise BadSetting(str(path), "there is no such file") from error
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadSetting(str(path), str(error)) from error
    for name in found:
        if name not in Config.model_fields:
            raise BadSetting(f"{path}: {name}", "there is no such setting")
    return found
