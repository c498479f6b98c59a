"""REST: reading a game: positions, boards, the log, scores, explanations, a kept example."""
