"""REST: the games, their texts, rules and data. None of it changes while the server runs, so each answer is kept."""

import re
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Final

import orjson
from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from tabuleiro.bots.levels import levels_of
from tabuleiro.core.edition import package_of
from tabuleiro.core.edition import read_components as read_edition
from tabuleiro.core.errors import InputError
from tabuleiro.core.present import rulebook as rulebooks
from tabuleiro.core.present.chapters import read_chapters
from tabuleiro.core.registry import find_edition, find_game, find_packaged, game_names
from tabuleiro.learn.lesson import read_lesson
from tabuleiro.learn.lesson_reader import has_lesson
from tabuleiro.server.answers.known import known, unknown
from tabuleiro.server.http.kept_answer import KeptAnswer
from tabuleiro.server.http.models import GameResponse
from tabuleiro.server.http.reading.models import ChapterResponse, GuideResponse, RuleResponse
from tabuleiro.texts.citing import citings
from tabuleiro.texts.component_values import known_values
from tabuleiro.texts.guide import read_guide
from tabuleiro.texts.package import (
    read_components,
    read_game_strings,
    read_rules,
    read_shell_strings,
)

router = APIRouter(prefix="/api", tags=["games"])


JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"
TITLE: Final = re.compile(r"^game-(name|tagline) = (.+)$", re.MULTILINE)
PAGE: Final = re.compile(
    r"^(?:error|level|name|notice|player|problem|reason|tagline)-.*\n(?:[ \t}].*\n)*", re.MULTILINE
)
"""A message that the page may say, with the lines that go on with it."""


@router.get("/games", response_model=list[GameResponse])
async def games(request: Request) -> Response:
    """Every game that can be played."""
    return keep_games().respond(request)


@cache
def keep_games() -> KeptAnswer:
    """The list of games."""
    return KeptAnswer(orjson.dumps([encode_game(name) for name in game_names()]), JSON)


def encode_game(name: str) -> dict[str, object]:
    """A game, before anybody sits down."""
    game = find_game(name)
    return {
        "name": game.name,
        "version": game.version,
        "components": game.components,
        "packaged": find_packaged(name).components,
        "values": Counter(value.provenance for value in known_values(game)),
        "rule_prefix": game.rule_prefix,
        "seats": game.seats,
        "options": [
            {"name": option.name, "default": option.default, "values": {k: list(v) for k, v in option.values.items()}}
            for option in game.options
        ],
        "levels": levels_of(name),
        "decision_kinds": game.decision_kinds,
        "event_kinds": game.event_kinds,
        "forms": [
            {"kind": family.kind, "parameters": [list(parameter.words) for parameter in family.parameters]}
            for family in game.spaces.families
            if not family.chance
        ],
        "reconstructed": "reconstructed" in packaged_components(name),
        "lesson": len(read_lesson(name).steps) if has_lesson(name) else 0,
    }


def packaged_components(game: str) -> str:
    """A game's data as text; a game without a data file has none."""
    try:
        return read_components(game)
    except FileNotFoundError:
        return ""


@router.get("/games/{game}/strings/{language}", response_class=PlainTextResponse)
async def game_strings(game: str, language: str, request: Request) -> Response:
    """The Fluent catalogue of a game."""
    known(game, language)
    return keep_game_strings(game, language).respond(request)


@cache
def keep_game_strings(game: str, language: str) -> KeptAnswer:
    """The catalogue of a game."""
    return KeptAnswer(read_game_strings(game, language).encode(), TEXT)


@router.get("/strings/{language}", response_class=PlainTextResponse)
async def shell_strings(language: str, request: Request) -> Response:
    """The Fluent catalogue of the shell and of the server's errors, and what each game is called."""
    known(game_names()[0], language)
    return keep_page_strings(language).respond(request)


