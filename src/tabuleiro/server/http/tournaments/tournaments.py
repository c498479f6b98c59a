"""REST: tournaments are created, entered and left, decided about, and read."""

import contextlib
import secrets
from collections.abc import Callable, Sequence
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse
from sqlalchemy import Connection

from tabuleiro.server.answers.opening import new_rule
from tabuleiro.server.context import Context
from tabuleiro.server.errors import RequestError
from tabuleiro.server.http.session import Address, Anyone, Player, Server, SignedIn, id_of
from tabuleiro.server.http.tables import Key, allow_creation
from tabuleiro.server.http.tournaments.models import (
    CancelBody,
    DecisionBody,
    ExtendBody,
    StandingResponse,
    TournamentBody,
    TournamentChangeBody,
    TournamentResponse,
    TournamentRow,
)
from tabuleiro.server.people.names import clean_line, is_visible
from tabuleiro.server.people.rated.admission import check_ratable
from tabuleiro.server.people.user import User
from tabuleiro.server.people.vacations import read_moment
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.clocks.rule import DAY, default_late
from tabuleiro.server.table.club.spectators import LATE
from tabuleiro.server.table.live_tables import new_id
from tabuleiro.server.tournaments import commands
from tabuleiro.server.tournaments.log import JOIN, TournamentDraft
from tabuleiro.server.tournaments.setting import TournamentSetting, check_field, check_setting
from tabuleiro.server.tournaments.storage import count_going, read_list
from tabuleiro.server.tournaments.telling import (
    names_in,
    rating_of,
    rating_of_level,
    read_csv,
    read_whole,
    tell_brief,
)
from tabuleiro.server.tournaments.tournament import Tournament

router = APIRouter(prefix="/api", tags=["tournaments"])
Name = Annotated[str, Path(max_length=16)]
Page = Annotated[int, Query(ge=0, le=1000)]
MOST_ORGANISED: Final = 10
"""Tournaments that are not over, of one organiser."""
FARTHEST: Final = 366 * DAY


async def whole(server: Context, name: str, user: User | None, key: str = "") -> dict[str, object]:
    """A tournament as somebody sees its page."""
    now = server.clock.now()
    return await server.store.read(lambda database: read_whole(database, name, id_of(user), now, key))


@router.get("/tournaments", response_model=list[TournamentRow])
async def list_tournaments(
    server: Server,
    user: Anyone,
    state: Literal["", "draft", "open", "running", "finished", "cancelled"] = "",
    page: Page = 0,
) -> list[dict[str, object]]:
    """A page of tournaments: those that are played, those that one can enter, then those that are over."""

    def read(database: Connection) -> list[dict[str, object]]:
        found = read_list(database, state, page, id_of(user), server.clock.now())
        return [tell_brief(one, names_in(database, one), id_of(user)) for one in found]

    return await server.store.read(read)


@router.post("/tournaments", response_model=TournamentResponse, status_code=201)
async def create(body: TournamentBody, server: Server, user: SignedIn, address: Address) -> dict[str, object]:
    """Create a tournament; bots enter it at once."""
    now = moment_of(server.clock.now())
    setting = new_setting(body, now)
    check_setting(setting, body.bots)
    check_field(setting, len(body.bots))
    await allow_creation(server, user, address)
    if await server.store.read(lambda database: count_going(database, user.id)) >= MOST_ORGANISED:
        raise RequestError("full", "too many tournaments of one organiser", None, "error-tournament-many")
    drafts = commands.create(user.id, clean_title(body.title), setting, body.bots, is_draft=body.draft)
    day = server.clock.now()[:10]
    made = await server.director.create([with_rating(one, setting, day) for one in drafts])
    return await whole(server, made.id, user)


def with_rating(draft: TournamentDraft, setting: TournamentSetting, day: str) -> TournamentDraft:
    """The entry of a bot with what it is worth."""
    if draft.kind != JOIN:
        return draft
    rating = rating_of_level(setting.game, str(draft.body["level"]), setting.seats, day)
    return draft._replace(body=draft.body | {"rating": rating})


def clean_title(title: str) -> str:
    """The title of a tournament, which must show something."""
    cleaned = clean_line(title)
    if not is_visible(cleaned):
        raise RequestError("malformed", "title: expected letters that can be seen", None, "error-tournament-title")
    return cleaned


def new_setting(body: TournamentBody, now: int) -> TournamentSetting:
    """What is agreed on; a start in the past, or years ahead, is refused."""
    starts, rule = read_moment(body.starts), new_rule(body.clock)
    if not now - DAY < starts < now + FARTHEST:
        raise RequestError("bad_option", "starts: expected a time within a year", None, "error-tournament-starts")
    return TournamentSetting(
        body.game,
        body.options,
        body.kind,
        body.seats,
        body.rounds,
        body.advance,
        body.scoring,
        body.fill,
        rule.encode(),
        "bot" if body.rated else default_late(rule),
        body.rated,
        max(starts, now),
        body.check_in and rule.is_live() and starts > now,
        body.round_minutes,
        secrets.token_hex(8),
        body.visibility,
        new_id(20) if body.visibility == "link" else "",
        body.outside_bots,
        body.spectators,
        body.delay_minutes if body.spectators == LATE else 0,
        body.vacation,
    )


