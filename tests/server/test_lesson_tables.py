"""A lesson at a table: the record plays for the others, the learner is asked, and nothing else is played."""

import asyncio
import json

import pytest

from server.small_world import ANA, BIA, Watcher, World, now, run
from tabuleiro.core.registry import game_names
from tabuleiro.learn.lesson import LEARNER, Lesson, read_lesson
from tabuleiro.learn.lesson_reader import has_lesson
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table import moves, seating, standins, undo
from tabuleiro.server.table.lessons.course import Course, find_step
from tabuleiro.server.table.lessons.steps import go_to, learn, lesson_beginning, play_on_beginning
from tabuleiro.server.table.live_tables import RematchAnswer
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.table import Table

LESSON: Lesson = read_lesson("hansa_teutonica")
ME = Seat("human", "Ana", ANA)


async def begin(world: World, step: str, lesson: Lesson = LESSON) -> Table:
    """The table of a step with Ana as the learner, after the record has played what comes before her."""
    table = await world.tables.create(lesson_beginning(lesson, find_step(lesson, step), ME))
    await watch(table)
    return table


async def watch(table: Table) -> None:
    """Let the record play until the learner is asked."""
    while table.snapshot.bot_to_act():  # noqa: ASYNC110 - the bots' own task plays, and tells nobody when it is done
        await asyncio.sleep(0)


def course_of(table: Table) -> Course:
    course = table.snapshot.course()
    assert course is not None
    return course


async def play(table: Table, action: str, nonce: str = "") -> None:
    await moves.play(table, now(table, ANA, nonce), seat=LEARNER, action=action)
    await watch(table)


async def refused(table: Table, action: str) -> RequestError:
    """What the learner is told about an action that is not played; the position stays as it is."""
    before = table.snapshot.position(), table.snapshot.ply()
    with pytest.raises(RequestError) as told:
        await play(table, action)
    assert (table.snapshot.position(), table.snapshot.ply()) == before
    return told.value


async def give(table: Table, given: str) -> None:
    await learn(table, now(table, ANA), given=given)
    await watch(table)


async def finish_step(table: Table) -> None:
    """Do what the step asks, whatever that is; wrong answers are tried, too."""
    name = course_of(table).place.step
    for _ in range(60):
        course = course_of(table)
        if course.place.step != name or course.is_over():
            return
        left = [given for given in course.wanted() if given not in course.place.given]
        if course.allowed():
            await play(table, course.lesson.game.format(course.allowed()[0]))
        elif left:
            await give(table, left[0])
        else:
            right = [answer for answer in course.answers() if course.is_right(answer)]
            await give(table, f"answer {right[0]}")
    raise AssertionError(f"the step {name} cannot be finished")


@pytest.mark.parametrize("game", [game for game in game_names() if has_lesson(game)])
def test_a_lesson_is_played_to_its_end_by_what_it_asks_and_loads_again(game: str) -> None:
    async def story() -> None:
        world, lesson = World(), read_lesson(game)
        table = await begin(world, lesson.steps[0].id, lesson)
        done: list[str] = []
        for step in lesson.steps:
            if course_of(table).step.scene != step.scene:
                assert course_of(table).is_over(), "a scene ends with its last step"
                table = await begin(world, step.id, lesson)
            assert course_of(table).place.step == step.id
            await finish_step(table)
            done.append(course_of(table).place.done)
            stored = await world.store.load(table.snapshot.table)
            assert stored is not None
            assert (stored.lesson, stored.position()) == (table.snapshot.lesson, table.snapshot.position())
        assert done == [step.id for step in lesson.steps]

    run(story())


def test_the_record_plays_for_the_others_and_draws_what_it_drew() -> None:
    async def story() -> None:
        table = await begin(World(seed=7), "full")
        line = LESSON.scenes["first"].line
        played = [(one.actor, LESSON.game.format(one.action)) for one in table.snapshot.playing().played]
        assert played == [(ply.actor, ply.text) for ply in line[:12]]
        assert table.snapshot.playing().played[6].by == "record"
        assert table.snapshot.actor() == LEARNER

    run(story())


def test_another_legal_action_is_answered_and_not_played() -> None:
    async def story() -> None:
        world = World()
        table = await begin(world, "full")
        told = await refused(table, "income 0")
        assert (told.code, told.message) == ("not_here", "lesson-full-not-income")
        told = await refused(table, "place hamburg_luebeck trader")
        assert (told.code, told.message) == ("not_here", "lesson-elsewhere")
        assert world.store.tries == ["hansa_teutonica/full"] * 2

    run(story())


def test_an_illegal_action_names_its_rule_and_an_invited_try_is_remembered_once() -> None:
    async def story() -> None:
        world = World()
        table = await begin(world, "full")
        told = await refused(table, "claim hamburg_luebeck")
        assert (told.code, told.rule) == ("illegal", "HT-5.5.1")
        assert course_of(table).place.given == ()
        for _ in range(2):
            told = await refused(table, "claim goettingen_quedlinburg")
            assert (told.code, told.rule) == ("illegal", "HT-5.5.1")
            assert course_of(table).place.given == ("try claim goettingen_quedlinburg",)
        assert (await refused(table, "nonsense")).code == "malformed"
        await play(table, "place goettingen_quedlinburg trader")
        assert course_of(table).place.step == "improve"

    run(story())


