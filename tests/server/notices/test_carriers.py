"""Letters by real mail, real HTTP and real encryption, to receivers on this machine."""

import asyncio
import base64
import json
from collections.abc import Coroutine
from pathlib import Path

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from server.notices.house import House, decider
from server.notices.receivers import MailReceiver, PostReceiver, receiving
from server.small_world import HandClock
from tabuleiro.server.config import Config
from tabuleiro.server.context import Context
from tabuleiro.server.errors import RequestError
from tabuleiro.server.notices.carrier import Outcome, Words
from tabuleiro.server.notices.channels import Channel
from tabuleiro.server.notices.chat_services import SERVICES, ChatServices, address_of, check_service
from tabuleiro.server.notices.mail import Mail, compose_mail, read_server
from tabuleiro.server.notices.public_address import PublicClient
from tabuleiro.server.notices.push import Push, check_keys, public_key
from tabuleiro.server.notices.signing import VERIFY, find_key, read_keys, read_token, rotate_key, sign
from tabuleiro.server.notices.webhook import SIGNATURE, TIME, Webhook, sign_body
from tabuleiro.server.operations.desk import RestingBots
from tabuleiro.server.operations.orders import Order, rotate_secret
from tabuleiro.server.sockets.hub import Hub
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.store import Store

WORDS = Words(
    "n17",
    "Your turn at Luna",
    ("Your turn at Luna · with Bia",),
    "https://play.example.org/table/k3v9x2m4pq",
    ({"id": "n17", "event": "turn"},),
    3600,
    "https://play.example.org/api/unsubscribe?token=x",
    "https://play.example.org/settings",
    "Ana, you get this because you asked for it.",
)
HERE = frozenset({"127.0.0.1"})


def run(story: Coroutine[object, object, None]) -> None:
    asyncio.run(story)


def channel(kind: str, target: str) -> Channel:
    return Channel(7, 1, kind, target, "a secret", verified=True, faults=0, refusals=0, off="")


def test_a_webhook_gets_json_that_its_owner_can_trust() -> None:
    async def story() -> None:
        receiver = PostReceiver()
        async with receiving(receiver):
            hook = Webhook(PublicClient(HERE), HandClock())
            assert await hook.carry(channel("webhook", f"{receiver.url}/hook"), WORDS) is Outcome.ARRIVED
            [(path, headers, body)] = receiver.posted
            assert (path, json.loads(body)["id"], json.loads(body)["notices"][0]["event"]) == ("/hook", "n17", "turn")
            time = headers[TIME.lower()]
            assert headers[SIGNATURE.lower()] == sign_body("a secret", time, body)
            assert headers[SIGNATURE.lower()] != sign_body("another", time, body)

    run(story())


@pytest.mark.parametrize(
    ("status", "outcome"),
    [
        (204, Outcome.ARRIVED),
        (302, Outcome.REFUSED),
        (400, Outcome.REFUSED),
        (404, Outcome.REFUSED),
        (429, Outcome.FAILED),
        (503, Outcome.FAILED),
    ],
)
def test_what_a_webhook_answers_decides_whether_it_is_asked_again(status: int, outcome: Outcome) -> None:
    async def story() -> None:
        receiver = PostReceiver()
        receiver.status = status
        async with receiving(receiver):
            hook = Webhook(PublicClient(HERE), HandClock())
            assert await hook.carry(channel("webhook", receiver.url + "/"), WORDS) is outcome

    run(story())


def test_a_webhook_into_our_own_network_is_refused_without_a_connection() -> None:
    async def story() -> None:
        receiver = PostReceiver()
        async with receiving(receiver):
            hook = Webhook(PublicClient(), HandClock())
            assert await hook.carry(channel("webhook", f"https://127.0.0.1:{receiver.port}/"), WORDS) is Outcome.REFUSED
            assert receiver.posted == []

    run(story())


