"""Arithmetic that gives the same bits on every machine: a browser and a server find the same."""
