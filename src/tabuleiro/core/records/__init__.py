"""Records: a game written down, read strictly, and replayed through the checked path."""
