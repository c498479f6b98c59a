"""Those who look on have a room of their own while a game is played; who plays joins it when the game is over."""

import json
import random

from server.small_world import ANA, BIA, CAIO, Watcher, World, now, play_one, run
from tabuleiro.core.registry import find_game
from tabuleiro.server.table import seating
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.log_entry import CHAT
from tabuleiro.server.table.seat import OPEN, Seat
from tabuleiro.server.table.seating import Beginning
from tabuleiro.server.table.table import Request, Table

DORA = 4
TOY = find_game("toy")


async def say(table: Table, user: int, text: str) -> None:
    async with table.entered():
        said: dict[str, object] = {"name": f"User {user}", "text": text, "salt": 1}
        await table.commit_drafts(table.draft(now(table, user), CHAT, said))


def watch(table: Table, user: int) -> Watcher:
    watcher = Watcher(user)
    watcher.heard.append(table.subscribe(watcher))
    return watcher


def lines(watcher: Watcher) -> list[str]:
    """Everything that somebody has heard by now, each line once."""
    said: dict[int, str] = {}
    for text in watcher.heard:
        message = json.loads(text)
        if message["type"] == "chat":
            said[message["line"]["seq"]] = message["line"]["text"]
        elif message.get("chat") is not None:
            said = {line["seq"]: line["text"] for line in message["chat"]}
    return list(said.values())


def test_spectators_speak_among_themselves_and_players_join_them_after_the_end() -> None:
    async def story() -> None:
        world, dice = World(), random.Random(1)
        table = await world.table(ANA, BIA)
        ana, caio, dora = watch(table, ANA), watch(table, CAIO), watch(table, DORA)
        await say(table, CAIO, "she should take the other one")
        await say(table, ANA, "hello")
        assert lines(caio) == lines(dora) == ["she should take the other one", "hello"]
        assert lines(ana) == lines(watch(table, ANA)) == ["hello"], "also when she comes anew"
        while table.snapshot.status() == "running":
            await play_one(table, dice)
        assert lines(ana) == lines(dora) == ["she should take the other one", "hello"]
        await say(table, DORA, "well played")
        assert lines(ana)[-1] == "well played"
        assert [line["room"] for line in table.snapshot.chat] == ["spectators", "table", "table"]
        reread = await world.store.load(table.snapshot.table)
        assert reread is not None
        assert reread.chat == table.snapshot.chat

    run(story())


def test_what_was_said_before_the_start_was_said_to_everybody() -> None:
    async def story() -> None:
        world = World()
        agreement = Agreement("toy", TOY.version, TOY.components, 2, {"deck": "short"}, "public", settle=True)
        table = await world.tables.create(Beginning(ANA, agreement, [Seat("human", "Ana", ANA), OPEN]))
        ana = watch(table, ANA)
        await say(table, CAIO, "I only look on")
        await seating.join(table, Request(BIA), "Bia", None)
        assert table.snapshot.status() == "running"
        assert lines(ana) == lines(watch(table, BIA)) == ["I only look on"]

    run(story())


def test_a_host_without_a_seat_is_heard_and_hears_everybody() -> None:
    async def story() -> None:
        world = World()
        agreement = Agreement("toy", TOY.version, TOY.components, 2, {"deck": "short"}, "public", settle=True)
        seats = [Seat("human", "Ana", ANA), Seat("human", "Bia", BIA)]
        table = await world.tables.create(Beginning(DORA, agreement, seats))
        ana, dora = watch(table, ANA), watch(table, DORA)
        await say(table, DORA, "dinner is ready")
        await say(table, CAIO, "they do not hear it")
        assert (lines(ana), len(lines(dora))) == (["dinner is ready"], 2)

    run(story())
