"""Rated tables: what they must be, and what nobody may do there."""
