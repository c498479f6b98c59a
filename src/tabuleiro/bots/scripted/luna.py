"""A script for Luna: novices that stand where the Moon Priestess will be, shrines, and the temple from the start."""

from typing import Final

from tabuleiro.bots.scripted.worth import Script, Worth

SCRIPT: Final[Script] = Script(
    {
        # Influence, shrines, unused tokens and the council as if the game ended now.
        "projected": Worth(1.0, 1.0),
        "priestess_points": Worth(0.8, 0.9),
        "apostate_loss": Worth(-0.7, -0.9),
        # A novice in the temple pays at the end of every round, if nobody drives him out.
        "temple": Worth(4.0, 1.0),
        "temple_in_danger": Worth(-1.0, 0.0),
        "claimed_approved": Worth(2.5, 0.5),
        "claimed_bribable": Worth(1.0, 0.0),
        "shrines": Worth(2.0, 0.0),
        "favors": Worth(0.8, 0.0),
        # Novices are what everything else is made with; those who wait at the pier do nothing yet.
        "active": Worth(1.6, 0.0),
        "inactive": Worth(1.3, 0.0),
        "pier": Worth(0.7, 0.0),
    },
    ("own_{}", "next1_{}", "next2_{}", "next3_{}"),
    "rounds_left",
    5,
    0,
)
