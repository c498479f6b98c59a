"""What is printed on the components of Merv, read from components.toml."""
