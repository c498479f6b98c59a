"""Mail: plain text, with the header by which a mail program ends it by one click (RFC 8058)."""

import asyncio
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

import aiosmtplib
from email_validator import EmailNotValidError, validate_email

from tabuleiro.server.errors import RequestError
from tabuleiro.server.notices.carrier import Outcome, Words
from tabuleiro.server.notices.channels import Channel

SECONDS: Final = 10.0
PERMANENT: Final = 500
"""SMTP: from here on a refusal is for good."""
TEMPORARY: Final = frozenset({552})
"""Of those a full mailbox alone passes."""


class MailServer(NamedTuple):
    """Where mail is handed over."""

    host: str
    port: int
    user: str | None
    password: str | None
    is_encrypted: bool
    """From the first byte on; else encryption is begun where the server offers it (STARTTLS)."""


def read_server(url: str) -> MailServer:
    """The mail server of a setting: `smtps://user:password@mail.example.org`, or `smtp://` and a port."""
    parts = urlsplit(url)
    assert parts.hostname is not None, "the configuration has checked it"
    is_encrypted = parts.scheme == "smtps"
    user, password = (None if part is None else unquote(part) for part in (parts.username, parts.password))
    return MailServer(parts.hostname, parts.port or (465 if is_encrypted else 587), user, password, is_encrypted)


def check_mailbox(address: str) -> str:
    """The address as it is written to; one that cannot be is refused."""
    try:
        return validate_email(address, check_deliverability=False).normalized
    except EmailNotValidError as error:
        raise RequestError("malformed", f"no address of mail: {error}"[:200], None, "error-bad-mailbox") from error


def compose_mail(words: Words, sender: str, receiver: str) -> EmailMessage:
    """A letter as a mail. Headers cannot be forged by a name: the library refuses line breaks in them."""
    mail = EmailMessage()
    mail["From"] = Address("Tabuleiro", addr_spec=sender)
    mail["To"] = Address(addr_spec=receiver)
    mail["Subject"] = " ".join(words.title.split())
    mail["Date"] = formatdate()
    mail["Message-ID"] = f"<{words.name}@{sender.rsplit('@', 1)[1]}>"
    mail["Auto-Submitted"] = "auto-generated"
    if words.stop:
        mail["List-Unsubscribe"] = f"<{words.stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    ending = f"\n\n-- \n{words.footer}\n{words.page}\n" if words.footer else "\n"
    mail.set_content(words.text() + ending)
    return mail


class Mail:
    """Hands letters to a mail server."""

    def __init__(self, server: MailServer, sender: str) -> None:
        self._server = server
        self._sender = sender

    async def carry(self, channel: Channel, words: Words) -> Outcome:
        """Hand one mail over."""
        mail = compose_mail(words, self._sender, channel.target)
        server = self._server
        try:
            async with asyncio.timeout(SECONDS):
                await aiosmtplib.send(
                    mail,
                    hostname=server.host,
                    port=server.port,
                    username=server.user,
                    password=server.password,
                    use_tls=server.is_encrypted,
                    timeout=SECONDS,
                )
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [refused.code for refused in error.recipients]
            return Outcome.REFUSED if all(is_final(code) for code in codes) else Outcome.FAILED
        except aiosmtplib.SMTPDataError as error:
            return Outcome.REFUSED if is_final(error.code) else Outcome.FAILED
        except (aiosmtplib.SMTPException, OSError, TimeoutError):
            return Outcome.FAILED
        return Outcome.ARRIVED


def is_final(code: int) -> bool:
    """Whether a mail server will never take a letter that it answers with this."""
    return code >= PERMANENT and code not in TEMPORARY
