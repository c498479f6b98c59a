"""Who comes before the start and who leaves: a table is created, seats are taken and opened, the game begins."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from tabuleiro.bots.levels import LEVELS
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.clocks.clocks import Away
from tabuleiro.server.table.clocks.vacations import vacation_drafts, vacations_of
from tabuleiro.server.table.club.hearing import Blocks, blocks_nobody
from tabuleiro.server.table.cluster.attempts import attempted
from tabuleiro.server.table.lessons.course import LessonMark, LessonPlace, find_course, mark_of
from tabuleiro.server.table.log_entry import (
    CHAT,
    CREATE,
    HOST,
    LARGEST_SALT,
    LESSON,
    NO_SEAT,
    NO_USER,
    RESIGN,
    SEAT,
    START,
    Draft,
)
from tabuleiro.server.table.moves import play_drafts
from tabuleiro.server.table.notices.law import tidings_of
from tabuleiro.server.table.playthrough import Playthrough
from tabuleiro.server.table.rated.law import check_level as check_rated_level
from tabuleiro.server.table.rated.law import check_player, check_unrated
from tabuleiro.server.table.seat import HELD, OPEN, Seat
from tabuleiro.server.table.snapshot import Snapshot
from tabuleiro.server.table.storage import Change, change_to
from tabuleiro.server.table.table import Answer, Request, Table

Randrange = Callable[[int], int]
"""A number from 0 to its argument - 1: chance."""
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
    """A seat that a bot holds; the front end names it by its level."""
    return Seat("bot", level=check_level(level))


class TableNote(NamedTuple):
    """What whoever creates a table says about it, and under which name; nothing without words."""

    name: str = ""
    text: str = ""


class Beginning(NamedTuple):
    """What is known of a table before its log begins.

    `plies` are actions that were played elsewhere (a record, a fork); they are in the new table's log from the start.
    """

    user: int
    agreement: Agreement
    seats: Sequence[Seat]
    plies: Sequence[tuple[int, str]] = ()
    lesson: LessonPlace | None = None
    """Where a learner begins, at a table that gives a lesson."""
    away: Sequence[Away] = ()
    """The vacations of those who sit there."""
    note: TableNote = TableNote()


async def create(table: Table, beginning: Beginning) -> None:
    """Write the beginning of a table's log; a table at which nobody is missing starts at once."""
    async with table.entered():
        ports, agreement = table.ports, beginning.agreement
        away = await vacations_of(ports.store, agreement, beginning.seats, ports.clock.now())
        drafts, playthrough = begin(beginning._replace(away=away), ports.randrange)
        mark = None if playthrough is None else begun_mark(beginning, playthrough)
        await table.commit(drafts, playthrough, mark=mark)


def begin(beginning: Beginning, randrange: Randrange) -> tuple[list[Draft], Playthrough | None]:
    """The drafts of a beginning, and the game if it starts at once."""
    user, agreement, seats, plies, lesson, away, note = beginning
    drafts = [Draft(CREATE, 0, NO_SEAT, user, agreement.encode(), "")]
    for number, seat in enumerate(seats):
        if seat != OPEN:
            drafts.append(Draft(SEAT, 0, number, user, seat._asdict(), ""))
    if note.text:  # a line of chat like any other, so that it is erased, reported and taken along like any other
        said = {**note._asdict(), "note": True, "salt": randrange(LARGEST_SALT)}
        drafts.append(Draft(CHAT, 0, NO_SEAT, user, said, ""))
    if any(seat.is_missing() for seat in seats):
        return drafts, None
    started, playthrough = start_drafts(Request(user), agreement, randrange, plies, away)
    if lesson is not None:
        started += begin_lesson(agreement.game, user, lesson, playthrough)
    return drafts + started, playthrough


def begin_lesson(game: str, user: int, place: LessonPlace, playthrough: Playthrough) -> list[Draft]:
    """The drafts of a lesson's beginning: chance as it was recorded, and the step to which that leads."""
    course = find_course(game, place, playthrough)
    assert course is not None, f"the lesson of {game} is of another edition"
    since = playthrough.ply()
    course, taken = course.go_on()
    drafts = play_drafts(playthrough.game(), since, taken, Request(user))
    place_draft = Draft(LESSON, playthrough.ply(), NO_SEAT, user, course.place.encode(), playthrough.digest())
    return [*drafts, place_draft]


