"""What all explanations share: effects and costs in one line, and the names of parties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.core.present.explanation import Saying, say
from tabuleiro.games.merv.data import components as c

if TYPE_CHECKING:
    from tabuleiro.games.merv.present.shape import Cost, Effect, Party, View


def name_of(party: Party) -> str:
    """The message that names a seat or an automa."""
    return f"seat-{party}" if isinstance(party, int) else party


def effects(lead: str, found: list[Effect]) -> Saying:
    """Effects after the words that lead to them, in one line."""
    return Saying(lead, {}, tuple(say(f"explain-{effect['op']}", n=effect["n"]) for effect in found))


def cost(lead: str, units: Cost) -> Saying:
    """A cost after the words that lead to it, in one line."""
    parts = [
        say("explain-cost-any", n=n) if unit == "any" else say("explain-cost-cube", n=n, cube=f"cube-{unit}")
        for unit, n in units.items()
    ]
    return Saying(lead, {}, tuple(parts))


def held(view: View, seat: int, colours: list[str]) -> Saying:
    """How many cubes of some colours a player has."""
    cubes = view["parties"][seat]["cubes"]
    parts = [say("explain-cost-cube", n=cubes[colour], cube=f"cube-{colour}") for colour in colours]
    return Saying("explain-have", {}, tuple(parts))


def coloured(units: Cost) -> list[str]:
    """The colours that can pay a cost: those it asks for and white, or all."""
    return list(c.COLOURS) if "any" in units else [*units, "white"]
