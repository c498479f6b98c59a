"""The benchmark of agents at the terminal."""
