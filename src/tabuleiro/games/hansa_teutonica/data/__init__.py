"""What is printed: components.toml as typed tables."""
