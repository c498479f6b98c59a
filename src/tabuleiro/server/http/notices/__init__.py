"""REST: how people are told what happens while they are away."""
