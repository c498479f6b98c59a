"""The law of tournaments: who meets whom in each round, where they sit, what it is worth, and who stands where."""
