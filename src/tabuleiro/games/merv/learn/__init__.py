"""Merv as learners see it."""
