"""REST: a mailbox is proven by a link, left by one click, and brings back whoever has forgotten a password."""

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import RedirectResponse
from sqlalchemy import Connection

from tabuleiro.server.context import Context
from tabuleiro.server.errors import RequestError
from tabuleiro.server.http.account import check_owner
from tabuleiro.server.http.models import DoneResponse
from tabuleiro.server.http.notices.channels import CHANNELS, told
from tabuleiro.server.http.notices.models import ChannelsResponse, ForgottenBody, LinkBody, MailboxBody
from tabuleiro.server.http.session import Address, Server, SignedIn
from tabuleiro.server.notices import channels
from tabuleiro.server.notices.letter import RECOVERY, VERIFICATION, put
from tabuleiro.server.notices.mail import check_mailbox
from tabuleiro.server.notices.signing import UNSUBSCRIBE, VERIFY, read_token, sign
from tabuleiro.server.notices.wishes import MAIL
from tabuleiro.server.people.identity import read_account
from tabuleiro.server.people.limits import Rate
from tabuleiro.server.people.names import account_of
from tabuleiro.server.people.resets import MAILED_SECONDS, add_reset

router = APIRouter(prefix="/api", tags=["notices"])
MAILBOXES: Final = Rate(5, 5 / 3600)
"""For one user: a stranger's mailbox must not be filled."""
FORGOTTEN: Final = Rate(5, 5 / 3600)
"""For one name, and for one address that asks."""
Token = Annotated[str, Query(max_length=1000)]


def check_mail(server: Context) -> None:
    """Refuse where no mail is sent."""
    if not server.post.has_mail():
        raise RequestError("bad_option", "this server sends no mail", None, "error-no-mail")


@router.post("/me/email", response_model=ChannelsResponse)
async def set_mailbox(body: MailboxBody, request: Request, server: Server, user: SignedIn) -> dict[str, object]:
    """Name my mailbox; until the link in the letter that it gets is opened, nothing else is sent there."""
    check_mail(server)
    address = check_mailbox(body.address)
    await check_owner(server, request, user, body.password)
    await server.limits.spend(f"channel {user.id}", CHANNELS)
    await server.limits.spend(f"mailbox {user.id}", MAILBOXES)
    await server.limits.spend(f"mailbox {address}", MAILBOXES)
    now, key = server.clock.now(), server.post.key

    def write(database: Connection) -> None:
        channel = channels.put_channel(database, user.id, MAIL, address, verified=False)
        token = sign(key, VERIFY, channel.id, channel.secret)
        put(database, channel, f"v{channels.new_stamp()}", now, {"about": VERIFICATION, "token": token})

    await server.store.write(write)
    server.post.call()
    await server.post.refresh()
    return await told(server, user.id)


@router.post("/email/verify", response_model=DoneResponse)
async def verify_mailbox(body: LinkBody, server: Server) -> dict[str, bool]:
    """Prove by the link of a letter that a mailbox is its user's."""
    number, stamp = read_token(server.post.keys, VERIFY, body.token)
    await server.store.write(lambda database: channels.verify_channel(database, number, stamp))
    await server.post.refresh()
    return {"done": True}


@router.get("/unsubscribe", response_class=RedirectResponse, status_code=303)
async def show_unsubscribing(token: Token) -> RedirectResponse:
    """Show the page that asks; whoever only looks at a link, like a mail program that fetches it, changes nothing."""
    return RedirectResponse(f"/settings#unsubscribe={token}" if token.isascii() else "/settings", 303)


@router.post("/unsubscribe", response_model=DoneResponse)
async def unsubscribe(token: Token, server: Server) -> dict[str, bool]:
    """Send no more mail, by one click and without a session (RFC 8058)."""
    number, stamp = read_token(server.post.keys, UNSUBSCRIBE, token)
    await server.store.write(lambda database: channels.switch_off(database, number, stamp))
    await server.post.refresh()
    return {"done": True}


@router.post("/password/forgotten", response_model=DoneResponse)
async def forgotten(body: ForgottenBody, server: Server, address: Address) -> dict[str, bool]:
    """Send a link for a new password to the proven mailbox of an account; the answer is the same if there is none."""
    check_mail(server)
    if address:
        await server.limits.spend(f"forgotten {address}", FORGOTTEN)
    await server.limits.spend(f"forgotten {account_of(body.name)}", FORGOTTEN)
    now = server.clock.now()

    def write(database: Connection) -> None:
        user, _ = read_account(database, body.name)
        mailbox = None if user is None else channels.find_mailbox(database, user.id)
        if user is not None and mailbox is not None:
            token = add_reset(database, user.id, now, MAILED_SECONDS)
            put(database, mailbox, f"r{channels.new_stamp()}", now, {"about": RECOVERY, "token": token})

    await server.store.write(write)
    server.post.call()
    return {"done": True}
