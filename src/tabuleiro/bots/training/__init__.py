"""Games against oneself to learn from."""