@router.get("/tournaments/{tournament}", response_model=TournamentResponse)
async def show(tournament: Name, server: Server, user: Anyone, key: Key = "") -> dict[str, object]:
    """A tournament; a private one needs its key."""
    return await whole(server, tournament, user, key)


@router.get("/tournaments/{tournament}/standings", response_model=list[StandingResponse])
async def show_standings(tournament: Name, server: Server, user: Anyone, key: Key = "") -> object:
    """Who stands where, and why."""
    return (await whole(server, tournament, user, key))["standings"]


@router.get("/tournaments/{tournament}/standings.csv", response_class=PlainTextResponse)
async def download_standings(tournament: Name, server: Server, user: Anyone, key: Key = "") -> PlainTextResponse:
    """The standings for a spreadsheet."""
    now = server.clock.now()
    text = await server.store.read(lambda database: read_csv(database, tournament, id_of(user), now, key))
    return PlainTextResponse(text, media_type="text/csv; charset=utf-8")


async def change(
    server: Context, name: str, user: User, command: Callable[[Tournament], Sequence[TournamentDraft]], key: str = ""
) -> dict[str, object]:
    """Let a command act, and tell what it has led to: whoever begins a tournament sees its first tables."""
    await server.director.look_at(name, user.id, key)
    await server.director.change(name, command)
    with contextlib.suppress(RequestError):  # what cannot be done now is done soon: the director was woken
        await server.director.step(name)
    return await whole(server, name, user, key)


@router.post("/tournaments/{tournament}/join", response_model=TournamentResponse)
async def join(tournament: Name, server: Server, user: Player, key: Key = "") -> dict[str, object]:
    """Enter a tournament; a private one needs its key."""
    about = await whole(server, tournament, user, key)
    if about["rated"]:
        await check_ratable(server, user.id)
    game = str(about["game"])
    rating = await server.store.read(lambda database: rating_of(database, game, user.id))
    is_bot = user.owner != 0

    def enter(found: Tournament) -> Sequence[TournamentDraft]:
        return commands.join(found, user.id, rating, is_guest=user.is_guest, is_bot=is_bot)

    return await change(server, tournament, user, enter, key)


@router.post("/tournaments/{tournament}/withdraw", response_model=TournamentResponse)
async def withdraw(tournament: Name, server: Server, user: Player) -> dict[str, object]:
    """Leave a tournament; a bot plays on where I sit."""
    return await change(server, tournament, user, lambda found: commands.withdraw(found, user.id))


@router.post("/tournaments/{tournament}/check-in", response_model=TournamentResponse)
async def check_in(tournament: Name, server: Server, user: Player) -> dict[str, object]:
    """Say that I am there."""
    now = moment_of(server.clock.now())
    return await change(server, tournament, user, lambda found: commands.check_in(found, user.id, now))


@router.patch("/tournaments/{tournament}", response_model=TournamentResponse)
async def amend(tournament: Name, body: TournamentChangeBody, server: Server, user: SignedIn) -> dict[str, object]:
    """Publish a draft, or begin at another time, or now."""
    now = moment_of(server.clock.now())
    starts = now if body.now else None if body.starts is None else max(now, read_moment(body.starts))
    if starts is not None and starts > now + FARTHEST:
        raise RequestError("bad_option", "starts: expected a time within a year", None, "error-tournament-starts")
    wish = commands.Wish(body.publish, starts)
    return await change(server, tournament, user, lambda found: commands.change(found, user.id, wish, now))


@router.post("/tournaments/{tournament}/decide", response_model=TournamentResponse)
async def decide(tournament: Name, body: DecisionBody, server: Server, user: SignedIn) -> dict[str, object]:
    """Drop an entrant, decide how a table ends, or end a tournament that is held."""
    why = clean_line(body.why)

    def command(found: Tournament) -> Sequence[TournamentDraft]:
        commands.check_organiser(found, user.id)
        if body.what == "drop" and body.entrant is not None:
            return commands.drop(found, user.id, body.entrant, why)
        if body.what == "result" and body.board is not None:
            return commands.decide(found, user.id, body.board - 1, body.places, why)
        if body.what == "finish":
            return commands.finish(found, user.id, why)
        raise RequestError("malformed", f"{body.what}: expected an entrant, or a board and places")

    return await change(server, tournament, user, command)


@router.post("/tournaments/{tournament}/extend", response_model=TournamentResponse)
async def extend(tournament: Name, body: ExtendBody, server: Server, user: SignedIn) -> dict[str, object]:
    """Give the present round more time."""
    now, why = moment_of(server.clock.now()), clean_line(body.why)
    return await change(server, tournament, user, lambda found: commands.extend(found, user.id, body.minutes, why, now))


@router.post("/tournaments/{tournament}/cancel", response_model=TournamentResponse)
async def cancel(tournament: Name, body: CancelBody, server: Server, user: SignedIn) -> dict[str, object]:
    """Call a tournament off."""
    why = clean_line(body.why)
    return await change(server, tournament, user, lambda found: commands.cancel(found, user.id, why))
