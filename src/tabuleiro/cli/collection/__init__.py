"""Collections of data sets at the terminal."""
