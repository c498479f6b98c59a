"""Bots of others from the command line: one of our levels, or a program of anybody's, on a server elsewhere."""
