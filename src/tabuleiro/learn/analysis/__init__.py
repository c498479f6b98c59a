"""The analysis of a game: who was winning when, by luck or by whose decisions, and what would have been better."""
