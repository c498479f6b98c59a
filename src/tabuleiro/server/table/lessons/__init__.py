"""Lessons at a table: a record plays for the others, the learner is asked for the rest."""
