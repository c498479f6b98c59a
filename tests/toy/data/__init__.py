"""The numbers of the toy game."""
