"""Tournaments of people and bots: agreed on once, kept as a log, directed by the server alone."""
