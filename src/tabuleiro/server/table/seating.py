"""Who comes and goes: creating, joining, leaving, starting, resigning, bots that stand in."""

from collections.abc import Sequence
from typing import Final

from tabuleiro.bots.levels import LEVELS
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table.log_entry import CREATE, NEXT, NO_SEAT, RESIGN, SEAT, START, Draft
from tabuleiro.server.table.playthrough import Playthrough
from tabuleiro.server.table.seat import OPEN, Seat
from tabuleiro.server.table.snapshot import Agreement, new_playthrough
from tabuleiro.server.table.table import Table, play_drafts

STANDIN: Final = "regular"
"""The bot that plays on for somebody who leaves: quick, and better than chance."""


def check_level(level: str) -> str:
    """The level, if there is such a bot."""
    if level not in LEVELS:
        known = ", ".join(LEVELS)
        text = f"unknown bot {level!r}: expected one of {known}"
        raise RequestError("bad_option", text, {"level": level, "known": known}, "error-unknown-level")
    return level


def bot_seat(level: str) -> Seat:
    """A seat that a bot holds; its name is told by its level."""
    return Seat("bot", level=check_level(level))


async def create(
    table: Table, user: int, agreement: Agreement, seats: Sequence[Seat], plies: Sequence[tuple[int, str]] = ()
) -> None:
    """Write the beginning of a table's log; a table without open seats starts at once.

    `plies` are actions that were played elsewhere (a record, a fork); they are in the new table's log from the start.
    """
    async with table.lock:
        body = agreement._asdict()
        drafts = [Draft(CREATE, 0, NO_SEAT, user, body, "")]
        for number, seat in enumerate(seats):
            if seat != OPEN:
                drafts.append(Draft(SEAT, 0, number, user, seat._asdict(), ""))
        playthrough: Playthrough | None = None
        if OPEN not in seats:
            playthrough = new_playthrough(agreement)
            drafts += start_drafts(table, playthrough, user, plies, agreement)
        await table.commit(drafts, playthrough)


def start_drafts(
    table: Table, playthrough: Playthrough, user: int, plies: Sequence[tuple[int, str]], agreement: Agreement
) -> list[Draft]:
    """The drafts of a start: earlier actions, then chance and forced decisions up to the first choice."""
    start = Draft(START, 0, NO_SEAT, user, {}, playthrough.digest())
    for actor, text in plies:
        playthrough.take(actor, text, "record")
    if agreement.origin is None or agreement.origin["kind"] != "record":
        playthrough.advance(table.ports.dice, settle=agreement.settle)
    return [start, *play_drafts(playthrough, 0, user, "")]


async def seat_people(table: Table, user: int, changes: dict[int, Seat]) -> None:
    """Write who sits where before the start, and start when nobody is missing; the lock is held."""
    drafts = [table.draft(SEAT, number, user, seat._asdict()) for number, seat in changes.items()]
    seats = [changes.get(number, seat) for number, seat in enumerate(table.snapshot.seats)]
    playthrough: Playthrough | None = None
    if OPEN not in seats:
        playthrough = new_playthrough(table.snapshot.agreed())
        drafts += start_drafts(table, playthrough, user, (), table.snapshot.agreed())
    await table.commit(drafts, playthrough)


def check_open(table: Table) -> None:
    """Refuse when the game has begun."""
    if table.snapshot.state() != "open":
        raise RequestError("started", "the table has started")


async def join(table: Table, user: int, name: str, seat: int | None) -> None:
    """Take an open seat, the first one unless it is named. Who sits already and names none stays where they are."""
    async with table.lock:
        await table.enter()
        check_open(table)
        if seat is None and table.snapshot.seats_of(user):
            return
        free = [number for number, held in enumerate(table.snapshot.seats) if held == OPEN]
        wanted = free[0] if seat is None and free else seat
        if wanted not in free or wanted is None:
            raise RequestError("full", "that seat is not open")
        await seat_people(table, user, {wanted: Seat("human", name, user)})


