"""REST: tournaments."""
