"""Hints at a table: who may have one, that everybody is told, and how the answers reach one socket."""
