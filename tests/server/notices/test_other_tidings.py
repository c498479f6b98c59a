"""Letters that are not about a table: a round, a follower, what moderators decide; in both languages."""

import asyncio
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import insert, update

from server.notices.house import ORIGIN, House
from tabuleiro.server.notices import composing
from tabuleiro.server.notices.wishes import DEFAULT, KINDS, Wishes, write_wishes
from tabuleiro.server.people.relations import FOLLOW, relate
from tabuleiro.server.people.sanctions import BAN, MUTE, Sanction, add_sanction
from tabuleiro.server.people.tidings import settle_follower, write_decision, write_follower
from tabuleiro.server.store import schema
from tabuleiro.server.store.notices.outbox import write_notice
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.notices.notice import EVENTS, FOLLOWED, HELD, ROUND, Notice

UNTIL = "2026-01-04T15:00:00.000Z"


async def begin(folder: Path, language: str = "en") -> House:
    """A house of two where everybody is told everything by mail."""
    house = House(folder)
    await house.move_in(language)
    for user in (1, 2):
        await house.reach(user, "mail", f"person{user}@example.org")
        wishes = Wishes(dict.fromkeys(KINDS, frozenset(EVENTS)), zone="America/Sao_Paulo")
        await house.store.write(partial(write_wishes, user=user, wishes=wishes))
    await house.settle_in()
    return house


async def hold_cup(house: House) -> None:
    """There is a tournament."""
    about = {"organiser": 2, "game": "luna", "state": "running", "seq": 9, "entrants": 4, "starts": "", "updated": ""}
    await house.store.write(lambda db: db.execute(insert(schema.tournaments).values(id="cup", title="Copa", **about)))


async def tell(house: House, event: str, about: str, turn: int) -> None:
    """Somebody is to be told something."""
    notice = Notice(1, event, about, turn, moment_of(house.clock.now()) + 60_000)
    await house.store.write(lambda db: write_notice(db, notice, house.clock.now()))


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "Round 2 of “Copa” begins"), ("pt-BR", "Começa a rodada 2 de “Copa”")],
)
def test_a_round_leads_to_the_tournament(tmp_path: Path, language: str, title: str) -> None:
    async def story() -> None:
        house = await begin(tmp_path, language)
        await hold_cup(house)
        await tell(house, ROUND, "cup", 2)
        await house.wait(61)
        [(channel, words)] = house.pigeon.brought
        assert (channel.user, words.title, words.url) == (1, title, f"{ORIGIN}/tournaments/cup")
        [item] = words.items
        assert (item["event"], item["table"], item["game"], item["turn"]) == ("round", None, "luna", 2)
        await house.close()

    asyncio.run(story())


def test_whoever_looks_has_seen_a_round_but_not_yet_decided_what_is_held(tmp_path: Path) -> None:
    async def story() -> None:
        house = await begin(tmp_path)
        await hold_cup(house)
        await tell(house, ROUND, "cup", 2)
        await tell(house, HELD, "cup", 7)
        house.attention.note(1, -60)
        await house.wait(61)
        assert house.pigeon.brought == []
        await house.wait(61)
        assert [words.title for _, words in house.pigeon.brought] == ["“Copa” waits for your decision"]
        await house.close()

    asyncio.run(story())


def test_a_follower_is_told_of_while_they_follow(tmp_path: Path) -> None:
    async def story() -> None:
        house = await begin(tmp_path)
        now = house.clock.now()
        await house.store.write(partial(relate, user=2, other=1, kind=FOLLOW, now=now))
        assert await house.store.write(partial(write_follower, user=1, follower=2, now=now))
        await house.store.write(partial(settle_follower, user=1, follower=2, now=now))
        await house.wait(61)
        assert house.pigeon.brought == []
        assert not await house.store.write(partial(write_follower, user=1, follower=2, now=house.clock.now()))
        await house.wait(61)
        [(channel, words)] = house.pigeon.brought
        assert (channel.user, words.title, words.url) == (1, "Person 2 follows you", f"{ORIGIN}/people/2")
        await house.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "A moderator has asked you to be silent until 2026-01-04 12:00 · Advertising or flooding"),
        (
            "pt-BR",
            "A moderação pediu que você fique em silêncio até 2026-01-04 12:00 · Propaganda ou mensagens em excesso",
        ),
    ],
)
def test_a_decision_is_told_with_its_reason_by_the_clocks_of_its_reader(
    tmp_path: Path, language: str, line: str
) -> None:
    async def story() -> None:
        house = await begin(tmp_path, language)
        now = house.clock.now()
        made = await house.store.write(lambda db: add_sanction(db, 1, Sanction(MUTE, UNTIL, "spam"), 2, now))
        await house.store.write(lambda db: write_decision(db, [1], MUTE, made, now))
        await house.wait(61)
        [(_, words)] = house.pigeon.brought
        assert (words.lines, words.url) == ((line,), f"{ORIGIN}/notices")
        await house.close()

    asyncio.run(story())


def test_whoever_is_banned_is_told_that_and_nothing_else(tmp_path: Path) -> None:
    async def story() -> None:
        house = await begin(tmp_path)
        await house.table(1, 2)
        now = house.clock.now()
        made = await house.store.write(lambda db: add_sanction(db, 1, Sanction(BAN, UNTIL, "In my words"), 2, now))
        await house.store.write(lambda db: write_decision(db, [1], BAN, made, now))
        await house.wait(61)
        [words] = [words for channel, words in house.pigeon.brought if channel.user == 1]
        assert words.lines == ("A moderator has closed this account until 2026-01-04 12:00 · In my words",)
        await house.store.write(lambda db: db.execute(update(schema.users).values(banned=now)))
        await house.table(1, 2)
        await house.wait(200)
        assert len([1 for channel, _ in house.pigeon.brought if channel.user == 1]) == 1
        await house.close()

    asyncio.run(story())


def test_a_follower_is_the_first_that_a_full_outbox_lets_go_of_and_nobody_is_told_of_them_unasked() -> None:
    assert FOLLOWED in composing.LEAST_URGENT
    assert all(FOLLOWED not in events for events in DEFAULT.values())