def begun_mark(beginning: Beginning, playthrough: Playthrough) -> LessonMark | None:
    """What the beginning of a lesson's table says about its learner."""
    if beginning.lesson is None:
        return None
    course = find_course(beginning.agreement.game, beginning.lesson, playthrough)
    return None if course is None else mark_of(beginning.user, None, course)


def write_beginning(
    name: str, key: str, time: str, beginning: Beginning, randrange: Randrange, blocks: Blocks = blocks_nobody
) -> Change:
    """The beginning of a log as what is to be stored, without a live table: for a rematch, and for long games."""
    snapshot = Snapshot(name, key)
    drafts, playthrough = begin(beginning, randrange)
    entries = snapshot.write(drafts, time, playthrough)
    tidings = tidings_of(Snapshot(name, key), snapshot, entries, NO_USER, blocks)
    return change_to(snapshot, entries)._replace(tidings=tidings)


async def seat_people(table: Table, request: Request, changes: dict[int, Seat]) -> None:
    """Write who sits where before the start, and start when nobody is missing."""
    drafts = [table.draft(request, SEAT, seat._asdict(), number) for number, seat in changes.items()]
    playthrough: Playthrough | None = None
    if not any(changes.get(number, seat).is_missing() for number, seat in enumerate(table.snapshot.seats)):
        agreement, sitting = table.snapshot.agreed(), [*changes.values(), *table.snapshot.seats]
        away = await vacations_of(table.ports.store, agreement, sitting, table.ports.clock.now())
        started, playthrough = start_drafts(request, agreement, table.ports.randrange, away=away)
        drafts += started
    drafts = [*(draft._replace(nonce="") for draft in drafts[:-1]), drafts[-1]._replace(nonce=request.nonce)]
    await table.commit(drafts, playthrough)


def start_drafts(
    request: Request,
    agreement: Agreement,
    randrange: Randrange,
    plies: Sequence[tuple[int, str]] = (),
    away: Sequence[Away] = (),
) -> tuple[list[Draft], Playthrough]:
    """The drafts of a start: earlier actions, then chance and forced decisions up to the first choice; who is away."""
    playthrough = agreement.begin()
    start = Draft(START, 0, NO_SEAT, request.user, {}, playthrough.digest(), moment=playthrough.moment())
    taken = [playthrough.take(actor, text, "record") for actor, text in plies]
    if not (agreement.is_record() or agreement.is_lesson()):
        taken += playthrough.advance(randrange, settle=agreement.settle)
    played = play_drafts(playthrough.game(), 0, taken, request)
    return [start, *played, *vacation_drafts(away, playthrough)], playthrough


def check_open(table: Table) -> None:
    """Refuse when the game has begun."""
    if table.snapshot.status() != "open":
        raise RequestError("started", "the table has started")


@attempted
async def join(table: Table, request: Request, name: str, seat: int | None, *, as_bot: bool = False) -> None:
    """Take an open seat, the first one unless it is named. Who sits already and names none stays where they are.

    Whoever a seat is held for takes that one. A bot of others comes only where the table is open to them.
    """
    async with table.entered():
        check_open(table)
        mine = [table.snapshot.seats[number] for number in table.snapshot.seats_of(request.user)]
        if seat is None and any(held.kind == HELD for held in mine):
            await seat_people(table, request, taken(table.snapshot, request.user, name))
            return
        if seat is None and mine:
            return
        if as_bot and not table.snapshot.agreed().bots:
            raise RequestError("forbidden", "no bots of others play at this table", None, "error-no-bots")
        check_player(table, request.user)
        if request.user in table.snapshot.dismissed:
            raise RequestError("forbidden", "the host has sent this user away", None, "error-dismissed")
        free = [number for number, held in enumerate(table.snapshot.seats) if held == OPEN]
        wanted = free[0] if seat is None and free else seat
        if wanted not in free or wanted is None:
            raise RequestError("full", "that seat is not open")
        await seat_people(table, request, {wanted: Seat("bot" if as_bot else "human", name, request.user)})


def taken(snapshot: Snapshot, user: int, name: str = "") -> dict[int, Seat]:
    """The seats that are held for a user, when the user has come: a bot of others stays one.

    The first is the user's own; at others somebody sits at the same screen, under the name of the last time.
    """
    mine = [number for number in snapshot.seats_of(user) if snapshot.seats[number].kind == HELD]
    seats = {number: snapshot.seats[number] for number in mine}
    return {
        number: Seat("bot" if held.standin else "human", (number == mine[0] and name) or held.name, user)
        for number, held in seats.items()
    }