async def leave(table: Table, user: int) -> None:
    """Give one's seats up: before the start they open, after it a bot plays on and they can be taken back."""
    async with table.lock:
        await table.enter()
        table.check_member(user)
        mine = table.snapshot.seats_of(user)
        if table.snapshot.state() == "open":
            await seat_people(table, user, dict.fromkeys(mine, OPEN))
            return
        table.check_running()
        playing = [seat for seat in mine if not table.snapshot.seats[seat].bot()]
        drafts = [standin_draft(table, SEAT, seat, user, STANDIN, "") for seat in playing]
        if drafts:
            await table.commit(drafts, table.snapshot.playthrough)


async def start(table: Table, user: int, level: str) -> None:
    """Start now; bots of a level take the open seats."""
    async with table.lock:
        await table.enter()
        if user != table.snapshot.host:
            raise RequestError("forbidden", "only the host starts the table")
        check_open(table)
        free = [number for number, held in enumerate(table.snapshot.seats) if held == OPEN]
        await seat_people(table, user, dict.fromkeys(free, bot_seat(level)))


def standin_draft(table: Table, kind: str, seat: int, user: int, level: str, nonce: str) -> Draft:
    """The draft that lets a bot play on in a seat (an empty level: its owner again)."""
    held = table.snapshot.seats[seat]._replace(standin=level, resigned=kind == RESIGN)
    return table.draft(kind, seat, user, held._asdict(), nonce)


async def resign(table: Table, user: int, nonce: str, seq: int, seat: int) -> int:
    """Give a seat to a bot for good."""
    async with table.lock:
        await table.enter()
        if done := table.done(user, nonce):
            return done.seq
        table.check_owner(user, seat)
        table.check_running()
        table.check_fresh(seq)
        if table.snapshot.seats[seat].resigned:
            raise RequestError("forbidden", "this seat has resigned already")
        level = table.snapshot.seats[seat].standin or STANDIN
        draft = standin_draft(table, RESIGN, seat, user, level, nonce)
        return await table.commit([draft], table.snapshot.playthrough)


async def hand_over(table: Table, user: int, nonce: str, seq: int, seat: int, level: str) -> int:
    """Let a bot play on for somebody who is gone."""
    async with table.lock:
        await table.enter()
        if done := table.done(user, nonce):
            return done.seq
        if not table.snapshot.seats_of(user) and user != table.snapshot.host:
            raise RequestError("forbidden", "only players of this table and its host may do this")
        table.check_running()
        table.check_fresh(seq)
        held = table.snapshot.seats[seat] if 0 <= seat < len(table.snapshot.seats) else OPEN
        if held.kind != "human" or held.bot() or (held.user != user and not table.is_gone(held.user)):
            raise RequestError("present", "nobody is gone there")
        draft = standin_draft(table, SEAT, seat, user, check_level(level), nonce)
        return await table.commit([draft], table.snapshot.playthrough)


async def take_back(table: Table, user: int, nonce: str, seq: int, seat: int) -> int:
    """Let the owner play again where a bot stood in."""
    async with table.lock:
        await table.enter()
        if done := table.done(user, nonce):
            return done.seq
        table.check_owner(user, seat)
        table.check_running()
        table.check_fresh(seq)
        held = table.snapshot.seats[seat]
        if held.resigned:
            raise RequestError("forbidden", "this seat has resigned")
        if not held.standin:
            raise RequestError("present", "no bot stands in for you there")
        draft = standin_draft(table, SEAT, seat, user, "", nonce)
        return await table.commit([draft], table.snapshot.playthrough)


async def note_next(table: Table, user: int, following: str) -> None:
    """Note the rematch in the log of the table that it follows."""
    async with table.lock:
        await table.enter()
        await table.commit([table.draft(NEXT, NO_SEAT, user, {"table": following})], table.snapshot.playthrough)
