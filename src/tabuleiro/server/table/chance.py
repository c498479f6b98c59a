"""Chance at live tables: the operating system's random source, which nobody can predict or steer."""

import secrets

from tabuleiro.server.table.playthrough import Dice


def system_dice() -> Dice:
    """Dice that draw from the operating system."""
    return secrets.SystemRandom()
