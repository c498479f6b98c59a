"""REST: the games, their texts, rules and data."""

from functools import cache
from importlib.resources import files

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse

from tabuleiro import __version__
from tabuleiro.bots.levels import LEVELS
from tabuleiro.core import rulebook, state
from tabuleiro.core.edition import package_of
from tabuleiro.core.edition import read_components as read_edition
from tabuleiro.core.errors import InputError
from tabuleiro.core.registry import find_edition, find_game, find_module, game_names
from tabuleiro.server.context import context_of
from tabuleiro.server.errors import RequestError, request_error
from tabuleiro.server.http.models import GameResponse, HealthResponse, RuleResponse
from tabuleiro.texts.package import (
    check_language,
    read_components,
    read_game_strings,
    read_rules,
    read_shell_strings,
)

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games", response_model=list[GameResponse])
def games() -> list[dict[str, object]]:
    """Every game that can be played."""
    return [encode_game(name) for name in game_names()]


@cache
def encode_game(name: str) -> dict[str, object]:
    """A game, before anybody sits down."""
    game = find_game(name)
    return {
        "name": game.name,
        "version": game.version,
        "components": game.components,
        "rule_prefix": game.rule_prefix,
        "seats": game.seats,
        "options": [
            {"name": option.name, "default": option.default, "values": {k: list(v) for k, v in option.values.items()}}
            for option in game.options
        ],
        "levels": list(LEVELS),
        "decision_kinds": game.decision_kinds,
        "event_kinds": game.event_kinds,
        "forms": [
            {"kind": family.kind, "parameters": [list(parameter.words) for parameter in family.parameters]}
            for family in game.spaces.families
            if not family.chance
        ],
        "reconstructed": "reconstructed" in packaged_components(name),
    }


def packaged_components(game: str) -> str:
    """A game's data as text; a game without a data file has none."""
    try:
        return read_components(game)
    except FileNotFoundError:
        return ""


def known(game: str, language: str) -> None:
    """Refuse a game or a language that we do not have."""
    try:
        find_module(game)
        check_language(language)
    except InputError as error:
        raise unknown(error) from error


def unknown(error: InputError) -> RequestError:
    """The refusal of something that we do not have."""
    answer = request_error(error)
    return RequestError("unknown", answer.text, answer.arguments, answer.message)


@router.get("/games/{game}/strings/{language}", response_class=PlainTextResponse)
def game_strings(game: str, language: str) -> str:
    """The Fluent catalogue of a game."""
    known(game, language)
    return read_game_strings(game, language)


@router.get("/strings/{language}", response_class=PlainTextResponse)
def shell_strings(language: str) -> str:
    """The Fluent catalogue of the shell and of the server's errors."""
    known(game_names()[0], language)
    errors = files("tabuleiro.server").joinpath(f"strings/{language}.ftl").read_text(encoding="utf-8")
    return read_shell_strings(language) + "\n" + errors


@router.get("/games/{game}/rules/{language}", response_model=list[RuleResponse])
def rules(game: str, language: str) -> list[dict[str, str]]:
    """The rules of a game, by ID."""
    known(game, language)
    return [{"id": rule, "text": text} for rule, text in rulebook.read_rules(read_rules(game, language))]


@router.get("/games/{game}/components")
def components(game: str, version: int | None = None, digest: str | None = None) -> dict[str, object]:
    """The components of a game, as printed, coordinates included; of an older edition if one is named."""
    known(game, "en")
    try:
        edition = find_game(game) if version is None or digest is None else find_edition(game, version, digest)
        return read_edition(package_of(edition))[0]
    except InputError as error:
        raise unknown(error) from error
    except FileNotFoundError:
        return {}  # a game from outside may have no data file


@router.get("/health", response_model=HealthResponse)
def health(request: Request) -> dict[str, object]:
    """The server is alive, and its database is in its place."""
    context_of(request).store.check()
    compiled = not str(state.__file__).endswith(".py")
    return {"status": "ok", "version": __version__, "compiled": compiled}
