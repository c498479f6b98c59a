"""A script for Merv: courtiers and buildings pay every year, so they come first; the rest is worth what it scores."""

from typing import Final

from tabuleiro.bots.scripted.worth import Script, Worth

SCRIPT: Final[Script] = Script(
    {
        "points": Worth(1.0, 1.0),
        # Three scoring phases pay for these, the last of them at the end.
        "buildings": Worth(2.5, 1.0),
        "palace_points": Worth(1.8, 1.0),
        "tile_points": Worth(2.5, 1.0),
        "mosque_end_points": Worth(2.0, 1.0),
        # Nothing is scored without favor, and what the halls count grows.
        "courtiers": Worth(4.0, 0.0),
        "favor": Worth(1.2, 0.1),
        "mosque": Worth(2.0, 0.2),
        "scrolls": Worth(1.5, 0.3),
        "goods": Worth(1.5, 0.3),
        "posts": Worth(1.0, 0.0),
        "influence": Worth(0.8, 0.1),
        "camels": Worth(0.7, 0.1),
        "cubes": Worth(0.6, 0.1),
        "set_points": Worth(1.0, 1.0),
        "contract_points_ready": Worth(0.9, 0.9),
        # What the Mongols burn is gone.
        "attacked": Worth(-1.0, -2.0),
    },
    ("player0_{}", "player1_{}", "player2_{}", "player3_{}"),
    "turns_left",
    11,
    0,
)
