"""Twenty-four people in a tournament over weeks of simulated time: never there, away, late, or without time."""

from pathlib import Path

from server.tournaments.club import Club, run
from server.tournaments.test_tournaments import check_tables
from tabuleiro.arena.rounds.contest import MISSED
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.clocks.rule import DAY
from tabuleiro.server.tournaments import commands
from tabuleiro.server.tournaments.tournament import Participant, Stage, Tournament

ROUNDS, ROUND_DAYS = 4, 10
SHORT, LONG = 6, 12
"""Days of vacations: one ends within a round, the other after it."""


def part_of(tournament: Tournament, user: int) -> Participant:
    """The part that a user takes."""
    found = tournament.of_user(user)
    assert found is not None
    return found


def table_of(stage: Stage, number: int) -> str:
    """Where an entrant sits in a round."""
    [table] = [stage.tables[place] for place, board in enumerate(stage.drawn.boards) if number in board.players]
    return table


def sits_in(stage: Stage, number: int) -> bool:
    """Whether an entrant plays in a round."""
    return any(number in board.players for board in stage.drawn.boards)


async def reliefs(club: Club, stage: Stage, number: int) -> set[str]:
    """Why bots play at the table of an entrant."""
    table = await club.tables.find(table_of(stage, number))
    return {seat.relief for seat in table.snapshot.seats if seat.relief}


def test_twenty_four_people_play_over_weeks_and_nobody_directs_them(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        never = await club.people(2, there=False)
        people = await club.people(22)
        [late] = await club.people(1)
        brief, long, leaving = people[:3]
        name = await club.open(
            users=[*never, *people],
            seats=3,
            rounds=ROUNDS,
            clock="async-brisk",
            late="turn",
            round_minutes=ROUND_DAYS * 24 * 60,
        )
        club.pass_time(3601)
        began = moment_of(club.clock.now())
        await club.settle()
        await club.go_on_vacation(brief, SHORT)
        await club.play(name, lambda found: any(len(stage.tables) for stage in found.stages))
        await club.join(name, late)
        tournament = await club.play(name, lambda found: len(found.stages) == 2)
        assert await reliefs(club, tournament.stages[0], part_of(tournament, brief).number) <= {"turn", "stay"}
        await club.go_on_vacation(long, LONG)
        tournament = await club.play(name, lambda found: len(found.stages) == 3)
        await club.change(name, lambda found: commands.withdraw(found, leaving))
        tournament = await club.play(name)

        assert (tournament.state, len(tournament.stages)) == ("finished", ROUNDS)
        assert moment_of(club.clock.now()) - began > (SHORT + ROUND_DAYS) * DAY
        for user in never:
            absent = part_of(tournament, user)
            assert (absent.absences, absent.out) == (2, "absent"), "twice not there is out"
            assert tournament.field().scores()[absent.number] == 0
            assert not any(sits_in(stage, absent.number) for stage in tournament.stages[2:])
        for user in (brief, long):
            resting = part_of(tournament, user)
            assert (resting.absences, resting.out) == (0, ""), "whoever is on vacation is not absent"
        second = tournament.stages[1]
        assert second.is_adjudicated, "a vacation longer than its round: bots play the table out"
        assert "end" in await reliefs(club, second, part_of(tournament, long).number)
        assert [stage.is_adjudicated for stage in tournament.stages] == [False, True, False, False]
        came = part_of(tournament, late)
        assert (came.missed, sits_in(tournament.stages[0], came.number)) == (1, False)
        assert tournament.field().scores()[came.number] >= MISSED
        assert part_of(tournament, leaving).out == "left"
        assert not sits_in(tournament.stages[3], part_of(tournament, leaving).number)
        await check_tables(club, tournament)

    run(tmp_path, story)


def test_a_tournament_may_say_that_vacations_do_not_count(tmp_path: Path) -> None:
    """The negative case: whoever is away all the same is late like everybody, in this round and in the next."""

    async def story(club: Club) -> None:
        users = await club.people(4)
        name = await club.open(users=users, seats=2, rounds=2, clock="async-brisk", late="turn", vacation=False)
        club.pass_time(3601)
        await club.settle()
        await club.go_on_vacation(users[0], LONG)
        tournament = await club.play(name)
        assert part_of(tournament, users[0]).absences == 2
        tables = [await club.tables.find(table) for stage in tournament.stages for table in stage.tables]
        assert not any(table.snapshot.clocks.away for table in tables if table.snapshot.clocks is not None)
        assert not (await club.told(name))["vacation"]

    run(tmp_path, story)
