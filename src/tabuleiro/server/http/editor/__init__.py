"""REST: the position editor."""
