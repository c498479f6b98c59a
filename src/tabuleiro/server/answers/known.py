"""Refuses by name what we do not have: a game, a language."""

from tabuleiro.core.errors import InputError
from tabuleiro.core.registry import find_module
from tabuleiro.server.errors import RequestError, request_error
from tabuleiro.texts.package import check_language


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
