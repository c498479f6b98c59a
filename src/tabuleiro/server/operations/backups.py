"""Backups by the server itself, every few hours, and as many kept as the operator wants."""

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from tabuleiro.server import metrics
from tabuleiro.server.config import Config
from tabuleiro.server.store.backup import back_up
from tabuleiro.server.store.database import BadDatabase, read_url

log = logging.getLogger(__name__)
STEM: Final = "tabuleiro-"
STAMP: Final = "%Y%m%dT%H%M%SZ"
ENDINGS: Final = {"sqlite": ".db", "postgresql": ".dump"}


def backups_of(config: Config) -> list[Path]:
    """The backups that there are, the oldest first: their names are their times."""
    ending = ENDINGS[read_url(config.database).get_backend_name()]
    return sorted(Path(config.backup_dir).glob(f"{STEM}*Z{ending}"))


def is_due(config: Config, now: datetime) -> bool:
    """Whether the last backup is too old, or there is none."""
    there = backups_of(config)
    if not there:
        return True
    taken = datetime.strptime(there[-1].stem.removeprefix(STEM), STAMP).replace(tzinfo=UTC)
    return now - taken >= timedelta(hours=config.backup_hours)


def take_backup(config: Config, now: datetime) -> Path:
    """Take one backup, then delete the oldest ones; when it fails, nothing is deleted."""
    folder = Path(config.backup_dir)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    target = folder / f"{STEM}{now:{STAMP}}{ENDINGS[read_url(config.database).get_backend_name()]}"
    back_up(config.database, target)
    metrics.BACKUP_TIME.set(now.timestamp())
    for old in backups_of(config)[: -config.backup_keep]:
        old.unlink()
    return target


async def keep_backups(config: Config, is_on_duty: Callable[[], bool] = lambda: True) -> None:
    """Take backups until the server stops, each in a thread of its own; one that fails is tried again in a minute."""
    while config.backup_dir:
        now = datetime.now(UTC)
        try:
            if is_on_duty() and is_due(config, now):
                log.info("backup: %s", await asyncio.to_thread(take_backup, config, now))
        except (BadDatabase, OSError) as error:
            metrics.BACKUP_FAILED.inc()
            log.error("no backup could be taken: %s", error)  # noqa: TRY400 - it says what is wrong
        await asyncio.sleep(60)
