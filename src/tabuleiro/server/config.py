"""The configuration of a server: every setting with its default and its bounds, named like the flag that sets it."""

import re
from ipaddress import ip_network
from math import ceil
from pathlib import Path
from typing import Annotated, Final, Literal
from urllib.parse import urlsplit

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field
from pydantic_settings import NoDecode

from tabuleiro.server.data_folder import data_folder


def default_file() -> str:
    """The database when none is named anywhere: one file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'tabuleiro.db'}"


def read_addresses(value: object) -> object:
    """Addresses in a list, or in one text with commas between them, as an environment variable holds them."""
    return [part.strip() for part in value.split(",") if part.strip()] if isinstance(value, str) else value


CHAT_SERVICES: Final = frozenset({"discord", "slack", "telegram", "ntfy", "pushover", "matrix"})
NO_SERVICE: Final = "none"
SECRET_LENGTH: Final = 32
LONGEST_ANNOUNCEMENT: Final = 300
LANGUAGES: Final = 2


def check_public_origin(origin: str) -> str:
    """The public address, if it is one that browsers name: no page would be believed to come from another."""
    if origin and not re.fullmatch(r"https?://[^\s/?#@]+/?", origin):
        raise ValueError("expected an address without a path, like https://play.example.org")
    return origin.rstrip("/")


def check_listening(url: str) -> str:
    """Where workers hear each other, if they can."""
    if url and not url.startswith(("postgresql://", "postgresql+psycopg://")):
        raise ValueError("expected postgresql://...")
    return url


def check_proxies(proxies: frozenset[str]) -> frozenset[str]:
    """The proxies that are believed, if connections can come from them: from numbers, never from names."""
    for proxy in proxies - {"*"}:
        try:
            ip_network(proxy, strict=False)
        except ValueError as error:
            raise ValueError("expected addresses like 192.0.2.7, or networks like 192.0.2.0/24") from error
    return proxies


def check_mail_server(url: str) -> str:
    """The mail server, if it is named as it must be."""
    parts = urlsplit(url)
    if url and (parts.scheme not in {"smtp", "smtps"} or not parts.hostname):
        raise ValueError("expected smtps://USER:PASSWORD@HOST or smtp://HOST:PORT")
    return url


def check_services(names: frozenset[str]) -> frozenset[str]:
    """The chat services, if we know them; `none` stands for no service."""
    unknown = names - CHAT_SERVICES - {NO_SERVICE}
    if unknown:
        raise ValueError(f"expected some of {', '.join(sorted(CHAT_SERVICES))}, or {NO_SERVICE}")
    return names - {NO_SERVICE}


def check_mail_from(address: str) -> str:
    """The sender of mail, if it can be one."""
    if address and not re.fullmatch(r"[^@\s<>]+@[^@\s<>]+", address):
        raise ValueError("expected an address like club@example.org")
    return address


def check_subject(subject: str) -> str:
    """Whom push services turn to, if they can."""
    if subject and not re.fullmatch(r"(mailto:[^@\s<>]+@[^@\s<>]+|https://\S+)", subject):
        raise ValueError("expected mailto:club@example.org or https://...")
    return subject


def check_announcements(text: str) -> str:
    """What is always announced, if it can be: one text, or one for each language."""
    parts = text.split("|")
    if text and (len(parts) > LANGUAGES or any(not 0 < len(part.strip()) <= LONGEST_ANNOUNCEMENT for part in parts)):
        raise ValueError(f"expected a text, or English | Portuguese, of at most {LONGEST_ANNOUNCEMENT} characters each")
    return text


def read_secrets(path: str) -> list[str]:
    """The keys that a file holds, one a line, the one that signs first."""
    try:
        found = Path(path).read_text(encoding="utf-8").split()
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"{path} cannot be read") from error
    if not found or min(map(len, found)) < SECRET_LENGTH:
        raise ValueError(f"{path}: expected a key of at least {SECRET_LENGTH} characters on every line")
    return found


def check_secret_file(path: str) -> str:
    """The file of keys, if it holds some."""
    if path:
        read_secrets(path)
    return path


Addresses = Annotated[frozenset[str], NoDecode, BeforeValidator(read_addresses)]


class Config(BaseModel):
    """How to serve. `origin` is the public address (`https://play.example.org`) when a proxy stands in front."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    database: str = Field(default_factory=default_file)
    host: str = "127.0.0.1"
    port: int = Field(default=8000, ge=1, le=65535)
    origin: Annotated[str, AfterValidator(check_public_origin)] = ""
    exempt: Addresses = frozenset()
    """Addresses without limits on sockets, guests and new tables: a proxy that limits by itself, a load test."""
    proxy: Annotated[Addresses, AfterValidator(check_proxies)] = frozenset()
    """Addresses of proxies whose `X-Forwarded-For` is believed; when there is none, this machine's."""
    sign_up: Literal["open", "invite", "closed"] = "open"
    """Who may create an account: everybody, who was invited (`tabuleiro admin invite`), or nobody."""
    guests: bool = True
    """Whether people play without an account."""
    chat: Literal["free", "phrases", "off"] = "free"
    """How people may speak at most, whatever a table has agreed on: as they like, in phrases alone, not at all."""
    announcements: Annotated[str, AfterValidator(check_announcements)] = ""
    """What stands above every page as long as the operator announces nothing else: `English | Portuguese`."""
    workers: int = Field(default=1, ge=1, le=64)
    """How many processes serve, on one PostgreSQL."""
    listen_database: Annotated[str, AfterValidator(check_listening)] = ""
    """Where workers hear each other, when `database` leads through a pooler of transactions, which cannot listen."""
    jobs: bool = True
    """Whether this worker does what one of several does for all: tournaments, letters, counting, retention, backups."""
    migrate: bool = False
    """Whether a server of PostgreSQL brings the schema up to date by itself; one of SQLite always does."""
    bot_accounts: int = Field(default=3, ge=0, le=1000)
    """How many bots of their own everybody with an account may have."""
    bots: int = Field(default=1, ge=0, le=64)
    """How many processes think for bots that search; those that need no time have one more to themselves.

    With 0 no bot thinks here, but at another worker of the same PostgreSQL."""
    bot_seconds: float = Field(default=30.0, ge=0.1, le=600)
    """How long a bot may take for a turn; then a harmless move is played for it."""
    hint_workers: int = Field(default=1, ge=0, le=64)
    """How many processes search for hints; with 0 there are none."""
    analysis_workers: int = Field(default=1, ge=0, le=64)
    """How many processes analyse games, as long as nothing else wants the processor; with 0 none is analysed."""
    unwatched_bots: bool = False
    """Whether bots may play among themselves while nobody watches, as quickly as they can."""
    gone_seconds: float = Field(default=60.0, ge=0)
    """How long a player must have been away before the others may hand the seat to a bot."""
    log_format: Literal["auto", "json", "text"] = "auto"
    """One JSON object a line, or words; `auto`: words on a terminal, JSON elsewhere."""
    log_addresses: bool = False
    """Whether the log names network addresses; else a short hash stands for each, another one after every start."""

    admin_port: int | None = Field(default=None, ge=1, le=65535)
    """Where health, readiness and metrics are told; nowhere when it is left out."""
    admin_host: str = "127.0.0.1"
    drain_seconds: float = Field(default=0.0, ge=0, le=600)
    """How long a server that is to stop goes on serving while its proxy sends people elsewhere."""

    backup_dir: str = ""
    """Where the server puts backups by itself; it takes none when this is empty."""
    backup_hours: float = Field(default=24.0, gt=0)
    """How often."""
    backup_keep: int = Field(default=7, ge=1)
    """How many of them are kept."""
    retention_guests: int = Field(default=90, ge=1)
    """Days after which a guest without a session, a seat and a table is forgotten."""
    retention_audit: int = Field(default=730, ge=1)
    """Days for which the audit trail of operators is kept."""
    retention_pack: int = Field(default=0, ge=0)
    """Days after which the log of a finished table is packed; 0: never."""

    mail_server: Annotated[str, AfterValidator(check_mail_server)] = ""
    """Where mail is handed over: `smtps://user:password@mail.example.org`; none is sent when this is empty."""
    mail_from: Annotated[str, AfterValidator(check_mail_from)] = ""
    """The address from which it comes."""
    notify_services: Annotated[Addresses, AfterValidator(check_services)] = CHAT_SERVICES
    """The chat services by which people may be told (notices/chat_services.py)."""
    notify_any_url: bool = False
    """Whether people may name any address that apprise understands: only where everybody is trusted."""
    notify_allow: Addresses = frozenset()
    """Hosts of one's own network that webhooks may reach; all others must be on the internet."""

    vapid_subject: Annotated[str, AfterValidator(check_subject)] = ""
    """Whom push services turn to when we do them harm; when left out, `mail_from` or else `origin`."""
    secret_file: Annotated[str, AfterValidator(check_secret_file)] = ""
    """A file that holds what links in letters are signed with; when left out, the database keeps a key of its own."""

    def backup_days(self) -> int:
        """After how many days nothing that was deleted is in a backup of the server's; 0 where it takes none."""
        return ceil(self.backup_keep * self.backup_hours / 24) if self.backup_dir else 0

    def address(self) -> str:
        """The address to type into a browser."""
        host = "localhost" if self.host in {"127.0.0.1", "0.0.0.0", "::", "::1"} else self.host  # noqa: S104 - compared, not bound
        return self.origin or f"http://{host}:{self.port}"

    def is_secure(self) -> bool:
        """Whether browsers reach us by https only."""
        return self.origin.startswith("https://")