@attempted
async def leave(table: Table, request: Request) -> None:
    """Give one's seats up: before the start they open, after it a bot plays on and they can be taken back."""
    async with table.entered():
        table.check_right(request.user)
        table.check_no_lesson()
        mine = table.snapshot.seats_of(request.user)
        if table.snapshot.status() == "open":
            await seat_people(table, request, dict.fromkeys(mine, OPEN))
            return
        table.check_status()
        drafts = [
            table.draft(request, SEAT, held._replace(standin=STANDIN, resigned=False, relief="")._asdict(), number)
            for number, held in enumerate(table.snapshot.seats)
            if number in mine and not held.bot()
        ]
        if drafts:
            await table.commit_drafts(*drafts)


async def dismiss(table: Table, request: Request, *, seat: int) -> Answer:
    """Send a player away, as the host may: before the start the seat opens, after it a bot plays on for good."""
    async with table.entered():
        if done := table.done_by(request):
            return {"seq": done.seq}
        if request.user != table.snapshot.host:
            raise RequestError("forbidden", "only the host sends players away")
        table.check_fresh(request.seq)
        held = table.snapshot.seats[seat] if 0 <= seat < len(table.snapshot.seats) else OPEN
        if held.user in {NO_USER, request.user} or held.resigned:
            raise RequestError("present", "there is nobody there to send away")
        if table.snapshot.status() == "open":
            return {"seq": await table.commit_drafts(table.draft(request, SEAT, OPEN._asdict(), seat))}
        table.check_status()
        check_unrated(table.snapshot)
        given = held._replace(standin=held.standin or STANDIN, resigned=True, relief="")
        return {"seq": await table.commit_drafts(table.draft(request, RESIGN, given._asdict(), seat))}


@attempted
async def hand_to(table: Table, old: int, new: int, name: str) -> None:
    """Give everything that one user has at a table to another: the same person, who was a guest."""
    async with table.entered():
        request = Request(new)
        drafts = [
            table.draft(request, SEAT, table.snapshot.seats[number]._replace(user=new, name=name)._asdict(), number)
            for number in table.snapshot.seats_of(old)
        ]
        if table.snapshot.host == old:
            drafts.append(table.draft(request, HOST, {"user": new}))
        if drafts:
            await table.commit_drafts(*drafts)


@attempted
async def rename(table: Table, user: int, old: str, new: str) -> None:
    """Call a user by a new name wherever the old one stands; others at the same screen have names of their own."""
    async with table.entered():
        snapshot = table.snapshot
        named = [number for number in snapshot.seats_of(user) if snapshot.seats[number].name == old]
        drafts = [
            table.draft(Request(user), SEAT, snapshot.seats[number]._replace(name=new)._asdict(), number)
            for number in named
        ]
        if drafts:
            await table.commit_drafts(*drafts)


@attempted
async def withdraw(table: Table, user: int) -> bool:
    """Let a user who will never come back go; False when nobody is left for whom an open table would wait.

    Before the start the seats open and somebody else becomes host; after it bots play on for good.
    """
    async with table.entered():
        request, snapshot = Request(user), table.snapshot
        mine = snapshot.seats_of(user)
        if snapshot.status() == "open":
            others = [seat.user for seat in snapshot.seats if seat.kind == "human" and seat.user not in {NO_USER, user}]
            if snapshot.host == user and not others:
                return False
            drafts = [table.draft(request, SEAT, OPEN._asdict(), number) for number in mine]
            if snapshot.host == user:
                drafts.append(table.draft(request, HOST, {"user": others[0]}))
        else:
            given = {number: snapshot.seats[number]._replace(resigned=True, relief="") for number in mine}
            drafts = [
                table.draft(request, RESIGN, seat._replace(standin=seat.standin or STANDIN)._asdict(), number)
                for number, seat in given.items()
                if snapshot.status() == "running" and not snapshot.seats[number].resigned
            ]
        if drafts:
            await table.commit_drafts(*drafts)
        return True


@attempted
async def start(table: Table, request: Request, level: str) -> None:
    """Start now; bots of a level take the open seats."""
    async with table.entered():
        if request.user != table.snapshot.host:
            raise RequestError("forbidden", "only the host starts the table")
        check_open(table)
        check_rated_level(table.snapshot.agreed(), level)
        free = [number for number, held in enumerate(table.snapshot.seats) if held.is_missing()]
        await seat_people(table, request, dict.fromkeys(free, bot_seat(level)))
