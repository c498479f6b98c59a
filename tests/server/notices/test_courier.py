"""The courier: everybody is told once per turn, whatever fails and whoever is killed."""

import asyncio
import os
import random
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path

from sqlalchemy import func, select

from server.notices.house import House, Pigeon, decider, play_turn
from tabuleiro.server.notices import composing
from tabuleiro.server.notices.carrier import Outcome, Words
from tabuleiro.server.notices.channels import MOST_FAULTS, MOST_REFUSALS, Channel, read_channels
from tabuleiro.server.notices.letter import RETRIES
from tabuleiro.server.notices.wishes import Wishes, write_wishes
from tabuleiro.server.store import schema
from tabuleiro.server.table.clocks.rule import PRESETS
from tabuleiro.server.table.table import Table

TURNS = int(os.environ.get("NOTICE_TURNS", "80"))
"""Of the story with faults; `make soak` plays 10,000."""
SEED = int(os.environ.get("NOTICE_SEED", "21"))


def run(story: Coroutine[object, object, None]) -> None:
    asyncio.run(story)


async def begin(folder: Path, people: int = 2) -> tuple[House, Table]:
    """A house where everybody is reached by mail, and a table at which the first turn has just begun."""
    house = House(folder, people)
    await house.move_in()
    for user in range(1, people + 1):
        await house.reach(user, "mail", f"person{user}@example.org")
    await house.settle_in()
    return house, await house.table(*range(1, people + 1))


def test_who_is_away_is_told_after_a_minute_and_once(tmp_path: Path) -> None:
    async def story() -> None:
        house, table = await begin(tmp_path)
        await house.wait(59)
        assert house.pigeon.brought == []
        await house.wait(2)
        told = [(channel.user, words.title) for channel, words in house.pigeon.brought]
        assert (decider(table), "Your turn at Acorns") in told or any("things" in title for _, title in told)
        await house.wait(3600)
        assert len(house.pigeon.brought) == len(told), "and that was all"
        await house.close()

    run(story())


def test_who_has_played_within_the_minute_is_not_told(tmp_path: Path) -> None:
    async def story() -> None:
        house, table = await begin(tmp_path)
        quick = decider(table)
        house.clock.at += 30
        await play_turn(table, random.Random(1))
        await house.wait(31)
        about = [
            item["event"] for channel, words in house.pigeon.brought if channel.user == quick for item in words.items
        ]
        assert "turn" not in about
        assert ("turn", "over") in await house.states(quick)
        await house.close()

    run(story())


def test_who_looks_is_told_only_when_they_have_gone_without_playing(tmp_path: Path) -> None:
    async def story() -> None:
        house, table = await begin(tmp_path)
        slow = decider(table)
        for _ in range(5):
            house.attention.note(slow, 0)
            await house.wait(50)
        assert all(channel.user != slow for channel, _ in house.pigeon.brought)
        await house.wait(60)
        await house.wait(60)
        assert Counter(channel.user for channel, _ in house.pigeon.brought)[slow] == 1
        await house.close()

    run(story())


def test_several_tables_are_one_letter_and_the_next_comes_two_minutes_later(tmp_path: Path) -> None:
    async def story() -> None:
        house, table = await begin(tmp_path)
        slow = decider(table)
        while True:
            other = await house.table(1, 2)
            if decider(other) == slow:
                break
        await house.wait(61)
        [words] = [words for channel, words in house.pigeon.brought if channel.user == slow]
        assert {item["table"] for item in words.items} >= {table.snapshot.table, other.snapshot.table}
        assert words.url.endswith("/mine")
        while decider(await house.table(1, 2)) != slow:
            pass
        await house.wait(61)
        assert len([1 for channel, _ in house.pigeon.brought if channel.user == slow]) == 1
        await house.wait(60)
        assert len([1 for channel, _ in house.pigeon.brought if channel.user == slow]) == 2
        await house.close()

    run(story())


def test_at_night_everything_waits_for_one_letter_in_the_morning(tmp_path: Path) -> None:
    async def story() -> None:
        house, table = await begin(tmp_path)  # the world begins at midnight, UTC
        for user in (1, 2):
            await house.store.write(
                lambda db, user=user: write_wishes(db, user, Wishes(quiet=(22 * 60, 8 * 60)))  # type: ignore[misc] # a default binds
            )
        for _ in range(3):
            await house.wait(3600)
            await play_turn(table, random.Random(1))
        assert house.pigeon.brought == []
        await house.wait(6 * 3600)
        letters = Counter(channel.user for channel, _ in house.pigeon.brought)
        assert set(letters.values()) == {1}
        assert letters[decider(table)] == 1
        await house.close()

    run(story())


