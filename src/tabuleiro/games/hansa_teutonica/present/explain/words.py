"""Words that all explanations share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.core.present.explanation import Saying, say
from tabuleiro.games.hansa_teutonica.data import components as c

if TYPE_CHECKING:
    from tabuleiro.games.hansa_teutonica.present.shape import View


def kind(kind: str) -> Saying:
    """What sort of thing an element is."""
    return say(f"explain-kind-{kind}")


def name_of(owner: int | str) -> str:
    """The message that names a seat or the neutral player."""
    return f"seat-{owner}" if owner != "neutral" else "neutral"


def owner_of(piece: str) -> int | str:
    """Who owns a piece."""
    owner = piece.split(" ", maxsplit=1)[0]
    return int(owner) if owner.isdigit() else owner


def shape_of(piece: str) -> str:
    """The shape of a piece."""
    return piece.split(" ")[1]


def privilege_of(view: View, seat: int) -> str:
    """The privilege of a player."""
    return str(view["derived"]["players"][seat]["values"]["privilegium"])


def covers(own: str, colour: str) -> bool:
    """A privilege is cumulative (HT-7.4)."""
    return c.COLOURS.index(own) >= c.COLOURS.index(colour)
