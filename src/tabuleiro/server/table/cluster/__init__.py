"""A table that several workers serve: changes that came too late, who lets a bot act, who watches elsewhere."""
