"""Copies of whole databases: dumps of PostgreSQL, and row by row from one kind to the other."""
