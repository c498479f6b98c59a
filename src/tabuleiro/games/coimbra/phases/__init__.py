"""The phases of a round (CO-6)."""
