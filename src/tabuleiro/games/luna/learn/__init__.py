"""Positions as integers, for learning."""
