"""Analyses of games: what is asked for, computed block by block beside everything else, and told."""
