"""The post office: everything that a running server holds to tell people what they wish to hear."""

from collections.abc import Mapping
from typing import Final

from tabuleiro.server.clock import Clock
from tabuleiro.server.config import Config, read_secrets
from tabuleiro.server.notices.attention import Attention
from tabuleiro.server.notices.carrier import Carrier
from tabuleiro.server.notices.channels import read_told
from tabuleiro.server.notices.chat_services import ChatServices
from tabuleiro.server.notices.courier import Courier
from tabuleiro.server.notices.mail import Mail, read_server
from tabuleiro.server.notices.public_address import PublicClient
from tabuleiro.server.notices.push import Push, find_push_key, public_key
from tabuleiro.server.notices.signing import find_key, read_keys
from tabuleiro.server.notices.webhook import Webhook
from tabuleiro.server.notices.wishes import CHAT, MAIL, PUSH, WEBHOOK
from tabuleiro.server.store.store import Store
from tabuleiro.server.table.notices.notice import WAITS

NOBODY: Final = "mailto:nobody@localhost"


class PostOffice:
    """Who is told what, and who carries it."""

    def __init__(self, config: Config, store: Store, clock: Clock) -> None:
        self._config = config
        self._store = store
        self._clock = clock
        self.attention = Attention(clock)
        self.told = store.read_now(read_told)
        """Everybody who is told something outside the page."""
        self.courier: Courier | None = None
        self.push_key = ""
        """By which browsers know that a push is ours."""
        self.keys: list[str] = []
        """What links were signed with, and last what they are signed with."""
        self._chat = ChatServices()
        store.is_wanted = self.is_wanted

    def is_wanted(self, user: int, event: str) -> bool:
        """Whether a notice is stored; that a table waits is for those alone who are told so outside the page."""
        return event not in WAITS or user in self.told

    async def open(self) -> Courier:
        """Find the keys and begin to carry."""
        self.keys = await self._find_keys()
        vapid = await self._store.write(find_push_key)
        self.push_key = public_key(vapid)
        client = PublicClient(self._config.notify_allow)
        carriers: dict[str, Carrier] = {
            PUSH: Push(client, self._clock, vapid, self._subject()),
            WEBHOOK: Webhook(client, self._clock),
            CHAT: self._chat,
        }
        if self.has_mail():
            carriers[MAIL] = Mail(read_server(self._config.mail_server), self._config.mail_from)
        self.courier = self._courier(carriers)
        return self.courier

    def _courier(self, carriers: Mapping[str, Carrier]) -> Courier:
        return Courier(self._store, self._clock, self.attention, carriers, self._config.address(), lambda: self.key)

    def has_mail(self) -> bool:
        """Whether this server sends mail."""
        return bool(self._config.mail_server and self._config.mail_from)

    def _subject(self) -> str:
        """Whom push services turn to when we do them harm."""
        if self._config.vapid_subject:
            return self._config.vapid_subject
        if self._config.mail_from:
            return f"mailto:{self._config.mail_from}"
        return self._config.origin if self._config.is_secure() else NOBODY

    @property
    def key(self) -> str:
        """What links are signed with."""
        return self.keys[-1]

    async def refresh(self) -> None:
        """Somebody's channels have changed, or the key of links."""
        self.told = await self._store.read(read_told)
        self.keys = await self._find_keys()

    async def _find_keys(self) -> list[str]:
        """The keys of links: those of the operator's file, which signs with its first, or the database's own."""
        if self._config.secret_file:
            return read_secrets(self._config.secret_file)[::-1]
        await self._store.write(find_key)
        return await self._store.read(lambda database: read_keys(database, self._clock.now()))

    def call(self) -> None:
        """There is a letter that somebody waits for."""
        if self.courier is not None:
            self.courier.call()

    async def close(self) -> None:
        """Carry nothing more."""
        if self.courier is not None:
            await self.courier.close()
        self._chat.close()
