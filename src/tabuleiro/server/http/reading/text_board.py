"""The board in text, in a reader's language: in words, and as the terminal draws it."""

from functools import lru_cache

from tabuleiro.core.state import State
from tabuleiro.server.table.seat import Seat
from tabuleiro.texts.catalogue import Catalogue
from tabuleiro.texts.package import load_board, load_spoken


@lru_cache(maxsize=64)
def catalogue_of(game: str, language: str, names: tuple[str, ...]) -> Catalogue:
    """The texts of a game for a table; parsing them for every move would take longer than drawing."""
    return Catalogue(game, language, names)


def draw_board(state: State, language: str, seats: list[Seat]) -> list[list[dict[str, str]]]:
    """The lines of the board, each made of pieces with a text and a style."""
    game = state.game().name
    speech = catalogue_of(game, language, ())
    names = tuple(name_of(seat, number, speech) for number, seat in enumerate(seats, start=1))
    lines = load_board(game)(state.view(), catalogue_of(game, language, names))
    return [[{"text": segment.text, "style": segment.style} for segment in line] for line in lines]


def tell_board(state: State, language: str, seats: list[Seat]) -> list[dict[str, object]]:
    """The board in words: sections with a heading and a list or a table; none for a game that has only its drawing."""
    game = state.game().name
    sections = load_spoken(game)
    if sections is None:
        return []
    speech = catalogue_of(game, language, ())
    names = tuple(name_of(seat, number, speech) for number, seat in enumerate(seats, start=1))
    return [section._asdict() for section in sections(state.view(), catalogue_of(game, language, names))]


def name_of(seat: Seat, number: int, text: Catalogue) -> str:
    """How a player is called; a bot by its level and seat."""
    return seat.name or text("player-bot", {"level": f"level-{seat.level}", "number": number})
