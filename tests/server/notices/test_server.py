"""Notices at a real server: channels, mailboxes proven by a link, one click to leave, forgotten passwords, deletion."""

import asyncio
import json
import re
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from email.message import EmailMessage
from pathlib import Path

import pytest
from server_process import ServerProcess, serving

from server.notices.receivers import MailReceiver, receiving
from server.people import Json, Person, eventually

ANA = "ana@example.org"
PASSWORD, OTHER = "a long enough evening", "another quiet evening"


class Post:
    """A mail server in a thread of its own, and the mails that came."""

    def __init__(self) -> None:
        self.receiver = MailReceiver()
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._end: asyncio.Event | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        self._loop.run_until_complete(self._serve())

    async def _serve(self) -> None:
        self._end = asyncio.Event()
        async with receiving(self.receiver):
            self._ready.set()
            await self._end.wait()

    def open(self) -> None:
        self._thread.start()
        assert self._ready.wait(10)

    def close(self) -> None:
        assert self._end is not None
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(10)
        self._loop.close()

    def mails(self, number: int) -> list[EmailMessage]:
        """The mails to Ana; waits until there are so many."""
        assert eventually(lambda: len(self._mails()) >= number)
        return self._mails()

    def _mails(self) -> list[EmailMessage]:
        return [mail for mail in self.receiver.mails if mail["To"] == ANA]

    def link(self, number: int, name: str) -> str:
        """What the link of the n-th mail to Ana holds behind a name."""
        text = self.mails(number)[number - 1].get_content()
        found = re.search(rf"#{name}=(\S+)", text)
        assert found is not None, text
        return found[1]


