"""The REST of learning on a device: lessons, puzzles, and positions that are set up by hand."""

import secrets
from collections.abc import Mapping
from typing import Final

from tabuleiro.learn.analysis.kept_try import PUZZLE, VOTE, KeptTry
from tabuleiro.learn.editor import Edit
from tabuleiro.learn.lesson import read_lesson
from tabuleiro.learn.puzzles.solving import JudgedTry
from tabuleiro.local import asked
from tabuleiro.local.desk import Answering, Desk, Question, Told, number, tell
from tabuleiro.server.analyses.work import PuzzleQuestion
from tabuleiro.server.answers import brought, editing, puzzles
from tabuleiro.server.answers.lessons import find_lesson_table, known_lesson
from tabuleiro.server.table.lessons.steps import play_on_beginning
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.wire import encode_text


async def my_lessons(desk: Desk, _: Question) -> Told:
    """How far I have come in each lesson that I have begun."""
    begun = sorted(desk.store.lessons.values())
    return Told(encode_text([{**one.tell(), "of": len(read_lesson(one.game).steps)} for one in begun]))


async def begin_lesson(desk: Desk, question: Question) -> Told:
    """The table of a step; `play_on`: a game of my own after the last step."""
    wish: asked.AskedLesson = question.read(asked.AskedLesson)
    learner = Seat("human", question.user.name, question.user.id)
    if wish.play_on:
        beginning = play_on_beginning(known_lesson(wish.game), learner)
        return tell(await desk.tables.create(beginning), question.user, 201)
    mine = desk.store.lessons.get(wish.game)
    return tell(await find_lesson_table(desk.tables, wish, learner, mine), question.user, 201)


async def daily(desk: Desk, question: Question) -> Told:
    """The puzzle of today (UTC)."""
    return Told(encode_text(puzzles.tell_daily(desk.clock.now(), question.query.get("game", ""))))


async def puzzles_of(_: Desk, question: Question) -> Told:
    """The puzzles of a game with a theme, of a level; 0 is any."""
    theme, level = question.query.get("theme", ""), number(question.query.get("level", "0"), "level")
    return Told(encode_text(puzzles.tell_puzzles(question.words["game"], theme, level)))


async def one_puzzle(_: Desk, question: Question) -> Told:
    """A puzzle without its solution."""
    return Told(encode_text(puzzles.tell_puzzle(puzzles.find(question.words["puzzle"]), None)))


async def try_puzzle(desk: Desk, question: Question) -> Told:
    """Try a turn; `check` has it judged, once it has ended, and kept among my tries."""
    wish: asked.AskedPuzzleTry = question.read(asked.AskedPuzzleTry)
    me = question.user.id

    async def judge(tried: PuzzleQuestion) -> JudgedTry:
        return await desk.studies.queue.judge_puzzle(tried, me)

    ports = puzzles.PuzzlePorts(me, desk.clock.now(), judge, desk.studies.keep_try)
    return Told(encode_text(await puzzles.try_puzzle(question.words["puzzle"], wish, ports)))


async def vote(desk: Desk, question: Question) -> Told:
    """Say whether a puzzle is good; nobody else hears it here."""
    wish: asked.AskedVote = question.read(asked.AskedVote)
    puzzle = puzzles.find(question.words["puzzle"])
    said = "yes" if wish.good else "no"
    await desk.studies.keep_try(KeptTry(question.user.id, puzzle.id, said, 0, 0, desk.clock.now(), VOTE))
    return Told(encode_text({"done": True}))


async def my_puzzles(desk: Desk, _: Question) -> Told:
    """How I get on with puzzles."""
    return Told(encode_text(puzzles.tell_mine(await desk.studies.tries(PUZZLE), desk.clock.now())))


async def validate(_: Desk, question: Question) -> Told:
    """Say whether a position can stand."""
    wish: asked.AskedPosition = question.read(asked.AskedPosition)
    return Told(encode_text(brought.judge_position(wish.game, wish.position)))


async def open_position(_: Desk, question: Question) -> Told:
    """A game set up at random, at its first quiet decision, and all that can be set in it."""
    wish: asked.AskedOpening = question.read(asked.AskedOpening)
    return Told(encode_text(editing.open_position(wish.game, wish.seats, dict(wish.options), secrets.randbits(32))))


async def edit_position(_: Desk, question: Question) -> Told:
    """A position with values set, and every law that it breaks."""
    wish: asked.AskedEdits = question.read(asked.AskedEdits)
    edits = [Edit(one.path, one.value) for one in wish.edits]
    return Told(encode_text(editing.edit_position(wish.game, wish.position, edits, balance=wish.balance)))


async def write_test(_: Desk, question: Question) -> Told:
    """The test that a position makes."""
    wish: asked.AskedPosition = question.read(asked.AskedPosition)
    return Told(encode_text(editing.story_of(wish.game, wish.position)))


ROUTES: Final[Mapping[str, Answering]] = {
    "GET /api/my/lessons": my_lessons,
    "POST /api/lessons": begin_lesson,
    "GET /api/puzzles/daily": daily,
    "GET /api/puzzles/{puzzle}": one_puzzle,
    "POST /api/puzzles/{puzzle}/tries": try_puzzle,
    "POST /api/puzzles/{puzzle}/votes": vote,
    "GET /api/games/{game}/puzzles": puzzles_of,
    "GET /api/my/puzzles": my_puzzles,
    "POST /api/positions": validate,
    "POST /api/positions/opening": open_position,
    "POST /api/positions/edit": edit_position,
    "POST /api/positions/test": write_test,
}
