"""The board in text, in a reader's language: in words, and as the terminal draws it.

Where the texts come from is an argument: the server reads its catalogues itself, a browser has them already.
"""

from collections.abc import Callable

from tabuleiro.core.screen import Text
from tabuleiro.core.state import State
from tabuleiro.server.table.seat import Seat
from tabuleiro.texts.package import load_board, load_spoken

Speech = Callable[[str, str, tuple[str, ...]], Text]
"""The texts of a game in a language, for players of these names."""


def tell_text_board(state: State, language: str, seats: list[Seat], speech: Speech) -> dict[str, object]:
    """The board in words (`sections`, none for a game that has only its drawing) and as the terminal draws it."""
    game = state.game().name
    bare = speech(game, language, ())
    names = tuple(name_of(seat, number, bare) for number, seat in enumerate(seats, start=1))
    text, view, spoken = speech(game, language, names), state.view(), load_spoken(game)
    lines = load_board(game)(view, text)
    return {
        "sections": [] if spoken is None else [section._asdict() for section in spoken(view, text)],
        "lines": [[{"text": segment.text, "style": segment.style} for segment in line] for line in lines],
    }


def name_of(seat: Seat, number: int, text: Text) -> str:
    """How a player is called; a bot by its level and seat."""
    return seat.name or text("player-bot", {"level": f"level-{seat.level}", "number": number})
