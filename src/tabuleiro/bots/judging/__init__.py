"""Judging and searching without a policy."""
