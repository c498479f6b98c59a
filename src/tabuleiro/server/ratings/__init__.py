"""Ratings of people: how finished tables are counted, and what ladders and profiles tell (docs/ratings.md)."""