def test_asked_actions_may_come_in_any_order_that_leads_to_the_end_of_the_step() -> None:
    async def story() -> None:
        table = await begin(World(), "points")
        course = course_of(table)
        assert len(course.allowed()) > 1
        await play(table, LESSON.game.format(course.allowed()[-1]))
        await finish_step(table)
        assert course_of(table).place.done == "points"

    run(story())


def test_undo_goes_back_within_the_step_and_the_record_answers_again() -> None:
    async def story() -> None:
        table = await begin(World(), "place")
        await play(table, "place goettingen_quedlinburg trader")
        assert await undo.undo(table, now(table, ANA), ply=3)
        assert (table.snapshot.ply(), course_of(table).place.step) == (3, "place")
        await undo.redo(table, now(table, ANA))
        assert table.snapshot.ply() == 4
        await finish_step(table)
        assert course_of(table).place.step == "full"
        with pytest.raises(RequestError, match="earlier step"):
            await undo.undo(table, now(table, ANA), ply=3)

    run(story())


def test_back_again_and_skip_go_along_the_record_from_any_moment() -> None:
    async def story() -> None:
        world = World()
        table = await begin(world, "place")
        await play(table, "place goettingen_quedlinburg trader")
        for name in ("place", "ends", "points", "full", "office", "income"):
            await go_to(table, now(table, ANA), find_step(LESSON, name))
            assert course_of(table).place.step == name
            await watch(table)
            with pytest.raises(RequestError, match="redo"):
                await undo.redo(table, now(table, ANA))
            stored = await world.store.load(table.snapshot.table)
            assert stored is not None
            assert stored.position() == table.snapshot.position()
        await finish_step(table)
        assert course_of(table).place.step == "displace"

    run(story())


def test_looking_at_something_and_answering_are_kept_and_nothing_else_is_taken() -> None:
    async def story() -> None:
        world = World()
        table = await begin(world, "ends")
        for given in ("tap stock", "open track", "answer track", "nonsense"):
            with pytest.raises(RequestError) as told:
                await give(table, given)
            assert told.value.code == "not_here"
        for _ in range(2):
            await give(table, "tap prestige")
        assert course_of(table).place.given == ("tap prestige",)
        table = await begin(world, "final")
        with pytest.raises(RequestError):
            await give(table, "answer track")  # it is asked after the actions
        await play(table, "claim hamburg_luebeck")
        await play(table, "b_office b")
        wrong = next(answer for answer in course_of(table).answers() if not course_of(table).is_right(answer))
        with pytest.raises(RequestError) as told:
            await give(table, f"answer {wrong}")
        assert told.value.message == "error-wrong-answer"
        await finish_step(table)
        assert course_of(table).is_over()

    run(story())


def test_an_update_carries_the_card_and_only_the_learner_decides() -> None:
    async def story() -> None:
        table = await begin(World(), "full")
        ana, bia = Watcher(ANA), Watcher(BIA)
        mine, hers = json.loads(table.subscribe(ana)), json.loads(table.subscribe(bia))
        card = mine["lesson"]
        assert (card["step"], card["of"], card["id"], card["over"]) == (3, 18, "full", False)
        assert card["texts"]["done"] is None
        assert [offer["id"] for offer in mine["legal"] if offer["id"] in card["allowed"]] == card["allowed"]
        assert card["tries"] == [{"action": "claim goettingen_quedlinburg", "kind": "claim", "rule": "HT-5.5.1"}]
        assert (hers["lesson"], hers["legal"]) == (card, None)
        await moves.play(table, now(table, ANA), seat=LEARNER, action="place goettingen_quedlinburg trader")
        assert json.loads(ana.heard[-1])["lesson"]["texts"]["done"] == "lesson-full-done"

    run(story())


def test_nobody_can_give_up_a_lesson_or_have_a_bot_play_it() -> None:
    async def story() -> None:
        world = World()
        table = await begin(world, "full")
        with pytest.raises(RequestError, match="lesson"):
            await standins.resign(table, now(table, ANA), seat=LEARNER)
        with pytest.raises(RequestError, match="lesson"):
            await standins.hand_over(table, now(table, ANA), seat=LEARNER)
        with pytest.raises(RequestError, match="lesson"):
            await seating.leave(table, now(table, ANA))
        with pytest.raises(RequestError, match="lesson"):
            await world.tables.rematch(table, now(table, ANA), RematchAnswer(), allow=lambda: None)
        with pytest.raises(RequestError) as told:
            await learn(table, now(table, BIA), given="tap stock")
        assert told.value.code == "forbidden"
        assert world.tables.waiting.get(ANA, {}) == {}, "a lesson waits for nobody"

    run(story())


def test_after_the_last_step_one_plays_on_against_novices() -> None:
    async def story() -> None:
        world = World()
        table = await world.tables.create(play_on_beginning(LESSON, ME))
        assert [seat.level for seat in table.snapshot.seats] == ["", "novice", "novice"]
        assert (table.snapshot.course(), table.snapshot.status()) == (None, "running")
        assert table.snapshot.ply() >= len(LESSON.scenes["first"].line)

    run(story())


def test_the_lesson_of_another_edition_is_told_so_and_nothing_is_played() -> None:
    async def story() -> None:
        table = await begin(World(), "full")
        assert table.snapshot.lesson is not None
        table.snapshot.lesson = table.snapshot.lesson._replace(step="a step of long ago")
        assert (table.snapshot.course(), table.snapshot.bot_to_act()) == (None, "")
        assert (await refused(table, "income 0")).code == "not_here"
        assert json.loads(table.present().text_for(ANA))["lesson"] is None

    run(story())
