"""What people are shown of the toy game."""
