"""Bots' games as data to learn from: one row per decision, in one Parquet file."""
