"""Reads `lessons/lessons.toml` and the scenes beside it; whatever is wrong there is told with its place."""

import json
import re
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from tabuleiro.core.action import CHANCE
from tabuleiro.core.errors import BadData, InputError, shown
from tabuleiro.core.game import Game
from tabuleiro.core.reader import Reader
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.record import UNFINISHED, Ply
from tabuleiro.core.registry import find_module
from tabuleiro.learn.lesson import Later, Lesson, Question, Scene, Step, Try, UnknownLesson

JUDGES: Final = ("actor", "event", "category")
_PLY: Final = re.compile(r"(chance|[0-9]): (\S.*)")
_MESSAGE: Final = re.compile(r"^(lesson-[\w-]+) =", re.MULTILINE)


def has_lesson(game: str) -> bool:
    """Whether a game brings a lesson; one from outside may have none."""
    return _folder(game).joinpath("lessons.toml").is_file()


def lesson_texts(game: str, language: str) -> str:
    """The Fluent file with everything that is said in the lesson of a game."""
    return _folder(game).joinpath(f"{language}.ftl").read_text(encoding="utf-8")


def read_lesson_file(game: Game) -> Lesson:
    """The lesson of a game; `UnknownLesson` when it has none, `BadData` names what is wrong in it."""
    if not has_lesson(game.name):
        raise UnknownLesson("no-lesson", f"{game.name} has no lesson", {"game": game.name})
    folder = _folder(game.name)
    top = Reader(tomllib.loads(folder.joinpath("lessons.toml").read_text(encoding="utf-8")))
    top.only(["scene", "step", "later"])
    scenes = {scene.id: scene for scene in (_scene(entry, game, folder) for entry in top.at("scene").items())}
    steps: list[Step] = []
    for entry in top.at("step").items():
        steps.append(_step(entry, scenes, steps))
    later = [_later(entry) for entry in top.at("later").items()]
    return Lesson(game, scenes, steps, later, frozenset(_MESSAGE.findall(lesson_texts(game.name, "en"))))


def _folder(game: str) -> Traversable:
    return files(find_module(game)).joinpath("lessons")


def _scene(entry: Reader, game: Game, folder: Traversable) -> Scene:
    name = entry.identifier()
    record = folder.joinpath(f"{name}.tab")
    if record.is_file():
        entry.only(["id"])
        return _recorded(entry, game, name, record.read_text(encoding="utf-8"))
    _only(entry, ["id", "line", "end"], ["result"])
    position = json.loads(folder.joinpath(f"{name}.json").read_text(encoding="utf-8"))
    try:
        state = game.load(position)
    except InputError as error:
        raise entry.fail(f"{name}.json: {error}") from error
    line = [_ply(ply) for ply in entry.at("line").items()]
    result = entry.at("result").text() if entry.has("result") else UNFINISHED
    return Scene(name, int(state.seats), position["options"], position, state, line, entry.at("end").text(), result)


def _recorded(entry: Reader, game: Game, name: str, text: str) -> Scene:
    """A scene from a record of the present edition: a lesson teaches the game as it is played now."""
    try:
        record = parse_record(text)
        if (record.version, record.components) != (game.version, game.components):
            raise entry.fail(
                f"{name}.tab: made for version {record.version} with components {record.components}; "
                f"expected version {game.version} with components {game.components}"
            )
        state = game.new(record.seats, record.options)
        return Scene(name, record.seats, record.options, None, state, record.plies, record.end, record.result)
    except BadData:
        raise
    except InputError as error:
        raise entry.fail(f"{name}.tab: {error}") from error


def _ply(entry: Reader) -> Ply:
    found = _PLY.fullmatch(entry.text())
    if found is None:
        raise entry.fail(f"expected 'seat: action' or 'chance: action', found {shown(entry.text())}")
    return Ply(CHANCE if found[1] == "chance" else int(found[1]), found[2])


def _step(entry: Reader, scenes: dict[str, Scene], before: Sequence[Step]) -> Step:
    _only(entry, ["id", "scene", "plies", "rules"], ["try", "show", "tap", "open", "ask"])
    scene = list(scenes)[entry.at("scene").word(list(scenes))]
    first, last = entry.at("plies").integers(2, 0, len(scenes[scene].line))
    lead = before[-1].last if before and before[-1].scene == scene else 0
    if not lead <= first <= last:
        raise entry.at("plies").fail(f"expected plies from {lead} on, in order, found {first} and {last}")
    return Step(
        len(before),
        entry.at("id").text(),
        scene,
        lead,
        first,
        last,
        [_try(attempt, first, last) for attempt in (entry.at("try").items() if entry.has("try") else [])],
        _optional(entry, "show"),
        _optional(entry, "tap"),
        _optional(entry, "open"),
        _texts(entry.at("rules")),
        _question(entry.at("ask"), len(scenes[scene].line)) if entry.has("ask") else None,
    )


def _try(entry: Reader, first: int, last: int) -> Try:
    _only(entry, ["action", "rule"], ["ply"])
    ply = entry.at("ply").integer(first, last) if entry.has("ply") else first
    return Try(entry.at("action").text(), entry.at("rule").text(), ply)


def _question(entry: Reader, plies: int) -> Question:
    _only(entry, ["answers", "judge"], ["ply", "kind", "opens"])
    answers = entry.at("answers")
    return Question(
        {name: answers.at(name).text() for name in answers.table()},
        JUDGES[entry.at("judge").word(JUDGES)],
        entry.at("ply").integer(0, plies - 1) if entry.has("ply") else 0,
        entry.at("kind").text() if entry.has("kind") else "",
        entry.at("opens").boolean() if entry.has("opens") else False,
    )


def _later(entry: Reader) -> Later:
    entry.only(["id", "kinds", "rule"])
    return Later(entry.at("id").text(), _texts(entry.at("kinds")), entry.at("rule").text())


def _only(entry: Reader, required: list[str], optional: list[str]) -> None:
    entry.only([*required, *(key for key in optional if entry.has(key))])


def _optional(entry: Reader, key: str) -> list[str]:
    return _texts(entry.at(key)) if entry.has(key) else []


def _texts(entry: Reader) -> list[str]:
    return [item.text() for item in entry.items()]
