"""Bots at a table: when they are woken, and how they choose; the processes that think are not here."""
