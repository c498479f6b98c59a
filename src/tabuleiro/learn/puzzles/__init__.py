"""Puzzles: positions with a turn to find, how they are found, proved, chosen, solved and explained."""
