"""REST: bots of others, their tokens and standing offers."""

from fastapi import APIRouter, Request
from sqlalchemy import Connection

from tabuleiro.core.registry import game_names
from tabuleiro.server.clock import ago
from tabuleiro.server.context import Context
from tabuleiro.server.errors import RequestError
from tabuleiro.server.http.club.models import (
    BotBody,
    BotResponse,
    BotTokenBody,
    NewTokenResponse,
    OfferBody,
    OwnBotResponse,
    TokenResponse,
)
from tabuleiro.server.http.models import DoneResponse
from tabuleiro.server.http.session import Anyone, Bot, Server, SignedIn, id_of
from tabuleiro.server.operations.removal import delete_user
from tabuleiro.server.people import bots, offers, tokens
from tabuleiro.server.people.bots import KnownBot
from tabuleiro.server.people.limits import BOTS
from tabuleiro.server.people.names import clean_name
from tabuleiro.server.people.offers import Offer
from tabuleiro.server.people.sessions import DAY
from tabuleiro.server.sockets.hub import hub_of
from tabuleiro.server.table.log_entry import NO_USER

router = APIRouter(prefix="/api", tags=["bots"])


def tell(server: Context, bot: KnownBot, asker: int) -> dict[str, object]:
    """A bot as everybody may know it; to whom its owner has blocked it is never there."""
    offer = None if bot.offer is None else bot.offer._asdict()
    online = server.is_connected(bot.id) and not server.blocks.has(server.bots.get(bot.id, NO_USER), asker)
    return {**bot._asdict(), "offer": offer, "online": online}


@router.get("/bots", response_model=list[BotResponse])
async def offered(server: Server, user: Anyone) -> list[dict[str, object]]:
    """The bots of others that make a standing offer."""
    return [tell(server, bot, id_of(user)) for bot in await server.store.read(bots.read_bots)]


@router.post("/bots", response_model=OwnBotResponse, status_code=201)
async def create_bot(body: BotBody, server: Server, user: SignedIn) -> dict[str, object]:
    """Make a bot of mine."""
    await server.limits.spend(f"bots {user.id}", BOTS)
    name, now, most = clean_name(body.name), server.clock.now(), server.config.bot_accounts
    made = await server.store.write(lambda database: bots.add_bot(database, user, name, now, most))
    server.accounts.add(made.id)
    server.bots[made.id] = user.id
    server.user_changed(made.id)
    return {**tell(server, KnownBot(made.id, made.name, user.name, None, {}), user.id), "tokens": []}


@router.get("/me/bots", response_model=list[OwnBotResponse])
async def own_bots(server: Server, user: SignedIn) -> list[dict[str, object]]:
    """My bots, with their tokens."""

    def read(database: Connection) -> list[tuple[KnownBot, list[tokens.KnownToken]]]:
        return [(bot, tokens.read_tokens(database, bot.id)) for bot in bots.read_bots(database, user.id)]

    found = await server.store.read(read)
    return [{**tell(server, bot, user.id), "tokens": [token._asdict() for token in known]} for bot, known in found]


@router.delete("/bots/{bot}", response_model=DoneResponse)
async def delete_bot(bot: int, server: Server, user: SignedIn, request: Request) -> dict[str, bool]:
    """Delete a bot of mine; bots of ours play on for it."""
    await server.store.read(lambda database: bots.own_bot(database, user.id, bot))
    await delete_user(server, hub_of(request), bot)
    return {"done": True}


@router.post("/bots/{bot}/tokens", response_model=NewTokenResponse, status_code=201)
async def create_token(bot: int, body: BotTokenBody, server: Server, user: SignedIn) -> dict[str, object]:
    """Make a token by which a bot of mine plays."""
    await server.store.read(lambda database: bots.own_bot(database, user.id, bot))
    return await add_token(server, user.id, bot, tokens.PLAY, body)


@router.delete("/bots/{bot}/tokens/{token}", response_model=DoneResponse)
async def end_token(bot: int, token: str, server: Server, user: SignedIn, request: Request) -> dict[str, bool]:
    """End a token of a bot of mine at once; its sockets are closed."""
    await server.store.read(lambda database: bots.own_bot(database, user.id, bot))
    return await forget_token(server, bot, token, request)


@router.get("/me/tokens", response_model=list[TokenResponse])
async def own_tokens(server: Server, user: SignedIn) -> list[dict[str, object]]:
    """My tokens for reading what is mine."""
    return [token._asdict() for token in await server.store.read(lambda db: tokens.read_tokens(db, user.id))]


@router.post("/me/tokens", response_model=NewTokenResponse, status_code=201)
async def create_own_token(body: BotTokenBody, server: Server, user: SignedIn) -> dict[str, object]:
    """Make a token by which a program reads what is mine, and changes nothing."""
    if user.is_guest:
        raise RequestError("forbidden", "tokens are for accounts", None, "error-bot-of-guest")
    return await add_token(server, user.id, user.id, tokens.READ, body)


@router.delete("/me/tokens/{token}", response_model=DoneResponse)
async def end_own_token(token: str, server: Server, user: SignedIn, request: Request) -> dict[str, bool]:
    """End a token of mine at once."""
    return await forget_token(server, user.id, token, request)


async def add_token(server: Context, owner: int, user: int, scope: str, body: BotTokenBody) -> dict[str, object]:
    """A new token of a user; the answer is the only one that tells it."""
    await server.limits.spend(f"bots {owner}", BOTS)
    now, note = server.clock.now(), " ".join(body.note.split())
    expires = ago(now, -body.days * DAY)
    token, known = await server.store.write(
        lambda database: tokens.add_token(database, user, scope, note, now, expires)
    )
    return {**known._asdict(), "token": token}


async def forget_token(server: Context, user: int, token: str, request: Request) -> dict[str, bool]:
    """End a token of a user, and close the sockets that came with it."""
    hashed = await server.store.write(lambda database: tokens.end_token(database, user, token))
    if not hashed:
        raise RequestError("unknown", "there is no such token")
    hub_of(request).close(session=hashed)
    return {"done": True}


@router.put("/bots/me/offer", response_model=DoneResponse)
async def offer(body: OfferBody, server: Server, bot: Bot) -> dict[str, bool]:
    """Offer to play whenever somebody asks; it takes the place of the offer before."""
    known = game_names()
    for game in body.games:
        if game not in known:
            raise RequestError("unknown", f"unknown game {game!r}: expected one of {', '.join(known)}")
    made = Offer(body.games, body.seats, list(body.clocks), body.rated, body.tables)
    await server.store.write(lambda database: offers.put_offer(database, bot.id, made))
    return {"done": True}


@router.delete("/bots/me/offer", response_model=DoneResponse)
async def withdraw_offer(server: Server, bot: Bot) -> dict[str, bool]:
    """Offer nothing any more."""
    await server.store.write(lambda database: offers.put_offer(database, bot.id, None))
    return {"done": True}
