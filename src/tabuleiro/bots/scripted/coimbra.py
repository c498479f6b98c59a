"""A script for Coimbra: influence early, because every die pays by it, and what the end scores all the time."""

from typing import Final

from tabuleiro.bots.scripted.worth import Script, Worth

SCRIPT: Final[Script] = Script(
    {
        "points": Worth(1.0, 1.0),
        # What the end would bring now.
        "final_voyages": Worth(1.2, 1.0),
        "final_influence": Worth(0.6, 1.0),
        "final_diplomas": Worth(1.0, 1.0),
        "final_game_end_cards": Worth(1.3, 1.0),
        "final_leftovers": Worth(0.0, 1.0),
        # What dice pay in the rounds to come: guards, coins, steps of the pilgrim, points.
        "influence_council": Worth(1.0, 0.0),
        "influence_merchants": Worth(1.1, 0.0),
        "influence_clerics": Worth(1.2, 0.0),
        "influence_scholars": Worth(1.3, 0.0),
        "coins": Worth(0.8, 0.2),
        "guards": Worth(0.8, 0.2),
        "crowns": Worth(0.6, 0.2),
        "cards": Worth(1.5, 0.2),
        "monasteries": Worth(3.0, 0.5),
        "nearest_monastery": Worth(-0.4, -0.1),
        "discount_guards": Worth(1.5, 0.0),
        "discount_coins": Worth(1.5, 0.0),
    },
    ("{}_0", "{}_1", "{}_2", "{}_3"),
    "round",
    1,
    4,
)
