"""REST: what people learn from their games by."""