def test_a_push_is_read_by_its_browser_alone_and_replaced_by_a_repetition() -> None:
    async def story() -> None:
        browser, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
        raw = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = [base64.urlsafe_b64encode(one).decode().rstrip("=") for one in (raw, auth)]
        check_keys(*keys)
        own = Vapid02()
        own.generate_keys()
        receiver = PostReceiver()
        async with receiving(receiver):
            target = {"name": "Firefox", "endpoint": f"{receiver.url}/send/x", "p256dh": keys[0], "auth": keys[1]}
            push = Push(PublicClient(HERE), HandClock(), own, "mailto:club@example.org")
            assert await push.carry(channel("push", json.dumps(target)), WORDS) is Outcome.ARRIVED
            [(_, headers, body)] = receiver.posted
            assert b"Luna" not in body
            told = json.loads(http_ece.decrypt(body, private_key=browser, auth_secret=auth, version="aes128gcm"))
            assert (told["id"], told["title"], told["url"]) == ("n17", WORDS.title, WORDS.url)
            assert (headers["topic"], headers["ttl"], headers["content-encoding"]) == ("n17", "3600", "aes128gcm")
            assert headers["authorization"].startswith("vapid t=")
            assert public_key(own) in headers["authorization"]
            receiver.status = 410
            assert await push.carry(channel("push", json.dumps(target)), WORDS) is Outcome.GONE

    run(story())


@pytest.mark.parametrize(("p256dh", "auth"), [("", ""), ("AAAA", "MDEyMzQ1Njc4OWFiY2RlZg"), ("!", "!")])
def test_keys_by_which_nothing_can_be_encrypted_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(RequestError):
        check_keys(p256dh, auth)


def test_a_mail_arrives_with_the_header_that_ends_it_by_one_click(tmp_path: Path) -> None:
    async def story() -> None:
        receiver = MailReceiver()
        async with receiving(receiver):
            mail = Mail(read_server(f"smtp://127.0.0.1:{receiver.port}"), "club@example.org")
            house = House(tmp_path, carriers={"mail": mail})
            await house.move_in("pt-BR")
            await house.reach(1, "mail", "ana@example.org")
            await house.reach(2, "mail", "bia@example.org")
            await house.settle_in()
            table = await house.table(1, 2)
            await house.wait(61)
            addresses = {str(one["To"]) for one in receiver.mails}
            assert f"{'ana' if decider(table) == 1 else 'bia'}@example.org" in addresses
            letter = receiver.mails[-1]
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert str(letter["List-Unsubscribe"]).startswith("<https://play.example.org/api/unsubscribe?token=")
            assert str(letter["Message-ID"]).endswith("@example.org>")
            text = letter.get_content()
            assert "https://play.example.org/table/" in text or "/mine" in text
            assert "você recebe isto porque pediu" in text
            await house.close()

    run(story())


@pytest.mark.parametrize(("code", "outcome"), [(550, Outcome.REFUSED), (450, Outcome.FAILED), (552, Outcome.FAILED)])
def test_a_mail_server_that_says_no_means_it_for_good_or_for_now(code: int, outcome: Outcome) -> None:
    async def story() -> None:
        receiver = MailReceiver()
        receiver.refusing = code
        async with receiving(receiver):
            mail = Mail(read_server(f"smtp://127.0.0.1:{receiver.port}"), "club@example.org")
            assert await mail.carry(channel("mail", "ana@example.org"), WORDS) is outcome
        assert await mail.carry(channel("mail", "ana@example.org"), WORDS) is Outcome.FAILED, "nobody is there"

    run(story())


def test_a_name_puts_no_header_into_a_mail() -> None:
    words = WORDS._replace(title="Your turn\r\nBcc: everybody@example.org", footer="Ana\r\nBcc: everybody@example.org")
    mail = compose_mail(words, "club@example.org", "ana@example.org")
    assert mail["Bcc"] is None
    assert "Bcc" in mail["Subject"], "it is a part of the subject, in one line"


def test_a_chat_service_is_reached_by_an_address_that_we_compose() -> None:
    fields = {"bot_token": "123456789:" + "a" * 35, "chat": "-100200300"}
    offered = frozenset(SERVICES)
    target = check_service("telegram", fields, offered, any_url=False)
    assert address_of(target) == f"tgram://{fields['bot_token']}/-100200300/"
    with pytest.raises(RequestError):
        check_service("telegram", fields, frozenset({"ntfy"}), any_url=False)
    with pytest.raises(RequestError):
        check_service("any", {"url": "json://127.0.0.1/"}, offered, any_url=False)


SOUND = {
    "webhook_id": "123456789012345678",
    "webhook_token": "a" * 68,
    "team": "T0123ABCD",
    "bot": "B0123ABCD",
    "token": "a" * 24,
    "bot_token": "123456789:" + "a" * 35,
    "chat": "12345678",
    "topic": "thursdays_club",
    "user_key": "u" * 30,
    "app_token": "a" * 30,
    "room": "!abcdefghijklmnop:matrix.org",
}
EVIL = ("x@169.254.169.254/", "../..", "a/b?c", "a#b", "host:80", "", "a\nb", "127.0.0.1", "%2f%2fevil")


