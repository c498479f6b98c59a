"""The judge: the second reading of the rules, which shares no code with the first."""
