"""Component data: typed tables made from components.toml."""