@cache
def keep_page_strings(language: str) -> KeptAnswer:
    """What the page itself says of all that: players, levels, errors, titles; the rest is the terminal's."""
    return KeptAnswer("".join(PAGE.findall(keep_shell_strings(language).body.decode())).encode(), TEXT)


@cache
def keep_shell_strings(language: str) -> KeptAnswer:
    """The catalogue of the shell, of the errors and of the games' titles."""
    errors = files("tabuleiro.server").joinpath(f"strings/{language}.ftl").read_text(encoding="utf-8")
    titles = "\n".join(line for game in game_names() for line in read_titles(game, language))
    return KeptAnswer(f"{read_shell_strings(language)}\n{errors}\n{titles}\n".encode(), TEXT)


def read_titles(game: str, language: str) -> list[str]:
    """A game's name and tagline as messages of their own: lists of games need nothing else of its catalogue."""
    found = dict(TITLE.findall(read_game_strings(game, language)))
    return [f"{kind}-{game} = {words}" for kind, words in found.items()]


@router.get("/games/{game}/rules/{language}", response_model=list[RuleResponse])
async def rules(game: str, language: str, request: Request) -> Response:
    """The rules of a game, by ID."""
    known(game, language)
    return keep_rules(game, language).respond(request)


@cache
def keep_rules(game: str, language: str) -> KeptAnswer:
    """The rules of a game."""
    listed = rulebooks.read_rules(read_rules(game, language))
    return KeptAnswer(orjson.dumps([{"id": rule, "text": text} for rule, text in listed]), JSON)


@router.get("/games/{game}/rulebook/{language}", response_model=list[ChapterResponse])
async def rulebook(game: str, language: str, request: Request) -> Response:
    """The rules of a game by chapters, for readers; the first is the book itself."""
    known(game, language)
    return keep_rulebook(game, language).respond(request)


@cache
def keep_rulebook(game: str, language: str) -> KeptAnswer:
    """The chapters of a game's rules, with what cites each rule."""
    cited = citings(find_game(game))
    chapters = [
        {
            "title": title,
            "level": level,
            "reference": is_reference,
            "blocks": [
                {
                    "rule": block.rule,
                    "text": block.text,
                    "notes": block.notes,
                    "reference": block.is_reference,
                    "cited": [citing._asdict() for citing in cited.get(block.rule, [])],
                }
                for block in blocks
            ],
        }
        for title, level, is_reference, blocks in read_chapters(read_rules(game, language))
    ]
    return KeptAnswer(orjson.dumps(chapters), JSON)


@router.get("/games/{game}/guide/{language}", response_model=GuideResponse)
async def guide(game: str, language: str, request: Request) -> Response:
    """What a newcomer is told: the aim, a primer, the course of a round, the signs."""
    known(game, language)
    return keep_guide(game, language).respond(request)


@cache
def keep_guide(game: str, language: str) -> KeptAnswer:
    """The guide of a game."""
    aim, pages, course, signs = read_guide(game, language)
    told = {
        "aim": aim,
        "pages": [page._asdict() for page in pages],
        "course": [part._asdict() for part in course],
        "signs": [sign._asdict() for sign in signs],
    }
    return KeptAnswer(orjson.dumps(told), JSON)


@router.get("/games/{game}/components", response_model=dict[str, object])
async def components(game: str, request: Request, version: int | None = None, digest: str | None = None) -> Response:
    """The components of a game, as printed, coordinates included; of an older edition if one is named."""
    known(game, "en")
    try:
        edition = find_game(game) if version is None or digest is None else find_edition(game, version, digest)
    except InputError as error:
        raise unknown(error) from error
    return keep_components(package_of(edition)).respond(request)


@cache
def keep_components(package: str) -> KeptAnswer:
    """The components of an edition; a game from outside may have no data file."""
    try:
        return KeptAnswer(orjson.dumps(read_edition(package)[0]), JSON)
    except FileNotFoundError:
        return KeptAnswer(b"{}", JSON)