@pytest.mark.parametrize("name", SERVICES)
def test_every_service_leads_to_its_own_host_and_a_field_leads_nowhere_else(name: str) -> None:
    import apprise

    fields = {field: SOUND[field] for field in SERVICES[name].fields}
    target = check_service(name, fields, frozenset(SERVICES), any_url=False)
    made = apprise.Apprise.instantiate(address_of(target))
    assert made is not None, "apprise understands it"
    host = getattr(made, "host", "") or ""
    assert host in {"", "ntfy.sh", "matrix-client.matrix.org", *fields.values(), "123456789"}, "at most a field"
    for field in fields:
        for evil in EVIL:
            with pytest.raises(RequestError):
                check_service(name, {**fields, field: evil}, frozenset(SERVICES), any_url=False)


def test_apprise_brings_a_letter_where_the_operator_trusts_everybody() -> None:
    async def story() -> None:
        receiver = PostReceiver()
        receiver.status = 200
        async with receiving(receiver):
            url = f"json://127.0.0.1:{receiver.port}/chat"
            target = check_service("any", {"url": url}, frozenset(), any_url=True)
            chat = ChatServices()
            assert await chat.carry(channel("chat", json.dumps(target)), WORDS) is Outcome.ARRIVED
            [(path, _, body)] = receiver.posted
            assert path.startswith("/chat")
            assert WORDS.title in json.loads(body)["title"]
            receiver.status = 500
            assert await chat.carry(channel("chat", json.dumps(target)), WORDS) is Outcome.FAILED
            chat.close()

    run(story())


def test_no_letter_holds_what_was_said(tmp_path: Path) -> None:
    from tabuleiro.server.table.log_entry import CHAT
    from tabuleiro.server.table.table import Request

    async def story() -> None:
        house = House(tmp_path)
        await house.move_in()
        await house.reach(2, "mail", "bia@example.org")
        await house.settle_in()
        table = await house.table(1, 2)
        said: dict[str, object] = {"name": "Person 1", "text": "@Person 2 a secret of ours", "salt": 1}
        async with table.entered():
            await table.commit_drafts(table.draft(Request(1), CHAT, said))
        await house.wait(61)
        [(_, words)] = house.pigeon.brought
        assert "mention" in {item["event"] for item in words.items}
        assert "secret" not in repr(words)
        await house.close()

    run(story())


def test_the_keys_of_a_file_go_before_the_databases_own(tmp_path: Path) -> None:
    old, new = "o" * 32, "n" * 32
    (tmp_path / "keys").write_text(f"{new}\n{old}\n")
    subject = "mailto:club@example.org"
    config = Config(database=f"sqlite:///{tmp_path}/t.db", secret_file=str(tmp_path / "keys"), vapid_subject=subject)

    async def story() -> None:
        store = Store(open_database(config.database))
        context = Context(config, store, RestingBots())
        post, courier, own = context.post, await context.post.open(), await store.write(find_key)
        assert (post.key, read_token(post.keys, VERIFY, sign(old, VERIFY, 7, "stamp"))) == (new, (7, "stamp"))
        with pytest.raises(RequestError):
            read_token(post.keys, VERIFY, sign(own, VERIFY, 7, "stamp"))
        with pytest.raises(RequestError, match="first line"):
            await rotate_secret(context, Hub(context), Order("rotate_secret"))
        assert subject in vars(courier.carriers["push"]).values()
        await post.close()
        context.hashing.close()
        store.close()

    run(story())


def test_a_link_signed_with_the_key_before_is_good_for_a_month(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path}/t.db")
    with engine.begin() as database:
        old = sign(find_key(database), VERIFY, 7, "stamp")
        rotate_key(database, "2026-01-01T00:00:00.000Z")
        soon, later = (read_keys(database, f"2026-0{month}-15T00:00:00.000Z") for month in (1, 3))
    engine.dispose()
    assert read_token(soon, VERIFY, old) == read_token(soon, VERIFY, sign(soon[-1], VERIFY, 7, "stamp")) == (7, "stamp")
    with pytest.raises(RequestError, match="too old"):
        read_token(later, VERIFY, old)
