"""Hints: the best turns of a decision in words, lines and numbers, and why the one is better than the other."""