def test_a_letter_that_does_not_arrive_is_sent_again_and_then_given_up(tmp_path: Path) -> None:
    async def story() -> None:
        house, table = await begin(tmp_path)
        slow = decider(table)
        house.pigeon.outcome = Outcome.FAILED
        await house.wait(61)
        for pause in RETRIES[:-1]:
            await house.wait(pause / 1000)
        house.pigeon.outcome = Outcome.ARRIVED
        await house.wait(RETRIES[-1] / 1000 - 1)
        assert house.pigeon.brought == []
        await house.wait(1)
        assert slow in {channel.user for channel, _ in house.pigeon.brought}
        [channel] = await house.store.read(lambda db: read_channels(db, slow))
        assert (channel.faults, channel.off) == (0, "")
        await house.close()

    run(story())


async def tell_in_vain(house: House, table: Table, outcome: Outcome, letters: int) -> Channel:
    """So many letters come to nothing; returns the channel of whoever would have been told."""
    slow = decider(table)
    house.pigeon.outcome = outcome
    for _ in range(letters):
        while decider(await house.table(1, 2)) != slow:
            pass
        await house.wait(121)
        for pause in (*RETRIES, 1000):
            await house.wait(pause / 1000)
    [channel] = await house.store.read(lambda db: read_channels(db, slow))
    return channel


def test_a_channel_that_refuses_three_letters_is_off_and_says_why(tmp_path: Path) -> None:
    async def story() -> None:
        house, table = await begin(tmp_path)
        channel = await tell_in_vain(house, table, Outcome.REFUSED, MOST_REFUSALS)
        assert (channel.off, channel.is_used()) == ("refused", False)
        await house.close()

    run(story())


def test_a_channel_by_which_ten_letters_did_not_arrive_is_off(tmp_path: Path) -> None:
    async def story() -> None:
        house, table = await begin(tmp_path)
        channel = await tell_in_vain(house, table, Outcome.FAILED, MOST_FAULTS)
        assert channel.off == "unreached"
        await house.close()

    run(story())


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        house, table = await begin(tmp_path)
        slow = decider(table)
        house.pigeon.outcome = Outcome.GONE
        await house.wait(61)
        assert await house.store.read(lambda db: read_channels(db, slow)) == []
        await house.close()

    run(story())


def test_what_was_played_while_the_mail_server_was_away_is_not_told_any_more(tmp_path: Path) -> None:
    async def story() -> None:
        house, table = await begin(tmp_path)
        slow = decider(table)
        house.pigeon.outcome = Outcome.FAILED
        await house.wait(61)
        await play_turn(table, random.Random(1))
        house.pigeon.outcome = Outcome.ARRIVED
        await house.wait(11)
        events = [
            item["event"] for channel, words in house.pigeon.brought if channel.user == slow for item in words.items
        ]
        assert "turn" not in events
        await house.close()

    run(story())


def test_little_time_is_told_when_a_fifth_of_it_is_left(tmp_path: Path) -> None:
    async def story() -> None:
        house, _ = await begin(tmp_path)
        table = await house.table(1, 2, rule=PRESETS["async-brisk"])
        slow = decider(table)
        await house.wait(61)
        await house.wait(28 * 3600)
        before = len(house.pigeon.brought)
        await house.wait(3600)  # of a day and a half
        [(channel, words)] = house.pigeon.brought[before:]
        assert channel.user == slow
        assert [item["event"] for item in words.items] == ["soon_late"]
        assert words.seconds <= 36 * 3600 // 5
        await house.close()

    run(story())


def test_a_full_outbox_lets_go_of_what_the_page_tells_as_well(tmp_path: Path) -> None:
    async def story() -> None:
        house, table = await begin(tmp_path)
        await play_turn(table, random.Random(1))
        while table.snapshot.status() == "running":
            await play_turn(table, random.Random(1))
        house.clock.at += 61
        most, composing.MOST_DUE = composing.MOST_DUE, 0  # type: ignore[misc] # 10,000 rows would take their time
        try:
            dropped = await house.store.write(lambda db: composing.drop_least_urgent(db, house.clock.now()))
        finally:
            composing.MOST_DUE = most  # type: ignore[misc] # as above
        assert dropped == 1
        assert ("started", "waiting") in await house.states(2), "everything else is told"
        await house.close()

    run(story())