@pytest.fixture(scope="module")
def post() -> Iterator[Post]:
    found = Post()
    found.open()
    yield found
    found.close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps everything."""
    return tmp_path_factory.mktemp("club")


@pytest.fixture(scope="module")
def club(folder: Path, post: Post) -> Iterator[ServerProcess]:
    """A server that sends mail."""
    mail = ("--mail-server", f"smtp://127.0.0.1:{post.receiver.port}", "--mail-from", "club@example.org")
    with serving(f"sqlite:///{folder}/own.db", folder / "server.log", *mail) as running:
        yield running


def channels(person: Person) -> list[Json]:
    found: list[Json] = person.get("/me/channels").json()["channels"]
    return found


def test_a_mailbox_is_proven_left_by_one_click_and_brings_its_owner_back(club: ServerProcess, post: Post) -> None:
    with closing(Person(club, "Ana")) as ana, closing(Person(club)) as stranger:
        assert ana.post("/account", name="Ana Maria", password=PASSWORD).status_code == 200
        assert ana.post("/me/email", address=ANA, password=OTHER).status_code == 401
        assert ana.post("/me/email", address="no mailbox", password=PASSWORD).status_code == 400
        assert ana.post("/me/email", address=ANA, password=PASSWORD).status_code == 200
        assert [one["verified"] for one in channels(ana)] == [False]

        assert stranger.post("/password/forgotten", name="Ana Maria").status_code == 200, "unproven: nothing is sent"
        token = post.link(1, "verify")
        assert stranger.post("/email/verify", token=token[:-2] + "xx").status_code == 404, "forged"
        assert stranger.post("/email/verify", token=token).status_code == 200, "from any browser"
        assert stranger.post("/email/verify", token=token).status_code == 404, "once"
        [channel] = channels(ana)
        assert (channel["verified"], channel["off"]) == (True, None)

        assert ana.post(f"/me/channels/{channel['id']}/try").status_code == 200
        header = str(post.mails(2)[1]["List-Unsubscribe"])
        click = re.sub(r"^<https?://[^/]+|>$", "", header)
        shown = stranger.http.get(click, follow_redirects=False)
        assert (shown.status_code, shown.headers["location"][:22]) == (303, "/settings#unsubscribe=")
        assert channels(ana)[0]["off"] is None, "looking at the link changes nothing"
        body = {"List-Unsubscribe": "One-Click"}
        assert stranger.http.post(click[:-2] + "xx", data=body).status_code == 404
        assert stranger.http.post(click, data=body).status_code == 200
        assert channels(ana)[0]["off"] == "unsubscribed"
        assert stranger.http.post(click, data=body).status_code == 404, "a second time it does nothing"

        for name in ("Ana Maria", "Nobody at all"):
            assert stranger.post("/password/forgotten", name=name).json() == {"done": True}
        reset = post.link(3, "reset")
        assert stranger.post("/reset", token=reset, new_password=OTHER).status_code == 200
        assert stranger.post("/reset", token=reset, new_password=OTHER).status_code == 404, "once"
        assert ana.get("/me").json() is None, "every other session has ended"
        assert len(post.mails(3)) == 3


def test_channels_are_set_up_tried_and_removed_by_their_owner_alone(club: ServerProcess) -> None:
    with closing(Person(club, "Ana")) as ana, closing(Person(club, "Bia")) as bia:
        refused = ana.http.put("/api/me/channels", json={"channel": {"kind": "webhook", "url": "https://10.0.0.1/"}})
        assert (refused.status_code, refused.json()["message"]) == (400, "error-private-address")
        hook = {"channel": {"kind": "webhook", "url": "https://example.org/hook"}}
        [channel] = ana.http.put("/api/me/channels", json=hook).json()["channels"]
        assert channel["secret"]
        again = ana.http.put("/api/me/channels", json=hook).json()["channels"]
        assert len(again) == 1, "one of each kind"
        assert again[0]["secret"] != channel["secret"]
        number = again[0]["id"]
        assert bia.http.delete(f"/api/me/channels/{number}").status_code == 404
        assert bia.post(f"/me/channels/{number}/try").status_code == 404
        wishes = ana.get("/me/channels").json()["wishes"]
        assert wishes["quiet"] is None
        changed = {**wishes, "zone": "Europe/Lisbon", "quiet": [1320, 480], "events": {"webhook": ["turn"]}}
        kept = ana.http.put("/api/me/wishes", json=changed).json()["wishes"]
        assert (kept["quiet"], kept["events"]["webhook"], kept["events"]["mail"]) == ([1320, 480], ["turn"], [])
        wrongs: list[Json] = [{"zone": "Nowhere/At_All"}, {"quiet": [60, 60]}, {"quiet": [1, 1440]}]
        wrongs.append({"events": {"pigeon": []}})
        for wrong in wrongs:
            assert ana.http.put("/api/me/wishes", json={**wishes, **wrong}).status_code == 400, wrong
        assert ana.get("/me/channels").json()["wishes"] == kept, "nothing was changed"
        exported = ana.get("/me/export").json()
        assert exported["channels"][0]["name"] == "https://example.org/hook"
        assert exported["wishes"] == kept
        assert ana.http.delete(f"/api/me/channels/{number}").json()["channels"] == []


def test_what_happens_is_on_the_list_and_told_to_open_pages(club: ServerProcess) -> None:
    with closing(Person(club, "Ana")) as ana, closing(Person(club, "Bia")) as bia:
        table = ana.create("hansa_teutonica", "me", "open")
        with ana.socket() as tab:
            assert tab.ask("ping", seen=3)["type"] == "ack"
            bia.join(table)
            assert tab.read_until("notice")["event"] == "started"
        [notice] = ana.get("/notices").json()
        place = f"/table/{table['table']}"
        assert (notice["message"], notice["place"], notice["seen"]) == ("notice-started", place, False)
        assert bia.get("/notices").json() == [], "who has done it knows"
        assert ana.post("/notices/seen", last=notice["id"]).status_code == 200
        assert ana.get("/notices").json()[0]["seen"] is True


def test_nobody_reads_a_deleted_persons_addresses(club: ServerProcess, folder: Path) -> None:
    canaries = ["canary@example.org", "https://example.org/canary-hook", "thursdays-canary", "America/Sao_Paulo"]
    with closing(Person(club, "Bird")) as bird, closing(Person(club, "Cat")) as cat:
        table = cat.create("hansa_teutonica", "me", "open")
        bird.join(table)
        bird.post("/me/email", address=canaries[0])
        put = [
            {"kind": "webhook", "url": canaries[1]},
            {"kind": "chat", "service": "ntfy", "fields": {"topic": canaries[2]}},
        ]
        for channel in put:
            assert bird.http.put("/api/me/channels", json={"channel": channel}).status_code == 200
        wishes = bird.get("/me/channels").json()["wishes"]
        assert bird.http.put("/api/me/wishes", json={**wishes, "zone": canaries[3]}).status_code == 200
        exported = json.dumps(bird.get("/me/export").json())
        assert canaries[0] in exported
        files = [*folder.glob("own.db*")]
        before = b"".join(file.read_bytes() for file in files)
        assert all(one.encode() in before for one in canaries), "the scan sees what is there"
        assert bird.http.request("DELETE", "/api/me", json={}).status_code == 200
        after = b"".join(file.read_bytes() for file in folder.glob("own.db*"))
        assert [one for one in canaries if one.encode() in after] == []
        with sqlite3.connect(f"file:{folder}/own.db?mode=ro", uri=True) as raw:
            for name in ("channels", "wishes", "notices", "letters"):
                assert raw.execute(f"SELECT count(*) FROM {name} WHERE user_id = ?", (bird.id,)).fetchone() == (0,)  # noqa: S608 - our own names
        log = (folder / "server.log").read_text()
        assert not any(one in log for one in canaries[:3])
