"""Puzzles at the terminal: solving them, looking for them, and verifying them."""
