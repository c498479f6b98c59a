"""The components as typed tables, read from components.toml."""
