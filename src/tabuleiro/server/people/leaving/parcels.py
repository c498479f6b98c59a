"""Parcels: everything that somebody takes along, packed into one file (zip) that is kept for a day."""

import io
import json
import secrets
import zipfile
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from tabuleiro.server.clock import ago
from tabuleiro.server.errors import RequestError
from tabuleiro.server.people.sessions import DAY, SESSION_BYTES, hash_session
from tabuleiro.server.store.club.schema import parcels

KEPT_SECONDS: Final = DAY
"""How long a parcel waits to be fetched."""
PACKING_SECONDS: Final = 600
"""A parcel that is not packed after so long was forgotten by a worker that died: it may be asked for again."""
ABOUT_ME: Final = ("name", "account", "language", "created")
"""What stands in one file of its own, `account.json`; everything else is a file each."""


class Parcel(NamedTuple):
    """A parcel as its owner sees it: `packing`, or `ready` until when."""

    state: str
    until: str = ""


def ask_parcel(connection: Connection, user: int, now: str) -> bool:
    """Ask for a parcel; whether it is to be packed now, which it is not when one is being packed already."""
    is_packing = (parcels.c.user_id == user) & parcels.c.made.is_(None) & (parcels.c.asked >= ago(now, PACKING_SECONDS))
    if connection.execute(select(parcels.c.user_id).where(is_packing)).first() is not None:
        return False
    drop_parcel(connection, user)
    connection.execute(insert(parcels).values(user_id=user, asked=now))
    return True


def read_parcel(connection: Connection, user: int, now: str) -> Parcel | None:
    """The parcel of a user; None when there is none, or it waits no longer."""
    row = connection.execute(select(parcels.c.asked, parcels.c.made).where(parcels.c.user_id == user)).first()
    if row is None or row.asked < ago(now, PACKING_SECONDS if row.made is None else KEPT_SECONDS + PACKING_SECONDS):
        return None
    if row.made is None:
        return Parcel("packing")
    until = ago(row.made, -KEPT_SECONDS)
    return Parcel("ready", until) if until > now else None


def put_parcel(connection: Connection, user: int, packed: bytes, now: str) -> None:
    """Keep what was packed, for whoever asked; nobody else's, should the user be gone meanwhile."""
    connection.execute(update(parcels).where(parcels.c.user_id == user).values(packed=packed, made=now))


def new_link(connection: Connection, user: int, now: str) -> str:
    """The secret of a link to the parcel, in place of an older one; only its hash is stored."""
    parcel = read_parcel(connection, user, now)
    if parcel is None or parcel.state != "ready":
        raise RequestError("unknown", "there is nothing to fetch", None, "error-no-parcel")
    secret = secrets.token_urlsafe(SESSION_BYTES)
    connection.execute(update(parcels).where(parcels.c.user_id == user).values(hash=hash_session(secret)))
    return secret


def fetch_parcel(connection: Connection, user: int, secret: str, now: str) -> bytes:
    """What was packed, for its owner who brings the link; to everybody else, and later, there is no such thing."""
    own = (parcels.c.user_id == user) & (parcels.c.hash == hash_session(secret))
    fresh = parcels.c.made > ago(now, KEPT_SECONDS)
    packed = connection.execute(select(parcels.c.packed).where(own, fresh)).scalar()
    if packed is None:
        raise RequestError("unknown", "this link was used already or is too old", None, "error-link-over")
    return bytes(packed)


def drop_parcel(connection: Connection, user: int) -> None:
    """Keep nothing for a user any more."""
    connection.execute(delete(parcels).where(parcels.c.user_id == user))


def forget_old_parcels(connection: Connection, now: str) -> int:
    """Forget what nobody has fetched in time; returns how many."""
    gone = parcels.c.asked < ago(now, KEPT_SECONDS + PACKING_SECONDS)
    return connection.execute(delete(parcels).where(gone)).rowcount


def pack_parcel(data: dict[str, object], records: dict[str, str]) -> bytes:
    """One file that holds everything: JSON by subject, and the records of one's games under their names."""
    subjects: dict[str, object] = {"account": {name: data[name] for name in ABOUT_ME}}
    subjects |= {name: value for name, value in data.items() if name not in ABOUT_ME}
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, value in subjects.items():
            archive.writestr(f"{name}.json", json.dumps(value, ensure_ascii=False, indent=1))
        for name, text in records.items():
            archive.writestr(f"records/{name}", text)
    return buffer.getvalue()
