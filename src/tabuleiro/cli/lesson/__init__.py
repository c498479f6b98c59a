"""The lessons at the terminal."""
