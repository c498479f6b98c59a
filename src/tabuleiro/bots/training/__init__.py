"""Training: games of self-play, and the fit of an evaluation to how they ended."""
