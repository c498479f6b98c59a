"""A tournament whose tables are seen late is itself seen late: no standing, bracket, list or topic tells the end."""

import asyncio
from pathlib import Path

import pytest

from server.tournaments.club import ORGANISER, Club, run
from tabuleiro.server.store.queries import LobbyPage, read_lobby
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.topics import Topics
from tabuleiro.server.tournaments.commands import withdraw
from tabuleiro.server.tournaments.tournament import Tournament

MINUTES = 5
STRANGER = 0


class Nobody:
    """Nobody is there."""

    def is_connected(self, user: int) -> bool:  # noqa: ARG002 - whoever it is
        return False

    def is_guest(self, user: int) -> bool:  # noqa: ARG002 - whoever it is
        return False


async def lobby(club: Club, user: int, state: str = "") -> dict[str, object]:
    """The tables that a user finds in the lobby, with their places in it."""
    asked = LobbyPage(state, 0, club.clock.now())
    found = await club.store.read(lambda db: read_lobby(db, asked, user, Nobody()))
    return {str(table["table"]): table["state"] for table in found}


def has_result(tournament: Tournament) -> bool:
    return any(board.is_over() for stage in tournament.stages for board in stage.drawn.boards)


def test_whoever_takes_no_part_sees_the_end_of_a_table_as_late_as_the_table(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        [ana, bia] = await club.people(2)
        name = await club.open("knockout", 2, 0, [ana, bia], ["random"] * 2, spectators="delay", delay_minutes=MINUTES)
        club.pass_time(3601)
        await club.settle()
        begun = await club.told(name)
        assert (begun["state"], begun["late"], len(begun["stages"])) == ("running", True, 1), "the start is no secret"
        played = await club.play(name, has_result)
        assert played.stages[0].tables[0]
        for user in (ana, bia, ORGANISER):
            told = await club.told(name, user)
            assert not told["late"]
            assert any(board["over"] for board in told["stages"][0]["boards"])
        for _ in range(2):
            seen = await club.told(name)
            assert not any(board["over"] for stage in seen["stages"] for board in stage["boards"])
            assert {line["score"] for line in seen["standings"]} == {0}
            assert (seen["meetings"], seen["updated"]) == ([], begun["updated"])
            assert {board["state"] for board in seen["stages"][0]["boards"]} == {None}
            club.pass_time(60 * MINUTES - 61)
        club.pass_time(122)
        seen = await club.told(name)
        assert any(board["over"] for board in seen["stages"][0]["boards"]), "what is old enough is seen"

    run(tmp_path, story)


def test_neither_who_goes_on_nor_that_it_is_over_is_told_early(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        people = await club.people(2)
        name = await club.open("knockout", 2, 0, people, ["random"] * 2, spectators="delay", delay_minutes=MINUTES)
        club.pass_time(3601)
        tournament = await club.play(name)
        final = tournament.stages[-1].tables[0]
        seen = await club.told(name)
        assert (seen["state"], len(seen["stages"])) == ("running", 1)
        assert [one.id for one in await club.listed(0, "running")] == [name]
        assert await club.listed(0, "finished") == []
        assert [one.id for one in await club.listed(people[0], "finished")] == [name]
        assert final not in await lobby(club, STRANGER), "the table itself would tell who goes on"
        club.pass_time(60 * MINUTES + 1)
        assert (await club.told(name))["state"] == "finished"
        assert await club.listed(0, "running") == []
        assert [one.id for one in await club.listed(0, "finished")] == [name]

    run(tmp_path, story)


def test_to_enter_and_leave_does_not_make_one_see_more(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        [spy, *people] = await club.people(3)
        name = await club.open("swiss", 2, 1, [spy, *people], spectators="delay", delay_minutes=MINUTES)
        await club.change(name, lambda found: withdraw(found, spy))
        club.pass_time(3601)
        await club.play(name)
        assert (await club.told(name, spy))["state"] == "running"
        assert (await club.told(name, people[0]))["state"] == "finished"

    run(tmp_path, story)


@pytest.mark.parametrize("spectators", ["open", "off"])
def test_others_are_seen_as_they_stand(tmp_path: Path, spectators: str) -> None:
    async def story(club: Club) -> None:
        name = await club.open("swiss", 2, 1, await club.people(2), spectators=spectators)
        club.pass_time(3601)
        played = await club.play(name)
        seen = await club.told(name)
        assert (seen["state"], seen["late"]) == ("finished", False)
        assert await lobby(club, STRANGER, "finished") == {played.stages[0].tables[0]: "finished"}

    run(tmp_path, story)


class Ear:
    """Whoever listens."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def hear(self, topic: str) -> None:
        self.heard.append(topic)


def test_a_topic_is_told_of_as_late_as_what_it_is_about_is_seen() -> None:
    async def story() -> None:
        known, player, reader = Topics(), Ear(), Ear()
        known.watch("tournament:a", player)
        known.watch("tournament:a", reader, 30)
        known.tell("tournament:a")
        assert (player.heard, reader.heard) == (["tournament:a"], [])
        await asyncio.sleep(0.05)
        assert (len(player.heard), len(reader.heard)) == (1, 1)
        known.watch("tournament:a", reader)
        known._end_rest(next(iter(known._listeners)))
        known.tell("tournament:a")
        assert (len(player.heard), len(reader.heard)) == (2, 2), "whoever enters hears at once from then on"

    asyncio.run(story())


def test_what_has_happened_before_one_came_is_told_of_when_it_can_be_seen() -> None:
    async def story() -> None:
        known, reader = Topics(), Ear()
        known.watch("tournament:a", reader, 60_000, expected=[10])
        assert reader.heard == []
        await asyncio.sleep(0.03)
        assert reader.heard == ["tournament:a"]

    asyncio.run(story())


def test_whoever_watches_late_is_told_what_to_expect(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        people = await club.people(2)
        name = await club.open("swiss", 2, 1, people, spectators="delay", delay_minutes=MINUTES)
        club.pass_time(3601)
        await club.play(name)
        seen = await club.director.look_at(name, STRANGER, "")
        now = moment_of(club.clock.now())
        assert seen.delay == 60_000 * MINUTES
        assert [entry.kind for entry in seen.hidden] == ["result", "finish"]
        assert all(0 < moment_of(entry.time) + seen.delay - now <= seen.delay for entry in seen.hidden)
        assert (await club.director.look_at(name, people[0], "")).hidden == ()

    run(tmp_path, story)