class Weather:
    """A carrier in bad weather: for a while nothing arrives, and sometimes the server is killed beneath it."""

    def __init__(self, house: House, dice: random.Random) -> None:
        self.house = house
        self.dice = dice
        self.down = (0.0, 0.0)
        self.kills = 0
        self.killing = 0.0
        self.arrived: list[tuple[int, str, tuple[tuple[object, object], ...], float]] = []

    async def carry(self, channel: Channel, words: Words) -> Outcome:
        if self.down[0] <= self.house.clock.at < self.down[1]:
            return Outcome.FAILED
        is_killed = self.dice.random() < self.killing
        if is_killed and self.dice.random() < 0.5:
            self.kill()
        turns = tuple((item["table"], item["turn"]) for item in words.items if item["event"] == "turn")
        self.arrived.append((channel.user, words.name, turns, self.house.clock.at))
        if is_killed:
            self.kill()
        return Outcome.ARRIVED

    def kill(self) -> None:
        self.kills += 1
        raise asyncio.CancelledError


def test_everybody_is_told_once_per_turn_whatever_fails(tmp_path: Path) -> None:
    """Some are quick and some are slow, mail is away for ten minutes, a browser is gone, the sender is killed often."""
    run(bad_weather(tmp_path, random.Random(SEED), TURNS))


async def bad_weather(folder: Path, dice: random.Random, turns: int) -> None:
    house = House(folder, people=4)
    weather = Weather(house, dice)
    browser = Pigeon()
    house.carriers = {"mail": weather, "push": browser}
    house.begin()
    await house.move_in()
    for user in (1, 2, 3, 4):
        await house.reach(user, "mail", f"person{user}@example.org")
    gone = await house.reach(1, "push", '{"name": "Firefox"}')
    await house.settle_in()
    tables = [await house.table(*dice.sample((1, 2, 3, 4), 3)) for _ in range(4)]
    began = {table.snapshot.table: house.clock.at for table in tables}
    waited: dict[tuple[int, str, int], tuple[float, float]] = {}
    weather.killing = max(0.02, 20 / turns)
    for step in range(turns):
        if step == turns // 3:
            browser.outcome = Outcome.GONE
        if step == turns // 2:
            weather.down = (house.clock.at, house.clock.at + 600)
        place = dice.randrange(len(tables))
        table = tables[place]
        name, key = table.snapshot.table, (decider(table), table.snapshot.table, table.snapshot.moment.turn)
        since = began[name]
        await play_turn(table, dice)
        waited[key] = (since, house.clock.at)
        began[name] = house.clock.at
        if table.snapshot.status() != "running":
            tables[place] = await house.table(*dice.sample((1, 2, 3, 4), 3))
            began[tables[place].snapshot.table] = house.clock.at
        for _ in range(dice.randrange(1, 5)):
            await house.wait(dice.choice((5, 20, 45, 45, 300)))
            if weather.kills and dice.random() < 0.2:
                await house.courier.close()
                house.begin()  # another process, with nothing in its memory
                await house.settle_in()
    weather.killing = 0.0
    house.begin()
    await house.settle_in()
    for _ in range(8):
        await house.wait(4000)
    check_weather(weather, waited)
    left = await house.store.read(lambda db: db.execute(select(func.count()).select_from(schema.letters)).scalar())
    assert left == 0
    assert weather.kills >= min(20, turns // 40)
    assert gone.id not in [channel.id for channel in await house.store.read(lambda db: read_channels(db, 1))]
    await house.close()


def check_weather(weather: Weather, waited: dict[tuple[int, str, int], tuple[float, float]]) -> None:
    """No turn is told under two names, none that was played in time, and none that was waited for long is missing."""
    names: dict[tuple[int, object, object], set[str]] = {}
    for user, name, turns, at in weather.arrived:
        for table, turn in turns:
            names.setdefault((user, table, turn), set()).add(name)
            since, until = waited.get((user, str(table), int(str(turn))), (0.0, float("inf")))
            assert until >= since + 60 or at < until, "who has played within the minute is not told"
    assert {len(found) for found in names.values()} == {1}
    fine = [(key, since, until) for key, (since, until) in waited.items() if not meets(weather.down, since, until)]
    slow = {key for key, since, until in fine if until - since > 900}
    assert slow, "somebody was slow"
    assert {key for key in slow if key not in names} == set()


def meets(down: tuple[float, float], since: float, until: float) -> bool:
    """Whether a turn was waited for while nothing arrived, or while that was made up for."""
    return since < down[1] + RETRIES[2] / 1000 + 120 and until > down[0]
