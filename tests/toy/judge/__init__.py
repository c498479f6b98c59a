"""The judge of the toy game."""
