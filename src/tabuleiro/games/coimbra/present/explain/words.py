"""What all explanations share: effects in one line, and the prices of the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.core.present.explanation import Saying, say

if TYPE_CHECKING:
    from tabuleiro.games.coimbra.present.shape import Fragment, View


def effects(lead: str, fragments: list[Fragment]) -> Saying:
    """The fragments of an effect after the words that lead to them, in one line."""
    return Saying(lead, {}, tuple(Saying(part["message"], part["arguments"]) for part in fragments))


def after_paying(view: View, seat: int, resource: str, price: int) -> Saying:
    """What a player has after paying, or what is missing."""
    have = _held(view, seat, resource)
    if have < price:
        return say("explain-too-dear", price=price, resource=f"resource-{resource}", have=have)
    return say("explain-pays", price=price, resource=f"resource-{resource}", have=have, left=have - price)


def _held(view: View, seat: int, resource: str) -> int:
    player = view["players"][seat]
    return player["coins"] if resource == "coins" else player["guards"]
