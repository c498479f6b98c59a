"""REST: vacations, which stop nobody's game and let nobody lose time meanwhile."""

from fastapi import APIRouter

from tabuleiro.server.errors import RequestError
from tabuleiro.server.http.models import VacationBody, VacationsResponse
from tabuleiro.server.http.session import Server, SignedIn
from tabuleiro.server.people.vacations import (
    DAYS_A_YEAR,
    Vacation,
    add_vacation,
    check_vacation,
    days_used,
    read_moment,
    read_vacations,
)
from tabuleiro.server.store.queries import read_table_names
from tabuleiro.server.table.clocks.commands import go_away
from tabuleiro.server.table.clocks.days_off import moment_of

router = APIRouter(prefix="/api", tags=["account"])


def told(vacations: list[Vacation], now: str) -> dict[str, object]:
    """One's vacations, and how many days of this year are used."""
    return {
        "vacations": [vacation.tell() for vacation in vacations],
        "used": days_used(vacations, int(now[:4])),
        "most": DAYS_A_YEAR,
    }


@router.get("/me/vacation", response_model=VacationsResponse)
async def list_vacations(server: Server, user: SignedIn) -> dict[str, object]:
    """My vacations."""
    return told(await server.store.read(lambda db: read_vacations(db, user.id)), server.clock.now())


@router.post("/me/vacation", response_model=VacationsResponse)
async def take_vacation(body: VacationBody, server: Server, user: SignedIn) -> dict[str, object]:
    """Be away for some days: the log of every running game over days says so."""
    wanted = Vacation(read_moment(body.begins), read_moment(body.ends))
    known, now = await server.store.read(lambda db: read_vacations(db, user.id)), server.clock.now()
    check_vacation(known, wanted, moment_of(now), is_due=bool(server.tables.waiting.get(user.id)))
    await server.store.write(lambda db: add_vacation(db, user.id, wanted))
    for name in await server.store.read(lambda db: read_table_names(db, user.id)):
        try:
            await go_away(await server.tables.find(name), user.id, wanted.begins, wanted.ends)
        except RequestError as error:
            if error.code == "busy":
                raise
    return told([*known, wanted], now)
